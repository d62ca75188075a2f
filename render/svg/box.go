package svg

import (
	"math"

	"wildfifteen/render"
)

// spread is the standard deviation of a Gaussian blur that looks like render.Fade, as a fraction of the shadow's blur:
// the standard deviation of Fade's derivative.
const spread = 0.4472

func (w *writer) box(op *render.Op) {
	s, r := &op.Style, op.Rect
	if s.Hole > 0 {
		w.body = w.body.add(`<g clip-path="url(#c`).int(w.around(r, s.Hole)).add(")\">\n")
		defer func() { w.body = w.body.add("</g>\n") }()
	}
	if s.Shadow.A > 0 {
		w.body = w.body.add("<rect").rect(r.Move(0, s.ShadowY), op.Radius).fill(s.Shadow)
		w.body = w.body.blur(w.blur(s.ShadowBlur)).add("/>\n")
	}
	if op.Image != nil {
		w.picture(op)
	}
	switch {
	case op.Gradient > render.GradientDown:
		w.sectors(op)
	case op.Gradient != render.NoGradient:
		w.body = w.body.add("<rect").rect(r, op.Radius).add(` fill="url(#g`).int(w.gradient(op)).add(`)"/>`).add("\n")
	case s.Fill.A > 0:
		w.body = w.body.add("<rect").rect(r, op.Radius).fill(s.Fill).add("/>\n")
	}
	if s.Inner.A > 0 {
		w.within(op, s.Inner, s.InnerY, s.InnerBlur)
	}
	if s.Light.A > 0 {
		w.within(op, s.Light, s.LightWidth, 0)
	}
	if s.Edge.A > 0 {
		in := s.EdgeWidth / 2
		w.body = w.body.add("<rect").rect(r.Inset(in), max(op.Radius-in, 0)).add(` fill="none"`)
		w.body = w.body.stroke(s.Edge, s.EdgeWidth).add("/>\n")
	}
}

// within paints the part of a box that is not covered by the same box moved down: an inner shadow or a light.
func (w *writer) within(op *render.Op, c render.Color, down, blur float32) {
	n := w.rounded(op.Rect, op.Radius)
	w.body = w.body.add(`<g clip-path="url(#c`).int(n).add(`)"><path fill-rule="evenodd" d="`)
	far := op.Rect.Inset(-4*blur - down - 4)
	w.body = w.body.outline(far, 0).outline(op.Rect.Move(0, down), op.Radius).add(`"`).fill(c)
	if blur > 0 {
		w.body = w.body.blur(w.blur(blur))
	}
	w.body = w.body.add("/></g>\n")
}

// rounded returns the number of the clip path for a rounded box.
func (w *writer) rounded(r render.Rect, radius float32) int {
	type key struct {
		r      render.Rect
		radius float32
	}
	n, fresh := w.id(key{r, radius})
	if fresh {
		w.defs = w.defs.add(`<clipPath id="c`).int(n).add(`"><rect`).rect(r, radius).add("/></clipPath>\n")
	}
	return n
}

// around returns the number of the clip path for a box but for a round hole of a radius in its middle.
func (w *writer) around(r render.Rect, hole float32) int {
	type key struct {
		r    render.Rect
		hole float32
	}
	n, fresh := w.id(key{r, hole})
	if fresh {
		mid := r.Centre()
		w.defs = w.defs.add(`<clipPath id="c`).int(n).add(`"><path clip-rule="evenodd" d="`).outline(r, 0)
		w.defs = w.defs.outline(render.Rect{X: mid.X - hole, Y: mid.Y - hole, W: 2 * hole, H: 2 * hole}, hole).add("\"/></clipPath>\n")
	}
	return n
}

// blur returns the number of the filter for a shadow that fades over so many pixels.
func (w *writer) blur(pixels float32) int {
	n, fresh := w.id(pixels)
	if fresh {
		w.defs = w.defs.add(`<filter id="b`).int(n).add(`" x="-50%" y="-50%" width="200%" height="200%" `)
		w.defs = w.defs.add(`color-interpolation-filters="sRGB"><feGaussianBlur`).num("stdDeviation", spread*pixels)
		w.defs = w.defs.add("/></filter>\n")
	}
	return n
}

