package play

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestResultWaitsForSlide solves a game: until the last tile is there and a moment after it, what stood around the board
// hides the result, and its buttons do nothing; then it fades in.
func TestResultWaitsForSlide(t *testing.T) {
	for _, o := range []options{{}, {w: 844, h: 390}} {
		o.game = "3x3.classic:1,2,3,4,5,6,7,0,8"
		r := newRun(t, o)
		r.tick(60)
		r.key("ArrowLeft")
		res := r.play.result
		for n := 0; r.play.sight.board.Motion.Slides(r.Stage); n++ {
			if res.Act(againID); hidden(r, res) != 255 || !r.Shows(res) || n > 30 {
				t.Fatalf("%v x %v, tick %d of the slide: the result is hidden by %d of 255", o.w, o.h, n, hidden(r, res))
			}
			if ui.Find(res.reveal.past.Controls, hintID) == nil {
				t.Fatal("the buttons change under the player's finger")
			}
			r.tick(1)
		}
		fading := 0
		for range 60 {
			if a := hidden(r, res); a > 0 && a < 255 {
				fading++
			}
			r.tick(1)
		}
		if fading < 5 || hidden(r, res) != 0 || r.Out.Animating {
			t.Errorf("%v x %v: %d ticks of fading, then hidden by %d, moving %v", o.w, o.h, fading, hidden(r, res), r.Out.Animating)
		}
		if res.Act(againID); r.Shows(res) || r.session().Solved() {
			t.Errorf("%v x %v: the result's buttons do nothing", o.w, o.h)
		}
	}
}

// hidden returns the opacity of the paper over the result.
func hidden(r *run, res *result) (alpha uint8) {
	r.Draw(&r.list)
	for _, op := range r.list.Ops {
		if op.Kind == render.BoxOp && op.Rect == res.reveal.areas[0] && op.Style.Fill == r.list.Paper {
			alpha = op.Alpha
		}
	}
	return alpha
}
