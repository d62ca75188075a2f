package puzzle

import "strconv"

// Path is a line that visits every cell of a board once, each step going to a neighbouring cell: the order in
// which the numbers of a goal run. It is an immutable value, comparable with ==. The zero Path has no cells.
type Path struct {
	size  Size
	cells string // first to last, see packCells
}

// NewPath returns the path through the cells, first to last. It returns an error for a line that leaves the
// board, jumps, visits a cell twice or misses one.
func NewPath(size Size, cells []int) (Path, error) {
	fault := func(kind Fault, got, lo, hi int) (Path, error) {
		return Path{}, &Error{Kind: kind, Input: excerpt(cells), Offset: -1, Got: got, Min: lo, Max: hi}
	}
	if !size.Legal() {
		return fault(FaultRange, illegalSide(size), 1, MaxSide)
	}
	var pen pen
	for i, cell := range cells {
		switch {
		case cell < 0 || cell >= size.Cells():
			return fault(FaultOffBoard, cell, 0, size.Cells()-1)
		case i > 0 && size.distance(cell, cells[i-1]) != 1:
			return fault(FaultJump, cell, 0, 0)
		case !pen.visit(cell):
			return fault(FaultCrossing, cell, 0, 0)
		}
	}
	if len(cells) != size.Cells() {
		return fault(FaultUnfinished, len(cells), size.Cells(), size.Cells())
	}
	return pen.path(size), nil
}

// ParsePath reads a path: the first cell (column a..z, aa..af and row number), a colon, and the directions of
// the pen, each followed by the number of cells if it is more than one: "a1:R3DL3DR3DL3". With the zero Size, the board is the
// one whose cells it visits.
func ParsePath(text string, size Size) (Path, error) {
	if size != (Size{}) && !size.Legal() {
		return Path{}, &Error{Kind: FaultRange, Input: size.String(), Offset: -1, Min: 1, Max: MaxSide, Got: illegalSide(size)}
	}
	s := scanner{text: text}
	p, err := s.path(size)
	if err == nil {
		err = s.end()
	}
	if err != nil {
		return Path{}, err
	}
	return p, nil
}

// path reads a path up to the first byte that cannot belong to one.
func (s *scanner) path(size Size) (Path, error) {
	if size == (Size{}) {
		size = s.spread()
	}
	cell, err := s.cell(size)
	if err != nil {
		return Path{}, err
	}
	if err := s.expect(':'); err != nil {
		return Path{}, err
	}
	var pen pen
	pen.visit(cell)
	for c := s.peek(); c == 'U' || c == 'D' || c == 'L' || c == 'R'; c = s.peek() {
		at := s.pos
		run, err := s.move()
		if err != nil {
			return Path{}, err
		}
		for range run.N {
			if cell = size.neighbour(cell, run.Dir); cell < 0 {
				return Path{}, s.fail(FaultOffBoard, at, "")
			}
			if !pen.visit(cell) {
				return Path{}, s.fail(FaultCrossing, at, "")
			}
		}
	}
	if pen.n != size.Cells() {
		if s.pos < len(s.text) && s.peek() != ')' {
			return Path{}, s.syntax("direction") // the line stops at a byte that is no step
		}
		err := s.fail(FaultUnfinished, s.pos, "direction")
		err.Got, err.Min = pen.n, size.Cells()
		return Path{}, err
	}
	return pen.path(size), nil
}

// spread returns the size of the smallest board for the path that comes next, as far as it can be read, and reads nothing.
func (s *scanner) spread() Size {
	ahead := *s
	largest := Size{MaxSide, MaxSide}
	cell, err := ahead.cell(largest)
	if err != nil || ahead.expect(':') != nil {
		return largest
	}
	size := Size{cell%MaxSide + 1, cell/MaxSide + 1}
	for {
		run, err := ahead.move()
		if err != nil {
			return size
		}
		for range run.N {
			if cell = largest.neighbour(cell, run.Dir); cell < 0 {
				return size
			}
			size.W, size.H = max(size.W, cell%MaxSide+1), max(size.H, cell/MaxSide+1)
		}
	}
}

// cell reads the name of a cell: the letters of its column and the number of its row.
func (s *scanner) cell(size Size) (int, error) {
	at := s.pos
	letters := s.letters()
	col := -1
	switch {
	case len(letters) == 1:
		col = int(letters[0] - 'a')
	case len(letters) == 2 && letters[0] == 'a':
		col = 26 + int(letters[1]-'a')
	}
	if col < 0 || col >= size.W {
		return 0, s.fail(FaultSyntax, at, "column")
	}
	row, err := s.number(1, size.H)
	return (row-1)*size.W + col, err
}

// pen draws a line and remembers the cells it has visited.
type pen struct {
	n     int
	seen  [maxCells]bool
	cells [maxCells]uint16
}

// visit draws the line to the cell. It returns false, and draws nothing, if the line has already visited the
// cell.
func (p *pen) visit(cell int) bool {
	if p.seen[cell] {
		return false
	}
	p.seen[cell] = true
	p.cells[p.n] = uint16(cell)
	p.n++
	return true
}

func (p *pen) path(size Size) Path { return Path{size, packCells(p.cells[:p.n])} }

// Size returns the size of the board that the path runs over; the zero Size for the zero Path.
func (p Path) Size() Size { return p.size }

// Len returns the number of cells: all those of the board, 0 for the zero Path.
func (p Path) Len() int { return len(p.cells) / 2 }

// Cell returns the i-th cell of the path, i from 0. It panics unless 0 <= i < p.Len().
func (p Path) Cell(i int) int { return unpack(p.cells, i) }

// AppendCells appends the cells, first to last, to dst.
func (p Path) AppendCells(dst []int) []int {
	for i := range p.Len() {
		dst = append(dst, p.Cell(i))
	}
	return dst
}

// String returns the text of the path, consecutive steps in one direction joined; "" for the zero Path.
// [ParsePath] reads it.
func (p Path) String() string { return string(p.append(nil)) }

func (p Path) append(dst []byte) []byte {
	if p.Len() == 0 {
		return dst
	}
	dst = p.size.appendCell(dst, p.Cell(0))
	dst = append(dst, ':')
	for i := 1; i < p.Len(); {
		run := Move{Dir: p.dir(i)}
		for ; i < p.Len() && p.dir(i) == run.Dir; i++ {
			run.N++
		}
		dst = run.append(dst)
	}
	return dst
}

// dir returns the direction of the step to the i-th cell, i from 1.
func (p Path) dir(i int) Dir {
	switch p.Cell(i) - p.Cell(i-1) {
	case p.size.W: // first, because in one column a step down is also a step of 1
		return Down
	case -p.size.W:
		return Up
	case 1:
		return Right
	default:
		return Left
	}
}

// appendCell appends the name of a cell: the letters of its column and the number of its row.
func (s Size) appendCell(dst []byte, cell int) []byte {
	col := cell % s.W
	if col >= 26 {
		dst = append(dst, 'a')
		col -= 26
	}
	dst = append(dst, 'a'+byte(col))
	return strconv.AppendInt(dst, int64(cell/s.W+1), 10)
}

// Reverse returns the path from its last cell to its first.
func (p Path) Reverse() Path {
	buf := make([]byte, 0, len(p.cells))
	for i := len(p.cells) - 2; i >= 0; i -= 2 {
		buf = append(buf, p.cells[i], p.cells[i+1])
	}
	return Path{p.size, string(buf)}
}
