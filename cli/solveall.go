package cli

import (
	"context"
	"fmt"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// allAnswer is one line of solve --all --json: the answer of solve, with the moves of one best solution, and the list of
// all optimal solutions.
type allAnswer struct {
	solveAnswer
	Count     int      `json:"count"`     // number of Solutions
	Capped    bool     `json:"capped"`    // there are more: --most was reached
	Stopped   bool     `json:"stopped"`   // there may be more: the search was stopped
	Solutions []string `json:"solutions"` // optimal solutions; empty if no length was proven optimal
}

// workAll looks for all optimal solutions of a board. If the search is stopped, it keeps what is known by then.
func (s *solver) workAll(ctx context.Context, q *question) {
	helpers, started := 0, time.Now()
	defer func() { s.give(helpers) }()
	o := solve.Options{Tables: s.tables, Repeatable: true, More: func(nodes uint64) (more int) {
		if nodes > shared {
			more = s.take()
			helpers += more
		}
		return more
	}}
	a, err := solve.AllParallel(ctx, q.board, q.task.goal.Board(), s.max, o, 1, func(now solve.Solution) {
		if s.bar {
			q.tell(s.status(now, time.Since(started)))
		}
	})
	if a == nil {
		q.failed = err
		return
	}
	q.stopped = err != nil
	q.found = a.Best()
	if !q.found.Found {
		if q.found, q.failed = s.first(q.board, q.task.goal.Board(), q.found); q.failed != nil {
			return
		}
	}
	q.list = &allAnswer{Capped: a.Capped(), Stopped: q.stopped, Solutions: []string{}}
	for _, moves := range a.Solutions() {
		q.list.Solutions = append(q.list.Solutions, puzzle.FormatMoves(moves))
	}
}

// printList writes all optimal solutions of a board: their number and length, then one a line.
func (s *solver) printList(q *question, r solveAnswer) error {
	r.Solution = s.solved(q)
	if q.stopped {
		s.worse(exitInterrupted)
		s.sayOf(q.place, s.lang.N("cli_solve.all_stopped", r.Lower))
	}
	if q.list.Capped {
		s.sayOf(q.place, s.lang.N("cli_solve.capped", s.max))
	}
	if s.stats {
		s.sayOf(q.place, s.status(q.found, q.elapsed))
	}
	q.list.solveAnswer = r
	if r.Optimal && len(q.list.Solutions) == 0 { // the search for the others was stopped before it began
		q.list.Solutions = append(q.list.Solutions, r.Moves)
	}
	q.list.Count = len(q.list.Solutions)
	return s.printAll(q.list)
}

// printAll writes a line with the number of optimal solutions and their length, then the solutions. A > before the
// number means that there are more, >= that there may be more. If no length was proven, the number is 0, the lower
// bound follows the length, and the next line is the best solution known.
func (s *solver) printAll(r *allAnswer) error {
	if s.json {
		return s.printJSON(r)
	}
	head := fmt.Sprintf("%d %d", r.Count, r.Length)
	list := r.Solutions
	switch {
	case r.Capped:
		head = ">" + head
	case !r.Optimal:
		head = fmt.Sprintf("%s >=%d", head, r.Lower)
		list = []string{r.Moves}
	case r.Stopped:
		head = ">=" + head
	}
	if err := s.out.print(head); err != nil {
		return err
	}
	for _, moves := range list {
		if err := s.out.print(moves); err != nil {
			return err
		}
	}
	return nil
}
