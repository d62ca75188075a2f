package play_test

import (
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// TestTwoThumbs has the second thumb come down before the first is up.
func TestTwoThumbs(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: twoMoves})
	a, b := game.Pointer{Kind: game.Touch, ID: 1, At: r.Cell(7).Centre()}, game.Pointer{Kind: game.Touch, ID: 2, At: r.Cell(8).Centre()}
	aDown, bDown := a, b
	aDown.Down, bDown.Down = true, true
	for _, ps := range [][]game.Pointer{{aDown}, {aDown, bDown}, {a, bDown}, {b}, nil} {
		r.In.Pointers = ps
		r.Tick(1)
	}
	if !r.StoredGame().Solved() {
		t.Errorf("board %v, want it solved by two overlapping taps", r.Board())
	}
}

func TestPinch(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "16x16.classic#x"})
	before, whole := r.Board(), r.Cell(0).W
	mid := r.Control(boardview.GridID).Rect.Centre()
	for d := float32(20); d < 150; d += 10 {
		r.In.Pointers = []game.Pointer{
			{Kind: game.Touch, ID: 1, At: render.Point{X: mid.X - d, Y: mid.Y}, Down: true},
			{Kind: game.Touch, ID: 2, At: render.Point{X: mid.X + d, Y: mid.Y}, Down: true},
		}
		r.Tick(1)
	}
	r.In.Pointers = nil
	r.Tick(2)
	if cell := r.Cell(0).W; cell <= whole || r.Board() != before {
		t.Errorf("pinch: cell %v (was %v), board changed %v", cell, whole, r.Board() != before)
	}
}

// twoFingers puts two fingers down, the second one some time after the first, moves both to other places, and lifts them.
func twoFingers(r *gametest.Run, apart time.Duration, from, to [2]render.Point) {
	begun := r.In.Now
	for i := range 30 {
		r.In.Pointers = nil
		for k := range from {
			if k == 1 && r.In.Now-begun < apart {
				continue
			}
			t := float32(i) / 29
			at := render.Point{X: from[k].X + (to[k].X-from[k].X)*t, Y: from[k].Y + (to[k].Y-from[k].Y)*t}
			r.In.Pointers = append(r.In.Pointers, game.Pointer{Kind: game.Touch, ID: k, At: at, Down: true})
		}
		r.Tick(1)
	}
	for k := range r.In.Pointers {
		r.In.Pointers[k].Down = false
	}
	r.Tick(1)
	r.In.Pointers = nil
	r.Tick(2)
}

// TestPinchLargeTiles pinches boards whose tiles are large, from every cell to the one across the middle and back:
// nothing moves, and the clock does not start.
func TestPinchLargeTiles(t *testing.T) {
	for _, id := range []string{"3x3.classic#x", "4x4.snake#x", "4x4.classic#y"} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			r := gametest.New(t, gametest.Options{Game: id})
			r.Tick(60)
			mid, before := r.Control(boardview.GridID).Rect.Centre(), r.Board()
			for c := range before.Size().Cells() {
				a := r.Cell(c).Centre()
				dx, dy := a.X-mid.X, a.Y-mid.Y
				if max(dx, -dx)+max(dy, -dy) < 40 {
					continue
				}
				at := func(part float32) render.Point { return render.Point{X: mid.X + dx*part, Y: mid.Y + dy*part} }
				near, far := [2]render.Point{at(0.3), at(-0.4)}, [2]render.Point{a, at(-1)}
				twoFingers(r, 0, near, far)
				twoFingers(r, 60*time.Millisecond, far, near)
				if r.Board() != before || r.StoredGame().Started() {
					t.Fatalf("a pinch from cell %d moves tiles", c)
				}
			}
			r.MoveAny()
			if r.Board() == before {
				t.Error("after the pinches nothing moves")
			}
		})
	}
}

// TestDragBesideTap drags a tile with one thumb while the other, which came down in the same moment, taps: both play,
// whichever lets go first.
func TestDragBesideTap(t *testing.T) {
	for _, tapEnds := range []int{2, 12} { // ticks after the press; the drag ends at 8
		r := gametest.New(t, gametest.Options{Game: inRow})
		r.Tick(60)
		from, other := r.Cell(14).Centre(), r.Cell(0).Centre()
		for i := range 15 {
			at := render.Point{X: from.X - float32(min(i, 8))*r.Cell(0).W*0.1, Y: from.Y}
			r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: at, Down: i < 8}}
			if i <= tapEnds {
				r.In.Pointers = append(r.In.Pointers, game.Pointer{Kind: game.Touch, ID: 2, At: other, Down: i < tapEnds})
			}
			r.Tick(1)
		}
		if got := r.Board().At(13); got != 14 {
			t.Errorf("with a tap of %d ticks beside it, the drag brings %d", tapEnds, got)
		}
	}
}
