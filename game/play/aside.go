package play

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// What stands in what the words of a result leave of the column beside the board: goals, or the board as it was dealt.
var (
	goalsID = ui.ID{Name: "goals"}
	dealID  = ui.ID{Name: "deal"}
)

// In dip.
const (
	asideGap  = 32 // above and below what stands there
	goalLeast = 96 // least height of the goals
	goalsPad  = 12 // around a goal on its stage
	legsMost  = 4  // most legs of a run whose goals are shown

	dealLeast = 96 // least side of the board as it was dealt
	dealMost  = 200
	dealGap   = 24 // below it
	dealCell  = 12 // least side of its cells
)

// layoutGoals lays out, in a room that is large enough, the goals of the legs of a run or, of a blind game that was not solved, the goal
// that was missed.
func (r *result) layoutGoals(f *ui.Frame, room render.Rect) {
	room.Y, room.H = room.Y+f.Dip(asideGap), room.H-2*f.Dip(asideGap)
	if room.H < f.Dip(goalLeast) {
		return
	}
	c := ui.Control{ID: goalsID, Role: ui.Image, Look: ui.Custom, Label: r.Stage.Lang.T("play.goal"), Rect: room}
	if run := r.play.course.Run; run != nil {
		kind := run.Of.Rule.Kind
		if run.Of.Len() > legsMost || kind == puzzle.Wild || kind == puzzle.Random { // each deal has another goal
			return
		}
		r.legs.Choose(run.Of)
		r.legs.Update(f, r.Stage.Set.Scheme)
		c.Label = r.play.sight.words.config
	}
	f.Add(c)
}

// layoutDeal lays out the board as it was dealt in a room that is large enough.
func (r *result) layoutDeal(f *ui.Frame, room render.Rect) {
	words, gap := f.Face(render.Regular, 16), f.Dip(dealGap)
	line, size := f.Fonts.Metrics(words).Line+f.Dip(4), r.of.Board().Size()
	side := render.Floor(min(room.W, room.H-gap-line, f.Dip(dealMost)))
	if cell := side / float32(max(size.W, size.H)); side < f.Dip(dealLeast) || cell < f.Dip(dealCell) {
		return
	}
	r.dealt(f)
	w, h := side, render.Floor(side*float32(size.H)/float32(size.W))
	if h > side {
		w, h = render.Floor(side*side/h), side
	}
	f.Add(ui.Control{ID: dealID, Role: ui.Image, Look: ui.Custom, Label: r.Stage.Lang.T("watch.first"), Face: words,
		Rect: render.Rect{X: room.X, Y: room.Y, W: w, H: h + line}})
}

// dealt makes the picture of the board as it was dealt.
func (r *result) dealt(f *ui.Frame) {
	if g := r.of.Game(); r.deal.View.Board != g.Scramble {
		r.deal = boardview.NewBoardPicture(g.Scramble, g.Goal)
	}
	r.deal.Update(f.Theme, r.Stage.Set.Scheme)
}

// paintDeal draws the board as it was dealt, and what it is below it.
func (r *result) paintDeal(l *render.List, f *ui.Frame, c *ui.Control) {
	board, words := c.Rect, c.Rect
	words.H = f.Fonts.Metrics(c.Face).Line + f.Dip(4)
	board.H -= words.H
	words.Y += board.H
	r.deal.Paint(l, f, board)
	l.TextIn(f.Fonts, c.Face, c.Label, words, f.Near(), render.Middle, f.Theme.Ink2)
}

// paintGoals draws the goals on a stage as wide as the column.
func (r *result) paintGoals(l *render.List, f *ui.Frame, c *ui.Control) {
	if r.play.course.Run != nil {
		r.legs.PaintStaged(l, f, c.Rect)
		return
	}
	goal, room := r.of.Goal(), c.Rect.Inset(f.Dip(goalsPad))
	w, h := float32(goal.Size().W), float32(goal.Size().H)
	cell := render.Floor(min(room.W/w, room.H/h))
	at := render.Rect{X: room.X + render.Floor((room.W-cell*w)/2), Y: room.Y + render.Floor((room.H-cell*h)/2), W: cell * w, H: cell * h}
	l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	l.GoalThumb(f.Fonts, &render.GoalView{Rect: at, Scale: f.Scale, Goal: goal, Theme: f.Theme, Colors: r.play.sight.board.Palette})
}
