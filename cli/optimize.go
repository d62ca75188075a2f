package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// optimizer is one run of the command optimize: its flags, its input and its tables.
type optimizer struct {
	*env
	ctx     context.Context
	goal    string
	size    puzzle.Size
	limit   time.Duration // for each input
	replays bool
	json    bool
	lines   *lines
	search  *solver
}

// newOptimize returns the command that shortens solutions.
func newOptimize(e *env) *cobra.Command {
	o := &optimizer{env: e, limit: 10 * time.Second}
	cmd := &cobra.Command{
		Use:         "optimize",
		Short:       e.lang.T("cli_optimize.short"),
		Long:        e.lang.T("cli_optimize.long"),
		Example:     e.lang.T("cli_optimize.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_review.args")},
		Args: func(cmd *cobra.Command, _ []string) error {
			if o.replays && o.json {
				return usage(cmd, e.lang.T("cli_solve.replays_or_json"))
			}
			return e.checkGoal(cmd, o.goal, o.size)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			o.ctx, o.lines, o.search = cmd.Context(), e.inputs(cmd.Context(), joinPlayed(args)), e.newSearch(cmd.Context())
			return e.stoppable(o.run())
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&o.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&o.size), "size", e.lang.T("cli_check.flag_size"))
	f.Var((*durationFlag)(&o.limit), "time", e.lang.T("cli_optimize.flag_time"))
	f.BoolVar(&o.replays, "replays", false, e.lang.T("cli_solve.flag_replays"))
	f.BoolVar(&o.json, "json", false, e.lang.T("cli_check.flag_json"))
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil, "time": {"1s", "10s", "1m"}})
	return cmd
}

// run answers all inputs.
func (o *optimizer) run() error {
	for {
		text, err := o.lines.next()
		var fault *puzzle.Error
		if err != nil && !errors.As(err, &fault) {
			if err == io.EOF {
				return o.ctx.Err()
			}
			return err
		}
		p := played{task: task{err: err}}
		if err == nil {
			p = o.parsePlayed(text, o.goal, o.size)
		}
		if err := o.answer(text, &p); err != nil {
			return err
		}
	}
}

// optimized is one line of optimize --json.
type optimized struct {
	answerHead
	*Shortened            // nil if the input is invalid
	Error      *jsonError `json:"error,omitempty"`
}

// Shortened is the part of an answer about moves that can be made.
type Shortened struct {
	Before  int    `json:"before"` // moves given, by single tiles
	Length  int    `json:"length"`
	Moves   string `json:"moves"`
	STM     int    `json:"stm"`
	MTM     int    `json:"mtm"`
	Solved  bool   `json:"solved"`  // whether the moves end in the goal
	Optimal bool   `json:"optimal"` // whether no way between the two boards is shorter
	Lower   int    `json:"lower"`
}

// optimizedWord is the verdict of an input that was shortened as far as possible.
const optimizedWord = "optimized"

// answer prints the shortest way found from the board of an input to where its moves lead.
func (o *optimizer) answer(text string, p *played) error {
	a := optimized{answerHead: answerHead{Line: o.lines.n, Verdict: optimizedWord}}
	o.checkMoves(p)
	if p.err == nil && !p.board.Size().Playable() {
		p.err = &puzzle.Error{Kind: puzzle.FaultOneRow, Input: text, Offset: -1}
	}
	if p.err != nil {
		a.Verdict, a.Error = invalid, o.jsonError(text, p.err)
		o.worse(exitInvalid)
		o.complain(o.lines.place(), p.err)
		if o.json {
			return o.printJSON(a)
		}
		return o.out.print(o.paint(invalid, yellow))
	}
	_, end := p.illegal()
	best, err := o.shorten(p.board, end, p.moves)
	if err != nil {
		return err
	}
	a.name(&p.task)
	a.Shortened = &Shortened{Before: puzzle.STM(p.moves), Length: len(best.Moves), Moves: puzzle.FormatMoves(best.Moves), STM: len(best.Moves),
		MTM: puzzle.MTM(best.Moves), Solved: end == p.task.goal.Board(), Optimal: best.Optimal, Lower: best.Lower}
	if !a.Optimal && o.ctx.Err() != nil {
		o.worse(exitInterrupted)
	}
	switch {
	case o.json:
		return o.printJSON(a)
	case o.replays:
		return o.out.print(p.id() + "!" + a.Moves)
	}
	line := strconv.Itoa(a.Length)
	if a.Moves != "" {
		line += " " + a.Moves
	}
	if !a.Optimal {
		line += fmt.Sprintf(" >=%d", a.Lower)
	}
	return o.out.print(line)
}

// shorten returns the shortest way that it finds from start to end until the time is over. It is never longer than moves.
func (o *optimizer) shorten(start, end puzzle.Board, moves []puzzle.Move) (best solve.Solution, err error) {
	ctx, cancel := context.WithTimeout(o.ctx, o.limit)
	defer cancel()
	best.Found = true
	if best.Moves, err = puzzle.WithoutLoops(start, moves); err != nil {
		return best, err
	}
	p := o.progress()
	defer p.done()
	o.search.limit = o.limit
	tell := func() {
		if p.due() {
			p.show(o.lang.T("cli_optimize.progress", "moves", o.lang.N("common.moves", len(best.Moves)), "before", puzzle.STM(moves)))
		}
	}
	if solve.Exact(start.Size()) {
		found, err := o.search.search(ctx, start, end, func(solve.Solution) { tell() })
		if err != nil && ctx.Err() == nil {
			return best, err
		}
		better(&best, found)
		return best, nil
	}
	quick, err := solve.New(start, end, solve.Options{Mode: solve.Quick, Tables: o.search.tables})
	if err != nil {
		return best, err
	}
	// First a quarter of the time for other solutions, then windows of the best, then other solutions again.
	first, stop := context.WithTimeout(ctx, o.limit/4)
	defer stop()
	for first.Err() == nil && !quick.Step(optimizeBudget) {
		tell()
	}
	for shorter := true; shorter && ctx.Err() == nil; {
		better(&best, quick.Solution())
		best.Moves = shortenedWindows(ctx, start, best.Moves, tell)
		n := len(best.Moves)
		for ctx.Err() == nil && !quick.Step(optimizeBudget) {
			tell()
			if now, ok := quick.Best(); ok && now < n {
				break
			}
		}
		now, ok := quick.Best()
		shorter = ok && now < n
	}
	better(&best, quick.Solution())
	return best, nil
}

// optimizeBudget is the number of nodes searched between two looks at the clock.
const optimizeBudget = 10_000

// better takes over what another search has found.
func better(best *solve.Solution, found solve.Solution) {
	best.Lower = max(best.Lower, found.Lower)
	if found.Found && len(found.Moves) < len(best.Moves) {
		best.Moves = found.Moves
	}
	best.Optimal = best.Lower >= len(best.Moves)
}

// shortenedWindows shortens windows of a solution until no more is worth while or ctx ends.
func shortenedWindows(ctx context.Context, start puzzle.Board, moves []puzzle.Move, tell func()) []puzzle.Move {
	s := solve.NewShortening(start, moves)
	for ctx.Err() == nil && !s.Step(optimizeBudget) {
		tell()
	}
	var way []puzzle.Move
	at := 0
	for _, w := range s.Found() {
		way = append(append(way, moves[at:w.From]...), w.Moves...)
		at = w.To
	}
	return append(way, moves[at:]...)
}
