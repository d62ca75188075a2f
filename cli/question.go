package cli

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
)

// question is a board with its goal, as a line gives them, or what is wrong with the line.
type question struct {
	board puzzle.Board
	goal  puzzle.Goal
	err   error
}

// lineError is an error about a line that package puzzle cannot see.
type lineError string

func (l lineError) Error() string { return string(l) }

// goalError says that --goal does not fit a board, and why.
type goalError struct {
	goal string
	err  error
}

func (g *goalError) Error() string {
	return "the goal " + quote(g.goal) + " does not fit: " + g.err.Error()
}

// Unwrap returns what is wrong with the goal.
func (g *goalError) Unwrap() error { return g.err }

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
			q.err = &goalError{goal, q.err}
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

// each hands the question of input after input to answer, with the input's text, until the input ends or
// answer fails. Once ctx has ended, the remaining arguments are still answered, each with what can be found at once,
// but no more lines are read; the error is ctx's then.
func (e *env) each(ctx context.Context, l *lines, goal string, size puzzle.Size, answer func(text string, q question) error) error {
	for {
		text, err := l.next()
		var fault *puzzle.Error
		if err != nil && !errors.As(err, &fault) {
			if err == io.EOF {
				return ctx.Err()
			}
			return err
		}
		q := question{err: err}
		if err == nil {
			q = e.question(text, goal, size)
		}
		if err := answer(text, q); err != nil {
			return err
		}
		if l.r != nil && ctx.Err() != nil {
			return ctx.Err()
		}
	}
}

// checkGoal refuses at once a goal that can fit no board of the size, instead of with every line; the zero Size is
// any.
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

// fitsSmaller reports whether a goal that has a fault on the largest board may have none on a smaller one: on that
// one a path ends sooner and fewer cells are needed, and no other fault goes away.
func fitsSmaller(f puzzle.Fault) bool {
	return f == puzzle.FaultUnfinished || f == puzzle.FaultCount || f == puzzle.FaultRow
}

// complain says on standard error what is wrong with the present input.
func (e *env) complain(l *lines, err error) { e.sayOf(l, e.word(err)) }

// sayOf says something about the present input on standard error.
func (e *env) sayOf(l *lines, text string) {
	key := "cli.line"
	if l.r == nil {
		key = "cli.argument"
	}
	e.say(e.lang.T(key, "line", l.n, "text", text))
}
