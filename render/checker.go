package render

// checkers draws the chequered background of a board: cells an odd taxicab distance from the cell even are darkened
// (in dark themes lightened), the others keep the tray's colour.
func (l *List) checkers(v *BoardView, even int) {
	t := v.Theme
	color := Mix(t.Tray, t.Ink, 0.34)
	if t.Contrast {
		color = t.ChartGrid
	}
	size := v.Board.Size()
	for cell := range size.Cells() {
		if (cell%size.W+cell/size.W+even%size.W+even/size.W)%2 == 1 {
			l.Fill(CellRect(v.Origin, v.Cell, size, cell), 0, color)
		}
	}
}
