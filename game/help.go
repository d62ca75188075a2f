package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// help is the scene that explains the game: its rules, how it is played, and why it works.
type help struct {
	page
	tab   int
	tabs  []string
	keys  []keyRow
	pads  []keyRow
	pics  helpPictures
	older [helpTabs]float32 // how far each tab was scrolled
}

// keyRow is an action and the keys or buttons that do it.
type keyRow struct {
	label string
	caps  []string
}

// The pages of the help.
const (
	rulesTab = iota
	controlsTab
	mathsTab
	helpTabs
)

const tabGroup = "tab"

func newHelp(a *App) *help { return newHelpAt(a, rulesTab) }

// newHelpAt opens the help at one of its pages.
func newHelpAt(a *App, tab int) *help {
	t := a.lang.T
	h := &help{page: page{app: a, covers: true}, tab: tab, tabs: []string{t("help.tab_rules"), t("help.tab_controls"), t("help.tab_maths")}}
	h.focus = ui.ID{Name: tabGroup, N: tab}
	h.keys = a.keyRows()
	h.pads = a.padRows()
	return h
}

// keyRows are the keys as they are bound now, and those that cannot be changed.
func (a *App) keyRows() (rows []keyRow) {
	t := a.lang.T
	for i := range bindings {
		b := &bindings[i]
		if caps := a.capsOf(b); len(caps) > 0 {
			rows = append(rows, keyRow{t("help.act_" + string(b.action)), caps})
			if b.action == actHint {
				rows = append(rows, keyRow{t("help.act_held"), caps})
			}
		}
		if i == moveBindings-1 {
			rows = append(rows, keyRow{t("help.act_edge"), []string{a.capOf("Shift+ArrowLeft")}},
				keyRow{t("help.act_walk"), []string{a.capOf("Ctrl+ArrowLeft")}},
				keyRow{t("help.act_play"), []string{a.capOf("Enter")}})
		}
	}
	return append(rows, keyRow{t("help.act_next"), []string{a.capOf("Tab")}}, keyRow{t("help.act_board"), []string{a.capOf("Escape")}})
}

// padRows are the buttons of a game pad.
func (a *App) padRows() []keyRow {
	t := a.lang.T
	move := t("help.pad_directions")
	return []keyRow{
		{t("help.pad_move"), []string{move}},
		{t("help.act_edge"), []string{t("help.pad_and", "first", t("help.pad_rt"), "second", move)}},
		{t("help.pad_press"), []string{"A"}},
		{t("help.pad_back"), []string{"B"}},
		{t("help.act_undo"), []string{"X", t("help.pad_lb")}},
		{t("help.act_redo"), []string{t("help.pad_rb")}},
		{t("help.act_hint"), []string{"Y"}},
		{t("help.act_held"), []string{"Y"}},
		{t("help.act_goal"), []string{t("help.pad_lt")}},
		{t("help.pad_menu"), []string{t("help.pad_start")}},
		{t("help.act_new"), []string{t("help.pad_select")}},
	}
}

func (h *help) first() ui.ID { return ui.ID{Name: tabGroup, N: h.tab} }

func (h *help) layout(f *ui.Frame) {
	h.pics.set(h.app, f)
	area, column := h.head(f, h.app.lang.T("help.title"), pageWidth)
	fixed := f.TextSize < 1.3 && area.H > f.Dip(400)
	if fixed { // where there is little room, they scroll with the text
		bar := ui.Column{F: f, Area: render.Rect{X: column.X, Y: area.Y, W: column.W}, Y: area.Y}
		bar.Choice(tabGroup, "", h.tabs, h.tab)
		area.H -= bar.Y - area.Y
		area.Y = bar.Y
	}
	col := h.scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	if !fixed {
		col.Choice(tabGroup, "", h.tabs, h.tab)
	}
	switch h.tab {
	case rulesTab:
		h.rules(f, col)
	case controlsTab:
		h.controls(col)
	case mathsTab:
		h.maths(f, col)
	}
	h.end(f, col)
}

// part adds a heading and a paragraph below it.
func (h *help) part(col *ui.Column, heading, text string) {
	col.Heading(h.app.lang.T(heading))
	col.Para(h.app.lang.T(text))
}

