package cli

import (
	"context"
	"errors"
	"fmt"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// allAnswer is one line of solve --all --json.
type allAnswer struct {
	Line      int      `json:"line"`
	Verdict   string   `json:"verdict"`
	Length    int      `json:"length"`
	Count     uint64   `json:"count"` // of the optimal solutions; of those found if stopped
	Capped    bool     `json:"capped"`
	Solutions []string `json:"solutions"`
	Nodes     uint64   `json:"nodes"`
	Seconds   float64  `json:"seconds"`
}

// answerAll writes every optimal solution of one line: their number and length, then one a line.
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
	if !s.stepAll(ctx, a, started) {
		s.worse(exitInterrupted)
		s.sayOf(s.lines, s.lang.T("cli_solve.all_stopped", "lower", a.Lower()))
		if s.ctx.Err() != nil {
			return errors.New(s.lang.T("cli.stopped"))
		}
		return s.out.print(s.paint(unknown, yellow))
	}
	if a.Capped() {
		s.sayOf(s.lines, s.lang.T("cli_solve.capped", "most", s.most))
	}
	if s.stats {
		s.sayOf(s.lines, s.status(a.Best(), time.Since(started)))
	}
	return s.printAll(a, time.Since(started))
}

// unknown answers a line of solve --all whose search was stopped.
const unknown = "unknown"

// stepAll runs a to its end; false if ctx ends before.
func (s *solver) stepAll(ctx context.Context, a *solve.All, started time.Time) bool {
	p := s.progress()
	defer p.done()
	for ctx.Err() == nil {
		if a.Step(allBudget) {
			return true
		}
		if p.due() {
			p.show(s.status(solve.Solution{Lower: a.Lower(), Nodes: a.Nodes()}, time.Since(started)))
		}
	}
	return false
}

// allBudget is how many nodes are looked at between two looks at the clock: some milliseconds.
const allBudget = 200_000

func (s *solver) printAll(a *solve.All, elapsed time.Duration) error {
	length, _ := a.Length() // the search is done, and the board is solvable
	var solutions []string
	for _, moves := range a.Solutions() {
		solutions = append(solutions, puzzle.FormatMoves(moves))
	}
	if s.json {
		return s.printJSON(allAnswer{
			Line: s.lines.n, Verdict: solvable, Length: length, Count: a.Count(), Capped: a.Capped(), Solutions: solutions,
			Nodes: a.Nodes(), Seconds: elapsed.Seconds(),
		})
	}
	if err := s.out.print(fmt.Sprintf("%d %d", a.Count(), length)); err != nil {
		return err
	}
	for _, moves := range solutions {
		if err := s.out.print(moves); err != nil {
			return err
		}
	}
	return nil
}
