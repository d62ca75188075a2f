package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/cli/experiment"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

// simulator is one run of the command simulate: its flags.
type simulator struct {
	*env
	size       puzzle.Size
	goal       string
	samples    int
	iterations iterationsFlag
	seed       string
	seeded     bool
	plotFile   string
	csv        bool
	json       bool
	threads    int
	each       func(done int64) // called after each few scrambles; for tests
}

// newSimulate returns the command that compares random walks with the shuffle.
func newSimulate(e *env) *cobra.Command {
	s := &simulator{env: e, size: puzzle.Size{W: 4, H: 4}, goal: "classic", samples: 2000,
		iterations: iterationsFlag{5, 10, 20, 30, 50, 75, 100, 150, 200, 300}}
	cmd := &cobra.Command{
		Use:         "simulate",
		Short:       e.lang.T("cli_simulate.short"),
		Long:        e.lang.T("cli_simulate.long"),
		Example:     e.lang.T("cli_simulate.example"),
		Annotations: map[string]string{usageLine: ""},
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return usage(cmd, e.lang.T("cli_simulate.no_arguments"))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, _ []string) error {
			s.seeded = cmd.Flags().Changed("seed")
			if s.json && s.csv {
				return usage(cmd, e.lang.T("cli_analyze.json_or_csv"))
			}
			if s.plotFile != "" {
				if err := e.checkPicture(cmd, "--plot", s.plotFile, ".png", ".svg"); err != nil {
					return err
				}
			}
			return e.stoppable(s.run(cmd.Context()))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.Var((*sizeFlag)(&s.size), "size", e.lang.T("cli_simulate.flag_size"))
	f.StringVar(&s.goal, "goal", s.goal, e.lang.T("cli_simulate.flag_goal"))
	f.Var(&countFlag{&s.samples, 1, 1_000_000_000}, "samples", e.lang.T("cli_simulate.flag_samples"))
	f.Var(&s.iterations, "iterations", e.lang.T("cli_simulate.flag_iterations"))
	f.StringVar(&s.plotFile, "plot", "", e.lang.T("cli_simulate.flag_plot"))
	f.BoolVar(&s.csv, "csv", false, e.lang.T("cli_simulate.flag_csv"))
	f.BoolVar(&s.json, "json", false, e.lang.T("cli_analyze.flag_json"))
	f.StringVar(&s.seed, "seed", "", e.lang.T("cli_simulate.flag_seed"))
	f.Var((*threadsFlag)(&s.threads), "threads", e.lang.T("cli_analyze.flag_threads"))
	complete(cmd, map[string][]string{"size": {"3x3", "4x3", "4x4"}, "goal": append([]string{"wild", "random"}, goalWords...),
		"samples": nil, "iterations": nil, "seed": nil, "threads": nil})
	return cmd
}

// iterationsFlag parses a list such as 10,20,50.
type iterationsFlag []int

// String returns the list.
func (f *iterationsFlag) String() string {
	words := make([]string, len(*f))
	for i, n := range *f {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ",")
}

// Type names the value in help.
func (f *iterationsFlag) Type() string { return "LIST" }

// Set parses the list, sorts it and removes duplicates.
func (f *iterationsFlag) Set(text string) error {
	var list []int
	for word := range strings.SplitSeq(text, ",") {
		n := 0
		if err := (&countFlag{&n, 1, 1_000_000}).Set(strings.TrimSpace(word)); err != nil {
			return err
		}
		list = append(list, n)
	}
	slices.Sort(list)
	*f = slices.Compact(list)
	return nil
}

// run runs the experiment and prints the result.
func (s *simulator) run(ctx context.Context) error {
	rule, err := puzzle.ParseRule(s.goal, s.size)
	if err != nil {
		return err
	}
	config := puzzle.Config{Size: s.size, Rule: rule}
	if s.plotFile != "" && s.size.Playable() && !s.solves() {
		return errors.New(s.lang.T("cli_simulate.no_plot", "size", s.size))
	}
	if s.plotFile != "" {
		if err := tryFile(s.plotFile); err != nil {
			return err
		}
	}
	p := s.progress()
	defer p.done()
	started := time.Now()
	rows, err := experiment.Run(ctx, experiment.Plan{
		Config: config, Iterations: s.iterations, Samples: s.samples, Seed: s.seed, Seeded: s.seeded, Threads: processors(s.threads),
		Unsolved: !s.solves(),
	}, solve.NewTables(), func(done, all int64) {
		if s.each != nil {
			s.each(done)
		}
		if p.due() {
			share := float64(done) / float64(all)
			left := time.Duration(float64(time.Since(started)) * (1 - share) / share)
			p.show(s.lang.T("cli_simulate.progress", "bar", bar(share), "done", done, "all", all, "left", s.duration(left)))
		}
	})
	p.done()
	stopped := err
	if stopped != nil {
		if ctx.Err() == nil {
			return stopped
		}
		rows = slices.DeleteFunc(rows, func(r experiment.Row) bool { return r.Swaps.N < s.samples })
		if len(rows) == 0 {
			return stopped
		}
	}
	all := allBoards(ctx, config)
	switch {
	case s.json:
		err = s.printJSON(s.jsonResult(config, rows, all))
	case s.csv:
		err = s.printCSV(rows)
	default:
		err = s.print(config, rows, all)
	}
	if s.plotFile == "" || err != nil || stopped != nil {
		return cmp.Or(err, stopped)
	}
	return errors.Join(s.out.flush(), s.plotRows(config, rows, all))
}

// known is what is known of all boards that a configuration can deal.
type known struct {
	Mean   float64 `json:"mean"`             // of the fewest moves, without the goal, which is never dealt
	Source string  `json:"source,omitempty"` // who counted them; "" for this program
}

// allBoards returns what is known of all boards of a configuration: nil unless that is published, or the state space is small
// enough to be counted now (12 cells).
func allBoards(ctx context.Context, c puzzle.Config) *known {
	goal, err := puzzle.NewGoal(c.Size, c.Rule)
	if err != nil {
		return nil
	}
	if p, ok := space.Published(goal.Board(), space.STM); ok {
		return &known{withoutGoal(p.Mean(), p.Total()), p.Source}
	}
	if c.Size.Cells() > countedCells {
		return nil
	}
	s, err := space.Count(ctx, goal.Board(), space.Options{})
	if err != nil {
		return nil
	}
	return &known{Mean: withoutGoal(s.Mean(), s.Total())}
}

// countedCells is the number of cells up to which a state space is counted beside another task: that takes a second or less.
const countedCells = 12

// withoutGoal returns the mean of n boards without the goal, which needs no moves.
func withoutGoal(mean float64, n uint64) float64 { return mean * float64(n) / float64(n-1) }

// print writes the rows as a table for people.
func (s *simulator) print(c puzzle.Config, rows []experiment.Row, all *known) error {
	head := []string{s.lang.T("cli_simulate.iterations"), s.lang.T("cli_simulate.swaps"), s.lang.T("cli_simulate.moves"),
		s.lang.T("cli_simulate.chi_square"), "z"}
	columns := widths{10, 12, -16, 10, 6}.fit(head...)
	lines := []string{s.lang.N("cli_simulate.heading", s.samples, "configuration", c), "", columns.line(head...)}
	freedom := 0
	for _, r := range rows {
		way := strconv.Itoa(r.Iterations)
		if r.Iterations == 0 {
			way = s.lang.T("cli_simulate.shuffle")
		}
		chi2, k, z := r.Places.ChiSquare()
		freedom = k
		lines = append(lines, columns.line(way, fmt.Sprintf("%.1f", r.Swaps.Mean()), estimate(r.Length),
			fmt.Sprintf("%.1f", chi2), fmt.Sprintf("%.1f", z)))
	}
	lines = append(lines, "")
	if s.solves() {
		lines = append(lines, s.lang.T("cli_simulate.interval"))
	} else {
		lines = append(lines, s.lang.T("cli_simulate.too_large", "size", s.size))
	}
	lines = append(lines, s.lang.T("cli_simulate.even", "freedom", freedom))
	switch {
	case all == nil:
	case all.Source != "":
		lines = append(lines, s.lang.T("cli_simulate.published_mean", "mean", fmt.Sprintf("%.6f", all.Mean), "source", all.Source))
	default:
		lines = append(lines, s.lang.T("cli_simulate.true_mean", "mean", fmt.Sprintf("%.6f", all.Mean)))
	}
	return s.out.print(strings.Join(lines, "\n"))
}

// estimate returns a mean with its interval, as far as there are numbers for them.
func estimate(t experiment.Tally) string {
	switch {
	case t.N == 0:
		return "–"
	case t.N == 1:
		return fmt.Sprintf("%.3f", t.Mean())
	}
	return fmt.Sprintf("%.3f ± %.3f", t.Mean(), interval(t))
}

// interval returns half the width of the 95 % confidence interval of the mean.
func interval(t experiment.Tally) float64 { return 1.96 * t.Error() }

func (s *simulator) printCSV(rows []experiment.Row) error {
	if err := s.out.print("method,iterations,samples,swaps,moves,standard_error,chi_square,freedom,z"); err != nil {
		return err
	}
	for _, r := range rows {
		way := "walk," + strconv.Itoa(r.Iterations)
		if r.Iterations == 0 {
			way = "shuffle,"
		}
		moves, deviation := "", ""
		if r.Length.N > 0 {
			moves = fmt.Sprintf("%.6f", r.Length.Mean())
		}
		if r.Length.N > 1 {
			deviation = fmt.Sprintf("%.6f", r.Length.Error())
		}
		chi2, freedom, z := r.Places.ChiSquare()
		line := fmt.Sprintf("%s,%d,%.6f,%s,%s,%.6f,%d,%.6f", way, r.Swaps.N, r.Swaps.Mean(), moves, deviation, chi2, freedom, z)
		if err := s.out.print(line); err != nil {
			return err
		}
	}
	return nil
}

// simulated is the object that simulate --json prints.
type simulated struct {
	Size    string         `json:"size"`
	Goal    string         `json:"goal"`
	Samples int            `json:"samples"`
	Seed    *string        `json:"seed,omitempty"`
	Rows    []simulatedRow `json:"rows"`
	All     *known         `json:"all_boards,omitempty"`
}

// simulatedRow is one way to scramble.
type simulatedRow struct {
	Method        string   `json:"method"`
	Iterations    int      `json:"iterations,omitempty"`
	Swaps         float64  `json:"swaps"`                    // mean
	Moves         *float64 `json:"moves,omitempty"`          // mean of the fewest moves, if the scrambles were solved
	StandardError *float64 `json:"standard_error,omitempty"` // of that mean
	ChiSquare     float64  `json:"chi_square"`
	Freedom       int      `json:"freedom"`
	Z             float64  `json:"z"`
}

func (s *simulator) jsonResult(c puzzle.Config, rows []experiment.Row, all *known) simulated {
	j := simulated{Size: c.Size.String(), Goal: c.Rule.String(), Samples: s.samples, All: all}
	if s.seeded {
		j.Seed = &s.seed
	}
	for _, r := range rows {
		row := simulatedRow{Method: "walk", Iterations: r.Iterations, Swaps: r.Swaps.Mean()}
		if r.Iterations == 0 {
			row.Method = "shuffle"
		}
		if r.Length.N > 0 {
			mean := r.Length.Mean()
			row.Moves = &mean
		}
		if r.Length.N > 1 {
			deviation := r.Length.Error()
			row.StandardError = &deviation
		}
		row.ChiSquare, row.Freedom, row.Z = r.Places.ChiSquare()
		j.Rows = append(j.Rows, row)
	}
	return j
}

// solves reports whether scrambles of the size are solved.
func (s *simulator) solves() bool { return solve.Exact(s.size) }

// level returns the height of a chart's horizontal line: the mean of all boards or, if that is unknown, of the shuffle, which
// is the last row.
func level(rows []experiment.Row, all *known) float64 {
	if all != nil {
		return all.Mean
	}
	return math.Round(rows[len(rows)-1].Length.Mean()*1000) / 1000
}
