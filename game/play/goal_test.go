package play_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// TestGoalNumbers checks the picture of a goal that only numbers can show: it has numbers in every window, and neither
// the picture nor the board is smaller than those of a goal with a line, but for the air around its ribbon.
func TestGoalNumbers(t *testing.T) {
	for _, c := range []struct {
		size string
		o    gametest.Options
	}{
		{"4x4", gametest.Options{W: 360, H: 640, Scale: 2}},
		{"4x4", gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 2}},
		{"4x4", gametest.Options{W: 320, H: 568, Scale: 2}},
		{"4x4", gametest.Options{W: 568, H: 320, Scale: 2}},
		{"4x4", gametest.Options{W: 700, H: 700, Scale: 1.5}},
		{"4x4", gametest.Options{W: 1100, H: 760}},
		{"3x3", gametest.Options{W: 320, H: 320}},
		{"8x8", gametest.Options{W: 360, H: 640, Scale: 2}},
		{"16x16", gametest.Options{W: 1100, H: 760}},
	} {
		side, cell := map[string]float32{}, map[string]float32{}
		for _, kind := range []string{"random", "wild"} {
			o := c.o
			o.Game = c.size + "." + kind + "#x"
			r := gametest.New(t, o)
			r.Tick(3)
			picture := r.Control(goalID).Rect
			side[kind], cell[kind] = min(picture.W, picture.H), r.Cell(0).W
			if got := render.GoalNumbered(r.Fonts, r.StoredGame().Goal(), side[kind], r.In.Scale); !got && kind == "random" {
				t.Errorf("%s at %v x %v: no numbers in a picture of %v pixels", o.Game, o.W, o.H, side[kind])
			}
		}
		if cell["random"] < cell["wild"] || side["random"] < side["wild"]*0.9 || side["random"] < 48*max(1, c.o.Scale) {
			t.Errorf("%s at %v x %v: pictures of %v, cells of %v", c.size, c.o.W, c.o.H, side, cell)
		}
	}
}
