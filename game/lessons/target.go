package lessons

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// target is the picture of the goal beside the board: what the task is about has its colours, as on the board, and the rest stands back.
type target struct{ colors, inks []render.Color }

// paint draws the goal of a view in a rectangle; lit says by label what the task is about.
func (g *target) paint(l *render.List, f *ui.Frame, v *boardview.View, lit []bool, r render.Rect) {
	view := render.GoalView{Rect: r, Scale: f.Scale, Goal: v.Goal, Theme: f.Theme, Colors: v.Palette}
	if t := f.Theme; !t.Contrast && !t.Inked && t.Ribbon.A == 0 {
		g.colors, g.inks = g.colors[:0], g.inks[:0]
		for label, c := range v.Palette {
			ink := t.Number
			if label >= len(lit) || !lit[label] {
				c, ink = t.Pale(c)
			}
			g.colors, g.inks = append(g.colors, c), append(g.inks, ink)
		}
		view.Colors, view.Inks = g.colors, g.inks
	}
	l.GoalThumb(f.Fonts, &view)
}
