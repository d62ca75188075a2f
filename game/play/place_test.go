package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// TestBoardNeverMoves plays to the result in windows of many shapes: the board has one place before, during and after the
// last move, with an open result, and over a pause.
func TestBoardNeverMoves(t *testing.T) {
	for _, o := range []gametest.Options{
		{W: 390, H: 844}, {W: 390, H: 844, TextScale: 2}, {W: 360, H: 640}, {W: 320, H: 568}, {W: 320, H: 480}, {W: 280, H: 653}, {W: 768, H: 1024},
		{W: 844, H: 390}, {W: 568, H: 320}, {W: 1280, H: 800}, {W: 900, H: 600, RightToLeft: true}, {W: 3840, H: 2160},
	} {
		o.Game = "3x3.classic:1,2,3,4,5,6,0,7,8"
		r := gametest.New(t, o)
		r.Tick(60)
		was := r.Control(boardview.GridID).Rect
		still := func(when string) {
			t.Helper()
			if now := r.Control(boardview.GridID).Rect; now != was {
				t.Errorf("%v x %v, text %v, %s: the board goes from %v to %v", o.W, o.H, o.TextScale, when, was, now)
			}
		}
		r.TapCell(game.Touch, 7)
		still("a move later")
		r.Key("P")
		r.Tick(20)
		if r.SceneName() != "pause" {
			t.Fatalf("no pause but the %s", r.SceneName())
		}
		still("paused")
		r.Press(resumeID)
		still("not paused any more")
		r.TapCell(game.Touch, 8)
		for range 100 {
			still("at the end")
			r.Tick(1)
		}
		if r.SceneName() != "result" {
			t.Fatalf("no result but the %s", r.SceneName())
		}
	}
}

// TestBoardLarge checks that the board is as large as its window allows: as wide as a phone, 86 % of the height of a desk's
// screen, however large.
func TestBoardLarge(t *testing.T) {
	for _, c := range []struct {
		o    gametest.Options
		want func(tray render.Rect) (part, least float32)
	}{
		{gametest.Options{W: 390, H: 844}, func(r render.Rect) (float32, float32) { return r.W / 390, 0.93 }},
		{gametest.Options{W: 360, H: 640, Scale: 3}, func(r render.Rect) (float32, float32) { return r.W / 3 / 360, 0.93 }},
		{gametest.Options{W: 320, H: 568, Scale: 2}, func(r render.Rect) (float32, float32) { return r.W / 2 / 320, 0.93 }},
		{gametest.Options{W: 280, H: 653, Scale: 2}, func(r render.Rect) (float32, float32) { return r.W / 2 / 280, 0.93 }},
		{gametest.Options{W: 844, H: 390}, func(r render.Rect) (float32, float32) { return r.H / 390, 0.93 }},
		{gametest.Options{W: 1280, H: 800}, func(r render.Rect) (float32, float32) { return r.H / 800, 0.85 }},
		{gametest.Options{W: 3840, H: 2160}, func(r render.Rect) (float32, float32) { return r.H / 2160, 0.85 }},
	} {
		for _, id := range []string{"4x4.spiral#x", "5x5.wild#x"} {
			c.o.Game = id
			r := gametest.New(t, c.o)
			r.Tick(5)
			if part, least := c.want(r.Control(boardview.GridID).Rect); part < least || part > 1 {
				t.Errorf("%s in %v x %v: the board takes %.2f of the window, want %v", id, c.o.W, c.o.H, part, least)
			}
		}
	}
}

// TestBoardEnlarged makes the board smaller and larger than usual with the keys: it keeps within the window.
func TestBoardEnlarged(t *testing.T) {
	for _, o := range []gametest.Options{{W: 390, H: 844}, {W: 1280, H: 800}, {W: 844, H: 390}} {
		o.Game = "4x4.wild#x"
		r := gametest.New(t, o)
		r.Tick(5)
		usual := r.Control(boardview.GridID).Rect
		r.Key("Minus")
		r.Tick(2)
		if less := r.Control(boardview.GridID).Rect; less.W > usual.W*0.95 || less.W < usual.W*0.7 {
			t.Errorf("%v x %v: smaller, the board goes from %v to %v", o.W, o.H, usual, less)
		}
		for range 4 {
			r.Key("Equal", game.Shift)
		}
		r.Tick(2)
		more := r.Control(boardview.GridID).Rect
		if more.W < usual.W || o.H == 800 && more.W < usual.W*1.05 {
			t.Errorf("%v x %v: larger, the board goes from %v to %v", o.W, o.H, usual, more)
		}
		gametest.CheckLayout(r, "enlarged")
	}
}
