package ui

import "wildfifteen/render"

// Picture adds a picture of the given height, which the scene paints; label is its description.
func (c *Column) Picture(id ID, label string, tall float32) *Control {
	return c.F.Add(Control{ID: id, Role: Image, Look: Custom, Label: label, Rect: c.Take(tall), Enabled: true})
}

// Stepper adds a slider that moves in steps of 1, with a button at each end that makes one step. The IDs of the buttons
// have the slider's name and N = -1 and N = 1. The buttons are for pointers only: with the keyboard the player moves the
// slider itself.
func (c *Column) Stepper(id ID, label, value string, lo, hi, at float32) *Control {
	s := c.Slider(id, label, value, lo, hi, at, 1)
	s.Ends = c.F.Dip(48)
	r := s.Rect
	side := c.F.Dip(48)
	step := func(n int, icon render.Icon, x float32, enabled bool) {
		c.F.Add(Control{ID: ID{id.Name, n}, Role: Button, Look: Quiet, Label: label, Icon: icon, HasIcon: true, Enabled: enabled, Touch: true,
			Rect: render.Rect{X: x, Y: r.Y + r.H - side, W: side, H: side}})
	}
	i := len(c.F.Controls) - 1
	step(-1, render.Minus, r.X, at > lo)
	step(1, render.Plus, r.X+r.W-side, at < hi)
	return &c.F.Controls[i]
}

// Fixed returns the rectangle to lay out at so that the control is at r after Mirror. It is for what has the same place in
// every language, such as the keys of a keyboard.
func (f *Frame) Fixed(r render.Rect) render.Rect {
	if f.RTL {
		return f.Flip(r)
	}
	return r
}
