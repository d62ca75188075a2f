package lab

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestMendIsMarked looks for the arrows on 15 and 14 where the button below offers to swap them, and for none once they are. They lie
// on the faces of the tiles, between the number and the ring.
func TestMendIsMarked(t *testing.T) {
	for _, tab := range []int{setupTab, solveTab} {
		r := onLab(t, options{}, unsolvable)
		r.showTab(tab)
		b := &r.scene.bench
		f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: b.board.Theme, Scale: 1, TextSize: 1}}
		arrows := func() (points []render.Point) {
			l := &render.List{}
			l.Reset(4000, 4000, f.Theme.Paper)
			b.paintMend(l, f)
			return l.Points
		}
		points := arrows()
		if len(points) != 10 { // of a shaft and a head for each
			t.Fatalf("tab %d: arrows of %d points", tab, len(points))
		}
		for i, p := range points {
			face, _ := b.board.Face(13 + i/5)
			if mid := face.Centre(); !face.Contains(p) || p.Y < mid.Y+b.board.Cell*0.24 {
				t.Errorf("tab %d: an arrow has a point at %v on the face %v", tab, p, face)
			}
		}
		if points[1].X <= points[0].X || points[6].X >= points[5].X {
			t.Errorf("tab %d: the arrows do not point to each other", tab)
		}
		b.mend()
		r.tick(60)
		if len(arrows()) > 0 {
			t.Errorf("tab %d: arrows after the swap", tab)
		}
	}
}
