package cli

import (
	"context"
	"sync"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

// spaces holds a counted state space in the multi-tile metric, in which any board of its class is solved by walking down the
// depths. Boards of all goals with the same place of the blank share one.
type spaces struct {
	*env
	memory  uint64
	threads int

	mu    sync.Mutex
	space *space.Space // the one used last
}

// solve returns a solution of the fewest runs of a board.
func (s *spaces) solve(ctx context.Context, t task) (found solve.Solution, err error) {
	board, goal := named(t.board, t.goal), named(t.goal.Board(), t.goal)
	sp, err := s.of(ctx, goal)
	if err != nil {
		return found, err
	}
	left, ok := sp.Depth(board)
	if !ok {
		return found, &solve.Error{Kind: solve.Unsolvable}
	}
	found = solve.Solution{Found: true, Optimal: true, Lower: left}
	for left > 0 {
		m, next := s.down(sp, board, left, &found.Nodes)
		found.Moves = append(found.Moves, m)
		board, left = next, left-1
	}
	return found, ctx.Err()
}

// down returns a run after which a board needs one move less.
func (s *spaces) down(sp *space.Space, b puzzle.Board, left int, nodes *uint64) (puzzle.Move, puzzle.Board) {
	for d := puzzle.Up; d <= puzzle.Right; d++ {
		for n := 1; n <= b.MaxRun(d); n++ {
			m := puzzle.Move{Dir: d, N: n}
			next, err := b.Play(m)
			*nodes++
			if depth, ok := sp.Depth(next); err == nil && ok && depth == left-1 {
				return m, next
			}
		}
	}
	panic("cli: a board deeper than all of its neighbours") // the depths of a complete space differ by one at most
}

// of returns the state space of a goal; it is counted if it is not the one used last.
func (s *spaces) of(ctx context.Context, goal puzzle.Board) (*space.Space, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.space != nil && s.space.Goal == goal {
		return s.space, nil
	}
	s.space = nil
	sp, err := space.Count(ctx, goal, space.Options{Metric: space.MTM, Keep: true, Memory: s.memory, Threads: s.threads})
	if err != nil {
		return nil, s.spaceError(err)
	}
	s.space = sp
	return sp, nil
}

// named returns a board whose tiles are numbered by their cells in the goal, from 1: the goals with the same place of the blank
// become one.
func named(b puzzle.Board, goal puzzle.Goal) puzzle.Board {
	labels := b.AppendLabels(nil)
	for i, label := range labels {
		if label != 0 {
			labels[i] = goal.CellOf(label) + 1
		}
	}
	named, err := puzzle.NewBoard(b.Size(), labels)
	if err != nil {
		panic("cli: " + err.Error()) // the board has the goal's tiles
	}
	return named
}
