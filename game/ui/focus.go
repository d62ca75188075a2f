package ui

import "wildfifteen/render"

// Direction is a direction in which the focus moves.
type Direction uint8

// The directions.
const (
	Up Direction = iota
	Down
	Left
	Right
)

// Next returns the ID of the focusable control after from in reading order or, with back, before it; it wraps around at
// the ends. An unknown from counts as before the first. A group of radios is a single stop: the one that is On. ok is
// false if no control is focusable.
func Next(cs []Control, from ID, back bool) (ID, bool) {
	at, n := -1, len(cs)
	for i := range cs {
		if cs[i].ID == from {
			at = i
			break
		}
	}
	step := 1
	if back {
		step = n - 1
		if at < 0 {
			at = 0
		}
	}
	for k := 1; k <= n; k++ {
		c := &cs[(at+k*step+n)%n]
		if c.Focusable() && (c.Role != Radio || c.On || !hasOn(cs, c.ID.Name)) && !sameGroup(c, from) {
			return c.ID, true
		}
	}
	return ID{}, false
}

func sameGroup(c *Control, from ID) bool { return c.Role == Radio && c.ID.Name == from.Name }

func hasOn(cs []Control, name string) bool {
	for i := range cs {
		if cs[i].ID.Name == name && cs[i].On && cs[i].Role == Radio {
			return true
		}
	}
	return false
}

// elsewhere is added to the distance between two controls that do not scroll together if one of them is scrolled out of
// view, because then their distance on the screen means nothing.
const elsewhere = 1e7

// Toward returns the focusable control that is nearest to from in a direction on the screen. If there is no control
// from, it returns the first control, or the last one for Up and Left.
func Toward(cs []Control, from ID, d Direction) (ID, bool) {
	f := Find(cs, from)
	if f == nil {
		return Next(cs, from, d == Up || d == Left)
	}
	away := f.Rect.Intersect(f.Clip).Empty()
	best, found := ID{}, false
	var lowest float32
	for i := range cs {
		c := &cs[i]
		if !c.Focusable() || c.ID == from {
			continue
		}
		to, apart := c.Rect, away
		if c.Clip != f.Clip { // only the visible part counts
			if seen := to.Intersect(c.Clip); !seen.Empty() {
				to = seen
			} else {
				apart = true
			}
		}
		cost, ok := distance(f.Rect, to, d)
		if apart && c.Clip != f.Clip {
			cost += elsewhere
		}
		if ok && (!found || cost < lowest) {
			best, lowest, found = c.ID, cost, true
		}
	}
	return best, found
}

// aside is added to the distance of a control that lies further to the side than in the direction, so that it is only
// chosen if there is no other.
const aside = 1e6

// distance returns a weighted distance from a to b in a direction: across it counts more than along it. The bool is false
// if b does not lie in that direction.
func distance(a, b render.Rect, d Direction) (float32, bool) {
	ca, cb := a.Centre(), b.Centre()
	var along, across float32
	switch d {
	case Up:
		along, across = ca.Y-cb.Y, gap(a.X, a.X+a.W, b.X, b.X+b.W)
	case Down:
		along, across = cb.Y-ca.Y, gap(a.X, a.X+a.W, b.X, b.X+b.W)
	case Left:
		along, across = ca.X-cb.X, gap(a.Y, a.Y+a.H, b.Y, b.Y+b.H)
	case Right:
		along, across = cb.X-ca.X, gap(a.Y, a.Y+a.H, b.Y, b.Y+b.H)
	}
	if along < 1 {
		return 0, false
	}
	if across > along {
		along += aside
	}
	if d == Up || d == Down { // in a row of controls prefer the one straight above or below
		return along + 4*across + abs(ca.X-cb.X)/8, true
	}
	return along + 8*across + abs(ca.Y-cb.Y)/8, true
}

// gap returns the distance between two intervals, 0 if they overlap. Both are shortened by a sixteenth at each end, so
// that adjacent rows of keys do not count as overlapping.
func gap(a0, a1, b0, b1 float32) float32 {
	da, db := (a1-a0)/16, (b1-b0)/16
	a0, a1, b0, b1 = a0+da, a1-da, b0+db, b1-db
	if b0 > a1 {
		return b0 - a1
	}
	if a0 > b1 {
		return a0 - b1
	}
	return 0
}

func abs(x float32) float32 {
	if x < 0 {
		return -x
	}
	return x
}
