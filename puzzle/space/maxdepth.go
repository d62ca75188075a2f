package space

import (
	"slices"

	"wildfifteen/puzzle"
)

// MaxDepth returns the greatest number of moves (STM) that some board of a configuration needs, whatever goal the
// configuration draws: for every number up to it there is a board that needs just so many. It returns 0 for sizes whose
// [Radii] are not known. The cost is that of Known.
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
