package session

import "wildfifteen/puzzle"

// Change is the kind of a [Transition].
type Change uint8

// The kinds of Transition.
const (
	Dealt    Change = iota // a new game
	Slid                   // a move
	Undone                 // a move taken back
	Redone                 // a move made again
	WentBack               // the game before came back, by undo
	WentOn                 // the game that undo took away came back, by redo
	Restored               // the game was loaded
)

// Transition is how the board came to be what it is: what a view needs to animate the last change.
type Transition struct {
	Seq    uint64       // grows with every change, from game to game too: a new number is a change not yet shown
	Kind   Change       //
	Old    puzzle.Board // the zero Board where nothing was shown before; another size after a new game, perhaps
	New    puzzle.Board
	Move   puzzle.Move // Slid, Undone, Redone: as the tiles go on the screen
	Solved bool        // New is the goal
	Auto   bool        // the program made the move
}

// Transition returns the last change of the board.
func (s *Session) Transition() Transition { return s.transition }

// follow makes the game's appearance in place of another a transition.
func (s *Session) follow(from *Session, kind Change) {
	t := Transition{Seq: 1, Kind: kind, New: s.board, Solved: s.solved}
	if from != nil {
		t.Seq, t.Old = from.transition.Seq+1, from.board
	}
	s.transition = t
}
