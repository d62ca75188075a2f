package app

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// groupWords are the headings of the groups. What is about the program needs none.
var groupWords = [groups]string{gameGroup: "menu.game", playGroup: "menu.play", learnGroup: "menu.learn"}

// groupTints are the places in the ramp of the icons of the groups; what is about the program has the ink of words.
var groupTints = [groups]float32{gameGroup: 0.1, playGroup: 0.45, learnGroup: 0.8}

// The measures of the menu in dip.
const (
	menuWidth  = 320 // of a column of rows
	menuPad    = 12  // around the rows
	menuGrid   = 640 // at most of a grid
	menuGap    = 8   // above a group
	menuLow    = 2   // the same on a low screen
	menuSliver = 48  // of the screen below it, at least, or nothing
	menuRows   = 6   // the most rows in the column of the game played: every game's menu has the room for them
)

// menuShape is how the menu is laid out.
type menuShape struct {
	kind   menuKind
	width  float32
	face   render.FaceID // of the words in a grid
	perRow int           // in a grid: of the commands of the game played
	column render.Rect   // the place of a grid beside the board; the zero rectangle: it stands at its button
	more   float32       // the height that each group has to spare there
}

type menuKind uint8

const (
	menuColumns menuKind = iota // two columns of rows: what is about the game played, and the rest
	menuIcons                   // a grid of icons with their words
	menuList                    // one column of rows, for large words
)

// shapeFor returns the shape for a screen: columns of rows if there is room, or a grid of icons, or for words that are too
// large in it, one column.
func (m *menu) shapeFor(f *ui.Frame) menuShape {
	if s, ok := m.dock(f); ok {
		return s
	}
	pad, wide := f.Dip(menuPad), f.Grown(menuWidth)
	if f.Safe.W > 2*wide+2*pad && f.Safe.H >= m.columnsHeight(f)+m.heroesHeight(f)+2*pad+f.Dip(2*stage.SheetMargin) {
		return menuShape{kind: menuColumns, width: 2 * wide}
	}
	s := menuShape{kind: menuIcons, width: min(f.Safe.W-f.Dip(2*stage.SheetMargin), f.Grown(menuGrid)), perRow: 3}
	if f.Wide() && s.width > f.Grown(480) {
		s.perRow = 6
	}
	var fits bool
	if s.face, fits = m.gridFace(f, s); fits {
		return s
	}
	return menuShape{kind: menuList, width: wide}
}

// The measures of a menu beside the board in dip: the width of its column, and the most that is added above a group.
const (
	dockLeast = 300
	dockMost  = 480
	dockSpare = 24
)

// dock returns the shape of a grid that takes the column beside the board, as high as that. Players at the keyboard get the rows
// instead, which tell the keys.
func (m *menu) dock(f *ui.Frame) (s menuShape, ok bool) {
	at, ok := m.Sheet.Column(&m.Page, f)
	if !ok || at.W < f.Grown(dockLeast) || at.W > f.Grown(dockMost) || m.Stage.Device() == stage.Keys {
		return s, false
	}
	s = menuShape{kind: menuIcons, width: at.W, perRow: 3}
	if s.face, ok = m.gridFace(f, s); !ok {
		return s, false
	}
	high := m.heroesHeight(f) + m.gridHeight(f, s) + f.NoteHeight(m.Told, s.width-4*f.Dip(menuPad)) + 2*f.Dip(menuPad)
	if ok = high <= at.H; ok {
		s.column, s.more = at, min(f.Dip(dockSpare), render.Floor((at.H-high)/float32(groups)))
	}
	return s, ok
}

// lowScreen is the height of screens, in dip, on which no space is to spare.
const lowScreen = 420

// gridFace returns the face in which all words of a grid fit; ok is false if there is none that is not much smaller than usual.
func (m *menu) gridFace(f *ui.Frame, s menuShape) (face render.FaceID, ok bool) {
	face = f.Face(render.Regular, 16)
	width := s.width - f.Dip(2*menuPad)
	cell := f.Split(render.Rect{W: width}, s.perRow, 0, 2).W - 1
	for g := range programGroup {
		for _, c := range m.short(g) {
			least := f.FaceFitting(c.Label, cell)
			if f.Fonts.Width(least, c.Label) > cell || f.Fonts.Metrics(least).Cap < f.Fonts.Metrics(f.Face(render.Regular, gridLeast)).Cap {
				return face, false
			}
			face = min(face, least)
		}
	}
	return face, m.footWords(f, face) <= width
}

