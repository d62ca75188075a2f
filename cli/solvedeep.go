package cli

import (
	"context"
	"errors"
	"io/fs"
	"math"
	"os"
	"strings"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// solverCells is the number of cells up to which a solve.Solver uses large tables itself.
const solverCells = 16

// deep reports whether a search is one of solve.SolveDeep.
func (s *solver) deep(goal puzzle.Board) bool {
	return s.large != nil && !s.quick && goal.Size().Cells() > solverCells && s.tables.HasWide(goal)
}

// resumable reports whether large tables make a search to a goal one of solve.SolveDeep, which a file can keep.
func resumable(goal puzzle.Board) bool {
	_, _, ok := solve.WideName(goal)
	return ok && goal.Size().Cells() > solverCells
}

// middling reports whether hard boards to a goal are worth large tables that are made for this run only: on boards of 13 to 15
// cells they take no more than 65 MB and some seconds.
func (s *solver) middling(goal puzzle.Board) bool {
	n := goal.Size().Cells()
	return s.hard != nil && !s.quick && n > countedCells && n < solverCells
}

// easyNodes is the number of nodes after which a board of 13 to 15 cells is hard: some seconds.
const easyNodes = 20_000_000

// searchMiddling searches with small tables at first, and with large ones if the board is hard.
func (s *solver) searchMiddling(ctx context.Context, start, goal puzzle.Board, o solve.Options, report func(solve.Solution)) (solve.Solution, error) {
	found, err := s.parallel(ctx, start, goal, o, easyNodes, report)
	if err != nil || found.Optimal || s.decided(found) {
		return found, err
	}
	if err := s.hard.need(ctx, goal); err != nil {
		return found, err
	}
	o.Tables = s.hard.tables
	again, err := s.parallel(ctx, start, goal, o, math.MaxUint64, report)
	return joined(found, again), err
}

// searchDeep is search by solve.SolveDeep, on all processors that have nothing to do. With --resume the search is kept in a
// file, and continued from there.
func (s *solver) searchDeep(ctx context.Context, start, goal puzzle.Board, o solve.Options, q *question) (solve.Solution, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	helpers := s.take()
	defer s.give(helpers)
	began, decided := time.Now(), false
	d := solve.DeepOptions{Threads: 1 + helpers, Report: func(i solve.DeepInfo) {
		if s.resume != "" {
			s.earlier = i.Earlier
		}
		if q != nil && s.bar {
			branches := s.lang.T("cli_solve.branches", "share", int(100*i.Share))
			q.tell(strings.TrimRight(s.status(i.Solution, time.Since(began))+branches+"  "+s.duration(i.Left), " "))
		}
		if s.decided(i.Solution) {
			decided = true
			cancel()
		}
	}}
	if s.resume != "" {
		saved, err := os.ReadFile(s.resume)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return solve.Solution{}, err
		}
		d.Saved = saved
		d.Save = func(state []byte) error { return replace(s.resume, content(state), true) }
	}
	found, err := solve.SolveDeep(ctx, start, goal, o, d)
	if decided && errors.Is(err, context.Canceled) {
		err = nil
	}
	return found, err
}
