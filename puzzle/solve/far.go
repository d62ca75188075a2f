package solve

import "math"

// In the scores of beam searches without a plan, a tile's distance from home counts with a power above 1, so that no tile is left
// far behind: its way home would at last lead through tiles that are home already. Of the powers measured these give the
// shortest solutions. Compared with the distances themselves, solutions of 6x6 boards are 7 % shorter after 2 million nodes with
// tableFar, and those of 10x10 boards 3 % shorter after 10 million with descentFar (BenchmarkQuick).
const (
	farStep      = 40  // weight of a distance of 1
	tableFar     = 1.4 // power in a tableBeam
	descentFar   = 1.7 // power in the descent of a trial
	excessWeight = 60  // in a tableBeam, of two steps beyond MD in one view
)

// conflictWeight is what a move of a linear conflict counts in addition on boards of more than earlyCells cells: it costs more moves
// than MD says when it is resolved late, as the tiles around it have to leave their homes for that. With beams of 600 boards solutions
// of 10x10 and 8x8 boards become 5 % shorter by it, those of 16x16 boards 4 %. Weights from 80 to 160 do equally well, 300 does worse.
const conflictWeight = 100

// far returns the weight of a distance, which counts with a power.
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

// planFar returns the weights of all distances in a beam search with a plan. On a larger board all distances are longer; their
// weights are those on a board of planSide cells a side times how much longer the board is.
func planFar(g *grid, power float64) []int32 {
	scale := math.Pow(planSide/float64(max(g.w, g.h)), power-1)
	list := farSteps(g, power)
	for d := range list {
		list[d] = int32(math.Round(float64(list[d]) * scale))
	}
	return list
}

// planSide is a side of boards.
const planSide = 16
