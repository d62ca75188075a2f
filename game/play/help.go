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
)

// help finds the next move with a solver that follows the game, for hints and for the program's own play.
type help struct {
	solver  *solve.Solver
	board   puzzle.Board  // the board that the solver works on
	asked   bool          // the player waits for an answer
	since   time.Duration // when the solver was asked to show a move, or to play
	move    puzzle.Move   // the hint
	shown   bool          // the player has been given the hint
	first   int           // the tile that a hint names without its move, 0 for none
	nudge   nudge         // of the hint's tile
	visible bool          // the hint was on the board at the last layout
	advice  string        // the line that is told
	auto    bool          // the program plays
	person  bool          // it plays as a person would, aim by aim
	next    time.Duration // when the program plays its next move
	guide   guide
}

// ask shows the next move. If a hint is shown already, ask plays it and shows the move after it. If the program plays,
// ask only stops it.
func (h *help) ask(p *Scene, in session.Input) {
	s := p.Session()
	if p.blind() {
		p.check()
		return
	}
	if p.recall() {
		return
	}
	if h.auto {
		h.stopAuto(p)
		return
	}
	if h.guide.shows(s.Board()) {
		h.explain(p, in)
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
func (h *help) follow(p *Scene, t session.Transition) {
	h.shown, h.first = false, 0
	h.advice = h.guide.follow(p, t)
	if h.solver == nil {
		return
	}
	if t.Solved {
		*h = help{advice: h.advice} // this also frees the solver's memory
		return
	}
	if t.Old != h.board || t.Kind != session.Slid && t.Kind != session.Undone && t.Kind != session.Redone {
		*h = help{auto: h.auto, person: h.person, next: h.next, since: h.since, guide: h.guide, advice: h.advice}
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
	if h.shown || h.first > 0 || h.guide.track.On && !h.auto {
		h.nudge.tick(p.Stage)
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
	h.move, h.shown, h.nudge = m, true, nudge{}
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

// show marks the tile that the hint moves, or only names, and nudges it towards the blank, unless the player peeks at the
// goal.
func (h *help) show(s *stage.Stage, v *boardview.View, peeking bool) {
	h.visible = h.shown && h.board == v.Board && !peeking
	guided := h.guide.show(v, peeking)
	cell, ok := 0, h.visible || guided
	if h.visible {
		cell = h.cell()
	} else if guided {
		cell = boardview.Mover(v.Board, h.guide.track.Aim.Moves[0].Dir)
	} else if h.first > 0 && !peeking {
		cell, ok = v.CellOf(h.first)
	}
	if !ok {
		return
	}
	if !guided { // the head of the way tells which tile moves
		v.Hint = render.MarkAt(cell)
	}
	if label := v.Board.At(cell); !boardview.Shifted(v.Shift, label) {
		by := h.nudge.by(s) * min(v.Scale*nudgeWay, v.Cell*nudgePart)
		x, y := towards(v.Board, cell)
		v.Shift = append(v.Shift, render.TileShift{Label: label, DX: x * by, DY: y * by})
	}
}

// busy reports whether the help is looking for moves: other searches wait then.
func (h *help) busy() bool { return h.asked || h.auto && h.solver != nil && !h.solver.Done() }

// startAuto lets the program play the game to its end, by the shortest way or as a person would.
func (h *help) startAuto(p *Scene, person bool) {
	if p.Session().Over() || p.blind() {
		return
	}
	*h = help{auto: true, person: person, next: p.Stage.Now(), since: p.Stage.Now()}
	if !person {
		h.start(p)
	}
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
	p.Stage.Animate()
	p.Stage.KeepAwake()
	if h.person {
		h.playAim(p)
		return
	}
	h.start(p)
	h.advice = p.Stage.Lang.T("play.auto")
	done := p.budget.Solve(h.solver)
	if !done && !h.solver.Proven() && now-h.since < patience(h.board.Size()) {
		if now-h.since > thinkingTime {
			h.advice = p.Stage.Lang.T("play.auto_thinking")
		}
		return
	}
	if m, ok := h.solver.Next(); ok {
		h.makeMove(p, m, autoInterval)
	}
}

// makeMove makes a move for the player when it is time for it, and waits for an interval before the next one.
func (h *help) makeMove(p *Scene, m puzzle.Move, interval time.Duration) {
	s, now := p.Session(), p.Stage.Now()
	if now < h.next {
		return
	}
	h.next = now + interval
	if s.Auto(m, now) == nil {
		p.follow()
		h.auto = !s.Solved()
	}
}

// aimInterval is the time between two moves of the program when it names its aims: time to read them.
const aimInterval = 300 * time.Millisecond

// playAim makes the next move that a person would make, and names the aim that it belongs to.
func (h *help) playAim(p *Scene) {
	m, ok := h.guide.next(p.Session())
	if !ok {
		return
	}
	h.advice = words.Aim(p.Stage.Lang, &h.guide.track.Aim, p.Session().Goal())
	h.makeMove(p, m, aimInterval)
}

// patience returns how long the program looks for a shortest solution before it plays one that may be longer.
func patience(size puzzle.Size) time.Duration {
	if solve.Exact(size) {
		return autoPatience
	}
	return hintPatience
}
