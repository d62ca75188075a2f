package cli

import (
	"context"
	"errors"
	"math"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// analyzer is one run of the command analyze: its flags.
type analyzer struct {
	*env
	metric   int // a space.Metric
	hardest  int
	json     bool
	csv      bool
	table    bool
	plotFile string
	threads  int
	memory   uint64 // bytes; 0: what is free
}

// analysis is a counted state space with the time and the memory that counting took.
type analysis struct {
	*space.Space
	goal    puzzle.Goal
	elapsed time.Duration
	bytes   uint64
}

// newAnalyze returns the command that counts whole state spaces.
func newAnalyze(e *env) *cobra.Command {
	a := &analyzer{env: e, hardest: 10}
	cmd := &cobra.Command{
		Use:         "analyze",
		Short:       e.lang.T("cli_analyze.short"),
		Long:        e.lang.T("cli_analyze.long"),
		Example:     e.lang.T("cli_analyze.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_analyze.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			if a.table != (len(args) == 0) || len(args) > 1 {
				return usage(cmd, e.lang.T("cli_analyze.one_size"))
			}
			return nil
		},
		ValidArgsFunction: cobra.FixedCompletions(
			[]string{"2x2", "3x2", "3x3", "3x3.spiral", "4x2", "4x3", "5x2", "6x2"}, cobra.ShellCompDirectiveNoFileComp),
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.stoppable(a.run(cmd.Context(), cmd, args))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.Var(&wordFlag{&a.metric, []string{"stm", "mtm"}}, "metric", e.lang.T("cli_analyze.flag_metric"))
	f.Var(&countFlag{&a.hardest, 0, math.MaxInt32}, "hardest", e.lang.T("cli_analyze.flag_hardest"))
	f.BoolVar(&a.json, "json", false, e.lang.T("cli_analyze.flag_json"))
	f.BoolVar(&a.csv, "csv", false, e.lang.T("cli_analyze.flag_csv"))
	f.StringVar(&a.plotFile, "plot", "", e.lang.T("cli_analyze.flag_plot"))
	f.Var((*threadsFlag)(&a.threads), "threads", e.lang.T("cli_analyze.flag_threads"))
	f.Var((*bytesFlag)(&a.memory), "memory", e.lang.T("cli_analyze.flag_memory"))
	f.BoolVar(&a.table, "table", false, e.lang.T("cli_analyze.flag_table"))
	complete(cmd, map[string][]string{"metric": {"stm", "mtm"}, "hardest": nil, "threads": nil, "memory": {"2GB", "8GB"}})
	return cmd
}

func (a *analyzer) run(ctx context.Context, cmd *cobra.Command, args []string) error {
	if a.json && a.csv {
		return usage(cmd, a.lang.T("cli_analyze.json_or_csv"))
	}
	if a.plotFile != "" {
		if err := a.checkPicture(cmd, "--plot", a.plotFile, ".png", ".svg"); err != nil {
			return err
		}
		if err := tryFile(a.plotFile); err != nil {
			return err
		}
	}
	if a.table {
		return a.printTable(ctx)
	}
	config, err := puzzle.ParseConfig(args[0])
	if err != nil {
		return err
	}
	goal, err := puzzle.NewGoal(config.Size, config.Rule)
	if err != nil {
		return err
	}
	r, err := a.count(ctx, goal)
	if err != nil {
		return err
	}
	switch {
	case a.json:
		err = a.printJSON(a.jsonAnalysis(r))
	case a.csv:
		err = a.printCSV(r)
	default:
		err = a.print(r)
	}
	if a.plotFile == "" || err != nil {
		return err
	}
	return errors.Join(a.out.flush(), a.plotDepths(r))
}

// count counts the state space of a goal and shows a progress bar on the terminal.
func (a *analyzer) count(ctx context.Context, goal puzzle.Goal) (analysis, error) {
	p := a.progress()
	defer p.done()
	o := space.Options{Metric: space.Metric(a.metric), Threads: a.threads, Memory: a.memory, Progress: func(now space.Progress) {
		if p.due() {
			p.show(a.lang.T("cli_analyze.progress", "bar", bar(now.Fraction), "depth", now.Depth,
				"states", now.States, "left", a.duration(now.Left)))
		}
	}}
	start := time.Now()
	s, err := space.Count(ctx, goal.Board(), o)
	if err != nil {
		return analysis{}, a.spaceError(err)
	}
	return analysis{s, goal, time.Since(start), space.Need(goal.Size(), o)}, nil
}

// spaceError turns an error of package space into the user's language.
func (e *env) spaceError(err error) error {
	var memory *space.MemoryError
	if !errors.As(err, &memory) {
		return err
	}
	states := space.States(memory.Size)
	if memory.Need == math.MaxUint64 {
		return errors.New(e.lang.T("cli_analyze.beyond", "size", memory.Size, "states", inWords(states)))
	}
	return errors.New(e.lang.T("cli_analyze.memory", "size", memory.Size, "states", inWords(states),
		"need", bytesText(memory.Need), "have", bytesText(memory.Have)))
}
