package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"strconv"

	"github.com/spf13/cobra"

	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// mover is one run of the command moves: its flags and its input.
type mover struct {
	*env
	operation string
	config    string // a size, or a size and a goal: for scramble
	first     int    // of slice, from 1
	last      int
	turns     int
	json      bool
	lines     *lines
	joined    *passage // of join: what was joined so far
}

// passage is moves, and the game in which they are made if it is known.
type passage struct {
	task
	moves []puzzle.Move
	game  bool
}

// operations are the operations on moves, in the order of their list.
var operations = []struct {
	name string
	do   func(*mover, *passage) error
}{
	{"count", func(*mover, *passage) error { return nil }},
	{"apply", (*mover).apply},
	{"invert", (*mover).invert},
	{"mirror", func(_ *mover, p *passage) error { return p.turn(puzzle.Mirror) }},
	{"turn", (*mover).turn},
	{"simplify", (*mover).simplify},
	{"slice", (*mover).slice},
	{"join", (*mover).join},
	{"runs", func(_ *mover, p *passage) error { p.moves = puzzle.Runs(p.moves); return nil }},
	{"steps", func(_ *mover, p *passage) error { p.moves = puzzle.Steps(p.moves); return nil }},
	{"scramble", (*mover).scramble},
	{"convert", (*mover).convert},
}

// operationNames returns the names of the operations.
func operationNames() (names []string) {
	for _, o := range operations {
		names = append(names, o.name)
	}
	return names
}

// newMoves returns the command that computes with moves.
func newMoves(e *env) *cobra.Command {
	m := &mover{env: e, first: 1, last: math.MaxInt, turns: 1}
	cmd := &cobra.Command{
		Use:         "moves",
		Short:       e.lang.T("cli_moves.short"),
		Long:        e.lang.T("cli_moves.long"),
		Example:     e.lang.T("cli_moves.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_moves.args")},
		ValidArgs:   operationNames(),
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage(cmd, e.lang.T("cli_moves.no_operation", "operations", words.List(e.lang, operationNames())))
			}
			return m.checkFlags(cmd, args[0])
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			m.lines = e.inputs(cmd.Context(), m.inputsOf(args[1:]))
			return e.stoppable(m.run(cmd.Context()))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&m.config, "solves", "", e.lang.T("cli_moves.flag_solves"))
	f.Var(&countFlag{&m.first, 1, math.MaxInt32}, "from", e.lang.T("cli_moves.flag_from"))
	f.Var(&countFlag{&m.last, 0, math.MaxInt32}, "to", e.lang.T("cli_moves.flag_to"))
	f.Var(&countFlag{&m.turns, 1, 3}, "times", e.lang.T("cli_moves.flag_times"))
	f.BoolVar(&m.json, "json", false, e.lang.T("cli_check.flag_json"))
	f.Lookup("to").DefValue, f.Lookup("from").DefValue = "", ""
	complete(cmd, map[string][]string{"solves": {"4x4", "4x4.snake"}, "from": nil, "to": nil, "times": {"1", "2", "3"}})
	return cmd
}

// checkFlags returns an error for an operation that is unknown, and for flags that belong to another.
func (m *mover) checkFlags(cmd *cobra.Command, name string) error {
	m.operation = ""
	for _, o := range operations {
		if o.name == name {
			m.operation = name
		}
	}
	if m.operation == "" {
		return usage(cmd, m.lang.T("cli_moves.unknown", "operation", quote(name), "operations", words.List(m.lang, operationNames())))
	}
	for flag, of := range map[string]string{"from": "slice", "to": "slice", "times": "turn", "solves": "scramble"} {
		if cmd.Flags().Changed(flag) && of != name {
			return usage(cmd, m.lang.T("cli_moves.flag_of", "flag", "--"+flag, "operation", of))
		}
	}
	if m.last < m.first && cmd.Flags().Changed("from") && cmd.Flags().Changed("to") {
		return usage(cmd, m.lang.T("cli.flag_bad", "flag", "--to", "value", quote(strconv.Itoa(m.last)),
			"reason", m.lang.T("cli.want_least", "min", m.first)))
	}
	if name == "scramble" && m.config == "" {
		return usage(cmd, m.lang.T("cli_moves.solves_needed"))
	}
	return nil
}

// inputsOf joins a board and its moves to one input, unless each argument is an input of its own.
func (m *mover) inputsOf(args []string) []string {
	if m.operation == "join" {
		return args
	}
	return joinPlayed(args)
}

// movesOnly matches moves without a board, also as solve prints them, with their number before and a bound behind.
var movesOnly = regexp.MustCompile(`^\s*(?:[0-9]+(?:\s+|$))?((?:[UDLR][UDLR0-9\s]*)?)(?:\s>=[0-9]+)?(?:\s+stages[-0-9 ]*)?\s*$`)

// parse reads an input.
func (m *mover) parse(text string) (p passage) {
	if found := movesOnly.FindStringSubmatch(text); found != nil {
		p.moves, p.err = puzzle.ParseMoves(found[1])
		return p
	}
	played := m.parsePlayed(text, "", puzzle.Size{})
	m.checkMoves(&played)
	return passage{played.task, played.moves, true}
}

// run answers all inputs.
func (m *mover) run(ctx context.Context) error {
	for {
		text, err := m.lines.next()
		var fault *puzzle.Error
		if err == io.EOF && m.joined != nil {
			return errors.Join(m.print(m.joined), ctx.Err())
		}
		if err == io.EOF {
			return ctx.Err()
		}
		p := passage{task: task{err: err}}
		switch {
		case err == nil:
			p = m.parse(text)
		case !errors.As(err, &fault):
			return err
		}
		if p.err == nil {
			p.err = m.operate(&p)
		}
		switch {
		case p.err != nil:
			err = m.refuse(text, p.err)
		case m.joined == nil:
			err = m.print(&p)
		}
		if err != nil {
			return err
		}
	}
}

