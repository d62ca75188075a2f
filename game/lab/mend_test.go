package lab

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestMendIsMarked looks for the frames in 15 and 14 where the button below offers to swap them, and for none once they are.
func TestMendIsMarked(t *testing.T) {
	for _, tab := range []int{setupTab, solveTab} {
		r := onLab(t, options{}, unsolvable)
		r.showTab(tab)
		b := &r.scene.bench
		f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: b.board.Theme, Scale: 1, TextSize: 1}}
		frames := func() []render.Op {
			l := &render.List{}
			l.Reset(4000, 4000, f.Theme.Paper)
			b.paintMend(l, f)
			return l.Ops
		}
		ops := frames()
		if len(ops) != 2 {
			t.Fatalf("tab %d: %d frames", tab, len(ops))
		}
		for i, op := range ops {
			if face, _ := b.board.Face(13 + i); op.Rect.Intersect(face) != op.Rect {
				t.Errorf("tab %d: a frame at %v on the face %v", tab, op.Rect, face)
			}
		}
		b.mend()
		r.tick(60)
		if len(frames()) > 0 {
			t.Errorf("tab %d: frames after the swap", tab)
		}
	}
}
