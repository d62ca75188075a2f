package stage

import "testing"

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
