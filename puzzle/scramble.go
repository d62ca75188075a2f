package puzzle

import (
	"cmp"
	"math"
	"math/rand/v2"
	"strconv"
)

// Shuffle draws a scramble uniformly from every solvable board but the goal itself, the blank anywhere: a
// Fisher-Yates shuffle of the cells, then, where that board is not solvable, a swap of its two largest
// tiles. (The swap pairs the unsolvable boards with the solvable ones, so uniform stays uniform.) The
// goal itself is dealt again. swaps is w*h-1, a cell with itself counted too, and one more where the
// parity had to be mended: 15 or 16 on 4x4.
//
// A nil source stands for [SecureSource]. The error is [FaultOneRow] where a side of the board is 1.
func Shuffle(goal Goal, src rand.Source) (b Board, swaps int, err error) {
	if src, err = scramblable(goal, src); err != nil {
		return Board{}, 0, err
	}
	b, swaps = scramble(goal, src)
	return b, swaps, nil
}

// Walk draws a scramble by moves alone: from the goal it picks a random cell other than the blank's and
// brings the blank there, by rows or by columns first as a coin says, and so on, the number of iterations
// given (1 or more; 0 stands for [DefaultIterations]). The goal itself is dealt again. swaps counts the
// single-tile moves made, about 2.67 an iteration on 4x4. Not uniform, and less so with few iterations.
//
// A nil source stands for [SecureSource]. The error is [FaultOneRow] where a side of the board is 1, or
// [FaultRange] for negative iterations.
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

// scramblable returns the source to use, or an error where the goal cannot be scrambled.
func scramblable(goal Goal, src rand.Source) (rand.Source, error) {
	if !goal.Size().Playable() {
		return nil, &Error{Kind: FaultOneRow, Input: goal.Size().String() + "." + goal.String(), Offset: -1}
	}
	if src == nil {
		src = SecureSource()
	}
	return src, nil
}

// checkIterations puts the default for 0.
func checkIterations(n int) (int, error) {
	if n < 0 {
		return 0, &Error{Kind: FaultRange, Input: strconv.Itoa(n), Offset: -1, Got: n, Min: 1, Max: math.MaxInt}
	}
	return cmp.Or(n, DefaultIterations), nil
}

// scramble is Shuffle for a playable goal.
func scramble(goal Goal, src rand.Source) (b Board, swaps int) {
	var array [maxCells]uint16
	labels, size := array[:goal.board.fill(&array)], goal.Size()
	for {
		odd := shuffle(labels, src)
		b, swaps = pack(size, labels), len(labels)-1
		if way := size.distance(b.Blank(), goal.board.Blank()); odd != (way%2 == 1) {
			first, second := b.largest()
			b, swaps = b.Swap(b.Find(first), b.Find(second)), swaps+1
		}
		if b != goal.board {
			return b, swaps
		}
		goal.board.fill(&array)
	}
}

// walk is Walk for a playable goal and 1 iteration or more.
func walk(goal Goal, iterations int, src rand.Source) (b Board, swaps int) {
	var array [maxCells]uint16
	size := goal.Size()
	for {
		w := walker{labels: array[:goal.board.fill(&array)], blank: goal.board.Blank(), width: size.W}
		for range iterations {
			w.visit(w.other(src), below(src, 2) == 0)
		}
		if b = pack(size, w.labels); b != goal.board {
			return b, w.swaps
		}
	}
}

// fill writes the labels to the array and returns their number.
func (b Board) fill(labels *[maxCells]uint16) int {
	n := len(b.cells) / 2
	for cell := range n {
		labels[cell] = uint16(b.At(cell))
	}
	return n
}

// A walker moves the blank about a board.
type walker struct {
	labels              []uint16
	blank, width, swaps int
}

// other draws a cell other than the blank's.
func (w *walker) other(src rand.Source) int {
	cell := below(src, len(w.labels)-1)
	if cell >= w.blank {
		cell++
	}
	return cell
}

// visit brings the blank to the cell by valid moves, along its row first or along its column first.
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

// run moves the blank n cells, backward where n is negative, each step apart from the last by stride.
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
