package cli

import (
	"cmp"
	"context"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
	"wildfifteen/render/film"
)

// drawer is one run of the command draw: its flags.
type drawer struct {
	*env
	goal  string
	size  puzzle.Size
	path  bool
	solve bool
	theme int // index in themeWords
	file  string
	shape int // of a card, index in cardWords
	date  string
	json  bool
}

// themeWords are the names of the themes, in the order of newTheme.
var themeWords = []string{"light", "dark", "contrast"}

// newDraw returns the command that draws a board.
func newDraw(e *env) *cobra.Command {
	d := &drawer{env: e}
	cmd := &cobra.Command{
		Use:         "draw",
		Short:       e.lang.T("cli_draw.short"),
		Long:        e.lang.T("cli_draw.long"),
		Example:     e.lang.T("cli_draw.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_draw.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			if len(withMoves(args)) != 1 {
				return usage(cmd, e.lang.T("cli_draw.one_board"))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			text, err := e.inputs(cmd.Context(), withMoves(args)).joining(d.size).next()
			if err == io.EOF {
				err = usage(cmd, e.lang.T("cli_draw.one_board"))
			}
			if err == nil {
				err = d.checkFlags(cmd, text)
			}
			if err == nil {
				err = d.run(cmd.Context(), text)
			}
			return e.stoppable(err)
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&d.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&d.size), "size", e.lang.T("cli_check.flag_size"))
	f.BoolVar(&d.path, "path", false, e.lang.T("cli_draw.flag_path"))
	f.BoolVar(&d.solve, "solve", false, e.lang.T("cli_draw.flag_solve"))
	f.Var(&wordFlag{&d.theme, themeWords}, "theme", e.lang.T("cli_draw.flag_theme"))
	f.Var(&wordFlag{&d.shape, cardWords}, "card", e.lang.T("cli_draw.flag_card"))
	f.StringVar(&d.date, "date", "", e.lang.T("cli_draw.flag_date"))
	f.BoolVar(&d.json, "json", false, e.lang.T("cli_draw.flag_json"))
	f.StringVarP(&d.file, "out", "o", "", e.lang.T("cli_draw.flag_out"))
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil, "theme": themeWords, "card": cardWords, "date": nil})
	return cmd
}

// withMoves joins a board and the moves that follow it.
func withMoves(args []string) []string {
	if len(args) == 2 {
		if _, err := puzzle.ParseMoves(args[1]); err == nil {
			return joinPlayed(args)
		}
	}
	return args
}

// hasMoves reports whether an input is a replay or has moves after its board.
func hasMoves(input string) bool {
	if _, ok := carriedReplay(input); ok {
		return true
	}
	_, moves := cutMoves(input)
	return moves != ""
}

// checkFlags returns an error for a command line without a file to write, or with flags that do not fit it.
func (d *drawer) checkFlags(cmd *cobra.Command, input string) error {
	moves := hasMoves(input)
	if moves && d.solve {
		return usage(cmd, d.lang.T("cli_draw.solve_or_replay"))
	}
	if d.shape > 0 && (d.solve || d.path || d.moving()) {
		return usage(cmd, d.lang.T("cli_draw.card_alone"))
	}
	if d.date != "" && d.shape == 0 {
		return usage(cmd, d.lang.T("cli_draw.date_of_card"))
	}
	if d.json && (d.file == "" || d.file == standard) {
		return usage(cmd, d.lang.T("cli_draw.json_needs_file"))
	}
	if isGIF := d.moving() || d.solve && d.file == standard; isGIF != d.solve && !(isGIF && moves) {
		return usage(cmd, d.lang.T("cli_draw.solve_and_gif"))
	}
	if d.file == "" && d.out.live {
		return usage(cmd, d.lang.T("cli_draw.no_file"))
	}
	if d.file != "" && d.file != standard {
		if err := d.checkPicture(cmd, "--out", d.file, ".png", ".svg", ".gif"); err != nil {
			return err
		}
	}
	return d.checkGoal(cmd, d.goal, d.size)
}

