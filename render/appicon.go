package render

// iconSpiral is the order of the icon's cells along its line, from the first number to the blank in the middle.
var iconSpiral = [3][3]int{{0, 1, 2}, {7, 8, 3}, {6, 5, 4}}

// maskSafe is how much of a maskable icon's side is sure to be seen, and a little less.
const maskSafe = 0.62

// AppIcon fills l with the program's icon, size pixels a side: a solved spiral of eight tiles, in the colours of
// its line. Full makes it fill its whole square, with what matters in the middle, for systems that cut icons to
// a shape of their own.
func AppIcon(l *List, size float32, full bool) {
	t := LightTheme()
	l.Reset(size, size, Color{})
	board := size
	if full {
		board = whole(size * maskSafe)
		l.Fill(Rect{W: size, H: size}, 0, t.Tray)
	} else {
		l.Box(Rect{W: size, H: size}, size*0.2, BoxStyle{Fill: t.Tray, Edge: t.Edge, EdgeWidth: max(1, size/64)})
	}
	edge := whole(board / 24)
	cell := float32(int((board - 4*edge) / 3))
	start := float32(int((size - 3*cell) / 2))
	gap := max(1, whole(cell*0.06))
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

// whole returns v as whole pixels.
func whole(v float32) float32 { return float32(int(v + 0.5)) }
