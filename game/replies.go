package game

import (
	"wildfifteen/game/ui"
)

// replies hands what came from outside to those who wait for it.
func (a *App) replies() {
	for _, r := range a.in.Replies {
		if a.top().reply(r) {
			continue
		}
		switch r.Kind {
		case Back:
			a.systemBack()
		case Link:
			a.openText(r.Text)
		case StoreFailed:
			a.storeFailed(r.Text)
		case Owned:
			a.owned()
		case Failed, Told:
			a.toast.show(a, r.Text)
		case Pasted:
			a.openText(r.Text)
		case Saved:
			a.toast.show(a, a.lang.T("message.file_saved", "name", r.Text))
		case Opened:
			a.opened(r.Text, r.Data)
		case Pressed, Adjusted, FocusMoved:
			a.reached(&r)
		}
	}
}

// reached does what was done to a control by way of the mirror.
func (a *App) reached(r *Reply) {
	c := ui.Find(a.frame.Controls, r.ID)
	if c == nil || c.Disabled {
		return
	}
	if c.Focusable() {
		a.top().base().focus = c.ID
	}
	switch {
	case r.Kind == FocusMoved:
		a.device(byKeys)
		a.moveFocus(c.ID, c.Focusable())
	case r.Kind == Adjusted && c.Role == ui.Slider:
		a.top().adjust(c.ID, clamp(r.At, c.Lo, c.Hi))
	case r.Kind == Pressed && c.Role == ui.Cell:
		a.top().act(c.ID)
	case r.Kind == Pressed && c.Role != ui.Grid && c.Role != ui.Field:
		a.activate(c)
	}
}

// systemBack goes up one scene; from the first one the program goes to the background.
func (a *App) systemBack() {
	if len(a.stack) > 1 {
		a.top().back()
		return
	}
	a.out.Home = true
}
