package pictures

import "math"

// Cut says which part of a picture a board shows: the middle of the part, in fractions of the width and height, and how
// much it is enlarged. A Zoom of 1 shows as much as the board's shape allows. So a cut fits boards of every shape.
type Cut struct{ X, Y, Zoom float64 }

// Middle is the cut that shows as much as possible of the middle.
var Middle = Cut{0.5, 0.5, 1}

// MaxZoom is the largest zoom.
const MaxZoom = 8

// Sane returns the cut with all numbers within their limits.
func (c Cut) Sane() Cut {
	within := func(v, lo, hi, usual float64) float64 {
		if math.IsNaN(v) {
			return usual
		}
		return min(max(v, lo), hi)
	}
	return Cut{within(c.X, 0, 1, 0.5), within(c.Y, 0, 1, 0.5), within(c.Zoom, 1, MaxZoom, 1)}
}

// Part returns the part of a picture of w x h pixels that a board of columns x rows shows. It lies wholly in the picture.
func (c Cut) Part(w, h float64, columns, rows int) (x, y, pw, ph float64) {
	c = c.Sane()
	cell := min(w/float64(columns), h/float64(rows)) / c.Zoom
	pw, ph = cell*float64(columns), cell*float64(rows)
	return max(min(c.X*w-pw/2, w-pw), 0), max(min(c.Y*h-ph/2, h-ph), 0), pw, ph
}

// Moved returns the cut moved by a part of the picture's width and height, as far as a board of columns x rows can show it.
func (c Cut) Moved(dx, dy, w, h float64, columns, rows int) Cut {
	c.X, c.Y = c.X+dx, c.Y+dy
	return c.Settled(w, h, columns, rows)
}

// Settled returns the cut whose middle is that of its part.
func (c Cut) Settled(w, h float64, columns, rows int) Cut {
	c = c.Sane()
	x, y, pw, ph := c.Part(w, h, columns, rows)
	c.X, c.Y = (x+pw/2)/w, (y+ph/2)/h
	return c
}

// Zoomed returns the cut with another zoom, so that the point at fx, fy of its part, in fractions, stays in its place.
func (c Cut) Zoomed(zoom, fx, fy, w, h float64, columns, rows int) Cut {
	x, y, pw, ph := c.Part(w, h, columns, rows)
	px, py := x+fx*pw, y+fy*ph
	c.Zoom = zoom
	c = c.Sane()
	_, _, pw, ph = c.Part(w, h, columns, rows)
	c.X, c.Y = (px+(0.5-fx)*pw)/w, (py+(0.5-fy)*ph)/h
	return c.Settled(w, h, columns, rows)
}
