package play

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestWanted checks what a large board marks: on it the tile that belongs in the gap, in the goal's picture the gap's cell, and at
// the picture's corner, where it has no numbers, a sign that it opens. A small board marks nothing.
func TestWanted(t *testing.T) {
	for _, c := range []struct {
		game          string
		w, h          float32
		marked, opens bool
	}{
		{"10x10.wild#monday", 360, 640, true, true},
		{"10x10.wild#monday", 1100, 760, true, false},
		{"16x16.spiral#x", 1100, 760, true, true},
		{"4x4.wild#x", 360, 640, false, false},
		{"10x10.classic#x", 1100, 760, false, false},
	} {
		r := newRun(t, options{w: c.w, h: c.h, scale: 1, game: c.game})
		r.tick(90)
		goal := *r.Find(goalID)
		f, v := r.frame(), &r.play.sight
		boxes := func(paint func(l *render.List)) int {
			l := &render.List{}
			l.Reset(c.w, c.h, f.Theme.Paper)
			paint(l)
			return len(l.Ops)
		}
		if got := v.board.Wanted() != 0; got != c.marked {
			t.Errorf("%s: a tile is marked: %v", c.game, got)
		}
		if got := boxes(func(l *render.List) { v.board.PaintWanted(l, f) }) > 0; got != c.marked {
			t.Errorf("%s: a ring is drawn: %v", c.game, got)
		}
		with := boxes(func(l *render.List) { v.paintGoal(l, f, &goal) })
		groove := v.board.Engraved
		v.board.Engraved = false
		without := boxes(func(l *render.List) { v.paintGoal(l, f, &goal) })
		v.board.Engraved = groove
		if got := with > without; got != c.marked {
			t.Errorf("%s: the picture marks a cell: %v", c.game, got)
		}
		if got := opensSign(f, goal.Rect, v); got != c.opens {
			t.Errorf("%s at %v x %v: the picture has a sign: %v", c.game, c.w, c.h, got)
		}
	}
}

// opensSign reports whether the picture of the goal draws its sign: something over its lower corner.
func opensSign(f *ui.Frame, r render.Rect, v *sight) bool {
	l := &render.List{}
	l.Reset(1100, 760, f.Theme.Paper)
	v.paintGoal(l, f, &ui.Control{ID: goalID, Rect: r})
	for i := range l.Ops {
		if op := &l.Ops[i]; op.Kind == render.BoxOp && op.Rect.W == f.Dip(opensSide) && op.Style.EdgeWidth > 0 && op.Rect.X > r.Centre().X && op.Rect.Y > r.Centre().Y {
			return true
		}
	}
	return false
}
