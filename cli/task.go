package cli

import (
	"context"
	"errors"
	"io"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
)

// task is the board and the goal of an input, or the error in it.
type task struct {
	board puzzle.Board
	goal  puzzle.Goal
	err   error
}

// answerHead begins the answer to an input, as JSON, of a command that does something with boards.
type answerHead struct {
	Line    int    `json:"line"` // from 1
	Verdict string `json:"verdict"`
	Size    string `json:"size,omitempty"`
	Board   string `json:"board,omitempty"` // before the moves, where there are some
	Goal    string `json:"goal,omitempty"`
}

// name says which board and goal the answer is about.
func (h *answerHead) name(t *task) {
	h.Size, h.Board, h.Goal = t.board.Size().String(), t.board.String(), t.goal.String()
}

// lineError is an error in an input that package puzzle does not know of, already worded for the user.
type lineError string

func (l lineError) Error() string { return string(l) }

// moveError is the error of a move that is not possible, already worded for the user.
type moveError string

func (m moveError) Error() string { return string(m) }

// illegalMove returns the error of a move, which has a number from 1.
func (e *env) illegalMove(number int, m puzzle.Move) error {
	return moveError(e.lang.T("cli_verify.illegal", "index", number, "move", m))
}

// hintedError is an error in an input, already worded for the user with what else is to be known of it.
type hintedError struct {
	text string
	err  error
}

func (h *hintedError) Error() string { return h.text }

// Unwrap returns the error in the input.
func (h *hintedError) Unwrap() error { return h.err }

// goalError is the error of a --goal that does not fit a board.
type goalError struct {
	goal string
	err  error
}

func (g *goalError) Error() string {
	return "the goal " + quote(g.goal) + " does not fit: " + g.err.Error()
}

// Unwrap returns the reason.
func (g *goalError) Unwrap() error { return g.err }

// each calls answer with the text and the task of every input, until the inputs end or answer fails. Once ctx has
// ended, each reads no more lines but still passes the remaining arguments to answer, which then takes what it finds at
// once; each returns ctx's error.
func (e *env) each(ctx context.Context, l *lines, goal string, size puzzle.Size, answer func(text string, t task) error) error {
	l.joining(size)
	for {
		text, err := l.next()
		var fault *puzzle.Error
		if err != nil && !errors.As(err, &fault) {
			if err == io.EOF {
				return ctx.Err()
			}
			return err
		}
		t := task{err: err}
		if err == nil {
			t = e.parseTask(text, goal, size)
			t.err = e.hinted(l, t.err)
		}
		if err := answer(text, t); err != nil {
			return err
		}
		if l.r != nil && ctx.Err() != nil {
			return ctx.Err()
		}
	}
}

// checkGoal returns an error for a goal that fits no board of the given size (the zero Size: of any size). It is called
// before any input is read, so that the user sees one message and not one for each line.
func (e *env) checkGoal(cmd *cobra.Command, goal string, size puzzle.Size) error {
	if goal == "" {
		return nil
	}
	largest := puzzle.Size{W: puzzle.MaxSide, H: puzzle.MaxSide}
	known := size != (puzzle.Size{})
	if !known {
		size = largest
	}
	rule, err := puzzle.ParseRule(goal, size)
	var fault *puzzle.Error
	var reason string
	switch {
	case err == nil && rule.Drawn():
		return nil
	case err == nil:
		reason = e.lang.T("cli.want_certain")
	case !errors.As(err, &fault) || !known && fitsSmaller(fault.Kind):
		return nil
	case fault.Kind == puzzle.FaultGoal:
		reason = e.lang.T("cli.want_goal")
	default:
		reason = e.word(err)
	}
	return usage(cmd, e.lang.T("cli.flag_bad", "flag", "--goal", "value", quote(goal), "reason", reason))
}

// fitsSmaller reports whether a goal with this fault on the largest board may be valid on a smaller one, where a path
// ends sooner and fewer cells are needed. All other faults are the same on every board.
func fitsSmaller(f puzzle.Fault) bool {
	return f == puzzle.FaultUnfinished || f == puzzle.FaultCount || f == puzzle.FaultRow
}

// complain writes the error of an input to standard error.
func (e *env) complain(p place, err error) { e.sayOf(p, e.word(err)) }

// sayOf writes a message about an input to standard error.
func (e *env) sayOf(p place, text string) {
	key := "cli.argument"
	if p.line {
		key = "cli.line"
	}
	e.say(e.lang.T(key, "line", p.n, "text", text))
}
