package puzzle

// Solvable reports whether start can be brought to goal by moves: for any two boards of the same size and
// tiles, whatever their goals are called. Every move swaps the blank with a tile (the parity of the
// permutation changes) and moves it by one (the parity of its way changes): so both parities must agree;
// where both sides are 2 or more, that is also enough. On one row or column tiles never pass each other:
// their order must be the goal's already. Boards of different size or tiles are never solvable.
//
// It looks at each cell once or twice, O(w*h), and allocates nothing.
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

// odd reports whether the permutation of the board's cells is odd, the blank standing for the missing
// number: the number of cells less that of cycles. Two boards without the same number need no inverse
// to be compared: the parity from one to the other is the sum of theirs.
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

// sameOrder reports whether the tiles, read past the blank, stand in the same order.
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

// Mend returns the cells of the two largest tiles of start: swapping them makes a board that cannot be
// brought to goal one that can. ok is false where start is solvable already, on one row or column, where
// no swap of two tiles is sure to help, and for boards of different tiles.
func Mend(start, goal Board) (c1, c2 int, ok bool) {
	if !sameTiles(start, goal) || !start.Size().Playable() || Solvable(start, goal) {
		return 0, 0, false
	}
	first, second := start.largest()
	return start.Find(first), start.Find(second), true
}

// largest returns the two largest tiles; the board has at least two.
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
