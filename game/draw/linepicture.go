package draw

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// place brings the picture of the line up to date.
func (s *Scene) place(f *ui.Frame) {
	v, line, b := &s.line, s.sketch.line, &s.board
	if s.theme != f.Theme || v.Size != line.Size() {
		s.theme = f.Theme
		v.Colors = render.LineColors(v.Colors[:0], f.Theme, line.Size())
	}
	v.Tray, v.Radius, v.Inner, v.Origin, v.Side = b.Rect, b.TrayRadius(), b.Inner, b.Origin, b.Cell
	v.Scale, v.Size, v.Theme, v.Out = f.Scale, line.Size(), f.Theme, s.out
	v.Cells, v.Open, v.Closed, v.Unsure = line.AppendCells(v.Cells[:0]), v.Open[:0], v.Closed[:0], v.Unsure[:0]
	for cell := range line.Size().Cells() {
		switch {
		case !line.CanVisit(cell):
		case s.sketch.closed(cell):
			if line.Len() > 0 { // where none begins yet, nothing is wrong: these cells have but faint dots
				v.Closed = append(v.Closed, cell)
			}
		case s.sketch.doubtful(cell):
			v.Unsure = append(v.Unsure, cell)
		default:
			v.Open = append(v.Open, cell)
		}
	}
	v.Ghost = v.Ghost[:0]
	if line.Len() == 0 && !f.Theme.Contrast { // which has nothing faint
		v.Ghost = append(v.Ghost, s.whole.of(line.Size())...)
	}
	v.Cursor = render.Mark{At: s.cursor, On: s.Focus == gridID && f.ShowRing}
}