// gridLeast is the least size of the words in a grid, in dip.
const gridLeast = 12

// footGap is the least gap between the words of the foot of a grid, in dip.
const footGap = 6

// footWidth returns the least width of a command of the foot: that of its word and the gap.
func footWidth(f *ui.Frame, face render.FaceID, c ui.Command) float32 {
	return max(f.Fonts.Width(face, c.Label)+f.Dip(footGap), f.Dip(48))
}

// footWords returns the least width of the foot.
func (m *menu) footWords(f *ui.Frame, face render.FaceID) (w float32) {
	for _, c := range m.short(programGroup) {
		w += footWidth(f, face, c)
	}
	return w
}

// footInGrid reports whether the commands of the foot have room in the columns of a grid: icons in other columns would look ragged.
func (m *menu) footInGrid(f *ui.Frame, s menuShape) bool {
	cell := f.Split(render.Rect{W: s.width - f.Dip(2*menuPad)}, m.footColumns(s), 0, 2).W - 1
	for _, c := range m.short(programGroup) {
		if f.Fonts.Width(s.face, c.Label) > cell {
			return false
		}
	}
	return m.footColumns(s) <= s.perRow
}

// footColumns returns the number of columns of the foot of a grid.
func (m *menu) footColumns(s menuShape) int { return max(s.perRow, len(m.part(programGroup))) }

// foot adds what is about the program in a row of a grid; long words have more of it.
// Where they stand below the others, they have icons as these do; else they are words alone.
func (m *menu) foot(col *ui.Column, s menuShape) {
	f := col.F
	if m.footInGrid(f, s) {
		m.icons(*col, s, programGroup, m.footColumns(s))
		col.Y += f.StackedHeight()
		return
	}
	row := col.Take(f.ControlHeight())
	more := (row.W - m.footWords(f, s.face)) / float32(len(m.part(programGroup)))
	x := row.X
	for _, c := range m.short(programGroup) {
		to := x + footWidth(f, s.face, c) + more
		b := c.Control(render.Rect{X: render.Floor(x), Y: row.Y, W: render.Floor(to) - render.Floor(x), H: row.H})
		b.Look, b.Face, b.Icon, b.Align = ui.Quiet, s.face, render.NoIcon, render.Middle
		f.Add(b)
		x = to
	}
}

// Layout lays out the cards with pictures, below them the groups, and at the foot what is about the program.
func (m *menu) Layout(f *ui.Frame) {
	m.commands()
	m.more = 0
	pad := f.Dip(menuPad)
	s := m.shapeFor(f)
	m.listed = s.kind == menuList
	told := f.NoteHeight(m.Told, s.width-4*pad)
	high := m.heroesHeight(f) + m.groupsHeight(f, s) + told + 2*pad
	var r render.Rect
	if s.column.H > 0 {
		m.more = s.more
		r = m.Sheet.At(&m.Page, f, s.column)
	} else {
		if f.Safe.H-high < f.Dip(menuSliver) { // what shows of the words below it would be cut
			m.more = min(f.Dip(dockSpare), max(0, render.Floor((f.Safe.H-f.Dip(2*stage.SheetMargin)-high)/float32(groups))))
			high = f.Safe.H
		}
		r = m.Sheet.Place(&m.Page, f, s.width, high)
	}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	if spare := r.H - high; spare > 0 && s.column.H == 0 { // the sheet hides nothing by halves: commands keep their distances
		in.Y, in.H = in.Y+render.Floor(spare/2), in.H-spare
	}
	area := render.Rect{X: r.X + f.Dip(4), Y: in.Y, W: r.W - f.Dip(8), H: in.H} // the scroll bar stands beside the words
	col := m.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	col.Note(m.Told) // first, because the last rows of a low window show only when scrolled to
	m.layoutHeroes(f, col)
	switch s.kind {
	case menuColumns:
		m.columns(col)
	case menuIcons:
		m.grid(col, s)
	default:
		for g := range groups {
			m.rows(col, g, m.short(g))
		}
	}
	m.Scroll.End(f)
}

