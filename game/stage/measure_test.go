package stage

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestLargeScreens checks that a dip grows with the screen on screens that are huge, and only there.
func TestLargeScreens(t *testing.T) {
	for _, c := range []struct{ w, h, scale, want float32 }{
		{360, 640, 2, 2}, {1920, 1080, 1, 1}, {3840, 2160, 2, 2}, {3840, 1080, 1, 1}, {1080, 1920, 1, 1}, {3840, 2160, 1, 2}, {2880, 2160, 0, 1.5},
	} {
		r := newRun(t)
		r.in.Width, r.in.Height, r.in.Scale = c.w, c.h, c.scale
		r.tick(1)
		if got := r.view.frame.Scale; got != c.want {
			t.Errorf("%v x %v at %v: %v, want %v", c.w, c.h, c.scale, got, c.want)
		}
	}
}

// TestLinesForgotten makes the fonts fit for another language: the lines into which texts were broken before are forgotten on
// the scene on top and on the one that stays visible below it.
func TestLinesForgotten(t *testing.T) {
	r := newRun(t)
	r.tick(1)
	for name, f := range map[string]*ui.Frame{"on top": &r.view.frame, "below": &r.view.below} {
		face := f.Face(render.Regular, 16)
		was := f.Wrap("two words", face, 1)
		if again := f.Wrap("two words", face, 1); &again[0] != &was[0] {
			t.Fatalf("%s: lines are not kept", name)
		}
		r.suit()
		if again := f.Wrap("two words", face, 1); &again[0] == &was[0] {
			t.Errorf("%s: lines of the fonts before are kept", name)
		}
	}
}
