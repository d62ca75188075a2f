package coach

import (
	"slices"

	"wildfifteen/puzzle"
)

// togetherMost is the number of places up to which Together searches: three tiles and the blank on 4x3.
const togetherMost = 12 * 11 * 10 * 9

// Together returns a shortest way to bring the tiles of some cells of the goal home, all of them together and whatever
// becomes of the others. ok is false if the board has no such way, or so many cells that the search would take long: at
// most three tiles on 12 cells are searched for.
func Together(b puzzle.Board, goal puzzle.Goal, cells []int) (moves []puzzle.Move, ok bool) {
	size := b.Size()
	n, places := size.Cells(), 1
	for i := range len(cells) + 1 {
		places *= n - i
	}
	if places > togetherMost || places <= 0 {
		return nil, false
	}
	type place [4]int8 // where the blank and the tiles are
	var start, end place
	start[0] = int8(b.Blank())
	for i, cell := range cells {
		start[i+1], end[i+1] = int8(b.Find(goal.Board().At(cell))), int8(cell)
	}
	type step struct {
		from place
		by   puzzle.Dir
	}
	came := map[place]step{start: {}}
	for queue := []place{start}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if slices.Equal(at[1:], end[1:]) {
			for at != start {
				moves = append(moves, puzzle.Move{Dir: came[at].by, N: 1})
				at = came[at].from
			}
			slices.Reverse(moves)
			return moves, true
		}
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			next := size.Neighbour(int(at[0]), d.Opposite())
			if next < 0 {
				continue
			}
			to := at
			for i := range cells {
				if int(at[i+1]) == next {
					to[i+1] = at[0]
				}
			}
			to[0] = int8(next)
			if _, seen := came[to]; !seen {
				came[to] = step{at, d}
				queue = append(queue, to)
			}
		}
	}
	return nil, false
}
