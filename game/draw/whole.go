package draw

import (
	"wildfifteen/puzzle"
)

// whole is an example of a line through every cell, which lies faint on an empty board: it shows what is to be drawn.
type whole struct {
	size  puzzle.Size
	cells []int // of the line, first to last; empty: boards of the size have none
}

// exampleSeed is that of the pictures of wild goals, so that the line is the one that they show.
const exampleSeed = "example"

// of returns the cells of the line on boards of a size.
func (w *whole) of(size puzzle.Size) []int {
	if w.size == size {
		return w.cells
	}
	w.size, w.cells = size, w.cells[:0]
	deal, err := puzzle.DealSeeded(puzzle.Config{Size: size, Rule: puzzle.Rule{Kind: puzzle.Wild}}, exampleSeed)
	if err != nil {
		return w.cells
	}
	if line, ok := deal.Goal.Line(); ok {
		w.cells = line.AppendCells(w.cells)
	}
	return w.cells
}
