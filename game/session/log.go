package session

import (
	"time"

	"wildfifteen/puzzle"
)

// MaxGames is how many games a [Log] keeps: the running one and those that undo and redo can bring back.
const MaxGames = 20

const (
	backLine    = "back"
	forwardLine = "forward"
)

// Log is the running game, with the games it replaced: undo of a new deal brings the old game back. All
// that happens in it is written, line by line, to a sink. It is not safe for concurrent use.
type Log struct {
	games []*Session // at most MaxGames
	at    int        // the running one
	moves int        // how many moves a game with others after it had seen when it came back: a further one forgets those
	sink  func(line []byte)
}

// NewLog returns a log without a game. Each line, without its newline, goes to the sink, which keeps the
// slice; nil writes nothing.
func NewLog(sink func(line []byte)) *Log {
	return &Log{sink: sink}
}

// SetSink sets where the lines go from now on. Lines written before are not repeated.
func (l *Log) SetSink(sink func(line []byte)) {
	l.sink = sink
	for _, s := range l.games {
		s.sink = sink
	}
}

// Current returns the running game, nil if there is none yet.
func (l *Log) Current() *Session {
	if len(l.games) == 0 {
		return nil
	}
	return l.games[l.at]
}

// Games returns how many games the log keeps.
func (l *Log) Games() int {
	l.prune()
	return len(l.games)
}

// New begins another game in place of the running one, whose clock stops. Undo brings that one back.
func (l *Log) New(g puzzle.Game, o Options, now time.Duration, date time.Time) *Session {
	if s := l.Current(); s != nil {
		s.Pause(now)
	}
	s := New(g, o, date)
	l.add(s)
	if l.sink != nil {
		l.sink(s.appendHead(nil))
	}
	return s
}

// Adopt goes on with a game of another log, in place of the running one, whose clock stops. All that happened in it
// is written here too. If it is started and not over, it is paused where it stood, as after [Load].
func (l *Log) Adopt(other *Session, now time.Duration) *Session {
	s := l.New(other.game, other.options, now, other.dealt)
	for _, e := range other.history() {
		if s.Apply(e) != nil {
			break // cannot be: it did apply to the same deal
		}
		if l.sink != nil {
			l.sink(AppendEvent(nil, e))
		}
	}
	s.paused = s.started && !s.solved
	s.transition = Transition{Seq: s.transition.Seq, Kind: Restored, New: s.board, Solved: s.solved}
	return s
}

// Playing reports whether a game is begun and not over: the running one, or one that undo would bring back.
func (l *Log) Playing() bool {
	for i := min(l.at, len(l.games)-1); i >= 0; i-- {
		if s := l.games[i]; s.started {
			return !s.solved
		}
	}
	return false
}

// add makes s the running game.
func (l *Log) add(s *Session) {
	s.sink = l.sink
	from := l.Current()
	s.follow(from, Dealt)
	if from != nil {
		from.away = true
		l.games = l.games[:l.at+1]
	}
	l.games = append(l.games, s)
	if extra := len(l.games) - MaxGames; extra > 0 {
		l.games = append([]*Session(nil), l.games[extra:]...)
	}
	l.at = len(l.games) - 1
}

// CanUndo reports whether [Log.Undo] would do something.
func (l *Log) CanUndo() bool {
	s := l.Current()
	return s != nil && (s.CanUndo() || l.canGoBack())
}

// CanRedo reports whether [Log.Redo] would do something.
func (l *Log) CanRedo() bool {
	s := l.Current()
	return s != nil && (s.CanRedo() || l.canGoOn())
}

// Undo takes back the last move of the running game. In a game without a move yet, it brings back the game
// before it, whose clock goes on at once. False if there is nothing to undo, in a pause, and when the game is over.
func (l *Log) Undo(now time.Duration) bool {
	s := l.Current()
	if s == nil {
		return false
	}
	return s.Undo(now) || l.canGoBack() && l.turn(-1, WentBack, now)
}

// Redo makes the move that was undone last again. With no such move, and none made since, it brings back
// the game that [Log.Undo] took away. False if there is nothing to redo, and in a pause.
func (l *Log) Redo(now time.Duration) bool {
	s := l.Current()
	if s == nil {
		return false
	}
	return s.Redo(now) || l.canGoOn() && l.turn(+1, WentOn, now)
}

func (l *Log) canGoBack() bool {
	return l.at > 0 && !l.Current().Started()
}

func (l *Log) canGoOn() bool {
	return l.hasNext() && !l.Current().Paused()
}

// hasNext reports whether redo reaches a game after the running one.
func (l *Log) hasNext() bool {
	s := l.Current()
	return l.at+1 < len(l.games) && len(s.ahead) == 0 && s.counts.slides == l.moves
}

// turn goes to the game before or after, and writes so.
func (l *Log) turn(by int, kind Change, now time.Duration) bool {
	l.Current().Pause(now)
	l.show(by, kind)
	if l.sink != nil {
		line := backLine
		if kind == WentOn {
			line = forwardLine
		}
		l.sink([]byte(line))
	}
	l.Current().Resume(now)
	return true
}

// show makes the game before or after the running one.
func (l *Log) show(by int, kind Change) {
	from := l.Current()
	l.at += by
	s := l.Current()
	from.away, s.away = true, false
	s.follow(from, kind)
	l.moves = s.counts.slides
}

// prune forgets the games that redo can no longer reach.
func (l *Log) prune() {
	if s := l.Current(); s != nil && s.counts.slides != l.moves {
		l.games = l.games[:l.at+1]
	}
}

// Compact returns the shortest file that holds the log as it stands: what [Load] makes the same log of. It
// replaces the file when the program starts, and may when a game ends.
func (l *Log) Compact() []byte {
	l.prune()
	var text []byte
	for _, s := range l.games {
		text = append(s.appendHead(text), '\n')
		for _, e := range s.history() {
			text = append(AppendEvent(text, e), '\n')
		}
	}
	for range len(l.games) - 1 - max(l.at, 0) {
		text = append(text, backLine+"\n"...)
	}
	return text
}
