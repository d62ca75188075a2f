package app

import (
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// menu is the scene with the list of all commands that have no button beside the board.
type menu struct {
	stage.Page
	app  *App
	list []ui.Command // buffer
}

// The IDs of the menu's buttons that do not lead to a room.
var (
	againID = ui.ID{Name: "again"}
	shareID = ui.ID{Name: "share"}
	autoID  = ui.ID{Name: "auto"}
	quitID  = ui.ID{Name: "quit"}
)

// Menu shows the menu.
func (a *App) Menu() {
	a.stage.Push(&menu{Page: stage.Page{Stage: a.stage, Over: true, Hides: true, Yields: true, Told: a.Trouble()}, app: a})
}

// Tick updates the sentence on why the run is not saved.
func (m *menu) Tick() { m.Told = m.app.Trouble() }

func (m *menu) First() ui.ID { return againID }

// commands returns the rows of the menu.
func (m *menu) commands() []ui.Command {
	t := m.Lang.T
	all := append(m.list[:0], ui.Command{ID: againID, Label: t("menu.again"), Icon: render.Again})
	all = m.appendRooms(all, playGroup)
	all = append(all, ui.Command{ID: shareID, Label: t("menu.share"), Icon: render.Share},
		ui.Command{ID: autoID, Label: t("menu.auto"), Icon: render.Step, Disabled: m.app.Playing().Solved()})
	all = m.appendRooms(all, learnGroup)
	all = m.appendRooms(all, programGroup)
	if m.Platform == game.Desktop { // the browser and the phone have no quit
		all = append(all, ui.Command{ID: quitID, Label: t("menu.quit"), Icon: render.Quit})
	}
	m.list = all
	return all
}

func (m *menu) appendRooms(all []ui.Command, g group) []ui.Command {
	for _, r := range rooms {
		if r.group == g {
			all = append(all, ui.Command{ID: ui.ID{Name: r.name}, Label: m.Lang.T(r.word), Icon: r.icon})
		}
	}
	return all
}

func (m *menu) Layout(f *ui.Frame) {
	all := m.commands()
	w := min(f.Safe.W-f.Dip(32), f.Grown(320))
	h := min(f.ControlHeight()*float32(len(all))+f.Dip(32)+f.NoteHeight(m.Told, w-f.Dip(32)), f.Safe.H-f.Dip(32))
	r := render.Rect{X: render.Floor(f.Safe.X + (f.Safe.W-w)/2), Y: render.Floor(f.Safe.Y + (f.Safe.H-h)/2), W: w, H: h}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(f.Dip(16))
	area := render.Rect{X: r.X + f.Dip(4), Y: in.Y, W: r.W - f.Dip(8), H: in.H} // the scroll bar stands beside the words
	col := m.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	col.Note(m.Told) // first, because the last rows of a low window show only when scrolled to
	for _, it := range all {
		c := col.Open(it.ID, it.Label, "")
		c.Icon, c.Disabled = it.Icon, it.Disabled
	}
	m.Scroll.End(f)
}

func (m *menu) Act(id ui.ID) {
	a := m.app
	m.Pop()
	switch id {
	case againID:
		a.play.Again()
	case shareID:
		m.Share(a.play.Address())
	case autoID:
		a.play.StartAuto()
	case quitID:
		m.Out.Quit = true
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
		m.Pop()
	case keys.Help:
		m.Pop()
		m.app.Help()
	default:
		return false
	}
	return true
}
