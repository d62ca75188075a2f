package puzzle

import (
	"cmp"
	"math"
	"math/rand/v2"
	"strconv"
)

// Shuffle draws a scramble uniformly from all solvable boards except the goal, with the blank anywhere. It
// shuffles the cells (Fisher and Yates) and, if the board is not solvable, swaps its two largest tiles. (That
// swap pairs each unsolvable board with one solvable board, so the draw stays uniform.) If the board is the
// goal, it draws again. swaps is w*h-1, including swaps of a cell with itself, plus one if the parity had to
// be mended: 15 or 16 on 4x4.
//
// A nil source means [SecureSource]. The error is [FaultOneRow] if a side of the board is 1.
func Shuffle(goal Goal, src rand.Source) (b Board, swaps int, err error) {
	if src, err = scramblable(goal, src); err != nil {
		return Board{}, 0, err
	}
	b, swaps = scramble(goal, src)
	return b, swaps, nil
}

// Walk draws a scramble by a random walk of the blank from the goal. Each iteration picks a random cell other
// than that of the blank and moves the blank there, either first along its row or first along its column, both
// equally often. iterations is at least 1, or 0 for [DefaultIterations]. If the board is the goal, Walk starts
// again. swaps is the number of single-tile moves made, about 2.67 for each iteration on 4x4. The scrambles are
// not uniformly distributed: the fewer the iterations, the less so.
//
// A nil source means [SecureSource]. The error is [FaultOneRow] if a side of the board is 1, and [FaultRange]
// for negative iterations.
func Walk(goal Goal, iterations int, src rand.Source) (b Board, swaps int, err error) {
	if src, err = scramblable(goal, src); err != nil {
		return Board{}, 0, err
	}
	if iterations, err = checkIterations(iterations); err != nil {
		return Board{}, 0, err
	}
	b, swaps = walk(goal, iterations, src)
	return b, swaps, nil
}

// scramblable returns the source to use, or an error if the goal cannot be scrambled.
func scramblable(goal Goal, src rand.Source) (rand.Source, error) {
	if !goal.Size().Playable() {
		return nil, &Error{Kind: FaultOneRow, Input: goal.Size().String() + "." + goal.String(), Offset: -1}
	}
	if src == nil {
		src = SecureSource()
	}
	return src, nil
}

// checkIterations returns the number of iterations to make, the default for 0.
func checkIterations(n int) (int, error) {
	if n < 0 {
		return 0, &Error{Kind: FaultRange, Input: strconv.Itoa(n), Offset: -1, Got: n, Min: 1, Max: math.MaxInt}
	}
	return cmp.Or(n, DefaultIterations), nil
}

// scramble is Shuffle for a goal that is known to be playable.
func scramble(goal Goal, src rand.Source) (b Board, swaps int) {
	var array [maxCells]uint16
	labels, size := array[:goal.board.copyLabels(&array)], goal.Size()
	for {
		odd := shuffle(labels, src)
		b, swaps = pack(size, labels), len(labels)-1
		if distance := size.distance(b.Blank(), goal.board.Blank()); odd != (distance%2 == 1) {
			first, second := b.largest()
			b, swaps = b.Swap(b.Find(first), b.Find(second)), swaps+1
		}
		if b != goal.board {
			return b, swaps
		}
		goal.board.copyLabels(&array)
	}
}

// walk is Walk for a goal that is known to be playable and 1 iteration or more.
func walk(goal Goal, iterations int, src rand.Source) (b Board, swaps int) {
	var array [maxCells]uint16
	size := goal.Size()
	for {
		w := walker{labels: array[:goal.board.copyLabels(&array)], blank: goal.board.Blank(), width: size.W}
		for range iterations {
			w.visit(w.drawCell(src), below(src, 2) == 0)
		}
		if b = pack(size, w.labels); b != goal.board {
			return b, w.swaps
		}
	}
}

// copyLabels writes the labels to the array and returns their number.
func (b Board) copyLabels(labels *[maxCells]uint16) int {
	n := len(b.cells) / 2
	for cell := range n {
		labels[cell] = uint16(b.At(cell))
	}
	return n
}

// walker moves the blank about a board.
type walker struct {
	labels              []uint16
	blank, width, swaps int
}

// drawCell draws a cell other than that of the blank.
func (w *walker) drawCell(src rand.Source) int {
	cell := below(src, len(w.labels)-1)
	if cell >= w.blank {
		cell++
	}
	return cell
}

// visit moves the blank to the cell by legal moves, first along its row or first along its column.
func (w *walker) visit(cell int, rowFirst bool) {
	col := cell%w.width - w.blank%w.width
	row := cell/w.width - w.blank/w.width
	if rowFirst {
		w.run(col, 1)
		w.run(row, w.width)
	} else {
		w.run(row, w.width)
		w.run(col, 1)
	}
}

// run moves the blank by n steps of stride cells each, backward if n is negative.
func (w *walker) run(n, stride int) {
	if n < 0 {
		n, stride = -n, -stride
	}
	for range n {
		w.labels[w.blank] = w.labels[w.blank+stride]
		w.blank += stride
	}
	w.labels[w.blank] = 0
	w.swaps += n
}
