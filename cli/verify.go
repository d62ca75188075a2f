package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// verifier is one run of the command verify: its flags and its input.
type verifier struct {
	*env
	goal  string
	size  puzzle.Size
	json  bool
	lines *lines
}

// newVerify returns the command that plays moves on boards and reports the results.
func newVerify(e *env) *cobra.Command {
	v := &verifier{env: e}
	cmd := &cobra.Command{
		Use:         "verify",
		Short:       e.lang.T("cli_verify.short"),
		Long:        e.lang.T("cli_verify.long"),
		Example:     e.lang.T("cli_verify.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_verify.args"), answerNo: e.lang.T("cli.code_unsolved")},
		Args: func(cmd *cobra.Command, _ []string) error {
			return e.checkGoal(cmd, v.goal, v.size)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if named := joinPlayed(args); len(args) > 1 && len(named) == 1 {
				v.lines = &lines{n: 1}
				return v.stoppable(v.pair(args[0], strings.Join(args[1:], " ")))
			}
			v.lines = e.inputs(cmd.Context(), args).joining(v.size)
			return v.stoppable(v.run(cmd.Context(), len(args) == 1 && args[0] != standard))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&v.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&v.size), "size", e.lang.T("cli_check.flag_size"))
	f.BoolVar(&v.json, "json", false, e.lang.T("cli_check.flag_json"))
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil})
	return cmd
}

// verified is the result of playing moves; verify --json prints it as a line.
type verified struct {
	answerHead
	Moves    string     `json:"moves,omitempty"`
	*Outcome            // nil if the board or the moves cannot be parsed
	Error    *jsonError `json:"error,omitempty"` // why they cannot
}

// Outcome is the part of an answer about moves that can be parsed.
type Outcome struct {
	Legal   bool   `json:"legal"`
	Illegal int    `json:"illegal,omitempty"` // number of the first illegal move, from 1
	After   string `json:"after,omitempty"`   // the board after the last legal move
	STM     int    `json:"stm"`               // of the legal moves
	MTM     int    `json:"mtm"`
	Solved  bool   `json:"solved"`
}

// The verdicts of verify as printed. They are part of the command's interface and are not translated.
const (
	solvedWord  = "solved"
	openWord    = "open"    // the moves are possible, but do not solve the board
	illegalWord = "illegal" // one of the moves is not possible
)

// pair plays moves that are named beside their board.
func (v *verifier) pair(board, moves string) error {
	t := played{task: v.parseTask(board, v.goal, v.size)}
	text := board
	if t.err == nil {
		text = moves
		t.moves, t.err = puzzle.ParseMoves(moves)
	}
	return v.answer(text, &t, true)
}

// run plays all inputs. A single one that is named is told in several lines, each of a stream in one.
func (v *verifier) run(ctx context.Context, named bool) error {
	for {
		text, err := v.lines.next()
		var fault *puzzle.Error
		if err != nil && !errors.As(err, &fault) {
			if err == io.EOF {
				return ctx.Err()
			}
			return err
		}
		t := played{task: task{err: err}}
		if err == nil {
			t = v.parsePlayed(text, v.goal, v.size)
			t.err = v.hinted(v.lines, t.err)
		}
		if err := v.answer(text, &t, named); err != nil {
			return err
		}
	}
}

// answer prints the result of an input. The exit code is 0 if the moves solve the board, 1 if they do not, 2 if one of them is
// illegal.
func (v *verifier) answer(text string, t *played, named bool) error {
	r, err := v.verify(t)
	if err != nil {
		return err
	}
	colour := green
	switch r.Verdict {
	case invalid:
		colour = yellow
		v.worse(exitInvalid)
		v.complain(v.lines.place(), t.err)
		r.Error = v.jsonError(text, t.err)
	case illegalWord:
		colour = yellow
		v.worse(exitInvalid)
		v.sayOf(v.lines.place(), v.lang.T("cli_verify.illegal", "index", r.Illegal, "move", t.moves[r.Illegal-1]))
	case openWord:
		colour = red
		v.worse(exitUnsolvable)
	}
	switch {
	case v.json:
		return v.printJSON(r)
	case named && r.Error != nil:
		return nil
	case named:
		return v.print(r)
	case r.Error != nil:
		return v.out.print(v.paint(r.Verdict, colour))
	case r.Verdict == solvedWord:
		return v.out.print(fmt.Sprint(v.paint(r.Verdict, colour), " ", r.STM, " ", r.MTM))
	}
	return v.out.print(fmt.Sprint(v.paint(r.Verdict, colour), " ", r.STM, " ", r.MTM, " ", r.After))
}

// verify plays moves.
func (v *verifier) verify(t *played) (*verified, error) {
	r := &verified{answerHead: answerHead{Line: v.lines.n, Verdict: invalid}}
	if t.err != nil {
		return r, nil
	}
	moves := t.moves
	r.Outcome = new(Outcome)
	end, err := solve.Verify(t.board, moves)
	var illegal *solve.Error
	if errors.As(err, &illegal) {
		r.Illegal = illegal.Index + 1
		moves = moves[:illegal.Index]
		end, err = solve.Verify(t.board, moves)
	}
	if err != nil {
		return nil, err
	}
	r.name(&t.task)
	r.Moves = puzzle.FormatMoves(t.moves)
	r.Legal, r.After, r.STM, r.MTM, r.Solved = r.Illegal == 0, end.String(), puzzle.STM(moves), puzzle.MTM(moves), end == t.goal.Board()
	switch {
	case !r.Legal:
		r.Verdict = illegalWord
	case r.Solved:
		r.Verdict = solvedWord
	default:
		r.Verdict = openWord
	}
	return r, nil
}

func (v *verifier) print(r *verified) error {
	facts := [][2]string{
		{"cli_verify.legal", v.yes(r.Legal)},
		{"cli_verify.board", r.After},
		{"cli_verify.stm", fmt.Sprint(r.STM)},
		{"cli_verify.mtm", fmt.Sprint(r.MTM)},
		{"cli_verify.solved", v.yes(r.Solved)},
	}
	width := 7
	for _, fact := range facts {
		width = max(width, columns(v.lang.T(fact[0])))
	}
	for _, fact := range facts {
		if err := v.out.print(fmt.Sprintf("%-*s %s", width, padded(v.lang.T(fact[0])), fact[1])); err != nil {
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
