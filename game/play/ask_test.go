package play

import (
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestAskIsButton checks that what tells the fewest moves is a button on a ground, with an eye, in place of the figure, until it was pressed.
func TestAskIsButton(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 1100, h: 760}} {
		o.game = "3x3.classic:1,2,3,4,5,6,0,7,8"
		r := newRun(t, o)
		r.Start(r.first, session.Options{Mode: session.FewestMoves})
		r.tick(60)
		for _, asks := range []bool{true, false} {
			c := r.Find(enoughID)
			if c == nil {
				t.Fatal("no place for the fewest moves")
			}
			if button := c.Look == ui.Quiet && c.Ground && c.Icon == render.Eye; button != asks {
				t.Errorf("%v wide, waiting %v: a button %v", o.w, asks, button)
			}
			r.play.AskEnough()
			r.tick(10)
		}
	}
}

// TestPeekIsPicture checks that what shows hidden tiles stands where the goal's picture does while they can be seen.
func TestPeekIsPicture(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 640, h: 360}, {w: 1100, h: 760}} {
		o.game = "4x4.classic#x"
		r := newRun(t, o)
		r.Start(r.first, session.Options{Mode: session.Blind})
		r.tick(30)
		seen := r.Find(goalID).Rect
		r.key("ArrowLeft")
		r.key("ArrowUp")
		r.key("ArrowRight")
		r.tick(30)
		if c := r.Find(goalID); !r.play.Session().Hidden() || c.Rect != seen {
			t.Errorf("%v wide: hidden %v, at %v, before at %v", o.w, r.play.Session().Hidden(), c.Rect, seen)
		}
	}
}