func (h *help) rules(f *ui.Frame, col *ui.Column) {
	h.part(col, "help.goal", "help.goal_text")
	h.pics.slide(f, col, h.app.lang.T("help.pic_slide"))
	h.part(col, "help.goals", "help.goals_text")
	h.pics.goals(f, col, h.app.lang.T("help.pic_goals"))
	h.part(col, "help.missing", "help.missing_text")
	h.part(col, "help.colours", "help.colours_text")
	h.part(col, "help.clock", "help.clock_text")
}

// controls tells first of the device that is in the player's hands.
func (h *help) controls(col *ui.Column) {
	switch {
	case h.app.used == byPad:
		h.gamepad(col)
		h.keyboard(col)
		h.pointer(col)
	case h.app.used == byKeys || h.app.boot.Platform == Desktop:
		h.keyboard(col)
		h.pointer(col)
		h.gamepad(col)
	default:
		h.pointer(col)
		h.keyboard(col)
		h.gamepad(col)
	}
}

func (h *help) pointer(col *ui.Column) {
	t := h.app.lang.T
	col.Heading(t("help.pointer"))
	col.Para(t("help.pointer_tap"))
	col.Para(t("help.pointer_drag"))
	col.Para(t("help.pointer_swipe"))
	col.Para(t("help.pointer_zoom"))
	col.Para(t("help.pointer_goal"))
	col.Para(t("help.pointer_hint"))
}

func (h *help) keyboard(col *ui.Column) {
	col.Heading(h.app.lang.T("help.keyboard"))
	for i := range h.keys {
		col.Caps(ui.ID{}, h.keys[i].label, h.keys[i].caps)
	}
	col.Space(8)
	col.Small(h.app.lang.T("help.keyboard_change"))
}

func (h *help) gamepad(col *ui.Column) {
	col.Heading(h.app.lang.T("help.pad"))
	for i := range h.pads {
		col.Caps(ui.ID{}, h.pads[i].label, h.pads[i].caps)
	}
}

func (h *help) maths(f *ui.Frame, col *ui.Column) {
	t := h.app.lang.T
	h.part(col, "help.half", "help.half_text")
	h.pics.fifteen(f, col, t("help.pic_fifteen"))
	h.part(col, "help.inversions", "help.inversions_text")
	h.pics.inversions(f, col, t("help.pic_inversions"))
	col.Para(t("help.inversions_move"))
	h.part(col, "help.row", "help.row_text")
	h.part(col, "help.line", "help.line_text")
	h.pics.line(f, col, t("help.pic_line"))
	h.part(col, "help.rule", "help.rule_text")
	h.pics.chess(f, col, t("help.pic_chess"))
	h.part(col, "help.terms", "help.terms_text")
}

func (h *help) act(id ui.ID) {
	if id.Name == tabGroup {
		h.show(id.N)
	}
}

// show turns to a page of the help; each keeps its place.
func (h *help) show(tab int) {
	h.older[h.tab] = h.scroll.Offset
	h.tab = tab
	h.focus = h.first()
	h.scroll.Offset, h.scroll.Speed = h.older[tab], 0
}

func (h *help) key(e KeyEvent) bool {
	if !e.Down || e.Key == "Escape" {
		return false
	}
	if !e.Repeat && h.app.actionOf(e) == actHelp {
		h.app.pop()
		return true
	}
	if h.focus.Name == tabGroup && (e.Key == "ArrowLeft" || e.Key == "ArrowRight") {
		h.turn((e.Key == "ArrowRight") != h.app.frame.RTL)
		return true
	}
	return false
}

// turn goes one page on or back.
func (h *help) turn(on bool) {
	step := helpTabs - 1
	if on {
		step = 1
	}
	h.show((h.tab + step) % helpTabs)
}

func (h *help) pad(p padPress) bool {
	switch {
	case p.button == PadL1 || p.button == PadR1:
		h.turn(p.button == PadR1)
	case h.focus.Name == tabGroup && (p.button == PadLeft || p.button == PadRight):
		h.turn((p.button == PadRight) != h.app.frame.RTL)
	default:
		return false
	}
	return true
}

func (h *help) paint(l *render.List, f *ui.Frame, c *ui.Control) { h.pics.paint(l, f, c) }
