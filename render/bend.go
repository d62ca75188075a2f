package render

import "math"

const ribbonRound = 3 // pixels: the inside of a bend is round from this radius on

// turn is the geometry of a bend.
type turn struct {
	p           Point // the centre of its cell
	u, v        Point // from there to the cell before and to the one after, in cells
	corner      Point // the inner corner
	hub         Point // the corner of the cell beyond that, in the middle of the gap between two runs
	width, cell float32
}

// turn returns the bend in the middle one of three cells.
func (r *ribbon) turn(cells [3]int) turn {
	a, p, b := r.centre(cells[0]), r.centre(cells[1]), r.centre(cells[2])
	t := turn{p: p, width: r.width, cell: r.cell}
	t.u = Point{(a.X - p.X) / r.cell, (a.Y - p.Y) / r.cell}
	t.v = Point{(b.X - p.X) / r.cell, (b.Y - p.Y) / r.cell}
	t.corner, t.hub = t.toward(r.width/2), t.toward(r.cell/2)
	return t
}

// toward returns the point at a distance from the centre, in both directions, on the side of the inner corner.
func (t *turn) toward(d float32) Point {
	return Point{t.p.X + (t.u.X+t.v.X)*d, t.p.Y + (t.u.Y+t.v.Y)*d}
}

// bend draws the bend in the middle one of three cells with their colours, from the one edge of that cell to the other: they turn about
// the corner of the cell, so that a turn back is one fan about the middle of the gap. The quarter of the cell opposite is round.
func (r *ribbon) bend(cells [3]int, colors [3]Color) {
	t := r.turn(cells)
	first, last := Mix(colors[1], colors[0], bent), Mix(colors[1], colors[2], bent)
	if t.u.X != 0 { // it comes in through a vertical edge
		first, last = last, first
	}
	outer := t.toward(-t.width / 2)
	box := Rect{min(t.hub.X, outer.X), min(t.hub.Y, outer.Y), abs(t.hub.X - outer.X), abs(t.hub.Y - outer.Y)}
	half, edge := t.width/2, t.cell/2
	for _, part := range [...]struct {
		u, v   [2]float32 // from where to where, from the centre toward the cell before and toward the one after
		radius float32
	}{
		{u: [2]float32{0, edge}, v: [2]float32{-half, half}},
		{u: [2]float32{-half, 0}, v: [2]float32{0, half}},
		{u: [2]float32{-half, half}, v: [2]float32{half, edge}},
		{u: [2]float32{-half, 0}, v: [2]float32{-half, 0}, radius: half},
	} {
		r.list.PushClip(t.part(part.u, part.v))
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

// part returns the part of the cell between two distances each from its centre, toward the cell before and toward the one after.
func (t *turn) part(u, v [2]float32) Rect {
	at := func(i, j int) Point {
		return Point{Floor(t.p.X + t.u.X*u[i] + t.v.X*v[j]), Floor(t.p.Y + t.u.Y*u[i] + t.v.Y*v[j])}
	}
	a, b := at(0, 0), at(1, 1)
	return Rect{min(a.X, b.X), min(a.Y, b.Y), abs(b.X - a.X), abs(b.Y - a.Y)}
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
	u, v, corner, mid := t.u, t.v, t.corner, t.hub
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
