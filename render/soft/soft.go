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

	sampler render.Sampler // of the picture in a box
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
func (p *Painter) Paint(dst *image.RGBA, l *render.List) { p.PaintPart(dst, l, 0, len(l.Ops)) }

// PaintPart is Paint for the operations from one index to before another. The part from 0 begins with l.Paper; the others go
// on with what is painted.
func (p *Painter) PaintPart(dst *image.RGBA, l *render.List, from, to int) {
	c := canvasOf(dst)
	if c.w == 0 || c.h == 0 {
		return
	}
	if from == 0 {
		c.clear(l.Paper)
	}
	p.paint(&c, l, from, to)
}

// PaintOver paints l over what is painted in a part of dst: l.Paper is not filled in. (A clip of the list would not do: what
// lies outside it may cast a shadow into it.)
func (p *Painter) PaintOver(dst *image.RGBA, l *render.List, part image.Rectangle) {
	c := canvasOf(dst)
	if c.clip = c.clip.Intersect(part); !c.clip.Empty() {
		p.paint(&c, l, 0, len(l.Ops))
	}
}

// canvasOf returns the canvas of an image whose upper left corner is 0, 0 for the lists.
func canvasOf(dst *image.RGBA) canvas {
	w, h := dst.Rect.Dx(), dst.Rect.Dy()
	return canvas{pix: dst.Pix, stride: dst.Stride, w: w, h: h, clip: image.Rect(0, 0, w, h)}
}

func (p *Painter) paint(c *canvas, l *render.List, from, to int) {
	for i := from; i < to; i++ {
		op := &l.Ops[i]
		b := c.span(l.Bounds(op))
		if b.Empty() {
			continue
		}
		switch op.Kind {
		case render.BoxOp:
			p.box(c, op, b)
		case render.LineOp:
			p.line(c, op, l.Points[op.Lo:op.Hi], b)
		case render.GlyphsOp:
			p.glyphs(c, op, l.Glyphs[op.Lo:op.Hi], b)
		}
	}
}
