package render

import "math"

const ribbonRound = 3 // pixels: the inside of a bend is round from this radius on

// turn is the geometry of a bend.
type turn struct {
	p      Point // the centre of its cell
	u, v   Point // from there to the cell before and to the one after, in cells
	corner Point // the inner corner
	width  float32
}

// turn returns the bend in the middle one of three cells.
func (r *ribbon) turn(cells [3]int) turn {
	a, p, b := r.centre(cells[0]), r.centre(cells[1]), r.centre(cells[2])
	t := turn{p: p, width: r.width}
	t.u = Point{(a.X - p.X) / r.cell, (a.Y - p.Y) / r.cell}
	t.v = Point{(b.X - p.X) / r.cell, (b.Y - p.Y) / r.cell}
	t.corner = Point{p.X + (t.u.X+t.v.X)*r.width/2, p.Y + (t.u.Y+t.v.Y)*r.width/2}
	return t
}

// bend draws the bend in the middle one of three cells with their colours: they turn about its inner corner, and the quarter of the cell
// opposite that is round.
func (r *ribbon) bend(cells [3]int, colors [3]Color) {
	t := r.turn(cells)
	first, last := Mix(colors[1], colors[0], r.bent()), Mix(colors[1], colors[2], r.bent())
	if t.u.X != 0 { // it comes in through a vertical edge
		first, last = last, first
	}
	box := Rect{t.p.X - r.width/2, t.p.Y - r.width/2, r.width, r.width}
	for _, part := range [...]struct{ du, dv, radius float32 }{{1, 0, 0}, {-1, 1, 0}, {-1, -1, r.width / 2}} {
		r.list.PushClip(t.part(part.du, part.dv))
		r.list.FillGradient(box, part.radius, first, last, t.about())
		r.list.PopClip()
	}
	r.inside(&t, colors[1])
}

// about returns the way in which the colour of the bend turns.
func (t *turn) about() Gradient {
	if t.u.Y+t.v.Y < 0 { // the inner corner is an upper one
		if t.u.X+t.v.X < 0 {
			return GradientUpperLeft
		}
		return GradientUpperRight
	}
	if t.u.X+t.v.X < 0 {
		return GradientLowerLeft
	}
	return GradientLowerRight
}

// part returns the part of the cell on the given sides of its centre: 1: of the cell before or after, -1: the other, 0: both.
func (t *turn) part(du, dv float32) Rect {
	half := t.width / 2
	span := func(mid, side float32) (lo, hi float32) {
		lo, hi = mid-half, mid+half
		if side > 0 {
			lo = Floor(mid)
		} else if side < 0 {
			hi = Floor(mid)
		}
		return lo, hi
	}
	x0, x1 := span(t.p.X, t.u.X*du+t.v.X*dv)
	y0, y1 := span(t.p.Y, t.u.Y*du+t.v.Y*dv)
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// insideArc is the points of a quarter of a circle, between whose edge and a corner the inside of a bend is filled.
var insideArc = func() (arc [7]Point) {
	for i := range arc {
		sin, cos := math.Sincos(float64(i) / float64(len(arc)-1) * math.Pi / 2)
		arc[i] = Point{float32(cos), float32(sin)}
	}
	return arc
}()

// inside rounds the inside of a bend: half as wide as the gap between two runs of the ribbon, so that a turn back is a half
// circle there. It is an arc, cut off where the ribbon begins.
func (r *ribbon) inside(t *turn, c Color) {
	radius := (r.cell - r.width) / 2
	if radius < ribbonRound {
		return
	}
	u, v, corner := t.u, t.v, t.corner
	mid := Point{corner.X + (u.X+v.X)*radius, corner.Y + (u.Y+v.Y)*radius}
	r.list.PushClip(Rect{min(corner.X, mid.X), min(corner.Y, mid.Y), radius, radius})
	lo := len(r.list.Points)
	far := radius * 1.25 // of the middle of a stroke that reaches from the arc into the corner
	for _, at := range insideArc {
		x, y := at.X*far, at.Y*far
		r.list.Points = append(r.list.Points, Point{mid.X - u.X*x - v.X*y, mid.Y - u.Y*x - v.Y*y})
	}
	r.list.line(lo, radius/2, c)
	r.list.PopClip()
}
