package cli

import (
	"context"
	"errors"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// searchesRuns reports whether a board with a goal is answered by solve.SolveRuns: where runs of tiles are counted and boards are
// too many to be.
func (s *solver) searchesRuns(goal puzzle.Board) bool {
	_, _, ok := solve.RunsName(goal)
	return s.mtm() && ok
}

// workRuns searches for a solution with the fewest runs, on all processors that have nothing to do.
func (s *solver) workRuns(ctx context.Context, q *question) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	helpers, decided, began := 0, false, time.Now()
	defer func() { s.give(helpers) }()
	o := solve.Options{Tables: s.tables, More: func(uint64) int {
		more := s.take()
		helpers += more
		return more
	}}
	found, err := solve.SolveRuns(ctx, q.board, q.task.goal.Board(), o, 1, func(now solve.Solution) {
		if s.bar {
			q.tell(s.status(now, time.Since(began)))
		}
		if s.decided(now) {
			decided = true
			cancel()
		}
	})
	if errors.Is(err, solve.ErrTables) && ctx.Err() != nil { // stopped before there were tables
		err = ctx.Err()
	}
	if err == nil || ctx.Err() == nil {
		q.found, q.failed = found, err
		return
	}
	if q.found, q.failed = s.anyRuns(q.task); q.failed != nil {
		return
	}
	q.found.Nodes += found.Nodes
	q.found.Lower = max(q.found.Lower, found.Lower)
	q.found.Optimal = q.found.Lower == len(q.found.Moves)
	if !decided {
		q.failed = err
	}
}
