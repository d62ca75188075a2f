package ui

import "wildfifteen/render"

// Buttons adds buttons side by side: all of them in a row if their words fit, otherwise in rows of half as many.
func (c *Column) Buttons(buttons ...Command) {
	f := c.F
	face := f.Face(render.Regular, 16)
	widest := float32(0)
	for i := range buttons {
		w := f.Fonts.Width(face, buttons[i].Label)
		if buttons[i].Icon != render.NoIcon {
			w += f.IconSide() + f.Dip(24)
		}
		widest = max(widest, w)
	}
	n := len(buttons)
	for n > 1 && widest > f.Split(render.Rect{W: c.Area.W}, n, 0, 8).W-f.Dip(16) {
		n = (n + 1) / 2
	}
	var r render.Rect
	for i := range buttons {
		b := &buttons[i]
		if n == 1 {
			c.Command(*b, Plain)
			continue
		}
		if i%n == 0 {
			r = c.Take(f.ControlHeight())
			c.Space(8)
		}
		f.Add(Control{ID: b.ID, Role: Button, Label: b.Label, Icon: b.Icon, Align: render.Middle, Face: face, Rect: f.Split(r, n, i%n, 8), Disabled: b.Disabled})
	}
}
