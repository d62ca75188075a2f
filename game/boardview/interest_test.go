package boardview_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/render"
)

// threads counts the lines that the interest paints: the two parts of a thread and their hems.
func threads(r *run) (n int) {
	l := &render.List{}
	l.Reset(r.in.Width, r.in.Height, render.Color{})
	r.aim.Paint(l, &r.view)
	for i := range l.Ops {
		if l.Ops[i].Kind == render.LineOp {
			n++
		}
	}
	return n
}

// TestInterestOfHeldTile checks that a tile under a finger shows its home at once, and after 300 ms a thread to it, until
// the finger moves or is released; also for a tile that cannot move.
func TestInterestOfHeldTile(t *testing.T) {
	for _, cell := range []int{1, 0, 5} {
		r := newRun(t, "3x3.classic:1,2,3,4,0,5,7,8,6")
		label := r.hand.board.At(cell)
		r.hold(finger(1, r.cell(cell)))
		r.tick(2)
		if want := render.MarkAt(r.goal.CellOf(label)); r.aim.Home != want || threads(r) != 0 {
			t.Errorf("cell %d: home %v, want %v; %d threads", cell, r.aim.Home, want, threads(r))
		}
		if r.aim.Part <= 0 || r.aim.Part >= 1 || !r.stage.Out.Animating {
			t.Errorf("cell %d: the picture has faded by %v, moving %v", cell, r.aim.Part, r.stage.Out.Animating)
		}
		r.tick(30)
		want := 4 * min(1, abs(r.goal.CellOf(label)-cell))
		if threads(r) != want || r.aim.Part != 1 || r.stage.Out.Animating {
			t.Errorf("cell %d: %d lines of a thread after 300 ms, want %d; faded by %v, moving %v", cell, threads(r), want, r.aim.Part, r.stage.Out.Animating)
		}
		r.lift()
		r.tick(30)
		if r.aim.Home.On || r.aim.Shown.On || threads(r) != 0 {
			t.Errorf("cell %d: released, home is %v", cell, r.aim.Home)
		}
	}
}

// TestInterestOfRestingMouse checks that a mouse that rests on a tile for 150 ms shows the tile's home, without a thread.
func TestInterestOfRestingMouse(t *testing.T) {
	r := newRun(t, middle)
	r.tick(2)
	for i := range 4 {
		r.in.Pointers = []game.Pointer{{Kind: game.Mouse, At: render.Point{X: r.cell(1).X - 3 + float32(i), Y: r.cell(1).Y}}}
		r.tick(1)
	}
	if r.aim.Home.On {
		t.Error("the home shows before the mouse has rested")
	}
	r.tick(60)
	if want := render.MarkAt(r.goal.CellOf(r.hand.board.At(1))); r.aim.Home != want || threads(r) != 0 {
		t.Errorf("home %v, want %v; %d threads", r.aim.Home, want, threads(r))
	}
}

func abs(n int) int { return max(n, -n) }
