package game

import (
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// When the search for the fewest moves ends without a proof, and when it waits.
const (
	provenWorthwhile = 3_000_000_000 // nodes, on boards where a proof is to be expected
	boundWorthwhile  = 20_000_000    // nodes, on larger ones
	bestRest         = time.Second   // in which nothing is done for a game that has not begun: the program starts, or shows it
	bestAlong        = 100           // cells up to which it goes on while the player plays: on more it takes much memory
)

// best is the search for the fewest moves from a game's scramble, which goes on while the player plays, and
// what it has found.
type best struct {
	game   puzzle.Game
	since  time.Duration // when it was met
	solver *solve.Solver // nil: not begun, or over
	over   bool
	lower  int // nobody needs fewer moves
	upper  int // the solver needs so many; 0: no solution yet
}

// bestTick goes on with the search, once the game has begun. A first solution and the solver's tables are made before
// that, so that a first hint does not wait for them; nor, in a browser, for code that has never run.
func (p *play) bestTick() {
	s, b := p.session(), &p.best
	if b.game != s.Game() {
		*b = best{game: s.Game(), since: p.app.in.Now} // the other game's memory is not needed any more
	}
	if b.over || p.hint.busy() || p.app.hidden() || s.Solved() && !s.Started() || !p.watched() {
		return
	}
	size := s.Board().Size()
	if b.solver == nil {
		solver, err := solve.New(b.game.Scramble, s.Goal().Board(), solve.Options{Mode: solve.Optimal, Tables: p.app.tables})
		if err != nil {
			b.over = true // cannot happen: the board is solvable
			return
		}
		b.solver, b.lower = solver, solver.Lower()
	}
	switch ph := b.solver.Phase(); {
	case !s.Started() && ph != solve.Building && (!solve.Exact(size) || ph == solve.Searching): // before that there are no tables yet
		return
	case !s.Started() && p.app.in.Now-b.since < bestRest:
		return
	case size.Cells() > bestAlong && !s.Solved():
		return
	}
	p.app.search(b.solver.Step, tickNodes, slice)
	b.take(solve.Exact(size))
}

// watched reports whether the player looks at the game or its result: elsewhere the searches are other ones.
func (p *play) watched() bool {
	switch p.app.top().(type) {
	case *play, *result:
		return true
	}
	return false
}

// take notes what the solver has found, and lets it go when there is no more to be had from it.
func (b *best) take(exact bool) {
	most := uint64(boundWorthwhile)
	if exact {
		most = provenWorthwhile
	}
	b.lower = b.solver.Lower()
	b.upper, _ = b.solver.Best()
	if b.solver.Proven() || b.solver.Done() || b.solver.Nodes() > most {
		b.solver, b.over = nil, true
	}
}

// fewest is the fewest moves known to solve the game, the solver's or the player's, and whether they are
// proven to be the fewest.
func (b *best) fewest(s *session.Session) (n int, proven bool) {
	n = b.upper
	if s.Solved() && (n == 0 || s.STM() < n) {
		n = s.STM()
	}
	return n, n > 0 && n <= b.lower
}

// of reports whether there is something to say of a game.
func (b *best) of(s *session.Session) bool { return b.game == s.Game() && (b.solver != nil || b.over) }

// words says what is known of the fewest moves: the number, or what they lie between, and whether the search goes on.
func (b *best) words(a *App, s *session.Session) string {
	if !b.of(s) {
		return ""
	}
	n, proven := b.fewest(s)
	switch {
	case proven && n == s.STM():
		return a.lang.N("result.optimal", n)
	case proven:
		return a.lang.T("result.best", "n", a.lang.Count(n), "you", a.lang.Count(s.STM()))
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
	return a.lang.T(key, "n", a.lang.Count(b.lower), "enough", a.lang.Count(n), "you", a.lang.Count(s.STM()))
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

// excess is how many moves more than needed were made, once the fewest are known.
func (b *best) excess(s *session.Session) (int, bool) {
	if !b.of(s) {
		return 0, false
	}
	n, proven := b.fewest(s)
	return s.STM() - n, proven
}
