package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestLowFoot looks, with large letters, for advice and, after a move, for the tiles that are home: both stand above the board.
func TestLowFoot(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640, TextScale: 2}, {W: 320, H: 568, TextScale: 2}} {
		o.Game = "3x3.classic:1,2,3,4,5,6,0,7,8"
		r := gametest.New(t, o)
		r.Tick(60)
		above := func(c *ui.Control) bool { return c.Rect.Y+c.Rect.H <= r.Control(boardview.GridID).Rect.Y }
		if tip := named(r.App.Controls(), "Click further along"); tip == nil || !above(tip) {
			t.Errorf("%v x %v: the advice is %v among %s", o.W, o.H, tip, r.Labels())
		}
		r.TapCell(game.Touch, 7)
		r.Tick(60)
		if home := r.Find(ui.ID{Name: "home"}); home == nil || !above(home) {
			t.Errorf("%v x %v: the tiles that are home are %v", o.W, o.H, home)
		}
		gametest.CheckLayout(r, "large letters")
	}
}

// TestLowHome looks, with large letters, for the tiles of a study that are home: they stand once, beside the moves and above the board.
func TestLowHome(t *testing.T) {
	r := gametest.SceneNamed(t, "studies-play").Run(t, gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 2, Phone: true})
	moves, n := r.Control(ui.ID{Name: "moves"}).Rect, 0
	for _, c := range r.App.Controls() {
		if c.ID != (ui.ID{Name: "home"}) {
			continue
		}
		n++
		if c.Rect.X < moves.X+moves.W || c.Rect.Y < moves.Y || c.Rect.Y+c.Rect.H > moves.Y+moves.H {
			t.Errorf("they stand at %v, the moves at %v", c.Rect, moves)
		}
	}
	if n != 1 {
		t.Errorf("they stand %d times", n)
	}
	gametest.CheckLayout(r, "large letters")
}
