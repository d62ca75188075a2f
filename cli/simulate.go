package cli

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
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
	threads    int
}

// newSimulate returns the command that compares random walks with the shuffle.
func newSimulate(e *env) *cobra.Command {
	s := &simulator{env: e, size: puzzle.Size{W: 4, H: 4}, goal: "classic", samples: 2000, threads: runtime.GOMAXPROCS(0),
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
	f.StringVar(&s.seed, "seed", "", e.lang.T("cli_simulate.flag_seed"))
	f.Var(&countFlag{&s.threads, 1, 1024}, "threads", e.lang.T("cli_analyze.flag_threads"))
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
	if s.size.Playable() && !solve.Exact(s.size) {
		return errors.New(s.lang.T("cli_simulate.too_large", "size", s.size))
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
		Config: config, Iterations: s.iterations, Samples: s.samples, Seed: s.seed, Seeded: s.seeded, Threads: s.threads,
	}, solve.NewTables(), func(done, all int) {
		if p.due() {
			share := float64(done) / float64(all)
			left := time.Duration(float64(time.Since(started)) * (1 - share) / share)
			p.show(s.lang.T("cli_simulate.progress", "bar", bar(share), "done", done, "all", all, "left", s.duration(left)))
		}
	})
	p.done()
	if err != nil {
		return err
	}
	mean, known := trueMean(ctx, config)
	if s.csv {
		err = s.printCSV(rows)
	} else {
		err = s.print(config, rows, mean, known)
	}
	if s.plotFile == "" || err != nil {
		return err
	}
	return errors.Join(s.out.flush(), s.plotRows(config, rows, mean))
}

// mean15 is the mean optimum of all solvable 4x4 boards for a goal with the blank in a corner, counted by R. E. Korf
// and P. Schultze, Large-scale parallel breadth-first search, AAAI 2005.
const mean15 = 52.589472

// trueMean returns the mean optimum over all scrambles of a configuration. known is false unless it is published or the
// state space is small enough to be counted now (12 cells).
func trueMean(ctx context.Context, c puzzle.Config) (mean float64, known bool) {
	goal, err := puzzle.NewGoal(c.Size, c.Rule)
	if err != nil {
		return 0, false
	}
	w, h, blank := c.Size.W, c.Size.H, goal.Board().Blank()
	corner := (blank%w == 0 || blank%w == w-1) && (blank < w || blank >= w*(h-1))
	if w == 4 && h == 4 {
		return mean15, corner
	}
	if c.Size.Cells() > 12 {
		return 0, false
	}
	counted, err := space.Count(ctx, goal.Board(), space.Options{})
	if err != nil {
		return 0, false
	}
	all := float64(counted.Total())
	return counted.Mean() * all / (all - 1), true // the goal itself is never dealt
}

// print writes the rows as a table for people.
func (s *simulator) print(c puzzle.Config, rows []experiment.Row, mean float64, known bool) error {
	const format = "%10v  %12v  %s"
	lines := []string{
		s.lang.T("cli_simulate.heading", "configuration", c, "samples", s.samples), "",
		fmt.Sprintf(format, s.lang.T("cli_simulate.iterations"), s.lang.T("cli_simulate.swaps"), s.lang.T("cli_simulate.moves")),
	}
	for _, r := range rows {
		way := strconv.Itoa(r.Iterations)
		if r.Iterations == 0 {
			way = s.lang.T("cli_simulate.shuffle")
		}
		lines = append(lines, fmt.Sprintf(format, way, fmt.Sprintf("%.1f", r.Swaps.Mean()),
			fmt.Sprintf("%.3f ± %.3f", r.Length.Mean(), interval(r.Length))))
	}
	lines = append(lines, "", s.lang.T("cli_simulate.interval"))
	if known {
		lines = append(lines, s.lang.T("cli_simulate.true_mean", "mean", fmt.Sprintf("%.6f", mean)))
	}
	return s.out.print(strings.Join(lines, "\n"))
}

// interval returns half the width of the 95 % confidence interval of the mean.
func interval(t experiment.Tally) float64 { return 1.96 * t.Error() }

func (s *simulator) printCSV(rows []experiment.Row) error {
	if err := s.out.print("method,iterations,samples,swaps,moves,standard_error"); err != nil {
		return err
	}
	for _, r := range rows {
		way := "walk," + strconv.Itoa(r.Iterations)
		if r.Iterations == 0 {
			way = "shuffle,"
		}
		line := fmt.Sprintf("%s,%d,%.6f,%.6f,%.6f", way, r.Length.N, r.Swaps.Mean(), r.Length.Mean(), r.Length.Error())
		if err := s.out.print(line); err != nil {
			return err
		}
	}
	return nil
}

// level returns the height of a chart's horizontal line: the true mean or, if that is 0, the mean of the shuffle, which
// is the last row.
func level(rows []experiment.Row, mean float64) float64 {
	if mean > 0 {
		return mean
	}
	return math.Round(rows[len(rows)-1].Length.Mean()*1000) / 1000
}
