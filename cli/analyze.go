package cli

import (
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// analyzer is one run of the command analyze: its flags.
type analyzer struct {
	*env
	metric   int // an index of metricChoices
	hardest  int
	boards   int // the depth whose boards are printed; -1: none
	json     bool
	csv      bool
	table    bool
	plotFile string
	threads  int
	memory   uint64 // bytes; 0: what is free
	dir      string // the folder of the files; "" counts in memory
}

// metricChoices are the words of --metric, and metricsOf what they stand for.
var (
	metricChoices = []string{"stm", "mtm", "both"}
	metricsOf     = [][]space.Metric{{space.STM}, {space.MTM}, {space.STM, space.MTM}}
)

// newAnalyze returns the command that counts whole state spaces.
func newAnalyze(e *env) *cobra.Command {
	a := &analyzer{env: e, hardest: 10, boards: -1}
	cmd := &cobra.Command{
		Use:         "analyze",
		Short:       e.lang.T("cli_analyze.short"),
		Long:        e.lang.T("cli_analyze.long"),
		Example:     e.lang.T("cli_analyze.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_analyze.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			if a.table != (len(args) == 0) {
				return usage(cmd, e.lang.T("cli_analyze.no_size"))
			}
			return nil
		},
		ValidArgsFunction: cobra.FixedCompletions(
			[]string{"2x2", "3x2", "3x3", "3x3.spiral", "4x2", "4x3", "5x2", "6x2"}, cobra.ShellCompDirectiveNoFileComp),
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.stoppable(a.run(cmd.Context(), cmd, args))
		},
	}
	a.flags(cmd)
	return cmd
}

func (a *analyzer) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.SortFlags = false
	f.Var(&wordFlag{&a.metric, metricChoices}, "metric", a.lang.T("cli_analyze.flag_metric"))
	f.Var(&countFlag{&a.hardest, 0, math.MaxInt32}, "hardest", a.lang.T("cli_analyze.flag_hardest"))
	f.Var(&depthFlag{&a.boards}, "boards", a.lang.T("cli_analyze.flag_boards"))
	f.BoolVar(&a.json, "json", false, a.lang.T("cli_analyze.flag_json_lines"))
	f.BoolVar(&a.csv, "csv", false, a.lang.T("cli_analyze.flag_csv"))
	f.StringVar(&a.plotFile, "plot", "", a.lang.T("cli_analyze.flag_plot"))
	f.Var((*threadsFlag)(&a.threads), "threads", a.lang.T("cli_analyze.flag_threads"))
	f.Var((*bytesFlag)(&a.memory), "memory", a.lang.T("cli_analyze.flag_memory"))
	f.StringVar(&a.dir, "dir", "", a.lang.T("cli_analyze.flag_dir"))
	f.BoolVar(&a.table, "table", false, a.lang.T("cli_analyze.flag_table"))
	complete(cmd, map[string][]string{"metric": metricChoices, "hardest": nil, "boards": nil, "threads": nil, "memory": {"2GB", "8GB"}})
}

func (a *analyzer) run(ctx context.Context, cmd *cobra.Command, args []string) error {
	if err := a.check(cmd); err != nil {
		return err
	}
	if a.table {
		return a.printTable(ctx)
	}
	var goals []puzzle.Goal
	for _, arg := range args {
		goal, err := puzzle.ParseGoal(configText(arg))
		if err != nil {
			return err
		}
		goals = append(goals, goal)
	}
	if a.dir != "" && len(goals) > 1 {
		return usage(cmd, a.lang.T("cli_analyze.dir_alone"))
	}
	if a.boards >= 0 {
		return a.printBoards(ctx, goals)
	}
	list, err := a.analyses(ctx, goals)
	if !a.json && len(list) > 0 {
		if a.csv {
			err = errors.Join(a.printCSV(list), err)
		} else {
			err = errors.Join(a.print(list), err)
		}
	}
	if a.plotFile == "" || err != nil {
		return err
	}
	return errors.Join(a.out.flush(), a.plotDepths(list))
}

