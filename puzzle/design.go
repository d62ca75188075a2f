package puzzle

import "slices"

// Design is a construction of goals worth playing.
type Design uint8

// The designs. Those marked "line" run from cell to neighbouring cell; the others are arrangements.
const (
	Columns      Design = iota // down each column, from left to right
	Meander                    // line: the snake, along columns
	Backwards                  // from the last cell to the first
	SpiralOut                  // line: the spiral from its inner end
	Comb                       // line: up and down the teeth, home along the back
	Diagonals                  // down each diagonal, from the top left corner
	ZigZag                     // the diagonals, to and fro
	EvenThenOdd                // 2, 4, 6..., then 1, 3, 5...
	Checkerboard               // odd numbers on the cells coloured like the corner, even ones on the others
	Diamond                    // from the middle outward, nearer cells first
	Frames                     // rings of cells from the edge inward, each from its top left corner
	Knight                     // a knight's tour
	LoShu                      // the magic square of order 3
	Duerer                     // the magic square of Melencolia I, the 16 left out
	Siamese                    // magic squares of odd order
	Crossed                    // magic squares whose order 4 divides
	Hilbert                    // line: Hilbert's curve
	Moore                      // line: Moore's curve, whose ends meet
	Peano                      // line: Peano's curve
	designs
)

var designNames = [designs]string{"columns", "meander", "backwards", "spiralout", "comb", "diagonals", "zigzag", "eventhenodd",
	"checkerboard", "diamond", "frames", "knight", "loshu", "duerer", "siamese", "crossed", "hilbert", "moore", "peano"}

// Designs returns all designs.
func Designs() []Design {
	all := make([]Design, designs)
	for i := range all {
		all[i] = Design(i)
	}
	return all
}

// String returns the name of the design, lower-case letters.
func (d Design) String() string {
	if d < designs {
		return designNames[d]
	}
	return "?"
}

// IsLine reports whether the design runs from cell to neighbouring cell.
func (d Design) IsLine() bool {
	switch d {
	case Meander, SpiralOut, Comb, Hilbert, Moore, Peano:
		return true
	}
	return false
}

// Fits reports whether there is a goal of the design on boards of the size. It does not construct it. A knight's tour
// there is on all boards but those with a side below 3, 3x3, 3x5, 3x6 and 4x4: tests construct the one and try all ways on the
// others.
func (d Design) Fits(size Size) bool {
	if !size.Playable() {
		return false
	}
	square, lo := size.W == size.H, min(size.W, size.H)
	hi := max(size.W, size.H)
	switch d {
	case Comb:
		return size.W%2 == 0 && size.H > 2
	case Knight:
		return lo == 3 && (hi == 4 || hi > 6) || lo == 4 && hi > 4 || lo > 4
	case LoShu:
		return square && lo == 3
	case Duerer:
		return square && lo == 4
	case Siamese:
		return square && lo%2 == 1 && lo > 3
	case Crossed:
		return square && lo%4 == 0 && lo > 4
	case Hilbert, Moore:
		return square && lo >= 4 && lo&(lo-1) == 0
	case Peano:
		return square && (lo == 3 || lo == 9 || lo == 27)
	}
	return d < designs
}

// Rule returns the goal of the design on boards of the size: a [PathKind] for a line, else a [BoardKind]. The number
// left out is the last one. ok is false if there is none.
func (d Design) Rule(size Size) (r Rule, ok bool) {
	if !d.Fits(size) {
		return Rule{}, false
	}
	order := d.order(size)
	if len(order) != size.Cells() {
		return Rule{}, false
	}
	if d.IsLine() {
		p, err := NewPath(size, order)
		return Rule{Kind: PathKind, Path: p}, err == nil
	}
	labels := make([]int, size.Cells())
	for i, cell := range order {
		labels[cell] = (i + 1) % size.Cells() // the last one is left out
	}
	b, err := NewBoard(size, labels)
	return Rule{Kind: BoardKind, Board: b}, err == nil
}

// order returns the cells of the numbers 1, 2, 3...
func (d Design) order(size Size) []int {
	n := size.Cells()
	switch d {
	case Columns:
		return ordered(size, func(x, y int) int { return x*size.H + y })
	case Meander:
		return ordered(size, func(x, y int) int { return x*size.H + turned(y, size.H, x%2 == 1) })
	case Backwards:
		return ordered(size, func(x, y int) int { return n - 1 - y*size.W - x })
	case SpiralOut:
		return SpiralPath(size).Reverse().AppendCells(nil)
	case Comb:
		return comb(size)
	case Diagonals:
		return ordered(size, func(x, y int) int { return (x+y)*n + y })
	case ZigZag:
		// The order of the coefficients in ITU-T T.81 (JPEG), figure A.6.
		return ordered(size, func(x, y int) int { return (x+y)*n + turned(y, n, (x+y)%2 == 0) })
	case EvenThenOdd:
		return inverse(func(cell int) int {
			if even := n / 2; cell >= even {
				return 2 * (cell - even)
			}
			return 2*cell + 1
		}, n)
	case Checkerboard:
		return checkerboard(size)
	case Diamond:
		return ordered(size, func(x, y int) int { return diamond(size, x, y) })
	case Frames:
		return ordered(size, func(x, y int) int { return frame(size, x, y) })
	case Knight:
		return knight(size)
	case LoShu:
		return inverse(func(cell int) int { return [...]int{4, 9, 2, 3, 5, 7, 8, 1, 6}[cell] - 1 }, n)
	case Duerer:
		return inverse(func(cell int) int { return [...]int{16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1}[cell] - 1 }, n)
	case Siamese:
		return inverse(func(cell int) int { return siamese(size.W, cell) }, n)
	case Crossed:
		return inverse(func(cell int) int { return crossed(size.W, cell) }, n)
	case Hilbert:
		return hilbert(size.W, nil, 0, 0, 1, 0, 0, 1, size.W)
	case Moore:
		return moore(size.W)
	}
	return peano(size.W)
}

// ordered returns the cells in ascending order of their keys, which must differ.
func ordered(size Size, key func(x, y int) int) []int {
	cells := ClassicOrder(size)
	slices.SortFunc(cells, func(a, b int) int { return key(a%size.W, a/size.W) - key(b%size.W, b/size.W) })
	return cells
}

// inverse returns the cells in the order of the numbers from 0 that stand in them.
func inverse(number func(cell int) int, n int) []int {
	cells := make([]int, n)
	for cell := range n {
		cells[number(cell)] = cell
	}
	return cells
}

// turned returns i, counted from the other end of n if back is set.
func turned(i, n int, back bool) int {
	if back {
		return n - 1 - i
	}
	return i
}
