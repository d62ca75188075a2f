package cli

import (
	"encoding/json"

	"github.com/spf13/cobra"

	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// checker is one run of the command check: its flags and its input.
type checker struct {
	*env
	goal    string // the goal's text; "" for classic
	size    puzzle.Size
	explain bool
	json    bool
	lines   *lines
}

// newCheck returns the command that reports which boards are solvable.
func newCheck(e *env) *cobra.Command {
	c := &checker{env: e}
	cmd := &cobra.Command{
		Use:         "check",
		Short:       e.lang.T("cli_check.short"),
		Long:        e.lang.T("cli_check.long"),
		Example:     e.lang.T("cli_check.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_check.args"), answerNo: e.lang.T("cli.code_unsolvable")},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := e.checkGoal(cmd, c.goal, c.size); err != nil {
				return err
			}
			c.lines = e.inputs(cmd.Context(), args)
			return e.stoppable(e.each(cmd.Context(), c.lines, c.goal, c.size, c.answer))
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

// The verdicts as printed. They are part of the command's interface and are not translated.
const (
	solvable   = "solvable"
	unsolvable = "unsolvable"
	invalid    = "invalid"
)

// answer writes the answer to one input.
func (c *checker) answer(text string, t task) error {
	verdict, colour := solvable, green
	switch {
	case t.err != nil:
		verdict, colour = invalid, yellow
		c.worse(exitInvalid)
		c.complain(c.lines.place(), t.err)
	case !puzzle.Solvable(t.board, t.goal.Board()):
		verdict, colour = unsolvable, red
		c.worse(exitUnsolvable)
	}
	if c.json {
		return c.printJSON(c.jsonAnswer(verdict, text, t))
	}
	line := c.paint(verdict, colour)
	if c.explain && t.err == nil {
		line += ": " + words.Explanation(c.lang, t.board, t.goal)
	}
	return c.out.print(line)
}

// printJSON writes one object as a line.
func (e *env) printJSON(object any) error {
	line, err := json.Marshal(object)
	if err != nil {
		return err
	}
	return e.out.write(line)
}
