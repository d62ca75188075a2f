package render

import "math"

// This file is the reference for what a display list looks like: render/soft and render/gpu compute the same values
// faster, and tests compare both with it.
//
// All colours are blended as stored (sRGB values, not linear light), each part over those before it:
//
//	out = part*a + out*(1-a)          a = coverage * part.A/255 (* op.Alpha/255)
//
// # Boxes
//
// The signed distance d of a point p from a rounded box with centre c, half size h and radius r (at most the smaller
// of h.X and h.Y), negative inside, is:
//
//	q = |p-c| - (h-r)
//	d = length(max(q, 0)) + min(max(q.X, q.Y), 0) - r
//
// of a box with a hole the larger of that and Hole - length(p-c).
//
// Pixel (i, j) is sampled at its centre, p = (i+0.5, j+0.5). The parts, from back to front, with
//
//	cover(d)   = clamp(0.5-d, 0, 1)
//	fade(d, b) = 1 - smooth(clamp((d+b)/(2b), 0, 1)), smooth(t) = t*t*(3-2t), b = max(blur, 0.5)
//
// where d is the box's distance and d(y) that of the same box moved down by y:
//
//	shadow        Shadow    fade(d(ShadowY), ShadowBlur)
//	picture                 cover(d), opaque, sampled as Sampler says
//	fill          Fill      cover(d)
//	inner shadow  Inner     cover(d) * (1 - fade(d(InnerY), InnerBlur))
//	light         Light     max(0, cover(d) - cover(d(LightWidth)))
//	edge          Edge      max(0, cover(d) - cover(d+EdgeWidth))
//
// The parts are composed on a transparent background, then blended onto the screen with the op's alpha.
//
// A fill that turns into To has at p, with u and v the distances of p from the edges, 0 at the left and upper one and 1 at those
// opposite, the colour
//
//	Fill*(1-t) + To*t + dither(i, j)/255
//
// where t is u (GradientAcross), v (GradientDown) or (GradientAbout), with u and v the distances from the centre, 1 at the edges, and
// a the angle there as a part of a right angle, 0 at the horizontal,
//
//	v*(1-s) + (1-u)*s, s = a*a*(3-2a)
//
// which goes on smoothly from a box above or below that turns downwards to one at the side that turns across.
// The dither is that of Bayer's 4x4 matrix, from -1/2 to 1/2.
//
// # Lines
//
// The distance d from a polyline is the smallest distance from its segments; a single point is a segment of length 0.
// The coverage is cover(d - max(Width, 1)/2) * min(Width, 1). (The gpu renderer draws the segments one after the
// other, which differs only where translucent segments overlap.)
//
// # Glyphs
//
// The upper left corner of a glyph's mask is at (X+left, Y+top); each pixel of the mask is the coverage of one pixel of
// the screen. With a zoom other than 1, position and size are scaled about the centre of the op's Rect, and the mask is
// sampled with bilinear filtering, transparent outside.
//
// # Clip
//
// Pixel (i, j) is drawn if its centre lies in the op's Clip.

// BoxDistance returns the signed distance of p from the border of the rounded box r, negative inside.
func BoxDistance(p Point, r Rect, radius float32) float32 {
	hx, hy := r.W/2, r.H/2
	radius = min(radius, hx, hy)
	qx := abs(p.X-r.X-hx) - hx + radius
	qy := abs(p.Y-r.Y-hy) - hy + radius
	if qx > 0 && qy > 0 {
		return sqrt(qx*qx+qy*qy) - radius
	}
	return max(qx, qy) - radius
}

// holed returns the signed distance of p from the border of a rounded box with a round hole of a radius in its middle, 0 for none.
func holed(p Point, r Rect, radius, hole float32) float32 {
	d := BoxDistance(p, r, radius)
	if hole <= 0 {
		return d
	}
	x, y := p.X-r.X-r.W/2, p.Y-r.Y-r.H/2
	return max(d, hole-sqrt(x*x+y*y))
}

// Cover returns the coverage, 0..1, of a pixel whose centre has the signed distance d from a shape.
func Cover(d float32) float32 { return min(max(0.5-d, 0), 1) }

// Fade returns the strength, 0..1, of a shape's shadow at the signed distance d from the shape: 0.5 at its border.
func Fade(d, blur float32) float32 {
	blur = max(blur, 0.5)
	t := min(max((d+blur)/(2*blur), 0), 1)
	return 1 - t*t*(3-2*t)
}

// SegmentDistance returns the distance of p from the segment from a to b.
func SegmentDistance(p, a, b Point) float32 {
	dx, dy := b.X-a.X, b.Y-a.Y
	t := float32(0)
	if n := dx*dx + dy*dy; n > 0 {
		t = min(max(((p.X-a.X)*dx+(p.Y-a.Y)*dy)/n, 0), 1)
	}
	x, y := p.X-a.X-t*dx, p.Y-a.Y-t*dy
	return sqrt(x*x + y*y)
}

// Premul is a colour with premultiplied alpha, each channel 0..1.
type Premul struct{ R, G, B, A float32 }

// Over returns c, with the given coverage, blended over p.
func (p Premul) Over(c Color, cover float32) Premul {
	a := cover * float32(c.A) / 255
	k := a / 255
	return Premul{
		p.R*(1-a) + float32(c.R)*k, p.G*(1-a) + float32(c.G)*k,
		p.B*(1-a) + float32(c.B)*k, p.A*(1-a) + a,
	}
}

