package render

import "math"

// run draws a part, 0..1, of a stroke of a width that runs clockwise round a rounded rectangle, inside its border, from the
// point of the border that is nearest to a point.
func (l *List) run(r Rect, radius, width, part float32, from Point, c Color) {
	round := outline{r.Inset(width / 2), max(0, radius-width/2)}
	length := round.length()
	step := min(length/48, max(round.radius/3, 1))
	start, way := round.nearest(from, length), part*length
	lo := len(l.Points)
	for at := float32(0); at < way; at += step {
		l.Points = append(l.Points, round.at(start+at))
	}
	l.Points = append(l.Points, round.at(start+way))
	l.line(lo, width, c)
}

// outline is the border of a rounded rectangle.
type outline struct {
	rect   Rect
	radius float32
}

// sides returns the lengths of the straight parts of an upper or lower side, of a left or right one, and of a corner.
func (o *outline) sides() (w, h, corner float32) {
	return o.rect.W - 2*o.radius, o.rect.H - 2*o.radius, o.radius * math.Pi / 2
}

func (o *outline) length() float32 {
	w, h, corner := o.sides()
	return 2*(w+h) + 4*corner
}

// at returns the point that is so far, clockwise, from the left end of the straight part of the upper side.
func (o *outline) at(way float32) Point {
	w, h, corner := o.sides()
	r, mid, side := o.rect, o.rect.Centre(), 0
	way = float32(math.Mod(float64(way), float64(o.length())))
	for {
		straight := w
		if side%2 == 1 {
			straight = h
		}
		if way <= straight+corner || side == 3 {
			x, y := way-straight/2, -r.H/2 // as if the side were the upper one, from the rectangle's centre
			if side%2 == 1 {
				y = -r.W / 2
			}
			if turn := way - straight; turn > 0 {
				sin, cos := math.Sincos(float64(turn / max(o.radius, 1)))
				x, y = straight/2+o.radius*float32(sin), y+o.radius*(1-float32(cos))
			}
			for range side {
				x, y = -y, x
			}
			return Point{mid.X + x, mid.Y + y}
		}
		way -= straight + corner
		side++
	}
}

// nearest returns how far, clockwise, the point of the border that is nearest to a point is.
func (o *outline) nearest(p Point, length float32) (way float32) {
	const tries = 64
	best := float32(math.Inf(1))
	for i := range tries {
		at := length * float32(i) / tries
		q := o.at(at)
		if d := (q.X-p.X)*(q.X-p.X) + (q.Y-p.Y)*(q.Y-p.Y); d < best {
			best, way = d, at
		}
	}
	return way
}
