package soft

import (
	"image"
	"math"

	"wildfifteen/render"
)

// canvas is the memory of an image: four bytes a pixel, premultiplied alpha.
type canvas struct {
	pix    []byte
	stride int
	w, h   int
	clip   image.Rectangle // nothing is painted outside it
}

func (c *canvas) clear(paper render.Color) {
	p := render.Premul{}.Over(paper, 1)
	first := c.pix[:4*c.w]
	solid(first, p)
	for y := 1; y < c.h; y++ {
		copy(c.pix[y*c.stride:], first)
	}
}

// span returns the rectangle of the canvas' pixels in its clip whose centre lies in r.
func (c *canvas) span(r render.Rect) image.Rectangle {
	edge := func(v float32, lo, hi int) int {
		return int(min(max(math.Ceil(float64(v)-0.5), float64(lo)), float64(hi)))
	}
	lo, hi := c.clip.Min, c.clip.Max
	return image.Rect(edge(r.X, lo.X, hi.X), edge(r.Y, lo.Y, hi.Y), edge(r.X+r.W, lo.X, hi.X), edge(r.Y+r.H, lo.Y, hi.Y))
}

// at returns the pixels x0 to x1 (excluded) of row y.
func (c *canvas) at(y, x0, x1 int) []byte {
	return c.pix[y*c.stride+4*x0 : y*c.stride+4*x1]
}

// solid sets all of pix to one colour.
func solid(pix []byte, p render.Premul) {
	if len(pix) == 0 {
		return
	}
	pix[0], pix[1], pix[2], pix[3] = unit(p.R), unit(p.G), unit(p.B), unit(p.A)
	for n := 4; n < len(pix); n *= 2 {
		copy(pix[n:], pix[:n])
	}
}

// overSolid blends one colour over pix.
func overSolid(pix []byte, p render.Premul) {
	switch {
	case p.A <= 0:
	case p.A >= 1:
		solid(pix, p)
	default:
		r, g, b, a := p.R*255+0.5, p.G*255+0.5, p.B*255+0.5, p.A*255+0.5
		k := 1 - p.A
		for i := 0; i+3 < len(pix); i += 4 {
			q := pix[i : i+4 : i+4]
			q[0] = uint8(float32(q[0])*k + r)
			q[1] = uint8(float32(q[1])*k + g)
			q[2] = uint8(float32(q[2])*k + b)
			q[3] = uint8(float32(q[3])*k + a)
		}
	}
}

// over blends a row of colours over pix.
func over(pix []byte, row []render.Premul) {
	for i, p := range row {
		if p.A <= 0 {
			continue
		}
		q := pix[4*i : 4*i+4 : 4*i+4]
		k := 1 - p.A
		q[0] = uint8(float32(q[0])*k + p.R*255 + 0.5)
		q[1] = uint8(float32(q[1])*k + p.G*255 + 0.5)
		q[2] = uint8(float32(q[2])*k + p.B*255 + 0.5)
		q[3] = uint8(float32(q[3])*k + p.A*255 + 0.5)
	}
}

// tint blends a colour over one pixel with opacity a, 0..1.
func tint(q []byte, c render.Color, a float32) {
	q = q[:4:4]
	k := 1 - a
	q[0] = uint8(float32(q[0])*k + float32(c.R)*a + 0.5)
	q[1] = uint8(float32(q[1])*k + float32(c.G)*a + 0.5)
	q[2] = uint8(float32(q[2])*k + float32(c.B)*a + 0.5)
	q[3] = uint8(float32(q[3])*k + 255*a + 0.5)
}

func unit(v float32) uint8 { return uint8(min(v, 1)*255 + 0.5) }
