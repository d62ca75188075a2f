package render

// Align is the alignment of text within a rectangle.
type Align uint8

// The alignments: left or top, centre, right or bottom. Start is left in right-to-left layouts, too.
const (
	Start Align = iota
	Middle
	End
)

const ellipsis = "…"

// Text appends s, set from x on the given baseline. Text wholly outside the clip is left out.
func (l *List) Text(f *Fonts, id FaceID, s string, x, baseline float32, c Color) {
	m := f.Metrics(id)
	box := Rect{x, baseline - m.Ascent, f.Width(id, s), m.Ascent + m.Descent}
	lo := len(l.Glyphs)
	if box.Inset(-m.Descent).Intersect(l.Clip()).Empty() {
		return
	}
	l.Glyphs = f.AppendGlyphs(l.Glyphs, id, s, x, baseline)
	l.glyphs(box, lo, 1, c)
}

// TextIn appends s in r as one line, with horizontal alignment h and vertical alignment v. Vertically, Middle centres
// the capitals and digits; descenders do not count. Text wider than r is cut and ends in an ellipsis.
func (l *List) TextIn(f *Fonts, id FaceID, s string, r Rect, h, v Align, c Color) {
	m := f.Metrics(id)
	width := f.Width(id, s)
	tail := ""
	if width > r.W+0.5 {
		tail = ellipsis
		s, width = f.cut(id, s, r.W-f.Width(id, ellipsis))
	}
	x := r.X + (r.W-width-f.Width(id, tail))*float32(h)/2
	var baseline float32
	switch v {
	case Start:
		baseline = r.Y + m.Ascent
	case Middle:
		baseline = round(r.Y + (r.H+m.Cap)/2)
	default:
		baseline = r.Y + r.H - m.Descent
	}
	if tail == "" {
		l.Text(f, id, s, x, baseline, c)
		return
	}
	lo := len(l.Glyphs)
	l.Glyphs = f.AppendGlyphs(l.Glyphs, id, s, x, baseline)
	l.Glyphs = f.AppendGlyphs(l.Glyphs, id, tail, x+width, baseline)
	l.glyphs(Rect{x, baseline - m.Ascent, r.W, m.Ascent + m.Descent}, lo, 1, c)
}

// glyphs appends the run l.Glyphs[lo:], or drops those glyphs if the op would be invisible.
func (l *List) glyphs(box Rect, lo int, zoom float32, c Color) {
	was := len(l.Ops)
	if lo < len(l.Glyphs) {
		l.add(Op{Kind: GlyphsOp, Rect: box, Zoom: zoom, Color: c, Lo: int32(lo), Hi: int32(len(l.Glyphs))})
	}
	if len(l.Ops) == was {
		l.Glyphs = l.Glyphs[:lo]
	}
}

// cut returns the longest prefix of s that is at most width wide, without trailing spaces, and its width.
func (f *Fonts) cut(id FaceID, s string, width float32) (string, float32) {
	n, w := f.fit(id, s, width)
	for n > 0 && s[n-1] == ' ' {
		n--
		w -= f.Width(id, " ")
	}
	return s[:n], w
}

// fit returns the length in bytes and the width of the longest prefix of s that is at most width wide.
func (f *Fonts) fit(id FaceID, s string, width float32) (n int, w float32) {
	fc := f.face(id)
	for i, r := range s {
		a := f.advance(fc, r).width
		if w+a > width {
			return i, w
		}
		w += a
	}
	return len(s), w
}
