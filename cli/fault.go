package cli

import (
	"errors"
	"io/fs"

	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// word returns the user's message for err.
func (e *env) word(err error) string {
	var line *puzzle.LineError
	var fault *puzzle.Error
	var file *fs.PathError
	var goal *goalError
	var hinted *hintedError
	switch {
	case errors.Is(err, solve.ErrTables):
		return e.lang.T("cli_solve.tables_damaged")
	case errors.Is(err, solve.ErrSaved):
		return e.lang.T("cli_solve.resume_damaged")
	case errors.As(err, &hinted):
		return hinted.text
	case errors.As(err, &goal):
		return e.lang.T("cli.goal_unfit", "goal", quote(goal.goal), "reason", e.word(goal.err))
	case errors.As(err, &line):
		return e.lang.T("cli.line", "line", line.Line, "text", e.word(line.Err))
	case errors.As(err, &fault) && fault.Kind == puzzle.FaultSizeNeeded && fault.Got <= puzzle.MaxSide:
		return e.lang.T("cli.or_row", "text", words.Fault(e.lang, fault), "row", puzzle.Size{W: fault.Got, H: 1})
	case errors.As(err, &fault) && fault.Kind == puzzle.FaultSizeNeeded:
		return e.lang.T("cli.or_size", "text", words.Fault(e.lang, fault))
	case errors.As(err, &fault):
		return words.Fault(e.lang, fault)
	case errors.As(err, &file):
		return e.lang.T("cli.file", "file", file.Path, "reason", file.Err)
	}
	return err.Error()
}

// quote returns a text in quotes, escaped for printing and shortened.
func quote(text string) string { return words.Quote(text, 0) }