// name returns the name of the picture's file, "-" for standard output.
func (d *drawer) name() string { return cmp.Or(d.file, standard) }

// moving reports whether the file is to be an animation by its name.
func (d *drawer) moving() bool { return strings.EqualFold(filepath.Ext(d.file), ".gif") }

// drawing is the object that draw --json prints.
type drawing struct {
	File  string `json:"file"`
	Size  string `json:"size"`
	Board string `json:"board"`
	Goal  string `json:"goal"`
	Moves string `json:"moves,omitempty"` // shown by an animation
}

// told prints what was drawn, with --json.
func (d *drawer) told(t task, moves []puzzle.Move, err error) error {
	if err != nil || !d.json {
		return err
	}
	return d.printJSON(drawing{d.file, t.board.Size().String(), t.board.String(), t.goal.String(), puzzle.FormatMoves(moves)})
}

// try is tryFile for the file of the picture.
func (d *drawer) try() error {
	if d.name() == standard {
		return nil
	}
	return tryFile(d.file)
}

func (d *drawer) run(ctx context.Context, text string) error {
	if d.shape > 0 {
		return d.card(ctx, text)
	}
	if hasMoves(text) {
		return d.played(ctx, text)
	}
	t := d.parseTask(text, d.goal, d.size)
	if t.err != nil {
		return t.err
	}
	side := film.Large
	if d.solve {
		side = filmCell(t.goal.Size())
	}
	p := film.New(render.NewFonts(), newTheme(d.theme), t.goal, side, d.path)
	if d.solve {
		if err := d.try(); err != nil {
			return err
		}
		return d.animate(ctx, p, t)
	}
	return d.told(t, nil, d.picture(d.name(), p.Draw(t.board, nil), p.Fonts))
}

// played draws the board that moves lead to, or an animation of the moves.
func (d *drawer) played(ctx context.Context, text string) error {
	t := d.parsePlayed(text, d.goal, d.size)
	if d.checkMoves(&t); t.err != nil {
		return t.err
	}
	moving, side := d.moving(), film.Large
	if moving {
		side = filmCell(t.task.goal.Size())
	}
	p := film.New(render.NewFonts(), newTheme(d.theme), t.task.goal, side, d.path)
	if !moving {
		_, end := t.illegal()
		return d.told(task{end, t.task.goal, nil}, nil, d.picture(d.name(), p.Draw(end, nil), p.Fonts))
	}
	if err := d.try(); err != nil {
		return err
	}
	data, err := animation(ctx, p, t.board, t.moves)
	if err != nil {
		return err
	}
	return d.told(t.task, t.moves, d.keep(d.file, data))
}

// animate solves a board and writes the solution as an animated GIF.
func (d *drawer) animate(ctx context.Context, p *film.Picture, t task) error {
	if !puzzle.Solvable(t.board, t.goal.Board()) {
		return errors.New(d.lang.T("cli_draw.unsolvable"))
	}
	if !t.board.Size().Playable() {
		return &puzzle.Error{Kind: puzzle.FaultOneRow, Input: t.board.String(), Offset: -1}
	}
	s := d.newSearch(ctx)
	if s.quick = !solve.Exact(t.board.Size()); s.quick {
		s.limit = quickTime
	}
	within, cancel := s.deadline()
	defer cancel()
	found, err := s.search(within, t.board, t.goal.Board(), func(solve.Solution) {})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if !found.Found {
		return err
	}
	data, err := animation(ctx, p, t.board, found.Moves)
	if err != nil {
		return err
	}
	return d.told(t, found.Moves, d.keep(d.name(), data))
}

// newTheme returns the theme of an index in themeWords.
func newTheme(i int) *render.Theme {
	switch i {
	case 1:
		return render.DarkTheme()
	case 2:
		return render.ContrastTheme()
	}
	return render.LightTheme()
}
