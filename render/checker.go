package render

// litPart is how much of the light of a lamp a lit cell of a chequered board has.
const litPart = 0.45

// LitCell returns the colour of the lit cells of a chequered board.
func (t *Theme) LitCell() Color { return Mix(t.Tray, t.Honey, litPart) }

// checkers draws the chequered background of a board: cells an odd taxicab distance from the cell even are lit as a lamp is, the
// others keep the tray's colour.
func (l *List) checkers(v *BoardView, even int) {
	color := v.Theme.LitCell()
	size := v.Board.Size()
	for cell := range size.Cells() {
		if (cell%size.W+cell/size.W+even%size.W+even/size.W)%2 == 1 {
			l.square(v, cell, color)
		}
	}
}

// square fills a cell. At the corners of the board it is round and concentric with the tray.
func (l *List) square(v *BoardView, cell int, c Color) {
	size := v.Board.Size()
	r := CellRect(v.Origin, v.Cell, size, cell)
	x, y := cell%size.W, cell/size.W
	left, right, top, bottom := x == 0, x == size.W-1, y == 0, y == size.H-1
	if !(left || right) || !(top || bottom) {
		l.Fill(r, 0, c)
		return
	}
	radius := v.CellRadius()
	l.Fill(r, radius, c)
	side := ceil(radius)
	for _, k := range [4]struct {
		round bool
		x, y  float32
	}{{left && top, 0, 0}, {right && top, 1, 0}, {left && bottom, 0, 1}, {right && bottom, 1, 1}} {
		if !k.round {
			l.Fill(Rect{r.X + k.x*(r.W-side), r.Y + k.y*(r.H-side), side, side}, 0, c)
		}
	}
}
