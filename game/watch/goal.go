package watch

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// goalGap is the gap between the goal and the figures beside it, in dip.
const goalGap = 20

// besideGoal is the size, in dip, of figures beside a goal that is as large as they let it be, and exactClock a clock as wide as most are
// at the end.
const besideGoal = 40

var exactClock = render.Figures("0:00.000")

// placeGoal finds the place of the goal in that of the figures, from its top. It reports whether the clock and the moves stand one below
// the other beside it, and their size, in dip.
func (w *Scene) placeGoal(f *ui.Frame, r render.Rect) (goal render.Rect, stacked bool, beside float32) {
	size := w.reel.film.Recording.Game.Goal.Size()
	part := float32(0.42)
	if f.TextSize >= ui.LargeText { // the figures need the room
		part = 0.27
	}
	stacked, beside = r.H >= 2*figureRow(f)+f.Dip(8), float32(44)
	if stacked { // the goal has what a clock leaves, also the exact one at the end
		if rest := 1 - (f.Fonts.Width(f.Face(render.Figure, grown(f, besideGoal)), exactClock)+f.Dip(goalGap))/r.W; rest > part {
			part, beside = rest, besideGoal
		}
	}
	goal = render.Rect{X: r.X, Y: r.Y, W: render.Floor(min(r.H*float32(size.W)/float32(size.H), r.W*part)), H: r.H}
	if stacked {
		goal.H = max(2*figureRow(f)+f.Dip(8), min(r.H, render.Floor(goal.W*float32(size.H)/float32(size.W))))
	}
	return goal, stacked, beside
}

// paintGoal draws the goal. Its ribbon, which is thinner than its cells, fills its place: it begins where the column does.
func (w *Scene) paintGoal(l *render.List, f *ui.Frame, r render.Rect) {
	v := render.GoalView{Rect: r, Scale: f.Scale, Goal: w.board.Goal, Theme: f.Theme, Colors: w.board.Colors}
	if lead := v.Lead(); lead > 0 {
		v.Rect = r.Inset(-render.Floor(lead / (1 - 2*lead/r.W)))
	}
	l.GoalThumb(f.Fonts, &v)
}
