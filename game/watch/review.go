package watch

import (
	"time"

	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/review"
	"wildfifteen/render"
)

// ReviewDesk is what the review asks of the rest of the game.
type ReviewDesk interface {
	// Watch plays a recording.
	Watch(r session.Recording)
	// PlayFrom begins a game that the player has chosen by its board.
	PlayFrom(g puzzle.Game)
}

// Review is the scene that tells, for every position of a solve, how far from the goal it was, and what would have been
// better.
type Review struct {
	stage.Page
	keys   *keys.Map
	budget *work.Budget
	desk   ReviewDesk

	recording session.Recording
	moves     []puzzle.Move
	review    *review.Review // nil: the board cannot be solved
	at        int            // the position shown
	known     int            // positions known when the words were made
	better    better
	words     reviewWords
	curve     curve
	actions   [2]ui.Command // buffer
	board     boardview.View
}

// better is the better way being shown. The zero better shows none.
type better struct {
	moves  []puzzle.Move // single steps
	boards []puzzle.Board
	at     int
	next   time.Duration // when the next move is made; 0: the player steps
}

// The controls of the review.
var (
	curveID   = ui.ID{Name: "curve"}
	detourID  = ui.ID{Name: "detour"} // N is the index of the detour
	placeID   = ui.ID{Name: "place"}
	stopID    = ui.ID{Name: "stopbest"}
	rewatchID = ui.ID{Name: "rewatch"}
)

// betterTime is the time from one move of a better way to the next.
const betterTime = 450 * time.Millisecond

// NewReview returns the review of a recording.
func NewReview(s *stage.Stage, k *keys.Map, b *work.Budget, desk ReviewDesk, r session.Recording) *Review {
	v := &Review{Page: stage.NewPage(s), keys: k, budget: b, desk: desk, recording: r, known: -1}
	v.moves, _ = r.Line()
	v.Focus = curveID
	g := r.Game
	v.review, _ = b.Review(g.Scramble, g.Goal.Board(), v.moves)
	v.words = reviewWords{lang: s.Lang}
	return v
}

// First returns the curve.
func (v *Review) First() ui.ID { return curveID }

// Tick goes on with the review and with the better way.
func (v *Review) Tick() {
	if !v.Stage.Shows(v) {
		return
	}
	if v.review != nil && !v.review.Done() {
		v.budget.Reviewed(v.review)
		v.Stage.Animate()
		if v.review.Done() {
			v.words.update(v)
			v.Stage.Say(v.words.truth)
		}
	}
	if b := &v.better; b.next > 0 {
		v.Stage.Animate()
		if v.Stage.Now() >= b.next {
			v.stepBetter(1)
			b.next = v.Stage.Now() + betterTime
			if b.at == len(b.moves) {
				b.next = 0
			}
		}
	}
	if v.board.Motion.Runs(v.Stage) {
		v.Stage.Animate()
	}
}

// length returns the number of positions less one.
func (v *Review) length() int {
	if v.review == nil {
		return 0
	}
	return v.review.Len()
}

// span is the length of the axis below the curve: a better way from a solve that did not end may be longer than the rest of it.
func (v *Review) span() int { return max(v.length(), v.at+len(v.better.moves)) }

// shown returns the board on the screen.
func (v *Review) shown() puzzle.Board {
	switch {
	case v.review == nil:
		return v.recording.Game.Scramble
	case v.better.moves != nil:
		return v.better.boards[v.better.at]
	}
	return v.review.Board(v.at)
}

// show shows a position of the solve.
func (v *Review) show(at int) {
	old, was := v.shown(), v.at
	v.at = min(max(at, 0), v.length())
	byStep := v.better.moves == nil && (v.at-was == 1 || was-v.at == 1)
	v.better = better{}
	v.slide(old, byStep)
	v.Stage.Say(v.words.place(v))
}

// slide moves the tiles from a board to the one that is shown now.
func (v *Review) slide(old puzzle.Board, byStep bool) {
	if byStep {
		v.board.Motion.Slide(v.Stage, v.Stage.StartFade(boardview.SlideTime, boardview.FadeTime), old, v.shown(), 0)
	} else {
		v.board.Motion.Stop()
	}
}

