package ui

import "wildfifteen/render"

// Direction is a way the focus can go.
type Direction uint8

// The directions.
const (
	Up Direction = iota
	Down
	Left
	Right
)

// Next returns the ID of the focusable control after from in reading order, or before it when back is
// set, going round at the ends. An unknown from counts as before the first. A group of radios is one stop:
// the one that is On.
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

// elsewhere is added to the distance between a control that is scrolled out of sight and what does not scroll with
// it: where they stand says nothing about each other.
const elsewhere = 1e7

// Toward returns the focusable control nearest to from in a direction, as the eye sees it.
func Toward(cs []Control, from ID, d Direction) (ID, bool) {
	f := Find(cs, from)
	if f == nil {
		return Next(cs, from, d == Up || d == Left)
	}
	away := f.Rect.Intersect(f.Clip).Empty()
	best, found := ID{}, false
	var least float32
	for i := range cs {
		c := &cs[i]
		if !c.Focusable() || c.ID == from {
			continue
		}
		to, apart := c.Rect, away
		if c.Clip != f.Clip { // the eye sees the part that is not scrolled away
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
		if ok && (!found || cost < least) {
			best, least, found = c.ID, cost, true
		}
	}
	return best, found
}

// aside is added to the distance of what lies further to the side than in the direction: it is only gone to
// where there is nothing else.
const aside = 1e6

// distance weighs how far b lies from a in a direction: the gap along it, plus a heavier one across it.
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
	if d == Up || d == Down { // among controls of one row, prefer the one straight above or below
		return along + 4*across + abs(ca.X-cb.X)/8, true
	}
	return along + 8*across + abs(ca.Y-cb.Y)/8, true
}

// gap is how far two spans lie apart, 0 when they overlap. Their ends do not count: of keys that touch, the
// next row is not the same row.
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
