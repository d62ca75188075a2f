package puzzle

// Board is an arrangement of tiles and one blank. It is an immutable value, cheap to copy, comparable with ==
// and usable as a map key. Cells are numbered 0..w*h-1 in reading order. Label 0 is the blank; the tiles have
// the labels 1..w*h without the missing number. The zero Board has no cells.
//
// The labels are packed into a string, two bytes each. Copying a Board copies 24 bytes, whatever its size; a
// move allocates one string of 2*w*h bytes. Solvers use arrays of their own.
type Board struct {
	w, h    uint8
	blank   uint16 // the blank's cell
	missing uint16 // the number 1..w*h that no tile has
	cells   string // see packCells
}

// NewBoard returns the board with the given labels in reading order. It returns an error for an illegal size,
// a wrong number of labels, a label outside 0..w*h, a label that occurs twice, and a board without a blank.
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

// illegalSide returns the first side of an illegal size that is outside 1..MaxSide.
func illegalSide(size Size) int {
	if size.W < 1 || size.W > MaxSide {
		return size.W
	}
	return size.H
}

// pack returns the board of labels that are known to be legal.
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

// Size returns the size of the board; the zero Size for the zero Board.
func (b Board) Size() Size { return Size{int(b.w), int(b.h)} }

// At returns the label at the cell, 0 for the blank. It panics unless 0 <= cell < w*h.
func (b Board) At(cell int) int {
	return unpack(b.cells, cell)
}

// Blank returns the cell of the blank.
func (b Board) Blank() int { return int(b.blank) }

// Missing returns the number 1..w*h that no tile has.
func (b Board) Missing() int { return int(b.missing) }

// Find returns the cell of the label, that of the blank for 0, or -1 if no cell has the label. It takes
// O(w*h).
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

// Swap returns the board with the contents of two cells exchanged. It panics for a cell outside the board.
// Swapping two tiles makes a solvable board unsolvable and an unsolvable one solvable.
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

// Step returns the board after one tile has moved one cell in the direction d. The caller must make sure that
// MaxRun(d) > 0; Step does not check it, and otherwise panics or returns a wrong board.
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

// MaxRun returns how many tiles one move in the direction d can slide, 0 or more.
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
	stride := [...]int{Up: int(b.w), Down: -int(b.w), Left: 1, Right: -1}[m.Dir] // from the blank to the first tile that moves
	cells, blank := []byte(b.cells), int(b.blank)
	for range m.N {
		copy(cells[2*blank:], cells[2*(blank+stride):][:2])
		blank += stride
	}
	cells[2*blank], cells[2*blank+1] = 0, 0
	b.blank, b.cells = uint16(blank), string(cells)
	return b, nil
}

// RunTo returns the move that a tap on the cell means: every tile from that cell up to the blank slides one
// cell toward the blank. ok is false for the cell of the blank, for a cell in neither its row nor its column,
// and for a cell outside the board.
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
