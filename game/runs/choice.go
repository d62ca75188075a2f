package runs

import "wildfifteen/puzzle"

// way is a kind of run that can be chosen.
type way int

const (
	squares  way = iota // from 2x2 on, both sides growing
	widths              // all widths of a height
	heights             // all heights of a width
	allSizes            // all widths and heights
	marathon
	ways
)

// kinds are the kinds of goal that can be chosen.
var kinds = [...]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random}

// lengths are the numbers of boards of a marathon that can be chosen.
var lengths = [...]int{2, 3, 5, 10, 12, 25, 42, 50, 100, 250, 500, 1000}

// Bounds of the sides that can be chosen; larger boards can only be opened by a text.
const (
	minSide = 2
	maxSide = 16
)

// choice is the run chosen.
type choice struct {
	way    way
	size   puzzle.Size // the largest board, or that of a marathon
	length int         // index in lengths
	down   bool        // from large to small
	kind   int         // index in kinds
	random bool        // each deal draws the missing number
}

// newChoice is the choice of a player who has not chosen yet.
func newChoice() choice { return choice{size: puzzle.Size{W: 4, H: 4}, length: 3} }

// choiceOf returns the choice of a run, or the nearest one.
func choiceOf(r puzzle.Run) choice {
	c := newChoice()
	from, to := r.From, r.To
	if c.down = to.Cells() < from.Cells(); c.down {
		from, to = to, from
	}
	c.size = puzzle.Size{W: min(to.W, maxSide), H: min(to.H, maxSide)}
	switch {
	case r.Kind == puzzle.Marathon:
		c.way = marathon
		for i, n := range lengths {
			if n <= r.N {
				c.length = i
			}
		}
	case r.Kind == puzzle.Everything:
		c.way = allSizes
	case from.H == to.H:
		c.way = widths
	case from.W == to.W:
		c.way = heights
	default:
		c.size.W, c.size.H = min(c.size.W, c.size.H), min(c.size.W, c.size.H)
	}
	for i, k := range kinds {
		if k == r.Rule.Kind {
			c.kind = i
		}
	}
	c.random = r.Rule.Missing == puzzle.MissingRandom
	c.fit()
	return c
}

// least returns the smallest sides that the way allows: what changes goes from 2 to at least 3.
func (c *choice) least() (w, h int) {
	w, h = minSide, minSide
	if c.way == squares || c.way == widths || c.way == allSizes {
		w++
	}
	if c.way == squares || c.way == heights || c.way == allSizes {
		h++
	}
	return w, h
}

// fit makes the size one that the way allows.
func (c *choice) fit() {
	w, h := c.least()
	c.size = puzzle.Size{W: max(c.size.W, w), H: max(c.size.H, h)}
	if c.way == squares {
		c.size.H = c.size.W
	}
}

// run returns the run chosen, without a seed.
func (c *choice) run() puzzle.Run {
	r := puzzle.Run{Rule: puzzle.Rule{Kind: kinds[c.kind]}, From: c.size, To: c.size}
	if c.random {
		r.Rule.Missing = puzzle.MissingRandom
	}
	switch c.way {
	case marathon:
		r.Kind, r.N = puzzle.Marathon, lengths[c.length]
		return r
	case allSizes:
		r.Kind = puzzle.Everything
	}
	if c.way != heights {
		r.From.W = minSide
	}
	if c.way != widths {
		r.From.H = minSide
	}
	if c.down {
		r.From, r.To = r.To, r.From
	}
	return r
}
