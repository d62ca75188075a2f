package session

import "wildfifteen/puzzle"

// Change is the kind of a [Transition].
type Change uint8

// The kinds of Transition.
const (
	Dealt    Change = iota // a new game
	Slid                   // a move
	Undone                 // a move undone
	Redone                 // a move redone
	WentBack               // undo brought back the game before
	WentOn                 // redo brought back the game after
	Restored               // the game was loaded
	Returned               // all moves of a branch undone
	Checked                // the end of a blind game: no tile moves
)

// Transition is the last change of the board, with what a view needs to animate it.
type Transition struct {
	Seq    uint64 // increases with every change, from game to game too: a new number is a change not yet shown
	Kind   Change
	Old    puzzle.Board // the zero Board if there was none before; it may differ from New in size after a new game
	New    puzzle.Board
	Move   puzzle.Move // of Slid, Undone and Redone: the move seen on the screen, which for Undone is the inverse
	Solved bool        // New is the goal
	Auto   bool        // the program made the move
}

// Transition returns the last change of the board.
func (s *Session) Transition() Transition { return s.transition }

// follow sets the transition of a game that appears in place of the game from, or of none if from is nil.
func (s *Session) follow(from *Session, kind Change) {
	t := Transition{Seq: 1, Kind: kind, New: s.board, Solved: s.solved}
	if from != nil {
		t.Seq, t.Old = from.transition.Seq+1, from.board
	}
	s.transition = t
}
