package play

import (
	"testing"

	"wildfifteen/render"
)

// TestWanted checks what a large board marks: on it the tile that belongs in the gap, in the goal's picture the gap's
// cell. A small board marks nothing.
func TestWanted(t *testing.T) {
	for _, c := range []struct {
		game   string
		w, h   float32
		marked bool
	}{
		{"10x10.wild#monday", 360, 640, true},
		{"10x10.wild#monday", 1100, 760, true},
		{"16x16.spiral#x", 1100, 760, true},
		{"4x4.wild#x", 360, 640, false},
		{"10x10.classic#x", 1100, 760, false},
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
	}
}
