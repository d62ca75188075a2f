package boardview_test

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestFramesOfCells marks where a tile is to stand: the frame is concentric with the tile in it.
func TestFramesOfCells(t *testing.T) {
	r := newRun(t, "3x3.classic:1,2,3,4,5,6,0,7,8")
	v := &r.view
	var l render.List
	l.Reset(360, 640, v.Theme.Paper)
	f := &ui.Frame{Measures: ui.Measures{Theme: v.Theme, Scale: 1, TextSize: 1}, Fonts: render.NewFonts()}
	v.Paint(&l, f)
	face := render.Op{}
	for _, op := range l.Ops {
		if op.Kind == render.BoxOp && op.Style.Fill == v.Colors[5] {
			face = op
		}
	}
	if face.Rect.Empty() {
		t.Fatal("no tile 5")
	}
	from := len(l.Ops)
	v.PaintAim(&l, f, []int{1}, []int{4}) // the 1 is to stand where the 5 is
	frames := 0
	for _, op := range l.Ops[from:] {
		if op.Kind != render.BoxOp {
			continue
		}
		frames++
		if want := face.Radius + face.Rect.X - op.Rect.X; op.Radius < want-0.01 || op.Radius > want+0.01 {
			t.Errorf("the frame at %v has the radius %v, want %v", op.Rect, op.Radius, want)
		}
	}
	if frames != 2 { // it and its hem
		t.Errorf("%d frames", frames)
	}
}
