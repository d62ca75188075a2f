package space

import "wildfifteen/puzzle"

// SameColumns reports whether every two tiles that share a column in the goal also share a column in b. The
// single tile in the column of the goal's blank does not count. SameColumns is false unless both boards have
// the same size, of two rows. It serves a question of Kevin Gong's about the hardest boards with two rows
// ("Analysis of the 15 puzzle").
func SameColumns(goal, b puzzle.Board) bool {
	size := goal.Size()
	if size.H != 2 || b.Size() != size {
		return false
	}
	for x := range size.W {
		upper, lower := goal.At(x), goal.At(size.W+x)
		if upper == 0 || lower == 0 {
			continue
		}
		at := b.Find(upper)
		if at < 0 || (at+size.W)%(2*size.W) != b.Find(lower) {
			return false
		}
	}
	return true
}