// step goes a step forth or back, in the better way if that is shown.
func (v *Review) step(by int) {
	if v.better.moves == nil {
		v.show(v.at + by)
		return
	}
	v.better.next = 0
	v.stepBetter(by)
	v.Stage.Say(v.words.place(v))
}

func (v *Review) stepBetter(by int) {
	b := &v.better
	to := min(max(b.at+by, 0), len(b.moves))
	if to == b.at {
		return
	}
	old := v.shown()
	b.at = to
	v.slide(old, true)
	v.Stage.Sound(slideSound, 0)
}

// showBetter plays the better way from a position.
func (v *Review) showBetter(from int, moves []puzzle.Move) {
	v.show(from)
	if len(moves) == 0 {
		return
	}
	b := better{moves: moves, boards: []puzzle.Board{v.review.Board(from)}, next: v.Stage.Now() + betterTime}
	for i, m := range moves {
		b.boards = append(b.boards, b.boards[i].Step(m.Dir))
	}
	v.better = b
}

// best returns the best way known from the position shown.
func (v *Review) best() (moves []puzzle.Move, ok bool) {
	if v.review == nil || !v.review.Exact() {
		return nil, false
	}
	moves, ok = v.review.Best(v.at)
	return moves, ok && len(moves) > 0
}

// showDetour plays what would have been better than a detour: to the goal where the fewest moves are known, else as far as the
// detour went.
func (v *Review) showDetour(i int) {
	if i < 0 || i >= len(v.words.detours) {
		return
	}
	d := v.words.detours[i]
	way := d.Way
	if v.review.Exact() {
		if best, ok := v.review.Best(d.From); ok {
			way = best
		}
	}
	v.showBetter(d.From, way)
}

// Act handles the buttons.
func (v *Review) Act(id ui.ID) {
	switch id {
	case firstID:
		v.show(0)
	case beforeID:
		v.step(-1)
	case afterID:
		v.step(1)
	case lastID:
		v.show(v.length())
	case runID:
		v.toggle()
	case stopID:
		v.show(v.at)
	case rewatchID:
		v.desk.Watch(v.recording)
	case fromHereID:
		g := v.recording.Game
		if b := v.shown(); b != g.Goal.Board() {
			v.desk.PlayFrom(puzzle.Game{Config: g.Config, Goal: g.Goal, Scramble: b})
		}
	}
	switch id.Name {
	case detourID.Name:
		v.showDetour(id.N)
	case boardview.CellGroup:
		v.toggle()
	}
}

// toggle plays the better way from the position shown, or stops it.
func (v *Review) toggle() {
	if v.better.moves != nil {
		if v.better.next > 0 {
			v.better.next = 0
		} else {
			v.better.next = v.Stage.Now()
		}
		return
	}
	if way, ok := v.best(); ok {
		v.showBetter(v.at, way)
	}
}

// Adjust moves the slider over the positions.
func (v *Review) Adjust(id ui.ID, at float32) {
	if id == curveID {
		v.show(int(at + 0.5))
	}
}

// Touch plays the better way, or stops it, when the board is tapped.
func (v *Review) Touch(g *stage.Finger, ph stage.Phase) {
	if ph == stage.Released && !g.Far && v.board.Rect.Contains(g.At) {
		v.toggle()
	}
}

// Paint draws the review's custom controls.
func (v *Review) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.Name == figureGroup {
		ink := f.Theme.Ink
		if c.ID.N == lostFigure { // as the bands of the curve
			ink = f.Theme.Error
		}
		paintFigure(l, f, c, captionFitting(f, c.Label, c.Rect.W), ink)
		return
	}
	switch c.ID {
	case boardview.GridID:
		v.board.Paint(l, f)
		v.board.PaintFocus(l, f, c)
	case placeID:
		v.paintPlace(l, f, c)
	case curveID:
		v.curve.paint(l, f, c, v)
	case sumID:
		paintHead(l, f, c)
	}
}

// Hear keeps the words in the language.
func (v *Review) Hear(n stage.News) {
	if n == stage.Reworded {
		v.words, v.known = reviewWords{lang: v.Stage.Lang}, -1
	}
}
