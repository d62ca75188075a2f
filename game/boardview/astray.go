package boardview

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// MarkAstray sets off, after Layout, the tiles that do not stand in their goal cells: all others lose most of their colour, and
// PaintAstray draws frames in them.
func (v *View) MarkAstray() {
	v.astray = v.astray[:0]
	for label := range v.Board.Size().Cells() + 1 {
		cell := cellOf(v.Board, label)
		v.astray = append(v.astray, label > 0 && cell >= 0 && v.Goal.Board().At(cell) != label)
	}
	v.Dim(v.astray, nil)
}

// PaintAstray draws a frame in each tile that does not stand in its goal cell.
func (v *View) PaintAstray(l *render.List, f *ui.Frame) {
	l.PushClip(v.Rect)
	for cell := range v.Board.Size().Cells() {
		if label := v.Board.At(cell); label > 0 && v.Goal.Board().At(cell) != label {
			r, radius := v.Face(cell)
			l.HintRing(r, radius, f.Scale, f.Theme, f.Theme.Number)
		}
	}
	l.PopClip()
}
