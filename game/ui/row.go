package ui

import "wildfifteen/render"

// markAir is the space between the mark at the end of a row and the row's edge, in dip.
const markAir = 4

// rowMark draws the mark at the end of a row, an arrow or the tick of the chosen one, and returns what is left of the row.
func (f painter) rowMark(l *render.List, c *Control) Control {
	row := *c
	switch {
	case c.Leads:
		LeadsOn(l, f.Frame, c.Rect, markAir)
	case c.Role == Radio && c.On:
		endIcon(l, f.Frame, c.Rect, markAir, render.Tick, f.Theme.Accent)
	default:
		return row
	}
	row.Rect.W -= f.IconSide()
	row.Rect = f.Within(c.Rect, row.Rect)
	return row
}

// LeadsOn draws an arrow at the end of a row that leads on, so many dip from its edge.
func LeadsOn(l *render.List, f *Frame, row render.Rect, air float32) {
	icon := render.Right
	if f.RTL {
		icon = render.Left
	}
	endIcon(l, f, row, air, icon, f.Theme.Ink2)
}

// endIcon draws an icon at the end of a row, so many dip from its edge.
func endIcon(l *render.List, f *Frame, row render.Rect, air float32, icon render.Icon, ink render.Color) {
	side := f.IconSide()
	at := render.Rect{X: row.X + row.W - side - f.Dip(air), Y: render.Floor(row.Y + (row.H-side)/2), W: side, H: side}
	l.Icon(icon, f.Within(row, at).Inset(side/8), f.Dip(2), ink)
}

