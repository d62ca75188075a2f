package cli

import (
	"context"
	"errors"
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
			if len(args) != 1 {
				return usage(cmd, e.lang.T("cli_draw.one_board"))
			}
			return d.checkFlags(cmd, args[0])
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			return e.stoppable(d.run(cmd.Context(), args[0]))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&d.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&d.size), "size", e.lang.T("cli_check.flag_size"))
	f.BoolVar(&d.path, "path", false, e.lang.T("cli_draw.flag_path"))
	f.BoolVar(&d.solve, "solve", false, e.lang.T("cli_draw.flag_solve"))
	f.Var(&wordFlag{&d.theme, themeWords}, "theme", e.lang.T("cli_draw.flag_theme"))
	f.StringVarP(&d.file, "out", "o", "", e.lang.T("cli_draw.flag_out"))
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil, "theme": themeWords})
	return cmd
}

// checkFlags returns an error for a command line without a file to write, or with flags that do not fit it.
func (d *drawer) checkFlags(cmd *cobra.Command, input string) error {
	_, replay := carriedReplay(input)
	if replay && d.solve {
		return usage(cmd, d.lang.T("cli_draw.solve_or_replay"))
	}
	if isGIF := strings.EqualFold(filepath.Ext(d.file), ".gif"); isGIF != d.solve && !(isGIF && replay) {
		return usage(cmd, d.lang.T("cli_draw.solve_and_gif"))
	}
	if d.file == "" && d.out.live {
		return usage(cmd, d.lang.T("cli_draw.no_file"))
	}
	if d.file != "" {
		if err := d.checkPicture(cmd, "--out", d.file, ".png", ".svg", ".gif"); err != nil {
			return err
		}
	}
	return d.checkGoal(cmd, d.goal, d.size)
}

func (d *drawer) run(ctx context.Context, text string) error {
	if _, ok := carriedReplay(text); ok {
		return d.replay(ctx, text)
	}
	t := d.parseTask(text, d.goal, d.size)
	if t.err != nil {
		return t.err
	}
	p := film.New(render.NewFonts(), newTheme(d.theme), t.goal, film.Large, d.path)
	if d.solve {
		if err := tryFile(d.file); err != nil {
			return err
		}
		return d.animate(ctx, p, t)
	}
	file := d.file
	if file == "" {
		file = "-"
	}
	return d.picture(file, p.Draw(t.board, nil), p.Fonts)
}

// replay draws the last board of a replay, or an animation of its moves.
func (d *drawer) replay(ctx context.Context, text string) error {
	t := d.parsePlayed(text, d.goal, d.size)
	if t.err != nil {
		return t.err
	}
	p := film.New(render.NewFonts(), newTheme(d.theme), t.task.goal, film.Large, d.path)
	if !strings.EqualFold(filepath.Ext(d.file), ".gif") {
		_, end := t.illegal()
		file := d.file
		if file == "" {
			file = "-"
		}
		return d.picture(file, p.Draw(end, nil), p.Fonts)
	}
	if err := tryFile(d.file); err != nil {
		return err
	}
	data, err := animation(ctx, p, t.board, t.moves)
	if err != nil {
		return err
	}
	return d.keep(d.file, data)
}

// animate solves a board and writes the solution as an animated GIF.
func (d *drawer) animate(ctx context.Context, p *film.Picture, t task) error {
	if !puzzle.Solvable(t.board, t.goal.Board()) {
		return errors.New(d.lang.T("cli_draw.unsolvable"))
	}
	if !t.board.Size().Playable() {
		return &puzzle.Error{Kind: puzzle.FaultOneRow, Input: t.board.String(), Offset: -1}
	}
	s := &solver{env: d.env, ctx: ctx, tables: solve.NewTables(), quick: !solve.Exact(t.board.Size())}
	if s.quick {
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
	return d.keep(d.file, data)
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
