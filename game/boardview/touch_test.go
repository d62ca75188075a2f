package boardview_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Boards of the tests: the blank in the middle of a 3x3 board; in the lower left corner; at the left of the last row.
const (
	middle = "3x3.classic:1,2,3,4,0,5,6,7,8"
	corner = "3x3.classic:1,2,3,4,5,6,0,7,8"
	row    = "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15"
)

func TestTap(t *testing.T) {
	r := newRun(t, middle)
	for cell := range 9 { // those that can move, those that cannot, and the blank
		r.hold(finger(1, r.cell(cell)))
		r.lift()
		r.wantNotes("a tap", "tap "+string(rune('0'+cell))+" by touch")
		if r.view.Cursor.Cell != cell || r.view.Cursor.Shown {
			t.Errorf("a tap on cell %d leaves the cursor on cell %d, shown %v", cell, r.view.Cursor.Cell, r.view.Cursor.Shown)
		}
	}
	r.in.Pointers = []game.Pointer{{Kind: game.Mouse, At: r.cell(1), Down: true}}
	r.tick(1)
	r.lift()
	r.wantNotes("a click", "tap 1 by mouse")
	r.hold(finger(1, render.Point{X: 180, Y: 2}))
	r.lift()
	r.wantNotes("a tap beside the board")
}

// TestLostTap checks that a finger that the system cancels does not tap.
func TestLostTap(t *testing.T) {
	r := newRun(t, middle)
	r.hold(finger(1, r.cell(1)))
	r.in.Pointers[0].Down, r.in.Pointers[0].Lost = false, true
	r.tick(1)
	r.wantNotes("a lost finger")
	r.hold(finger(1, r.cell(1)))
	r.hold()
	r.wantNotes("a finger that is gone")
}

// TestDrag slowly drags tiles from each side into the blank: they follow the finger, and its release makes the move.
func TestDrag(t *testing.T) {
	for cell, d := range map[int]puzzle.Dir{1: puzzle.Down, 3: puzzle.Right, 5: puzzle.Left, 7: puzzle.Up} {
		r := newRun(t, middle)
		x, y := d.Delta()
		label, way := r.hand.board.At(cell), r.view.Cell*0.7
		r.stroke(r.cell(cell), float32(x)*way, float32(y)*way, 20)
		if dx, dy, ok := r.shiftOf(label); !ok || !near(dx, float32(x)*way, 0.01) || !near(dy, float32(y)*way, 0.01) || !r.touch.Dragging() {
			t.Errorf("%v: the tile is %v, %v from its place, dragged %v", d, dx, dy, r.touch.Dragging())
		}
		r.wantNotes("while the finger is down")
		r.rest()
		r.lift()
		r.wantNotes("a drag", "slide "+puzzle.Move{Dir: d, N: 1}.String()+" by touch")
		if r.touch.Dragging() || len(r.starts) != 1 || r.starts[0] < 0.65 || r.starts[0] > 0.75 {
			t.Errorf("%v: dragged %v, the moves had come by %v", d, r.touch.Dragging(), r.starts)
		}
	}
}

// near reports whether a and b differ by no more than by.
func near(a, b, by float32) bool { return max(a-b, b-a) <= by }

// TestDragRun drags the last tile of a row: the tiles between it and the blank move, too, and never more than a cell.
func TestDragRun(t *testing.T) {
	r := newRun(t, row)
	r.stroke(r.cell(15), -r.view.Cell*3, 0, 20)
	for _, label := range []int{13, 14, 15} {
		if dx, dy, ok := r.shiftOf(label); !ok || dx != -r.view.Cell || dy != 0 {
			t.Errorf("tile %d is %v, %v from its place, want a cell of %v", label, dx, dy, r.view.Cell)
		}
	}
	r.rest()
	r.lift()
	r.wantNotes("a drag", "slide "+puzzle.Move{Dir: puzzle.Left, N: 3}.String()+" by touch")
}

// TestSettleBack releases a tile that has moved slowly by less than half a cell: it slides back, without a move. So does
// a tile that is thrown back.
func TestSettleBack(t *testing.T) {
	r := newRun(t, middle)
	label := r.hand.board.At(1)
	r.stroke(r.cell(1), 0, r.view.Cell*0.4, 20)
	r.rest()
	r.lift()
	r.wantNotes("a short drag")
	if _, dy, ok := r.shiftOf(label); !ok || dy <= 0 || !r.view.Motion.Runs(r.stage) || r.touch.Dragging() {
		t.Errorf("let go, the tile is %v from its place, moving %v, dragged %v", dy, r.view.Motion.Runs(r.stage), r.touch.Dragging())
	}
	r.tick(30)
	if _, _, ok := r.shiftOf(label); ok || r.view.Motion.Runs(r.stage) {
		t.Error("half a second later it is not back")
	}
	r.stroke(r.cell(1), 0, r.view.Cell*0.9, 20)
	at := r.in.Pointers[0].At
	r.hold(finger(1, render.Point{X: at.X, Y: at.Y - r.view.Cell*0.3}))
	r.lift()
	r.wantNotes("a drag that is thrown back")
}

