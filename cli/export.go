package cli

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/saves"
	"wildfifteen/puzzle"
)

// exporter is one run of the command export: its flags.
type exporter struct {
	*env
	data string
	csv  bool
	json bool
}

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
			if len(args) == 0 && (x.csv || x.json) {
				return usage(cmd, e.lang.T("cli_export.name_config"))
			}
			return e.checkRecords(cmd, args, x.csv, x.json)
		},
		RunE: func(cmd *cobra.Command, args []string) error { return e.stoppable(x.run(cmd.Context(), args)) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.BoolVar(&x.csv, "csv", false, e.lang.T("cli_records.flag_csv"))
	f.BoolVar(&x.json, "json", false, e.lang.T("cli_export.flag_json"))
	f.StringVar(&x.data, "data", "", e.lang.T("cli_records.flag_data"))
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

// group returns the games of a configuration, or of a part of it such as "4x4.snake=own".
func (b *book) group(name string) (*history.Group, error) {
	config, kind, ok := strings.Cut(name, "=")
	c, err := puzzle.ParseConfig(config)
	if err != nil {
		return nil, err
	}
	key := c.String()
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
	if x.csv {
		return b.printCSV(list)
	}
	for i := range list.Len() {
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
	return b.out.write(f.Data)
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
	Told    bool      `json:"told,omitempty"` // the moves are unknown
}

func (b *book) row(id history.ID) rowJSON {
	r := b.saves.History.Row(id)
	tps, _ := r.TPS()
	return rowJSON{
		Game: r.Identity().String(), Date: r.Date().UTC(), MS: r.MS, STM: int(r.STM), MTM: int(r.MTM), TPS: tps, Optimal: int(r.Optimal),
		Undos: int(r.Undos), Hints: int(r.Hints), Peeks: int(r.Peeks), Auto: r.Is(history.Auto), Input: r.Input.String(), Told: r.Is(history.Told),
	}
}
