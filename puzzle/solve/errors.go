package solve

import (
	"fmt"

	"wildfifteen/puzzle"
)

// Kind says what an [Error] is about.
type Kind uint8

// The kinds of errors.
const (
	NoBoard      Kind = iota // the start or the goal is the zero Board
	SizesDiffer              // start and goal differ in size
	LabelsDiffer             // start and goal differ in the missing number
	Unsolvable               // the goal cannot be reached from the start
	IllegalMove              // the move at Index is not possible on its board
)

var kindNames = [...]string{
	"no board", "start and goal differ in size", "start and goal have different numbers", "the goal cannot be reached", "illegal move",
}

// String returns an English phrase for programmers.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// Error is the error of boards that cannot be solved and of moves that cannot be made.
type Error struct {
	Kind  Kind
	Index int         // of the move, for IllegalMove
	Move  puzzle.Move // for IllegalMove
}

// Error returns the error in English, for programmers.
func (e *Error) Error() string {
	if e.Kind == IllegalMove {
		return fmt.Sprintf("solve: illegal move %v at index %d", e.Move, e.Index)
	}
	return "solve: " + e.Kind.String()
}

// check returns an error unless the goal can be reached from the start.
func check(start, goal puzzle.Board) error {
	switch {
	case start.IsZero() || goal.IsZero():
		return &Error{Kind: NoBoard}
	case start.Size() != goal.Size():
		return &Error{Kind: SizesDiffer}
	case start.Missing() != goal.Missing():
		return &Error{Kind: LabelsDiffer}
	case !puzzle.Solvable(start, goal):
		return &Error{Kind: Unsolvable}
	}
	return nil
}
