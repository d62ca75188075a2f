package atlas

import (
	"slices"

	"wildfifteen/puzzle"
)

// countable are the sizes whose state spaces the game counts: those of up to twelve cells. Those of more cells come later, and of as
// many the wide ones before the high ones.
var countable = [...]puzzle.Size{
	{W: 2, H: 2}, {W: 3, H: 2}, {W: 2, H: 3}, {W: 4, H: 2}, {W: 2, H: 4}, {W: 3, H: 3},
	{W: 5, H: 2}, {W: 2, H: 5}, {W: 6, H: 2}, {W: 4, H: 3}, {W: 3, H: 4}, {W: 2, H: 6},
}

// kinds are the goals to choose from. The goal of the game being played comes after them.
var kinds = [...]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral}

// playedKind is the index, after those of kinds, of the goal of the game being played.
const playedKind = len(kinds)

// charted identifies the state space that the atlas shows. The zero charted is none.
type charted struct {
	size puzzle.Size // one of countable
	kind int         // an index of kinds, or playedKind
}

// firstCharted returns the state space that the atlas shows at first: that of the game being played, or 3x3 if the game
// is too large.
func firstCharted(playing puzzle.Game) charted {
	size := playing.Goal.Size()
	if !slices.Contains(countable[:], size) {
		return charted{size: puzzle.Size{W: 3, H: 3}}
	}
	for kind := range kinds {
		c := charted{size, kind}
		if _, goal := c.goal(playing); goal == playing.Goal {
			return c
		}
	}
	return charted{size, playedKind}
}

// goal returns the goal and its configuration.
func (c charted) goal(playing puzzle.Game) (puzzle.Config, puzzle.Goal) {
	if c.kind == playedKind {
		return playing.Config, playing.Goal
	}
	rule := puzzle.Rule{Kind: kinds[c.kind]}
	goal, err := puzzle.NewGoal(c.size, rule)
	if err != nil {
		panic(err) // these kinds exist in every size
	}
	return puzzle.Config{Size: c.size, Rule: rule}, goal
}
