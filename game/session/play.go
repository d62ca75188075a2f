package session

import (
	"time"

	"wildfifteen/puzzle"
)

// markEvery is how far the clock goes between two lines of the log. It is a little less than the second
// that may be lost, as marks are made by ticks and ticks come late.
const markEvery = 900 * time.Millisecond

// Clock returns what the game's clock shows at the moment now: 0 before the first move, standing in a
// pause and when the game is over, never less than at the last event, at most [MaxClock].
func (s *Session) Clock(now time.Duration) time.Duration {
	if !s.ticking {
		return s.last
	}
	return max(s.last, min(s.base+now-s.anchor, MaxClock))
}

// Move makes the player's move, at the moment now, with one input. The error is [ErrSolved], [ErrPaused],
// [ErrAway], [ErrInput], or package puzzle's for a move that is not possible; then nothing has changed. Several moves may be
// made at one moment.
func (s *Session) Move(m puzzle.Move, now time.Duration, in Input) error {
	return s.live(Event{Kind: MoveEvent, Move: m, Input: in}, now)
}

// Auto makes a move for the player. It is like [Session.Move], but keeps the game out of bests and averages.
func (s *Session) Auto(m puzzle.Move, now time.Duration) error {
	return s.live(Event{Kind: AutoEvent, Move: m}, now)
}

// Undo takes back the last move of the line; false if there is none, or the game is paused or over.
func (s *Session) Undo(now time.Duration) bool {
	return s.CanUndo() && s.live(Event{Kind: UndoEvent}, now) == nil
}

// Redo makes the move taken back last again; false if there is none, or the game is paused or over.
func (s *Session) Redo(now time.Duration) bool {
	return s.CanRedo() && s.live(Event{Kind: RedoEvent}, now) == nil
}

// Hint notes that a hint was shown; false in a pause or when the game is over.
func (s *Session) Hint(now time.Duration) bool {
	return s.live(Event{Kind: HintEvent}, now) == nil
}

// Peek notes that the goal was laid over the board; false in a pause or when the game is over.
func (s *Session) Peek(now time.Duration) bool {
	return s.live(Event{Kind: PeekEvent}, now) == nil
}

// Pause stops the clock as it was at the moment now, which may be some time ago (the last tick before
// the program was put to sleep), though nothing before the last event. False if the clock does not run.
func (s *Session) Pause(now time.Duration) bool {
	return s.Running() && s.live(Event{Kind: PauseEvent}, now) == nil
}

// Resume lets the clock go on; false if the game is not paused.
func (s *Session) Resume(now time.Duration) bool {
	if !s.Paused() || s.away {
		return false
	}
	s.paused = false
	return s.live(Event{Kind: ResumeEvent}, now) == nil
}

// Tick writes a mark if the last line is about a second old. Call it at every tick. It allocates only then.
func (s *Session) Tick(now time.Duration) {
	if s.ticking && s.Clock(now)-s.last >= markEvery {
		_ = s.live(Event{Kind: MarkEvent}, now) // cannot be refused while the clock runs
	}
}

// live applies an event that happens now, writes its line, and keeps the clock.
func (s *Session) live(e Event, now time.Duration) error {
	if s.away {
		return ErrAway
	}
	if s.solved {
		return ErrSolved
	}
	if s.paused {
		return ErrPaused
	}
	e.At = s.Clock(now)
	if err := s.Apply(e); err != nil {
		return err
	}
	if s.sink != nil {
		s.sink(AppendEvent(nil, e))
	}
	if run := s.Running(); run != s.ticking {
		s.ticking, s.base, s.anchor = run, s.last, now
	}
	return nil
}
