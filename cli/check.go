package cli

import (
	"encoding/json"
	"errors"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// checker answers the lines of one check.
type checker struct {
	*env
	goal    string // the goal's text; "" for classic
	size    puzzle.Size
	explain bool
	json    bool
	lines   *lines
}

// newCheck returns the command that tells which boards are solvable.
func newCheck(e *env) *cobra.Command {
	c := &checker{env: e}
	cmd := &cobra.Command{
		Use:         "check",
		Short:       e.lang.T("cli_check.short"),
		Long:        e.lang.T("cli_check.long"),
		Example:     e.lang.T("cli_check.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_check.args")},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := e.checkGoal(cmd, c.goal); err != nil {
				return err
			}
			c.lines = e.inputs(args)
			return c.run()
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&c.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&c.size), "size", e.lang.T("cli_check.flag_size"))
	f.BoolVar(&c.explain, "explain", false, e.lang.T("cli_check.flag_explain"))
	f.BoolVar(&c.json, "json", false, e.lang.T("cli_check.flag_json"))
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil})
	return cmd
}

// checkGoal refuses at once a goal that can fit no board, instead of with every line.
func (e *env) checkGoal(cmd *cobra.Command, goal string) error {
	if goal == "" {
		return nil
	}
	rule, err := puzzle.ParseRule(goal, puzzle.Size{W: puzzle.MaxSide, H: puzzle.MaxSide})
	var fault *puzzle.Error
	switch {
	case err == nil && !rule.Drawn():
		fault = &puzzle.Error{Kind: puzzle.FaultUndrawn, Input: goal, Offset: -1}
	case !errors.As(err, &fault) || fault.Kind != puzzle.FaultGoal:
		return nil
	}
	return usage(cmd, e.lang.T("cli.flag_bad", "flag", "--goal", "value", quote(goal), "reason", words.Fault(e.lang, fault)))
}

// run answers line after line until the input ends or nobody reads the answers.
func (c *checker) run() error {
	for {
		text, err := c.lines.next()
		var fault *puzzle.Error
		if err != nil && !errors.As(err, &fault) {
			if err == io.EOF {
				return nil
			}
			c.worse(exitInvalid)
			return err
		}
		q := question{err: err}
		if err == nil {
			q = c.env.question(text, c.goal, c.size)
		}
		if err := c.answer(text, q); err != nil {
			return err
		}
	}
}

// question is a board with its goal, as a line gives them, or what is wrong with the line.
type question struct {
	board puzzle.Board
	goal  puzzle.Goal
	err   error
}

// lineError is an error about a line that package puzzle cannot see.
type lineError string

func (l lineError) Error() string { return string(l) }

// question reads a board or a game ID. goal is the goal's text for a board, "" for classic; size is that of
// the board, the zero Size where the text tells it.
func (e *env) question(text, goal string, size puzzle.Size) (q question) {
	if strings.ContainsAny(text, ":#") {
		return e.idQuestion(text, goal, size)
	}
	if q.board, q.err = puzzle.ParseBoard(text, size); q.err != nil {
		return q
	}
	var rule puzzle.Rule
	if goal != "" {
		if rule, q.err = puzzle.ParseRule(goal, q.board.Size()); q.err != nil {
			return q
		}
	}
	q.goal, q.err = puzzle.GoalFor(q.board, rule)
	var fault *puzzle.Error
	if errors.As(q.err, &fault) && fault.Kind == puzzle.FaultTiles {
		q.err = lineError(e.lang.T("cli.other_number", "goal", quote(goal), "number", q.board.Missing()))
	}
	return q
}

// idQuestion reads a game ID, which carries its own size and goal.
func (e *env) idQuestion(id, goal string, size puzzle.Size) (q question) {
	game, err := puzzle.ParseGame(id)
	q = question{game.Scramble, game.Goal, err}
	switch {
	case err != nil:
	case goal != "":
		q.err = lineError(e.lang.T("cli.goal_beside_id", "id", quote(id)))
	case size != (puzzle.Size{}) && size != q.board.Size():
		q.err = lineError(e.lang.T("cli.size_beside_id", "size", size, "id", quote(id)))
	}
	return q
}

// Verdicts, as they are printed: part of the command's interface, the same in every language.
const (
	solvable   = "solvable"
	unsolvable = "unsolvable"
	invalid    = "invalid"
)

// answer writes the answer to one line.
func (c *checker) answer(text string, q question) error {
	verdict, colour := solvable, green
	switch {
	case q.err != nil:
		verdict, colour = invalid, yellow
		c.worse(exitInvalid)
		c.complain(c.lines, q.err)
	case !puzzle.Solvable(q.board, q.goal.Board()):
		verdict, colour = unsolvable, red
		c.worse(exitUnsolvable)
	}
	if c.json {
		return c.printJSON(c.jsonAnswer(verdict, text, q))
	}
	line := c.paint(verdict, colour)
	if c.explain && q.err == nil {
		line += ": " + words.Explanation(c.lang, q.board, q.goal)
	}
	return c.out.print(line)
}

// complain says on standard error what is wrong with the present input.
func (e *env) complain(l *lines, err error) {
	key := "cli.line"
	if l.r == nil {
		key = "cli.argument"
	}
	e.say(e.lang.T(key, "line", l.n, "text", e.word(err)))
}

// printJSON writes one object as a line.
func (e *env) printJSON(object any) error {
	line, err := json.Marshal(object)
	if err != nil {
		return err
	}
	return e.out.write(line)
}
