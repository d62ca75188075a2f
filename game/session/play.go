package session

import (
	"time"

	"wildfifteen/puzzle"
)

// markEvery is the longest time on the clock between two lines of the log. It is a little less than the second that may
// be lost, because ticks, which write the marks, may come late.
const markEvery = 900 * time.Millisecond

// Clock returns the game's clock at the moment now. It is 0 before the first move, stands still in a pause and after the
// end, is never less than at the last event, and at most [MaxClock].
func (s *Session) Clock(now time.Duration) time.Duration {
	if !s.ticking {
		return s.last
	}
	return max(s.last, min(s.base+now-s.anchor, MaxClock))
}

// Move makes a move of the player at the moment now. Several moves may have the same moment. The error is [ErrSolved],
// [ErrPaused], [ErrAway], [ErrInput] or, for an illegal move, that of package puzzle; nothing changes then.
func (s *Session) Move(m puzzle.Move, now time.Duration, in Input) error {
	return s.live(Event{Kind: MoveEvent, Move: m, Input: in}, now)
}

// Auto makes a move for the player. It is like [Session.Move], but keeps the game out of bests and averages.
func (s *Session) Auto(m puzzle.Move, now time.Duration) error {
	return s.live(Event{Kind: AutoEvent, Move: m}, now)
}

// Undo undoes the last move of the line. It returns false if there is none, or the game is paused or over.
func (s *Session) Undo(now time.Duration) bool {
	return s.CanUndo() && s.live(Event{Kind: UndoEvent}, now) == nil
}

// Redo redoes the move undone last. It returns false if there is none, or the game is paused or over.
func (s *Session) Redo(now time.Duration) bool {
	return s.CanRedo() && s.live(Event{Kind: RedoEvent}, now) == nil
}

// Hint records that a hint was shown. It returns false if the game is paused or over.
func (s *Session) Hint(now time.Duration) bool {
	return s.live(Event{Kind: HintEvent}, now) == nil
}

// Peek records that the goal was shown over the board. It returns false if the game is paused or over.
func (s *Session) Peek(now time.Duration) bool {
	return s.live(Event{Kind: PeekEvent}, now) == nil
}

// StartStudy starts the clock of a blind game, or of a leg after the first, before its first move. It returns false if the game is
// neither or is started.
func (s *Session) StartStudy(now time.Duration) bool {
	return s.live(Event{Kind: StudyEvent}, now) == nil
}

// Check ends a blind game, solved or not. It returns false if no move was made yet, or the game is paused.
func (s *Session) Check(now time.Duration) bool {
	return s.live(Event{Kind: CheckEvent}, now) == nil
}

// Try begins a branch of a game of the fewest moves: see [Session.CanTry].
func (s *Session) Try(now time.Duration) bool {
	return s.live(Event{Kind: TryEvent}, now) == nil
}

// Return returns to where the innermost branch began: see [Session.CanReturn].
func (s *Session) Return(now time.Duration) bool {
	return s.live(Event{Kind: ReturnEvent}, now) == nil
}

// Pause stops the clock at the moment now. That may lie in the past, as the last tick before the program was suspended
// does, but counts as no earlier than the last event. Pause returns false if the clock does not run.
func (s *Session) Pause(now time.Duration) bool {
	return s.Running() && s.live(Event{Kind: PauseEvent}, now) == nil
}

// Resume continues the clock. It returns false if the game is not paused.
func (s *Session) Resume(now time.Duration) bool {
	if !s.Paused() || s.away {
		return false
	}
	s.paused = false
	return s.live(Event{Kind: ResumeEvent}, now) == nil
}

// Tick writes a mark if the last line is about a second old, and allocates only then. Call it every tick.
func (s *Session) Tick(now time.Duration) {
	if s.ticking && s.Clock(now)-s.last >= markEvery {
		_ = s.live(Event{Kind: MarkEvent}, now) // cannot fail while the clock runs
	}
}

// live applies an event that happens now, writes its line, and starts or stops the clock.
func (s *Session) live(e Event, now time.Duration) error {
	if s.away {
		return ErrAway
	}
	if s.over {
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
		s.sink(AppendEvent(make([]byte, 0, 32), e))
	}
	if run := s.Running(); run != s.ticking {
		s.ticking, s.base, s.anchor = run, s.last, now
	}
	return nil
}
