package app

import (
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// menu is the scene with the list of all commands that have no button beside the board.
type menu struct {
	stage.Page
	app     *App
	list    []ui.Command // buffer of commands
	words   []ui.Command // buffer of those of a group, in short
	heroes  [len(heroRooms)]hero
	canRace bool
	keeps   bool        // the goal is one that a player can keep
	parts   [groups]int // the number of commands up to the end of each group
}

// The IDs of the menu's buttons that do not lead to a room.
var (
	againID  = ui.ID{Name: "again"}
	shareID  = ui.ID{Name: "share"}
	autoID   = ui.ID{Name: "auto"}
	whyID    = ui.ID{Name: "explain"}
	raceID   = ui.ID{Name: "race"}
	enoughID = ui.ID{Name: "enough"}
	goalID   = ui.ID{Name: "thisgoal"}
	leaveID  = ui.ID{Name: "leaverun"}
	quitID   = ui.ID{Name: "quit"}
)

// Menu shows the menu.
func (a *App) Menu() {
	a.stage.Push(&menu{Page: stage.Page{Stage: a.stage, Over: true, Hides: true, Yields: true, Sheet: &stage.Sheet{Anchor: ui.ID{Name: "menu"}}, Told: a.Trouble()}, app: a, canRace: a.CanRace(),
		keeps: session.Keeps(drawnConfig(a.Playing().Goal())), heroes: a.menuHeroes()})
}

// Tick updates the sentence on why the run is not saved.
func (m *menu) Tick() { m.Told = m.app.Trouble() }

// First returns the first card.
func (m *menu) First() ui.ID { return ui.ID{Name: heroRooms[0]} }

// commands returns the rows of the menu, group after group.
func (m *menu) commands() []ui.Command {
	t := m.Stage.Lang.T
	m.list = append(m.list[:0], ui.Command{ID: againID, Label: t("menu.again"), Icon: render.Again})
	if s := m.app.Playing(); s.Mode() == session.FewestMoves && !s.Over() { // a pad does not reach the figure that tells it
		m.list = append(m.list, ui.Command{ID: enoughID, Label: t("modes.enough_menu"), Icon: render.Search})
	}
	m.list = append(m.list,
		ui.Command{ID: whyID, Label: t("coach.explain"), Icon: render.Hint, Disabled: m.app.Playing().Over() || m.app.Playing().Mode() == session.Blind},
		ui.Command{ID: autoID, Label: t("menu.auto"), Icon: render.Wand, Disabled: m.app.Playing().Over() || m.app.Playing().Mode() == session.Blind},
		ui.Command{ID: raceID, Label: t("menu.race"), Icon: render.Flag, Disabled: !m.canRace},
		ui.Command{ID: shareID, Label: t("menu.share"), Icon: render.Share})
	if m.keeps {
		m.list = append(m.list, ui.Command{ID: goalID, Label: t("menu.goal"), Icon: render.Plus})
	}
	if _, _, ok := runOf(m.app.Playing()); ok && !m.app.Playing().Over() {
		m.list = append(m.list, ui.Command{ID: leaveID, Label: t("runs.leave"), Icon: render.Close})
	}
	for g := range groups {
		for _, r := range rooms {
			if r.group == g && !isHero(r.name) {
				m.list = append(m.list, ui.Command{ID: ui.ID{Name: r.name}, Label: t(r.word), Icon: r.icon})
			}
		}
		if g == programGroup && m.Stage.Platform == game.Desktop { // the browser and the phone have no quit
			m.list = append(m.list, ui.Command{ID: quitID, Label: t("menu.quit"), Icon: render.Quit})
		}
		m.parts[g] = len(m.list)
	}
	return m.list
}

// groupWords are the headings of the groups. What is about the program needs none.
var groupWords = [groups]string{gameGroup: "menu.game", playGroup: "menu.play", learnGroup: "menu.learn"}

const (
	menuWidth = 320 // of a column of rows, in dip
	menuPad   = 12  // around the rows, in dip
	menuGrid  = 640 // at most of a grid, in dip
)

// Layout lays out the cards with pictures and below them the groups: in two columns of rows if there is room, in one if that
// is high enough, else as grids of icons.
func (m *menu) Layout(f *ui.Frame) {
	m.commands()
	pad, wide := f.Dip(menuPad), f.Grown(menuWidth)
	grid := min(f.Safe.W-f.Dip(2*stage.SheetMargin), f.Grown(menuGrid))
	columns, width := 1, wide
	rows := m.height(f, 0, groups)
	gridRows, fits := m.gridHeight(f, grid-2*pad)
	switch {
	case f.Safe.W > 2*wide+2*pad:
		columns, width = 2, 2*wide
		rows = max(m.height(f, 0, learnGroup), m.height(f, learnGroup, groups))
	case fits:
		columns, width, rows = 0, grid, gridRows
	}
	told := f.NoteHeight(m.Told, width-4*pad)
	r := m.Sheet.Place(&m.Page, f, width, m.heroesHeight(f)+rows+told+2*pad)
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(pad)
	area := render.Rect{X: r.X + f.Dip(4), Y: in.Y, W: r.W - f.Dip(8), H: in.H} // the scroll bar stands beside the words
	col := m.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	col.Note(m.Told) // first, because the last rows of a low window show only when scrolled to
	m.layoutHeroes(f, col)
	switch columns {
	case 0:
		m.grid(col)
	case 1:
		m.rows(col, 0, groups)
	default:
		left, right := *col, *col
		left.Area.W = render.Floor((in.W - pad) / 2)
		right.Area.W = left.Area.W
		right.Area.X += left.Area.W + pad
		m.rows(&left, 0, learnGroup)
		m.rows(&right, learnGroup, groups)
		col.Y = max(left.Y, right.Y)
	}
	m.Scroll.End(f)
}

// height returns the height of the rows of some groups, each of one line.
func (m *menu) height(f *ui.Frame, from, to group) (h float32) {
	for g := from; g < to; g++ {
		h += f.ControlHeight()*float32(m.parts[g]-m.start(g)) + m.gap(f, g, from)
	}
	return h
}

// part returns the commands of a group.
func (m *menu) part(g group) []ui.Command { return m.list[m.start(g):m.parts[g]] }

// shortWords are the words of commands in a grid, where the usual ones are too long.
var shortWords = map[ui.ID]string{whyID: "coach.explain_short", autoID: "menu.auto_short", raceID: "menu.race_short", shareID: "menu.share_short", goalID: "menu.goal_short"}

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

// gridHeight returns the height of all groups as grids in a width; ok is false if the words are too long for two in a row.
func (m *menu) gridHeight(f *ui.Frame, width float32) (h float32, ok bool) {
	for g := range groups {
		perRow, rows := f.CommandRows(width, m.short(g))
		if perRow < 2 {
			return 0, false
		}
		h += m.gap(f, g, 0) + f.StackedHeight()*float32(rows)
	}
	return h, true
}

// grid adds each group as a grid of icons with their words, for low screens.
func (m *menu) grid(col *ui.Column) {
	for g := range groups {
		m.heading(col, g, 0)
		col.Commands(m.short(g))
		col.Space(-8)
	}
}

// gap returns the height of what stands above a group's rows: its heading, and a space below another group.
func (m *menu) gap(f *ui.Frame, g, from group) (h float32) {
	if g > from {
		h = f.Dip(8)
	}
	if groupWords[g] != "" {
		h += f.Fonts.Metrics(f.Face(render.Bold, 16)).Line + f.Dip(8)
	}
	return h
}

// start returns the number of the first command of a group.
func (m *menu) start(g group) int {
	if g == 0 {
		return 0
	}
	return m.parts[g-1]
}

// rows adds the rows of some groups.
func (m *menu) rows(col *ui.Column, from, to group) {
	for g := from; g < to; g++ {
		m.heading(col, g, from)
		for _, it := range m.part(g) {
			c := col.Open(it.ID, it.Label, "")
			c.Icon, c.Disabled = it.Icon, it.Disabled
		}
	}
}

// heading adds the space above a group's rows with its heading.
func (m *menu) heading(col *ui.Column, g, from group) {
	f := col.F
	r := col.Take(m.gap(f, g, from))
	if word := groupWords[g]; word != "" {
		face := f.Face(render.Bold, 16)
		h := f.Fonts.Metrics(face).Line
		f.Add(ui.Control{Role: ui.Heading, Look: ui.Small, Label: m.Stage.Lang.T(word), Face: face,
			Rect: render.Rect{X: r.X + f.Dip(8), Y: r.Y + r.H - h - f.Dip(4), W: r.W - f.Dip(16), H: h}})
	}
}

func (m *menu) Act(id ui.ID) {
	a := m.app
	m.Stage.Pop()
	switch id {
	case againID:
		a.play.Again()
	case shareID:
		m.Stage.Share(a.play.Address())
	case whyID:
		a.play.Explain()
	case autoID:
		a.play.AskSolution()
	case enoughID:
		a.play.AskEnough()
	case raceID:
		a.RaceBest()
	case goalID:
		a.ShowGoal(drawnConfig(a.Playing().Goal()))
	case leaveID:
		a.leaveRun()
	case quitID:
		m.Stage.Out.Quit = true
	}
	for i := range rooms {
		if rooms[i].name == id.Name {
			rooms[i].open(a)
		}
	}
}

func (m *menu) Key(e game.KeyEvent) bool {
	if !e.Down || e.Repeat {
		return false
	}
	switch m.app.keys.Action(e) {
	case keys.Menu:
		m.Stage.Pop()
	case keys.Help:
		m.Stage.Pop()
		m.app.Help()
	default:
		return false
	}
	return true
}
