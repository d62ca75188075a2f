package play

import (
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// How long the program thinks before it shows or plays a move.
const (
	hintPatience = 700 * time.Millisecond // for a hint, or a solution that cannot be proven to be the shortest
	autoPatience = 3 * time.Second        // for a shortest solution to be played
	thinkingTime = 300 * time.Millisecond // after which the player is told
	autoInterval = 160 * time.Millisecond // between two moves of the program
	hintZoom     = 1.06                   // of the tile that a hint lifts
	liftTime     = 120 * time.Millisecond // in which the hint lifts it
)

// help finds the next move with a solver that follows the game, for hints and for the program's own play.
type help struct {
	solver  *solve.Solver
	board   puzzle.Board  // the board that the solver works on
	asked   bool          // the player waits for an answer
	since   time.Duration // when the solver was asked to show a move, or to play
	move    puzzle.Move   // the hint
	shown   bool          // the player has been given the hint
	lift    stage.Timer   // of the hint's tile
	visible bool          // the hint was on the board at the last layout
	advice  string        // the line below the board
	auto    bool          // the program plays
	next    time.Duration // when the program plays its next move
}

// ask shows the next move. If a hint is shown already, ask plays it and shows the move after it. If the program plays,
// ask only stops it.
func (h *help) ask(p *Scene, in session.Input) {
	s := p.Session()
	if p.recall() {
		return
	}
	if h.auto {
		h.stopAuto(p)
		return
	}
	if h.firstHint(p) {
		return
	}
	if h.shown && (!p.hand.move(h.move, in) || s.Solved()) {
		return
	}
	h.start(p)
	h.asked, h.since = true, p.Stage.Now()
	h.tick(p)
}

// start makes a solver for the present board, unless there is one.
func (h *help) start(p *Scene) {
	s := p.Session()
	if h.solver == nil || h.board != s.Board() {
		h.board = s.Board()
		h.solver = p.budget.Solver(h.board, s.Goal().Board(), work.UsualMode(h.board.Size()))
	}
}

// follow brings the solver to the board after a transition, or drops a solver that cannot follow.
func (h *help) follow(t session.Transition) {
	h.shown, h.advice = false, ""
	if h.solver == nil {
		return
	}
	if t.Solved {
		*h = help{} // this also frees the solver's memory
		return
	}
	if t.Old != h.board || t.Kind != session.Slid && t.Kind != session.Undone && t.Kind != session.Redone {
		*h = help{auto: h.auto, next: h.next, since: h.since}
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

// tick runs the solver for a tick and shows its answer when there is one.
func (h *help) tick(p *Scene) {
	if h.auto {
		h.play(p)
	}
	if h.solver == nil || !h.asked || p.Session().Paused() {
		return
	}
	p.Stage.Animate()
	done := p.budget.Solve(h.solver)
	n, ok := h.solver.Best()
	if !ok || !done && !h.solver.Proven() && p.Stage.Now()-h.since < hintPatience {
		if p.Stage.Now()-h.since > thinkingTime {
			h.advice = p.Stage.Lang.T("play.hint_thinking")
		}
		return
	}
	h.asked, h.advice = false, ""
	m, ok := h.solver.Next()
	if !ok {
		return
	}
	p.Session().Hint(p.Stage.Now())
	h.move, h.shown = m, true
	if !p.Stage.Still() {
		h.lift = p.Stage.Start(liftTime)
	}
	p.sight.board.Zoom.Follow() // the tile of the hint is beside the blank
	key := "play.hint_good"
	if h.solver.Proven() {
		key = "play.hint_optimal"
	}
	h.advice = p.Stage.Lang.N(key, n)
	p.Stage.Say(p.Stage.Lang.T("play.hint_said", "n", h.board.At(h.cell()), "way", words.Direction(p.Stage.Lang, m.Dir), "left", h.advice))
}

// cell returns the cell of the tile that the hint moves.
func (h *help) cell() int { return boardview.Mover(h.board, h.move.Dir) }

// shownMove returns the hint on the board; ok is false if none can be seen.
func (h *help) shownMove() (m puzzle.Move, ok bool) { return h.move, h.visible }

// show marks and lifts the tile that the hint moves, unless the player peeks at the goal.
func (h *help) show(s *stage.Stage, v *boardview.View, peeking bool) {
	h.visible = h.shown && h.board == v.Board && !peeking
	if !h.visible {
		return
	}
	v.Hint = render.MarkAt(h.cell())
	if label := v.Board.At(h.cell()); !boardview.Shifted(v.Shift, label) {
		part, _ := s.Part(h.lift)
		v.Shift = append(v.Shift, render.TileShift{Label: label, Zoom: 1 + (hintZoom-1)*part*(2-part)})
	}
}

// busy reports whether the help is looking for moves: other searches wait then.
func (h *help) busy() bool { return h.asked || h.auto && h.solver != nil && !h.solver.Done() }

// startAuto lets the program play the game to its end.
func (h *help) startAuto(p *Scene) {
	if p.Session().Solved() {
		return
	}
	*h = help{auto: true, next: p.Stage.Now(), since: p.Stage.Now()}
	h.start(p)
}

// stopAuto gives the game back to the player.
func (h *help) stopAuto(p *Scene) {
	if h.auto {
		h.auto, h.advice = false, ""
		p.Stage.Toast(p.Stage.Lang.T("play.auto_stopped"))
	}
}

// play runs the solver for a tick and plays a move of its solution every autoInterval.
func (h *help) play(p *Scene) {
	s, now := p.Session(), p.Stage.Now()
	if s.Solved() {
		h.auto = false
		return
	}
	if s.Paused() {
		return
	}
	h.start(p)
	p.Stage.Animate()
	h.advice = p.Stage.Lang.T("play.auto")
	done := p.budget.Solve(h.solver)
	if !done && !h.solver.Proven() && now-h.since < patience(h.board.Size()) {
		if now-h.since > thinkingTime {
			h.advice = p.Stage.Lang.T("play.auto_thinking")
		}
		return
	}
	m, ok := h.solver.Next()
	if !ok || now < h.next {
		return
	}
	h.next = now + autoInterval
	if s.Auto(m, now) == nil {
		p.follow()
		h.auto = !s.Solved()
	}
}

// patience returns how long the program looks for a shortest solution before it plays one that may be longer.
func patience(size puzzle.Size) time.Duration {
	if solve.Exact(size) {
		return autoPatience
	}
	return hintPatience
}
