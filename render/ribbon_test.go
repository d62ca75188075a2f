package render_test

import (
	"testing"

	"wildfifteen/render"
)

// insides returns the clips of the arcs inside the bends of a goal's picture.
func insides(t *testing.T, id string, side float32) (clips []render.Rect) {
	t.Helper()
	v := view(t, render.LightTheme(), id)
	g := &render.GoalView{Rect: render.Rect{W: side, H: side}, Scale: 1, Goal: v.Goal, Theme: v.Theme, Colors: v.Colors}
	var l render.List
	l.Reset(side, side, v.Theme.Paper)
	l.GoalThumb(render.NewFonts(), g)
	for i := range l.Ops {
		if op := &l.Ops[i]; op.Kind == render.LineOp && op.Hi-op.Lo > 2 && op.Clip.W < side/4 {
			clips = append(clips, op.Clip)
		}
	}
	return clips
}

// TestRibbonInsides checks that each bend of a ribbon is round inside, in the gap between two runs and nowhere else, but where the cells
// are too small for it.
func TestRibbonInsides(t *testing.T) {
	for id, want := range map[string]int{"4x4.snake#a": 6, "4x4.spiral#a": 5, "4x4.classic#a": 0, "4x4.random#a": 0} {
		clips := insides(t, id, 400)
		if len(clips) != want {
			t.Errorf("%s: %d arcs, want %d", id, len(clips), want)
		}
		for _, c := range clips {
			if c.W != c.H || c.W < 3 || c.W > 400/4*0.15 || c.X != render.Floor(c.X) || c.Y != render.Floor(c.Y) {
				t.Errorf("%s: an arc in %v", id, c)
			}
		}
		if small := insides(t, id, 60); len(small) > 0 {
			t.Errorf("%s: %d arcs on a small picture", id, len(small))
		}
	}
}
