// Package soft paints display lists into images on the CPU, without a display: for golden files, icons and the command
// line. It follows the formulas of render/shape.go to within rounding.
package soft

import (
	"image"

	"wildfifteen/render"
)

// Painter paints display lists. The zero Painter is not usable: call New. It is not safe for concurrent use.
type Painter struct {
	fonts *render.Fonts
	row   []render.Premul // one row of a box
	cover []float32       // coverage of a polyline
}

// New returns a painter. It takes its glyphs from fonts, which must be those that the lists are made with.
func New(fonts *render.Fonts) *Painter { return &Painter{fonts: fonts} }

// Picture paints l into a new image of l's size.
func (p *Painter) Picture(l *render.List) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, int(l.Size.X+0.5), int(l.Size.Y+0.5)))
	p.Paint(dst, l)
	return dst
}

// Paint fills dst with l.Paper and paints l over it, clipped to dst; the list's origin is dst's upper left corner.
func (p *Painter) Paint(dst *image.RGBA, l *render.List) {
	c := canvas{pix: dst.Pix, stride: dst.Stride, w: dst.Rect.Dx(), h: dst.Rect.Dy()}
	if c.w == 0 || c.h == 0 {
		return
	}
	c.clear(l.Paper)
	for i := range l.Ops {
		op := &l.Ops[i]
		b := c.span(l.Bounds(op))
		if b.Empty() {
			continue
		}
		switch op.Kind {
		case render.BoxOp:
			p.box(&c, op, b)
		case render.LineOp:
			p.line(&c, op, l.Points[op.Lo:op.Hi], b)
		case render.GlyphsOp:
			p.glyphs(&c, op, l.Glyphs[op.Lo:op.Hi], b)
		}
	}
}
