package puzzle

import (
	"fmt"
	"strconv"
)

// Fault says what is wrong with an input. It is data, so that a program can put it into the words of its user's
// language.
type Fault uint8

const (
	FaultSyntax      Fault = iota // Want was expected at Offset
	FaultRange                    // the number Got is not in Min..Max
	FaultDuplicate                // the label Got occurs a second time at Offset
	FaultNoBlank                  // no cell is 0
	FaultCount                    // there are Got cells instead of Min
	FaultRow                      // a row has Got cells instead of Min
	FaultSizeNeeded               // a flat list of Got cells is not a square, so the size must be given
	FaultGoal                     // the word is not a kind of goal
	FaultMissing                  // board(...) has a missing number of its own and takes no suffix
	FaultUndrawn                  // one goal is needed, and wild, random and -random stand for many
	FaultOffBoard                 // the line leaves the board
	FaultCrossing                 // the line visits a cell a second time
	FaultJump                     // the line goes to a cell that is not beside the one before
	FaultUnfinished               // the line ends after Got of Min cells
	FaultMove                     // the move is not possible on this board
	FaultOneRow                   // a game needs at least two rows and two columns
	FaultSeed                     // a seed is 1..256 bytes of valid UTF-8 without control characters
	FaultTiles                    // the two boards differ in size or in tiles
	FaultLength                   // the text is longer than any legal one can be
	FaultUnsolvable               // the scramble cannot be brought to its goal
	FaultNoPositions              // no prepared position fits the configuration
	FaultPacked                   // the packed moves of a replay are damaged
	FaultRunSizes                 // no run leads from the one size to the other
	FaultRunGoal                  // the goal of a relay must fit boards of all its sizes
	faults
)

var faultNames = [faults]string{
	"unexpected text", "number out of range", "label twice", "no blank", "wrong number of cells",
	"wrong length of a row", "the size is needed", "unknown kind of goal", "board(...) takes no missing number",
	"the goal is not drawn yet", "the line leaves the board", "the line crosses itself", "the line jumps",
	"the line does not reach every cell", "impossible move", "one row or column cannot be dealt",
	"bad seed text", "different tiles", "text too long", "not solvable", "no prepared position fits", "damaged replay",
	"no run leads from this size to that", "a goal of one size",
}

// String returns a short English phrase for programmers.
func (f Fault) String() string {
	if f < faults {
		return faultNames[f]
	}
	return "Fault(" + strconv.Itoa(int(f)) + ")"
}

// Error is the error that every reader and constructor of this package returns for input that it refuses.
type Error struct {
	Kind     Fault
	Input    string // the whole text that was read, or a text form of the value that was given
	Offset   int    // the byte of Input where the fault was found; -1 if there is no such place
	Want     string // what was expected there: a symbol of the grammar in the package comment ("number") or a quoted literal; may be empty
	Min, Max int    // the expected range or count, for the faults that mention one
	Got      int    // the number that was found, for the faults that mention it; see Number if it is very large
}

// Number returns the number that was found, as the input spells it; that is correct even for a number that Got
// cannot hold. Of more than 24 digits it returns the first 24, followed by an ellipsis.
func (e *Error) Number() string {
	if e.Kind != FaultRange || e.Got < tooLarge || e.Offset < 0 || e.Offset > len(e.Input) {
		return strconv.Itoa(e.Got)
	}
	const maxDigits = 24
	digits := e.Input[e.Offset:]
	for i := range len(digits) {
		if !isDigit(digits[i]) {
			return digits[:i]
		}
		if i == maxDigits {
			return digits[:i] + "…"
		}
	}
	return digits
}

// Error returns the error in English. It quotes the input, or about forty bytes of it around the fault.
func (e *Error) Error() string {
	text := "puzzle: " + e.Kind.String()
	switch e.Kind {
	case FaultRange:
		text += fmt.Sprintf(": %s is not in %d..%d", e.Number(), e.Min, e.Max)
	case FaultDuplicate:
		text += fmt.Sprintf(": %d", e.Got)
	case FaultCount, FaultRow, FaultUnfinished:
		text += fmt.Sprintf(": %d, not %d", e.Got, e.Min)
	case FaultLength:
		text += fmt.Sprintf(": more than %d bytes", e.Max)
	case FaultSizeNeeded:
		text += fmt.Sprintf(" for %d cells", e.Got)
	}
	if e.Offset < 0 {
		return text + " in " + quote(e.Input, 0)
	}
	text += fmt.Sprintf(" at byte %d of %s", e.Offset, quote(e.Input, e.Offset))
	if e.Want != "" {
		text += ", want " + e.Want
	}
	return text
}

// quote returns the input in quotes, or only the part around the offset if the input is long.
func quote(input string, offset int) string {
	const before, after = 20, 28
	start, end := max(0, offset-before), min(len(input), offset+after)
	if start <= 4 {
		start = 0
	}
	if len(input)-end <= 4 {
		end = len(input)
	}
	if start > end {
		start = end
	}
	quoted := strconv.Quote(input[start:end])
	if start > 0 {
		quoted = "..." + quoted
	}
	if end < len(input) {
		quoted += "..."
	}
	return quoted
}
