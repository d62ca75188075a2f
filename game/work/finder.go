package work

import (
	"math/rand/v2"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// Finder looks for a board that is exactly so many moves from a goal, each such board with the same probability: at
// once where the state space of the goal is at hand, else by searching it up to that depth, a little in each tick. The
// zero Finder looks for nothing.
type Finder struct {
	Goal  puzzle.Board
	Depth int          // 0: nothing is looked for
	Space *space.Space // nil where it is still to be searched

	search *space.Search // nil until the first step, and where there is a space
}

// Step works for a tick. When it is done there is a board, or the zero Board if none is so far from the goal. An error,
// for want of memory, ends the search.
func (c *Finder) Step(b *Budget) (found puzzle.Board, done bool, err error) {
	if c.Space == nil {
		if done, err = c.look(b); !done {
			return found, false, err
		}
		c.Space = c.search.Space()
	}
	found, _ = c.Space.Draw(rand.New(b.Source()), c.Depth)
	return found, true, nil
}

func (c *Finder) look(b *Budget) (done bool, err error) {
	if c.search == nil {
		c.search, err = space.NewSearch(c.Goal, space.Options{MaxDepth: c.Depth})
		if err != nil {
			return false, err
		}
	}
	return b.Count(c.search, c.Goal.Size()), nil
}

// Share returns how much of the search is done, 0 to 1, given how many boards each depth has.
func (c *Finder) Share(counts []uint64) float32 {
	if c.search == nil {
		return 0
	}
	var all uint64
	for _, n := range counts[:c.Depth+1] {
		all += n
	}
	return min(1, float32(c.search.Progress().States)/float32(all))
}
