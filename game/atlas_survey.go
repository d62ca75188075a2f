package game

import (
	"math/rand/v2"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// Blocks of a state space between two looks at the clock: some 0.2 ms of work on a desktop, a millisecond in a
// browser. Where every depth is noted a block takes longer.
const (
	partBlocks     = 75
	partBlocksKept = 15
	tickParts      = 27 // in one tick where there is no watch
)

// count lets a search of the state space of a size go on for this tick and reports whether it has come to its end.
func (a *App) count(s *space.Search, size puzzle.Size) bool {
	part := partBlocks
	if size.Cells() <= keptCells {
		part = partBlocksKept
	}
	return a.search(s.Step, tickParts*part, part)
}

// hardestShown is how many of the hardest boards are kept to be shown.
const hardestShown = 12

// keptCells is the number of cells up to which the depth of every board stays at hand; the spaces of larger
// boards are dropped as soon as they are counted.
const keptCells = 10

// survey is the state space of a goal: counted a little each tick, and what is kept of it then.
type survey struct {
	goal    puzzle.Board
	search  *space.Search // while counting
	space   *space.Space  // when counted, of up to keptCells cells
	counts  []uint64      // so far
	hardest []puzzle.Board
	mean    float64
	err     error // why it cannot be counted
	begun   bool
}

// begin forgets what was counted and makes ready to count the space of another goal.
func (v *survey) begin(goal puzzle.Board) { *v = survey{goal: goal} }

// done reports whether the whole space has been counted.
func (v *survey) done() bool { return v.begun && v.search == nil && v.err == nil }

// step counts on for a tick.
func (v *survey) step(a *App) {
	if !v.begun {
		v.begun = true
		v.search, v.err = space.NewSearch(v.goal, space.Options{})
	}
	if v.search == nil {
		return
	}
	done := a.count(v.search, v.goal.Size())
	v.counts = v.search.Counts()
	if !done {
		return
	}
	found := v.search.Space()
	v.search = nil
	v.mean = found.Mean()
	v.hardest = found.Hardest(hardestShown)
	if v.goal.Size().Cells() <= keptCells {
		v.space = found
	}
}

// share is how much of the space has been counted, 0 to 1.
func (v *survey) share() float32 {
	switch {
	case v.search != nil:
		return float32(v.search.Progress().Fraction)
	case v.done():
		return 1
	}
	return 0
}

// total is the number of boards counted so far.
func (v *survey) total() (n uint64) {
	for _, k := range v.counts {
		n += k
	}
	return n
}

// radius is the greatest depth counted so far.
func (v *survey) radius() int { return len(v.counts) - 1 }

// source is where random numbers come from.
func (a *App) source() rand.Source {
	if a.boot.Deals != nil {
		return a.boot.Deals
	}
	return puzzle.SecureSource()
}

// peak is the depth at which most boards lie.
func (v *survey) peak() int {
	best := 0
	for d, n := range v.counts {
		if n > v.counts[best] {
			best = d
		}
	}
	return best
}
