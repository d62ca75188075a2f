package play

import (
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestAskStandsInPlace checks that what tells the fewest moves is a line with an eye, where the moves of other games stand, until it was
// pressed: below the moves made, or at the end of their row.
func TestAskStandsInPlace(t *testing.T) {
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
			if line := c.Look == ui.Custom && c.Icon == render.Eye; line != asks {
				t.Errorf("%v wide, waiting %v: a line %v", o.w, asks, line)
			}
			moves := r.Find(movesID).Rect
			if row := c.Align == render.End; asks && row != (o.w > 1000) || asks && !row && c.Rect.X != moves.X {
				t.Errorf("%v wide: the line is in the row of the moves %v, at %v, these at %v", o.w, row, c.Rect, moves)
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
