package solve

import "math"

// slope makes beams without a plan complete a board from its far side on: what a tile's distance from home weighs grows with how
// far that home is from the goal's blank. So more of what is left last is near the blank, where less that is home lies in the way. Such
// beams reach the goal without a plan, in a sixth of the nodes that those of the same width take with one. Their solutions differ more
// in length, and some reach no goal, so several are made and the best is taken: on 10x10 boards with the goal's blank anywhere that of ten
// with a width of 1500 was 3 % shorter than that of one with a plan that took as many nodes; for the classic goal, whose blank is in a
// corner, one alone is some 5 % longer than one with a plan, and the best of many is shorter by less. Solutions with a slope of 0.5 or 1
// are 3 % shorter than those without one, or with one to the other side.
type slope struct {
	rise  float64 // what a distance weighs at the far side, in addition to 1
	round bool    // whether the far side is that of the taxicab distance: a corner; else: a row and a column
	fade  int     // of the heat
}

// slopeUnit is a weight of 1.
const slopeUnit = 64

// pulls returns the weight of each tile's distance from home, in parts of slopeUnit.
func (s *slope) pulls(g *grid, goalBlank int) []int32 {
	list := make([]int32, g.n)
	for c := range list {
		dx := float64(abs(c%g.w-goalBlank%g.w)) / float64(max(1, g.w-1))
		dy := float64(abs(c/g.w-goalBlank/g.w)) / float64(max(1, g.h-1))
		far := max(dx, dy)
		if s.round {
			far = (dx + dy) / 2
		}
		list[c] = int32(math.Round(slopeUnit * (1 + s.rise*far)))
	}
	return list
}

// newDescent starts a beam search without a plan, which brings all tiles nearer to their homes at once; s is its slope, nil: none.
func newDescent(s *slope, k *task, width, limit int, finished *beam) *beam {
	b := newBeam(nil, weights{estimate: 10, conflicts: conflictWeight}, k, width, limit, finished)
	b.far = farSteps(k.grid, descentFar)
	if k.n > 64 || s != nil {
		b.heat = newHeat(k.grid)
	}
	if s != nil {
		b.pulls, b.heat.fade = s.pulls(k.grid, k.goalBlank), s.fade
	}
	return b
}
