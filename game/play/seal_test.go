package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/render"
)

// tilesSeen counts the tiles that are drawn whole on the board, in their cells.
func tilesSeen(r *gametest.Run) (n int) {
	var l render.List
	r.App.Draw(&l)
	for cell := range r.Board().Size().Cells() {
		c := r.Control(boardview.CellID(cell)).Rect
		for i := range l.Ops {
			op := &l.Ops[i]
			mid := op.Rect.Centre()
			if op.Kind == render.BoxOp && op.Alpha == 255 && op.Style.Light.A > 0 && c.Contains(mid) && op.Rect.W > c.W*0.8 && op.Rect.W <= c.W {
				n++
				break
			}
		}
	}
	return n
}

// TestRibbonClosesOverTiles solves a board: its tiles are all there while the light runs over them, then the ribbon takes
// their place, the board does not move, and in no frame is there nothing beside the board. As the player leaves the result,
// the tiles come back.
func TestRibbonClosesOverTiles(t *testing.T) {
	for i, o := range []gametest.Options{{W: 360, H: 640}, {W: 1100, H: 760}, {W: 360, H: 640}} {
		o.Game = oneMove
		r := gametest.New(t, o)
		r.In.ReducedMotion = i == 2
		r.Tick(60)
		at := r.Control(boardview.GridID).Rect
		r.Key("ArrowLeft")
		seen, fewer := 0, 0
		for range 120 {
			r.Tick(1)
			switch n := tilesSeen(r); {
			case n > seen:
				seen = n
			case n < seen:
				fewer++
			}
			if now := r.Control(boardview.GridID).Rect; now != at {
				t.Fatalf("the board was at %v and is at %v", at, now)
			}
			if !wordsBeside(r, at) {
				t.Fatal("there is nothing beside the board")
			}
		}
		if n := tilesSeen(r); n > 0 || fewer == 0 {
			t.Errorf("%v: %d tiles are left under the ribbon", o.W, n)
		}
		r.Key("Escape")
		r.Tick(40)
		if n, want := tilesSeen(r), 8; n != want {
			t.Errorf("%v: without the result there are %d tiles, want %d", o.W, n, want)
		}
	}
}

// wordsBeside reports whether any words can be seen outside the board.
func wordsBeside(r *gametest.Run, board render.Rect) bool {
	var l render.List
	r.App.Draw(&l)
	covered := byte(0)
	seen := false
	for i := range l.Ops {
		op := &l.Ops[i]
		switch {
		case op.Kind == render.GlyphsOp && op.Alpha > 16 && op.Rect.Intersect(board).Empty():
			seen, covered = true, 0
		case op.Kind == render.BoxOp && op.Style.Fill == l.Paper && op.Rect.Intersect(board).Empty():
			covered = max(covered, op.Alpha) // the veil over what is to come
			seen = seen && covered < 240
		}
	}
	return seen
}

// TestBoardGoes deals another game, and pauses one: what was on the board goes step by step, it is not cut
// away. If the motion is off, it is.
func TestBoardGoes(t *testing.T) {
	for _, c := range []struct {
		key game.Key
		off bool
	}{{"N", false}, {"P", false}, {"N", true}, {"P", true}} {
		r := gametest.New(t, gametest.Options{Game: "3x3.snake:1,2,3,6,5,4,7,0,8", Store: gametest.WithSettings(func(s *session.Settings) {
			if c.off {
				s.Motion = session.NoMotion
			}
		})})
		r.Tick(60)
		if c.key == "P" { // there is nothing to pause before the first move
			r.Key("ArrowLeft")
			r.Tick(60)
		}
		in := r.Control(boardview.GridID).Rect
		r.Key(c.key)
		steps := map[byte]bool{}
		for range 6 {
			var l render.List
			r.App.Draw(&l)
			for i := range l.Ops {
				if op := &l.Ops[i]; op.Style.Light.A > 0 && in.Contains(op.Rect.Centre()) && op.Alpha < 255 {
					steps[op.Alpha] = true
				}
			}
			r.Tick(1)
		}
		if gone := len(steps) >= 4; gone == c.off {
			t.Errorf("%s, motion off %v: tiles of %d opacities", c.key, c.off, len(steps))
		}
	}
}
