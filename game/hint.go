package game

import (
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// How long the program thinks before it shows or plays a move.
const (
	hintPatience = 700 * time.Millisecond // for a hint, or a solution that cannot be proven to be the shortest
	autoPatience = 3 * time.Second        // for a shortest solution to be played
	thinkingSaid = 300 * time.Millisecond // after which the player is told
	autoEvery    = 160 * time.Millisecond // between two moves of the program
	hintLift     = 1.06                   // of the tile that a hint lifts
)

// hint is the help with the next move: a solver that follows the player, and what it shows.
type hint struct {
	solver *solve.Solver
	board  puzzle.Board  // where the solver stands
	asked  bool          // the player waits for an answer
	since  time.Duration // when it was asked to show a move, or to play
	move   puzzle.Move   // shown on the board
	cell   int           // of the tile it moves
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
	if p.hint.auto {
		p.stopAuto()
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
	if t.Solved {
		*h = hint{} // its memory is not needed any more
		return
	}
	if t.Old != h.board || (t.Kind != session.Slid && t.Kind != session.Undone && t.Kind != session.Redone) {
		*h = hint{auto: h.auto, next: h.next, since: h.since}
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
	if h.solver == nil || !h.asked || p.app.hidden() {
		return
	}
	p.app.out.Animating = true
	done := h.solver.Done() || p.app.search(h.solver.Step, tickNodes, slice)
	n, ok := h.solver.Best()
	if !ok || (!done && !h.solver.Proven() && p.app.in.Now-h.since < hintPatience) {
		if p.app.in.Now-h.since > thinkingSaid {
			h.advice = p.app.lang.T("play.hint_thinking")
		}
		return
	}
	h.asked, h.advice = false, ""
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

// arrangeHint lifts the tile that the hint moves.
func (p *play) arrangeHint() {
	if h := &p.hint; h.on && !p.peek && h.board == p.session().Board() && !p.shifted(h.board.At(h.cell)) {
		p.shifts = append(p.shifts, render.TileShift{Label: h.board.At(h.cell), Zoom: hintLift})
	}
}

// busy reports whether the help is looking for moves: it has the searches' time for itself then.
func (h *hint) busy() bool { return h.asked || h.auto && h.solver != nil && !h.solver.Done() }

// paintHint draws the arrow of the hint into the blank.
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
	p.hint = hint{auto: true, next: p.app.in.Now, since: p.app.in.Now}
	p.startSolver()
}

// stopAuto gives the game back to the player.
func (p *play) stopAuto() {
	if p.hint.auto {
		p.hint.auto, p.hint.advice = false, ""
		p.app.toast.show(p.app, p.app.lang.T("play.auto_stopped"))
	}
}

// autoTick thinks, and plays one move of the solution each while.
func (p *play) autoTick() {
	h, s := &p.hint, p.session()
	now := p.app.in.Now
	if s.Solved() {
		h.auto = false
		return
	}
	if p.app.hidden() {
		return
	}
	p.startSolver()
	p.app.out.Animating = true
	h.advice = p.app.lang.T("play.auto")
	if h.solver == nil {
		return
	}
	done := h.solver.Done() || p.app.search(h.solver.Step, tickNodes, slice)
	if !done && !h.solver.Proven() && now-h.since < patience(h.board.Size()) {
		if now-h.since > thinkingSaid {
			h.advice = p.app.lang.T("play.auto_thinking")
		}
		return
	}
	m, ok := h.solver.Next()
	if !ok || now < h.next {
		return
	}
	h.next = now + autoEvery
	if s.Auto(m, now) == nil {
		p.follow()
		h.auto = !s.Solved()
	}
}

// patience is how long the program looks for a shortest solution before it plays a good one.
func patience(size puzzle.Size) time.Duration {
	if solve.Exact(size) {
		return autoPatience
	}
	return hintPatience
}
