package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// menu is the list of everything that is not on the board's own buttons.
type menu struct{ page }

var (
	chooserID  = ui.ID{Name: "chooser"}
	settingsID = ui.ID{Name: "settings"}
	helpID     = ui.ID{Name: "help"}
	aboutID    = ui.ID{Name: "about"}
	quitID     = ui.ID{Name: "quit"}
	autoID     = ui.ID{Name: "auto"}
	labID      = ui.ID{Name: "lab"}
)

func newMenu(a *App) *menu { return &menu{page{app: a, overlay: true, covers: true}} }

func (m *menu) first() ui.ID { return againID }

// items are the menu's lines.
func (m *menu) items() []button {
	all := []button{
		{againID, "menu.again", render.Again, true},
		{chooserID, "menu.chooser", render.New, true},
		{shareID, "menu.share", render.Share, true},
		{autoID, "menu.auto", render.Step, !m.app.log.Current().Solved()},
		{labID, "menu.lab", render.Lab, true},
		{atlasID, "menu.atlas", render.Atlas, true},
		{settingsID, "menu.settings", render.Settings, true},
		{helpID, "menu.help", render.Help, true},
		{aboutID, "menu.about", render.Info, true},
		{quitID, "menu.quit", render.Quit, true},
	}
	if m.app.boot.Platform != Desktop { // the browser and the phone have no quit
		all = all[:len(all)-1]
	}
	return all
}

func (m *menu) layout(f *ui.Frame) {
	items := m.items()
	w := min(f.Safe.W-f.Dip(32), f.Grown(320))
	h := min(f.ControlHeight()*float32(len(items))+f.Dip(32)+m.app.unsaved.tall(f, w-f.Dip(32)), f.Safe.H-f.Dip(32))
	r := render.Rect{X: float32(int(f.Safe.X + (f.Safe.W-w)/2)), Y: float32(int(f.Safe.Y + (f.Safe.H-h)/2)), W: w, H: h}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(f.Dip(16))
	area := render.Rect{X: r.X + f.Dip(4), Y: in.Y, W: r.W - f.Dip(8), H: in.H} // the scroll bar stands beside the words
	col := m.scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	for _, it := range items {
		c := col.Open(it.id, m.app.lang.T(it.word), "")
		c.Icon, c.Disabled = it.icon, !it.enabled
	}
	m.app.unsaved.add(col)
	m.scroll.End(f)
}

func (m *menu) act(id ui.ID) {
	a := m.app
	a.pop()
	switch id {
	case againID:
		a.play.again()
	case chooserID:
		a.push(newChooser(a))
	case shareID:
		a.share(a.play.address)
	case labID:
		a.openLab(a.labQuestion())
	case atlasID:
		a.push(newAtlas(a))
	case settingsID:
		a.push(newSettings(a))
	case helpID:
		a.push(newHelp(a))
	case aboutID:
		a.push(newAbout(a))
	case autoID:
		a.play.startAuto()
	case quitID:
		a.out.Quit = true
	}
}

func (m *menu) key(e KeyEvent) bool {
	if !e.Down || e.Repeat {
		return false
	}
	switch m.app.actionOf(e) {
	case actMenu:
		m.app.pop()
	case actHelp:
		m.app.pop()
		m.app.push(newHelpAt(m.app, controlsTab))
	default:
		return false
	}
	return true
}
