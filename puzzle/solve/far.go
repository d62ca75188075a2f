package solve

import "math"

// Weights of a tile's distance from home in the scores of beam searches: a power of it, in fortieths. A distance counts for
// more than its steps, the longer the more, so that no tile is left far behind: its way home would at last lead through tiles that
// are home already. Of the powers measured these give the shortest solutions: with a tableEstimator, solutions of 6x6 boards are
// 7 % shorter than with the distances themselves, and in trials with a descent those of 10x10 boards as well.
const (
	farStep      = 40 // of one step
	tableFar     = 1.4
	descentFar   = 1.7
	excessWeight = 60 // with a tableEstimator, of two steps beyond MD in one view
)

// far returns the weight of a distance.
func far(d int, power float64) int32 {
	return int32(math.Round(farStep * math.Pow(float64(d), power)))
}

// farSteps returns the weights of all distances on a board.
func farSteps(g *grid, power float64) []int32 {
	list := make([]int32, g.w+g.h)
	for d := range list {
		list[d] = far(d, power)
	}
	return list
}
