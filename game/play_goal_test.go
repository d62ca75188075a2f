package game

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestGoalNumbersInPlay looks for the numbers in the picture of a goal that only numbers tell: they are there in every
// window for boards that fit, and make the picture larger where there is room, never the board smaller.
func TestGoalNumbersInPlay(t *testing.T) {
	for _, c := range []struct {
		goal   string
		o      options
		larger bool
	}{
		{"4x4", options{w: 360, h: 640, scale: 2}, true},
		{"4x4", options{w: 360, h: 640, scale: 2, text: 2}, true},
		{"4x4", options{w: 320, h: 568, scale: 2}, true},
		{"4x4", options{w: 568, h: 320, scale: 2}, false},
		{"4x4", options{w: 700, h: 700, scale: 1.5}, false},
		{"4x4", options{w: 1100, h: 760}, false},
		{"3x3", options{w: 320, h: 320}, false},
		{"8x8", options{w: 360, h: 640, scale: 2}, true},
		{"16x16", options{w: 1100, h: 760}, true},
	} {
		side := map[string]float32{}
		cell := map[string]float32{}
		for _, kind := range []string{"random", "wild"} {
			o := c.o
			o.game = c.goal + "." + kind + "#x"
			r := newRun(t, o)
			r.tick(3)
			thumb := ui.Find(r.app.Controls(), goalID)
			if thumb == nil {
				t.Fatalf("%s at %v x %v: no picture of the goal", o.game, o.w, o.h)
			}
			side[kind], cell[kind] = min(thumb.Rect.W, thumb.Rect.H), r.app.play.place.cell
			if got := render.GoalNumbered(r.app.boot.Fonts, r.app.play.session().Goal(), side[kind], r.in.Scale); got != (kind == "random") {
				t.Errorf("%s at %v x %v: in a picture of %v pixels, numbered is %v", o.game, o.w, o.h, side[kind], got)
			}
		}
		if cell["random"] < cell["wild"] || c.larger && side["random"] <= side["wild"] || side["random"] < 48*max(1, c.o.scale) {
			t.Errorf("%s at %v x %v: pictures of %v, cells of %v", c.goal, c.o.w, c.o.h, side, cell)
		}
	}
}

// TestGoalLook shows, in high contrast, a goal too large for its numbers: the picture asks to be tapped.
func TestGoalLook(t *testing.T) {
	for config, want := range map[string]bool{"16x16.random": true, "16x16.spiral": false, "4x4.random": false} {
		r := newRun(t, options{sharp: true, scale: 2, game: config + "#x"})
		r.tick(3)
		thumb := ui.Find(r.app.Controls(), goalID)
		r.list.Reset(r.in.Width, r.in.Height, r.app.frame.Theme.Paper)
		paintLook(&r.list, &r.app.frame, thumb.Rect)
		eye := string(r.list.Dump(nil, r.app.boot.Fonts))
		r.list.Reset(r.in.Width, r.in.Height, r.app.frame.Theme.Paper)
		r.app.play.paintGoal(&r.list, &r.app.frame, thumb)
		if got := string(r.list.Dump(nil, r.app.boot.Fonts)) == eye; got != want {
			t.Errorf("%s: the eye is shown: %v", config, got)
		}
		r.tapOn(Touch, goalID)
		if v := &r.app.play.view; !r.app.play.peek || v.Goal.Board() == (puzzle.Board{}) {
			t.Errorf("%s: a tap on the picture does not show the goal", config)
		}
	}
}
