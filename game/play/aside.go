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
	shortGap  = 4  // the same of figures in lines
	asideMore = 40 // most of what figures that stand there alone spread over
	goalLeast = 96 // least height of the goals
	goalsPad  = 12 // around a goal on its stage
	legsMost  = 4  // most legs of a run whose goals are shown

	dealLeast = 84 // least height of the board as it was dealt and of its goal
	dealMost  = 160
	dealGap   = 40 // between them
	dealFoot  = 24 // below them
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

// layoutDeal lays out the board as it was dealt and its goal in the middle of a room that is large enough.
func (r *result) layoutDeal(f *ui.Frame, room render.Rect) {
	room.H -= f.Dip(dealFoot)
	if h := min(r.dealHeight(f, room.W), room.H); r.dealFits(f, h) {
		r.addDeal(f, middle(room, h))
	}
}

// dealHeight returns the height in which the board as it was dealt and its goal stand side by side in a width.
func (r *result) dealHeight(f *ui.Frame, width float32) float32 {
	size := r.of.Board().Size()
	return render.Floor(min(f.Dip(dealMost), (width-f.Dip(dealGap))/2*float32(size.H)/float32(size.W)))
}

// dealFits reports whether that picture shows its boards in a height.
func (r *result) dealFits(f *ui.Frame, h float32) bool {
	return h >= f.Dip(dealLeast) && h/float32(r.of.Board().Size().H) >= f.Dip(dealCell)
}

// addDeal adds the picture of the board as it was dealt and its goal.
func (r *result) addDeal(f *ui.Frame, at render.Rect) {
	if g := r.of.Game(); r.deal.View.Board != g.Scramble {
		r.deal = boardview.NewBoardPicture(g.Scramble, g.Goal)
	}
	r.deal.Update(f.Theme, r.Stage.Set.Scheme)
	f.Add(ui.Control{ID: dealID, Role: ui.Image, Look: ui.Custom, Label: r.Stage.Lang.T("watch.first"), Rect: at})
}

// paintDeal draws the board as it was dealt, an arrow, and the goal.
func (r *result) paintDeal(l *render.List, f *ui.Frame, c *ui.Control) {
	b, size := &r.play.sight.board, r.of.Board().Size()
	w := render.Floor(c.Rect.H * float32(size.W) / float32(size.H))
	from := render.Rect{X: c.Rect.X, Y: c.Rect.Y, W: w, H: c.Rect.H}
	to := render.Rect{X: c.Rect.X + c.Rect.W - w, Y: c.Rect.Y, W: w, H: c.Rect.H}
	r.deal.Paint(l, f, f.Within(c.Rect, from))
	l.GoalThumb(f.Fonts, &render.GoalView{Rect: f.Within(c.Rect, to), Scale: f.Scale, Goal: b.Goal, Theme: f.Theme, Colors: b.Palette, Image: b.GoalImage()})
	side, arrow := f.Dip(28), render.Right
	if f.RTL {
		arrow = render.Left
	}
	mid := c.Rect.Centre()
	l.Icon(arrow, render.Rect{X: render.Floor(mid.X - side/2), Y: render.Floor(mid.Y - side/2), W: side, H: side}, f.Dip(3), f.Theme.Ink2)
}

// paintGoals draws the legs of a run or, on a ground as wide as the column, the goal.
func (r *result) paintGoals(l *render.List, f *ui.Frame, c *ui.Control) {
	if r.play.course.Run != nil {
		r.legs.PaintTall(l, f, c.Rect)
		return
	}
	goal, room := r.of.Goal(), c.Rect.Inset(f.Dip(goalsPad))
	w, h := float32(goal.Size().W), float32(goal.Size().H)
	cell := render.Floor(min(room.W/w, room.H/h))
	at := render.Rect{X: room.X + render.Floor((room.W-cell*w)/2), Y: room.Y + render.Floor((room.H-cell*h)/2), W: cell * w, H: cell * h}
	l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	l.GoalThumb(f.Fonts, &render.GoalView{Rect: at, Scale: f.Scale, Goal: goal, Theme: f.Theme, Colors: r.play.sight.board.Palette})
}
