package puzzle

import "strconv"

// Applied names the rule by which an [Explanation] comes to its verdict.
type Applied uint8

// The rules.
const (
	// AlongLine: the tiles are read along the goal's own line. A tile that goes to a cell beside it
	// jumps over an even number of tiles of that reading, so the parity of the inversions never changes:
	// they must be even, as the goal's (0) are.
	AlongLine Applied = iota
	// OddWidth: the tiles are read by rows. A tile that goes up or down jumps over width-1 tiles, an even
	// number: the parity of the inversions must be the goal's.
	OddWidth
	// EvenWidth: read by rows, a tile that goes up or down changes the parity of the inversions and the
	// blank's row: the parity of inversions plus blank row must be the goal's.
	EvenWidth
	// OneRow: no tile passes another. The order must be the goal's.
	OneRow
	// OtherTiles: the boards have not the same size and tiles.
	OtherTiles
)

var appliedNames = [...]string{"along the line", "odd width", "even width", "one row", "other tiles"}

// String returns a short English phrase for programmers.
func (a Applied) String() string {
	if int(a) < len(appliedNames) {
		return appliedNames[a]
	}
	return "Applied(" + strconv.Itoa(int(a)) + ")"
}

// Reading is what the classical rules count on one board.
type Reading struct {
	Inversions int  // pairs of tiles of which the larger is read first
	BlankRow   int  // the row of the blank, from 1 at the top
	Odd        bool // the parity that the rule compares: of the inversions, for EvenWidth of inversions plus blank row
}

// Explanation is all that a verdict on one board and one goal rests on, as data to be worded for a person.
// [Explain] makes it.
type Explanation struct {
	Applied Applied
	Order   []int // the cells in the order in which the tiles were read: the goal's line, or reading order
	Start   Reading
	Goal    Reading

	// The general rule, which needs no order: the two must be equal. (One row apart.)
	PermutationOdd bool // parity of the permutation from start to goal, the blank counted as a tile
	BlankDistance  int  // taxicab distance from the blank's cell in start to that in the goal

	Solvable bool

	// How to mend a board that is not solvable: swap the two largest tiles, first Tiles[0].
	CanMend bool
	Tiles   [2]int
	Cells   [2]int // where they stand in start

	// On one row or column no swap is sure to help: the order in which the tiles must stand, and in which
	// they do. nil on other boards.
	Needed, Found []int
}

// Explain tells why start can or cannot be brought to the goal, by the classical rules: inversions read
// along the goal's line where it has one, else by rows. Its verdict is that of [Solvable].
// It takes O(n log n) for n cells.
func Explain(start Board, goal Goal) Explanation {
	if !sameTiles(start, goal.board) || start.IsZero() {
		return Explanation{Applied: OtherTiles}
	}
	size := start.Size()
	line, hasLine := goal.Line()
	var e Explanation
	switch {
	case !size.Playable():
		e.Applied = OneRow
	case hasLine:
		e.Applied = AlongLine
	case size.W%2 == 1:
		e.Applied = OddWidth
	default:
		e.Applied = EvenWidth
	}
	e.Order = ClassicOrder(size)
	if e.Applied == AlongLine {
		e.Order = line.AppendCells(e.Order[:0])
	}
	e.Start, e.Goal = e.read(start), e.read(goal.board)
	e.PermutationOdd = start.odd() != goal.board.odd()
	e.BlankDistance = size.distance(start.Blank(), goal.board.Blank())
	e.Solvable = e.Start.Odd == e.Goal.Odd
	if e.Applied == OneRow {
		e.Needed, e.Found = goal.board.tiles(), start.tiles()
		e.Solvable = sameOrder(start, goal.board)
	}
	if e.Cells[0], e.Cells[1], e.CanMend = Mend(start, goal.board); e.CanMend {
		e.Tiles[0], e.Tiles[1] = start.largest()
	}
	return e
}

// read counts what the rule needs on one board.
func (e *Explanation) read(b Board) Reading {
	r := Reading{Inversions: Inversions(b, e.Order), BlankRow: b.Blank()/int(b.w) + 1}
	n := r.Inversions
	if e.Applied == EvenWidth {
		n += r.BlankRow
	}
	r.Odd = n%2 == 1
	return r
}

// tiles returns the tiles in reading order, without the blank.
func (b Board) tiles() []int {
	labels := b.AppendLabels(nil)
	return append(labels[:b.Blank()], labels[b.Blank()+1:]...)
}

// Inversions counts the pairs of tiles of which the larger is read first, the cells read in the order
// given (each once; the blank is passed over). O(n log n): a Fenwick tree counts the tiles read so far.
func Inversions(b Board, order []int) int {
	var tree [maxCells + 1]uint16
	count, read, n := 0, 0, len(b.cells)/2
	for _, cell := range order {
		label := b.At(cell)
		if label == 0 {
			continue
		}
		count += read
		for i := label; i > 0; i &= i - 1 { // less those that are smaller
			count -= int(tree[i])
		}
		for i := label; i <= n; i += i & -i {
			tree[i]++
		}
		read++
	}
	return count
}
