// Package words tells people what package puzzle returns as data: faults of a text and explanations of a
// verdict, in the words of a language file.
package words

import (
	"errors"
	"strconv"
	"unicode/utf8"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

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

// Fault words an error of package puzzle: what is wrong, and where in which text. Of another error it
// returns the error's own words.
func Fault(lang *assets.Lang, err error) string {
	var f *puzzle.Error
	if !errors.As(err, &f) || int(f.Kind) >= len(faultKeys) {
		return err.Error()
	}
	want := f.Want
	if key, ok := wantKeys[want]; ok {
		want = lang.T(key)
	}
	what := lang.T(faultKeys[f.Kind], "want", want, "got", f.Got, "min", f.Min, "max", f.Max)
	if f.Offset < 0 || f.Offset > len(f.Input) {
		return lang.T("cli_fault.in", "fault", what, "input", Quote(f.Input, 0))
	}
	place := utf8.RuneCountInString(f.Input[:f.Offset]) + 1
	return lang.T("cli_fault.at", "fault", what, "place", place, "input", Quote(f.Input, f.Offset))
}

// Quote returns a text in quotes with nothing in it that a terminal could take for a command; of a long
// one the part around the byte at.
func Quote(text string, at int) string {
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
