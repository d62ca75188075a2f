package app

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// groupWords are the headings of the groups. What is about the program needs none.
var groupWords = [groups]string{gameGroup: "menu.game", playGroup: "menu.play", learnGroup: "menu.learn"}

// The measures of the menu in dip.
const (
	menuWidth  = 320 // of a column of rows
	menuPad    = 12  // around the rows
	menuMost   = 640 // at most of a grid
	menuGap    = 8   // above a group
	menuLow    = 2   // the same on a low screen
	menuSliver = 96  // of the screen below it, at least, or nothing
	menuRows   = 6   // the most rows in the column of the game played: every game's menu has the room for them
)

// menuShape is how the menu is laid out.
type menuShape struct {
	kind    menuKind
	width   float32
	columns int           // of a grid
	room    float32       // the width of words in one of these
	face    render.FaceID // of these words
	picture float32       // the height of the ribbon of a new game
	docked  bool          // a grid stands in the column beside the board
	tight   bool          // there is no room for what the cards below that of a new game tell
	column  render.Rect   // the place of a grid beside the board; the zero rectangle: it stands at its button
	more    float32       // of the height to spare, what each group gets, or each card of a grid
}

type menuKind uint8

const (
	menuColumns menuKind = iota // two columns of rows that tell keys: what is about the game played, and the rest
	menuGrid                    // cards in columns, three or, on a low screen, six
	menuList                    // for large words: cards in two columns, or if they do not fit, one column of rows
)

// shapeFor returns the shape for a screen: beside the board if it fits there, else columns of rows if there is room, else a grid, or for
// words that are too large in that, a list.
func (m *menu) shapeFor(f *ui.Frame) menuShape {
	if s, ok := m.dock(f); ok {
		return s
	}
	pad, wide := f.Dip(menuPad), f.Grown(menuWidth)
	if s := (menuShape{kind: menuColumns, width: 2 * wide, picture: m.heroMost(f)}); f.Safe.W > 2*wide+2*pad &&
		f.Safe.H >= m.columnsHeight(f)+m.heroesHeight(f, s)+2*pad+f.Dip(2*stage.SheetMargin) {
		return s
	}
	s := menuShape{kind: menuGrid, width: min(f.Safe.W-f.Dip(2*stage.SheetMargin), f.Grown(menuMost)), columns: 3, picture: m.heroMost(f)}
	if f.Wide() && s.width > f.Grown(480) {
		s.columns = 6
	}
	if m.gridFits(f, &s) {
		m.fitHeroes(f, &s, f.Safe.H-f.Dip(2*stage.SheetMargin)-m.told(f, s))
		return s
	}
	return menuShape{kind: menuList, width: wide}
}

// told returns the height of the sentence on why the run is not saved.
func (m *menu) told(f *ui.Frame, s menuShape) float32 {
	return f.NoteHeight(m.Told, s.width-4*f.Dip(menuPad))
}

// The least and the largest width of the column beside the board, in dip, that a menu takes.
const (
	dockLeast = 300
	dockMost  = 480
)

// dock returns the shape of a grid that takes the column beside the board, as high as that. Players at the keyboard get the rows
// instead, which tell the keys.
func (m *menu) dock(f *ui.Frame) (s menuShape, ok bool) {
	at, ok := m.Sheet.Column(&m.Page, f)
	if !ok || at.W < f.Grown(dockLeast) || at.W > f.Grown(dockMost) || m.Stage.Device() == stage.Keys {
		return s, false
	}
	s = menuShape{kind: menuGrid, width: at.W, columns: 3, docked: true}
	if !m.gridFits(f, &s) {
		return s, false
	}
	room := at.H - m.told(f, s)
	m.fitHeroes(f, &s, room)
	spare := room - m.heroesHeight(f, s) - m.gridHeight(f, s) - 2*f.Dip(menuPad)
	if ok = spare >= 0; ok {
		s.column, s.more = at, gridSpare(f, s, spare)
	}
	return s, ok
}

// lowScreen is the height of screens, in dip, on which no space is to spare.
const lowScreen = 420

// The least gap between the words of the foot of a grid, and what their icons take with the space around them, in dip.
const (
	footGap  = 10
	footIcon = 26
)

// The largest words of a grid in dip: below the board, and in the column beside it.
const (
	gridWords = 16
	dockWords = 18
)

// words returns the size of the largest words of a grid in dip.
func (s menuShape) words() float32 {
	if s.docked {
		return dockWords
	}
	return gridWords
}

// footFace is the face of the words of the foot of a grid: smaller than usual where long ones need it.
func (m *menu) footFace(f *ui.Frame, s menuShape) (face render.FaceID) {
	for size := s.words(); size >= gridLeast; size-- {
		face = f.Face(render.Regular, size)
		if m.footWidth(f, face, false) <= s.width-f.Dip(2*menuPad) {
			break
		}
	}
	return face
}

