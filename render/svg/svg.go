// Package svg writes display lists as SVG 1.1 documents. They need no fonts: glyphs are outlines. Shapes follow
// render/shape.go, except that shadows have a Gaussian blur of the same standard deviation.
package svg

import (
	"math"
	"strconv"

	"wildfifteen/render"
)

// Append appends l as an SVG document with l's size in user units. fonts must be those that l was made with.
func Append(dst []byte, l *render.List, fonts *render.Fonts) []byte {
	w := writer{list: l, fonts: fonts, screen: render.Rect{W: l.Size.X, H: l.Size.Y}, ids: map[any]int{}}
	for i := range l.Ops {
		w.op(&l.Ops[i])
	}
	out := text(dst).add(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`)
	out = out.num("width", l.Size.X).num("height", l.Size.Y).add(` viewBox="0 0 `)
	out = out.val(l.Size.X).add(" ").val(l.Size.Y).add("\">\n")
	if len(w.defs) > 0 {
		out = append(append(out.add("<defs>\n"), w.defs...), "</defs>\n"...)
	}
	if l.Paper.A > 0 {
		out = out.add(`<rect width="100%" height="100%"`).fill(l.Paper).add("/>\n")
	}
	out = append(out, w.body...)
	return append(out, "</svg>\n"...)
}

// writer collects the body of a document and its definitions: clips, blurs, glyphs.
type writer struct {
	list       *render.List
	fonts      *render.Fonts
	screen     render.Rect
	defs, body text
	ids        map[any]int // numbers of the definitions in defs
}

// id returns the number of the definition for key; fresh is true if the caller must add it to defs.
func (w *writer) id(key any) (n int, fresh bool) {
	if n, ok := w.ids[key]; ok {
		return n, false
	}
	w.ids[key] = len(w.ids) + 1
	return len(w.ids), true
}

func (w *writer) op(op *render.Op) {
	group := op.Alpha < 255 || w.clips(op)
	if group {
		w.body = w.body.add("<g")
		if op.Alpha < 255 {
			w.body = w.body.num("opacity", float32(op.Alpha)/255)
		}
		if w.clips(op) {
			w.body = w.body.add(` clip-path="url(#c`).int(w.clip(op.Clip)).add(`)"`)
		}
		w.body = w.body.add(">\n")
	}
	switch op.Kind {
	case render.BoxOp:
		w.box(op)
	case render.LineOp:
		w.line(op)
	case render.GlyphsOp:
		w.glyphs(op)
	}
	if group {
		w.body = w.body.add("</g>\n")
	}
}

// clips reports whether the clip cuts off any part of an op.
func (w *writer) clips(op *render.Op) bool {
	if op.Clip == w.screen {
		return false
	}
	free := *op
	free.Clip = render.Rect{X: -1e6, Y: -1e6, W: 2e6, H: 2e6}
	b := w.list.Bounds(&free)
	if op.Kind == render.GlyphsOp {
		b = w.ink(op)
	}
	return b.Intersect(op.Clip) != b
}

// clip returns the number of the clip path for r.
func (w *writer) clip(r render.Rect) int {
	n, fresh := w.id(r)
	if fresh {
		w.defs = w.defs.add(`<clipPath id="c`).int(n).add(`"><rect`).rect(r, 0).add("/></clipPath>\n")
	}
	return n
}

func (w *writer) line(op *render.Op) {
	pts := w.list.Points[op.Lo:op.Hi]
	if len(pts) == 1 {
		pts = append(pts[:1:1], pts[0])
	}
	w.body = w.body.add(`<path d="`)
	for i, p := range pts {
		w.body = w.body.add([]string{"M", "L"}[min(i, 1)]).val(p.X).add(" ").val(p.Y)
	}
	w.body = w.body.add(`" fill="none" stroke-linecap="round" stroke-linejoin="round"`).stroke(op.Color, op.Width).add("/>\n")
}

// text is a piece of SVG; its methods append to it.
type text []byte

func (t text) add(s string) text { return append(t, s...) }

func (t text) int(n int) text { return strconv.AppendInt(t, int64(n), 10) }

// val appends a number with at most three decimals.
func (t text) val(v float32) text {
	r := math.Round(float64(v)*1000) / 1000
	return strconv.AppendFloat(t, r+0, 'f', -1, 64)
}

func (t text) num(name string, v float32) text {
	return t.add(" ").add(name).add(`="`).val(v).add(`"`)
}

func (t text) rect(r render.Rect, radius float32) text {
	t = t.num("x", r.X).num("y", r.Y).num("width", max(r.W, 0)).num("height", max(r.H, 0))
	if radius = min(radius, r.W/2, r.H/2); radius > 0 {
		t = t.num("rx", radius)
	}
	return t
}

func (t text) fill(c render.Color) text { return t.paint("fill", c) }

func (t text) stroke(c render.Color, width float32) text {
	return t.paint("stroke", c).num("stroke-width", width)
}

func (t text) paint(name string, c render.Color) text {
	t = t.add(" ").add(name).add(`="`).add(render.Color{R: c.R, G: c.G, B: c.B, A: 255}.String()).add(`"`)
	if c.A < 255 {
		t = t.num(name+"-opacity", float32(c.A)/255)
	}
	return t
}

// float appends a number with six significant digits.
func (t text) float(v float64) text { return strconv.AppendFloat(t, v, 'g', 6, 64) }
