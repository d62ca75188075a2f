package cli

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/game"
	"wildfifteen/game/exchange"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
)

// importer is one run of the command import: its flags, and what it has done.
type importer struct {
	*env
	data  string
	input inputFlag
	blank bool
	dates dateFlag
	json  bool

	book  *book
	added int
	known int
	bad   int
}

// newImport returns the command that adds records of other programs and of backups to the stored ones.
func newImport(e *env) *cobra.Command {
	m := &importer{env: e}
	cmd := &cobra.Command{
		Use:         "import",
		Short:       e.lang.T("cli_import.short"),
		Long:        e.lang.T("cli_import.long"),
		Example:     e.lang.T("cli_import.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_import.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return usage(cmd, e.lang.T("cli_import.name_files"))
			case session.Input(m.input) == session.Mixed:
				return usage(cmd, e.lang.T("cli_import.not_mixed"))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error { return e.stoppable(m.run(cmd.Context(), args)) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.Var(&m.input, "input", e.lang.T("cli_import.flag_input"))
	f.BoolVar(&m.blank, "blank", false, e.lang.T("cli_import.flag_blank"))
	f.Var(&m.dates, "dates", e.lang.T("cli_import.flag_dates"))
	f.BoolVar(&m.json, "json", false, e.lang.T("cli_import.flag_json"))
	f.StringVar(&m.data, "data", "", e.lang.T("cli_records.flag_data"))
	complete(cmd, map[string][]string{"input": inputWords(), "dates": dateWords()})
	return cmd
}

// dateFlag parses the form of days.
type dateFlag exchange.DateForm

// dateWords returns the forms of days.
func dateWords() (words []string) {
	for _, f := range exchange.DateForms {
		words = append(words, string(f))
	}
	return words
}

// String returns the form, "" for none.
func (f *dateFlag) String() string { return string(*f) }

// Type names the value in help.
func (f *dateFlag) Type() string { return "FORM" }

// Set parses the form.
func (f *dateFlag) Set(text string) error {
	form, ok := exchange.ParseDateForm(text)
	if !ok {
		return &wordsError{words: dateWords()}
	}
	*f = dateFlag(form)
	return nil
}

func (m *importer) run(ctx context.Context, names []string) error {
	b, err := m.openBook(ctx, m.data)
	if err != nil {
		return err
	}
	defer b.close()
	m.book = b
	for _, name := range names {
		if err = m.file(ctx, name); err != nil {
			break
		}
	}
	err = errors.Join(err, b.keep(true)) // what has been read before an interruption is kept, too
	if m.bad > 0 {
		m.worse(exitInvalid)
	}
	return errors.Join(err, m.done())
}

// imported is what import has done; import --json prints it.
type imported struct {
	Added int `json:"added"`
	Known int `json:"known"` // that were there already
	Bad   int `json:"bad"`   // that could not be read
}

// done says what was done.
func (m *importer) done() error {
	if m.json {
		return m.printJSON(imported{m.added, m.known, m.bad})
	}
	return m.out.print(m.lang.T("cli_import.done", "added", m.added, "known", m.known, "bad", m.bad))
}

// file adds what a file holds; "-" is standard input.
func (m *importer) file(ctx context.Context, name string) error {
	f, err := m.openSource(name)
	if err != nil {
		return of(name, err)
	}
	defer f.close()
	first, err := f.first()
	if err != nil {
		return of(name, err)
	}
	take := func(line string) error { return m.game(line, f.modified) }
	switch {
	case strings.HasPrefix(first, `{"v":`):
		take = m.record
	case saves.IsBackup([]byte(first)):
		return m.backup(ctx, f)
	case exchange.IsTable(first):
		dates := exchange.DateForm(m.dates)
		if dates == "" {
			dates = exchange.GuessDates(f.lines())
		}
		take = func(line string) error {
			if exchange.IsTable(line) {
				return nil
			}
			return m.row(line, dates)
		}
	}
	return m.lines(ctx, f, take)
}

// lines passes each line of a file on. An error is said with its place, and the next line is read.
func (m *importer) lines(ctx context.Context, f *source, take func(line string) error) error {
	number := 0
	for line := range f.lines() {
		number++
		text := strings.TrimSpace(line)
		if text == "" {
			continue
		}
		if err := take(text); err != nil {
			m.bad++
			m.say(m.lang.T("cli_import.line", "file", f.name, "line", number, "reason", m.faultWord(err)))
		}
		if err := errors.Join(ctx.Err(), m.book.keep(false)); err != nil {
			return err
		}
	}
	if f.err != nil {
		return of(f.name, f.err)
	}
	return nil
}

func (m *importer) count(added bool) {
	if added {
		m.added++
	} else {
		m.known++
	}
}

// record adds a line as export writes it.
func (m *importer) record(line string) error {
	switch l := session.ReadLine([]byte(line)); l.Kind {
	case session.SolveLine:
		m.count(m.book.saves.Take(l.Solve))
	case session.ToldLine:
		m.count(m.book.saves.Import(l.Told))
	case session.RunLine:
		m.count(m.book.saves.TakeRun(l.Run))
	case session.NoteLine: // about a game, not one
	case session.NewerLine:
		return errors.New(m.lang.T("backup.newer"))
	default:
		return errors.New(m.lang.T("cli_import.no_record", "line", quote(line)))
	}
	return nil
}

// row adds a row of a table of results.
func (m *importer) row(line string, dates exchange.DateForm) error {
	told, err := exchange.ParseRow(line, dates, time.Local)
	if err == nil {
		m.count(m.book.saves.Import(told))
	}
	return err
}

// game adds a game with its moves: a link with a replay, or a board with its solution and its time. Such texts have no
// date but links to lists of bests: it is that of the file.
func (m *importer) game(line string, date time.Time) error {
	way := exchange.Way(m.blank)
	if !exchange.IsLink(line) {
		r, err := exchange.ParsePlain(line, way)
		if err == nil && r.Time == 0 {
			err = errors.New(m.lang.T("cli_import.no_time", "line", quote(line)))
		}
		if err == nil {
			m.count(m.book.saves.Import(r.Told(date)))
		}
		return err
	}
	r, err := exchange.ParseLink(line, way)
	if err != nil {
		return err
	}
	if !r.Ended.IsZero() {
		date = r.Ended
	}
	if !r.Timed() {
		m.count(m.book.saves.Import(r.Told(date)))
		return nil
	}
	if session.Input(m.input) == session.NoInput {
		return errors.New(m.lang.T("cli_import.input_needed"))
	}
	solve, err := r.Solve(session.Input(m.input), date)
	if err == nil {
		m.count(m.book.saves.Take(solve))
	}
	return err
}

// backup adds the records of a backup.
func (m *importer) backup(ctx context.Context, f *source) error {
	f.answer = func(r game.Reply) { m.book.guest.replies = append(m.book.guest.replies, r) }
	m.book.saves.RestoreRecords(saves.BackupFile{Name: f.name, Size: f.size, Reader: f})
	var done saves.Restored
	err := m.book.run(ctx, func() bool {
		var ok bool
		done, ok = m.book.saves.Restored()
		return !ok
	})
	switch {
	case err != nil:
	case done.Cut:
		err = errors.New(m.lang.N("backup.cut", done.Added, "name", f.name))
	case done.Fault != "":
		err = errors.New(m.lang.T("backup.not_read", "name", f.name, "why", m.lang.T(done.Fault)))
	}
	m.added += done.Added
	return err
}

// faultWord returns the user's message for an error in a text of another program.
func (e *env) faultWord(err error) string {
	var f *exchange.Fault
	if !errors.As(err, &f) {
		return e.word(err)
	}
	said := e.lang.T(f.Key(), "text", quote(f.Input))
	if f.Err != nil && (f.Kind == exchange.BadBoard || f.Kind == exchange.BadMoves) {
		said = e.lang.T("cli.because", "text", said, "reason", e.word(f.Err))
	}
	return said
}