// footPart returns the least width of a command of the foot: that of its word and of a gap or, with icons, of its icon.
func footPart(f *ui.Frame, face render.FaceID, c ui.Command, icons bool) float32 {
	beside := f.Dip(footGap)
	if icons {
		beside = f.IconSide() + f.Dip(footIcon)
	}
	return max(f.Fonts.Width(face, c.Label)+beside, f.Dip(48))
}

// footWidth returns the least width of the foot.
func (m *menu) footWidth(f *ui.Frame, face render.FaceID, icons bool) (w float32) {
	for _, c := range m.short(programGroup) {
		w += footPart(f, face, c, icons)
	}
	return w
}

// foot adds what is about the program in a row of a grid, beside each other. Long words have more of the row, and are without their icons.
func (m *menu) foot(col *ui.Column, s menuShape) {
	f := col.F
	face := f.Face(render.Regular, s.words())
	icons := m.footWidth(f, face, true) <= s.width-f.Dip(2*menuPad)
	if !icons {
		face = m.footFace(f, s)
	}
	words, row := m.short(programGroup), col.Take(f.ControlHeight())
	if m.footEven(f, face, icons, words, row) { // below the columns of the grid
		return
	}
	more := max(0, row.W-m.footWidth(f, face, icons)) / float32(len(words))
	x := row.X
	for _, c := range words {
		to := x + footPart(f, face, c, icons) + more
		m.footButton(f, c, render.Rect{X: render.Floor(x), Y: row.Y, W: render.Floor(to) - render.Floor(x), H: row.H}, face, icons)
		x = to
	}
}

// footEven adds the commands of the foot in equal columns, if each has room in one.
func (m *menu) footEven(f *ui.Frame, face render.FaceID, icons bool, words []ui.Command, row render.Rect) bool {
	for _, c := range words {
		if footPart(f, face, c, icons) > f.Split(row, len(words), 0, gridGap).W {
			return false
		}
	}
	for i, c := range words {
		m.footButton(f, c, f.Split(row, len(words), i, gridGap), face, icons)
	}
	return true
}

// footButton adds a command of the foot.
func (m *menu) footButton(f *ui.Frame, c ui.Command, at render.Rect, face render.FaceID, icons bool) {
	b := c.Control(at)
	b.Look, b.Face, b.Align = ui.Quiet, face, render.Middle
	if !icons {
		b.Icon = render.NoIcon
	}
	f.Add(b)
}

// Layout lays out the cards with pictures, below them the groups, and at the foot what is about the program.
func (m *menu) Layout(f *ui.Frame) {
	m.commands()
	m.more = 0
	pad := f.Dip(menuPad)
	s := m.shapeFor(f)
	high := m.heroesHeight(f, s) + m.groupsHeight(f, s) + m.told(f, s) + 2*pad
	var r render.Rect
	if s.column.H > 0 {
		r = m.Sheet.Beside(&m.Page, f, s.column)
	} else {
		if f.Safe.H-high < f.Dip(menuSliver) { // what shows of the words below it would be cut
			s.more = m.spare(f, s, f.Safe.H-f.Dip(2*stage.SheetMargin)-high)
			high = f.Safe.H
		}
		r = m.Sheet.Place(&m.Page, f, s.width, high)
	}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	if spare := r.H - high; spare > 0 && s.column.H == 0 { // the sheet hides nothing by halves: commands keep their distances
		in.Y, in.H = in.Y+render.Floor(spare/2), in.H-spare
	}
	m.more = s.gaps()
	area := render.Rect{X: r.X + f.Dip(4), Y: in.Y, W: r.W - f.Dip(8), H: in.H} // the scroll bar stands beside the words
	col := m.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	col.Note(m.Told) // first, because the last rows of a low window show only when scrolled to
	m.layoutHeroes(f, col, s)
	switch s.kind {
	case menuColumns:
		m.columns(col)
	case menuGrid:
		m.grid(col, s)
	default:
		m.largeList(col, s)
	}
	m.Scroll.End(f)
}

// groupSpare is the most that is added above each group of rows, in dip.
const groupSpare = 24

// spare returns what each group, or each card of a grid, gets of a spare height.
func (m *menu) spare(f *ui.Frame, s menuShape, spare float32) float32 {
	if s.kind == menuGrid {
		return gridSpare(f, s, spare)
	}
	return max(0, min(f.Dip(groupSpare), render.Floor(spare/float32(groups))))
}

// gaps returns what the space above each group gets of it: in a grid half of what the cards get.
func (s menuShape) gaps() float32 {
	if s.kind == menuGrid {
		return render.Floor(s.more / 2)
	}
	return s.more
}

// groupsHeight returns the height of all groups.
func (m *menu) groupsHeight(f *ui.Frame, s menuShape) float32 {
	switch s.kind {
	case menuColumns:
		return m.columnsHeight(f)
	case menuGrid:
		return m.gridHeight(f, s)
	}
	return f.Safe.H // it scrolls
}

