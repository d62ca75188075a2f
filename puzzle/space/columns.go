package space

import "wildfifteen/puzzle"

// SameColumns answers a question of Kevin Gong's about the hardest boards with
// two rows ("Analysis of the 15 puzzle"): whether every two tiles that stand
// above each other in the goal stand in one column of b too. The column of the
// goal's blank has one tile alone and does not count. It is false for boards
// of other sizes.
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
