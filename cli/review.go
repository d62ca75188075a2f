package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/review"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// reviewer is one run of the command review: its flags, its input and its tables.
type reviewer struct {
	*env
	ctx    context.Context
	goal   string
	size   puzzle.Size
	limit  time.Duration // for each solve on boards that are not solved exactly; 0: none
	json   bool
	plot   string
	lines  *lines
	tables *solve.Tables
}

// newReview returns the command that reviews solves.
func newReview(e *env) *cobra.Command {
	r := &reviewer{env: e}
	cmd := &cobra.Command{
		Use:         "review",
		Short:       e.lang.T("cli_review.short"),
		Long:        e.lang.T("cli_review.long"),
		Example:     e.lang.T("cli_review.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_review.args"), answerNo: e.lang.T("cli.code_unsolvable")},
		Args: func(cmd *cobra.Command, args []string) error {
			if r.plot != "" {
				if len(args) == 0 {
					return usage(cmd, e.lang.T("cli_review.plot_needs_one"))
				}
				if err := e.checkPicture(cmd, "--plot", r.plot, ".png", ".svg"); err != nil {
					return err
				}
			}
			return e.checkGoal(cmd, r.goal, r.size)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if r.plot != "" {
				if err := tryFile(r.plot); err != nil {
					return e.stoppable(err)
				}
			}
			r.ctx, r.tables, r.lines = cmd.Context(), solve.NewTables(), e.inputs(cmd.Context(), joinPlayed(args))
			return e.stoppable(r.run())
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&r.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&r.size), "size", e.lang.T("cli_check.flag_size"))
	f.Var((*durationFlag)(&r.limit), "time", e.lang.T("cli_review.flag_time"))
	f.StringVar(&r.plot, "plot", "", e.lang.T("cli_review.flag_plot"))
	f.BoolVar(&r.json, "json", false, e.lang.T("cli_check.flag_json"))
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil, "time": {"1s", "10s", "1m"}})
	return cmd
}

// joinPlayed joins a board and its moves to one input, unless each argument is a replay or one of
// them standard input.
func joinPlayed(args []string) []string {
	for _, arg := range args {
		if arg == standard {
			return args
		}
		if _, ok := carriedReplay(arg); !ok {
			return []string{strings.Join(args, " ")}
		}
	}
	return args
}

// run reviews every input.
func (r *reviewer) run() error {
	for {
		text, err := r.lines.next()
		var fault *puzzle.Error
		if err != nil && !errors.As(err, &fault) {
			if err == io.EOF {
				return r.ctx.Err()
			}
			return err
		}
		p := played{task: task{err: err}}
		if err == nil {
			p = r.parsePlayed(text, r.goal, r.size)
		}
		if err := r.answer(text, &p); err != nil {
			return err
		}
		if r.lines.r != nil && r.ctx.Err() != nil {
			return r.ctx.Err()
		}
	}
}

// reviewed is the answer to an input; review --json prints it.
type reviewed struct {
	answerHead               // the verdict is reviewed, unsolvable or invalid
	Moves      *string       `json:"moves,omitempty"`
	*Reviewed                // nil if the input is invalid
	Needed     *int          `json:"needed,omitempty"`  // fewest moves from the board
	Left       []int         `json:"left,omitempty"`    // fewest moves before each move and after the last
	Length     int           `json:"length,omitempty"`  // with the shorter ways that were found; boards that are not solved exactly
	Detours    []reviewedWay `json:"detours,omitempty"` // all of them
	Error      *jsonError    `json:"error,omitempty"`
}

// Reviewed is the part of a review that moves which can be made have.
type Reviewed struct {
	STM    int  `json:"stm"`
	MTM    int  `json:"mtm"`
	Solved bool `json:"solved"`
	Exact  bool `json:"exact"` // the fewest moves are known, and done
}

// reviewedWay is a detour: the moves From to To, from 1.
type reviewedWay struct {
	From  int    `json:"from"`
	To    int    `json:"to"`
	Cost  int    `json:"cost"`
	Would int    `json:"would"`
	Way   string `json:"way"`
}

// reviewedWord is the verdict of an input that was reviewed.
const reviewedWord = "reviewed"

