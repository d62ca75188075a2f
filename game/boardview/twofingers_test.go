package boardview_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestPinch spreads two fingers on a board of small cells and brings them together again: the board zooms, and nothing
// else happens.
func TestPinch(t *testing.T) {
	r := newRun(t, "16x16.classic#x")
	mid, whole := r.view.Rect.Centre(), r.view.Cell
	two := func(d float32) {
		r.hold(finger(1, render.Point{X: mid.X - d, Y: mid.Y}), finger(2, render.Point{X: mid.X + d, Y: mid.Y}))
	}
	for d := float32(30); d <= 120; d += 5 {
		two(d)
	}
	if !r.view.Zoom.On() || r.view.Cell < 2*whole || r.view.Window().Empty() {
		t.Errorf("spread, a cell is %v, was %v; in sight is %v", r.view.Cell, whole, r.view.Window())
	}
	cell, before := r.view.Cell, r.view.Window()
	for range 10 { // both fingers move in parallel: they pan the board
		mid.X -= 4
		two(120)
	}
	if now := r.view.Window(); now.X <= before.X || !near(r.view.Cell, cell, 3) {
		t.Errorf("moved, %v is in sight, before that %v; a cell is %v, was %v", now, before, r.view.Cell, cell)
	}
	for d := float32(120); d >= 10; d -= 5 {
		two(d)
	}
	r.lift()
	if r.view.Zoom.On() || r.view.Cell != whole {
		t.Errorf("together again, a cell is %v, was %v", r.view.Cell, whole)
	}
	r.wantNotes("a pinch")
}

// TestPinchEndsDrag puts a second finger down during a drag: the tile slides back, and neither finger makes a move.
func TestPinchEndsDrag(t *testing.T) {
	r := newRun(t, "16x16.classic#x")
	blank := r.hand.board.Blank()
	cell := blank - 16
	if cell < 0 {
		cell = blank + 16
	}
	dy := r.view.Cell * 0.6 * float32(blank-cell) / 16
	r.stroke(r.cell(cell), 0, dy, 10)
	if !r.touch.Dragging() {
		t.Fatal("no drag")
	}
	one := r.in.Pointers[0]
	r.hold(one, finger(2, render.Point{X: one.At.X - 60, Y: one.At.Y}))
	if r.touch.Dragging() {
		t.Error("still dragged")
	}
	r.hold(game.Pointer{Kind: game.Touch, ID: 1, At: one.At}, finger(2, render.Point{X: one.At.X - 60, Y: one.At.Y}))
	r.hold(finger(2, render.Point{X: one.At.X - 120, Y: one.At.Y}))
	r.lift()
	r.wantNotes("a pinch")
}

// TestTwoFingersOnLargeCells puts two fingers down together on a board that cannot be zoomed. If both move, they have no
// effect; if one only taps, both play.
func TestTwoFingersOnLargeCells(t *testing.T) {
	r := newRun(t, middle)
	a, b := r.cell(1), r.cell(7)
	for i := range 12 {
		step := float32(i) * 8
		r.hold(finger(1, render.Point{X: a.X, Y: a.Y + step}), finger(2, render.Point{X: b.X, Y: b.Y - step}))
	}
	r.lift()
	r.wantNotes("a pinch")
	if r.touch.Dragging() || r.view.Zoom.On() {
		t.Errorf("dragged %v, zoomed %v", r.touch.Dragging(), r.view.Zoom.On())
	}
	for i := range 12 {
		at := render.Point{X: a.X, Y: a.Y + float32(i)*0.08*r.view.Cell}
		r.hold(finger(1, at), game.Pointer{Kind: game.Touch, ID: 2, At: r.cell(0), Down: i < 2})
		if i >= 2 {
			r.in.Pointers = r.in.Pointers[:1]
		}
	}
	r.lift()
	r.wantNotes("a tap and a drag", "tap 0 by touch", "slide "+puzzle.Move{Dir: puzzle.Down, N: 1}.String()+" by touch")
}

// TestFingersInTurn drags a tile with a second finger while the first one drags another: only the first drag continues.
func TestFingersInTurn(t *testing.T) {
	r := newRun(t, middle)
	r.stroke(r.cell(1), 0, r.view.Cell*0.7, 10)
	one, b := r.in.Pointers[0], r.cell(7)
	for i := range 10 {
		r.hold(one, finger(2, render.Point{X: b.X, Y: b.Y - float32(i)*8}))
	}
	if _, _, ok := r.shiftOf(r.hand.board.At(7)); ok {
		t.Error("two tiles are dragged into one blank")
	}
	r.rest()
	r.hold(game.Pointer{Kind: game.Touch, ID: 1, At: one.At}, r.in.Pointers[1])
	r.wantNotes("the first finger", "slide "+puzzle.Move{Dir: puzzle.Down, N: 1}.String()+" by touch")
}
