package cli

import (
	"context"
	"errors"
	"io/fs"
	"math"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
)

// shuffler is one run of the command shuffle: its flags.
type shuffler struct {
	*env
	count      int
	iterations int
	method     int // a puzzle.Method
	seed       string
	seeded     bool
	from       string // a file of positions, "-" for standard input
	boards     bool
	json       bool
}

// newShuffle returns the command that deals games.
func newShuffle(e *env) *cobra.Command {
	s := &shuffler{env: e, count: 1, iterations: puzzle.DefaultIterations}
	cmd := &cobra.Command{
		Use:         "shuffle",
		Short:       e.lang.T("cli_shuffle.short"),
		Long:        e.lang.T("cli_shuffle.long"),
		Example:     e.lang.T("cli_shuffle.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_shuffle.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage(cmd, e.lang.T("cli_shuffle.one_configuration"))
			}
			return nil
		},
		ValidArgsFunction: cobra.FixedCompletions(
			[]string{"4x4", "4x4.snake", "4x4.spiral", "4x4.wild", "4x4.random", "4x4.classic-random", "3x3", "5x5"},
			cobra.ShellCompDirectiveNoFileComp),
		RunE: func(cmd *cobra.Command, args []string) error {
			s.seeded = cmd.Flags().Changed("seed")
			if err := s.checkFlags(cmd); err != nil {
				return err
			}
			return s.stoppable(s.run(cmd.Context(), args[0]))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.Var(&countFlag{&s.count, 0, math.MaxInt}, "count", e.lang.T("cli_shuffle.flag_count"))
	f.StringVar(&s.seed, "seed", "", e.lang.T("cli_shuffle.flag_seed"))
	f.Var(&wordFlag{&s.method, []string{"shuffle", "walk"}}, "method", e.lang.T("cli_shuffle.flag_method"))
	f.Var(&countFlag{&s.iterations, 1, 1_000_000_000}, "iterations", e.lang.T("cli_shuffle.flag_iterations"))
	f.StringVar(&s.from, "from", "", e.lang.T("cli_shuffle.flag_from"))
	f.BoolVar(&s.boards, "boards", false, e.lang.T("cli_shuffle.flag_boards"))
	f.BoolVar(&s.json, "json", false, e.lang.T("cli_check.flag_json"))
	complete(cmd, map[string][]string{"count": nil, "seed": nil, "method": {"shuffle", "walk"}, "iterations": nil})
	return cmd
}

// checkFlags returns an error for flags that exclude each other.
func (s *shuffler) checkFlags(cmd *cobra.Command) error {
	f := cmd.Flags()
	switch {
	case f.Changed("iterations") && s.method != int(puzzle.ByWalk):
		return usage(cmd, s.lang.T("cli_shuffle.iterations_need_walk"))
	case s.json && s.boards:
		return usage(cmd, s.lang.T("cli_shuffle.json_or_boards"))
	case s.from != "" && f.Changed("method"):
		return usage(cmd, s.lang.T("cli_shuffle.from_or_method"))
	}
	return nil
}

// run deals games of a configuration and prints one a line.
func (s *shuffler) run(ctx context.Context, configuration string) error {
	configuration = configText(configuration)
	config, err := puzzle.ParseConfig(configuration)
	if before, seed, ok := strings.Cut(configuration, "#"); err != nil && ok {
		if _, bad := puzzle.ParseConfig(before); bad == nil {
			return errors.New(s.lang.T("cli_shuffle.seed_is_flag", "configuration", before, "seed", seed))
		}
	}
	if err != nil {
		return err
	}
	o := puzzle.DealOptions{Method: puzzle.Method(s.method)}
	if o.Method == puzzle.ByWalk {
		o.Iterations = s.iterations
	}
	if o.From, err = s.positions(ctx); err != nil {
		return err
	}
	dealer, err := puzzle.NewDealer(config, o)
	if err != nil {
		return err
	}
	if s.boards && !config.Rule.Drawn() {
		s.say(s.lang.T("cli_shuffle.boards_without_goals", "configuration", config))
	}
	if s.seeded {
		// The last seed is the longest: if it is valid, all are.
		if _, err := dealer.DealSeeded(s.seedOf(s.count)); err != nil {
			return err
		}
	}
	for k := 1; k <= s.count; k++ {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		game, err := s.deal(dealer, k)
		if err != nil {
			return err
		}
		if err := s.print(k, game, dealer.Swaps()); err != nil {
			return err
		}
	}
	return nil
}

// dealt is a game; shuffle --json prints it.
type dealt struct {
	Line   int    `json:"line"` // from 1
	Size   string `json:"size"`
	Board  string `json:"board"`
	Goal   string `json:"goal"`
	Config string `json:"config"`           // what was asked for, before anything was drawn
	ID     string `json:"id"`               // the exact one
	Seeded string `json:"seeded,omitempty"` // the seeded one
	Swaps  int    `json:"swaps,omitempty"`  // that made the scramble; none of a position from a file
}

// print writes the game of line k.
func (s *shuffler) print(k int, g puzzle.Game, swaps int) error {
	if s.json {
		return s.printJSON(dealt{k, g.Goal.Size().String(), g.Scramble.String(), g.Goal.String(), g.Config.String(), g.ID(), g.SeededID(), swaps})
	}
	s.out.line = s.appendGame(s.out.line[:0], g)
	return s.out.write(s.out.line)
}

// deal returns the game of line k, from 1.
func (s *shuffler) deal(d *puzzle.Dealer, k int) (puzzle.Game, error) {
	if s.seeded {
		return d.DealSeeded(s.seedOf(k))
	}
	return d.Deal(), nil
}

// seedOf returns the seed of line k.
func (s *shuffler) seedOf(k int) string {
	if k <= 1 {
		return s.seed
	}
	return s.seed + "/" + strconv.Itoa(k)
}

func (s *shuffler) appendGame(dst []byte, g puzzle.Game) []byte {
	if s.boards {
		dst, _ = g.Scramble.AppendText(dst) // a dealt board has two rows
		return dst
	}
	return g.AppendID(dst)
}

// positions reads the file --from; nil without one.
func (s *shuffler) positions(ctx context.Context) (*puzzle.Positions, error) {
	r := s.in
	switch s.from {
	case "":
		return nil, nil
	case "-":
	default:
		r = &lateFile{name: s.from}
	}
	p, err := puzzle.ReadPositions(newInput(ctx, r))
	if err != nil {
		var line *puzzle.LineError
		var file *fs.PathError // reading failed, so that the line number is of no use
		if errors.As(err, &file) {
			return nil, file
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if errors.As(err, &line) {
			return nil, lineError(s.lang.T("cli.in_file", "file", s.from, "text", s.word(err)))
		}
	}
	return p, err
}
