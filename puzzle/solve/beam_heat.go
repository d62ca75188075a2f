package solve

// heat keeps the blank of a beam search without a plan from staying where it is: a cell becomes warmer with each level on which blanks
// of the beam are in it and cools slowly, and boards with the blank in warm cells score worse. Without that, all boards of a beam end up
// where the tiles around the blank cannot be brought nearer to their homes, on large boards long before the tiles elsewhere are near
// theirs: with a width of 200 and without heat, descents on 16x16 ended at 92 % of the estimate, with it they go below 5 %.
type heat struct {
	cells  []int32 // in parts of a level, see heatLevel
	weight int32   // in a score, of a blank that was in a cell for a level
	fade   int     // a cell loses this power of 1/2 of its heat on each level
}

// heatLevel is the heat of a cell in which all blanks of a level are.
const heatLevel = 1 << 20

// newHeat returns the heat for a board: on a larger one the ways between parts of the board are longer, and distances count more. The
// figures are the best of those measured on 10x10 to 32x32.
func newHeat(g *grid) *heat {
	h := &heat{cells: make([]int32, g.n)}
	switch side := max(g.w, g.h); {
	case side < 15:
		h.weight, h.fade = 100, 7
	case side < 18:
		h.weight, h.fade = 300, 7
	default:
		h.weight, h.fade = 1000, 9
	}
	return h
}

// score returns by how much the heat of its blank's cell makes a board worse.
func (h *heat) score(blank int16) int32 {
	return int32(int64(h.cells[blank]) * int64(h.weight) / heatLevel)
}

// add takes note of the blanks of a level and lets all cells cool. It returns its cost in nodes.
func (h *heat) add(level []member) (cost int) {
	for c, w := range h.cells {
		h.cells[c] = w - w>>h.fade
	}
	for i := range level {
		h.cells[level[i].blank] += heatLevel / int32(len(level))
	}
	return len(h.cells) / 16
}
