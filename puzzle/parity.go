package puzzle

// Solvable reports whether start can be brought to goal by moves. Each move swaps the blank with a tile,
// which changes the parity of the permutation from start to goal, and moves the blank by one cell, which
// changes the parity of its taxicab distance from its cell in goal. The two parities must therefore be equal;
// if both sides are 2 or more, that is also sufficient. On one row or column tiles never pass each other, so
// their order must already be that of the goal. Boards of different size or tiles are never solvable.
//
// It takes O(w*h), looking at each cell once or twice, and does not allocate.
func Solvable(start, goal Board) bool {
	if !sameTiles(start, goal) || start.IsZero() {
		return false
	}
	if start.w == 1 || start.h == 1 {
		return sameOrder(start, goal)
	}
	oddWay := start.Size().distance(start.Blank(), goal.Blank())%2 == 1
	return (start.odd() != goal.odd()) == oddWay
}

// odd reports whether the permutation of the cells is odd, the blank standing for the missing number. Its
// parity is that of the number of cells minus the number of cycles. The parity of the permutation from one
// board to another is the sum of the parities of the two boards, so no inverse is needed.
func (b Board) odd() bool {
	var seen [maxCells / 64]uint64
	n, odd := len(b.cells)/2, false
	for first := range n {
		if seen[first/64]>>(first%64)&1 == 1 {
			continue
		}
		for cell := first; ; odd = !odd {
			seen[cell/64] |= 1 << (cell % 64)
			label := b.At(cell)
			if label == 0 {
				label = int(b.missing)
			}
			if cell = label - 1; cell == first {
				break
			}
		}
	}
	return odd
}

// sameOrder reports whether the tiles of two boards stand in the same order, the blanks skipped.
func sameOrder(a, b Board) bool {
	j := 0
	for i := range len(a.cells) / 2 {
		if i == a.Blank() {
			continue
		}
		if j == b.Blank() {
			j++
		}
		if a.At(i) != b.At(j) {
			return false
		}
		j++
	}
	return true
}

// Mend returns the cells of the two largest tiles of start if start is unsolvable; swapping them makes it
// solvable. ok is false if start is already solvable, on one row or column, where no swap of two tiles is
// sure to help, and for boards of different size or tiles.
func Mend(start, goal Board) (c1, c2 int, ok bool) {
	if !sameTiles(start, goal) || !start.Size().Playable() || Solvable(start, goal) {
		return 0, 0, false
	}
	first, second := start.largest()
	return start.Find(first), start.Find(second), true
}

// largest returns the two largest tiles. The board must have at least two.
func (b Board) largest() (first, second int) {
	first = len(b.cells) / 2
	if first == b.Missing() {
		first--
	}
	second = first - 1
	if second == b.Missing() {
		second--
	}
	return first, second
}
