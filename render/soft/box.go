package soft

import (
	"image"
	"math"

	"wildfifteen/render"
)

// box paints a rounded box. Between reach from the left border and reach from the right one, all pixels of a row have
// the same colour; between reach from the upper border and reach from the lower one, all rows are equal. So only the
// rest is computed pixel by pixel.
func (p *Painter) box(c *canvas, op *render.Op, b image.Rectangle) {
	reach := reach(op)
	left := clamp(int(math.Ceil(float64(op.Rect.X+reach))), b.Min.X, b.Max.X)
	right := clamp(int(math.Floor(float64(op.Rect.X+op.Rect.W-reach))), left, b.Max.X)
	top := int(math.Ceil(float64(op.Rect.Y + reach)))
	bottom := max(top, int(math.Floor(float64(op.Rect.Y+op.Rect.H-reach)))) // image.Rect would exchange the two

	p.row = grow(p.row, b.Dx())
	if s, ok := op.Sampler(); ok {
		p.picture(c, op, &s, b, image.Rect(left, top, right, bottom))
		return
	}
	switch {
	case op.Style == (render.BoxStyle{Fill: op.Style.Fill, Hole: op.Style.Hole}) && op.Style.Hole > 0 && op.Alpha == 255:
		p.ring(c, op, b)
		return
	case op.Gradient != render.NoGradient:
		p.gradient(c, op, b, image.Rect(left, top, right, bottom))
		return
	}
	var mid render.Premul
	fresh := false // p.row and mid hold a row from between top and bottom
	for y := b.Min.Y; y < b.Max.Y; y++ {
		inner := y >= top && y < bottom
		if !fresh || !inner {
			shade(p.row[:left-b.Min.X], op, b.Min.X, y)
			shade(p.row[right-b.Min.X:], op, right, y)
			mid = colour(op, (left+right)/2, y, nil)
			fresh = inner
		}
		over(c.at(y, b.Min.X, left), p.row[:left-b.Min.X])
		overSolid(c.at(y, left, right), mid)
		over(c.at(y, right, b.Max.X), p.row[right-b.Min.X:])
	}
}

// picture paints a box that shows a picture. In the rectangle plain nothing but the picture and the fill is to be seen.
func (p *Painter) picture(c *canvas, op *render.Op, s *render.Sampler, b, plain image.Rectangle) {
	p.sampler = *s // a local variable would be allocated on the heap
	for y := b.Min.Y; y < b.Max.Y; y++ {
		row, inner := p.row[:b.Dx()], y >= plain.Min.Y && y < plain.Max.Y
		for i := range row {
			x := b.Min.X + i
			if inner && x >= plain.Min.X && x < plain.Max.X {
				at := render.Point{X: float32(x) + 0.5, Y: float32(y) + 0.5}
				row[i] = faint(render.Premul{}.Over(p.sampler.At(at), 1).Over(op.Style.Fill, 1), op.Alpha)
			} else {
				row[i] = colour(op, x, y, &p.sampler)
			}
		}
		over(c.at(y, b.Min.X, b.Max.X), row)
	}
}

// ditherSide is the side of the square of pixels after which the dither of a gradient repeats.
const ditherSide = 4

// gradient paints a box that turns into another colour. In the rectangle plain nothing but this is to be seen.
func (p *Painter) gradient(c *canvas, op *render.Op, b, plain image.Rectangle) {
	if op.Alpha < 255 {
		plain = image.Rectangle{}
	}
	plain = plain.Intersect(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		left, right := plain.Min.X, plain.Max.X
		if y < plain.Min.Y || y >= plain.Max.Y {
			left, right = b.Max.X, b.Max.X
		}
		shade(p.row[:left-b.Min.X], op, b.Min.X, y)
		shade(p.row[right-b.Min.X:], op, right, y)
		over(c.at(y, b.Min.X, left), p.row[:left-b.Min.X])
		over(c.at(y, right, b.Max.X), p.row[right-b.Min.X:])
		pix := c.at(y, left, right)
		switch {
		case op.Gradient == render.GradientAcross && y >= plain.Min.Y+ditherSide:
			copy(pix, c.at(y-ditherSide, left, right))
		case op.Gradient == render.GradientDown:
			turn(pix[:min(4*ditherSide, len(pix))], op, left, y)
			for n := 4 * ditherSide; n < len(pix); n *= 2 {
				copy(pix[n:], pix[:n])
			}
		default:
			turn(pix, op, left, y)
		}
	}
}

