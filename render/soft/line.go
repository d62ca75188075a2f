package soft

import (
	"image"
	"math"

	"wildfifteen/render"
)

// line paints a polyline. It first collects the coverage of all segments, the larger one where they overlap, so that
// a translucent colour is painted only once.
func (p *Painter) line(c *canvas, op *render.Op, pts []render.Point, b image.Rectangle) {
	p.cover = grow(p.cover, b.Dx()*b.Dy())
	clear(p.cover)
	half := max(op.Width, 1) / 2
	if len(pts) == 1 {
		p.segment(b, pts[0], pts[0], half)
	}
	for i := 1; i < len(pts); i++ {
		p.segment(b, pts[i-1], pts[i], half)
	}
	strength := min(op.Width, 1) * float32(op.Color.A) / 255 * float32(op.Alpha) / 255
	for y := b.Min.Y; y < b.Max.Y; y++ {
		row := p.cover[(y-b.Min.Y)*b.Dx():][:b.Dx()]
		pix := c.at(y, b.Min.X, b.Max.X)
		for i, v := range row {
			if v > 0 {
				tint(pix[4*i:], op.Color, v*strength)
			}
		}
	}
}

// segment adds the coverage of a segment to p.cover.
func (p *Painter) segment(b image.Rectangle, s, e render.Point, half float32) {
	out := half + 0.5
	box := image.Rect(
		int(math.Floor(float64(min(s.X, e.X)-out))), int(math.Floor(float64(min(s.Y, e.Y)-out))),
		int(math.Ceil(float64(max(s.X, e.X)+out))), int(math.Ceil(float64(max(s.Y, e.Y)+out))),
	).Intersect(b)
	dx, dy := e.X-s.X, e.Y-s.Y
	inv := float32(0)
	if n := dx*dx + dy*dy; n > 0 {
		inv = 1 / n
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := p.cover[(y-b.Min.Y)*b.Dx()+box.Min.X-b.Min.X:][:box.Dx()]
		py := float32(y) + 0.5 - s.Y
		for i := range row {
			px := float32(box.Min.X+i) + 0.5 - s.X
			t := min(max((px*dx+py*dy)*inv, 0), 1)
			ex, ey := px-t*dx, py-t*dy
			n := ex*ex + ey*ey
			if n >= out*out {
				continue
			}
			v := min(out-float32(math.Sqrt(float64(n))), 1)
			row[i] = max(row[i], v)
		}
	}
}