func (f painter) row(l *render.List, c *Control) {
	if c.Pressed || c.Role == Radio && c.On && !f.Theme.Contrast {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	f.shade(l, c, c.Rect, f.Radius())
	f.ring(l, c, f.Radius())
	left := f.rowMark(l, c)
	c = &left
	c.Focused = false // it has its ring
	face := f.Face(render.Regular, 16)
	width := c.Rect.W
	if c.Icon != render.NoIcon {
		width -= f.IconSide()
	}
	if f.valueBelow(c.Label, c.Value, width) {
		line := f.Fonts.Metrics(face).Line
		label, value := f.ends(c, 0)
		label.H -= line + f.Dip(4)
		value = render.Rect{X: label.X, Y: label.Y + label.H - f.Dip(4), W: label.W, H: line}
		f.rowLabel(l, c, label)
		l.TextIn(f.Fonts, f.FaceFitting(c.Value, value.W), c.Value, value, f.Far(), render.Middle, f.Theme.Ink2)
		f.ring(l, c, f.Radius())
		return
	}
	var end float32
	if c.Value != "" {
		end = min(f.Fonts.Width(face, c.Value)+f.Dip(24), max(c.Rect.W*0.5, c.Rect.W-f.Dip(20)-f.labelWidth(c, face)))
		face = f.Fitting(render.Regular, 16, c.Value, end)
	}
	label, value := f.ends(c, end)
	f.rowLabel(l, c, label)
	l.TextIn(f.Fonts, face, c.Value, value, f.Far(), render.Middle, f.Theme.Ink2)
	f.ring(l, c, f.Radius())
}

// The space at each end of a row and between a label and its switch, in dip.
const (
	rowPad    = 8
	switchGap = 16
)

// ends divides a row into the rectangle of its label and that of its value, which is end pixels wide.
func (f painter) ends(c *Control, end float32) (label, value render.Rect) {
	pad := f.Dip(rowPad)
	label = render.Rect{X: c.Rect.X + pad, Y: c.Rect.Y, W: c.Rect.W - 2*pad - end, H: c.Rect.H}
	value = render.Rect{X: c.Rect.X + c.Rect.W - pad - end, Y: c.Rect.Y, W: end, H: c.Rect.H}
	if f.RTL {
		return f.Within(c.Rect, label), f.Within(c.Rect, value)
	}
	return label, value
}

// labelWidth returns the width of the icon and the label of a row, the label on one line.
func (f painter) labelWidth(c *Control, face render.FaceID) float32 {
	width := f.Fonts.Width(face, c.Label)
	if c.Icon != render.NoIcon {
		side, gap := f.rowIcon(c)
		width += side + gap
	}
	return width
}

// rowIcon returns the side of the icon of a row, with its ground if it stands on one, and the space after that.
func (f *Frame) rowIcon(c *Control) (side, gap float32) {
	if c.Ground {
		return f.IconSide() + f.Dip(2*badgeAir), f.Dip(badgeWords)
	}
	return f.IconSide(), f.Dip(16)
}

// The space around the icon of a row that stands on a ground of its own, and after that, in dip.
const (
	badgeAir   = 4
	badgeWords = 10
)

// BadgeSide returns the side of the ground of an icon in a row.
func (f *Frame) BadgeSide() float32 {
	side, _ := f.rowIcon(&Control{Ground: true})
	return side
}

// RowRoom returns the width that the label of a row with an icon on a ground has in a row of a width.
func (f *Frame) RowRoom(width float32) float32 {
	side, gap := f.rowIcon(&Control{Ground: true})
	return width - side - gap - f.Dip(2*badgeAir)
}

// RowLines returns the lines of the label of a row, w pixels wide, and their face, which is smaller if a word would not
// fit otherwise.
func (f *Frame) RowLines(label string, w float32) ([]string, render.FaceID) {
	face := f.Face(render.Regular, 16)
	for size := float32(15); size*f.TextSize >= 12 && f.LongestWord(label, face) > w; size-- {
		face = f.Face(render.Regular, size)
	}
	return f.Wrap(label, face, w), face
}

// rowLabel draws the icon and the label of a row, in several lines if needed.
func (f painter) rowLabel(l *render.List, c *Control, r render.Rect) {
	if c.Icon != render.NoIcon {
		side, gap := f.rowIcon(c)
		if c.Ground { // its ground is nearer to the edge
			r.X, r.W = r.X-f.Dip(badgeAir), r.W+f.Dip(2*badgeAir)
		}
		at := render.Rect{X: r.X, Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}
		words := render.Rect{X: r.X + side + gap, Y: r.Y, W: r.W - side - gap, H: r.H}
		if f.RTL {
			at, words = f.Within(r, at), f.Within(r, words)
		}
		if c.Ground {
			f.rowBadge(l, c, at)
		} else {
			f.icon(l, c, at, f.iconInk(c))
		}
		r = words
	}
	lines, face := f.RowLines(c.Label, r.W)
	if c.Face != 0 {
		lines, face = f.Wrap(c.Label, c.Face, r.W), c.Face
	}
	m := f.Fonts.Metrics(face)
	y := r.Y + (r.H-m.Line*float32(len(lines)))/2
	for i, line := range lines {
		l.TextIn(f.Fonts, face, line, render.Rect{X: r.X, Y: y + m.Line*float32(i), W: r.W, H: m.Line}, f.Near(), render.Middle, f.ink(c))
	}
}

// switchSize returns the size of a switch: it grows with the words, as an icon does.
func switchSize(f *Frame) (w, h float32) {
	side := f.IconSide()
	return 2 * side, render.Floor(side * 7 / 6)
}

// switchEnd returns the width of a switch at the end of its row, with the space around it and before the label.
func (f *Frame) switchEnd() float32 {
	w, _ := switchSize(f)
	return w + f.Dip(switchGap+2*rowPad)
}

func (f painter) switchRow(l *render.List, c *Control) {
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	f.shade(l, c, c.Rect, f.Radius())
	w, h := switchSize(f.Frame)
	label, end := f.ends(c, w+f.Dip(switchGap))
	f.rowLabel(l, c, label)
	track := render.Rect{X: end.X + end.W - w, Y: render.Floor(end.Y + (end.H-h)/2), W: w, H: h}
	if f.RTL {
		track.X = end.X
	}
	knob := track.Inset(f.Dip(4))
	knob.W = knob.H
	if c.On != f.RTL {
		knob.X = track.X + track.W - f.Dip(4) - knob.W
	}
	if c.On {
		l.Fill(track, h/2, f.Theme.Accent)
		l.Fill(knob, knob.H/2, f.Theme.OnAccent)
		side := knob.Inset(f.Dip(4))
		l.Icon(render.Tick, side, f.Dip(2), f.Theme.Accent)
	} else {
		l.Box(track, h/2, render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: f.Dip(2)})
		l.Fill(knob.Inset(f.Dip(2)), knob.H/2, f.Theme.Edge)
	}
	f.ring(l, c, f.Radius())
}

// rowBadge draws the icon of a row on a ground: in its colour of the ramp or, without one, in that of a tray.
func (f painter) rowBadge(l *render.List, c *Control, r render.Rect) {
	style, ink := render.BoxStyle{Fill: f.Theme.Tray}, f.ink(c)
	switch {
	case f.Theme.Contrast || f.Theme.Inked:
		style = render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: f.hair()}
	case c.At > 0 && !c.Disabled:
		style.Fill, ink = f.Theme.OnPaper(float64(c.At)), f.Theme.Number
	}
	l.Box(r, f.Dip(8), style)
	f.icon(l, c, r.Inset(f.Dip(badgeAir+1)), ink)
}