// At returns the colour at p of a box, on a transparent background and without the op's alpha. The sampler is that of the
// op's picture, nil if it has none.
func (op *Op) At(p Point, picture *Sampler) Premul {
	s, r, radius := &op.Style, op.Rect, op.Radius
	down := func(y float32) float32 { return holed(Point{p.X, p.Y - y}, r, radius, s.Hole) }
	var out Premul
	if s.Shadow.A > 0 {
		out = out.Over(s.Shadow, Fade(down(s.ShadowY), s.ShadowBlur))
	}
	d := down(0)
	cover := Cover(d)
	if cover == 0 {
		return out
	}
	if picture != nil {
		out = out.Over(picture.At(p), cover)
	}
	switch {
	case op.Gradient != NoGradient:
		out = op.GradientAt(p).over(out, cover)
	case s.Fill.A > 0:
		out = out.Over(s.Fill, cover)
	}
	if s.Inner.A > 0 {
		out = out.Over(s.Inner, cover*(1-Fade(down(s.InnerY), s.InnerBlur)))
	}
	if s.Light.A > 0 {
		out = out.Over(s.Light, max(0, cover-Cover(down(s.LightWidth))))
	}
	if s.Edge.A > 0 {
		out = out.Over(s.Edge, max(0, cover-Cover(d+s.EdgeWidth)))
	}
	return out
}

// GradientAt returns the colour at p of a fill that turns into another one.
func (op *Op) GradientAt(p Point) Premul {
	t, d := op.Turned(p), dither(p)
	mix := func(a, b uint8) float32 { return (lerp(float32(a), float32(b), t) + d) / 255 }
	f := op.Style.Fill
	return Premul{mix(f.R, op.To.R), mix(f.G, op.To.G), mix(f.B, op.To.B), 1}
}

// Turned returns how far, 0..1, the fill of a box has turned into To at p.
func (op *Op) Turned(p Point) float32 {
	x, y := min(max(p.X-op.Rect.X, 0), op.Rect.W)/op.Rect.W, min(max(p.Y-op.Rect.Y, 0), op.Rect.H)/op.Rect.H
	switch op.Gradient {
	case GradientAcross:
		return x
	case GradientDown:
		return y
	}
	x, y = abs(2*x-1), abs(2*y-1)
	a := float32(math.Atan2(float64(y), float64(x)) / (math.Pi / 2))
	return lerp(y, 1-x, a*a*(3-2*a))
}

// over returns an opaque colour, with the given coverage, blended over a ground.
func (p Premul) over(ground Premul, cover float32) Premul {
	a := 1 - cover
	return Premul{p.R*cover + ground.R*a, p.G*cover + ground.G*a, p.B*cover + ground.B*a, p.A*cover + ground.A*a}
}

// dither returns what is added to a channel of 0..255 in the pixel of p before it is rounded.
func dither(p Point) float32 {
	x, y := int(Floor(p.X)), int(Floor(p.Y))
	two := func(x, y int) int { return 2*x + 3*y - 4*x*y } // Bayer's 2x2 matrix
	return (float32(4*two(x&1, y&1)+two(x>>1&1, y>>1&1))+0.5)/16 - 0.5
}

// Sampler returns the sampler of a box's picture; ok is false if it has none.
func (op *Op) Sampler() (s Sampler, ok bool) {
	if op.Image == nil {
		return s, false
	}
	level, _ := op.Image.Level(op.Source, op.Rect)
	return op.Image.Sampler(level, op.Source, op.Rect), true
}

// Bounds returns a rectangle of whole pixels that contains every pixel op can change. For a glyph run that is its clip.
func (l *List) Bounds(op *Op) Rect {
	var r Rect
	switch op.Kind {
	case BoxOp:
		r = op.Rect.Inset(-0.5)
		if s := &op.Style; s.Shadow.A > 0 {
			r = r.Union(op.Rect.Move(0, s.ShadowY).Inset(-max(s.ShadowBlur, 0.5)))
		}
	case LineOp:
		pts := l.Points[op.Lo:op.Hi]
		r = Rect{pts[0].X, pts[0].Y, 0, 0}
		for _, p := range pts[1:] {
			r = r.Union(Rect{p.X, p.Y, 0, 0})
		}
		r = r.Inset(-max(op.Width, 1)/2 - 0.5)
	default:
		r = op.Clip
	}
	return r.outward().Intersect(op.Clip.pixels())
}

// Union returns the smallest rectangle that contains r and s; an empty one counts as a point.
func (r Rect) Union(s Rect) Rect {
	return Rect{min(r.X, s.X), min(r.Y, s.Y), 0, 0}.to(max(r.X+r.W, s.X+s.W), max(r.Y+r.H, s.Y+s.H))
}

// to returns r with its lower right corner moved to x, y.
func (r Rect) to(x, y float32) Rect { return Rect{r.X, r.Y, x - r.X, y - r.Y} }

// outward returns the smallest rectangle of whole pixels that contains r.
func (r Rect) outward() Rect {
	x, y := Floor(r.X), Floor(r.Y)
	return Rect{x, y, 0, 0}.to(ceil(r.X+r.W), ceil(r.Y+r.H))
}

// pixels returns the rectangle of the pixels whose centre lies in r.
func (r Rect) pixels() Rect {
	x, y := ceil(r.X-0.5), ceil(r.Y-0.5)
	return Rect{x, y, 0, 0}.to(ceil(r.X+r.W-0.5), ceil(r.Y+r.H-0.5))
}

func abs(x float32) float32 { return max(x, -x) }

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }

// Floor returns the greatest whole number not above x: for places and lengths in pixels, which must be whole to give
// sharp edges.
func Floor(x float32) float32 { return float32(math.Floor(float64(x))) }

func round(x float32) float32 { return Floor(x + 0.5) }

func ceil(x float32) float32 { return float32(math.Ceil(float64(x))) }
