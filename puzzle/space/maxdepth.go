package space

import (
	"slices"

	"wildfifteen/puzzle"
)

// MaxDepth returns the greatest depth (STM) that can be asked of a configuration: whichever goal it draws, for every
// number up to MaxDepth some board needs exactly that many moves. MaxDepth returns 0 for sizes whose [Radii] are not
// known. The cost is that of Known.
func MaxDepth(c puzzle.Config) int {
	radii := Radii(c.Size)
	if radii == nil {
		return 0
	}
	if goal, err := puzzle.NewGoal(c.Size, c.Rule); err == nil {
		return radii[goal.Board().Blank()]
	}
	return slices.Min(radii) // the goal is drawn with each deal
}
