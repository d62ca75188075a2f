package coach

import (
	"slices"

	"wildfifteen/puzzle"
)

// stage is one aim of a way to bring a pair home.
type stage struct {
	kind         Kind
	steps        []puzzle.Dir
	homes, cells []int
}

// knotCost is how many moves a knot must save to be preferred: it takes several moves that seem to lead away, which nobody
// can see at a glance.
const knotCost = 6

// pair returns the first aim of the shortest way to bring the last two tiles of a side home.
func (c *Coach) pair(side []int) Aim {
	w := c.window(side)
	var best []stage
	least := 0
	for _, way := range [...]func(window) ([]stage, bool){
		func(window) ([]stage, bool) { return c.turnIn(w.x, w.y, w.behindY, w) },
		func(window) ([]stage, bool) { return c.turnIn(w.y, w.x, w.behindX, w) },
		c.knot,
	} {
		mark := c.mark()
		stages, ok := way(w)
		c.back(mark)
		if !ok {
			continue
		}
		cost := 0
		for _, s := range stages {
			cost += len(s.steps)
			if s.kind == Knot {
				cost += knotCost
			}
		}
		if best == nil || cost < least {
			best, least = stages, cost
		}
	}
	for _, s := range best {
		if len(s.steps) > 0 {
			return c.aim(s.kind, s.steps, s.homes, s.cells)
		}
	}
	panic("coach: a pair cannot come home")
}

// window is the end of a side, where its last two tiles belong, with the two cells behind each.
type window struct {
	x, y             int // the last cell but one and the last cell of the side
	behindX, behindY int
	farX, farY       int
}

// window returns the window at the end of a side. The rectangle of the open cells is at least three cells deep there.
func (c *Coach) window(side []int) window {
	w := window{x: side[len(side)-2], y: side[len(side)-1]}
	along := w.y - w.x
	in := c.size.W
	if along == in || along == -in {
		in = 1
	}
	if !c.isOpen(w.x, in) || !c.isOpen(w.y, in) {
		in = -in
	}
	w.behindX, w.behindY, w.farX, w.farY = w.x+in, w.y+in, w.x+2*in, w.y+2*in
	return w
}

// isOpen reports whether the neighbour of a cell, a step away, is on the board and open.
func (c *Coach) isOpen(cell, step int) bool {
	to := cell + step
	if to < 0 || to >= c.size.Cells() || (step == 1 && to%c.size.W == 0) || (step == -1 && cell%c.size.W == 0) {
		return false
	}
	return !c.closed[to]
}

// turnIn brings the tile of first to the cell of second, the tile of second behind it, and turns both in.
func (c *Coach) turnIn(first, second, behind int, w window) ([]stage, bool) {
	toCorner, ok := c.bring(first, second)
	if !ok {
		return nil, false
	}
	c.play(toCorner)
	c.closed[second] = true
	defer func() { c.closed[second], c.closed[behind] = false, false }()
	corner := stage{Corner, toCorner, []int{first}, []int{second}}
	toBehind, ok := c.bring(second, behind)
	if !ok { // the second tile has got into the first one's cell, a dead end now
		c.closed[second] = false
		rest, ok := c.knot(w)
		return append([]stage{corner}, rest...), ok
	}
	c.play(toBehind)
	c.closed[behind] = true
	turn, ok := c.walk(first)
	if !ok {
		return nil, false
	}
	c.play(turn)
	turn = append(turn, c.slide(second), c.slide(behind))
	return []stage{
		corner,
		{Behind, toBehind, []int{second, first}, []int{behind, second}},
		{Turn, turn, []int{first, second}, []int{first, second}},
	}, true
}

// knot brings both tiles home within the window. ok is false if one of them is outside.
func (c *Coach) knot(w window) (way []stage, ok bool) {
	cells := []int{w.x, w.y, w.behindX, w.behindY, w.farX, w.farY}
	a, b := slices.Index(c.at, w.x), slices.Index(c.at, w.y)
	if !slices.Contains(cells, a) || !slices.Contains(cells, b) {
		return nil, false
	}
	c.closed[a], c.closed[b] = true, true
	enter, ok := c.enter(cells)
	c.closed[a], c.closed[b] = false, false
	if !ok {
		return nil, false
	}
	c.play(enter)
	undo := c.both(w.x, w.y, cells)
	return []stage{{Knot, append(enter, undo...), []int{w.x, w.y}, []int{w.x, w.y}}}, true
}
