package game

import (
	"math/rand/v2"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// catch looks for a board that is just so many moves from a goal, each such board with the same chance: at once
// where the space around the goal is at hand, else by searching it up to that depth, a little each tick.
type catch struct {
	goal   puzzle.Board
	depth  int           // 0: nothing is looked for
	space  *space.Space  // nil where it is still to be searched
	search *space.Search // nil until the first step, and where there is a space
}

// step goes on for a tick. When it is done there is a board, or the zero Board where none is so far from the goal.
// The error, for want of memory, ends the search.
func (c *catch) step(a *App) (b puzzle.Board, done bool, err error) {
	if c.space == nil {
		if done, err = c.look(a); !done {
			return b, false, err
		}
		c.space = c.search.Space()
	}
	b, _ = c.space.Draw(rand.New(a.source()), c.depth)
	return b, true, nil
}

// look searches on for a tick.
func (c *catch) look(a *App) (done bool, err error) {
	size := c.goal.Size()
	if c.search == nil {
		c.search, err = space.NewSearch(c.goal, space.Options{MaxDepth: c.depth})
		if err != nil {
			return false, err
		}
	}
	return a.count(c.search, size), nil
}

// share is how much of the search for the board is done, 0 to 1, where it is known how many boards each depth has.
func (c *catch) share(counts []uint64) float32 {
	if c.search == nil {
		return 0
	}
	var all uint64
	for _, n := range counts[:c.depth+1] {
		all += n
	}
	return min(1, float32(c.search.Progress().States)/float32(all))
}