// check returns an error for flags that do not go together, and for a file that cannot be written.
func (a *analyzer) check(cmd *cobra.Command) error {
	switch {
	case a.json && a.csv:
		return usage(cmd, a.lang.T("cli_analyze.json_or_csv"))
	case a.boards >= 0 && (a.table || a.csv || a.plotFile != "" || len(a.metrics()) > 1):
		return usage(cmd, a.lang.T("cli_analyze.boards_alone"))
	case a.dir != "" && (a.table || a.boards >= 0 || !slices.Equal(a.metrics(), []space.Metric{space.STM})):
		return usage(cmd, a.lang.T("cli_analyze.dir_alone"))
	case a.plotFile == "":
		return nil
	}
	if err := a.checkPicture(cmd, "--plot", a.plotFile, ".png", ".svg"); err != nil {
		return err
	}
	return tryFile(a.plotFile)
}

func (a *analyzer) metrics() []space.Metric { return metricsOf[a.metric] }

// analyses counts the space of each goal in each metric. With --json it prints each one at once. If it fails, the list holds
// what it has found before.
func (a *analyzer) analyses(ctx context.Context, goals []puzzle.Goal) (list []analysis, err error) {
	for _, goal := range goals {
		for _, metric := range a.metrics() {
			found, err := a.analyze(ctx, goal, metric)
			if err != nil {
				return list, err
			}
			list = append(list, found)
			if a.json {
				if err := errors.Join(a.printJSON(found), a.out.flush()); err != nil {
					return list, err
				}
			}
		}
	}
	return list, nil
}

// analyze counts a state space, or returns what is published of one that does not fit into memory.
func (a *analyzer) analyze(ctx context.Context, goal puzzle.Goal, metric space.Metric) (analysis, error) {
	start := time.Now()
	if a.dir != "" {
		return a.overFiles(ctx, goal)
	}
	s, err := a.count(ctx, goal, metric, 0)
	if memory := (*space.MemoryError)(nil); errors.As(err, &memory) {
		if p, ok := countedBefore(goal, metric); ok {
			return published(goal, metric, p, a.hardest), nil
		}
	}
	if err != nil {
		return analysis{}, a.spaceError(err)
	}
	found := newAnalysis(s, goal, a.hardest)
	found.Seconds, found.Bytes = time.Since(start).Seconds(), space.Need(goal.Size(), space.Options{Metric: metric})
	return found, nil
}

// countedBefore returns what others have published of a goal, or what this program has counted beforehand.
func countedBefore(goal puzzle.Goal, metric space.Metric) (space.Publication, bool) {
	if p, ok := space.Published(goal.Board(), metric); ok {
		return p, true
	}
	first, _ := puzzle.NewGoal(goal.Size(), puzzle.Rule{Missing: 1})
	size := goal.Size()
	size = puzzle.Size{W: max(size.W, size.H), H: min(size.W, size.H)}
	if metric != space.STM || foremost(goal.Board()) != first.Board() {
		return space.Publication{}, false
	}
	for _, k := range space.Known() {
		if k.Size == size {
			return space.Publication{Counts: k.Counts, Source: k.Command, Deepest: k.Deepest(goal.Board())}, true
		}
	}
	return space.Publication{}, false
}

// count counts the state space of a goal, to a depth if that is positive, and shows a progress bar on the terminal.
func (a *analyzer) count(ctx context.Context, goal puzzle.Goal, metric space.Metric, depth int) (*space.Space, error) {
	p := a.progress()
	defer p.done()
	return space.Count(ctx, goal.Board(), space.Options{Metric: metric, Threads: a.threads, Memory: a.memory, MaxDepth: depth, Progress: a.showing(p)})
}

// showing returns what shows how far a run has come.
func (a *analyzer) showing(p *progress) func(space.Progress) {
	return func(now space.Progress) {
		if p.due() {
			p.show(a.lang.T("cli_analyze.progress", "bar", bar(now.Fraction), "depth", now.Depth,
				"states", now.States, "left", a.duration(now.Left)))
		}
	}
}

// spaceError turns an error of package space into the user's language.
func (e *env) spaceError(err error) error {
	var near *space.NearError
	if errors.As(err, &near) {
		return errors.New(e.lang.T("cli_analyze.layers", "size", near.Size, "moves", near.Depth, "have", bytesText(near.Have)))
	}
	var memory *space.MemoryError
	if !errors.As(err, &memory) {
		return e.filesError(err)
	}
	states := space.States(memory.Size)
	if memory.Need == math.MaxUint64 {
		return errors.New(e.lang.T("cli_analyze.beyond", "size", memory.Size, "states", inWords(states)))
	}
	return errors.New(e.lang.T("cli_analyze.memory", "size", memory.Size, "states", inWords(states),
		"need", bytesText(memory.Need), "have", bytesText(memory.Have)))
}
