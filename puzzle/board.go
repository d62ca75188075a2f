package puzzle

// Board is an arrangement of tiles and one blank: an immutable value, cheap to copy, comparable with ==
// and usable as a map key. Cells are numbered 0..w*h-1 in reading order; labels are 0 for the blank and
// 1..w*h, without the missing number, for the tiles. The zero Board is no board at all.
//
// Labels are packed into a string, two bytes each: copying a Board copies 24 bytes, whatever its size,
// and a move makes one string of 2*w*h bytes. Solvers keep arrays of their own.
type Board struct {
	w, h    uint8
	blank   uint16 // the blank's cell
	missing uint16 // the number no tile has
	cells   string // the label of cell i in bytes 2i and 2i+1, low byte first
}

// NewBoard makes a board from its labels in reading order. It refuses an illegal size, a wrong number of
// labels, a label outside 0..w*h, one that stands twice, and a board without a blank.
func NewBoard(size Size, labels []int) (Board, error) {
	if !size.Legal() {
		return Board{}, &Error{Kind: FaultRange, Input: size.String(), Offset: -1, Min: 1, Max: MaxSide, Got: illegalSide(size)}
	}
	if len(labels) != size.Cells() {
		return Board{}, &Error{Kind: FaultCount, Input: excerpt(labels), Offset: -1, Min: size.Cells(), Got: len(labels)}
	}
	var list labelList
	for i, label := range labels {
		list.labels[i] = uint16(min(max(label, 0), maxCells+1))
		if label < 0 || label > size.Cells() {
			return Board{}, &Error{Kind: FaultRange, Input: excerpt(labels), Offset: -1, Max: size.Cells(), Got: label}
		}
	}
	list.n = len(labels)
	if i, kind, ok := list.check(); !ok {
		return Board{}, &Error{Kind: kind, Input: excerpt(labels), Offset: -1, Got: labels[i]}
	}
	return list.board(size), nil
}

// illegalSide returns the first side that no board can have.
func illegalSide(size Size) int {
	if size.W < 1 || size.W > MaxSide {
		return size.W
	}
	return size.H
}

// pack makes a board of labels that are known to be legal.
func pack(size Size, labels []uint16) Board {
	b := Board{w: uint8(size.W), h: uint8(size.H), cells: packCells(labels)}
	sum := 0
	for i, label := range labels {
		sum += int(label)
		if label == 0 {
			b.blank = uint16(i)
		}
	}
	n := len(labels)
	b.missing = uint16(n*(n+1)/2 - sum)
	return b
}

// IsZero reports whether b is the zero Board.
func (b Board) IsZero() bool { return b.w == 0 }

// Size returns the board's size; the zero Size for the zero Board.
func (b Board) Size() Size { return Size{int(b.w), int(b.h)} }

// At returns the label at the cell 0..w*h-1; 0 is the blank. It panics outside the board.
func (b Board) At(cell int) int {
	return unpack(b.cells, cell)
}

// Blank returns the blank's cell.
func (b Board) Blank() int { return int(b.blank) }

// Missing returns the number 1..w*h that no tile has.
func (b Board) Missing() int { return int(b.missing) }

// Find returns the cell of a label, the blank's for 0, or -1 where no cell has it. It looks at every cell.
func (b Board) Find(label int) int {
	if label == 0 && !b.IsZero() {
		return int(b.blank)
	}
	for cell := range len(b.cells) / 2 {
		if b.At(cell) == label {
			return cell
		}
	}
	return -1
}

// AppendLabels appends the labels in reading order to dst.
func (b Board) AppendLabels(dst []int) []int {
	for cell := range len(b.cells) / 2 {
		dst = append(dst, b.At(cell))
	}
	return dst
}

// Swap returns the board with the contents of two cells exchanged. It panics outside the board.
// Swapping two tiles makes a solvable board unsolvable and the other way round.
func (b Board) Swap(c1, c2 int) Board {
	if c1 > c2 {
		c1, c2 = c2, c1
	}
	if c1 == c2 {
		return b
	}
	i, j := 2*c1, 2*c2
	switch int(b.blank) {
	case c1:
		b.blank = uint16(c2)
	case c2:
		b.blank = uint16(c1)
	}
	b.cells = b.cells[:i] + b.cells[j:j+2] + b.cells[i+2:j] + b.cells[i:i+2] + b.cells[j+2:]
	return b
}

// Step returns the board after the one tile that can go the way d has gone. It does not check that there
// is one: the caller knows that MaxRun(d) > 0. Otherwise it panics or returns a wrong board.
func (b Board) Step(d Dir) Board {
	blank := int(b.blank)
	switch d {
	case Up:
		return b.Swap(blank, blank+int(b.w))
	case Down:
		return b.Swap(blank, blank-int(b.w))
	case Left:
		return b.Swap(blank, blank+1)
	default:
		return b.Swap(blank, blank-1)
	}
}

// MaxRun returns how many tiles can go the way d in one move, 0 or more.
func (b Board) MaxRun(d Dir) int {
	if b.IsZero() {
		return 0
	}
	col, row := int(b.blank)%int(b.w), int(b.blank)/int(b.w)
	switch d {
	case Up:
		return int(b.h) - 1 - row
	case Down:
		return row
	case Left:
		return int(b.w) - 1 - col
	case Right:
		return col
	}
	return 0
}

// Play returns the board after the move, or an error with [FaultMove] if the move is not possible.
func (b Board) Play(m Move) (Board, error) {
	if m.N < 1 || m.N > b.MaxRun(m.Dir) {
		return b, &Error{Kind: FaultMove, Input: m.String(), Offset: -1}
	}
	if m.N == 1 {
		return b.Step(m.Dir), nil
	}
	stride := [...]int{Up: int(b.w), Down: -int(b.w), Left: 1, Right: -1}[m.Dir] // from the blank to the next tile
	cells, blank := []byte(b.cells), int(b.blank)
	for range m.N {
		copy(cells[2*blank:], cells[2*(blank+stride):][:2])
		blank += stride
	}
	cells[2*blank], cells[2*blank+1] = 0, 0
	b.blank, b.cells = uint16(blank), string(cells)
	return b, nil
}

// RunTo returns the move that a tap on the cell means: every tile from there to the blank slides one cell.
// ok is false on the blank itself, off its row and column, and outside the board.
func (b Board) RunTo(cell int) (m Move, ok bool) {
	if b.IsZero() || cell < 0 || cell >= b.Size().Cells() || cell == int(b.blank) {
		return Move{}, false
	}
	w := int(b.w)
	right, down := int(b.blank)%w-cell%w, int(b.blank)/w-cell/w
	switch {
	case down == 0 && right > 0:
		return Move{Right, right}, true
	case down == 0:
		return Move{Left, -right}, true
	case right == 0 && down > 0:
		return Move{Down, down}, true
	case right == 0:
		return Move{Up, -down}, true
	}
	return Move{}, false
}
