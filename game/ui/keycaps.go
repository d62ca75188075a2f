package ui

import "wildfifteen/render"

// Caps adds a row with a label and key caps, which stand at the row's end or, if they do not fit there, below the label.
// With a zero id the row is a text, with any other a button.
func (c *Column) Caps(id ID, label string, keys []string) *Control {
	role := Button
	if id == (ID{}) {
		role = Text
	}
	b := c.F.Add(Control{ID: id, Role: role, Look: Keys, Label: label, Lines: keys,
		Rect: c.hang(render.Rect{X: c.Area.X, Y: c.Y, W: c.Area.W})})
	rows, below := c.F.capRows(b)
	if below {
		rows++
	}
	b.Rect.H = max(c.F.ControlHeight(), c.F.capsHeight()*float32(rows)+c.F.Dip(12))
	c.Y += b.Rect.H
	return b
}

// capsHeight returns the height of a row of caps with the space around it.
func (f *Frame) capsHeight() float32 {
	return f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(14)
}

// capWidth returns the width of a cap.
func (f *Frame) capWidth(key string) float32 {
	return max(f.Fonts.Width(f.Face(render.Regular, 16), key)+f.Dip(16), f.capsHeight()-f.Dip(2))
}

// capRows returns the number of rows of a control's caps and whether they stand below the label.
func (f *Frame) capRows(c *Control) (rows int, below bool) {
	gap, pad := f.Dip(6), f.Dip(8)
	var all, x float32
	for _, k := range c.Lines {
		all += f.capWidth(k) + gap
	}
	words := f.Fonts.Width(f.Face(render.Regular, 16), c.Label) + f.Dip(16)
	room := c.Rect.W - 2*pad
	if words+all <= room {
		return 1, false
	}
	rows = 1
	for _, k := range c.Lines {
		w := f.capWidth(k)
		if x > 0 && x+w > room {
			rows, x = rows+1, 0
		}
		x += w + gap
	}
	return rows, true
}

// caps draws a label with caps.
func (f painter) caps(l *render.List, c *Control) {
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	face, pad, gap, height := f.Face(render.Regular, 16), f.Dip(8), f.Dip(6), f.capsHeight()
	rows, below := f.capRows(c)
	if below {
		rows++
	}
	top := c.Rect.Y + render.Floor((c.Rect.H-height*float32(rows))/2)
	words := render.Rect{X: c.Rect.X + pad, Y: top, W: c.Rect.W - 2*pad, H: height}
	l.TextIn(f.Fonts, face, c.Label, words, f.Near(), render.Middle, f.Theme.Ink)
	y := top
	if below {
		y += height
	}
	for i := 0; i < len(c.Lines); { // a row of caps, which ends where the control does
		n, width := i, -gap
		for n < len(c.Lines) && (n == i || width+gap+f.capWidth(c.Lines[n]) <= words.W) {
			width += gap + f.capWidth(c.Lines[n])
			n++
		}
		x := c.Rect.X + c.Rect.W - pad - width
		for ; i < n; i++ {
			w := f.capWidth(c.Lines[i])
			f.cap(l, c, c.Lines[i], render.Rect{X: x, Y: y + f.Dip(4), W: w, H: height - f.Dip(8)})
			x += w + gap
		}
		y += height
	}
	f.ring(l, c, f.Radius())
}

// capIcons are the signs of the arrow keys, which are drawn alike in size: in the typeface they differ.
var capIcons = map[string]render.Icon{"↑": render.Up, "↓": render.Down, "←": render.Left, "→": render.Right}

// cap draws one cap, mirrored inside its row in a right-to-left layout.
func (f painter) cap(l *render.List, c *Control, key string, r render.Rect) {
	if f.RTL {
		r = f.Within(c.Rect, r)
	}
	r.X, r.W = render.Floor(r.X), render.Floor(r.W)
	l.Fill(r, f.Dip(6), f.Theme.Edge) // the foot shows below the top and follows its corners
	face := r.Inset(f.hair())
	face.H -= f.Dip(1)
	l.Fill(face, f.Dip(6)-f.hair(), f.Theme.Raised)
	if icon, ok := capIcons[key]; ok {
		side, at := min(f.Grown(16), face.H), face.Centre()
		l.Icon(icon, render.Rect{X: render.Floor(at.X - side/2), Y: render.Floor(at.Y - side/2), W: side, H: side}, f.Dip(2), f.Theme.Ink)
		return
	}
	l.TextIn(f.Fonts, f.Face(render.Regular, 16), key, r, render.Middle, render.Middle, f.Theme.Ink)
}

// keyRadius is the radius of a key's corners in dip.
const keyRadius = 8

// keyboardKey draws a key of the on-screen keyboard.
func (f painter) keyboardKey(l *render.List, c *Control) {
	r := c.Rect.Inset(f.Dip(2))
	style := render.BoxStyle{Fill: f.Theme.Tray}
	if f.Theme.Contrast {
		style.Edge, style.EdgeWidth = f.Theme.Edge, f.hair()
	}
	ink := f.Theme.Ink
	if c.On || c.Pressed {
		style.Fill, ink = f.Theme.Accent, f.Theme.OnAccent
	}
	radius := f.Dip(keyRadius)
	l.Box(r, radius, style)
	if c.Icon != render.NoIcon {
		side, at := min(f.Dip(24), r.W-f.Dip(4)), r.Centre()
		l.Icon(c.Icon, render.Rect{X: render.Floor(at.X - side/2), Y: render.Floor(at.Y - side/2), W: side, H: side}, f.Dip(2), ink)
	} else {
		px := min(20*f.Scale*f.TextSize, r.H*0.6)
		if w := f.Fonts.Width(f.Fonts.Face(render.Regular, int(px)), c.Label); w > r.W*0.84 {
			px *= r.W * 0.84 / w
		}
		l.TextIn(f.Fonts, f.Fonts.Face(render.Regular, int(px)), c.Label, r, render.Middle, render.Middle, ink)
	}
	if c.Focused && f.ShowRing {
		in := f.Dip(4)
		Ring(l, f.Frame, r.Inset(in), radius-in)
	}
}
