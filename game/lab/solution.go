package lab

import (
	"time"

	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// How long a search goes on, and how fast a solution is played.
const (
	searchTime = 20 * time.Second // after this time a search goes on only if the player wants it
	moveTime   = 450 * time.Millisecond
	fastTime   = 200 * time.Millisecond // a move in solutions of more than manyMoves
	manyMoves  = 120
)

// The controls of the solution.
var (
	solveID     = ui.ID{Name: "solve"}
	scrubID     = ui.ID{Name: "scrub"}
	firstID     = ui.ID{Name: "first"}
	beforeID    = ui.ID{Name: "before"}
	runID       = ui.ID{Name: "run"}
	afterID     = ui.ID{Name: "after"}
	lastID      = ui.ID{Name: "last"}
	copyMovesID = ui.ID{Name: "copymoves"}
)

// solution searches for a solution and plays it. The zero solution has not begun to search.
type solution struct {
	asked     bool // the player wants one
	searching bool
	until     time.Duration // when the search stops by itself
	solver    *solve.Solver
	moves     []puzzle.Move
	found     bool

	pos        int  // number of moves made
	remembered bool // undo can bring back the board at the beginning of the solution
	playing    bool
	next       time.Duration // when the next move is played

	captions captions
}

// begin begins the search.
func (s *solution) begin(b *bench, w *work.Budget) {
	if !b.facts.Solvable || b.solved() {
		return
	}
	solver := w.Solver(b.start, b.goal.Board(), work.UsualMode(b.start.Size()))
	*s = solution{asked: true, solver: solver, searching: true, until: b.Stage.Now() + searchTime}
}

// tick continues the search and plays the next move when it is due.
func (s *solution) tick(b *bench, w *work.Budget) {
	if s.searching {
		b.Stage.Animate()
		s.search(b, w)
	}
	if !s.playing {
		return
	}
	b.Stage.Animate()
	if b.Stage.Now() >= s.next {
		s.play(b)
	}
}

// search lets the solver work for a tick and takes over a better solution unless one is being played.
func (s *solution) search(b *bench, w *work.Budget) {
	done := w.Solve(s.solver)
	if n, ok := s.solver.Best(); ok && s.pos == 0 && (!s.found || n < len(s.moves)) {
		s.moves, s.found = s.solver.Solution().Moves, true
	}
	if done || s.solver.Proven() || s.pos > 0 || b.Stage.Now() > s.until || s.solver.Nodes() > work.MaxNodes {
		s.searching = false
		b.Stage.Say(s.status(b.Stage.Lang))
	}
}

// play makes the next move.
func (s *solution) play(b *bench) {
	s.next = b.Stage.Now() + moveTime
	if len(s.moves) > manyMoves {
		s.next = b.Stage.Now() + fastTime
	}
	if s.step(b, 1); s.pos >= len(s.moves) {
		s.playing = false
	}
}

// nextMove returns the next move; ok is false at the end.
func (s *solution) nextMove() (m puzzle.Move, ok bool) {
	if !s.found || s.pos >= len(s.moves) {
		return m, false
	}
	return s.moves[s.pos], true
}

// step makes the next move, or takes one back if by is -1.
func (s *solution) step(b *bench, by int) {
	to := min(max(s.pos+by, 0), len(s.moves))
	if !s.found || to == s.pos {
		return
	}
	d := s.moves[min(to, s.pos)].Dir
	if by < 0 {
		d = d.Opposite()
	}
	label := b.start.At(boardview.Mover(b.start, d))
	s.scrub(b, to)
	b.cause = b.Stage.Lang.N("lab.did_slide", 1)
	b.soundSlide(label)
	if _, ok := s.nextMove(); ok {
		b.Stage.Say(s.turn(b))
	} else {
		b.Stage.Say(b.facts.verdict)
	}
}

// scrub shows the board after the first to moves of the solution.
func (s *solution) scrub(b *bench, to int) {
	if !s.remembered && to != s.pos {
		s.remembered = true
		b.remember()
	}
	at := b.start
	for ; s.pos < to; s.pos++ {
		at = at.Step(s.moves[s.pos].Dir)
	}
	for ; s.pos > to; s.pos-- {
		at = at.Step(s.moves[s.pos-1].Dir.Opposite())
	}
	b.show(puzzle.Lab{Start: at, Goal: b.goal})
}

// stopAt shows the board after the first to moves and stops playing.
func (s *solution) stopAt(b *bench, to int) {
	s.playing = false
	s.scrub(b, to)
}

// adjust is stopAt for the slider's value.
func (s *solution) adjust(b *bench, at float32) {
	if s.found {
		s.stopAt(b, min(max(int(at+0.5), 0), len(s.moves)))
	}
}

// act handles the buttons of the solution.
func (s *solution) act(b *bench, w *work.Budget, id ui.ID) {
	switch id {
	case solveID:
		s.toggleSearch(b, w)
	case runID:
		if s.pos >= len(s.moves) && !s.playing {
			s.scrub(b, 0)
		}
		s.playing = !s.playing
		s.next = b.Stage.Now()
	case firstID:
		s.stopAt(b, 0)
	case beforeID:
		s.playing = false
		s.step(b, -1)
	case afterID:
		s.playing = false
		s.step(b, 1)
	case lastID:
		s.stopAt(b, len(s.moves))
	case copyMovesID:
		b.Stage.Copy(puzzle.FormatMoves(s.moves)) // not shared as a link: moves open nothing
	}
}

// toggleSearch begins the search, stops it, or lets it go on.
func (s *solution) toggleSearch(b *bench, w *work.Budget) {
	switch {
	case s.searching:
		s.searching = false
	case s.solver != nil && s.pos == 0:
		s.searching, s.until = true, b.Stage.Now()+10*searchTime
	default:
		s.begin(b, w)
	}
}
