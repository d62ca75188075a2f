package render

import "math"

// Of the bends of a ribbon.
const (
	ribbonRound  = 3  // pixels: the inside of a bend is round from this radius on
	ribbonFan    = 40 // pixels a cell: in larger cells the colour changes all through a bend
	leastSectors = 8  // of a fan
)

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

// bend draws the bend in the middle one of three cells with their colours, over its dot.
func (r *ribbon) bend(cells [3]int, colors [3]Color) {
	t := r.turn(cells)
	if r.fanned() {
		f := r.fan(t, colors)
		f.draw(r.list)
	}
	r.inside(&t, colors[1])
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

// fanned reports whether the colour changes all through a bend. The sectors of a fan lie over each other, so a ribbon that lets
// something show through has none.
func (r *ribbon) fanned() bool {
	return r.smooth && !r.coarse && r.cell >= ribbonFan && r.list.alpha == 255
}

// fan is a bend with its colours, which are the sectors of a circle about its inner corner.
type fan struct {
	turn
	first, mid, last Color // where the ribbon comes in, in the middle, and where it goes out
	sectors          int
}

// fan returns the fan of a bend, given the colours of its cell and of those before and after.
func (r *ribbon) fan(t turn, colors [3]Color) fan {
	part := r.width / 2 / r.cell
	f := fan{turn: t, first: Mix(colors[1], colors[0], part), mid: colors[1], last: Mix(colors[1], colors[2], part)}
	f.sectors = int(max(leastSectors, (far(f.first, f.mid)+far(f.mid, f.last))/ribbonStep))
	return f
}

// draw draws the half where the ribbon comes in, the quarter where it goes out, and the sectors inside the round outer quarter, whose
// edge has the colour of the middle.
func (f *fan) draw(l *List) {
	n := f.sectors
	for _, part := range [...]struct {
		du, dv   float32
		from, to int
		round    bool
	}{{1, 0, 0, n, false}, {-1, 1, (n - 1) / 2, n, false}, {-1, -1, n / 4, n - n/4, true}} {
		l.PushClip(f.part(part.du, part.dv))
		for i := part.from; i < part.to; i++ {
			f.sector(l, i, part.round)
		}
		l.PopClip()
	}
}

// part returns the part of the cell on the given sides of its centre: 1: of the cell before or after, -1: the other, 0: both.
func (f *fan) part(du, dv float32) Rect {
	half := f.width / 2
	span := func(mid, side float32) (lo, hi float32) {
		lo, hi = mid-half, mid+half
		if side > 0 {
			lo = Floor(mid)
		} else if side < 0 {
			hi = Floor(mid)
		}
		return lo, hi
	}
	x0, x1 := span(f.p.X, f.u.X*du+f.v.X*dv)
	y0, y1 := span(f.p.Y, f.u.Y*du+f.v.Y*dv)
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// sector draws the i-th sector and what lies beyond it, which the next ones cover; if round, only as far as the ribbon's round edge.
func (f *fan) sector(l *List, i int, round bool) {
	t := (float32(i) + 0.5) / float32(f.sectors)
	c := Mix(f.first, f.mid, 2*t)
	if t > 0.5 {
		c = Mix(f.mid, f.last, 2*t-1)
	}
	angle := math.Pi / 2 / float64(f.sectors)
	thick := 2*f.width*float32(math.Sin(angle)) + 2
	sin, cos := math.Sincos(angle * float64(i))
	x, y := float32(cos), float32(sin)
	along := Point{-f.v.X*x - f.u.X*y, -f.v.Y*x - f.u.Y*y}
	from := Point{f.corner.X + (f.v.X*y-f.u.X*x)*thick/2, f.corner.Y + (f.v.Y*y-f.u.Y*x)*thick/2}
	length := 2 * f.width
	if round {
		dx, dy, far := from.X-f.p.X, from.Y-f.p.Y, (f.width-thick)/2-1
		b, q := dx*along.X+dy*along.Y, dx*dx+dy*dy-far*far
		if b*b < q {
			return
		}
		length = float32(math.Sqrt(float64(b*b-q))) - b
	}
	lo := len(l.Points)
	l.Points = append(l.Points, from, Point{from.X + along.X*length, from.Y + along.Y*length})
	l.line(lo, thick, c)
}
