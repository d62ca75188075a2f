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

// answerAll writes all optimal solutions of one input: their number and length, then one a line. If the search is
// stopped, it writes what is known by then.
func (s *solver) answerAll(text string, t task) error {
	if done, err := s.refuse(text, t); done {
		return err
	}
	ctx, cancel := s.deadline()
	defer cancel()
	a, err := solve.NewAll(t.board, t.goal.Board(), s.max, solve.Options{Tables: s.tables})
	if err != nil {
		return err
	}
	started := time.Now()
	stopped := !s.stepAll(ctx, a, started)
	best := bestOf(a)
	if !best.Found {
		if best, err = s.first(t.board, t.goal.Board(), best); err != nil {
			return err
		}
	}
	elapsed := time.Since(started)
	if stopped {
		s.worse(exitInterrupted)
		s.sayOf(s.lines, s.lang.N("cli_solve.all_stopped", best.Lower))
	}
	if a.Capped() {
		s.sayOf(s.lines, s.lang.N("cli_solve.capped", s.max))
	}
	if s.stats {
		s.sayOf(s.lines, s.status(best, elapsed))
	}
	return s.printAll(s.allOf(a, best, stopped, elapsed))
}

// bestOf returns the best single solution that a knows so far, with the nodes of the whole search.
func bestOf(a *solve.All) solve.Solution {
	best := a.Best()
	best.Nodes = a.Nodes()
	return best
}

// stepAll runs a until it is done; it returns false if ctx ends before.
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

// allBudget is the number of nodes searched between two checks of the context: some microseconds, or a few milliseconds
// while tables are built, where one node of the budget stands for more work.
const allBudget = 500

// allOf returns the answer from what is known. Once best is proven optimal it is listed, even if the search for the
// other solutions was stopped before it began.
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
