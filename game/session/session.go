package session

import (
	"errors"
	"time"

	"wildfifteen/puzzle"
)

// Options say how a game was dealt and therefore how it is recorded.
type Options struct {
	First bool // one of the easy first games of a new player, which are never recorded
	Depth int  // the deal was asked to need exactly so many moves; 0: it was not. Such games have separate records
	Own   bool // the player chose the board, or knew it; such games have separate records, too
	Study bool // the board is a study, which has records of its own; Own is set, too
	Mode  Mode // how the game is played; each mode has separate records. Its games have no Depth

	// Practice is the part of the puzzle that a practice game leaves to be solved, in a word of the caller: letters, digits
	// and hyphens. Such games are Own. Records do not have it.
	Practice string

	Leg Leg // of a run; its games have no records of their own: see [RunSolve]

	Rival string // the game to race against, see RivalText; "": the game is no race
}

// Session is one game: its deal and its events. Make one with [New] or [Log.New]. It is not safe for concurrent use.
type Session struct {
	game       puzzle.Game
	options    Options
	dealt      time.Time
	recordable bool

	board  puzzle.Board
	line   []step  // the moves from the scramble to the board
	ahead  []step  // the moves that can be redone, the next one last
	events []Event // all events but marks
	last   time.Duration
	counts counts

	tries    []try    // the branches that the player is in, the outermost first
	branches []Branch // all branches; Cost and Kept of those in tries are not up to date

	started, paused, solved bool
	over                    bool // the game has ended, solved or not
	away                    bool // another game of the log is running: this one must not change
	recorded                bool // see Log.Recorded
	kept                    bool // the game has left its log, but not yet the log's file

	ticking      bool          // the clock runs, and base and anchor are valid
	base, anchor time.Duration // the clock showed base at the moment anchor

	transition Transition
	sink       func(line []byte) // nil: the game is not saved
}

// step is a move of the line.
type step struct {
	move  puzzle.Move
	at    time.Duration
	input Input
	auto  bool
}

// counts are the counts of a game. slides is the number of all moves ever made, including undone ones.
type counts struct{ stm, mtm, undos, hints, peeks, autos, slides int }

// Errors of events that are not possible in the present state of a game.
var (
	ErrSolved     = errors.New("session: the game is over")
	ErrPaused     = errors.New("session: the game is paused")
	ErrAway       = errors.New("session: another game has taken its place")
	ErrNotStarted = errors.New("session: no move has been made yet")
	ErrNothing    = errors.New("session: there is no such move to undo or redo")
	ErrClock      = errors.New("session: the clock would go back, or beyond its end")
	ErrInput      = errors.New("session: no move is made with such an input")
)

// New returns a game as it was dealt at date, with its clock at 0. The game is not saved: see [Log.New].
func New(g puzzle.Game, o Options, date time.Time) *Session {
	o.Depth = max(o.Depth, 0)
	if o.Mode != Ordinary {
		o.Depth = 0
	}
	s := &Session{game: g, options: o, dealt: wholeDate(date), board: g.Scramble, solved: g.Solved(), over: g.Solved()}
	s.recordable = !o.First && !s.over && g.Solvable() && o.Leg.Run == ""
	s.transition = Transition{Seq: 1, Kind: Dealt, New: s.board, Solved: s.solved}
	return s
}

// wholeDate truncates a date to whole seconds; a date that RFC 3339 cannot represent becomes the zero time.
func wholeDate(date time.Time) time.Time {
	if y := date.Year(); y < 1 || y > 9998 {
		return time.Time{}
	}
	return date.Truncate(time.Second).Round(0)
}

// Apply applies an event; on an error nothing changes. It is for [Load] and replays, after which the clock stands at the
// last event. To play a running game use [Session.Move], [Session.Undo] and the like.
func (s *Session) Apply(e Event) error {
	e.At = e.At.Truncate(time.Millisecond)
	if s.over {
		return ErrSolved
	}
	if e.At < s.last || e.At > MaxClock {
		return ErrClock
	}
	if !s.started && e.At > 0 && e.Kind > AutoEvent {
		return ErrNotStarted // the clock stands at 0 until the first move
	}
	if err := s.apply(e); err != nil {
		return err
	}
	s.last = e.At
	s.paused = e.Kind == PauseEvent
	if e.Kind != MarkEvent {
		s.events = append(s.events, e)
	}
	return nil
}

func (s *Session) apply(e Event) error {
	switch e.Kind {
	case MoveEvent, AutoEvent:
		return s.slide(e)
	case UndoEvent:
		return s.undo()
	case RedoEvent:
		return s.redo(e.At)
	case HintEvent:
		s.counts.hints++
	case PeekEvent:
		s.counts.peeks++
	case PauseEvent, ResumeEvent, MarkEvent:
		if !s.started {
			return ErrNotStarted
		}
	case StudyEvent:
		return s.study()
	case CheckEvent:
		return s.check()
	case TryEvent:
		return s.try()
	case ReturnEvent:
		return s.back()
	default:
		return errEvent
	}
	return nil
}

// slide makes a move of the player or of the program.
func (s *Session) slide(e Event) error {
	auto := e.Kind == AutoEvent
	if !auto && !e.Input.ofMove() {
		return ErrInput
	}
	if err := s.put(step{e.Move, e.At, e.Input, auto}, Slid); err != nil {
		return err
	}
	s.ahead = s.ahead[:0]
	s.started = true
	s.counts.slides++
	if auto {
		s.counts.autos++
	}
	return nil
}

// put makes a move and appends it to the line.
func (s *Session) put(st step, change Change) error {
	board, err := s.board.Play(st.move)
	if err != nil {
		return err
	}
	if n := len(s.line); n == 0 || s.line[n-1].move.Dir != st.move.Dir {
		s.counts.mtm++
	}
	s.counts.stm += st.move.N
	s.line = append(s.line, st)
	s.reach()
	s.show(change, board, st)
	return nil
}

// undo removes the last move from the line.
func (s *Session) undo() error {
	n := len(s.line) - 1
	if n < 0 {
		return ErrNothing
	}
	st := s.line[n]
	board, err := s.board.Play(st.move.Inverse())
	if err != nil {
		return err
	}
	s.line = s.line[:n]
	s.ahead = append(s.ahead, st)
	if n == 0 || s.line[n-1].move.Dir != st.move.Dir {
		s.counts.mtm--
	}
	s.counts.stm -= st.move.N
	s.counts.undos++
	st.move = st.move.Inverse()
	s.show(Undone, board, st)
	s.leave()
	return nil
}

// redo puts the move undone last back on the line, with the time of the redo.
func (s *Session) redo(at time.Duration) error {
	n := len(s.ahead) - 1
	if n < 0 {
		return ErrNothing
	}
	st := s.ahead[n]
	st.at = at
	if err := s.put(st, Redone); err != nil {
		return err
	}
	s.ahead = s.ahead[:n]
	return nil
}

// show sets the new board and the transition to it.
func (s *Session) show(change Change, board puzzle.Board, st step) {
	if s.options.Mode != Blind { // only a check tells
		s.solved = board == s.game.Goal.Board()
		s.over = s.solved
	}
	s.transition = Transition{
		Seq: s.transition.Seq + 1, Kind: change, Old: s.board, New: board,
		Move: st.move, Solved: s.solved, Auto: st.auto,
	}
	s.board = board
}
