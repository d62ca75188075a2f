package render

// iconSpiral holds the place of each of the icon's cells along its spiral: 0 for the first number, 8 for the blank
// in the centre.
var iconSpiral = [3][3]int{{0, 1, 2}, {7, 8, 3}, {6, 5, 4}}

// maskSafe is the part of a maskable icon's side that the board takes, a little less than what every mask leaves visible.
const maskSafe = 0.62

// AppIcon fills l with the program's icon, size pixels a side: a solved spiral of eight tiles in the colours of its
// path. With full the background covers the whole square and the board keeps to the safe zone in its centre, for
// systems that crop icons to a shape of their own.
func AppIcon(l *List, size float32, full bool) {
	t := LightTheme()
	l.Reset(size, size, Color{})
	board := size
	if full {
		board = round(size * maskSafe)
		l.Fill(Rect{W: size, H: size}, 0, t.Tray)
	} else {
		l.Box(Rect{W: size, H: size}, size*0.2, BoxStyle{Fill: t.Tray, Edge: t.Edge, EdgeWidth: max(1, size/64)})
	}
	edge := round(board / 24)
	cell := Floor((board - 4*edge) / 3)
	start := Floor((size - 3*cell) / 2)
	gap := max(1, round(cell*0.06))
	for y, row := range iconSpiral {
		for x, at := range row {
			if at == 8 {
				continue
			}
			r := Rect{X: start + float32(x)*cell, Y: start + float32(y)*cell, W: cell, H: cell}.Inset(gap / 2)
			l.Fill(r, cell*0.2, t.Ramp(float64(at)/7))
		}
	}
}
