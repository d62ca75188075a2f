package play_test

import (
	"testing"

	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// hintRing returns the rectangle of the ring of a hint, and whether there is one.
func hintRing(r *gametest.Run) (ring render.Rect, ok bool) {
	var l render.List
	r.App.Draw(&l)
	for i := range l.Ops {
		if op := &l.Ops[i]; op.Style.Edge == render.LightTheme().Hint && op.Style.Fill.A == 0 && op.Style.EdgeWidth > 0 {
			ring, ok = op.Rect, true
		}
	}
	return ring, ok
}

// TestHintNudges asks for a hint: its tile goes some way towards the blank and back, again and again, and in between nothing
// is drawn. If the system asks for less motion, the tile stands there and nothing moves.
func TestHintNudges(t *testing.T) {
	for _, still := range []bool{false, true} {
		r := gametest.New(t, gametest.Options{Game: "3x3.classic:1,2,3,4,0,6,7,5,8"}) // 5 goes up
		r.In.ReducedMotion = still
		r.Tick(60)
		r.Key("H")
		r.TickUntil(200, "a hint", func() bool { _, ok := hintRing(r); return ok })
		home := r.Control(boardview.CellID(7)).Rect.Centre()
		nudges, away, quiet := 0, false, 0
		for range 400 {
			r.Tick(1)
			ring, ok := hintRing(r)
			if off := ring.Centre().X - home.X; !ok || max(off, -off) > 1 || ring.Centre().Y > home.Y {
				t.Fatalf("the ring is at %v, its cell at %v", ring, home)
			}
			up := home.Y-ring.Centre().Y > 5
			if up && !away {
				nudges++
			}
			if !r.Out.Animating {
				quiet++
			}
			away = up
		}
		if want := 3; !still && (nudges < 2 || nudges > want || quiet < 200) || still && (nudges != 1 || !away || quiet < 390) {
			t.Errorf("still %v: %d nudges, %d quiet ticks of 400", still, nudges, quiet)
		}
	}
}
