package session

import (
	"slices"
	"strings"
	"time"

	"wildfifteen/puzzle"
)

// Game returns the deal.
func (s *Session) Game() puzzle.Game { return s.game }

// Goal returns the goal.
func (s *Session) Goal() puzzle.Goal { return s.game.Goal }

// Board returns the current board.
func (s *Session) Board() puzzle.Board { return s.board }

// Dealt returns the date of the deal in whole seconds, the zero time if it is unknown.
func (s *Session) Dealt() time.Time { return s.dealt }

// First reports whether this is one of the first games of a new player (see [Options]).
func (s *Session) First() bool { return s.options.First }

// Depth returns the number of moves that the deal was asked to need, 0 if none was asked.
func (s *Session) Depth() int { return s.options.Depth }

// Own reports whether the player chose the board.
func (s *Session) Own() bool { return s.options.Own }

// Study reports whether the board is a study.
func (s *Session) Study() bool { return s.options.Study }

// Options returns the game's options.
func (s *Session) Options() Options { return s.options }

// Group returns the key under which the game's record is kept, or that of its run: see [Solve.Group] and [RunSolve.Group].
func (s *Session) Group() string {
	if leg := s.options.Leg; leg.Run != "" {
		text, _, _ := strings.Cut(leg.Run, "#")
		return RunSolve{Run: text, Own: s.options.Own}.Group()
	}
	return Solve{Config: s.game.Config.String(), Depth: s.options.Depth, Own: s.options.Own, Study: s.options.Study, Mode: s.options.Mode}.Group()
}

// Started reports whether the clock was started: by the first move or, in a blind game, by the study before it.
func (s *Session) Started() bool { return s.started }

// Running reports whether the game's clock runs: the game is started and neither paused nor over.
func (s *Session) Running() bool { return s.started && !s.paused && !s.over }

// Paused reports whether the game is paused, as a started game is after [Load].
func (s *Session) Paused() bool { return s.paused }

// Solved reports whether the goal is reached. The game is then over and never changes again: see [Session.Over].
func (s *Session) Solved() bool { return s.solved }

// Recordable reports whether the game gets a record once it is over. The first deal gets none, nor do deals that were
// solved from the start or are unsolvable.
func (s *Session) Recordable() bool { return s.recordable }

// CanUndo reports whether there is a move to undo. [Log.CanUndo] considers earlier games too.
func (s *Session) CanUndo() bool { return len(s.line) > 0 && !s.over && !s.paused }

// CanRedo reports whether there is a move to redo. [Log.CanRedo] considers later games too.
func (s *Session) CanRedo() bool { return len(s.ahead) > 0 && !s.over && !s.paused }

// STM returns the length of the line in the single-tile metric.
func (s *Session) STM() int { return s.counts.stm }

// MTM returns the length of the line in the multi-tile metric.
func (s *Session) MTM() int { return s.counts.mtm }

// Undos returns how often a move was undone.
func (s *Session) Undos() int { return s.counts.undos }

// Hints returns the number of hints shown.
func (s *Session) Hints() int { return s.counts.hints }

// Peeks returns how often the goal was shown over the board.
func (s *Session) Peeks() int { return s.counts.peeks }

// Autos returns the number of moves that the program made for the player, including undone ones.
func (s *Session) Autos() int { return s.counts.autos }

// Input returns the input of the player's moves on the line: Mixed if there are several kinds, NoInput if there are no
// such moves.
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

// Steps returns the number of moves on the line, each counted once, whatever its length.
func (s *Session) Steps() int { return len(s.line) }

// Step returns move i of the line, 0..Steps()-1, and its time on the clock.
func (s *Session) Step(i int) (puzzle.Move, time.Duration) { return s.line[i].move, s.line[i].at }

// history returns all events, followed by a mark if the clock has advanced since the last one.
func (s *Session) history() []Event {
	n := len(s.events)
	if s.last == 0 || n > 0 && s.last == s.events[n-1].At {
		return s.events
	}
	return append(slices.Clip(s.events), Event{At: s.last, Kind: MarkEvent})
}

// Events returns all events but marks. The slice must not be changed and is valid until the next change of the game.
func (s *Session) Events() []Event { return s.events }
