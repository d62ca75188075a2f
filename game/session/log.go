package session

import (
	"slices"
	"time"

	"wildfifteen/puzzle"
)

// MaxGames is the largest number of games in a [Log]: the running one and those that undo and redo can bring back. All legs
// of a run count as one.
const MaxGames = 20

const (
	backLine    = "back"
	forwardLine = "forward"
)

// Log is the running game with the games it replaced: undo of a new deal brings the last unsolved one back. Everything that
// happens is written to a sink, line by line. A Log is not safe for concurrent use.
type Log struct {
	games []*Session // at most MaxGames
	kept  []*Session // games that are over, left games, and whose records may not be on the disk yet
	at    int        // index of the running game
	moves int        // counts.slides of the running game when undo or redo brought it back: a new move discards those after it
	sink  func(line []byte)
}

// NewLog returns a log without games. It passes each line with its sum, but without a newline, to sink, which may keep the
// slice; a nil sink drops the lines.
func NewLog(sink func(line []byte)) *Log {
	return &Log{sink: withSums(sink)}
}

// withSums returns a sink that adds sums to lines.
func withSums(sink func(line []byte)) func(line []byte) {
	if sink == nil {
		return nil
	}
	return func(line []byte) { sink(lineFrame.add(line)) }
}

// SetSink replaces the sink. Earlier lines are not repeated.
func (l *Log) SetSink(sink func(line []byte)) {
	l.sink = withSums(sink)
	for _, s := range l.games {
		s.sink = l.sink
	}
}

// Current returns the running game, or nil if the log has no game.
func (l *Log) Current() *Session {
	if len(l.games) == 0 {
		return nil
	}
	return l.games[l.at]
}

// All returns the games of the log, the first one first.
func (l *Log) All() []*Session { return slices.Clone(l.games) }

// Games returns the number of games in the log.
func (l *Log) Games() int {
	l.prune()
	return len(l.games)
}

// New starts a game in place of the running one, which is paused; Undo brings that one back. now is the moment on the
// clock of the caller, date the time of the deal.
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

// Supplant is like New, but takes the place of the running game if that has no move and is not the first: games that are
// opened one after the other, by a link that changes, do not remove what was played before them.
func (l *Log) Supplant(g puzzle.Game, o Options, now time.Duration, date time.Time) *Session {
	if s := l.Current(); s != nil && !s.started && l.at > 0 {
		l.show(-1, WentBack)
		l.write(backLine)
	}
	return l.New(g, o, now, date)
}

// MakeRoom forgets a game if New would make one too many: one that is over, which undo passes by, or one without a move, or else
// the first. All legs of a run count as one game, and go together; of a long run that is over, all but the last leg go
// once another game has followed.
// The file must be replaced by Compact then, before New.
func (l *Log) MakeRoom(o Options) {
	if !l.Full(o) {
		return
	}
	for {
		from, last, ok := l.longRun()
		if !ok {
			break
		}
		l.forget(from, last)
	}
	starts := l.units(l.at + 1)
	if len(starts) < MaxGames {
		return
	}
	old := starts[:len(starts)-1]
	last := func(k int) *Session { return l.games[starts[k+1]-1] }
	k := 0
	for k < len(old) && !last(k).over {
		k++
	}
	if k == len(old) {
		k = max(0, slices.IndexFunc(old, func(i int) bool { return !l.games[i].started }))
	}
	l.forget(starts[k], starts[k+1])
}

// forget discards the games from one to before another, and those that redo would bring back.
func (l *Log) forget(from, end int) {
	l.keep(l.games[from:end])
	l.keep(l.games[l.at+1:])
	l.games = slices.Concat(l.games[:from], l.games[end:l.at+1])
	l.at -= end - from
}

// Adopt continues a game of another log in place of the running one, which is paused. All events of the game are written
// to this log, too. If the game is started and not over, it is paused, as after [Load]. Adopt returns the new game; other
// does not change.
func (l *Log) Adopt(other *Session, now time.Duration) *Session {
	s := l.New(other.game, other.options, now, other.dealt)
	for _, e := range other.history() {
		if s.Apply(e) != nil {
			break // cannot happen: the event applied to the same deal before
		}
		if l.sink != nil {
			l.sink(AppendEvent(nil, e))
		}
	}
	s.paused = s.started && !s.over
	s.transition = Transition{Seq: s.transition.Seq, Kind: Restored, New: s.board, Solved: s.solved}
	return s
}

// Met reports whether a game of the log has the scramble and the goal of another that is played in a mode, and was begun: whoever
// plays that game knows it. To find the fewest moves one may begin as often as one likes, until one has. The game but does
// not count; it may be nil.
func (l *Log) Met(g puzzle.Game, m Mode, but *Session) bool {
	return slices.ContainsFunc(l.games, func(s *Session) bool {
		return s != but && (s.over || s.started && m != FewestMoves) && s.game.Scramble == g.Scramble && s.game.Goal.Board() == g.Goal.Board()
	})
}

// Playing reports whether a game is started and not over: the running game or, if that is not started, the last started
// one before it, which undo would bring back.
func (l *Log) Playing() bool {
	for i := min(l.at, len(l.games)-1); i >= 0; i-- {
		if s := l.games[i]; s.started {
			return !s.over
		}
	}
	return false
}

