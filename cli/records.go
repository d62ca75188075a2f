package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// recorder is one run of the command records: its flags.
type recorder struct {
	*env
	data  string
	input inputFlag
	csv   bool
	json  bool
	plot  string
}

// newRecords returns the command that shows bests, averages and games.
func newRecords(e *env) *cobra.Command {
	r := &recorder{env: e}
	cmd := &cobra.Command{
		Use:         "records",
		Short:       e.lang.T("cli_records.short"),
		Long:        e.lang.T("cli_records.long"),
		Example:     e.lang.T("cli_records.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_records.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0 && (r.plot != "" || r.csv):
				return usage(cmd, e.lang.T("cli_records.name_config"))
			case r.plot != "":
				if err := e.checkPicture(cmd, "--plot", r.plot, ".png", ".svg"); err != nil {
					return err
				}
			}
			return e.checkRecords(cmd, args, r.csv, r.json)
		},
		RunE: func(cmd *cobra.Command, args []string) error { return e.stoppable(r.run(cmd.Context(), args)) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.Var(&r.input, "input", e.lang.T("cli_records.flag_input"))
	f.BoolVar(&r.json, "json", false, e.lang.T("cli_analyze.flag_json"))
	f.BoolVar(&r.csv, "csv", false, e.lang.T("cli_records.flag_csv"))
	f.StringVar(&r.plot, "plot", "", e.lang.T("cli_simulate.flag_plot"))
	f.StringVar(&r.data, "data", "", e.lang.T("cli_records.flag_data"))
	complete(cmd, map[string][]string{"input": inputWords()})
	return cmd
}

// inputFlag parses a kind of input.
type inputFlag session.Input

// inputWords returns the names of the kinds of input.
func inputWords() (words []string) {
	for in := session.Keyboard; in <= session.Mixed; in++ {
		words = append(words, in.String())
	}
	return words
}

// String returns the kind, "" for none.
func (f *inputFlag) String() string { return session.Input(*f).String() }

// Type names the value in help.
func (f *inputFlag) Type() string { return "KIND" }

// Set parses the kind.
func (f *inputFlag) Set(text string) error {
	in, ok := session.ParseInput(text)
	if !ok {
		return &wordsError{words: inputWords()}
	}
	*f = inputFlag(in)
	return nil
}

func (r *recorder) run(ctx context.Context, args []string) error {
	if r.plot != "" {
		if err := tryFile(r.plot); err != nil {
			return err
		}
	}
	b, err := r.openBook(ctx, r.data)
	if err != nil {
		return err
	}
	defer b.close()
	if len(args) == 0 {
		return r.overview(b)
	}
	g, err := b.group(args[0])
	if err != nil {
		return err
	}
	return r.group(ctx, b, g)
}

// overview writes a line for each group.
func (r *recorder) overview(b *book) error {
	groups := b.saves.History.Groups()
	if len(groups) == 0 && !r.json {
		return b.out.print(b.lang.T("cli_records.none"))
	}
	head := []string{b.lang.T("cli_records.configuration"), b.lang.T("cli_records.games"), b.lang.T("cli_records.time"),
		b.lang.T("cli_records.moves"), b.lang.T("cli_records.ao5_now")}
	columns := widths{-24, 7, 11, 7, 11}.fit(head...)
	if !r.json {
		if err := b.out.print(columns.line(head...)); err != nil {
			return err
		}
	}
	for _, g := range groups {
		t := g.Tally(session.Input(r.input))
		if t == nil {
			t = new(history.Tally)
		}
		var err error
		if r.json {
			err = b.printJSON(b.groupJSON(g, t, g.Games()))
		} else {
			err = b.out.print(columns.line(g.Name(), fmt.Sprint(g.Games()), bestText(history.BestTime, t.Time),
				bestText(history.BestMoves, t.Moves), nowText(&t.Avg[0])))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// bestText returns a best for people.
func bestText(kind history.RecordKind, b history.Best) string {
	switch {
	case !b.OK:
		return "-"
	case kind == history.BestMoves || kind == history.BestMovesUndo || kind == history.BestExcess:
		return fmt.Sprint(int(b.Value))
	case kind == history.BestTPS:
		return fmt.Sprintf("%.3f", b.Value)
	}
	return clockText(time.Duration(b.Value * float64(time.Second)).Round(time.Millisecond))
}

func nowText(a *history.Average) string {
	if !a.Has() {
		return "-"
	}
	return clockText(a.Now)
}

// clockText returns a time such as 1:02.345, without what is less than a thousandth.
func clockText(d time.Duration) string {
	ms := d.Milliseconds()
	if ms < 60_000 {
		return fmt.Sprintf("%d.%03d", ms/1000, ms%1000)
	}
	if ms < 3_600_000 {
		return fmt.Sprintf("%d:%02d.%03d", ms/60_000, ms/1000%60, ms%1000)
	}
	return fmt.Sprintf("%d:%02d:%02d.%03d", ms/3_600_000, ms/60_000%60, ms/1000%60, ms%1000)
}

// group writes the bests, the averages and the games of a group.
func (r *recorder) group(ctx context.Context, b *book, g *history.Group) error {
	f := history.Filter{Input: session.Input(r.input)}
	h := b.saves.History
	s := history.NewSummary(h, g, f)
	for s.Step(1 << 16) {
	}
	list := history.NewList(h, g, f, history.ByDate, false)
	for list.Step(1 << 16) {
	}
	var err error
	switch {
	case r.csv:
		err = b.printCSV(list)
	case r.json:
		err = b.printJSON(b.groupJSON(g, &s.Tally, s.Chosen))
		for i := 0; err == nil && i < list.Len(); i++ {
			row := b.row(list.At(i))
			row.Legs, err = b.legs(ctx, list.At(i))
			if err = errors.Join(err, b.withMoves(ctx, list.At(i), &row)); err == nil {
				err = b.printJSON(row)
			}
		}
	default:
		err = r.print(ctx, b, g, s, list)
	}
	if err == nil && r.plot != "" {
		if err = b.out.flush(); err == nil {
			err = r.plots(r.plot, b.lang.N("cli_records.heading", s.Games, "configuration", g.Name()), r.charts(b, s))
		}
	}
	return err
}

// bestsJSON is a group in the output of records --json. Times are in ms.
type bestsJSON struct {
	Config  string              `json:"config"`
	Games   int                 `json:"games"`            // that are not removed
	Counted int                 `json:"counted"`          // without hints
	Failed  int                 `json:"failed,omitempty"` // of those counted, blind games that a check ended away from the goal
	Best    map[string]bestJSON `json:"best"`
	Now     map[string]float64  `json:"now,omitempty"` // the averages of the last games
	Mean    float64             `json:"mean,omitempty"`
	SD      float64             `json:"sd,omitempty"`
	Moves   float64             `json:"mean_moves,omitempty"`
}

type bestJSON struct {
	Value float64   `json:"value"`
	Game  string    `json:"game"` // the identity of the game; of an average that of its last one
	Date  time.Time `json:"date"`
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// allKinds are the kinds of best, in the order in which they are shown.
var allKinds = [...]history.RecordKind{history.BestTime, history.BestMoves, history.BestMovesUndo, history.BestTPS, history.BestExcess,
	history.BestAo5, history.BestAo12, history.BestAo50, history.BestAo100}

func (b *book) groupJSON(g *history.Group, t *history.Tally, games int) bestsJSON {
	j := bestsJSON{Config: g.Name(), Games: games, Counted: t.Games, Failed: t.Failures, Best: map[string]bestJSON{}, Now: map[string]float64{},
		Mean: milliseconds(t.Mean()), SD: milliseconds(t.Deviation()), Moves: t.MeanMoves()}
	for _, kind := range allKinds {
		best := t.Of(kind)
		if !best.OK {
			continue
		}
		row := b.saves.History.Row(best.ID)
		value := best.Value
		if kind == history.BestTime || kind >= history.BestAo5 {
			value = milliseconds(time.Duration(best.Value * float64(time.Second)).Round(time.Microsecond))
		}
		j.Best[kind.String()] = bestJSON{value, row.Identity().String(), row.Date().UTC()}
		if kind >= history.BestAo5 && t.Avg[kind-history.BestAo5].Has() {
			j.Now[kind.String()] = milliseconds(t.Avg[kind-history.BestAo5].Now)
		}
	}
	return j
}

// print writes a group for people.
func (r *recorder) print(ctx context.Context, b *book, g *history.Group, s *history.Summary, list *history.List) error {
	h := b.saves.History
	lines := []string{b.lang.N("cli_records.heading", s.Games, "configuration", g.Name()), ""}
	names := map[history.RecordKind]string{
		history.BestTime: b.lang.T("cli_records.time"), history.BestMoves: b.lang.T("cli_records.moves"),
		history.BestMovesUndo: b.lang.T("cli_records.moves_undo"), history.BestTPS: b.lang.T("cli_records.tps"),
		history.BestExcess: b.lang.T("cli_records.excess"),
	}
	var facts [][]string
	for _, kind := range allKinds {
		best := s.Of(kind)
		if !best.OK {
			continue
		}
		name, now := names[kind], ""
		if name == "" {
			name = kind.String()
			now = "  " + b.lang.T("cli_records.now", "time", nowText(&s.Avg[kind-history.BestAo5]))
		}
		date := h.Row(best.ID).Date().Format(time.DateOnly)
		facts = append(facts, []string{name, bestText(kind, best), date + now})
	}
	if s.Solved() > 0 {
		facts = append(facts, []string{b.lang.T("cli_records.mean"), clockText(s.Mean()), "± " + clockText(s.Deviation())})
	}
	if s.Failures > 0 {
		facts = append(facts, []string{b.lang.T("cli_records.failed"), fmt.Sprint(s.Failures), ""})
	}
	columns := widths{-16, 11, 0}
	for _, fact := range facts {
		columns.fit(fact[0])
	}
	for _, fact := range facts {
		lines = append(lines, columns.line(fact...))
	}
	lines = append(lines, "")
	if err := b.out.print(strings.Join(lines, "\n")); err != nil {
		return err
	}
	head := []string{b.lang.T("cli_records.date"), b.lang.T("cli_records.time"), b.lang.T("cli_records.moves"),
		b.lang.T("cli_records.tps"), b.lang.T("cli_records.hints"), b.lang.T("cli_records.input")}
	columns = widths{-19, 11, 6, 6, 7, 0}.fit(head[:5]...)
	err := b.out.print(columns.line(head...))
	for i := 0; err == nil && i < list.Len(); i++ {
		row := h.Row(list.At(i))
		tps := "-"
		if v, ok := row.TPS(); ok {
			tps = fmt.Sprintf("%.3f", v)
		}
		err = b.out.print(columns.line(row.Date().Format(time.DateTime), clockText(row.Time()), fmt.Sprint(row.STM),
			tps, fmt.Sprint(row.Hints), row.Input.String()+r.failed(row)))
		legs, failed := b.legs(ctx, list.At(i))
		if err = errors.Join(err, failed); err == nil && legs != nil {
			err = b.out.print("  " + legsText(b.lang, legs))
		}
	}
	return err
}

// failed marks a game that failed.
func (r *recorder) failed(row *history.Row) string {
	if !row.Is(history.Failed) {
		return ""
	}
	return "  " + r.lang.T("cli_records.failed")
}
