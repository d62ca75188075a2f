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
	answerHead
	*Solution            // nil unless the board is solvable
	Error     *jsonError `json:"error,omitempty"`
}

// Solution is the part of an answer that a solvable board has.
type Solution struct {
	Length  int     `json:"length"` // in the metric of the run
	Moves   string  `json:"moves"`
	STM     int     `json:"stm"`
	MTM     int     `json:"mtm"`
	Metric  string  `json:"metric"`
	Optimal bool    `json:"optimal"`
	Lower   int     `json:"lower"`            // lower bound: no solution is shorter
	Within  *bool   `json:"within,omitempty"` // whether there is one of at most --within moves; absent while unknown
	Stages  []int   `json:"stages,omitempty"` // after how many moves each part of the goal is home for good
	Ended   string  `json:"ended"`            // why the search ended: optimal, within, time, memory or interrupted
	Nodes   uint64  `json:"nodes"`
	Seconds float64 `json:"seconds"`
}

// print writes the answer to a question: a verdict, or a solution with its length, and behind it what is proven of it.
func (s *solver) print(q *question) error {
	r := solveAnswer{answerHead: answerHead{Line: q.place.n}}
	if q.err == nil {
		r.name(&q.task)
	}
	err := s.invalid(q)
	switch {
	case err != nil:
		r.Verdict = invalid
		s.worse(exitInvalid)
		s.complain(q.place, err)
		r.Error = s.jsonError(q.text, err)
		return s.printVerdict(&r, yellow)
	case !puzzle.Solvable(q.board, q.task.goal.Board()):
		r.Verdict = unsolvable
		s.worse(exitUnsolvable)
		return s.printVerdict(&r, red)
	case q.failed != nil:
		return q.failed
	}
	r.Verdict = solvable
	if s.all {
		return s.printList(q, r)
	}
	return s.printSolution(q, r)
}

// printVerdict writes an answer without a solution.
func (s *solver) printVerdict(r *solveAnswer, colour string) error {
	switch {
	case s.json && s.all:
		return s.printJSON(&allAnswer{solveAnswer: *r, Solutions: []string{}})
	case s.json:
		return s.printJSON(r)
	}
	return s.out.print(s.paint(r.Verdict, colour))
}

func (s *solver) printSolution(q *question, r solveAnswer) error {
	f := &q.found
	r.Solution = s.solved(q)
	if s.stages {
		r.Stages = puzzle.SplitsOf(q.task.goal, q.board, f.Moves)
	}
	known := f.Optimal || s.decided(*f)
	if !known && (s.ctx.Err() != nil || !s.quick) {
		s.worse(exitInterrupted)
	}
	no := s.asked && f.Lower > s.within
	if s.asked && known {
		yes := r.Length <= s.within
		r.Within, no = &yes, !yes
		if no {
			s.worse(exitUnsolvable)
		}
	}
	if s.stats {
		s.sayOf(q.place, s.status(*f, q.elapsed))
	}
	if r.Ended == endedMemory {
		s.sayOf(q.place, s.lang.T("cli_solve.memory_full", "time", s.duration(q.elapsed), "memory", bytesText(uint64(s.beams()*cap(s.idle)))))
	}
	switch {
	case s.json:
		return s.printJSON(r)
	case no:
		return s.out.print(s.paint(noWord, red) + fmt.Sprintf(" >=%d", f.Lower))
	case s.replays:
		return s.out.print(q.id() + "!" + r.Moves)
	}
	line := strconv.Itoa(r.Length)
	if r.Moves != "" {
		line += " " + r.Moves
	}
	if !f.Optimal {
		line += fmt.Sprintf(" >=%d", f.Lower)
	}
	if s.stages {
		line += " " + stagesWord
		for _, n := range r.Stages {
			line += " " + strconv.Itoa(n)
		}
	}
	return s.out.print(line)
}

// Words of answers. They are part of the command's interface and are not translated.
const (
	noWord     = "no"     // there is no solution within the moves asked for
	stagesWord = "stages" // the numbers of moves after which the parts of the goal are home follow
)

// solved returns what the answer to a question says of its solution.
func (s *solver) solved(q *question) *Solution {
	f := &q.found
	return &Solution{
		Length: len(f.Moves), Moves: puzzle.FormatMoves(f.Moves), STM: puzzle.STM(f.Moves), MTM: puzzle.MTM(f.Moves),
		Metric: metricWords[s.metric], Optimal: f.Optimal, Lower: f.Lower, Ended: s.ended(q), Nodes: f.Nodes, Seconds: q.elapsed.Seconds(),
	}
}

// Why a search ended, besides that it was stopped. The words are part of the command's interface and are not translated.
const (
	endedOptimal = "optimal"
	endedWithin  = "within" // it is known whether there is a solution of at most --within moves
	endedTime    = "time"
	endedMemory  = "memory" // the search has grown to --memory
	endedStopped = "interrupted"
)

// ended returns why the search for an answer ended.
func (s *solver) ended(q *question) string {
	switch {
	case q.found.Optimal && !q.stopped:
		return endedOptimal
	case s.decided(q.found):
		return endedWithin
	case s.ctx.Err() != nil:
		return endedStopped
	case q.stopped:
		return endedTime
	}
	return endedMemory
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
		"time", s.duration(elapsed), "rate", s.rate(now.Nodes-s.earlier, elapsed))
}
