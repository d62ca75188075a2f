package atlas

import (
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// maxHardest is the maximum number of hardest boards shown.
const maxHardest = 12

// survey counts a state space, a little in each tick, and keeps the results. A survey is ready to begin when only its
// goal is set.
type survey struct {
	goal    puzzle.Board
	search  *space.Search // nil unless it is counting
	space   *space.Space  // nil until the space is counted, and always nil for a space too large to be kept
	counts  []uint64      // number of boards counted so far, by depth
	hardest []puzzle.Board
	mean    float64
	err     error // why the space cannot be counted
	begun   bool
}

// done reports whether the whole space is counted.
func (v *survey) done() bool { return v.begun && v.search == nil && v.err == nil }

// counting reports whether there is more to count.
func (v *survey) counting() bool { return !v.done() && v.err == nil }

// step counts for a tick.
func (v *survey) step(b *work.Budget) {
	if !v.begun {
		v.begun = true
		v.search, v.err = space.NewSearch(v.goal, space.Options{})
	}
	if v.search == nil {
		return
	}
	done := b.Count(v.search, v.goal.Size())
	v.counts = v.search.Counts()
	if done {
		v.finish()
	}
}

// finish takes the results from the finished search. Only a small space stays in memory.
func (v *survey) finish() {
	found := v.search.Space()
	v.search = nil
	v.mean = found.Mean()
	v.hardest = found.Hardest(maxHardest)
	if v.goal.Size().Cells() <= work.KeptCells {
		v.space = found
	}
}

// progress returns how much of the space has been counted, 0 to 1.
func (v *survey) progress() float32 {
	switch {
	case v.search != nil:
		return float32(v.search.Progress().Fraction)
	case v.done():
		return 1
	}
	return 0
}

// total returns the number of boards counted so far.
func (v *survey) total() (n uint64) {
	for _, count := range v.counts {
		n += count
	}
	return n
}

// radius returns the greatest depth counted so far.
func (v *survey) radius() int { return len(v.counts) - 1 }

// peak returns the depth that has the most boards.
func (v *survey) peak() (depth int) {
	for d, n := range v.counts {
		if n > v.counts[depth] {
			depth = d
		}
	}
	return depth
}