// ring paints a box with a hole that has nothing but its fill. Of a row only what is near the hole, a corner or the border is computed with
// its coverage.
func (p *Painter) ring(c *canvas, op *render.Op, b image.Rectangle) {
	r, centre := op.Rect, op.Rect.Centre()
	solidFill := render.Premul{}.Over(op.Style.Fill, 1)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		down, in, hole := abs(float32(y)+0.5-centre.Y), float32(1), float32(0)
		if down > r.H/2-op.Radius-1 {
			in += op.Radius
		}
		if out := op.Style.Hole + 1; down < out {
			hole = float32(math.Sqrt(float64(out*out-down*down))) + 1
		}
		left, right := int(math.Ceil(float64(r.X+in))), int(math.Floor(float64(r.X+r.W-in)))
		if down > r.H/2-1 {
			right = left
		}
		from, to := int(math.Floor(float64(centre.X-hole))), int(math.Ceil(float64(centre.X+hole)))
		at := b.Min.X
		for i, end := range [...]int{left, min(from, right), max(to, left), right, b.Max.X} {
			end = clamp(end, at, b.Max.X)
			switch pix := c.at(y, at, end); {
			case i%2 == 0:
				shade(p.row[:end-at], op, at, y)
				over(pix, p.row[:end-at])
			case op.Gradient != render.NoGradient:
				turn(pix, op, at, y)
			default:
				overSolid(pix, solidFill)
			}
			at = end
		}
	}
}

// turn sets pix to the colours of a gradient from pixel x, y on.
func turn(pix []byte, op *render.Op, x, y int) {
	for i := 0; i+3 < len(pix); i += 4 {
		p := op.GradientAt(render.Point{X: float32(x+i/4) + 0.5, Y: float32(y) + 0.5})
		q := pix[i : i+4 : i+4]
		q[0], q[1], q[2], q[3] = uint8(p.R*255+0.5), uint8(p.G*255+0.5), uint8(p.B*255+0.5), 255
	}
}

// shade computes the colours of a row from pixel x, y on.
func shade(row []render.Premul, op *render.Op, x, y int) {
	for i := range row {
		row[i] = colour(op, x+i, y, nil)
	}
}

// colour returns the colour of a box at pixel x, y.
func colour(op *render.Op, x, y int, picture *render.Sampler) render.Premul {
	return faint(op.At(render.Point{X: float32(x) + 0.5, Y: float32(y) + 0.5}, picture), op.Alpha)
}

// faint returns a colour with the opacity of its op.
func faint(c render.Premul, alpha uint8) render.Premul {
	if alpha == 255 {
		return c
	}
	k := float32(alpha) / 255
	return render.Premul{R: c.R * k, G: c.G * k, B: c.B * k, A: c.A * k}
}

// reach returns the distance from the border within which the colour of a box may vary.
func reach(op *render.Op) float32 {
	s := &op.Style
	if s.Hole > 0 {
		return max(op.Rect.W, op.Rect.H)
	}
	r := max(op.Radius, s.EdgeWidth)
	part := func(c render.Color, down, blur float32) {
		if c.A > 0 {
			r = max(r, abs(down)+max(blur, op.Radius))
		}
	}
	part(s.Shadow, s.ShadowY, s.ShadowBlur)
	part(s.Inner, s.InnerY, s.InnerBlur)
	part(s.Light, s.LightWidth, 0)
	return r + 1
}

// grow returns a slice of length n that reuses the memory of s if it suffices; its content is undefined.
func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}

func clamp(v, lo, hi int) int { return min(max(v, lo), hi) }

func abs(x float32) float32 { return max(x, -x) }
