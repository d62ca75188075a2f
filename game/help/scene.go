// Package help is the scene that explains the game: its rules, its controls and the mathematics behind it.
package help

import (
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the game.
type Desk interface {
	// ShowLessons shows the list of lessons.
	ShowLessons()
	// ShowTerms explains the words that are used.
	ShowTerms()
}

// lessonsID is the button that leads to the lessons.
var lessonsID = ui.ID{Name: "lessons"}

// TermsID is the button that leads to the terms.
var TermsID = ui.ID{Name: "terms"}

// Tab is one of the pages of the help.
type Tab int

// The tabs.
const (
	Rules Tab = iota
	Controls
	Maths
)

// Scene shows one of the tabs at a time.
type Scene struct {
	stage.Page
	keys     *keys.Map
	desk     Desk
	tabs     ui.Tabs
	keyRows  []capRow
	padRows  []capRow
	pictures [pictureCount]picture

	goals      [len(goalKinds)]boardview.GoalPicture
	gestures   [gestureCount]gesture
	crosses    crosses
	padButtons []padButton
}

// New returns the help opened at a tab. It lists the keys as k has them now.
func New(s *stage.Stage, k *keys.Map, desk Desk, tab Tab) *Scene {
	h := &Scene{Page: stage.NewPage(s), keys: k, desk: desk, tabs: ui.Tabs{Group: "tab", At: int(tab)}, gestures: newGestures()}
	h.reword()
	h.Focus = h.tabs.ID()
	return h
}

// reword makes the words in the language of the stage.
func (h *Scene) reword() {
	l := h.Stage.Lang
	h.tabs.Names = []string{l.T("help.tab_rules"), l.T("help.tab_controls"), l.T("help.tab_maths")}
	h.keyRows, h.padRows, h.pictures = keyRows(l, h.keys), padRows(l), newPictures()
	h.crosses, h.padButtons = newCrosses(l, h.keys), newPadButtons(l)
}

// Hear makes the words anew when the language changes.
func (h *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		h.reword()
	}
}

// First returns the tab shown.
func (h *Scene) First() ui.ID { return h.tabs.ID() }

// Layout adds the title, the tabs and the text of the tab shown, in two columns if there is room. The tabs stand beside the title
// or below it; if there is little room, they scroll with the text.
func (h *Scene) Layout(f *ui.Frame) {
	width := float32(stage.PageWidth)
	if f.Wide() {
		width = stage.GridWidth
	}
	area, column, beside := h.HeadTabs(f, h.Stage.Lang.T("help.title"), width, &h.tabs)
	fixed := beside > 0 || f.TextSize < 1.3 && area.H > f.Dip(400)
	if fixed && beside == 0 {
		bar := ui.Column{F: f, Area: render.Rect{X: column.X, Y: area.Y, W: column.W}, Y: area.Y}
		h.tabs.Layout(&bar)
		area.H -= bar.Y - area.Y
		area.Y = bar.Y
	}
	col := h.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	if !fixed {
		h.tabs.Layout(col)
	}
	h.layoutTab(col)
	h.End(f, col)
}

// layoutTab lays out the tab shown. Keys need the width, and so do pictures beside their words.
func (h *Scene) layoutTab(col *ui.Column) {
	left, right, _ := col.Grounds()
	switch tab := Tab(h.tabs.At); {
	case tab == Maths:
		h.layoutMaths(col)
		return
	case tab == Rules && spacious(col):
		h.layoutRulesBands(col)
		return
	case tab == Rules:
		h.layoutRules(&left, &right)
	default:
		if col.F.Low() || spacious(col) {
			left, right = *col, *col
		}
		h.layoutControls(&left, &right)
	}
	col.Y = max(left.Y, right.Y)
}

// Act turns to a tab.
func (h *Scene) Act(id ui.ID) {
	if h.tabs.Has(id) {
		h.ShowTab(&h.tabs, id.N)
	}
	switch id {
	case lessonsID:
		h.desk.ShowLessons()
	case TermsID:
		h.desk.ShowTerms()
	}
}

// Key closes the help with the key that opens it, and turns to another tab with the keys for tabs.
func (h *Scene) Key(e game.KeyEvent) bool {
	if !e.Down || e.Key == "Escape" {
		return false
	}
	if !e.Repeat && h.keys.Action(e) == keys.Help {
		h.Stage.Pop()
		return true
	}
	return h.TabKey(&h.tabs, e)
}

// Pad turns to another tab.
func (h *Scene) Pad(p stage.PadPress) bool { return h.TabPad(&h.tabs, p) }

// Paint draws a picture or an icon.
func (h *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case pictureGroup:
		h.pictures[c.ID.N].Paint(l, f, c.Rect)
	case gestureGroup:
		h.gestures[c.ID.N].Paint(l, f, c.Rect)
	case goalGroup:
		h.goals[c.ID.N].Draw(l, f.Fonts, c.Rect, f.Scale)
	case crossesID.Name:
		h.crosses.paint(l, f, c.Rect)
	case padID.Name:
		h.paintPad(l, f, c.Rect)
	case iconGroup:
		paintIcon(l, f, c)
	}
}
