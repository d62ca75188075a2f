package puzzle

import "math/rand/v2"

// WildPath draws a path through every cell of a board, nearly uniformly from all directed paths. The size
// must be legal; one row or column has only two paths. 4x4 takes about ten microseconds, 32x32 some
// milliseconds.
//
// It starts from the snake and makes many backbites. A backbite joins one end of the line (either end,
// equally often) to a random neighbouring cell and cuts the line where it used to leave that cell, which
// makes a new end. On a board with an even number of cells, coloured like a chessboard, the ends keep their
// colours, so backbites alone reach only half of the paths. A random reversal and random mirror images at the
// end reach the others.
func WildPath(size Size, src rand.Source) Path {
	l := newLine(size)
	if size.Playable() {
		l.mix(src)
	}
	return l.path(src.Uint64())
}

// line is a path that backbites change by reversing parts of it in place. The cells stand on a ring, so that
// a backbite can reverse the shorter of the two parts instead of the longer one: the result is the same line
// in the opposite direction.
type line struct {
	size  Size
	head  int      // index in ring of the first cell
	ring  []uint16 // the cells
	index []uint16 // index in ring of each cell
}

// newLine returns the snake.
func newLine(size Size) *line {
	snake, n := SnakePath(size), size.Cells()
	l := &line{size: size, ring: make([]uint16, n), index: make([]uint16, n)}
	for i := range n {
		l.ring[i] = uint16(snake.Cell(i))
		l.index[snake.Cell(i)] = uint16(i)
	}
	return l
}

// mix makes enough backbites for the start to be forgotten. Three random bits choose each one: an end and a
// direction.
func (l *line) mix(src rand.Source) {
	const each = 21 // choices in 64 bits
	for left := backbites(l.size.Cells()); left > 0; left -= each {
		bits := src.Uint64()
		for range min(each, left) {
			l.backbite(bits&1 == 0, Dir(bits>>1&3))
			bits >>= 3
		}
	}
}

// backbites returns the number of backbites to make on n cells. It is the result of measurements: after so
// many, one half of the steps are horizontal on average (in the snake, nearly all are), and that share varies
// no more than after twice as many backbites.
func backbites(n int) int { return n * (16 + n/32) }

// backbite joins one end of the line to the neighbouring cell in the direction d. It changes nothing if there
// is no such cell or if that cell is already next to the end on the line.
func (l *line) backbite(first bool, d Dir) {
	n := len(l.ring)
	end := l.head
	if !first {
		end = l.wrap(l.head + n - 1)
	}
	next := l.size.neighbour(int(l.ring[end]), d)
	if next < 0 {
		return
	}
	k := l.wrap(int(l.index[next]) - l.head + n) // the index of next on the line
	switch {
	case first && 2*k <= n: // reverse the part before next
		l.turn(l.head, k)
	case first: // or reverse the rest
		l.turn(l.wrap(l.head+k), n-k)
		l.head = l.wrap(l.head + k)
	case 2*(n-1-k) <= n:
		l.turn(l.wrap(l.head+k+1), n-1-k)
	default:
		l.turn(l.head, k+1)
		l.head = l.wrap(l.head + k + 1)
	}
}

// wrap reduces an index below 2n to an index on the ring.
func (l *line) wrap(i int) int {
	if i >= len(l.ring) {
		i -= len(l.ring)
	}
	return i
}

// turn reverses the part of the ring that starts at from and has the given length.
func (l *line) turn(from, length int) {
	i, j := from, l.wrap(from+max(length, 1)-1)
	for range length / 2 {
		a, b := l.ring[i], l.ring[j]
		l.ring[i], l.index[b] = b, uint16(i)
		l.ring[j], l.index[a] = a, uint16(j)
		if i++; i == len(l.ring) {
			i = 0
		}
		if j--; j < 0 {
			j = len(l.ring) - 1
		}
	}
}

// path returns the line as a Path, reversed and mirrored at random. The low bits of coins decide: bit 0
// reverses it, bit 1 mirrors left and right, bit 2 top and bottom, and bit 3, on a square, rows and columns.
func (l *line) path(coins uint64) Path {
	var pen pen
	n, size := len(l.ring), l.size
	for i := range n {
		if coins&1 == 1 {
			i = n - 1 - i
		}
		cell := int(l.ring[l.wrap(l.head+i)])
		col, row := cell%size.W, cell/size.W
		if coins>>1&1 == 1 {
			col = size.W - 1 - col
		}
		if coins>>2&1 == 1 {
			row = size.H - 1 - row
		}
		if coins>>3&1 == 1 && size.W == size.H {
			col, row = row, col
		}
		pen.visit(row*size.W + col)
	}
	return pen.path(size)
}
