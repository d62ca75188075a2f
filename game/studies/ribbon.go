package studies

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// ribbon is the picture of a goal.
type ribbon struct {
	goal  puzzle.Goal
	view  render.GoalView
	faint []render.Color // of the part that is still to be won
}

// ribbonFaint is how much of their strength the colours of that part have.
const ribbonFaint = 0.4

// colour makes the colours of a theme.
func (r *ribbon) colour(f *ui.Frame) {
	if r.view.Theme != f.Theme {
		r.view = render.GoalView{Goal: r.goal, Theme: f.Theme, Plain: true, Colors: render.TileColors(r.view.Colors[:0], f.Theme, render.PathScheme, r.goal)}
		r.faint = r.faint[:0]
		for _, c := range r.view.Colors {
			r.faint = append(r.faint, render.Mix(f.Theme.Raised, c, ribbonFaint))
		}
	}
}

// drawPart paints the ribbon in a rectangle, strong up to a part of it, 0..1; in high contrast the rest is an outline.
func (r *ribbon) drawPart(l *render.List, f *ui.Frame, at render.Rect, part float32) {
	v := r.view
	v.Rect, v.Scale, v.Bare = at, f.Scale, part < 1
	if part < 1 {
		rest := v
		rest.Hollow = f.Theme.Contrast
		if !rest.Hollow {
			rest.Colors = r.faint
		}
		l.GoalThumb(f.Fonts, &rest)
	}
	if v.Undrawn = 1 - part; part > 0 {
		l.GoalThumb(f.Fonts, &v)
	}
}
