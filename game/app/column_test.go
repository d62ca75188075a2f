package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// TestColumnEdges opens a game on a desktop: the words of the first and of the last button begin and end where the column beside the board
// does.
func TestColumnEdges(t *testing.T) {
	r := gametest.SceneNamed(t, "play-random").Run(t, gametest.Options{W: 1100, H: 760})
	f, column := r.Frame(), r.Control(gametest.Named("config")).Rect
	inset := func(name string) float32 {
		c := r.Control(gametest.Named(name))
		return (c.Rect.W - f.Fonts.Width(f.Face(render.Regular, 16), c.Label)) / 2
	}
	first, last := r.Control(gametest.Named("undo")), r.Control(gametest.Named("menu"))
	begin, end := first.Rect.X+inset("undo"), last.Rect.X+last.Rect.W-inset("menu")
	if most := f.Dip(4); max(begin-column.X, column.X-begin) > most || max(end-column.X-column.W, column.X+column.W-end) > most {
		t.Errorf("the buttons reach from %v to %v, the column from %v to %v", begin, end, column.X, column.X+column.W)
	}
}

// TestFewestMovesLead opens a game in which the fewest moves count: the moves stand before how many are enough, beside each other and
// below each other.
func TestFewestMovesLead(t *testing.T) {
	for name, o := range map[string]gametest.Options{"phone": {W: 360, H: 640, Scale: 2, Phone: true}, "sideways": {W: 640, H: 360, Scale: 2, Phone: true}} {
		r := gametest.SceneNamed(t, "fewest-play").Run(t, o)
		moves, enough := r.Control(gametest.Named("moves")).Rect, r.Control(gametest.Named("enough")).Rect
		if moves.X+moves.W > enough.X && moves.Y+moves.H > enough.Y {
			t.Errorf("%s: the moves are at %v, how many are enough at %v", name, moves, enough)
		}
	}
}
