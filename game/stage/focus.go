package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
)

// keys handles this tick's key events in the order they came.
func (s *Stage) keys() {
	for _, e := range s.In.Keys {
		if !e.Down {
			s.top().Key(e)
			continue
		}
		if modifier(e.Key) {
			continue
		}
		s.Used(Keys)
		s.rest.Pressed(e)
		// Tab moves the focus whatever it is bound to: settings of old may have given it to an action.
		if leads := e.Key == "Tab" && !s.top().page().AllKeys; leads || !s.top().Key(e) {
			s.defaultKey(e)
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

// defaultKey is what a key does in every scene: it moves the focus, presses, scrolls, goes back.
func (s *Stage) defaultKey(e game.KeyEvent) {
	p := s.top().page()
	switch e.Key {
	case "Tab":
		s.moveFocus(ui.Next(s.Controls(), p.Focus, e.Mods&game.Shift != 0))
	case "ArrowUp":
		s.arrow(ui.Up)
	case "ArrowDown":
		s.arrow(ui.Down)
	case "ArrowLeft":
		s.arrow(ui.Left)
	case "ArrowRight":
		s.arrow(ui.Right)
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
			s.defaultPress(e)
		}
	}
}

// defaultPress is what a key does that is no repetition.
func (s *Stage) defaultPress(e game.KeyEvent) {
	switch e.Key {
	case "Space", "Enter", "NumpadEnter":
		s.pressFocus()
	case "Escape":
		s.top().Back()
	case "F11":
		s.ToggleFullscreen()
	default:
		if !s.top().page().Over {
			s.rest.Key(e)
		}
	}
}

// pressFocus activates the control that has the focus.
func (s *Stage) pressFocus() {
	if c := s.Find(s.top().page().Focus); c != nil && c.Role != ui.Grid {
		s.activate(c)
	}
}

// arrow moves the focus, or a slider that has it.
func (s *Stage) arrow(d ui.Direction) {
	p := s.top().page()
	c := s.Find(p.Focus)
	if c != nil && c.Role == ui.Slider && (d == ui.Left || d == ui.Right) {
		by := c.Step
		if (d == ui.Left) != s.view.frame.RTL {
			by = -by
		}
		if v := clamp(c.At+by, c.Lo, c.Hi); v != c.At {
			s.top().Adjust(c.ID, v)
		}
		return
	}
	if c == nil {
		s.moveFocus(ui.Next(s.Controls(), p.Focus, false))
		return
	}
	id, ok := ui.Toward(s.Controls(), p.Focus, d)
	if !s.scrollToward(id, ok, d) {
		s.moveFocus(id, ok)
	}
}

// scrollToward scrolls on where the next control up or down is not in the scrolled column or far out of sight, so that
// what stands between can be read. It returns false if the focus is to move.
func (s *Stage) scrollToward(id ui.ID, ok bool, d ui.Direction) bool {
	scroll := &s.top().page().Scroll
	if !scroll.Can() || (d != ui.Up && d != ui.Down) {
		return false
	}
	step := s.view.frame.Dip(80)
	area := scroll.Area()
	if c := s.Find(id); ok && c != nil && c.Clip == area {
		above, below := area.Y-(c.Rect.Y+c.Rect.H), c.Rect.Y-(area.Y+area.H)
		if max(above, below) < step {
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

// moveFocus moves the focus to a control and scrolls it into view. It announces nothing: the screen reader reads out
// the element that mirrors the control.
func (s *Stage) moveFocus(id ui.ID, ok bool) {
	if !ok {
		return
	}
	p := s.top().page()
	p.Focus = id
	if c := s.Find(id); c != nil && p.Scroll.Can() && c.Clip == p.Scroll.Area() {
		p.Scroll.Show(c.Rect, s.view.frame.Dip(64))
	}
}

// TabKey turns to another tab when an arrow key is pressed while a tab has the focus, and reports whether it did.
func (p *Page) TabKey(t *ui.Tabs, e game.KeyEvent) bool {
	if !e.Down || !t.Has(p.Focus) || e.Key != "ArrowLeft" && e.Key != "ArrowRight" {
		return false
	}
	p.turn(t, (e.Key == "ArrowLeft") != p.view.frame.RTL)
	return true
}

// TabPad is TabKey for a game pad, whose shoulder buttons turn to another tab wherever the focus is.
func (p *Page) TabPad(t *ui.Tabs, b PadPress) bool {
	switch {
	case b.Button == game.PadL1 || b.Button == game.PadR1:
		p.turn(t, b.Button == game.PadL1)
	case t.Has(p.Focus) && (b.Button == game.PadLeft || b.Button == game.PadRight):
		p.turn(t, (b.Button == game.PadLeft) != p.view.frame.RTL)
	default:
		return false
	}
	return true
}

func (p *Page) turn(t *ui.Tabs, back bool) {
	t.Turn(back, &p.Scroll)
	p.Focus = t.ID()
}

// ShowTab turns to a tab, which gets the focus.
func (p *Page) ShowTab(t *ui.Tabs, tab int) {
	t.Show(tab, &p.Scroll)
	p.Focus = t.ID()
}
