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

// The part of its colours that a ribbon keeps where it is not filled: that of the next study or its book, and others.
const (
	nextTint = 0.85
	bookTint = 0.6
	openTint = 0.45
)

// colour makes the colours of a theme, faint from the cell number filled on: they keep a part of what they were.
func (r *ribbon) colour(f *ui.Frame, filled int, tint float32) {
	if r.view.Theme == f.Theme && r.filled == filled {
		return
	}
	r.filled = filled
	r.view = render.GoalView{Goal: r.goal, Theme: f.Theme, Plain: true, Colors: render.TileColors(r.view.Colors[:0], f.Theme, render.PathScheme, r.goal)}
	r.view.Filled = filled
	r.view.Hollow = f.Theme.Contrast && filled < len(r.view.Colors)-1
	render.Tint(r.view.Colors[min(filled+1, len(r.view.Colors)):], f.Theme.Groove, tint)
}

// draw paints the ribbon in a rectangle.
func (r *ribbon) draw(l *render.List, f *ui.Frame, at render.Rect) {
	v := r.view
	v.Rect, v.Scale = at, f.Scale
	l.GoalThumb(f.Fonts, &v)
}
