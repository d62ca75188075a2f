package newgame

import (
	"wildfifteen/puzzle"
)

// maxSide is the maximum side that can be chosen; larger boards can only be opened by a game ID.
const maxSide = 16

// kinds are the kinds of goal that can be chosen.
var kinds = [...]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random}

// The ways to choose the missing number.
const (
	missingLast = iota
	missingRandom
	missingChosen
)

// choice is the configuration chosen.
type choice struct {
	size   puzzle.Size
	kind   int // index in kinds
	way    int // how the missing number is chosen
	number int // the missing number if way is missingChosen
}

// choiceOf returns the configuration of a game, or the nearest one that can be chosen.
func choiceOf(g puzzle.Game) choice {
	size, missing := g.Goal.Size(), g.Goal.Missing()
	c := choice{size: puzzle.Size{W: min(size.W, maxSide), H: min(size.H, maxSide)}}
	c.number = min(missing, c.size.Cells())
	c.kind = kindIndex(g.Config.Rule.Kind)
	switch {
	case g.Config.Rule.Missing == puzzle.MissingRandom:
		c.way = missingRandom
	case c.number != c.size.Cells() && missing != size.Cells():
		c.way = missingChosen
	}
	return c
}

// kindIndex returns the index of a kind in kinds, or that of the most similar kind.
func kindIndex(kind puzzle.Kind) int {
	switch kind {
	case puzzle.PathKind:
		kind = puzzle.Wild
	case puzzle.BoardKind:
		kind = puzzle.Random
	}
	for i, k := range kinds {
		if k == kind {
			return i
		}
	}
	return 0
}

// config returns the configuration chosen.
func (c *choice) config() puzzle.Config { return c.configOf(kinds[c.kind]) }

// configOf returns the configuration chosen, but with another kind of goal.
func (c *choice) configOf(kind puzzle.Kind) puzzle.Config {
	missing := puzzle.MissingLast
	switch {
	case c.way == missingRandom:
		missing = puzzle.MissingRandom
	case c.way == missingChosen && c.number < c.size.Cells():
		missing = c.number
	}
	return puzzle.Config{Size: c.size, Rule: puzzle.Rule{Kind: kind, Missing: missing}}
}

// resize chooses another size. If the last number was the missing one, the last number of the new size is.
func (c *choice) resize(size puzzle.Size) {
	last := c.number == c.size.Cells()
	c.size = size
	if last || c.number > size.Cells() {
		c.number = size.Cells()
	}
}
