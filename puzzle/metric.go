package puzzle

import "time"

// STM returns the number of moves in the single-tile metric: a run of k tiles counts k.
func STM(moves []Move) int {
	n := 0
	for _, m := range moves {
		n += m.N
	}
	return n
}

// MTM returns the number of moves in the multi-tile metric: the number of maximal runs of one direction.
// Three moves to the left, one after another, count 1.
func MTM(moves []Move) int {
	n := 0
	for i, m := range moves {
		if i == 0 || m.Dir != moves[i-1].Dir {
			n++
		}
	}
	return n
}

// TPS returns the single-tile moves per second. ok is false if no time has passed.
func TPS(stm int, d time.Duration) (tps float64, ok bool) {
	if d <= 0 {
		return 0, false
	}
	return float64(stm) / d.Seconds(), true
}

// MD returns the Manhattan distance: the sum over all tiles of the taxicab distance to their cell in goal. It
// is a lower bound of the moves still needed in STM, but not in MTM. MD is 0 for boards of different size or
// tiles.
func MD(b, goal Board) int {
	if !sameTiles(b, goal) {
		return 0
	}
	var home [maxCells + 1]uint16
	n := len(goal.cells) / 2
	for cell := range n {
		home[goal.At(cell)] = uint16(cell)
	}
	sum, size := 0, b.Size()
	for cell := range n {
		if label := b.At(cell); label != 0 {
			sum += size.distance(cell, int(home[label]))
		}
	}
	return sum
}

// sameTiles reports whether two boards have the same size and the same tiles.
func sameTiles(a, b Board) bool {
	return a.w == b.w && a.h == b.h && a.missing == b.missing
}

// Misplaced returns the number of tiles that are not where the goal has them. The boards must have the same size.
func Misplaced(b, goal Board) (n int) {
	for c := range b.Size().Cells() {
		if label := b.At(c); label != 0 && label != goal.At(c) {
			n++
		}
	}
	return n
}
