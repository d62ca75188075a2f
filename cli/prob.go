package cli

import (
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

// chancer is one run of the command prob: its flags.
type chancer struct {
	*env
	metric  int // an index of metricChoices
	samples int
	seed    string
	seeded  bool
	json    bool
	threads int
	memory  uint64
}

// newProb returns the command that tells how likely easy deals are.
func newProb(e *env) *cobra.Command {
	c := &chancer{env: e, samples: 2000}
	cmd := &cobra.Command{
		Use:         "prob",
		Short:       e.lang.T("cli_prob.short"),
		Long:        e.lang.T("cli_prob.long"),
		Example:     e.lang.T("cli_prob.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_prob.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage(cmd, e.lang.T("cli_shuffle.one_configuration"))
			}
			return nil
		},
		ValidArgsFunction: cobra.FixedCompletions([]string{"3x3", "4x4", "4x4.snake-random", "4x3.wild"}, cobra.ShellCompDirectiveNoFileComp),
		RunE: func(cmd *cobra.Command, args []string) error {
			c.seeded = cmd.Flags().Changed("seed")
			within, err := c.numbers(cmd, args[1:])
			if err != nil {
				return err
			}
			return c.stoppable(c.run(cmd.Context(), args[0], within))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.Var(&wordFlag{&c.metric, metricChoices}, "metric", e.lang.T("cli_analyze.flag_metric"))
	f.Var(&countFlag{&c.samples, 1, 1_000_000_000}, "samples", e.lang.T("cli_prob.flag_samples"))
	f.StringVar(&c.seed, "seed", "", e.lang.T("cli_simulate.flag_seed"))
	f.Var((*threadsFlag)(&c.threads), "threads", e.lang.T("cli_analyze.flag_threads"))
	f.Var((*bytesFlag)(&c.memory), "memory", e.lang.T("cli_analyze.flag_memory"))
	f.BoolVar(&c.json, "json", false, e.lang.T("cli_analyze.flag_json"))
	complete(cmd, map[string][]string{"metric": metricChoices, "samples": nil, "seed": nil, "threads": nil, "memory": {"2GB", "8GB"}})
	return cmd
}

// numbers parses numbers of moves.
func (c *chancer) numbers(cmd *cobra.Command, args []string) (list []int, err error) {
	for _, arg := range args {
		n := 0
		if err := (&countFlag{&n, 0, math.MaxInt32}).Set(arg); err != nil {
			return nil, usage(cmd, c.lang.T("cli_prob.no_number", "value", quote(arg), "reason", c.flagReason(err)))
		}
		list = append(list, n)
	}
	return list, nil
}

// chances is how many moves the deals of a configuration need; prob --json prints it.
type chances struct {
	Size    string   `json:"size"`
	Goal    string   `json:"goal"`
	Metric  string   `json:"metric"`
	Exact   bool     `json:"exact"`
	Source  string   `json:"source,omitempty"`  // who counted the boards; "" for this program
	Samples int      `json:"samples,omitempty"` // deals that were solved; none if exact
	Mean    float64  `json:"mean"`
	Rows    []chance `json:"rows"`

	share []float64 // share of the deals that need 0, 1, 2, … moves
}

// chance is the chance that a deal needs at most so many moves, and the interval in which it lies in 95 of 100 experiments.
type chance struct {
	Within int      `json:"within"`
	Chance float64  `json:"chance"`
	Low    *float64 `json:"low,omitempty"`
	High   *float64 `json:"high,omitempty"`
}

func (c *chancer) run(ctx context.Context, configuration string, within []int) error {
	config, err := puzzle.ParseConfig(configText(configuration))
	if err != nil {
		return err
	}
	if !config.Size.Playable() {
		return &puzzle.Error{Kind: puzzle.FaultOneRow, Input: configuration, Offset: -1}
	}
	for i, metric := range metricsOf[c.metric] {
		all, err := c.chances(ctx, config, metric, within)
		if err == nil && i > 0 && !c.json {
			err = c.out.print("")
		}
		if err == nil {
			err = c.print(config, all)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// chances returns the chances in one metric.
func (c *chancer) chances(ctx context.Context, config puzzle.Config, metric space.Metric, within []int) (*chances, error) {
	all, err := c.counted(ctx, config, metric)
	if err == nil && all == nil {
		all, err = c.sampled(ctx, config, metric)
	}
	if err != nil {
		return nil, err
	}
	all.Size, all.Goal, all.Metric = config.Size.String(), config.Rule.Canonical(config.Size).String(), metric.String()
	if len(within) == 0 {
		for n := range all.share {
			if n > 0 {
				within = append(within, n)
			}
		}
	}
	all.fill(within)
	return all, nil
}

// counted returns the exact chances; nil if the boards cannot be counted. A configuration that draws its goal mixes the spaces of
// all cells to which its blank comes.
func (c *chancer) counted(ctx context.Context, config puzzle.Config, metric space.Metric) (*chances, error) {
	goals, ok := goalsOf(config)
	if !ok {
		return nil, nil
	}
	all := &chances{Exact: true}
	spaces := map[puzzle.Board][]uint64{}
	for _, g := range goals {
		key := foremost(g.board)
		counts, known := spaces[key]
		if !known {
			var err error
			var source string
			if counts, source, err = c.space(ctx, key, metric); err != nil || counts == nil {
				return nil, err
			}
			spaces[key] = counts
			if source != "" {
				all.Source = source
			}
		}
		total := -1.0 // the goal is never dealt
		for _, n := range counts {
			total += float64(n)
		}
		for len(all.share) < len(counts) {
			all.share = append(all.share, 0)
		}
		for depth, n := range counts[1:] {
			all.share[depth+1] += g.chance * float64(n) / total
		}
	}
	return all, nil
}

// drawnGoal is a goal that stands for all with the blank in its cell, and the chance that a configuration draws one of these.
type drawnGoal struct {
	board  puzzle.Board
	chance float64
}

// goalsOf returns the goals that a configuration draws, as far as the place of the blank is concerned; ok is false if their chances
// are not known.
func goalsOf(c puzzle.Config) (goals []drawnGoal, ok bool) {
	if goal, err := puzzle.NewGoal(c.Size, c.Rule); err == nil {
		return []drawnGoal{{goal.Board(), 1}}, true
	}
	n := c.Size.Cells()
	chances := slices.Repeat([]float64{1 / float64(n)}, n)
	if c.Rule.Missing != puzzle.MissingRandom && c.Rule.Kind != puzzle.Random { // the ends of wild lines are not spread evenly
		place := c.Rule.Missing
		if place == puzzle.MissingLast {
			place = n
		}
		if chances, ok = puzzle.WildChances(c.Size, place-1); !ok {
			return nil, false
		}
	}
	for cell, chance := range chances {
		if chance == 0 {
			continue
		}
		goal, err := puzzle.NewGoal(c.Size, puzzle.Rule{Missing: cell + 1})
		if err != nil {
			return nil, false
		}
		goals = append(goals, drawnGoal{goal.Board(), chance})
	}
	return goals, true
}

// foremost returns a goal of the same size or turned whose blank is in the first cell that turning and mirroring brings it to:
// the spaces of all these goals have the same counts.
func foremost(goal puzzle.Board) puzzle.Board {
	size, best := goal.Size(), puzzle.Board{}
	s := puzzle.Symmetry(0)
	for range 4 {
		for _, way := range []puzzle.Symmetry{s, s.Then(puzzle.Mirror)} {
			if way.Size(size) != size {
				continue
			}
			cell := way.Cell(goal.Blank(), size)
			if best.IsZero() || cell < best.Blank() {
				turned, err := puzzle.NewGoal(size, puzzle.Rule{Missing: cell + 1})
				if err == nil {
					best = turned.Board()
				}
			}
		}
		s = s.Then(puzzle.QuarterTurn)
	}
	return best
}

// space returns the number of boards at each depth, and who counted them; nil if that is unknown and too much to count.
func (c *chancer) space(ctx context.Context, goal puzzle.Board, metric space.Metric) (counts []uint64, source string, err error) {
	if goal.Size().Cells() > countedCells {
		p, ok := space.Published(goal, metric)
		if !ok {
			return nil, "", nil
		}
		return p.Counts, p.Source, nil
	}
	s, err := space.Count(ctx, goal, space.Options{Metric: metric, Threads: c.threads, Memory: c.memory})
	if err != nil {
		return nil, "", c.spaceError(err)
	}
	return s.Counts, "", nil
}

// sampled deals and solves boards.
func (c *chancer) sampled(ctx context.Context, config puzzle.Config, metric space.Metric) (*chances, error) {
	if !solve.Exact(config.Size) || metric == space.MTM {
		return nil, errors.New(c.lang.T("cli_prob.too_large", "configuration", config))
	}
	p := c.progress()
	defer p.done()
	started := time.Now()
	rows, err := experiment.Run(ctx, experiment.Plan{Config: config, Samples: c.samples, Seed: c.seed, Seeded: c.seeded, Threads: processors(c.threads)},
		solve.NewTables(), func(done, all int64) {
			if p.due() {
				share := float64(done) / float64(all)
				left := time.Duration(float64(time.Since(started)) * (1 - share) / share)
				p.show(c.lang.T("cli_simulate.progress", "bar", bar(share), "done", done, "all", all, "left", c.duration(left)))
			}
		})
	all := &chances{}
	for _, n := range rows[0].Lengths {
		all.Samples += int(n)
	}
	if err != nil && (all.Samples == 0 || ctx.Err() == nil) {
		return nil, err
	}
	if err != nil {
		c.worse(exitInterrupted) // what was solved so far is a sample, too
	}
	for _, n := range rows[0].Lengths {
		all.share = append(all.share, float64(n)/float64(all.Samples))
	}
	return all, nil
}

// fill computes the rows.
func (a *chances) fill(within []int) {
	below := make([]float64, len(a.share))
	sum := 0.0
	for n, share := range a.share {
		sum += share
		below[n] = sum
		a.Mean += float64(n) * share
	}
	for _, n := range within {
		row := chance{Within: n, Chance: 1}
		if n < len(below)-1 {
			row.Chance = below[n]
		}
		if !a.Exact {
			low, high := wilson(row.Chance, a.Samples)
			row.Low, row.High = &low, &high
		}
		a.Rows = append(a.Rows, row)
	}
}

// wilson returns the 95 % interval of a share that was found among n (Wilson's).
func wilson(share float64, n int) (low, high float64) {
	const z = 1.96
	k := z * z / float64(n)
	mid := (share + k/2) / (1 + k)
	half := z / (1 + k) * math.Sqrt(share*(1-share)/float64(n)+k/4/float64(n))
	return max(0, min(share, mid-half)), min(1, max(share, mid+half))
}

// print writes the chances; those of one of both metrics stand below its name.
func (c *chancer) print(config puzzle.Config, a *chances) error {
	if c.json {
		return c.printJSON(a)
	}
	var lines []string
	if len(metricsOf[c.metric]) > 1 {
		lines = append(lines, c.lang.T("cli_analyze.heading_"+a.Metric, "size", a.Size, "goal", a.Goal), "")
	}
	for _, r := range a.Rows {
		line := fmt.Sprintf("%5d  %s", r.Within, shareText(r.Chance))
		if r.Low != nil {
			line += fmt.Sprintf("  %s .. %s", shareText(*r.Low), shareText(*r.High))
		}
		lines = append(lines, line)
	}
	mean := fmt.Sprintf("%.6f", a.Mean)
	switch {
	case !a.Exact:
		lines = append(lines, "", c.lang.T("cli_prob.sampled", "samples", c.lang.Count(a.Samples), "configuration", config, "mean", fmt.Sprintf("%.3f", a.Mean)))
	case a.Source != "":
		lines = append(lines, "", c.lang.T("cli_prob.published", "configuration", config, "mean", mean, "source", a.Source))
	default:
		lines = append(lines, "", c.lang.T("cli_prob.exact", "configuration", config, "mean", mean))
	}
	return c.out.print(strings.Join(lines, "\n"))
}

// shareText formats a chance with six digits.
func shareText(share float64) string {
	if share != 0 && share < 1e-4 {
		return strconv.FormatFloat(share, 'e', 5, 64)
	}
	return strconv.FormatFloat(share, 'f', 6, 64)
}
