package puzzle

// checkerboard returns the cells so that odd numbers stand, in reading order, on the cells coloured like the corner and
// even numbers on the others. A board of two odd sides has one odd number more, as it has one such cell more.
func checkerboard(size Size) []int {
	cells := make([]int, size.Cells())
	next := [2]int{0, 1}
	for cell := range cells {
		colour := 1
		if size.CornerColoured(cell) {
			colour = 0
		}
		cells[next[colour]] = cell
		next[colour] += 2
	}
	return cells
}

// diamond returns the key of a cell in order from the middle: by twice its taxicab distance from there, then clockwise
// from the top.
func diamond(size Size, x, y int) int {
	dx, dy := 2*x-size.W+1, 2*y-size.H+1
	distance := abs(dx) + abs(dy)
	turn := 0 // 0..4*distance, clockwise from the top
	switch {
	case dx >= 0 && dy < 0:
		turn = dx
	case dx > 0 && dy >= 0:
		turn = distance + dy
	case dx <= 0 && dy > 0:
		turn = 2*distance - dx
	case dx < 0:
		turn = 3*distance - dy
	}
	return distance*4*maxCells + turn
}

// frame returns the key of a cell in order of its ring from the edge, then in reading order.
func frame(size Size, x, y int) int {
	ring := min(x, y, size.W-1-x, size.H-1-y)
	return ring*maxCells + y*size.W + x
}

// siamese returns the number from 0 in a cell of the magic square of odd order n: the method in La Loubère, A New Historical
// Relation of the Kingdom of Siam, 1693, which he had learnt on his way home from there. Each number stands above and to the right of the one before; every n numbers, below.
func siamese(n, cell int) int {
	x, y := cell%n, cell/n
	run := (x + y + (n+1)/2) % n // a step up and to the right changes neither the run nor the sum of column and row
	return run*n + (x-(n-1)/2+run+n)%n
}

// crossed returns the number from 0 in a cell of the magic square of order n, a multiple of 4: the numbers in reading
// order, but counted from the end on the diagonals of each square of 4x4 (see Andrews, Magic Squares and Cubes, 1908, on even
// orders).
func crossed(n, cell int) int {
	x, y := cell%n%4, cell/n%4
	return turned(cell, n*n, x == y || x+y == 3)
}

// knightSteps are the moves of a knight, clockwise.
var knightSteps = [8][2]int{{1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}}

// tour searches for a knight's tour.
type tour struct {
	size  Size
	used  []bool
	cells []int
	left  int // cells to try before it gives up
}

// knightPatience is the number of cells tried from one start. All boards have a tour within it from some start: tests
// hold that.
const knightPatience = 20_000

// knight returns a knight's tour, which goes on where the fewest ways lead on (Warnsdorff's rule, 1823), and back where that fails. It starts in the first cell from which this soon succeeds.
func knight(size Size) []int {
	for start := range size.Cells() {
		t := tour{size: size, used: make([]bool, size.Cells()), left: knightPatience}
		if t.from(start) {
			return t.cells
		}
	}
	return nil
}

// from goes on with a cell and reports whether that ends in a tour.
func (t *tour) from(cell int) bool {
	t.used[cell] = true
	t.cells = append(t.cells, cell)
	if len(t.cells) == len(t.used) {
		return true
	}
	var tried [8]bool
	for {
		best, fewest := -1, 9
		for i := range knightSteps {
			if next := t.leap(cell, i); next >= 0 && !tried[i] {
				if ways := t.ways(next); ways < fewest {
					best, fewest = i, ways
				}
			}
		}
		if best < 0 || t.left == 0 {
			break
		}
		tried[best] = true
		t.left--
		if t.from(t.leap(cell, best)) {
			return true
		}
	}
	t.used[cell] = false
	t.cells = t.cells[:len(t.cells)-1]
	return false
}

// leap returns the unvisited cell to which a step leads, -1 if there is none.
func (t *tour) leap(cell, step int) int {
	x, y := cell%t.size.W+knightSteps[step][0], cell/t.size.W+knightSteps[step][1]
	if x < 0 || x >= t.size.W || y < 0 || y >= t.size.H || t.used[y*t.size.W+x] {
		return -1
	}
	return y*t.size.W + x
}

// ways counts the steps on from a cell.
func (t *tour) ways(cell int) (n int) {
	for i := range knightSteps {
		if t.leap(cell, i) >= 0 {
			n++
		}
	}
	return n
}
