package puzzle

// Symmetry is a way to turn or mirror a board: one of eight. The zero Symmetry changes nothing.
type Symmetry uint8

// The symmetries that make all others.
const (
	Mirror      Symmetry = 2              // left and right change places
	QuarterTurn          = transposed | 2 // clockwise
)

// A Symmetry is some of these, in this order.
const (
	transposed Symmetry = 1 // rows become columns
	mirrored            = Mirror
	upside     Symmetry = 4 // top and bottom change places
)

// is reports whether the symmetry has a part.
func (s Symmetry) is(part Symmetry) bool { return s&part != 0 }

// Then returns the symmetry that applies s and then t.
func (s Symmetry) Then(t Symmetry) Symmetry {
	if t.is(transposed) {
		s = s&transposed | s&mirrored<<1 | s&upside>>1
	}
	return s ^ t
}

// Size returns the size of a board after it was turned.
func (s Symmetry) Size(size Size) Size {
	if s.is(transposed) {
		return Size{size.H, size.W}
	}
	return size
}

// Cell returns where a cell of a board of the size comes.
func (s Symmetry) Cell(cell int, size Size) int {
	x, y := cell%size.W, cell/size.W
	if s.is(transposed) {
		x, y = y, x
	}
	to := s.Size(size)
	if s.is(mirrored) {
		x = to.W - 1 - x
	}
	if s.is(upside) {
		y = to.H - 1 - y
	}
	return y*to.W + x
}

// Dir returns what becomes of a direction.
func (s Symmetry) Dir(d Dir) Dir {
	if s.is(transposed) {
		d = [...]Dir{Up: Left, Down: Right, Left: Up, Right: Down}[d]
	}
	if across := d == Left || d == Right; across && s.is(mirrored) || !across && s.is(upside) {
		return d.Opposite()
	}
	return d
}

// Moves returns what becomes of moves.
func (s Symmetry) Moves(moves []Move) []Move {
	turned := make([]Move, len(moves))
	for i, m := range moves {
		turned[i] = Move{s.Dir(m.Dir), m.N}
	}
	return turned
}

// Board returns the board turned, with its tiles as they are: they do not become other numbers.
func (s Symmetry) Board(b Board) Board {
	if b.IsZero() {
		return b
	}
	size := b.Size()
	labels := make([]uint16, size.Cells())
	for cell := range labels {
		labels[s.Cell(cell, size)] = uint16(b.At(cell))
	}
	return pack(s.Size(size), labels)
}

// Goal returns the goal turned: a line stays a line.
func (s Symmetry) Goal(g Goal) Goal {
	if g.board.IsZero() || s == 0 {
		return g
	}
	size := g.Size()
	line, ok := g.Line()
	if !ok {
		return boardGoal(s.Board(g.board))
	}
	var pen pen
	for i := range line.Len() {
		pen.visit(s.Cell(line.Cell(i), size))
	}
	r := Rule{Kind: PathKind, Missing: g.Missing(), Path: pen.path(s.Size(size))}.Canonical(s.Size(size))
	return orderGoal(s.Size(size), r, r.Path.cells)
}
