package game

import (
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// Nodes a solver may expand in one tick where nothing tells how long that takes, so that no frame is late: some
// 3 ms of work at 25 ns a node on a desktop, 1 ms at 100 ns elsewhere.
const (
	tickNodes        = 120_000 // on a desktop
	tickNodesSlow    = 10_000  // elsewhere
	hintPatience     = 700 * time.Millisecond
	autoEvery        = 160 * time.Millisecond // between two moves of the program
	hintLift         = 1.06                   // of the tile that a hint lifts
	provenWorthwhile = 3_000_000_000          // nodes after which the proof of an optimum is given up
)

// nodes is how much a solver may do in this tick.
func (a *App) nodes() int {
	if a.boot.Platform == Desktop {
		return tickNodes
	}
	return tickNodesSlow
}

// hint is the help with the next move: a solver that follows the player, and what it shows.
type hint struct {
	solver *solve.Solver
	board  puzzle.Board // where the solver stands
	asked  bool         // the player waits for an answer
	since  time.Duration
	move   puzzle.Move // shown on the board
	cell   int         // of the tile it moves
	on     bool
	advice string
	auto   bool // the program plays
	next   time.Duration
}

var hintID = ui.ID{Name: "hint"}

// askHint shows the next move; where it shows already, it plays it and shows the one after.
func (p *play) askHint(in session.Input) {
	s := p.session()
	if s.Solved() {
		return
	}
	if p.hint.on {
		m := p.hint.move
		if !p.play(m, in) || s.Solved() {
			return
		}
	}
	p.startSolver()
	p.hint.asked, p.hint.since = true, p.app.in.Now
	p.hintTick()
}

// startSolver makes the solver stand at the present board.
func (p *play) startSolver() {
	h, s := &p.hint, p.session()
	if h.solver != nil && h.board == s.Board() {
		return
	}
	mode := solve.Quick
	if solve.Exact(s.Board().Size()) {
		mode = solve.Optimal
	}
	solver, err := solve.New(s.Board(), s.Goal().Board(), solve.Options{Mode: mode, Tables: p.app.tables})
	if err != nil {
		h.solver = nil // cannot happen: the board is solvable
		return
	}
	h.solver, h.board = solver, s.Board()
}

// followHint keeps the solver beside the player.
func (p *play) followHint(t session.Transition) {
	h := &p.hint
	h.on, h.advice = false, ""
	if h.solver == nil {
		return
	}
	if t.Old != h.board || (t.Kind != session.Slid && t.Kind != session.Undone && t.Kind != session.Redone) {
		*h = hint{auto: h.auto, next: h.next}
		return
	}
	for range t.Move.N {
		if h.solver.Follow(puzzle.Move{Dir: t.Move.Dir, N: 1}) != nil {
			h.solver = nil
			return
		}
	}
	h.board = t.New
}

// hintTick lets the solver work and shows its answer when there is one.
func (p *play) hintTick() {
	h := &p.hint
	if h.auto {
		p.autoTick()
	}
	if h.solver == nil || !h.asked || p.hiddenNow() {
		return
	}
	p.app.out.Animating = true
	done := h.solver.Done() || p.app.work(h.solver.Step, p.app.nodes(), slice)
	n, ok := h.solver.Best()
	if !ok || (!done && !h.solver.Proven() && p.app.in.Now-h.since < hintPatience) {
		if p.app.in.Now-h.since > 300*time.Millisecond {
			h.advice = p.app.lang.T("play.hint_thinking")
		}
		return
	}
	h.asked = false
	m, ok := h.solver.Next()
	if !ok {
		return
	}
	p.session().Hint(p.app.in.Now)
	h.move, h.on = m, true
	h.cell = h.board.Blank() - stepOf(m.Dir, h.board.Size().W)
	key := "play.hint_good"
	if h.solver.Proven() {
		key = "play.hint_optimal"
	}
	h.advice = p.app.lang.N(key, n)
	p.app.say(p.app.lang.T("play.hint_said", "n", h.board.At(h.cell), "way", p.app.lang.T(wayKeys[m.Dir]), "left", h.advice))
}

func (p *play) hiddenNow() bool { return p.app.hidden() }

// arrangeHint lifts the tile that the hint moves.
func (p *play) arrangeHint() {
	if h := &p.hint; h.on && !p.peek && h.board == p.session().Board() && !p.shifted(h.board.At(h.cell)) {
		p.shifts = append(p.shifts, render.TileShift{Label: h.board.At(h.cell), Zoom: hintLift})
	}
}

// paintHint draws the arrow of the hint into the gap.
func (p *play) paintHint(l *render.List, f *ui.Frame) {
	h := &p.hint
	if !h.on || h.board != p.session().Board() || p.view.Covered || p.peek {
		return
	}
	r := render.CellRect(p.place.at, p.place.cell, h.board.Size(), h.board.Blank())
	l.PushClip(p.place.inner)
	l.Icon(wayIcons[h.move.Dir], r.Inset(p.place.cell*0.22), max(f.Dip(2), p.place.cell*0.06), f.Theme.Accent)
	l.PopClip()
}

var wayIcons = [4]render.Icon{puzzle.Up: render.Up, puzzle.Down: render.Down, puzzle.Left: render.Left, puzzle.Right: render.Right}

// startAuto lets the program play the rest; any input stops it.
func (p *play) startAuto() {
	if p.session().Solved() {
		return
	}
	p.hint = hint{auto: true, next: p.app.in.Now}
	p.startSolver()
}

// stopAuto gives the game back to the player.
func (p *play) stopAuto() {
	if p.hint.auto {
		p.hint.auto = false
		p.app.toast.show(p.app, p.app.lang.T("play.auto_stopped"))
	}
}

// autoTick plays one move of the solution each while.
func (p *play) autoTick() {
	h, s := &p.hint, p.session()
	now := p.app.in.Now
	if s.Solved() {
		h.auto = false
		return
	}
	if p.hiddenNow() {
		return
	}
	p.startSolver()
	p.app.out.Animating = true
	h.advice = p.app.lang.T("play.auto")
	if h.solver == nil || now < h.next {
		return
	}
	done := h.solver.Done() || p.app.work(h.solver.Step, p.app.nodes(), slice)
	if !done && !h.solver.Proven() && now-h.next < hintPatience && s.Autos() == 0 {
		return
	}
	m, ok := h.solver.Next()
	if !ok {
		return
	}
	h.next = now + autoEvery
	if s.Auto(m, now) == nil {
		p.follow()
		h.auto = !s.Solved()
	}
}

// best is the search for the fewest moves from a game's scramble, which goes on while the player plays.
type best struct {
	game   puzzle.Game
	solver *solve.Solver
}

// bestTick goes on with the search, once the game has begun. The solver's tables are made before that, so
// that a first hint does not wait for them.
func (p *play) bestTick() {
	s, b := p.session(), &p.best
	if !solve.Exact(s.Board().Size()) || p.hint.asked || s.Solved() && !s.Started() {
		return
	}
	if b.game != s.Game() || b.solver == nil {
		solver, err := solve.New(s.Game().Scramble, s.Goal().Board(), solve.Options{Mode: solve.Optimal, Tables: p.app.tables})
		if err != nil {
			return
		}
		*b = best{s.Game(), solver}
	}
	if p.app.hidden() || b.solver.Proven() || b.solver.Done() || b.solver.Nodes() > provenWorthwhile {
		return
	}
	if ph := b.solver.Phase(); !s.Started() && ph != solve.Building && ph != solve.Preparing {
		return
	}
	p.app.work(b.solver.Step, p.app.nodes(), slice)
}

// words says what is known of the fewest moves: the number, a bound, or nothing.
func (b *best) words(a *App, s *session.Session) string {
	if b.solver == nil || b.game != s.Game() {
		return ""
	}
	n, _ := b.solver.Best()
	switch {
	case !b.solver.Proven():
		return a.lang.T("result.at_least", "n", b.solver.Lower(), "you", s.STM())
	case n == s.STM():
		return a.lang.N("result.optimal", n)
	}
	return a.lang.T("result.best", "n", n, "you", s.STM())
}

// excess is how many moves more than needed were made, once the fewest are known.
func (b *best) excess(s *session.Session) (int, bool) {
	if b.solver == nil || b.game != s.Game() || !b.solver.Proven() {
		return 0, false
	}
	n, _ := b.solver.Best()
	return s.STM() - n, true
}
