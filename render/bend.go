package render

// turn is the geometry of a bend.
type turn struct {
	p     Point // the centre of its cell
	u, v  Point // from there to the cell before and to the one after, in cells
	hub   Point // the corner of the cell about which the bend turns, in the middle of the gap between two runs
	outer Point // the corner of the ribbon opposite to it
}

// turn returns the bend in the middle one of three cells.
func (r *ribbon) turn(cells [3]int) turn {
	a, p, b := r.centre(cells[0]), r.centre(cells[1]), r.centre(cells[2])
	t := turn{p: p}
	t.u = Point{(a.X - p.X) / r.cell, (a.Y - p.Y) / r.cell}
	t.v = Point{(b.X - p.X) / r.cell, (b.Y - p.Y) / r.cell}
	t.hub, t.outer = t.toward(r.cell/2), t.toward(-r.width/2)
	return t
}

// toward returns the point at a distance from the centre, in both directions, on the side of the inner corner.
func (t *turn) toward(d float32) Point {
	return Point{t.p.X + (t.u.X+t.v.X)*d, t.p.Y + (t.u.Y+t.v.Y)*d}
}

// bend draws the bend in the middle one of three cells with their colours, from the one edge of that cell to the other: the part in this
// cell of a ring about its corner, so that a turn back is one fan about the middle of the gap. The hole of the ring is half as wide as
// the gap between two runs of the ribbon, so that a turn back is round inside, too.
func (r *ribbon) bend(cells [3]int, colors [3]Color) {
	t := r.turn(cells)
	first, last := Mix(colors[1], colors[0], bent), Mix(colors[1], colors[2], bent)
	if t.u.X != 0 { // it comes in through a vertical edge
		first, last = last, first
	}
	x0, y0, x1, y1 := Floor(t.hub.X), Floor(t.hub.Y), Floor(t.outer.X), Floor(t.outer.Y)
	r.list.PushClip(Rect{min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0)})
	far := (r.cell + r.width) / 2
	ring := Rect{t.hub.X - far, t.hub.Y - far, 2 * far, 2 * far}
	r.list.Ring(ring, r.width/2, (r.cell-r.width)/2, first, last)
	r.list.PopClip()
}
