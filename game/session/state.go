package session

import (
	"slices"
	"time"

	"wildfifteen/puzzle"
)

// Game returns the deal.
func (s *Session) Game() puzzle.Game { return s.game }

// Goal returns the board to reach.
func (s *Session) Goal() puzzle.Goal { return s.game.Goal }

// Board returns the board as it stands.
func (s *Session) Board() puzzle.Board { return s.board }

// Dealt returns when the game was dealt, in whole seconds; the zero time if that is not known.
func (s *Session) Dealt() time.Time { return s.dealt }

// First reports whether this is the marked first deal.
func (s *Session) First() bool { return s.options.First }

// Depth returns how many moves the deal was asked to need, 0 if it was dealt fairly.
func (s *Session) Depth() int { return s.options.Depth }

// Own reports whether the player chose the board himself.
func (s *Session) Own() bool { return s.options.Own }

// Options returns how the game is kept.
func (s *Session) Options() Options { return s.options }

// Started reports whether a move was ever made: an undo does not take that back.
func (s *Session) Started() bool { return s.started }

// Running reports whether the game's clock runs: it is started, neither paused nor solved.
func (s *Session) Running() bool { return s.started && !s.paused && !s.solved }

// Paused reports whether a started game waits. A loaded game does.
func (s *Session) Paused() bool { return s.paused }

// Solved reports whether the goal is reached. Then the game is over: nothing changes it any more.
func (s *Session) Solved() bool { return s.solved }

// Recordable reports whether the game makes a record once it is solved: not the first deal, nor one that
// was solved from the start or cannot be.
func (s *Session) Recordable() bool { return s.recordable }

// CanUndo reports whether there is a move to take back. [Log.CanUndo] asks about games too.
func (s *Session) CanUndo() bool { return len(s.line) > 0 && !s.solved && !s.paused }

// CanRedo reports whether there is a move to make again. [Log.CanRedo] asks about games too.
func (s *Session) CanRedo() bool { return len(s.ahead) > 0 && !s.solved && !s.paused }

// STM returns the number of moves on the line in the single-tile metric.
func (s *Session) STM() int { return s.counts.stm }

// MTM returns the number of moves on the line in the multi-tile metric.
func (s *Session) MTM() int { return s.counts.mtm }

// Undos returns how often a move was taken back.
func (s *Session) Undos() int { return s.counts.undos }

// Hints returns how often a hint was shown.
func (s *Session) Hints() int { return s.counts.hints }

// Peeks returns how often the goal was laid over the board.
func (s *Session) Peeks() int { return s.counts.peeks }

// Autos returns how many moves the program made for the player, undone ones too.
func (s *Session) Autos() int { return s.counts.autos }

// Input returns what the player made the moves of the line with: Mixed if several, NoInput if there are none.
func (s *Session) Input() Input {
	in := NoInput
	for _, st := range s.line {
		switch {
		case st.auto || st.input == in:
		case in == NoInput:
			in = st.input
		default:
			return Mixed
		}
	}
	return in
}

// Steps returns how many moves, as they were made, the line has.
func (s *Session) Steps() int { return len(s.line) }

// Step returns the move i, 0..Steps()-1, of the line, and what the clock showed.
func (s *Session) Step(i int) (puzzle.Move, time.Duration) { return s.line[i].move, s.line[i].at }

// history returns all events, and a mark if the clock has gone on since the last one.
func (s *Session) history() []Event {
	n := len(s.events)
	if s.last == 0 || n > 0 && s.last == s.events[n-1].At {
		return s.events
	}
	return append(slices.Clip(s.events), Event{At: s.last, Kind: MarkEvent})
}

// Events returns everything that happened, marks left out. It is for reading, until the next change.
func (s *Session) Events() []Event { return s.events }
