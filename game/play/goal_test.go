package play_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// TestGoalNumbers checks the picture of a goal that only numbers can show: it has numbers in every window if they fit,
// and is larger where there is room, but never makes the board smaller.
func TestGoalNumbers(t *testing.T) {
	for _, c := range []struct {
		size   string
		o      gametest.Options
		larger bool
	}{
		{"4x4", gametest.Options{W: 360, H: 640, Scale: 2}, true},
		{"4x4", gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 2}, true},
		{"4x4", gametest.Options{W: 320, H: 568, Scale: 2}, true},
		{"4x4", gametest.Options{W: 568, H: 320, Scale: 2}, false},
		{"4x4", gametest.Options{W: 700, H: 700, Scale: 1.5}, false},
		{"4x4", gametest.Options{W: 1100, H: 760}, false},
		{"3x3", gametest.Options{W: 320, H: 320}, false},
		{"8x8", gametest.Options{W: 360, H: 640, Scale: 2}, true},
		{"16x16", gametest.Options{W: 1100, H: 760}, true},
	} {
		side, cell := map[string]float32{}, map[string]float32{}
		for _, kind := range []string{"random", "wild"} {
			o := c.o
			o.Game = c.size + "." + kind + "#x"
			r := gametest.New(t, o)
			r.Tick(3)
			picture := r.Control(goalID).Rect
			side[kind], cell[kind] = min(picture.W, picture.H), r.Cell(0).W
			if got := render.GoalNumbered(r.Fonts, r.StoredGame().Goal(), side[kind], r.In.Scale); got != (kind == "random") {
				t.Errorf("%s at %v x %v: in a picture of %v pixels, numbered is %v", o.Game, o.W, o.H, side[kind], got)
			}
		}
		if cell["random"] < cell["wild"] || c.larger && side["random"] <= side["wild"] || side["random"] < 48*max(1, c.o.Scale) {
			t.Errorf("%s at %v x %v: pictures of %v, cells of %v", c.size, c.o.W, c.o.H, side, cell)
		}
	}
}
