package boardview

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// wantedFrom is the number of cells from which a tile is hard to find among the others.
const wantedFrom = 64

// Wanted returns the tile that belongs in the blank of a large board, where the blank says so; 0 for none.
func (v *View) Wanted() int {
	b := v.Board
	if !v.Engraved || v.LineOnly || v.Covered || b.Size().Cells() < wantedFrom || v.Goal.Size() != b.Size() {
		return 0
	}
	return v.Goal.Board().At(b.Blank())
}

// PaintWanted draws a ring around the tile that Wanted returns, while that is at rest and no mark asks for more attention. The ring lies in
// the gaps between tiles, clear of the digits.
func (v *View) PaintWanted(l *render.List, f *ui.Frame) {
	label := v.Wanted()
	if label == 0 || v.Hint.On || len(v.Way) > 0 || Shifted(v.Shift, label) {
		return
	}
	if cell, ok := v.CellOf(label); ok && !v.Focus.Is(cell) && !v.CellRect(cell).Intersect(v.Inner).Empty() {
		width := max(1, min(f.Dip(2), v.Cell*0.07))
		r, radius := v.CellFrame(cell, -width*0.25)
		l.PushClip(v.Inner.Inset(-width))                                                                                // a tile that is half in sight has half a ring
		l.Box(r.Inset(width), max(0, radius-width), render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: max(1, width*0.75)}) // its hem keeps it off a tile as dark as it
		l.Box(r, radius, render.BoxStyle{Edge: f.Theme.Ink, EdgeWidth: width})
		l.PopClip()
	}
}