// TestFlick moves a tile quickly by less than half a cell: that is a move.
func TestFlick(t *testing.T) {
	r := newRun(t, middle)
	r.stroke(r.cell(1), 0, r.view.Cell*0.3, 2)
	r.lift()
	r.wantNotes("a flick", "slide "+puzzle.Move{Dir: puzzle.Down, N: 1}.String()+" by touch")
}

// TestDragTheWrongWay pulls a tile away from the blank: it stays.
func TestDragTheWrongWay(t *testing.T) {
	r := newRun(t, middle)
	r.stroke(r.cell(1), 0, -r.view.Cell*0.4, 20)
	if dx, dy, _ := r.shiftOf(r.hand.board.At(1)); dx != 0 || dy != 0 {
		t.Errorf("it goes by %v, %v", dx, dy)
	}
	r.rest()
	r.lift()
	r.wantNotes("a drag the wrong way")
}

// TestDragRefused checks that no drag is left after its move was refused.
func TestDragRefused(t *testing.T) {
	r := newRun(t, middle)
	r.hand.refuses = true
	r.stroke(r.cell(1), 0, r.view.Cell*0.8, 20)
	r.lift()
	r.tick(1)
	if _, _, ok := r.shiftOf(r.hand.board.At(1)); ok || r.touch.Dragging() || len(r.starts) > 0 {
		t.Error("the tile is still dragged")
	}
}

// TestDragLost checks that a tile is back in its cell, without a move, after the system has cancelled the finger.
func TestDragLost(t *testing.T) {
	r := newRun(t, middle)
	r.stroke(r.cell(1), 0, r.view.Cell*0.8, 20)
	r.in.Pointers[0].Down, r.in.Pointers[0].Lost = false, true
	r.tick(1)
	r.wantNotes("a lost finger")
	if _, _, ok := r.shiftOf(r.hand.board.At(1)); ok || r.touch.Dragging() {
		t.Error("the tile is still dragged")
	}
}

// TestDragOvertaken makes another move during a drag: that ends the drag, and the finger continues as a swipe.
func TestDragOvertaken(t *testing.T) {
	r := newRun(t, middle)
	r.stroke(r.cell(1), 0, r.view.Cell*0.4, 10)
	r.hand.board = r.hand.board.Step(puzzle.Right)
	at := r.in.Pointers[0].At
	r.hold(finger(1, render.Point{X: at.X + 1, Y: at.Y}))
	r.wantNotes("a drag of a board that is gone")
	if r.touch.Dragging() || len(r.view.Shift) > 0 {
		t.Errorf("dragged %v, shifted %v", r.touch.Dragging(), r.view.Shift)
	}
	r.hold(finger(1, render.Point{X: at.X - 85, Y: at.Y}))
	r.wantNotes("the finger swipes on", "slide "+puzzle.Move{Dir: puzzle.Left, N: 1}.String()+" by touch")
}

// TestSwipe moves one finger around outside the board: each stroke moves a tile, the first after 20 dip, the next ones
// after 40 to 80.
func TestSwipe(t *testing.T) {
	r := newRun(t, middle)
	at := render.Point{X: 180, Y: 30}
	if r.view.Rect.Contains(at) {
		t.Fatalf("the board is at %v", r.view.Rect)
	}
	slide := func(d puzzle.Dir) string { return "slide " + puzzle.Move{Dir: d, N: 1}.String() + " by touch" }
	r.hold(finger(1, at))
	stretch := func(what string, dx, dy float32, want ...string) {
		t.Helper()
		at.X, at.Y = at.X+dx, at.Y+dy
		r.hold(finger(1, at))
		r.wantNotes(what, want...)
	}
	stretch("19 dip", 19, 0)
	stretch("20 dip", 1, 0, slide(puzzle.Right))
	stretch("a short stretch", 0, 39)
	stretch("a long stretch", 0, 42, slide(puzzle.Down))
	stretch("another", -81, 2, slide(puzzle.Left))
	stretch("another", -2, -81, slide(puzzle.Up))
	stretch("two ways at once, as far as one", 60, 60)
	r.lift()
	r.wantNotes("the end of a swipe")
}

// TestSwipeFromStuckTile swipes from a tile that cannot move.
func TestSwipeFromStuckTile(t *testing.T) {
	r := newRun(t, corner)
	r.stroke(r.cell(2), -24, 0, 3)
	r.lift()
	r.wantNotes("a swipe", "slide "+puzzle.Move{Dir: puzzle.Left, N: 1}.String()+" by touch")
	r.stroke(r.cell(2), -15, 0, 3)
	r.lift()
	r.wantNotes("neither a tap nor a swipe")
}

// TestPressedTile checks that a tile goes down under a finger until the finger moves or is released.
func TestPressedTile(t *testing.T) {
	r := newRun(t, middle)
	r.hold(finger(1, r.cell(1)))
	r.tick(10)
	if s := r.view.Shift; len(s) != 1 || s[0].Label != r.hand.board.At(1) || s[0].Down != 1 {
		t.Errorf("under a finger: %+v", s)
	}
	r.lift()
	if len(r.view.Shift) > 0 {
		t.Errorf("let go: %+v", r.view.Shift)
	}
}
