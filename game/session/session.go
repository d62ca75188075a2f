package session

import (
	"errors"
	"time"

	"wildfifteen/puzzle"
)

// Options say how a game is to be kept.
type Options struct {
	First bool // the marked first deal, an easy one: it is never recorded
	Depth int  // the deal was asked to need just so many moves; 0: it was not. Such games have records of their own
	Own   bool // the player chose the board himself; such games have records of their own, too
}

// Session is one game: its deal and its events. Make one with [New]. It is not safe for concurrent use.
type Session struct {
	game       puzzle.Game
	options    Options
	dealt      time.Time
	recordable bool

	board  puzzle.Board
	line   []step  // the moves from the scramble to the board
	ahead  []step  // what can be redone, the next one last
	events []Event // everything but marks
	last   time.Duration
	counts counts

	started, paused, solved bool
	away                    bool // another game of the log runs: this one must not change

	ticking      bool          // the clock runs in the present: base and anchor hold
	base, anchor time.Duration // the clock showed base at the moment anchor

	transition Transition
	sink       func(line []byte) // nil: nobody keeps the game
}

// step is a move of the line.
type step struct {
	move  puzzle.Move
	at    time.Duration
	input Input
	auto  bool
}

// counts are what a game counts. slides are all moves ever made, undone ones too.
type counts struct{ stm, mtm, undos, hints, peeks, autos, slides int }

// Errors that say why an event does not fit a game.
var (
	ErrSolved     = errors.New("session: the game is over")
	ErrPaused     = errors.New("session: the game is paused")
	ErrAway       = errors.New("session: another game has taken its place")
	ErrNotStarted = errors.New("session: no move has been made yet")
	ErrNothing    = errors.New("session: there is no such move to undo or redo")
	ErrClock      = errors.New("session: the clock would go back, or beyond its end")
	ErrInput      = errors.New("session: no move is made with such an input")
)

// New returns the game just dealt, its clock at rest. It is kept nowhere: for a game that is, see [Log.New].
func New(g puzzle.Game, o Options, date time.Time) *Session {
	o.Depth = max(o.Depth, 0)
	s := &Session{game: g, options: o, dealt: wholeDate(date), board: g.Scramble, solved: g.Solved()}
	s.recordable = !o.First && !s.solved && g.Solvable()
	s.transition = Transition{Seq: 1, Kind: Dealt, New: s.board, Solved: s.solved}
	return s
}

// wholeDate returns the date in whole seconds; one that RFC 3339 cannot write becomes the zero time.
func wholeDate(date time.Time) time.Time {
	if y := date.Year(); y < 1 || y > 9998 {
		return time.Time{}
	}
	return date.Truncate(time.Second).Round(0)
}

// Apply adds an event to the game, or refuses it and changes nothing. It is how [Load] and replays tell a
// game what happened; the clock then shows the time of the last event. A running game is played with [Session.Move],
// [Session.Undo] and the like instead.
func (s *Session) Apply(e Event) error {
	e.At = e.At.Truncate(time.Millisecond)
	if s.solved {
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

// put adds a move to the line.
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
	s.show(change, board, st)
	return nil
}

// undo takes the last move off the line.
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
	return nil
}

// redo puts the move undone last back on the line; it counts as made now.
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

// show takes the new board and tells the view how it came about.
func (s *Session) show(change Change, board puzzle.Board, st step) {
	s.solved = board == s.game.Goal.Board()
	s.transition = Transition{
		Seq: s.transition.Seq + 1, Kind: change, Old: s.board, New: board,
		Move: st.move, Solved: s.solved, Auto: st.auto,
	}
	s.board = board
}
