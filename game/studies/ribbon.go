package studies

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// ribbon is the picture of a goal.
type ribbon struct {
	goal puzzle.Goal
	view render.GoalView
}

// colour makes the colours of a theme.
func (r *ribbon) colour(f *ui.Frame) {
	if r.view.Theme != f.Theme {
		r.view = render.GoalView{Goal: r.goal, Theme: f.Theme, Plain: true, Colors: render.TileColors(r.view.Colors[:0], f.Theme, render.PathScheme, r.goal)}
	}
}

// draw paints the ribbon in a rectangle.
func (r *ribbon) draw(l *render.List, f *ui.Frame, at render.Rect) {
	v := r.view
	v.Rect, v.Scale = at, f.Scale
	l.GoalThumb(f.Fonts, &v)
}