// operate does the operation.
func (m *mover) operate(p *passage) error {
	for _, o := range operations {
		if o.name == m.operation {
			return o.do(m, p)
		}
	}
	return nil
}

// refuse answers an input that is invalid.
func (m *mover) refuse(text string, err error) error {
	m.worse(exitInvalid)
	m.complain(m.lines.place(), err)
	if m.json {
		return m.printJSON(moved{answerHead: answerHead{Line: m.lines.n, Verdict: invalid}, Error: m.jsonError(text, err)})
	}
	return m.out.print(m.paint(invalid, yellow))
}

// apply makes the moves.
func (m *mover) apply(p *passage) error {
	if !p.game {
		return lineError(m.lang.T("cli_moves.no_board"))
	}
	return nil
}

// invert turns the moves back, from the board where they end.
func (m *mover) invert(p *passage) error {
	p.board = p.end()
	p.moves = puzzle.Invert(p.moves)
	return nil
}

// end returns the board after the moves, the zero Board if none is known.
func (p *passage) end() puzzle.Board {
	if !p.game {
		return puzzle.Board{}
	}
	end, err := playAll(p.board, p.moves)
	if err != nil {
		return puzzle.Board{} // parse has played the moves
	}
	return end
}

// turn turns or mirrors the moves and, if there is one, the game.
func (p *passage) turn(s puzzle.Symmetry) error {
	p.moves = s.Moves(p.moves)
	if p.game {
		p.board, p.goal = s.Board(p.board), s.Goal(p.goal)
	}
	return nil
}

func (m *mover) turn(p *passage) error {
	s := puzzle.Symmetry(0)
	for range m.turns {
		s = s.Then(puzzle.QuarterTurn)
	}
	return p.turn(s)
}

func (m *mover) simplify(p *passage) (err error) {
	if p.game {
		p.moves, err = puzzle.WithoutLoops(p.board, p.moves)
		return err
	}
	p.moves = puzzle.Simplify(p.moves)
	return nil
}

// slice keeps the moves first to last, counted by single tiles.
func (m *mover) slice(p *passage) error {
	steps := puzzle.Steps(p.moves)
	from, to := min(m.first-1, len(steps)), min(m.last, len(steps))
	to = max(from, to)
	if p.game {
		var err error
		if p.board, err = playAll(p.board, steps[:from]); err != nil {
			return err
		}
	}
	p.moves = steps[from:to]
	return nil
}

// join appends the moves to those of the inputs before.
func (m *mover) join(p *passage) error {
	if m.joined == nil {
		m.joined = p
		return nil
	}
	if p.game {
		return lineError(m.lang.T("cli_moves.one_board"))
	}
	if m.joined.game {
		if end := m.joined.end(); !end.IsZero() {
			next := played{task: task{board: end}, moves: p.moves}
			if m.checkMoves(&next); next.err != nil {
				return next.err
			}
		}
	}
	m.joined.moves = append(m.joined.moves, p.moves...)
	return nil
}

// scramble finds the board that the moves solve.
func (m *mover) scramble(p *passage) error {
	if p.game {
		return lineError(m.lang.T("cli_moves.board_known"))
	}
	c, err := puzzle.ParseConfig(configText(m.config))
	if err == nil {
		p.goal, err = puzzle.NewGoal(c.Size, c.Rule)
	}
	if err != nil {
		return err
	}
	p.board = p.goal.Board()
	for i := len(p.moves) - 1; i >= 0; i-- {
		if p.board, err = p.board.Play(p.moves[i].Inverse()); err != nil {
			return m.illegalMove(i+1, p.moves[i])
		}
	}
	p.game = true
	return nil
}

// convert writes the moves in the other convention.
func (m *mover) convert(p *passage) error {
	p.moves, p.game = puzzle.OtherWay(p.moves), false
	return nil
}

// moved is one line of moves --json.
type moved struct {
	answerHead
	Moves  *string    `json:"moves,omitempty"`
	STM    *int       `json:"stm,omitempty"` // nil, as all others, if the input is invalid
	MTM    *int       `json:"mtm,omitempty"`
	After  string     `json:"after,omitempty"` // the board after them
	Solved *bool      `json:"solved,omitempty"`
	Error  *jsonError `json:"error,omitempty"`
}

// movedWord is the verdict of moves that were computed with.
const movedWord = "moves"

// print writes the answer to an input.
func (m *mover) print(p *passage) error {
	text := puzzle.FormatMoves(p.moves)
	if m.json {
		stm, mtm := puzzle.STM(p.moves), puzzle.MTM(p.moves)
		a := moved{answerHead: answerHead{Line: m.lines.n, Verdict: movedWord}, Moves: &text, STM: &stm, MTM: &mtm}
		if p.game {
			end := p.end()
			solved := end == p.goal.Board()
			a.name(&p.task)
			a.After, a.Solved = end.String(), &solved
		}
		return m.printJSON(a)
	}
	switch {
	case m.operation == "count":
		return m.out.print(fmt.Sprint(puzzle.STM(p.moves), puzzle.MTM(p.moves)))
	case m.operation == "apply":
		return m.out.print(p.end().String())
	case m.operation == "scramble":
		return m.out.print(p.id())
	case p.game:
		return m.out.print(p.id() + "!" + text)
	}
	return m.out.print(text)
}

// id returns the exact ID of a task.
func (t *task) id() string {
	return puzzle.Game{Goal: t.goal, Scramble: t.board}.ID()
}
