package stage

import (
	"testing"

	"wildfifteen/render"
)

// TestScrolledEdgesFade draws a long page scrolled to its middle: at both ends rows fade out over the height for that, without a gap and without a step
// that can be seen.
func TestScrolledEdgesFade(t *testing.T) {
	r, n := newTabbed(t)
	n.Scroll.By(400)
	r.tick(2)
	var l render.List
	r.Draw(&l)
	area, paper := n.Scroll.Area(), r.view.frame.Theme.Paper
	for _, end := range []string{"top", "foot"} {
		var high, top, foot float32 // of all parts, and of the last one
		var alphas []int
		for _, op := range l.Ops {
			c := op.Style.Fill
			if op.Kind != render.BoxOp || op.Rect.W != area.W || c.R != paper.R || c.G != paper.G || c.B != paper.B || op.Rect.Y < area.Y || op.Rect.Y+op.Rect.H > area.Y+area.H {
				continue
			}
			if (op.Rect.Y < area.Y+area.H/2) == (end == "top") {
				high += op.Rect.H
				if at, next := op.Rect.Y, op.Rect.Y+op.Rect.H; len(alphas) > 0 && at != foot && next != top {
					t.Errorf("%s: a gap between %v to %v and %v to %v", end, top, foot, at, next)
				}
				top, foot = op.Rect.Y, op.Rect.Y+op.Rect.H
				alphas = append(alphas, int(c.A))
			}
		}
		if want := r.view.frame.Dip(FadeHigh); high < want-1 || high > want {
			t.Errorf("%s: it fades in %v pixels, want %v", end, high, want)
		}
		for i := 1; i < len(alphas); i++ {
			if step := alphas[i] - alphas[i-1]; step < 0 || step > 16 {
				t.Errorf("%s: from an opacity of %d to %d", end, alphas[i-1], alphas[i])
			}
		}
	}
}
