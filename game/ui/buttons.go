package ui

import "wildfifteen/render"

// Buttons adds buttons side by side: all of them in a row if their words fit, otherwise in rows of half as many. Large words that would
// stand one below the other are smaller if two fit in a row then.
func (c *Column) Buttons(buttons ...Command) {
	f := c.F
	face := f.Face(render.Regular, 16)
	n := c.buttonRow(buttons, face)
	if small := f.Face(render.Regular, f.UpTo(render.Regular, 16, commandGrown)); n == 1 && len(buttons) > 1 && f.TextSize >= LargeText {
		if n = c.buttonRow(buttons, small); n > 1 {
			face = small
		}
	}
	var r render.Rect
	for i := range buttons {
		if n == 1 {
			c.Command(buttons[i], Plain)
			continue
		}
		if i%n == 0 {
			r = c.Take(f.ControlHeight())
			c.Space(8)
		}
		b := buttons[i].Control(f.Split(r, n, i%n, 8))
		b.Align, b.Face = render.Middle, face
		f.Add(b)
	}
}

// Grounded is Buttons for buttons that stand on grounds, not in frames.
func (c *Column) Grounded(buttons ...Command) {
	from := len(c.F.Controls)
	c.Buttons(buttons...)
	for i := range c.F.Controls[from:] {
		c.F.Controls[from+i].Ground = true
	}
}

// buttonRow returns how many buttons with words in a face stand side by side.
func (c *Column) buttonRow(buttons []Command, face render.FaceID) int {
	f, widest := c.F, float32(0)
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
	return n
}
