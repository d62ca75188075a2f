package render

import "wildfifteen/puzzle"

// AppendSlide appends the shifts of a slide from the board old to the board new: one for each tile that changes its
// cell, in the order in which the blank passed them. left is the fraction of the way that the tiles still have to go,
// from 1 (they stand in their old cells) to 0 (they are at rest: nothing is appended); cell is the side of a cell in
// pixels. Every tile moves in a straight line, through others if need be, so that new may be any arrangement of old's
// tiles.
//
// Nothing is appended if the boards differ in size; a tile that old lacks is left out. The cost is linear in the
// number of cells; only dst allocates.
func AppendSlide(dst []TileShift, old, new puzzle.Board, left, cell float32) []TileShift {
	size := new.Size()
	if left == 0 || old.Size() != size || old == new {
		return dst
	}
	var from [puzzle.MaxSide*puzzle.MaxSide + 1]int16 // by label: 1 + its old cell; 0: it keeps its cell or has none
	for c := range size.Cells() {
		if label := old.At(c); label != new.At(c) {
			from[label] = int16(c + 1)
		}
	}
	first, step := 0, 1
	if new.Blank() < old.Blank() {
		first, step = size.Cells()-1, -1
	}
	for i := range size.Cells() {
		c := first + step*i
		label := new.At(c)
		f := int(from[label]) - 1
		if label == 0 || f < 0 {
			continue
		}
		dx, dy := f%size.W-c%size.W, f/size.W-c/size.W
		dst = append(dst, TileShift{Label: label, DX: float32(dx) * (left * cell), DY: float32(dy) * (left * cell)})
	}
	return dst
}
