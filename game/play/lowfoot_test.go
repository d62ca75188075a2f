package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestLowFoot looks, with large letters, for what a new player is to do and, after a move, for the tiles that are home: both
// stand above the board.
func TestLowFoot(t *testing.T) {
	for _, o := range []gametest.Options{{W: 360, H: 640, TextScale: 2}, {W: 320, H: 568, TextScale: 2}} {
		o.Game = "3x3.classic:1,2,3,4,5,6,0,7,8"
		r := gametest.New(t, o)
		r.Tick(60)
		r.TapCell(game.Touch, 7)
		r.Tick(60)
		home := r.Find(ui.ID{Name: "home"})
		if home == nil {
			t.Errorf("%v x %v: the tiles that are home are not shown", o.W, o.H)
			continue
		}
		if board := r.Control(boardview.GridID).Rect; home.Rect.Y+home.Rect.H > board.Y {
			t.Errorf("%v x %v: the tiles that are home stand at %v, in the board at %v", o.W, o.H, home.Rect, board)
		}
		gametest.CheckLayout(r, "large letters")
	}
}
