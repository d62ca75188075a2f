package puzzle

// ClassicOrder returns the cells of a board in reading order: 0, 1, 2 and so on. Only on one row or one
// column is this a line in which every step goes to a neighbouring cell. The size must be legal.
func ClassicOrder(size Size) []int {
	order := make([]int, size.Cells())
	for i := range order {
		order[i] = i
	}
	return order
}

// SnakePath returns the line that runs to the right in the first row, to the left in the second, and so on.
// The size must be legal.
func SnakePath(size Size) Path {
	var pen pen
	for row := range size.H {
		for col := range size.W {
			if row%2 == 1 {
				col = size.W - 1 - col
			}
			pen.visit(row*size.W + col)
		}
	}
	return pen.path(size)
}

// SpiralPath returns the line that runs clockwise inward from the top left cell. The size must be legal.
func SpiralPath(size Size) Path {
	var pen pen
	right := [4]Dir{Up: Right, Right: Down, Down: Left, Left: Up} // the next direction at the end of each side
	cell, dir := 0, Right
	pen.visit(cell)
	for pen.n < size.Cells() {
		next := size.neighbour(cell, dir)
		if next < 0 || !pen.visit(next) {
			dir = right[dir]
			continue
		}
		cell = next
	}
	return pen.path(size)
}
