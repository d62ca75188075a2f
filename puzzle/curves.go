package puzzle

// comb returns a closed line: along the top row, then down and up the columns below it, from the right to the left.
func comb(size Size) (cells []int) {
	for x := range size.W {
		cells = append(cells, x)
	}
	for x := size.W - 1; x >= 0; x-- {
		for y := 1; y < size.H; y++ {
			cells = append(cells, turned(y-1, size.H-1, x%2 == 0)*size.W+size.W+x)
		}
	}
	return cells
}

// hilbert appends the cells of a square of a side in the order of Hilbert, Ueber die stetige Abbildung einer Linie auf ein
// Flächenstück, Mathematische Annalen 38, 1891. The curve starts in the corner (x, y) of the square and ends in the one
// beside it in the direction (ax, ay); the square lies to the sides (ax, ay) and (bx, by) of the start. w is the width of
// the board.
func hilbert(w int, cells []int, x, y, ax, ay, bx, by, side int) []int {
	if side == 1 {
		return append(cells, y*w+x)
	}
	h := side / 2
	cells = hilbert(w, cells, x, y, bx, by, ax, ay, h)
	cells = hilbert(w, cells, x+h*bx, y+h*by, ax, ay, bx, by, h)
	cells = hilbert(w, cells, x+h*(ax+bx), y+h*(ay+by), ax, ay, bx, by, h)
	far, near := side-1, h-1
	return hilbert(w, cells, x+far*ax+near*bx, y+far*ay+near*by, -bx, -by, -ax, -ay, h)
}

// moore returns the cells in the order of Moore, On Certain Crinkly Curves, Transactions of the American Mathematical
// Society 1, 1900: four of Hilbert's curves joined to a closed one. Two go up the left half, two down the right one.
func moore(side int) (cells []int) {
	h := side / 2
	cells = hilbert(side, cells, h-1, side-1, 0, -1, -1, 0, h)
	cells = hilbert(side, cells, h-1, h-1, 0, -1, -1, 0, h)
	cells = hilbert(side, cells, h, 0, 0, 1, 1, 0, h)
	return hilbert(side, cells, h, h, 0, 1, 1, 0, h)
}

// peano returns the cells in the order of Peano, Sur une courbe, qui remplit toute une aire plane, Mathematische Annalen
// 36, 1890. He gives the coordinates of a point by the digits in base 3 of its place on the curve, a digit counted from
// the other end (2 less the digit) where those before it in the other coordinate have an odd sum.
func peano(side int) (cells []int) {
	for i := range side * side {
		x, y, oddX, oddY := 0, 0, 0, 0
		for unit := side * side / 9; unit > 0; unit /= 9 {
			a, b := i/unit/3%3, i/unit%3
			x = 3*x + turned(a, 3, oddY%2 == 1)
			oddX += a
			y = 3*y + turned(b, 3, oddX%2 == 1)
			oddY += b
		}
		cells = append(cells, y*side+x)
	}
	return cells
}
