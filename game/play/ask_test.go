package play

import (
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/render"
)

// TestAskIsButton checks that what tells the fewest moves is a button in an outline, without a figure, until it was pressed.
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
			r.list = render.List{}
			r.Draw(&r.list)
			outlined := false
			for _, op := range r.list.Ops {
				if op.Kind == render.BoxOp && op.Style.EdgeWidth > 0 && op.Rect.X == c.Rect.X && op.Rect.Intersect(c.Rect) == op.Rect {
					outlined = true
				}
			}
			if outlined != asks {
				t.Errorf("%v wide, waiting %v: outlined %v", o.w, asks, outlined)
			}
			r.play.AskEnough()
			r.tick(10)
		}
	}
}

// TestPeekIsButton checks that the button that shows hidden tiles takes no more than a button's height beside the board.
func TestPeekIsButton(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x", w: 1100, h: 760})
	r.Start(r.first, session.Options{Mode: session.Blind})
	r.tick(30)
	r.key("ArrowLeft")
	r.key("ArrowUp")
	r.key("ArrowRight")
	r.tick(30)
	if c := r.Find(goalID); !r.play.Session().Hidden() || c == nil || c.Rect.H > peekMost {
		t.Errorf("hidden %v, at %v", r.play.Session().Hidden(), c)
	}
}
