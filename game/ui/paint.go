package ui

import "wildfifteen/render"

// Paint appends the picture of a control, except what the scene paints itself: the content of Cards and all of Custom
// controls.
func Paint(l *render.List, f *Frame, c *Control) {
	p := painter{f}
	l.PushClip(c.Clip)
	defer l.PopClip()
	switch {
	case c.Look == Custom:
	case c.Look == Ground:
		p.ground(l, c)
	case c.Look == Badge:
		p.badge(l, c)
	case c.Role == Panel:
		p.panel(l, c)
	case c.Look == Card:
		p.card(l, c)
	case c.Look == Keys:
		p.caps(l, c)
	case c.Role == Text, c.Role == Heading, c.Role == Status:
		p.words(l, c)
	case c.Look == Steps && c.Role == Button:
		p.stepButton(l, c)
	case c.Look == Steps:
		p.steps(l, c)
	case c.Role == Slider:
		p.slider(l, c)
	case c.Role == Switch && c.Look == Row:
		p.switchRow(l, c)
	case c.Look == Row:
		p.row(l, c)
	case c.Look == Cap:
		p.keyboardKey(l, c)
	case c.Look == Stacked:
		p.stacked(l, c)
	case c.Look == Chip:
		p.chip(l, c)
	default:
		p.button(l, c)
	}
}

// painter draws the controls of a frame: it has a method for each look and role.
type painter struct{ *Frame }

// turned maps the icons that are mirrored in a right-to-left layout to their mirror images.
var turned = map[render.Icon]render.Icon{render.Back: render.Forth, render.Undo: render.Redo, render.Redo: render.Undo,
	render.First: render.Step, render.Step: render.First}

// icon draws a control's icon in r with strokes in proportion to its size.
func (f painter) icon(l *render.List, c *Control, r render.Rect, ink render.Color) {
	ic := c.Icon
	if other, ok := turned[ic]; ok && f.RTL {
		ic = other
	}
	l.Icon(ic, r, max(f.Dip(2), r.W/12), ink)
}

// iconInk returns the colour of the icon of a Stacked button or a Row: that of its place in the ramp if it has one, or its ink.
func (f painter) iconInk(c *Control) render.Color {
	if c.At > 0 && !c.Disabled && !f.Theme.Contrast {
		return f.Theme.OnPaper(float64(c.At))
	}
	return f.ink(c)
}

// Ring appends the two focus rings around r: the outer one in Theme.Focus, the inner one in Theme.Paper. One of the two
// contrasts with any background.
func Ring(l *render.List, f *Frame, r render.Rect, radius float32) {
	d := f.Dip(2)
	l.Box(r.Inset(-d), radius+d, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: d})
	l.Box(r.Inset(-2*d), radius+2*d, render.BoxStyle{Edge: f.Theme.Focus, EdgeWidth: d})
}

// ring draws the focus rings of a focused control inside its rectangle, where they are not clipped.
func (f painter) ring(l *render.List, c *Control, radius float32) {
	if c.Focused && f.ShowRing {
		Ring(l, f.Frame, c.Rect.Inset(f.Dip(4)), max(0, radius-f.Dip(4)))
	}
}

// Radius returns the corner radius of controls.
func (f *Frame) Radius() float32 { return f.Dip(12) }

func (f painter) ink(c *Control) render.Color {
	if c.Disabled {
		return f.Theme.Disabled
	}
	return f.Theme.Ink
}

func (f painter) words(l *render.List, c *Control) {
	color := f.Theme.Ink
	switch c.Look {
	case Small:
		color = f.Theme.Ink2
	case Wrong:
		color = f.Theme.Error
	}
	m := f.Fonts.Metrics(c.Face)
	if c.Lines == nil {
		if at := c.Rect.Centre(); f.cutsLine(c, render.Rect{X: c.Rect.X, Y: at.Y - m.Line/2, W: c.Rect.W, H: m.Line}) {
			return
		}
		l.TextIn(f.Fonts, c.Face, c.Label, c.Rect, c.Align, render.Middle, color)
		return
	}
	for i, line := range c.Lines {
		r := render.Rect{X: c.Rect.X, Y: c.Rect.Y + f.Leading(c.Face)*float32(i), W: c.Rect.W, H: m.Line}
		if f.cutsLine(c, r) {
			continue
		}
		l.TextIn(f.Fonts, c.Face, line, r, c.Align, render.Middle, color)
	}
}

