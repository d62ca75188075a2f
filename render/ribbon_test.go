package render_test

import (
	"testing"

	"wildfifteen/render"
)

// insides returns the clips of the bends of a goal's picture, which have holes.
func insides(t *testing.T, id string, side float32) (clips []render.Rect) {
	t.Helper()
	v := view(t, render.LightTheme(), id)
	g := &render.GoalView{Rect: render.Rect{W: side, H: side}, Scale: 1, Goal: v.Goal, Theme: v.Theme, Colors: v.Colors}
	var l render.List
	l.Reset(side, side, v.Theme.Paper)
	l.GoalThumb(render.NewFonts(), g)
	for i := range l.Ops {
		if op := &l.Ops[i]; op.Style.Hole > 0 {
			clips = append(clips, op.Clip)
		}
	}
	return clips
}

// TestRibbonInsides checks that each bend of a ribbon is round inside, in its own cell, which it does not leave.
func TestRibbonInsides(t *testing.T) {
	for id, want := range map[string]int{"4x4.snake#a": 6, "4x4.spiral#a": 5, "4x4.classic#a": 0, "4x4.random#a": 0} {
		clips := insides(t, id, 400)
		if len(clips) != want {
			t.Errorf("%s: %d bends, want %d", id, len(clips), want)
		}
		for _, c := range clips {
			if c.W != c.H || c.W < 80 || c.W > 100 || c.X != render.Floor(c.X) || c.Y != render.Floor(c.Y) {
				t.Errorf("%s: a bend in %v", id, c)
			}
		}
	}
}
