package cli

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/game"
	"wildfifteen/game/exchange"
	"wildfifteen/game/history"
	"wildfifteen/game/saves"
	"wildfifteen/puzzle"
)

// exporter is one run of the command export: its flags.
type exporter struct {
	*env
	data  string
	csv   bool
	json  bool
	as    string
	dates dateFlag
}

// The forms of other programs, values of --as.
const (
	asLinks  = "links"
	asBoards = "boards"
	asTable  = "table"
)

// newExport returns the command that writes records for other programs, or all files as a backup.
func newExport(e *env) *cobra.Command {
	x := &exporter{env: e}
	cmd := &cobra.Command{
		Use:         "export",
		Short:       e.lang.T("cli_export.short"),
		Long:        e.lang.T("cli_export.long"),
		Example:     e.lang.T("cli_export.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_records.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0 && (x.csv || x.json || x.as != ""):
				return usage(cmd, e.lang.T("cli_export.name_config"))
			case x.as != "" && (x.csv || x.json):
				return usage(cmd, e.lang.T("cli_export.one_form"))
			case !slices.Contains([]string{"", asLinks, asBoards, asTable}, x.as):
				return usage(cmd, e.lang.T("cli_export.as_what", "word", quote(x.as)))
			}
			return e.checkRecords(cmd, args, x.csv, x.json)
		},
		RunE: func(cmd *cobra.Command, args []string) error { return e.stoppable(x.run(cmd.Context(), args)) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.BoolVar(&x.csv, "csv", false, e.lang.T("cli_records.flag_csv"))
	f.BoolVar(&x.json, "json", false, e.lang.T("cli_export.flag_json"))
	f.StringVar(&x.as, "as", "", e.lang.T("cli_export.flag_as"))
	f.Var(&x.dates, "dates", e.lang.T("cli_export.flag_dates"))
	f.StringVar(&x.data, "data", "", e.lang.T("cli_records.flag_data"))
	complete(cmd, map[string][]string{"as": {asLinks, asBoards, asTable}, "dates": dateWords()})
	return cmd
}

// checkRecords checks the arguments of a command that can have a configuration.
func (e *env) checkRecords(cmd *cobra.Command, args []string, csv, json bool) error {
	switch {
	case len(args) > 1:
		return usage(cmd, e.lang.T("cli_records.one_config"))
	case csv && json:
		return usage(cmd, e.lang.T("cli_records.csv_or_json"))
	}
	return nil
}

// group returns the games of a configuration, or of a part of it such as "4x4.snake=own", or the runs of a kind.
func (b *book) group(name string) (*history.Group, error) {
	config, kind, ok := strings.Cut(name, "=")
	key, err := groupKey(config)
	if err != nil {
		return nil, err
	}
	if ok {
		key += "=" + kind
	}
	g := b.saves.History.Group(key)
	if g == nil || g.Games() == 0 {
		return nil, errors.New(b.lang.T("cli_records.none_of", "configuration", quote(key)))
	}
	return g, nil
}

func (x *exporter) run(ctx context.Context, args []string) error {
	b, err := x.openBook(ctx, x.data)
	if err != nil {
		return err
	}
	defer b.close()
	if len(args) == 0 {
		return x.backup(ctx, b)
	}
	g, err := b.group(args[0])
	if err != nil {
		return err
	}
	list := history.NewList(b.saves.History, g, history.Filter{}, history.ByDate, true)
	for list.Step(1 << 16) {
	}
	switch {
	case x.csv:
		return b.printCSV(list)
	case x.as == asTable:
		return x.table(b, list)
	case x.as != "":
		return x.replays(ctx, b, list)
	}
	for i := range list.Len() {
		if b.saves.IsRun(list.At(i)) {
			r, err := b.runSolve(ctx, list.At(i))
			if err == nil {
				err = b.out.write(r.Line())
			}
			if err != nil {
				return err
			}
			continue
		}
		r, err := b.solve(ctx, list.At(i))
		switch {
		case errors.Is(err, saves.ErrNoMoves):
			err = b.out.write(b.saves.History.Told(list.At(i)).Line())
		case err == nil:
			err = b.out.write(r.Line())
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// table writes the games that count as a table of another program.
func (x *exporter) table(b *book, list *history.List) error {
	if err := b.out.print(exchange.TableHeader); err != nil {
		return err
	}
	for i := range list.Len() {
		id := list.At(i)
		if !b.saves.History.Row(id).Counts() {
			continue
		}
		told := b.saves.History.Told(id)
		told.Date = told.Date.In(time.Local)
		row, err := exchange.AppendRow(b.out.line[:0], told, exchange.DateForm(x.dates))
		if err == nil {
			err = b.out.write(row)
		}
		if err != nil {
			return x.refused(err)
		}
	}
	return nil
}

// replays writes the games whose moves are known and count as links, or as boards with their moves and times.
func (x *exporter) replays(ctx context.Context, b *book, list *history.List) error {
	for i := range list.Len() {
		if !b.saves.History.Row(list.At(i)).Counts() {
			continue
		}
		solve, err := b.solve(ctx, list.At(i))
		if errors.Is(err, saves.ErrNoMoves) {
			continue
		}
		if err != nil {
			return err
		}
		r, err := exchange.ReplayOf(solve)
		if err != nil {
			return x.refused(err)
		}
		text := r.Plain(exchange.OfTile)
		if x.as == asLinks {
			text = r.Link()
		}
		if err := b.out.print(text); err != nil {
			return err
		}
	}
	return nil
}

// refused returns the error of a game that the other program cannot have, in words.
func (x *exporter) refused(err error) error {
	if f := (*exchange.Fault)(nil); errors.As(err, &f) {
		return errors.New(x.faultWord(err))
	}
	return err
}

// backup writes all files as the game does.
func (x *exporter) backup(ctx context.Context, b *book) error {
	var f *game.FileOut
	b.saves.Backup(b.version, time.Now())
	err := b.run(ctx, func() bool {
		f = b.saves.Copied()
		return f == nil
	})
	if err != nil {
		return err
	}
	if err := f.Write(b.out.w, b.guest.disk.ReadNow); err != nil {
		return pipeError(err)
	}
	return b.out.write(nil)
}

// printCSV writes a row for each game.
func (b *book) printCSV(list *history.List) error {
	if err := b.out.print(history.CSVHeader); err != nil {
		return err
	}
	for i := range list.Len() {
		if err := b.out.write(b.saves.History.Row(list.At(i)).AppendCSV(b.out.line[:0])); err != nil {
			return err
		}
	}
	return nil
}

// rowJSON is a game in the output of records --json.
type rowJSON struct {
	Game    string    `json:"game"` // its identity
	Date    time.Time `json:"date"`
	MS      int64     `json:"ms"`
	STM     int       `json:"stm"`
	MTM     int       `json:"mtm,omitempty"`
	TPS     float64   `json:"tps,omitempty"`
	Optimal int       `json:"optimal,omitempty"`
	Undos   int       `json:"undos"`
	Hints   int       `json:"hints"`
	Peeks   int       `json:"peeks"`
	Auto    bool      `json:"auto,omitempty"`
	Input   string    `json:"input,omitempty"`
	Told    bool      `json:"told,omitempty"`   // the moves are unknown
	Failed  bool      `json:"failed,omitempty"` // a check ended the game away from its goal
	Legs    []legJSON `json:"legs,omitempty"`   // of a run
	Size    string    `json:"size,omitempty"`   // these four of a game whose moves are known
	Board   string    `json:"board,omitempty"`
	Goal    string    `json:"goal,omitempty"`
	Moves   string    `json:"moves,omitempty"`
}

// withMoves adds the board and its moves to a row, if they are known.
func (b *book) withMoves(ctx context.Context, id history.ID, row *rowJSON) error {
	if row.Told || b.saves.IsRun(id) {
		return nil
	}
	solve, err := b.solve(ctx, id)
	if errors.Is(err, saves.ErrNoMoves) {
		return nil
	}
	if err != nil {
		return err
	}
	g, err := puzzle.ParseGame(solve.ID)
	if err == nil {
		row.Size, row.Board, row.Goal, row.Moves = g.Goal.Size().String(), g.Scramble.String(), g.Goal.String(), solve.Moves
	}
	return err
}

func (b *book) row(id history.ID) rowJSON {
	r := b.saves.History.Row(id)
	tps, _ := r.TPS()
	return rowJSON{
		Game: r.Identity().String(), Date: r.Date().UTC(), MS: r.MS, STM: int(r.STM), MTM: int(r.MTM), TPS: tps, Optimal: int(r.Optimal),
		Undos: int(r.Undos), Hints: int(r.Hints), Peeks: int(r.Peeks), Auto: r.Is(history.Auto), Input: r.Input.String(), Told: r.Is(history.Told), Failed: r.Is(history.Failed),
	}
}
