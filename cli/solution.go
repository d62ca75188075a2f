package cli

import (
	"fmt"
	"strconv"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// solveAnswer is one line of solve --json.
type solveAnswer struct {
	Line    int        `json:"line"` // from 1
	Verdict string     `json:"verdict"`
	Length  int        `json:"length"`
	Moves   string     `json:"moves"`
	Optimal bool       `json:"optimal"`
	Lower   int        `json:"lower"` // lower bound: no solution is shorter
	Nodes   uint64     `json:"nodes"`
	Seconds float64    `json:"seconds"`
	Error   *jsonError `json:"error,omitempty"`
}

// report writes a solution: its length, its moves and, if the search was stopped before it was proven optimal, the
// lower bound.
func (s *solver) report(found solve.Solution, elapsed time.Duration) error {
	stopped := !found.Optimal && (s.ctx.Err() != nil || !s.quick)
	if stopped {
		s.worse(exitInterrupted)
	}
	if s.stats {
		s.sayOf(s.lines, s.status(found, elapsed))
	}
	return s.printSolution(found, stopped, elapsed)
}

func (s *solver) printSolution(found solve.Solution, stopped bool, elapsed time.Duration) error {
	r := s.solved(found, elapsed)
	if s.json {
		return s.printJSON(r)
	}
	line := strconv.Itoa(r.Length)
	if r.Moves != "" {
		line += " " + r.Moves
	}
	if stopped {
		line += fmt.Sprintf(" >=%d", found.Lower)
	}
	return s.out.print(line)
}

// solved returns the answer to an input that has a solution.
func (s *solver) solved(found solve.Solution, elapsed time.Duration) solveAnswer {
	return solveAnswer{
		Line: s.lines.n, Verdict: solvable, Length: len(found.Moves), Moves: puzzle.FormatMoves(found.Moves),
		Optimal: found.Optimal, Lower: found.Lower, Nodes: found.Nodes, Seconds: elapsed.Seconds(),
	}
}

// status describes the state of a search in one line.
func (s *solver) status(now solve.Solution, elapsed time.Duration) string {
	best := s.lang.T("cli_solve.none")
	switch {
	case now.Optimal:
		best = s.lang.N("cli_solve.optimal", len(now.Moves))
	case now.Found:
		best = s.lang.N("cli_solve.best", len(now.Moves))
	}
	return s.lang.T("cli_solve.status", "best", best, "lower", s.lang.Count(now.Lower), "nodes", s.lang.Number(now.Nodes),
		"time", s.duration(elapsed), "rate", s.rate(now.Nodes, elapsed))
}
