package work

import (
	"math/rand/v2"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// Finder finds a random board at exactly a given number of moves, the depth, from a goal. All boards at that depth have
// the same probability. If the state space of the goal is known, this takes one step; else the Finder searches the space
// up to the depth, a little in each tick. The zero Finder looks for nothing.
type Finder struct {
	Goal  puzzle.Board
	Depth int          // 0: nothing is looked for
	Space *space.Space // nil: the Finder must search it

	search *space.Search // nil until the first step, and if Space was known
}

// Step works for one tick. If done is true, found is the board, or the zero Board if no board has that depth. An error,
// for lack of memory, ends the search.
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

// Share returns how much of the search is done, 0 to 1. counts are the numbers of boards at each depth.
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
