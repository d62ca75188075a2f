package play

import (
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// When the search for the fewest moves ends without a proof, and when it waits.
const (
	maxNodesExact = 3_000_000_000 // on boards where a proof is to be expected
	maxNodes      = 20_000_000    // on larger ones
	bestDelay     = time.Second   // before it works for a game that has not begun: the program starts, or shows the deal
	maxBestCells  = 100           // of boards for which it works while the player plays: for larger ones it takes much memory
)

// best is the search for the fewest moves from a game's scramble, which goes on while the player plays, and what it has
// found.
type best struct {
	game   puzzle.Game
	since  time.Duration // when the game was met
	solver *solve.Solver // nil: not begun, or over
	over   bool
	lower  int // there is no shorter solution
	upper  int // the solver's solution; 0: none yet
}

// tick goes on with the search once the game has begun. A first solution and the solver's tables are made before that,
// so that a first hint need not wait for them; nor, in a browser, for code that was never run.
func (b *best) tick(p *Scene) {
	s := p.Session()
	if b.game != s.Game() {
		*b = best{game: s.Game(), since: p.Now()} // the other game's memory is not needed any more
	}
	if b.over || p.help.busy() || s.Paused() || s.Solved() && !s.Started() || !p.watched() {
		return
	}
	if b.solver == nil {
		b.solver = p.budget.Solver(b.game.Scramble, s.Goal().Board(), solve.Optimal)
		b.lower = b.solver.Lower()
	}
	if b.waits(s, p.Now()) {
		return
	}
	p.budget.Solve(b.solver)
	b.take(solve.Exact(s.Board().Size()))
}

// waits reports whether there is nothing to be done yet.
func (b *best) waits(s *session.Session, now time.Duration) bool {
	size := s.Board().Size()
	if !s.Started() {
		ph := b.solver.Phase()
		prepared := ph != solve.Building && (!solve.Exact(size) || ph == solve.Searching) // before that there are no tables yet
		if prepared || now-b.since < bestDelay {
			return true
		}
	}
	return size.Cells() > maxBestCells && !s.Solved()
}

// watched reports whether the player looks at the game or its result: other scenes have searches of their own.
func (p *Scene) watched() bool { return p.Shows(p) || p.result != nil && p.Shows(p.result) }

// take notes what the solver has found, and drops it when there is no more to be had from it.
func (b *best) take(exact bool) {
	limit := uint64(maxNodes)
	if exact {
		limit = maxNodesExact
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

// knows reports whether there is anything to tell about a game.
func (b *best) knows(s *session.Session) bool {
	return b.game == s.Game() && (b.solver != nil || b.over)
}

// words says what is known of the fewest moves: their number, or what it lies between, and whether the search goes on.
func (b *best) words(l *assets.Lang, s *session.Session) string {
	if !b.knows(s) {
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

// state is a number for all that words depend on.
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