// columnsHeight returns the height of two columns of rows and of the foot.
func (m *menu) columnsHeight(f *ui.Frame) float32 {
	left := m.gap(f, gameGroup) + f.ControlHeight()*menuRows
	return max(left, m.rowsHeight(f, playGroup)+m.rowsHeight(f, learnGroup)) + m.gap(f, programGroup) + f.ControlHeight()
}

// columns adds the commands of the game played beside what there is to play and to learn, and the foot.
func (m *menu) columns(col *ui.Column) {
	f, top := col.F, col.Y
	left, right := col.Equal(menuPad)
	m.rows(&left, gameGroup, m.part(gameGroup))
	m.rows(&right, playGroup, m.part(playGroup))
	m.rows(&right, learnGroup, m.part(learnGroup))
	col.Y = top + m.columnsHeight(f) - f.ControlHeight()
	m.footLine(col)
}

// footLine adds what is about the program in a line as wide as the column, each word beside its icon.
func (m *menu) footLine(col *ui.Column) {
	foot, row := m.part(programGroup), col.Take(col.F.ControlHeight())
	for i := range foot {
		b := foot[i].Control(col.F.Split(row, len(foot), i, heroGap))
		b.Look, b.Align = ui.Quiet, render.Middle
		col.F.Add(b)
	}
}

// rowsHeight returns the height of a group as rows.
func (m *menu) rowsHeight(f *ui.Frame, g group) float32 {
	return m.gap(f, g) + f.ControlHeight()*float32(len(m.part(g)))
}

// keysWidth is the width of a window, in dip, from which the menu tells keys: a narrower one is a phone's, or has no room to spare.
const keysWidth = 400

// rows adds the commands of a group as rows; those of the keyboard's players tell the keys.
func (m *menu) rows(col *ui.Column, g group, list []ui.Command) {
	m.heading(col, g)
	hasKeys := m.Stage.Device() == stage.Keys || m.Stage.Platform == game.Desktop && m.Stage.Device() != stage.Touch
	hasKeys = hasKeys && col.F.Safe.W >= col.F.Grown(keysWidth)
	for _, it := range list {
		key := ""
		if hasKeys {
			key = m.keyOf(it.ID)
		}
		c := col.Open(it.ID, it.Label, key)
		c.Icon, c.Disabled, c.Ground, c.At = it.Icon, it.Disabled, true, tint(it.ID)
	}
}

// tint returns the place in the ramp of the ground of a command's icon: the rooms go along the ramp, what is about the game played
// and the program has none.
func tint(id ui.ID) float32 {
	n, at := 0, -1
	for _, r := range rooms {
		if r.group == programGroup || isHero(r.name) {
			continue
		}
		if r.name == id.Name {
			at = n
		}
		n++
	}
	if at < 0 {
		return 0
	}
	return (float32(at) + 0.5) / float32(n)
}

// start returns the number of the first command of a group.
func (m *menu) start(g group) int {
	if g == 0 {
		return 0
	}
	return m.parts[g-1]
}

// part returns the commands of a group.
func (m *menu) part(g group) []ui.Command { return m.list[m.start(g):m.parts[g]] }

// shortWords are the words of commands in a grid, where the usual ones are too long.
var shortWords = map[ui.ID]string{whyID: "coach.explain_short", autoID: "menu.auto_short", raceID: "menu.race_short",
	enoughID: "modes.enough_ask_short", shareID: "menu.share_short", goalID: "menu.goal_short", leaveID: "menu.leave_short"}

// short returns the commands of a group as a grid has them.
func (m *menu) short(g group) []ui.Command {
	m.words = append(m.words[:0], m.part(g)...)
	for i := range m.words {
		m.words[i].Label = m.label(&m.words[i])
	}
	return m.words
}

// menuIn is how far headings keep off the edge, in dip: as far as the icons of the rows below them.
const menuIn = 4

// gap returns the height of what stands above a group: a space and its heading.
func (m *menu) gap(f *ui.Frame, g group) (h float32) {
	h = f.Dip(menuGap)
	if f.Safe.H < f.Dip(lowScreen) {
		h = f.Dip(menuLow)
	}
	if groupWords[g] != "" {
		h += f.Fonts.Metrics(f.Face(render.Bold, 16)).Line + f.Dip(8)
	}
	return h + m.more
}

// heading adds the space above a group with its heading.
func (m *menu) heading(col *ui.Column, g group) {
	f, in := col.F, col.F.Dip(menuIn)
	r := col.Take(m.gap(f, g))
	if word := groupWords[g]; word != "" {
		face := f.Face(render.Bold, 16)
		h := f.Fonts.Metrics(face).Line
		f.Add(ui.Control{Role: ui.Heading, Look: ui.Small, Label: m.Stage.Lang.T(word), Face: face,
			Rect: render.Rect{X: r.X + in, Y: r.Y + r.H - h - f.Dip(4), W: r.W - 2*in, H: h}})
	}
}
