package studies

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// ribbon is the picture of a goal, in colour along the first part of its line.
type ribbon struct {
	goal   puzzle.Goal
	filled int
	view   render.GoalView
}

// colour makes the colours of a theme, grey from the cell number filled on.
func (r *ribbon) colour(f *ui.Frame, filled int) {
	if r.view.Theme == f.Theme && r.filled == filled {
		return
	}
	r.filled = filled
	r.view = render.GoalView{Goal: r.goal, Theme: f.Theme, Plain: true, Colors: render.TileColors(r.view.Colors[:0], f.Theme, render.PathScheme, r.goal)}
	rest := f.Theme.Groove
	if f.Theme.Contrast {
		rest = f.Theme.Disabled
	}
	for label := filled + 1; label < len(r.view.Colors); label++ {
		r.view.Colors[label] = rest
	}
}

// draw paints the ribbon in a rectangle.
func (r *ribbon) draw(l *render.List, f *ui.Frame, at render.Rect) {
	v := r.view
	v.Rect, v.Scale = at, f.Scale
	l.GoalThumb(f.Fonts, &v)
}
