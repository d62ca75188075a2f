package app_test

import (
	"slices"
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestQuestionsInSight asks for questions on a phone on its side and in large letters: all words and the picture are in sight, and
// there is a way back.
func TestQuestionsInSight(t *testing.T) {
	for _, o := range []gametest.Options{{W: 640, H: 360}, {W: 360, H: 640, TextScale: 2}, {W: 800, H: 480, TextScale: 2}} {
		for _, name := range []string{"message", "greeting"} {
			r := gametest.SceneNamed(t, name).Run(t, o)
			for _, c := range r.App.Controls() {
				if shown := c.Rect.Intersect(c.Clip); shown != c.Rect {
					t.Errorf("%s in %v by %v, letters %v: of %q only %v of %v shows", name, o.W, o.H, o.TextScale, c.Label, shown, c.Rect)
				}
			}
			r.Control(gametest.Named("back"))
			r.Control(gametest.Named("goal"))
		}
	}
}

// TestQuestionOnBoard checks that in a wide window a question stands in place of the board, with its picture in the middle of that.
func TestQuestionOnBoard(t *testing.T) {
	t.Parallel()
	o := gametest.Options{W: 1100, H: 760, Game: "3x3.classic#x"}
	panel := func(c ui.Control) bool { return c.Role == ui.Panel }
	board := func(c ui.Control) bool { return c.Role == ui.Grid }
	r := gametest.New(t, o)
	r.Tick(30)
	on := r.App.Controls()[slices.IndexFunc(r.App.Controls(), board)].Rect
	o.Game = "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"
	r = gametest.New(t, o)
	r.Tick(60)
	if at := slices.IndexFunc(r.App.Controls(), panel); at < 0 || r.App.Controls()[at].Rect != on {
		t.Errorf("the question is %+v, the board at %v", r.App.Controls()[max(at, 0)], on)
	}
	if c := r.Control(gametest.Named("goal")).Rect; max(c.Centre().X-on.Centre().X, on.Centre().X-c.Centre().X) > 1 {
		t.Errorf("the picture at %v is not in the middle of %v", c, on)
	}
}