// answer prints the review of an input.
func (r *reviewer) answer(text string, p *played) error {
	a := reviewed{answerHead: answerHead{Line: r.lines.n, Verdict: reviewedWord}}
	if p.err == nil {
		made := puzzle.FormatMoves(p.moves)
		a.name(&p.task)
		a.Moves = &made
	}
	r.checkMoves(p)
	switch {
	case p.err == nil && !p.board.Size().Playable():
		p.err = &puzzle.Error{Kind: puzzle.FaultOneRow, Input: text, Offset: -1}
		fallthrough
	case p.err != nil:
		a.Verdict, a.Error = invalid, r.jsonError(text, p.err)
		r.worse(exitInvalid)
		r.complain(r.lines.place(), p.err)
		return r.print(&a, a.Verdict)
	}
	a.Reviewed = &Reviewed{STM: puzzle.STM(p.moves), MTM: puzzle.MTM(p.moves)}
	if !puzzle.Solvable(p.board, p.goal.Board()) {
		a.Verdict = unsolvable
		r.worse(exitUnsolvable)
		return r.print(&a, a.Verdict)
	}
	v, err := review.New(p.board, p.goal.Board(), p.moves, r.tables)
	if err != nil {
		return err
	}
	stopped := r.work(v)
	r.fill(&a, v, p.goal.Board())
	if err := r.print(&a, r.sentence(&a)); err != nil {
		return err
	}
	if r.plot != "" && v.Exact() {
		if err := r.draw(v); err != nil {
			return err
		}
	}
	return stopped
}

// work reviews until the end, the time limit or an interrupt.
func (r *reviewer) work(v *review.Review) error {
	ctx, cancel := r.ctx, context.CancelFunc(func() {})
	if r.limit > 0 && !v.Exact() {
		ctx, cancel = context.WithTimeout(r.ctx, r.limit)
	}
	defer cancel()
	for ctx.Err() == nil && !v.Step(20_000) {
	}
	return r.ctx.Err()
}

// fill sets the fields of an answer.
func (r *reviewer) fill(a *reviewed, v *review.Review, goal puzzle.Board) {
	a.Solved, a.Exact = v.Board(v.Len()) == goal, v.Exact() && v.Done()
	for i := range v.Known() {
		a.Left = append(a.Left, v.Left(i))
	}
	if a.Exact {
		a.Needed = &a.Left[0]
	} else if !v.Exact() {
		a.Length = v.Length()
	}
	for _, d := range v.Detours() {
		a.Detours = append(a.Detours, reviewedWay{d.From + 1, d.To, d.Cost, d.Would, puzzle.FormatMoves(d.Way)})
	}
}

// sentence returns the answer in one line.
func (r *reviewer) sentence(a *reviewed) string {
	t, moves := r.lang.T, r.lang.N("common.moves", a.STM)
	text := t("cli_review.found", "moves", moves, "length", a.Length)
	switch {
	case a.Exact:
		text = t("cli_review.exact", "moves", moves, "needed", *a.Needed)
	case a.Length == 0:
		text = t("cli_review.unfinished", "moves", moves)
	}
	if a.Exact && !a.Solved {
		text += t("cli_review.open", "left", a.Left[len(a.Left)-1])
	}
	key := "cli_review.first_detour"
	for _, d := range a.Detours {
		detour := t("cli_review.detour", "from", d.From, "to", d.To, "cost", d.Cost, "would", d.Would)
		text, key = t(key, "found", text, "detour", detour), "cli_review.next_detour"
	}
	return text
}

func (r *reviewer) print(a *reviewed, line string) error {
	if r.json {
		return r.printJSON(a)
	}
	return r.out.print(line)
}

// draw plots the curve of the moves still needed.
func (r *reviewer) draw(v *review.Review) error {
	needed := render.Series{Name: r.lang.T("cli_review.axis_left")}
	for i := range v.Known() {
		needed.Points = append(needed.Points, render.ChartPoint{X: float64(i), Y: float64(v.Left(i))})
	}
	across := func(p render.ChartPoint) float64 { return p.X }
	up := func(p render.ChartPoint) float64 { return p.Y }
	return r.plots(r.plot, fmt.Sprint(v.Board(0)), []*render.Chart{{
		X: axis(r.lang.T("cli_review.axis_made"), needed.Points, across), Y: axis(needed.Name, needed.Points, up), Lines: []render.Series{needed},
	}})
}
