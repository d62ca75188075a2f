package cli

import (
	"context"
	"errors"
	"sync"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

// spaces holds counted state spaces, in which any board is solved by walking down the depths. Boards of all goals with the
// same place of the blank share one.
type spaces struct {
	*env
	memory  uint64
	threads int

	mu   sync.Mutex
	kept map[spaceKey]*space.Space
}

type spaceKey struct {
	goal   puzzle.Board
	metric space.Metric
}

// mostSpaces is the number of spaces that are kept. More are not worth their memory.
const mostSpaces = 4

// solve returns a solution of a board with the fewest moves.
func (s *spaces) solve(ctx context.Context, t task, metric space.Metric) (found solve.Solution, err error) {
	sp, err := s.of(ctx, named(t.goal.Board(), t.goal), metric)
	if err != nil {
		return found, err
	}
	way, ok := sp.Way(named(t.board, t.goal))
	if !ok {
		return found, &solve.Error{Kind: solve.Unsolvable}
	}
	return solve.Solution{Moves: way, Found: true, Optimal: true, Lower: len(way), Nodes: uint64(len(way))}, ctx.Err()
}

// of returns the state space of a goal; it is counted if it is not kept.
func (s *spaces) of(ctx context.Context, goal puzzle.Board, metric space.Metric) (*space.Space, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	key := spaceKey{goal, metric}
	if sp := s.kept[key]; sp != nil {
		return sp, nil
	}
	if len(s.kept) >= mostSpaces {
		clear(s.kept)
	}
	sp, err := space.Count(ctx, goal, space.Options{Metric: metric, Keep: true, Memory: s.memory, Threads: s.threads})
	if err != nil {
		return nil, err
	}
	s.kept[key] = sp
	return sp, nil
}

// counted reports whether a board is answered from its counted state space: always in the multi-tile metric, and where shortest
// solutions are asked for and there is time to count.
func (s *solver) counted(size puzzle.Size) bool {
	return s.mtm() || !s.quick && size.Cells() <= countedCells && (s.limit == 0 || s.limit >= countTime)
}

// countTime is a time in which the space of any board of up to countedCells is counted.
const countTime = 5 * time.Second

// workCounted solves a board in its state space. In the single-tile metric done is false if there is no memory for it.
func (s *solver) workCounted(ctx context.Context, q *question) (done bool) {
	var memory *space.MemoryError
	q.found, q.failed = s.spaces.solve(ctx, q.task, space.Metric(s.metric))
	switch {
	case q.failed == nil:
	case ctx.Err() != nil && s.mtm():
		q.found, q.failed = s.anyRuns(q.task)
		q.stopped = true
	case ctx.Err() != nil:
		q.found, q.failed = s.first(q.board, q.task.goal.Board(), solve.Solution{})
		q.stopped = true
	case !s.mtm() && errors.As(q.failed, &memory):
		q.failed = nil
		return false
	default:
		q.failed = s.spaceError(q.failed)
	}
	return true
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
