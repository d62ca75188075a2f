package cli

import (
	"context"
	"math"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// solver is one run of the command solve: its flags, its input and its tables.
type solver struct {
	*env
	ctx     context.Context // of the whole run
	goal    string
	size    puzzle.Size
	quick   bool
	limit   time.Duration // for each board; 0: no limit
	threads int           // 0: one a processor
	all     bool
	max     int // largest number of solutions of --all, from --most
	stats   bool
	json    bool
	lines   *lines
	tables  *solve.Tables
}

// quickTime is the time limit of --quick if --time is not given.
const quickTime = time.Second

// newSolve returns the command that solves boards.
func newSolve(e *env) *cobra.Command {
	s := &solver{env: e, max: 1000}
	cmd := &cobra.Command{
		Use:         "solve",
		Short:       e.lang.T("cli_solve.short"),
		Long:        e.lang.T("cli_solve.long"),
		Example:     e.lang.T("cli_solve.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_check.args")},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := s.checkFlags(cmd); err != nil {
				return err
			}
			s.ctx, s.tables, s.lines = cmd.Context(), solve.NewTables(), e.inputs(cmd.Context(), args)
			answer := s.answer
			if s.all {
				answer = s.answerAll
			}
			return e.stoppable(e.each(s.ctx, s.lines, s.goal, s.size, answer))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&s.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&s.size), "size", e.lang.T("cli_check.flag_size"))
	f.BoolVar(&s.quick, "quick", false, e.lang.T("cli_solve.flag_quick"))
	f.Var((*durationFlag)(&s.limit), "time", e.lang.T("cli_solve.flag_time"))
	f.Var(&countFlag{&s.threads, 1, 1024}, "threads", e.lang.T("cli_analyze.flag_threads"))
	f.BoolVar(&s.all, "all", false, e.lang.T("cli_solve.flag_all"))
	f.Var(&countFlag{&s.max, 1, math.MaxInt32}, "most", e.lang.T("cli_solve.flag_most"))
	f.BoolVar(&s.stats, "stats", false, e.lang.T("cli_solve.flag_stats"))
	f.BoolVar(&s.json, "json", false, e.lang.T("cli_check.flag_json"))
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil, "time": {"1s", "10s", "1m"}, "threads": nil, "most": nil})
	return cmd
}

// checkFlags returns an error for flags that exclude each other.
func (s *solver) checkFlags(cmd *cobra.Command) error {
	switch {
	case s.all && s.quick:
		return usage(cmd, s.lang.T("cli_solve.all_or_quick"))
	case s.all && s.threads != 0:
		return usage(cmd, s.lang.T("cli_solve.all_or_threads"))
	case cmd.Flags().Changed("most") && !s.all:
		return usage(cmd, s.lang.T("cli_solve.most_needs_all"))
	}
	if s.quick && s.limit == 0 {
		s.limit = quickTime
	}
	return s.checkGoal(cmd, s.goal, s.size)
}

// refuse answers an input that cannot be solved: it prints the verdict, and the reason to standard error. done is false
// if the board can be solved.
func (s *solver) refuse(text string, t task) (done bool, err error) {
	if t.err == nil && !t.board.Size().Playable() {
		t.err = &puzzle.Error{Kind: puzzle.FaultOneRow, Input: text, Offset: -1}
	}
	r := solveAnswer{Line: s.lines.n}
	colour := yellow
	switch {
	case t.err != nil:
		r.Verdict = invalid
		s.worse(exitInvalid)
		s.complain(s.lines, t.err)
		r.Error = s.jsonError(text, t.err)
	case !puzzle.Solvable(t.board, t.goal.Board()):
		r.Verdict, colour = unsolvable, red
		s.worse(exitUnsolvable)
	default:
		return false, nil
	}
	switch {
	case s.json && s.all:
		return true, s.printJSON(&allAnswer{solveAnswer: r, Solutions: []string{}})
	case s.json:
		return true, s.printJSON(r)
	}
	return true, s.out.print(s.paint(r.Verdict, colour))
}

// answer writes the solution of one input.
func (s *solver) answer(text string, t task) error {
	if done, err := s.refuse(text, t); done {
		return err
	}
	ctx, cancel := s.deadline()
	defer cancel()
	p := s.progress()
	started := time.Now()
	found, err := s.search(ctx, t.board, t.goal.Board(), func(now solve.Solution) {
		if p.due() {
			p.show(s.status(now, time.Since(started)))
		}
	})
	p.done()
	if err != nil && ctx.Err() == nil {
		return err
	}
	return s.report(found, time.Since(started))
}

// deadline returns the context of one search, which ends after s.limit.
func (s *solver) deadline() (context.Context, context.CancelFunc) {
	if s.limit == 0 {
		return context.WithCancel(s.ctx)
	}
	return context.WithTimeout(s.ctx, s.limit)
}

// search solves a board until it is done or ctx ends. It returns a solution in either case: when ctx ends too early, it
// still finds a first one, which takes a moment only.
func (s *solver) search(ctx context.Context, start, goal puzzle.Board, report func(solve.Solution)) (solve.Solution, error) {
	o := solve.Options{Tables: s.tables}
	if s.quick {
		o.Mode = solve.Quick
	}
	found, err := solve.SolveParallel(ctx, start, goal, o, s.threads, report)
	if found.Found || err != nil && ctx.Err() == nil {
		return found, err
	}
	if found, err = s.first(start, goal, found); err != nil {
		return found, err
	}
	return found, ctx.Err()
}

// first finds a solution, of any length, for a search that was stopped before it had one. The result keeps the lower
// bound and the nodes of known, the state of that search.
func (s *solver) first(start, goal puzzle.Board, known solve.Solution) (solve.Solution, error) {
	one, err := solve.New(start, goal, solve.Options{Mode: solve.Quick, Tables: s.tables})
	if err != nil {
		return known, err
	}
	for {
		if _, ok := one.Best(); ok || one.Step(firstBudget) {
			first := one.Solution()
			first.Lower, first.Nodes = max(first.Lower, known.Lower), first.Nodes+known.Nodes
			return first, nil
		}
	}
}

// firstBudget is the number of nodes that first searches in one step.
const firstBudget = 10_000
