package puzzle

import (
	"fmt"
	"strconv"
)

// Fault names what is wrong with an input, so that a program can word it for its reader.
type Fault uint8

// The faults an [Error] can report.
const (
	FaultSyntax      Fault = iota // Want should stand at Offset
	FaultRange                    // the number Got is not in Min..Max
	FaultDuplicate                // the label Got stands a second time at Offset
	FaultNoBlank                  // no cell is 0
	FaultCount                    // Got cells instead of Min
	FaultRow                      // a row of Got cells instead of Min
	FaultSizeNeeded               // a flat list of Got cells, not a square: the size must be given
	FaultGoal                     // not a kind of goal
	FaultMissing                  // board(...) carries its own missing number: no suffix
	FaultUndrawn                  // the goal must be drawn first: wild, random and -random name many
	FaultOffBoard                 // the line leaves the board
	FaultCrossing                 // the line comes to a cell a second time
	FaultJump                     // the line goes to a cell that is not beside the last
	FaultUnfinished               // the line ends after Got of Min cells
	FaultMove                     // the move is not possible on this board
	FaultOneRow                   // games need at least two rows and two columns
	FaultSeed                     // a seed is 1..256 bytes of valid UTF-8 without control characters
	FaultTiles                    // the two boards have not the same size and tiles
	FaultLength                   // the text is longer than any legal one can be
	FaultUnsolvable               // the scramble cannot be brought to its goal
	FaultNoPositions              // no prepared position fits the configuration
	faults
)

var faultNames = [faults]string{
	"unexpected text", "number out of range", "label twice", "no blank", "wrong number of cells",
	"wrong length of a row", "the size is needed", "unknown kind of goal", "board(...) takes no missing number",
	"the goal is not drawn yet", "the line leaves the board", "the line crosses itself", "the line jumps",
	"the line does not reach every cell", "impossible move", "one row or column cannot be dealt",
	"bad seed text", "different tiles", "text too long", "not solvable", "no prepared position fits",
}

// String returns a short English phrase for programmers.
func (f Fault) String() string {
	if f < faults {
		return faultNames[f]
	}
	return "Fault(" + strconv.Itoa(int(f)) + ")"
}

// Error is what every reader and constructor of this package returns for input that it refuses.
type Error struct {
	Kind     Fault
	Input    string // the whole text that was read, or a text form of the value that was given
	Offset   int    // the byte of Input where the fault was seen; -1 where no single place is at fault
	Want     string // what the grammar of the package comment expected there: a symbol of it ("number") or a quoted literal; may be empty
	Min, Max int    // the range, or the count, that was expected, for the faults that name one
	Got      int    // the number that was found, for the faults that name one; of a very large one see Number
}

// Number returns the number that was found, Got, as it stands in the input: also where no int holds it. Of more than
// 24 digits come the first, with an ellipsis.
func (e *Error) Number() string {
	if e.Kind != FaultRange || e.Got < beyond || e.Offset < 0 || e.Offset > len(e.Input) {
		return strconv.Itoa(e.Got)
	}
	const most = 24
	digits := e.Input[e.Offset:]
	for i := range len(digits) {
		if !isDigit(digits[i]) {
			return digits[:i]
		}
		if i == most {
			return digits[:i] + "…"
		}
	}
	return digits
}

// Error words the error in English, quoting the input (at most some forty bytes of it, around the fault).
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

// quote quotes the input, or the part around the offset where it is long.
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
