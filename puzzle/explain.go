package puzzle

import "strconv"

// Applied is the rule that gave the verdict of an [Explanation].
type Applied uint8

// The rules.
const (
	// AlongLine: the tiles are read along the line of the goal. A tile that moves to the next cell jumps over
	// an even number of tiles of that reading, so the parity of the inversions never changes. It must be
	// even, because the goal has no inversions.
	AlongLine Applied = iota
	// OddWidth: the tiles are read by rows. A tile that moves up or down jumps over width-1 tiles, an even
	// number, so the parity of the inversions never changes. It must be that of the goal.
	OddWidth
	// EvenWidth: the tiles are read by rows. A tile that moves up or down changes the parity of the
	// inversions and that of the blank's row. The parity of inversions plus blank row must be that of the
	// goal.
	EvenWidth
	// OneRow: no tile can pass another. The order of the tiles must be that of the goal.
	OneRow
	// OtherTiles: the boards differ in size or in tiles.
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
	BlankRow   int  // the row of the blank, 1 at the top
	Odd        bool // the parity that the rule compares: of the inversions; with EvenWidth, of inversions plus blank row
}

// Explanation holds the reasons for the verdict on a board and a goal, as data for a program to put into words.
// [Explain] returns it.
type Explanation struct {
	Applied Applied
	Order   []int // the cells in the order in which the tiles are read: the line of the goal, or reading order
	Start   Reading
	Goal    Reading

	// The general rule, which needs no order: the board is solvable if the permutation is odd exactly when
	// the distance is odd. It does not hold for one row or column.
	PermutationOdd bool // parity of the permutation from start to goal, the blank counted as a tile
	BlankDistance  int  // taxicab distance from the cell of the blank in start to that in the goal

	Solvable bool

	// How to make an unsolvable board solvable: swap its two largest tiles, Tiles[0] being the largest.
	CanMend bool
	Tiles   [2]int
	Cells   [2]int // the cells of Tiles in start

	// For one row or column, where no swap is sure to help: the order that the tiles need, and the order that
	// they have. nil for other boards.
	Needed, Found []int
}

// Explain explains whether start can be brought to the goal, by the classical rules: it counts inversions
// along the line of the goal if the goal has one, else by rows. The verdict is that of [Solvable]. Explain
// takes O(n log n) for n cells.
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

// read returns the counts of the rule on one board.
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

// Inversions counts the pairs of tiles of which the larger is read first. The cells are read in the given
// order, which must contain each cell once; the blank is skipped. It takes O(n log n): a Fenwick tree counts
// the tiles read so far.
func Inversions(b Board, order []int) int {
	var tree [maxCells + 1]uint16
	count, read, n := 0, 0, len(b.cells)/2
	for _, cell := range order {
		label := b.At(cell)
		if label == 0 {
			continue
		}
		count += read
		for i := label; i > 0; i &= i - 1 { // without the smaller tiles
			count -= int(tree[i])
		}
		for i := label; i <= n; i += i & -i {
			tree[i]++
		}
		read++
	}
	return count
}
