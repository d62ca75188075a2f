package ui

import "wildfifteen/render"

// Picture adds a picture of the given height, which the scene paints; label is its description.
func (c *Column) Picture(id ID, label string, height float32) *Control {
	return c.F.Add(Control{ID: id, Role: Image, Look: Custom, Label: label, Rect: c.Take(height)})
}

// Stepper adds a slider with a button at either end that takes one step: their IDs are the slider's with
// N = -1 and N = 1. The buttons are for pointers alone; the keyboard steps by the slider itself.
func (c *Column) Stepper(id ID, label, value string, steps Range) *Control {
	s := c.Slider(id, label, value, steps)
	s.Ends = c.F.Dip(48)
	r := s.Rect
	side := c.F.Dip(48)
	step := func(n int, icon render.Icon, x float32, enabled bool) {
		c.F.Add(Control{ID: ID{id.Name, n}, Role: Button, Look: Quiet, Label: label, Icon: icon, Disabled: !enabled, Touch: true,
			Rect: render.Rect{X: x, Y: r.Y + r.H - side, W: side, H: side}})
	}
	i := len(c.F.Controls) - 1
	step(-1, render.Minus, r.X, steps.At > steps.Lo)
	step(1, render.Plus, r.X+r.W-side, steps.At < steps.Hi)
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
