package play

import (
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// Limits of the search for the fewest moves.
const (
	maxNodes     = 20_000_000  // where no proof is expected; work.MaxNodes elsewhere
	bestDelay    = time.Second // of the search for a game that has not begun: the program still starts, or shows the deal
	maxBestCells = 100         // of a board that is searched while the player plays: a larger one needs much memory
)

// best searches for the fewest moves from a game's scramble while the player plays, and keeps the results.
type best struct {
	game   puzzle.Game
	since  time.Duration // when the search first saw the game
	solver *solve.Solver // nil before the search begins and after it ends
	over   bool          // the search has ended
	lower  int           // no solution has fewer moves
	upper  int           // moves of the solver's solution; 0 if there is none yet
	asked  bool          // the player waits for the result, however large the board is
}

// tick continues the search once the game has begun. Before that it makes only a first solution and the solver's tables:
// a first hint then need not wait for them nor, in a browser, for code that has never run.
func (b *best) tick(p *Scene) {
	s := p.Session()
	if b.game != s.Game() {
		*b = best{game: s.Game(), since: p.Stage.Now()} // this also frees the memory of the other game's search
	}
	b.asked = p.mode.asked
	if b.over || p.help.busy() || s.Paused() || s.Solved() && !s.Started() || !p.watched() {
		return
	}
	if b.solver == nil {
		b.solver = p.budget.Solver(b.game.Scramble, s.Goal().Board(), solve.Optimal)
		b.lower = b.solver.Lower()
	}
	if b.waits(s, p.Stage.Now()) {
		return
	}
	p.budget.Solve(b.solver)
	b.take(solve.Exact(s.Board().Size()))
}

// waits reports whether the search has to wait.
func (b *best) waits(s *session.Session, now time.Duration) bool {
	size := s.Board().Size()
	if !s.Started() {
		ph := b.solver.Phase()
		prepared := ph != solve.Building && (!solve.Exact(size) || ph == solve.Searching) // an exact solver has no tables before it searches
		if prepared || now-b.since < bestDelay {
			return true
		}
	}
	return size.Cells() > maxBestCells && !s.Over() && !b.asked
}

// watched reports whether the player looks at the game or its result: other scenes run their own searches.
func (p *Scene) watched() bool { return p.Stage.Shows(p) || p.result != nil && p.result.watched() }

// take stores the solver's results, and drops the solver when it has ended or reached its limit.
func (b *best) take(exact bool) {
	limit := uint64(maxNodes)
	if exact {
		limit = work.MaxNodes
	}
	b.lower = b.solver.Lower()
	b.upper, _ = b.solver.Best()
	if b.solver.Proven() || b.solver.Done() || b.solver.Nodes() > limit {
		b.solver, b.over = nil, true
	}
}

// fewest returns the fewest moves known to solve the game, the solver's or the player's, and whether they are proven to
// be the fewest.
func (b *best) fewest(s *session.Session) (n int, proven bool) {
	n = b.upper
	if s.Solved() && (n == 0 || s.STM() < n) {
		n = s.STM()
	}
	return n, n > 0 && n <= b.lower
}

// knows reports whether the search has begun for the game of s.
func (b *best) knows(s *session.Session) bool {
	return b.game == s.Game() && (b.solver != nil || b.over)
}

// words says what is known of the fewest moves: their number or its bounds, and whether the search goes on. It is "" if
// the program made some of the moves: then there is nothing to compare.
func (b *best) words(l *assets.Lang, s *session.Session) string {
	if !b.knows(s) || s.Autos() > 0 || s.Failed() {
		return ""
	}
	n, proven := b.fewest(s)
	switch {
	case proven && n == s.STM():
		return l.N("result.optimal", n)
	case proven:
		return l.T("result.best", "n", l.Count(n), "you", l.Count(s.STM()))
	}
	key := "result.at_least"
	switch less := n < s.STM(); {
	case less && b.over:
		key = "result.between_ended"
	case less:
		key = "result.between"
	case b.over:
		key = "result.at_least_ended"
	}
	return l.T(key, "n", l.Count(b.lower), "enough", l.Count(n), "you", l.Count(s.STM()))
}

// perfect reports whether the player has solved the game of s without help, and certainly in the fewest moves possible. All that
// praises a perfect solve asks here: words, ring, light, bar and calendar.
func (b *best) perfect(s *session.Session) bool {
	if !s.Solved() || s.Autos() > 0 || s.Hints() > 0 || !b.knows(s) {
		return false
	}
	n, proven := b.fewest(s)
	return proven && n == s.STM()
}

// state returns a key that changes whenever words would.
func (b *best) state() int64 {
	n := int64(b.lower)<<24 | int64(b.upper)<<2
	if b.solver != nil {
		n |= 1
	}
	if b.over {
		n |= 2
	}
	return n
}

// excess returns how many more moves than needed were made; ok is false while the fewest are not known.
func (b *best) excess(s *session.Session) (n int, ok bool) {
	if !b.knows(s) {
		return 0, false
	}
	n, proven := b.fewest(s)
	return s.STM() - n, proven
}
