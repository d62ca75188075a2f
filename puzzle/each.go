package puzzle

import "iter"

// All returns the cells of the board, in reading order, with their labels.
func (b Board) All() iter.Seq2[int, int] {
	return func(yield func(cell, label int) bool) {
		for cell := range len(b.cells) / 2 {
			if !yield(cell, b.At(cell)) {
				return
			}
		}
	}
}

// Moves returns all moves that are possible on the board: for each direction, in the order of their values, those of one tile,
// of two, and so on.
func (b Board) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for d := Up; d <= Right; d++ {
			for n := 1; n <= b.MaxRun(d); n++ {
				if !yield(Move{d, n}) {
					return
				}
			}
		}
	}
}

// Neighbours returns the two to four boards that are one step of one tile away, each with the direction of that step. (One row
// or column has fewer.)
func (b Board) Neighbours() iter.Seq2[Dir, Board] {
	return func(yield func(Dir, Board) bool) {
		for d := Up; d <= Right; d++ {
			if b.MaxRun(d) > 0 && !yield(d, b.Step(d)) {
				return
			}
		}
	}
}

// All returns the cells of the path, first to last, with their places from 0.
func (p Path) All() iter.Seq2[int, int] {
	return func(yield func(i, cell int) bool) {
		for i := range p.Len() {
			if !yield(i, p.Cell(i)) {
				return
			}
		}
	}
}

// All returns the prepared games, in the order of the file, as exact games.
func (p *Positions) All() iter.Seq[Game] {
	return func(yield func(Game) bool) {
		for _, pos := range p.list {
			c := Config{pos.goal.Size(), pos.goal.rule}
			if !yield(Game{Config: c, Goal: *pos.goal, Scramble: pos.scramble}) {
				return
			}
		}
	}
}

// Games deals games for as long as the loop wants more: it never ends by itself.
func (d *Dealer) Games() iter.Seq[Game] {
	return func(yield func(Game) bool) {
		for yield(d.Deal()) {
		}
	}
}

// Games deals the legs of a run with a seed, first to last. The errors are those of [Run.Deal].
func (r Run) Games() iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		for leg := range r.Len() {
			if !yield(r.Deal(leg)) {
				return
			}
		}
	}
}
