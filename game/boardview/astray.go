package boardview

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// MarkAstray sets off, after Layout, the tiles that do not stand in their goal cells: all others lose most of their colour, and
// PaintAstray draws frames around them.
func (v *View) MarkAstray() {
	v.astray = v.astray[:0]
	for label := range v.Board.Size().Cells() + 1 {
		cell := cellOf(v.Board, label)
		v.astray = append(v.astray, label > 0 && cell >= 0 && v.Goal.Board().At(cell) != label)
	}
	v.Dim(v.astray)
}

// PaintAstray draws a frame around each tile that does not stand in its goal cell.
func (v *View) PaintAstray(l *render.List, f *ui.Frame) {
	out := max(f.Dip(1), render.Floor(v.Cell/60))
	l.PushClip(v.Rect)
	for cell := range v.Board.Size().Cells() {
		if label := v.Board.At(cell); label > 0 && v.Goal.Board().At(cell) != label {
			r, radius := v.CellFrame(cell, -out)
			l.Box(r, radius, render.BoxStyle{Edge: f.Theme.Ink, EdgeWidth: max(f.Dip(2), render.Floor(v.Cell/28))})
		}
	}
	l.PopClip()
}
