// Package words puts data of package puzzle into the words of a language file: errors in texts, and explanations of why
// a board can or cannot be solved.
package words

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// faultKeys are the keys of the texts, by fault.
var faultKeys = [...]string{
	puzzle.FaultSyntax:      "fault.syntax",
	puzzle.FaultRange:       "fault.range",
	puzzle.FaultDuplicate:   "fault.duplicate",
	puzzle.FaultNoBlank:     "fault.no_blank",
	puzzle.FaultCount:       "fault.count",
	puzzle.FaultRow:         "fault.row",
	puzzle.FaultSizeNeeded:  "fault.size_needed",
	puzzle.FaultGoal:        "fault.goal",
	puzzle.FaultMissing:     "fault.missing",
	puzzle.FaultUndrawn:     "fault.undrawn",
	puzzle.FaultOffBoard:    "fault.off_board",
	puzzle.FaultCrossing:    "fault.crossing",
	puzzle.FaultJump:        "fault.jump",
	puzzle.FaultUnfinished:  "fault.unfinished",
	puzzle.FaultMove:        "fault.move",
	puzzle.FaultOneRow:      "fault.one_row",
	puzzle.FaultSeed:        "fault.seed",
	puzzle.FaultTiles:       "fault.tiles",
	puzzle.FaultLength:      "fault.length",
	puzzle.FaultUnsolvable:  "fault.unsolvable",
	puzzle.FaultNoPositions: "fault.no_positions",
	puzzle.FaultPacked:      "fault.packed",
	puzzle.FaultRunSizes:    "fault.run_sizes",
	puzzle.FaultRunGoal:     "fault.run_goal",
}

// wantKeys are the keys of the texts for puzzle.Error.Want, unless it is a quoted character.
var wantKeys = map[string]string{
	"number":       "fault.want_number",
	"no leading 0": "fault.want_plain",
	"end":          "fault.want_end",
	"direction":    "fault.want_direction",
	"column":       "fault.want_column",
	"missing":      "fault.want_missing",
	"run":          "fault.want_run",
	"':' or '#'":   "fault.want_deal",
}

// Fault returns the user's message for an error of package puzzle: what is wrong, and where in which text. For any other
// error it returns err.Error().
func Fault(lang *assets.Lang, err error) string {
	var f *puzzle.Error
	if !errors.As(err, &f) || int(f.Kind) >= len(faultKeys) {
		return err.Error()
	}
	if f.Kind == puzzle.FaultSyntax && strings.TrimSpace(f.Input) == "" {
		return lang.T("fault.empty")
	}
	what := faultOf(lang, f)
	if f.Offset < 0 || f.Offset > len(f.Input) {
		return lang.T("fault.in", "fault", what, "input", Quote(f.Input, 0))
	}
	place := utf8.RuneCountInString(f.Input[:f.Offset]) + 1
	return lang.T("fault.at", "fault", what, "place", place, "input", Quote(f.Input, f.Offset))
}

// FaultAlone returns what Fault says, without the place: for where the place is shown.
func FaultAlone(lang *assets.Lang, err error) string {
	var f *puzzle.Error
	if !errors.As(err, &f) || int(f.Kind) >= len(faultKeys) {
		return err.Error()
	}
	return faultOf(lang, f)
}

// faultOf returns what is wrong.
func faultOf(lang *assets.Lang, f *puzzle.Error) string {
	want := f.Want
	if key, ok := wantKeys[want]; ok {
		want = lang.T(key)
	} else {
		want = strings.ReplaceAll(want, "'", `"`) // the quotes of all other messages
	}
	return faultText(lang, f, "want", want, "got", f.Number(), "min", f.Min, "max", f.Max)
}

// faultText returns the text of a fault with its placeholders replaced; faults that count cells have plural forms.
func faultText(lang *assets.Lang, f *puzzle.Error, args ...any) string {
	switch f.Kind {
	case puzzle.FaultCount, puzzle.FaultRow:
		return lang.N(faultKeys[f.Kind], f.Got, args...)
	}
	return lang.T(faultKeys[f.Kind], args...)
}

// FaultName returns the name of a fault for use by programs, such as "no_blank". It is the same in all languages.
func FaultName(f puzzle.Fault) string {
	if int(f) >= len(faultKeys) {
		return f.String()
	}
	return strings.TrimPrefix(faultKeys[f], "fault.")
}

// Quote returns a text in double quotes with control characters and invalid UTF-8 escaped, safe to print on a terminal.
// A long text is shortened to the part around the byte offset at, cut between cells if possible, with an ellipsis for
// each part left out.
func Quote(text string, at int) string {
	const before, after = 24, 36
	lo, hi := max(0, at-before), min(len(text), at+after)
	for lo > 0 && !utf8.RuneStart(text[lo]) {
		lo--
	}
	for hi < len(text) && !utf8.RuneStart(text[hi]) {
		hi++
	}
	part := text[lo:hi]
	if lo > 0 {
		if i := strings.IndexAny(text[lo:min(at, hi)], separators); i >= 0 {
			part = part[i+1:]
		}
	}
	if hi < len(text) {
		if i := strings.LastIndexAny(part, separators); i > at-(hi-len(part)) {
			part = part[:i]
		}
		part += "…"
	}
	if lo > 0 {
		part = "…" + part
	}
	return strconv.Quote(part)
}

// separators are the characters between cells.
const separators = " ,/"
