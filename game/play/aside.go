package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// goalsID are the goals in what the words of a result leave of the column beside the board.
var goalsID = ui.ID{Name: "goals"}

// In dip.
const (
	asideGap  = 32 // above and below what stands there
	goalLeast = 96 // least height of the goals
	legsMost  = 4  // most legs of a run whose goals are shown
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
		c.Label, c.Rect.H = r.play.sight.words.config, r.legs.High(f, room)
		f.Add(c)
		return
	}
	goal, air := r.of.Goal(), float32(0)
	if render.Ordered(goal) { // its ribbon begins where the words do
		air = render.RibbonAir
	}
	w, h := float32(goal.Size().W), float32(goal.Size().H)
	cell := render.Floor(min(room.W/(w-2*air), room.H/h))
	c.Rect.X, c.Rect.W, c.Rect.H = room.X-render.Floor(air*cell), cell*w, cell*h
	f.Add(c)
}

// paintGoals draws the goals.
func (r *result) paintGoals(l *render.List, f *ui.Frame, c *ui.Control) {
	if r.play.course.Run != nil {
		r.legs.Paint(l, f, c.Rect)
		return
	}
	l.GoalThumb(f.Fonts, &render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: r.of.Goal(), Theme: f.Theme, Colors: r.play.sight.board.Palette})
}