func (t text) blur(n int) text { return t.add(` filter="url(#b`).int(n).add(`)"`) }

// outline appends a rounded box as path data.
func (t text) outline(r render.Rect, radius float32) text {
	radius = max(min(radius, r.W/2, r.H/2), 0)
	arc := func(dx, dy float32) {
		if radius > 0 {
			t = t.add("a").val(radius).add(" ").val(radius).add(" 0 0 1 ").val(dx * radius).add(" ").val(dy * radius)
		}
	}
	t = t.add("M").val(r.X + radius).add(" ").val(r.Y).add("H").val(r.X + r.W - radius)
	arc(1, 1)
	t = t.add("V").val(r.Y + r.H - radius)
	arc(-1, 1)
	t = t.add("H").val(r.X + radius)
	arc(-1, -1)
	t = t.add("V").val(r.Y + radius)
	arc(1, -1)
	return t.add("Z")
}

// gradient returns the number of the gradient of a box that turns from the left to the right or downwards.
func (w *writer) gradient(op *render.Op) int {
	type key struct {
		from, to render.Color
		turn     render.Gradient
	}
	n, fresh := w.id(key{op.Style.Fill, op.To, op.Gradient})
	if fresh {
		w.defs = w.defs.add(`<linearGradient id="g`).int(n).add(`"`)
		if op.Gradient == render.GradientDown {
			w.defs = w.defs.add(` x2="0" y2="1"`)
		}
		w.defs = w.defs.add(`><stop`).paint("stop-color", op.Style.Fill).add(`/><stop offset="1"`).paint("stop-color", op.To)
		w.defs = w.defs.add("/></linearGradient>\n")
	}
	return n
}

// sectorAt is how far from the centre, in halves of the box, a sector has the colour that all of it is painted in.
const sectorAt = 0.7

// sectors paints the quarters of a box that turns about its centre, as far as they are in sight.
func (w *writer) sectors(op *render.Op) {
	r, mid := op.Rect, op.Rect.Centre()
	w.body = w.body.add(`<g clip-path="url(#c`).int(w.rounded(r, op.Radius)).add(")\">\n")
	for _, to := range [...]render.Point{{X: -r.W / 2, Y: -r.H / 2}, {X: r.W / 2, Y: -r.H / 2}, {X: -r.W / 2, Y: r.H / 2}, {X: r.W / 2, Y: r.H / 2}} {
		quarter := render.Rect{X: min(mid.X, mid.X+to.X), Y: min(mid.Y, mid.Y+to.Y), W: r.W / 2, H: r.H / 2}
		if !quarter.Intersect(op.Clip).Empty() {
			w.quarter(op, mid, to)
		}
	}
	w.body = w.body.add("</g>\n")
}

// quarter paints the quarter of such a box from its centre to a corner, in sectors of one colour each: SVG has no such gradient. Each
// sector goes on to the other edge, below those that follow, so that none shows a seam.
func (w *writer) quarter(op *render.Op, mid, to render.Point) {
	const count = 24
	at := func(x, y float64) { w.body = w.body.val(mid.X + to.X*float32(x)).add(" ").val(mid.Y + to.Y*float32(y)) }
	for i := range count {
		sin, cos := math.Sincos(float64(i) / count * math.Pi / 2)
		far := 1 / max(sin, cos) // to the edge of the box
		w.body = w.body.add(`<path d="M`)
		at(0, 0)
		w.body = w.body.add("L")
		at(cos*far, sin*far)
		if sin < cos {
			w.body = w.body.add("L")
			at(1, 1)
		}
		w.body = w.body.add("L")
		at(0, 1)
		sin, cos = math.Sincos((float64(i) + 0.5) / count * math.Pi / 2)
		middle := render.Point{X: mid.X + to.X*float32(cos)*sectorAt, Y: mid.Y + to.Y*float32(sin)*sectorAt}
		w.body = w.body.add(`Z"`).fill(render.Mix(op.Style.Fill, op.To, op.Turned(middle))).add("/>\n")
	}
}
