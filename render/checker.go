package render

// checkers draws the cells of a board as a chequered ground below its tiles: those an even number of steps
// away from the cell even plain, the others darker (lighter, where the theme is dark).
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