// groupsHeight returns the height of all groups.
func (m *menu) groupsHeight(f *ui.Frame, s menuShape) (h float32) {
	switch s.kind {
	case menuColumns:
		return m.columnsHeight(f)
	case menuIcons:
		return m.gridHeight(f, s)
	}
	for g := range groups {
		h += m.rowsHeight(f, g)
	}
	return h
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
	m.heading(col, g, 8)
	hasKeys := m.Stage.Device() == stage.Keys || m.Stage.Platform == game.Desktop && m.Stage.Device() != stage.Touch
	hasKeys = hasKeys && col.F.Safe.W >= col.F.Grown(keysWidth)
	for _, it := range list {
		key := ""
		if hasKeys {
			key = m.keyOf(it.ID)
		}
		c := col.Open(it.ID, it.Label, key)
		c.Icon, c.Disabled, c.At = it.Icon, it.Disabled, groupTints[g]
	}
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
	enoughID: "menu.enough_short", shareID: "menu.share_short", goalID: "menu.goal_short", leaveID: "menu.leave_short"}

// short returns the commands of a group as a grid has them.
func (m *menu) short(g group) []ui.Command {
	m.words = append(m.words[:0], m.part(g)...)
	for i := range m.words {
		if key := shortWords[m.words[i].ID]; key != "" {
			m.words[i].Label = m.Stage.Lang.T(key)
		}
	}
	return m.words
}

// gridHeight returns the height of a grid: what there is to play and to learn stands side by side in a wide one.
func (m *menu) gridHeight(f *ui.Frame, s menuShape) float32 {
	rows := menuRows/s.perRow + 1 // of the game played, and to play
	h := m.gap(f, gameGroup) + m.gap(f, playGroup) + m.gap(f, programGroup)
	if s.perRow < menuRows {
		h += m.gap(f, learnGroup)
		rows++
	}
	foot := f.ControlHeight()
	if s.perRow < menuRows && m.footInGrid(f, s) {
		foot = f.StackedHeight()
	}
	return h + f.StackedHeight()*float32(rows) + foot
}

// grid adds the groups as rows of icons with their words.
func (m *menu) grid(col *ui.Column, s menuShape) {
	f := col.F
	m.heading(col, gameGroup, 0)
	top := col.Y
	m.icons(*col, s, gameGroup, s.perRow)
	col.Y = top + f.StackedHeight()*float32(menuRows/s.perRow)
	if s.perRow == menuRows {
		left, right := col.Equal(2)
		m.heading(&left, playGroup, 0)
		m.icons(left, s, playGroup, s.perRow/2)
		m.heading(&right, learnGroup, 0)
		m.icons(right, s, learnGroup, s.perRow/2)
		col.Y = left.Y + f.StackedHeight()
	} else {
		for _, g := range [...]group{playGroup, learnGroup} {
			m.heading(col, g, 0)
			m.icons(*col, s, g, s.perRow)
			col.Y += f.StackedHeight()
		}
	}
	m.heading(col, programGroup, 0)
	if s.perRow == menuRows {
		m.footLine(col)
		return
	}
	m.foot(col, s)
}

// icons adds the commands of a group, so many in a row, on an upright screen on a ground of their own.
func (m *menu) icons(col ui.Column, s menuShape, g group, perRow int) {
	f := col.F
	var row render.Rect
	list := m.short(g)
	if rows := (len(list) + perRow - 1) / perRow; s.perRow < menuRows { // it shows which commands a heading is of
		f.Add(ui.Control{Look: ui.Ground, Rect: render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: f.StackedHeight() * float32(rows)}})
	}
	for i, c := range list {
		if i%perRow == 0 {
			row = col.Take(f.StackedHeight())
		}
		b := c.Control(f.Split(row, perRow, i%perRow, 2))
		b.Look, b.Face, b.At = ui.Stacked, s.face, groupTints[g]
		f.Add(b)
	}
}

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

// heading adds the space above a group with its heading, so many dip from the edge.
func (m *menu) heading(col *ui.Column, g group, in float32) {
	f := col.F
	r := col.Take(m.gap(f, g))
	if word := groupWords[g]; word != "" {
		face := f.Face(render.Bold, 16)
		h := f.Fonts.Metrics(face).Line
		f.Add(ui.Control{Role: ui.Heading, Look: ui.Small, Label: m.Stage.Lang.T(word), Face: face,
			Rect: render.Rect{X: r.X + f.Dip(in), Y: r.Y + r.H - h - f.Dip(4), W: r.W - 2*f.Dip(in), H: h}})
	}
}
