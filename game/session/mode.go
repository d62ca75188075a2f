package session

import "wildfifteen/puzzle"

// Mode is a way to play a game by rules of its own. Its name stands in logs and records.
type Mode string

// The modes.
const (
	Ordinary    Mode = ""
	FewestMoves Mode = "fewest" // no clock counts, and undo is free
	Blind       Mode = "blind"  // the first move hides the tiles; a check ends the game, solved or not
)

// known reports whether m is a mode.
func (m Mode) known() bool { return m == Ordinary || m == FewestMoves || m == Blind }

// Mode returns the way in which the game is played.
func (s *Session) Mode() Mode { return s.options.Mode }

// Over reports whether the game has ended: at its goal or, if it is blind, by a check. It never changes again then.
func (s *Session) Over() bool { return s.over }

// Failed reports whether a check has ended the game away from its goal.
func (s *Session) Failed() bool { return s.over && !s.solved }

// Moved reports whether a move was ever made, undone or not.
func (s *Session) Moved() bool { return s.counts.slides > 0 }

// Hidden reports whether the player may not see which tiles lie where.
func (s *Session) Hidden() bool { return s.options.Mode == Blind && s.Moved() && !s.over }

// Seen returns the board as far as the player may know it: of a game whose tiles are hidden, the scramble.
func (s *Session) Seen() puzzle.Board {
	if s.Hidden() {
		return s.game.Scramble
	}
	return s.board
}

// CanCheck reports whether a check would end the game.
func (s *Session) CanCheck() bool { return s.Hidden() && !s.paused }

// check ends a blind game.
func (s *Session) check() error {
	if !s.Hidden() {
		return ErrNothing
	}
	s.over, s.solved, s.ahead = true, s.board == s.game.Goal.Board(), nil
	s.transition = Transition{Seq: s.transition.Seq + 1, Kind: Checked, Old: s.board, New: s.board, Solved: s.solved}
	return nil
}

// study starts the clock before the first move: of a blind game, or of a leg after the first.
func (s *Session) study() error {
	if s.options.Mode != Blind && s.options.Leg.N < 2 || s.started {
		return ErrNothing
	}
	s.started = true
	return nil
}

// Branch is what a player tried in a game of the fewest moves: the moves made from a position on.
type Branch struct {
	From int  // the moves made before, in the single-tile metric
	Cost int  // the most moves that it reached, likewise; of one that was kept, the moves made in the end
	Kept bool // the player did not return from it
}

// try is a branch that the player is in.
type try struct {
	at   int // length of the line where it began
	stm  int // the moves made there
	slot int // index in branches
	most int // the moves at its longest
}

// Tries returns the number of branches that the player is in, one within the other.
func (s *Session) Tries() int { return len(s.tries) }

// TriedFrom returns the number of moves, in the single-tile metric, made before the innermost branch that the player is in;
// 0 if there is none.
func (s *Session) TriedFrom() int {
	if n := len(s.tries); n > 0 {
		return s.tries[n-1].stm
	}
	return 0
}

// Branches returns what the player has tried, in the order in which it began.
func (s *Session) Branches() []Branch {
	list := append([]Branch(nil), s.branches...)
	for _, t := range s.tries {
		list[t.slot].Cost, list[t.slot].Kept = s.counts.stm-t.stm, true
	}
	return list
}

// CanTry reports whether a branch may begin: the game asks for the fewest moves, and no branch begins here already.
func (s *Session) CanTry() bool {
	n := len(s.tries)
	return s.options.Mode == FewestMoves && !s.over && !s.paused && s.Moved() && (n == 0 || s.tries[n-1].at < len(s.line))
}

// CanReturn reports whether the player is in a branch.
func (s *Session) CanReturn() bool { return len(s.tries) > 0 && !s.over && !s.paused }

// try begins a branch.
func (s *Session) try() error {
	if !s.CanTry() {
		return ErrNothing
	}
	s.tries = append(s.tries, try{len(s.line), s.counts.stm, len(s.branches), s.counts.stm})
	s.branches = append(s.branches, Branch{From: s.counts.stm})
	return nil
}

// back returns to where the innermost branch began. Its moves can be redone.
func (s *Session) back() error {
	n := len(s.tries) - 1
	if n < 0 {
		return ErrNothing
	}
	t, old := s.tries[n], s.board
	s.leaveLast()
	undos := s.counts.undos
	for len(s.line) > t.at {
		if err := s.undo(); err != nil {
			return err
		}
	}
	s.counts.undos = undos
	if s.board != old {
		s.transition = Transition{Seq: s.transition.Seq, Kind: Returned, Old: old, New: s.board}
	}
	return nil
}

// leave ends the branches that an undo has left.
func (s *Session) leave() {
	for n := len(s.tries) - 1; n >= 0 && s.tries[n].at > len(s.line); n-- {
		s.leaveLast()
	}
}

// leaveLast ends the innermost branch. What it reached, the one around it has reached, too.
func (s *Session) leaveLast() {
	n := len(s.tries) - 1
	t := s.tries[n]
	s.tries = s.tries[:n]
	s.branches[t.slot].Cost = t.most - t.stm
	if n > 0 {
		s.tries[n-1].most = max(s.tries[n-1].most, t.most)
	}
}

// reach notes how long the innermost branch has become.
func (s *Session) reach() {
	if n := len(s.tries) - 1; n >= 0 {
		s.tries[n].most = max(s.tries[n].most, s.counts.stm)
	}
}
