package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// TestAsideFillsTheColumn looks at results beside the board: below the words stands the board as it was dealt or, after a blind game
// that was not solved, the goal, above the buttons; in an upright window neither.
func TestAsideFillsTheColumn(t *testing.T) {
	solve := func(r *gametest.Run) { r.TapCell(game.Touch, 8) }
	miss := func(r *gametest.Run) { r.Key("ArrowDown"); r.Tick(12); r.Key("H") }
	for _, c := range []struct {
		game, name string
		end        func(r *gametest.Run)
		w, h       float32
		shown      bool
	}{
		{"3x3.classic:1,2,3,4,5,6,7,0,8", "deal", solve, 1100, 760, true},
		{"3x3.classic:1,2,3,4,5,6,7,0,8", "deal", solve, 360, 640, false},
		{"blind(4x4.snake:1,2,3,4,8,7,6,5,9,10,11,12,15,0,14,13)", "goals", miss, 1100, 760, true},
		{"blind(4x4.snake:1,2,3,4,8,7,6,5,9,10,11,12,15,0,14,13)", "goals", miss, 360, 640, false},
	} {
		r := gametest.New(t, gametest.Options{Game: c.game, W: c.w, H: c.h})
		r.Tick(60)
		c.end(r)
		r.Tick(140)
		picture, time := r.Find(gametest.Named(c.name)), r.Find(gametest.Named("solvetime"))
		if (picture != nil) != c.shown || time == nil {
			t.Errorf("%s, %v wide: the picture %v, the time %v", c.game, c.w, picture, time)
			continue
		}
		if !c.shown {
			continue
		}
		for _, name := range []string{"next", "again", "share", "solvetime", "board"} {
			if o := r.Find(gametest.Named(name)); o != nil && !o.Rect.Intersect(picture.Rect).Empty() {
				t.Errorf("%s: the picture at %v lies over %q at %v", c.game, picture.Rect, name, o.Rect)
			}
		}
		if in := (render.Rect{W: c.w, H: c.h}); in.Intersect(picture.Rect) != picture.Rect {
			t.Errorf("%s: the picture is at %v", c.game, picture.Rect)
		}
	}
}
