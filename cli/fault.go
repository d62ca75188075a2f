package cli

import (
	"errors"
	"io/fs"
	"strconv"
	"unicode/utf8"

	"wildfifteen/puzzle"
)

// word returns the sentence that tells a user about err.
func (e *env) word(err error) string {
	var line *puzzle.LineError
	var fault *puzzle.Error
	var file *fs.PathError
	switch {
	case errors.As(err, &line):
		return e.lang.T("cli.line", "line", line.Line, "text", e.word(line.Err))
	case errors.As(err, &fault):
		return e.fault(fault)
	case errors.As(err, &file):
		return e.lang.T("cli.file", "file", file.Path, "reason", file.Err)
	}
	return err.Error()
}

// faultKeys are the texts of the faults, in their order.
var faultKeys = [...]string{
	puzzle.FaultSyntax:      "cli_fault.syntax",
	puzzle.FaultRange:       "cli_fault.range",
	puzzle.FaultDuplicate:   "cli_fault.duplicate",
	puzzle.FaultNoBlank:     "cli_fault.no_blank",
	puzzle.FaultCount:       "cli_fault.count",
	puzzle.FaultRow:         "cli_fault.row",
	puzzle.FaultSizeNeeded:  "cli_fault.size_needed",
	puzzle.FaultGoal:        "cli_fault.goal",
	puzzle.FaultMissing:     "cli_fault.missing",
	puzzle.FaultUndrawn:     "cli_fault.undrawn",
	puzzle.FaultOffBoard:    "cli_fault.off_board",
	puzzle.FaultCrossing:    "cli_fault.crossing",
	puzzle.FaultJump:        "cli_fault.jump",
	puzzle.FaultUnfinished:  "cli_fault.unfinished",
	puzzle.FaultMove:        "cli_fault.move",
	puzzle.FaultOneRow:      "cli_fault.one_row",
	puzzle.FaultSeed:        "cli_fault.seed",
	puzzle.FaultTiles:       "cli_fault.tiles",
	puzzle.FaultLength:      "cli_fault.length",
	puzzle.FaultUnsolvable:  "cli_fault.unsolvable",
	puzzle.FaultNoPositions: "cli_fault.no_positions",
}

// wantKeys are the texts of what a grammar expects.
var wantKeys = map[string]string{
	"number":    "cli_fault.want_number",
	"end":       "cli_fault.want_end",
	"direction": "cli_fault.want_direction",
	"column":    "cli_fault.want_column",
	"missing":   "cli_fault.want_missing",
}

// fault words an error of package puzzle: what is wrong, and where in which text.
func (e *env) fault(f *puzzle.Error) string {
	if int(f.Kind) >= len(faultKeys) {
		return f.Error()
	}
	want := f.Want
	if key, ok := wantKeys[want]; ok {
		want = e.lang.T(key)
	}
	what := e.lang.T(faultKeys[f.Kind], "want", want, "got", f.Got, "min", f.Min, "max", f.Max)
	if f.Offset < 0 || f.Offset > len(f.Input) {
		return e.lang.T("cli_fault.in", "fault", what, "input", quote(f.Input, 0))
	}
	place := utf8.RuneCountInString(f.Input[:f.Offset]) + 1
	return e.lang.T("cli_fault.at", "fault", what, "place", place, "input", quote(f.Input, f.Offset))
}

// quote returns a text in quotes with nothing in it that a terminal could take for a command; of a long
// one the part around the byte at.
func quote(text string, at int) string {
	const before, after = 24, 36
	lo, hi := max(0, at-before), min(len(text), at+after)
	for lo > 0 && !utf8.RuneStart(text[lo]) {
		lo--
	}
	for hi < len(text) && !utf8.RuneStart(text[hi]) {
		hi++
	}
	quoted := strconv.Quote(text[lo:hi])
	if lo > 0 {
		quoted = "…" + quoted
	}
	if hi < len(text) {
		quoted += "…"
	}
	return quoted
}