func (f painter) panel(l *render.List, c *Control) {
	edge := f.Theme.TrayEdge // the shadow is what sets it off
	if f.Theme.Contrast {
		edge = f.Theme.Edge
	}
	l.Box(c.Rect, f.Dip(20), render.BoxStyle{
		Fill: f.Theme.Paper, Edge: edge, EdgeWidth: f.hair(),
		Shadow: f.Theme.CardShadow, ShadowY: f.Dip(8), ShadowBlur: f.Dip(32),
	})
}

// hair returns the width of a thin line: 1 dip, or 2 in high contrast.
func (f painter) hair() float32 {
	if f.Theme.Contrast {
		return f.Dip(2)
	}
	return max(1, f.Dip(1))
}

func (f painter) card(l *render.List, c *Control) {
	s := f.FaceStyle(c)
	if c.On {
		s.Edge, s.EdgeWidth = f.Theme.Accent, f.Dip(3)
	}
	Face(l, f.Frame, c, c.Rect, f.Radius(), s)
	f.ring(l, c, f.Radius())
}

// shade darkens a control softly while the mouse is over it.
func (f painter) shade(l *render.List, c *Control, r render.Rect, radius float32) {
	Shade(l, f.Frame, c, r, radius)
}

// Shade draws what shows that the mouse is over a control, for a Custom control of the shape r.
func Shade(l *render.List, f *Frame, c *Control, r render.Rect, radius float32) {
	if c.Hovered && !c.Pressed {
		tint := f.Theme.Ink
		tint.A = hoverAlpha
		l.Fill(r, radius, tint)
	}
}

// hoverAlpha is the alpha of the ink over a control under the mouse.
const hoverAlpha = 18

func (f painter) button(l *render.List, c *Control) {
	r, ink := c.Rect, f.ink(c)
	_, face := f.LabelLines(c)
	switch {
	case c.Look == Primary && !c.Disabled:
		ink = f.Theme.OnAccent
		r = Face(l, f.Frame, c, r, f.Radius(), render.BoxStyle{Fill: f.Theme.Accent})
	case c.Look == Quiet && !c.Ground:
		if c.Pressed {
			l.Fill(r, f.Radius(), f.Theme.Tray)
		}
		f.shade(l, c, r, f.Radius())
	default:
		if c.Look == Quiet { // as those with a word below their icon
			r = r.Inset(f.Dip(GroundAir))
		}
		r = Face(l, f.Frame, c, r, f.Radius(), f.FaceStyle(c))
	}
	f.iconAndLabel(l, c, r, face, ink)
	f.ring(l, c, f.Radius())
}

// iconAndLabel draws an icon with the label beside it, or one of them, centred in r.
func (f painter) iconAndLabel(l *render.List, c *Control, r render.Rect, face render.FaceID, ink render.Color) {
	lines, _ := f.LabelLines(c)
	if c.Icon == render.NoIcon {
		f.label(l, face, lines, r.Inset(f.Dip(4)), render.Middle, ink)
		return
	}
	side, gap, iconInk := f.IconSide(), f.Dip(8), ink
	if c.Ground {
		iconInk = f.iconInk(c)
	}
	if f.IconAlone(c) {
		at := r.Centre()
		f.icon(l, c, render.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}, iconInk)
		return
	}
	var w float32
	for _, line := range lines {
		w = max(w, f.Fonts.Width(face, line))
	}
	w = min(w, r.W-side-gap-f.Dip(16))
	x := r.X + (r.W-side-gap-w)/2
	if c.Align == render.Start {
		x = r.X + f.Dip(12)
		w = r.W - side - gap - f.Dip(16)
	}
	words := render.Rect{X: x + side + gap, Y: r.Y, W: w + 1, H: r.H}
	at := render.Rect{X: render.Floor(x), Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}
	if f.RTL {
		at, words = f.Within(r, at), f.Within(r, words)
	}
	f.icon(l, c, at, iconInk)
	align := render.Start
	if f.RTL {
		align = render.End
	}
	f.label(l, face, lines, words, align, ink)
}

// iconAlone is the width, in dip, from which a Quiet or Primary button shows its word beside its icon.
const iconAlone = 72

