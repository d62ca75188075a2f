package session

import (
	"slices"

	"wildfifteen/puzzle"
)

// Leg says which board of a run a game is. A run has one clock: that of each leg after the first starts as the leg is dealt,
// so the sum of the clocks is the time from the first move of the run.
type Leg struct {
	Run string // the text of the run, with its seed; "" for a game of no run
	N   int    // the number of the board, from 1
}

// maxRunText is the maximum length of the text of a run in a log.
const maxRunText = 4096

// fits reports whether a game can be the leg.
func (l Leg) fits(g puzzle.Game) bool {
	r, err := puzzle.ParseRun(l.Run)
	return err == nil && r.Seed != "" && l.N >= 1 && l.N <= r.Len() && r.Config(l.N-1) == g.Config
}

// plain returns the leg with another seed: a player may have typed that of the run.
func (l Leg) plain() Leg {
	if r, err := puzzle.ParseRun(l.Run); err == nil {
		r.Seed = "report"
		l.Run = r.ID()
	}
	return l
}

// Leg returns which board of a run the game is.
func (s *Session) Leg() Leg { return s.options.Leg }

// follows reports whether a game is the next leg of the run that another game is of.
func (o Options) follows(before Options) bool {
	return o.Leg.Run != "" && o.Leg.Run == before.Leg.Run && o.Leg.N == before.Leg.N+1 && o.Own == before.Own
}

// first returns the index of the first leg of the run of game i, or i if it is of none.
func (l *Log) first(i int) int { return first(l.games, i) }

func first(games []*Session, i int) int {
	for i > 0 && games[i].options.follows(games[i-1].options) {
		i--
	}
	return i
}

// units returns the index of the first game of each run in the first n games, and of each other game.
func (l *Log) units(n int) (starts []int) {
	for i := range n {
		if i == 0 || !l.games[i].options.follows(l.games[i-1].options) {
			starts = append(starts, i)
		}
	}
	return starts
}

// Legs returns the legs of the run that is being played, up to the running game; nil if that is of no run, or a leg is lost.
func (l *Log) Legs() []*Session {
	if l.Current() == nil {
		return nil
	}
	return l.legsTo(l.at)
}

func (l *Log) legsTo(i int) []*Session {
	return legsTo(l.games, i)
}

func legsTo(games []*Session, i int) []*Session {
	from := first(games, i)
	if games[from].options.Leg.N != 1 {
		return nil
	}
	return slices.Clone(games[from : i+1])
}

// Runs returns the legs of each run in the log of which the last leg is solved and not [Log.Recorded].
func (l *Log) Runs() (runs [][]*Session) {
	for _, games := range [][]*Session{l.kept, l.games} {
		for i, s := range games {
			if s.endsRun() && !s.recorded {
				if legs := legsTo(games, i); legs != nil {
					runs = append(runs, legs)
				}
			}
		}
	}
	return runs
}

// Full reports whether games must be forgotten before New: see [Log.MakeRoom].
func (l *Log) Full(o Options) bool {
	l.prune()
	if len(l.games) == 0 || o.follows(l.games[l.at].options) {
		return false
	}
	_, _, long := l.longRun()
	return long || len(l.units(l.at+1)) >= MaxGames
}

// longRun finds a run that is over and recorded, has more legs than a log has games, and is not the last: the indices of its first leg and
// of its last.
func (l *Log) longRun() (from, last int, ok bool) {
	starts := l.units(l.at + 1)
	for k := range len(starts) - 1 {
		from, last = starts[k], starts[k+1]-1
		if last-from >= MaxGames && l.games[last].over && !l.games[last].owes() {
			return from, last, true
		}
	}
	return 0, 0, false
}
