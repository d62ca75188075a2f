package boardview

import (
	"testing"

	"wildfifteen/render"
)

// TestDeckFits checks that the deck of a marathon and its number stay in their place, and that it has no more cards than the marathon has
// boards.
func TestDeckFits(t *testing.T) {
	for text, want := range map[string]struct {
		cards int
		times string
	}{"marathon(2).4x4.classic": {2, "× 2"}, "marathon(10).3x9.snake": {4, "× 10"}, "marathon(42).16x2.wild": {4, "× 42"}} {
		g, f := legsOf(t, text)
		for _, r := range []render.Rect{{W: 328, H: 96}, {W: 240, H: 72}, {W: 457, H: 520}} {
			d := g.deck(f, r)
			if d.cards != want.cards || g.times != want.times || d.wide+d.over()+g.timesWidth(f) > r.W || d.tall+d.over() > r.H || g.High(f, r) > r.H {
				t.Errorf("%s in %v: %+v, %q", text, r, d, g.times)
			}
		}
	}
}
