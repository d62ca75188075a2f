package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
)

// Keyboard passes keys to the scene on top and moves the focus among its controls.
type Keyboard struct{ stage *Stage }

// keys handles this tick's key events in the order they came.
func (o *Keyboard) keys() {
	for _, e := range o.stage.In.Keys {
		if !e.Down {
			o.stage.top().Key(e)
			continue
		}
		if modifier(e.Key) {
			continue
		}
		o.stage.Used(Keys)
		o.stage.rest.Pressed(e)
		// Tab moves the focus even if it is bound to an action: older settings may contain such a binding.
		if movesFocus := e.Key == "Tab" && !o.stage.top().page().AllKeys; movesFocus || !o.stage.top().Key(e) {
			o.defaultKey(e)
		}
	}
}

func modifier(k game.Key) bool {
	switch k {
	case "ShiftLeft", "ShiftRight", "ControlLeft", "ControlRight", "AltLeft", "AltRight", "MetaLeft", "MetaRight", "CapsLock", "NumLock":
		return true
	}
	return false
}

// defaultKey does what a key that the scene has not used does in every scene: it moves the focus, presses, scrolls or
// goes back.
func (o *Keyboard) defaultKey(e game.KeyEvent) {
	p := o.stage.top().page()
	switch e.Key {
	case "Tab":
		o.moveFocus(ui.Next(o.stage.Controls(), p.Focus, e.Mods&game.Shift != 0))
	case "ArrowUp":
		o.arrow(ui.Up)
	case "ArrowDown":
		o.arrow(ui.Down)
	case "ArrowLeft":
		o.arrow(ui.Left)
	case "ArrowRight":
		o.arrow(ui.Right)
	case "PageUp":
		p.Scroll.By(-p.Scroll.Area().H * 0.9)
	case "PageDown":
		p.Scroll.By(p.Scroll.Area().H * 0.9)
	case "Home":
		p.Scroll.ToStart()
	case "End":
		p.Scroll.ToEnd()
	default:
		if !e.Repeat {
			o.defaultPress(e)
		}
	}
}

// defaultPress does what a key does only when it goes down, not when it repeats.
func (o *Keyboard) defaultPress(e game.KeyEvent) {
	switch e.Key {
	case "Space", "Enter", "NumpadEnter":
		o.pressFocus()
	case "Escape":
		o.stage.top().Back()
	case "F11":
		o.stage.ToggleFullscreen()
	default:
		if p := o.stage.top().page(); !p.Over || p.Sheet != nil {
			o.stage.rest.Key(e)
		}
	}
}

// pressFocus activates the control that has the focus.
func (o *Keyboard) pressFocus() {
	if c := o.stage.Find(o.stage.top().page().Focus); c != nil && c.Role != ui.Grid {
		o.stage.activate(c)
	}
}

// arrow moves the focus in a direction, or changes the focused slider.
func (o *Keyboard) arrow(d ui.Direction) {
	p := o.stage.top().page()
	c := o.stage.Find(p.Focus)
	if c != nil && c.Role == ui.Slider && (d == ui.Left || d == ui.Right) {
		by := c.Step
		if (d == ui.Left) != o.stage.view.frame.RTL {
			by = -by
		}
		if v := max(c.Lo, min(c.Hi, c.At+by)); v != c.At {
			o.stage.top().Adjust(c.ID, v)
		}
		return
	}
	if c == nil {
		o.moveFocus(ui.Next(o.stage.Controls(), p.Focus, false))
		return
	}
	id, ok := ui.Toward(o.stage.Controls(), p.Focus, d)
	if !ok && d == ui.Up { // above all others, and out of reach of tabs beside it, which go round
		id, ok = BackID, o.stage.Find(BackID) != nil
	}
	if !o.scrollToward(id, ok, d) {
		o.moveFocus(id, ok)
	}
}

// scrollToward scrolls up or down if the next control in that direction, id, is far outside the viewport or not in the
// scrolled column, so that the player can read the text in between. ok says whether there is such a control.
// scrollToward returns false if it did not scroll: then the focus must move.
func (o *Keyboard) scrollToward(id ui.ID, ok bool, d ui.Direction) bool {
	scroll := &o.stage.top().page().Scroll
	if !scroll.Can() || (d != ui.Up && d != ui.Down) {
		return false
	}
	step := o.stage.view.frame.Dip(80)
	area := scroll.Area()
	if c := o.stage.Find(id); ok && c != nil {
		switch above, below := area.Y-(c.Rect.Y+c.Rect.H), c.Rect.Y-(area.Y+area.H); {
		case c.Clip == area:
			if max(above, below) < step {
				return false
			}
		case d == ui.Down && c.Rect.Y < area.Y, d == ui.Up && c.Rect.Y+c.Rect.H > area.Y+area.H: // the column is not in between
			return false
		}
	}
	was := scroll.Offset
	if d == ui.Up {
		scroll.By(-step)
	} else {
		scroll.By(step)
	}
	return scroll.Offset != was
}

// moveFocus moves the focus to a control and scrolls it into view; it does nothing if ok is false. It makes no
// announcement, because the screen reader reads out the element that mirrors the control.
func (o *Keyboard) moveFocus(id ui.ID, ok bool) {
	if !ok {
		return
	}
	p := o.stage.top().page()
	p.Focus = id
	if c := o.stage.Find(id); c != nil && p.Scroll.Can() && c.Clip == p.Scroll.Area() {
		p.Scroll.Show(c.Rect, o.stage.view.frame.Dip(64))
	}
}

// TabKey shows the next or the previous tab if the event presses the right or left arrow key while a tab has the focus.
// It reports whether it did.
func (p *Page) TabKey(t *ui.Tabs, e game.KeyEvent) bool {
	if !e.Down || !t.Has(p.Focus) || e.Key != "ArrowLeft" && e.Key != "ArrowRight" {
		return false
	}
	p.turn(t, (e.Key == "ArrowLeft") != p.Stage.view.frame.RTL)
	return true
}

// TabPad is TabKey for a game pad. The shoulder buttons change the tab wherever the focus is.
func (p *Page) TabPad(t *ui.Tabs, b PadPress) bool {
	switch {
	case b.Button == game.PadL1 || b.Button == game.PadR1:
		p.turn(t, b.Button == game.PadL1)
	case t.Has(p.Focus) && (b.Button == game.PadLeft || b.Button == game.PadRight):
		p.turn(t, (b.Button == game.PadLeft) != p.Stage.view.frame.RTL)
	default:
		return false
	}
	return true
}

func (p *Page) turn(t *ui.Tabs, back bool) {
	t.Turn(back, &p.Scroll)
	p.Focus = t.ID()
}

// ShowTab shows a tab and gives it the focus.
func (p *Page) ShowTab(t *ui.Tabs, tab int) {
	t.Show(tab, &p.Scroll)
	p.Focus = t.ID()
}
