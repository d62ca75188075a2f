package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// verifier is one run of the command verify: its flags.
type verifier struct {
	*env
	goal string
	size puzzle.Size
	json bool
}

// newVerify returns the command that plays moves on a board and reports the result.
func newVerify(e *env) *cobra.Command {
	v := &verifier{env: e}
	cmd := &cobra.Command{
		Use:         "verify",
		Short:       e.lang.T("cli_verify.short"),
		Long:        e.lang.T("cli_verify.long"),
		Example:     e.lang.T("cli_verify.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_verify.args")},
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage(cmd, e.lang.T("cli_verify.board_and_moves"))
			}
			return e.checkGoal(cmd, v.goal, v.size)
		},
		RunE: func(_ *cobra.Command, args []string) error {
			return v.stoppable(v.run(args[0], strings.Join(args[1:], " ")))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&v.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&v.size), "size", e.lang.T("cli_check.flag_size"))
	f.BoolVar(&v.json, "json", false, e.lang.T("cli_analyze.flag_json"))
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil})
	return cmd
}

// verified is the result of playing moves; verify --json prints it.
type verified struct {
	Legal   bool   `json:"legal"`
	Illegal int    `json:"illegal,omitempty"` // number of the first illegal move, from 1
	Board   string `json:"board"`             // after the last legal move
	STM     int    `json:"stm"`               // of the legal moves
	MTM     int    `json:"mtm"`
	Solved  bool   `json:"solved"`

	Error *jsonError `json:"error,omitempty"` // of a board or moves that cannot be parsed; the other fields are then zero
}

// run plays the moves. The exit code is 0 if they solve the board, 1 if they do not, 2 if one of them is illegal.
func (v *verifier) run(board, text string) error {
	t := played{}
	if _, ok := carriedReplay(board); ok && strings.TrimSpace(text) == "" {
		t = v.parsePlayed(board, v.goal, v.size)
	} else {
		t.task = v.parseTask(board, v.goal, v.size)
		if t.err == nil {
			if t.moves, t.err = puzzle.ParseMoves(text); t.err != nil {
				return v.refuse(text, t.err)
			}
		}
	}
	if t.err != nil {
		return v.refuse(board, t.err)
	}
	moves := t.moves
	end, err := solve.Verify(t.board, moves)
	r := verified{Legal: err == nil}
	var illegal *solve.Error
	if errors.As(err, &illegal) {
		moves = moves[:illegal.Index]
		if end, err = solve.Verify(t.board, moves); err != nil {
			return err
		}
		r.Illegal = illegal.Index + 1
		v.say(v.lang.T("cli_verify.illegal", "index", r.Illegal, "move", illegal.Move))
	}
	r.Board, r.STM, r.MTM, r.Solved = end.String(), puzzle.STM(moves), puzzle.MTM(moves), end == t.goal.Board()
	switch {
	case !r.Legal:
		v.worse(exitInvalid)
	case !r.Solved:
		v.worse(exitUnsolvable)
	}
	if v.json {
		return v.printJSON(r)
	}
	return v.print(r)
}

// refuse returns the error of a text that cannot be parsed; with --json it also prints it as the answer.
func (v *verifier) refuse(text string, err error) error {
	if v.json {
		if failed := v.printJSON(verified{Error: v.jsonError(text, err)}); failed != nil {
			return failed
		}
	}
	return err
}

func (v *verifier) print(r verified) error {
	for _, fact := range [][2]string{
		{"cli_verify.legal", v.yes(r.Legal)},
		{"cli_verify.board", r.Board},
		{"cli_verify.stm", fmt.Sprint(r.STM)},
		{"cli_verify.mtm", fmt.Sprint(r.MTM)},
		{"cli_verify.solved", v.yes(r.Solved)},
	} {
		if err := v.out.print(fmt.Sprintf("%-7s %s", v.lang.T(fact[0]), fact[1])); err != nil {
			return err
		}
	}
	return nil
}

func (v *verifier) yes(b bool) string {
	if b {
		return v.lang.T("cli_verify.yes")
	}
	return v.lang.T("cli_verify.no")
}
