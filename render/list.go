package render

import "slices"

// Color is an sRGB colour with straight (not premultiplied) alpha.
type Color struct{ R, G, B, A uint8 }

// Point is a point of the screen, in device pixels, x to the right and y down.
type Point struct{ X, Y float32 }

// Rect is a rectangle on the screen, in device pixels.
type Rect struct{ X, Y, W, H float32 }

// Contains reports whether p lies in r. The right and lower edges are outside.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Centre returns the centre of r.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Inset returns r shrunk by d on each side; a negative d enlarges it.
func (r Rect) Inset(d float32) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Move returns r shifted by dx and dy.
func (r Rect) Move(dx, dy float32) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Intersect returns the intersection of r and s, the zero Rect if they do not overlap.
func (r Rect) Intersect(s Rect) Rect {
	x0, y0 := max(r.X, s.X), max(r.Y, s.Y)
	x1, y1 := min(r.X+r.W, s.X+s.W), min(r.Y+r.H, s.Y+s.H)
	if x1 <= x0 || y1 <= y0 {
		return Rect{}
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// Empty reports whether r contains no point.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// OpKind says what an Op draws.
type OpKind uint8

// The kinds of Op.
const (
	BoxOp    OpKind = iota // a rounded box: Rect, Radius, Style, and Image with Source or nil
	LineOp                 // a polyline with round ends: Points[Lo:Hi], Width, Color
	GlyphsOp               // a run of glyphs: Glyphs[Lo:Hi], Color, Zoom about Rect's centre
)

// BoxStyle is how a rounded box is painted, from back to front: drop shadow, fill, inner shadow, light, edge. A part
// whose colour has alpha 0 is left out. Lengths are in device pixels; shape.go has the formulas.
type BoxStyle struct {
	Fill       Color
	Edge       Color // drawn inside the box
	EdgeWidth  float32
	Light      Color // a lighter line just inside the upper edge
	LightWidth float32
	Shadow     Color   // drop shadow
	ShadowY    float32 // its offset down
	ShadowBlur float32 // it fades over this distance to either side of its border
	Inner      Color   // inner shadow, falling from the upper edge
	InnerY     float32
	InnerBlur  float32
	Hole       float32 // the radius of a round hole in the middle
}

// Gradient is how the fill of a box turns into another colour. The way from the one to the other is dithered, so that it shows no steps.
type Gradient uint8

// The ways to turn.
const (
	NoGradient     Gradient = iota // the fill is of one colour
	GradientAcross                 // from the left edge to the right one
	GradientDown                   // from the upper edge to the lower one
	GradientAbout                  // about the centre, in each quarter from its horizontal edge there to its vertical one
)

// Op is one element of a display list: plain comparable data, in device pixels. OpKind says which fields each kind uses.
type Op struct {
	Kind   OpKind
	Clip   Rect  // pixels whose centre is outside are not drawn
	Alpha  uint8 // opacity of the whole op; 255: opaque
	Rect   Rect
	Radius float32
	Style  BoxStyle
	Color  Color
	Width  float32 // of a line
	Zoom   float32 // of glyphs, about the centre of Rect; 1: as rasterised
	Lo, Hi int32

	To       Color    // what the fill of a box turns into
	Gradient Gradient // and how

	Image  *Image // below Style.Fill
	Source Rect   // the part of Image that is shown in Rect, in pixels of the image
}

// List is a display list: the content of one frame, drawn in order. Scenes fill it with Reset and the drawing methods,
// renderers read it. A List reuses its memory: filling one that has held as much before allocates nothing.
type List struct {
	Size   Point // of the screen, device pixels
	Paper  Color // background of the screen
	Ops    []Op
	Points []Point
	Glyphs []Glyph

	clips []Rect
	alpha uint8
	marks []mark // scratch memory of Board
	lips  []lip  // the colours of lips that Board used last, by label: they are slow to compute
}

// Reset empties l for a screen of the given size and background. It must be called before anything is appended.
func (l *List) Reset(w, h float32, paper Color) {
	l.Size, l.Paper = Point{w, h}, paper
	l.Ops, l.Points, l.Glyphs = l.Ops[:0], l.Points[:0], l.Glyphs[:0]
	l.clips = append(l.clips[:0], Rect{0, 0, w, h})
	l.alpha = 255
}

// Equal reports whether l and m show the same picture.
func (l *List) Equal(m *List) bool {
	return l.Size == m.Size && l.Paper == m.Paper && slices.Equal(l.Ops, m.Ops) &&
		slices.Equal(l.Points, m.Points) && slices.Equal(l.Glyphs, m.Glyphs)
}

// CopyFrom makes l equal to m, reusing l's memory.
func (l *List) CopyFrom(m *List) {
	l.Size, l.Paper = m.Size, m.Paper
	l.Ops = append(l.Ops[:0], m.Ops...)
	l.Points = append(l.Points[:0], m.Points...)
	l.Glyphs = append(l.Glyphs[:0], m.Glyphs...)
}

// Clip returns the current clip rectangle.
func (l *List) Clip() Rect { return l.clips[len(l.clips)-1] }

// PushClip intersects the clip with r until the matching PopClip.
func (l *List) PushClip(r Rect) { l.clips = append(l.clips, l.Clip().Intersect(r)) }

// PopClip undoes the last PushClip.
func (l *List) PopClip() { l.clips = l.clips[:len(l.clips)-1] }

// SetAlpha sets the opacity of ops appended from now on, 255 for opaque, and returns the one before.
func (l *List) SetAlpha(a uint8) (was uint8) {
	was, l.alpha = l.alpha, a
	return was
}

// Box appends a rounded box.
func (l *List) Box(r Rect, radius float32, s BoxStyle) {
	l.add(Op{Kind: BoxOp, Rect: r, Radius: radius, Style: s})
}

// Fill appends a plain rounded box of one colour.
func (l *List) Fill(r Rect, radius float32, c Color) { l.Box(r, radius, BoxStyle{Fill: c}) }

// FillGradient appends a plain rounded box whose colour turns from one into another, both opaque.
func (l *List) FillGradient(r Rect, radius float32, from, to Color, g Gradient) {
	l.turning(r, radius, BoxStyle{Fill: from}, to, g)
}

// Ring appends a rounded box with a round hole in its middle, whose colour turns about that from one into another, both opaque.
func (l *List) Ring(r Rect, radius, hole float32, from, to Color) {
	l.turning(r, radius, BoxStyle{Fill: from, Hole: hole}, to, GradientAbout)
}

func (l *List) turning(r Rect, radius float32, s BoxStyle, to Color, g Gradient) {
	if s.Fill == to {
		g, to = NoGradient, Color{}
	}
	l.add(Op{Kind: BoxOp, Rect: r, Radius: radius, Style: s, To: to, Gradient: g})
}

// Line appends a polyline through pts with round ends and joins; a single point is a dot. Use opaque colours: the gpu
// renderer paints a translucent one twice where segments meet.
func (l *List) Line(pts []Point, width float32, c Color) {
	lo := len(l.Points)
	l.Points = append(l.Points, pts...)
	l.line(lo, width, c)
}

// line appends the polyline l.Points[lo:], or drops those points if the op would be invisible.
func (l *List) line(lo int, width float32, c Color) {
	was := len(l.Ops)
	if lo < len(l.Points) {
		l.add(Op{Kind: LineOp, Width: width, Color: c, Lo: int32(lo), Hi: int32(len(l.Points))})
	}
	if len(l.Ops) == was {
		l.Points = l.Points[:lo]
	}
}

// Run appends glyphs as one op, scaled by zoom about the centre of r (1: as rasterised).
func (l *List) Run(r Rect, glyphs []Glyph, zoom float32, c Color) {
	if len(glyphs) == 0 {
		return
	}
	lo := int32(len(l.Glyphs))
	l.Glyphs = append(l.Glyphs, glyphs...)
	l.add(Op{Kind: GlyphsOp, Rect: r, Zoom: zoom, Color: c, Lo: lo, Hi: int32(len(l.Glyphs))})
}

func (l *List) add(op Op) {
	op.Clip, op.Alpha = l.Clip(), l.alpha
	if op.Clip.Empty() || op.Alpha == 0 {
		return
	}
	l.Ops = append(l.Ops, op)
}