// IconAlone reports whether a button shows its icon and not its word.
func (f *Frame) IconAlone(c *Control) bool {
	return c.Icon != render.NoIcon && (c.Look == Quiet || c.Look == Primary) && c.Rect.W < f.Dip(iconAlone)
}

// label draws the lines of a button's label, centred vertically in r.
func (f painter) label(l *render.List, face render.FaceID, lines []string, r render.Rect, align render.Align, ink render.Color) {
	height := f.Fonts.Metrics(face).Line
	y := r.Y + (r.H-height*float32(len(lines)))/2
	for i, line := range lines {
		l.TextIn(f.Fonts, face, line, render.Rect{X: r.X, Y: y + height*float32(i), W: r.W, H: height}, align, render.Middle, ink)
	}
}

// primarySize is the size of the label of a Primary button that has the room, in dip.
const primarySize = 18

// LabelLines returns the lines and the face of the label of a bordered or Quiet button. The face is smaller if a word
// would not fit otherwise, or if that of its row is.
func (f *Frame) LabelLines(c *Control) ([]string, render.FaceID) {
	weight := render.Regular
	if c.Look == Primary && !c.Disabled {
		weight = render.Bold
	}
	w := c.Rect.W - f.Dip(8)
	if c.Icon != render.NoIcon {
		w = c.Rect.W - f.IconSide() - f.Dip(8+16)
	}
	face := f.Face(weight, 16)
	if large := f.Face(weight, primarySize); weight == render.Bold && f.Fonts.Width(large, c.Label) <= w-f.Dip(8) {
		face = large
	}
	for size := float32(15); size*f.TextSize >= 12 && f.LongestWord(c.Label, face) > w; size-- {
		face = f.Face(weight, size)
	}
	if c.Face != 0 && weight == render.Regular { // that of its row
		face = min(face, c.Face)
	}
	return f.Wrap(c.Label, face, w), face
}

// Within mirrors a part of r inside it, where the layout runs from right to left.
func (f *Frame) Within(r, part render.Rect) render.Rect {
	if !f.RTL {
		return part
	}
	part.X = 2*r.X + r.W - part.X - part.W
	return part
}

func (f painter) stacked(l *render.List, c *Control) {
	r := c.Rect
	switch {
	case c.Ground:
		r = Face(l, f.Frame, c, r.Inset(f.Dip(GroundAir)), f.Radius(), f.FaceStyle(c)).Inset(-f.Dip(GroundAir))
	case c.Pressed:
		l.Fill(r, f.Radius(), f.Theme.Tray)
		fallthrough
	default:
		f.shade(l, c, r, f.Radius())
	}
	face, ink := c.Face, f.ink(c)
	line := f.Fonts.Metrics(face).Line
	if c.Ends > 0 {
		line = c.Ends
	}
	side := f.IconSide() * max(1, float32(face.Px())/float32(f.Face(render.Regular, 16).Px())) // larger with larger words
	least, air := f.Dip(24), f.Dip(4)
	if c.Ground { // clear of its edges
		least, air = f.Dip(18), f.Dip(14)
	}
	side = render.Floor(max(least, min(r.H-line-air, side)))
	y := r.Y + (r.H-side-f.Dip(2)-line)/2
	f.icon(l, c, render.Rect{X: render.Floor(r.X + (r.W-side)/2), Y: render.Floor(y), W: side, H: side}, f.iconInk(c))
	words := render.Rect{X: r.X, Y: y + side + f.Dip(2), W: r.W, H: line}
	if c.Lines == nil {
		l.TextIn(f.Fonts, face, c.Label, words, render.Middle, render.Middle, ink)
	}
	for _, text := range c.Lines { // from the top, as those beside it
		words.H = f.Fonts.Metrics(face).Line
		l.TextIn(f.Fonts, face, text, words, render.Middle, render.Middle, ink)
		words.Y += words.H
	}
	f.ring(l, c, f.Radius())
}

// GroundAir is how much smaller than a button the ground is that it stands on, in dip, on each side.
const GroundAir = 2

// Near returns the alignment at the start of a line: left, or right where the layout runs from right to left.
func (f *Frame) Near() render.Align {
	if f.RTL {
		return render.End
	}
	return render.Start
}

// Far returns the alignment at the end of a line, opposite to Near.
func (f *Frame) Far() render.Align {
	if f.RTL {
		return render.Start
	}
	return render.End
}