// add appends s and makes it the running game.
func (l *Log) add(s *Session) {
	s.sink = l.sink
	from := l.Current()
	s.follow(from, Dealt)
	if from != nil {
		from.away = true
		end := l.at + 1
		if from.kept && !s.options.follows(from.options) {
			end = l.first(l.at)
		}
		l.keep(l.games[end:])
		l.games = l.games[:end]
	}
	l.games = append(l.games, s)
	if starts := l.units(len(l.games)); len(starts) > MaxGames {
		first := starts[len(starts)-MaxGames]
		l.keep(l.games[:first])
		l.games = append([]*Session(nil), l.games[first:]...)
	}
	l.at = len(l.games) - 1
}

// CanUndo reports whether [Log.Undo] would return true.
func (l *Log) CanUndo() bool {
	s := l.Current()
	return s != nil && (s.CanUndo() || l.canGoBack())
}

// CanRedo reports whether [Log.Redo] would return true.
func (l *Log) CanRedo() bool {
	s := l.Current()
	return s != nil && (s.CanRedo() || l.canGoOn())
}

// Undo undoes the last move of the running game. In a game that is not started, it brings back the last game before that
// is not over, whose clock continues at once. It returns false if there is nothing to undo, or the game is paused or
// over.
func (l *Log) Undo(now time.Duration) bool {
	s := l.Current()
	if s == nil {
		return false
	}
	return s.Undo(now) || l.canGoBack() && l.turn(l.before()-l.at, now)
}

// Redo redoes the move undone last. If there is none, and no new move was made, it brings back the game that [Log.Undo]
// replaced. It returns false if there is nothing to redo, or the game is paused.
func (l *Log) Redo(now time.Duration) bool {
	s := l.Current()
	if s == nil {
		return false
	}
	return s.Redo(now) || l.canGoOn() && l.turn(l.after()-l.at, now)
}

func (l *Log) canGoBack() bool {
	return !l.Current().Started() && l.before() >= 0
}

func (l *Log) canGoOn() bool {
	return l.hasNext() && l.after() < len(l.games) && !l.Current().Paused()
}

// before returns the index of the last game before the running one that is not over, -1 if there is none.
func (l *Log) before() int {
	i := l.at - 1
	for i >= 0 && l.games[i].over {
		i--
	}
	return i
}

// after returns the index of the first game after the running one that is not over, len(l.games) if there is none.
func (l *Log) after() int {
	i := l.at + 1
	for i < len(l.games) && l.games[i].over {
		i++
	}
	return i
}

// hasNext reports whether a step may go to the game after the running one.
func (l *Log) hasNext() bool {
	s := l.Current()
	return l.at+1 < len(l.games) && len(s.ahead) == 0 && s.counts.slides == l.moves
}

// hasPrevious reports whether a step may go to the game before the running one. A game that is over is passed by.
func (l *Log) hasPrevious() bool {
	s := l.Current()
	return l.at > 0 && (!s.started || s.over)
}

// turn goes to a game before or after the running one, step by step, and writes each step.
func (l *Log) turn(by int, now time.Duration) bool {
	from := l.Current()
	from.Pause(now)
	for ; by < 0; by++ {
		l.show(-1, WentBack)
		l.write(backLine)
	}
	for ; by > 0; by-- {
		l.show(+1, WentOn)
		l.write(forwardLine)
	}
	l.Current().transition.Old = from.board
	l.Current().Resume(now)
	return true
}

// write writes a step.
func (l *Log) write(line string) {
	if l.sink != nil {
		l.sink([]byte(line))
	}
}

// show makes the game before (-1) or after (+1) the running one.
func (l *Log) show(by int, kind Change) {
	from := l.Current()
	l.at += by
	s := l.Current()
	from.away, s.away = true, false
	s.follow(from, kind)
	l.moves = s.counts.slides
}

// prune discards the games that redo can no longer reach.
func (l *Log) prune() {
	if s := l.Current(); s != nil && s.counts.slides != l.moves {
		l.keep(l.games[l.at+1:])
		l.games = l.games[:l.at+1]
	}
}

// maxPlain is the largest number of events that [Session.Plain] includes.
const maxPlain = 2000

// Plain returns the file of a log with just this game, without its seed, which a player may have typed. A very long game
// begins with its present board.
func (s *Session) Plain() []byte {
	c := *s
	if len(c.events) > maxPlain {
		c = *New(s.game, Options{Own: true}, s.dealt)
		c.game.Scramble, c.board = s.board, s.board
	}
	c.game.Seed, c.game.Seeded = "", false
	c.options.Leg = c.options.Leg.plain()
	l := Log{games: []*Session{&c}}
	l.moves = c.counts.slides
	return l.Compact()
}

// Compact returns the shortest file from which [Load] restores the same log, with the finished games that are not
// [Log.Recorded]. Callers replace the file by it when the
// program starts, and may do so when a game ends.
func (l *Log) Compact() []byte {
	l.prune()
	var text []byte
	from := 0 // where the last line begins
	end := func() {
		text = append(lineFrame.appendEnd(text, text[from:]), '\n')
		from = len(text)
	}
	for _, s := range slices.Concat(l.kept, l.games) {
		text = s.appendHead(text)
		end()
		for _, e := range s.history() {
			text = AppendEvent(text, e)
			end()
		}
	}
	for range len(l.games) - 1 - max(l.at, 0) {
		text = append(text, backLine...)
		end()
	}
	return text
}
