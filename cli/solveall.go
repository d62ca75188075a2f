package cli

import (
	"context"
	"fmt"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// allAnswer is one line of solve --all --json: that of solve, the moves being those of one best solution, and
// all of them.
type allAnswer struct {
	solveAnswer
	Count     int      `json:"count"`     // of the shortest solutions that are known and listed
	Capped    bool     `json:"capped"`    // there are more: --most was reached
	Stopped   bool     `json:"stopped"`   // there may be more: the search was stopped
	Solutions []string `json:"solutions"` // the shortest; none while the length is not proven
}

// answerAll writes every optimal solution of one line: their number and length, then one a line. If it is
// stopped before, that is what is known by then.
func (s *solver) answerAll(text string, q question) error {
	if done, err := s.refused(text, q); done {
		return err
	}
	ctx, cancel := s.deadline()
	defer cancel()
	a, err := solve.NewAll(q.board, q.goal.Board(), s.most, solve.Options{Tables: s.tables})
	if err != nil {
		return err
	}
	started := time.Now()
	stopped := !s.stepAll(ctx, a, started)
	best := bestOf(a)
	if !best.Found {
		if best, err = s.first(q.board, q.goal.Board(), best); err != nil {
			return err
		}
	}
	elapsed := time.Since(started)
	if stopped {
		s.worse(exitInterrupted)
		s.sayOf(s.lines, s.lang.N("cli_solve.all_stopped", best.Lower))
	}
	if a.Capped() {
		s.sayOf(s.lines, s.lang.N("cli_solve.capped", s.most))
	}
	if s.stats {
		s.sayOf(s.lines, s.status(best, elapsed))
	}
	return s.printAll(s.allOf(a, best, stopped, elapsed))
}

// bestOf returns the best single solution that a knows so far, with the work on all of them.
func bestOf(a *solve.All) solve.Solution {
	best := a.Best()
	best.Nodes = a.Nodes()
	return best
}

// stepAll runs a to its end; false if ctx ends before.
func (s *solver) stepAll(ctx context.Context, a *solve.All, started time.Time) bool {
	p := s.progress()
	defer p.done()
	for ctx.Err() == nil {
		if a.Step(allBudget) {
			return true
		}
		if p.due() {
			p.show(s.status(bestOf(a), time.Since(started)))
		}
	}
	return false
}

// allBudget is how many nodes are looked at between two looks at the clock: some microseconds, or a
// few milliseconds while tables are being made, where each counts for many.
const allBudget = 500

// allOf gathers what is known. The best solution is one of the shortest as soon as it is proven, whether the
// others have been looked for or not.
func (s *solver) allOf(a *solve.All, best solve.Solution, stopped bool, elapsed time.Duration) *allAnswer {
	r := &allAnswer{solveAnswer: s.solved(best, elapsed), Capped: a.Capped(), Stopped: stopped, Solutions: []string{}}
	for _, moves := range a.Solutions() {
		r.Solutions = append(r.Solutions, puzzle.FormatMoves(moves))
	}
	if r.Optimal && len(r.Solutions) == 0 {
		r.Solutions = append(r.Solutions, r.Moves)
	}
	r.Count = len(r.Solutions)
	return r
}

// printAll writes the number of solutions, with a sign before it where it is not the number of all, and
// their length; then the solutions. While the length is not proven they are none: then the bound comes behind
// it, and the best one known.
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
