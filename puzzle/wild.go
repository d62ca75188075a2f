package puzzle

import "math/rand/v2"

// WildPath draws a line through every cell of a board, nearly uniformly from all such lines in either
// direction. From the snake it makes many backbites: at one end of the line, both alike, a random cell
// beside it is joined to the end and the line is cut where it left that cell before, so that it has a new
// end. Backbites alone reach only half of the lines of an even board (the ends keep their colours); a last
// coin for the direction, and coins for the mirror images, reach the others. The size must be legal; on
// one row or column there are two lines. 4x4 takes some ten microseconds, 32x32 some milliseconds.
func WildPath(size Size, src rand.Source) Path {
	l := newLine(size)
	if size.Playable() {
		l.mix(src)
	}
	return l.path(src.Uint64())
}

// A line is a path under change: backbites turn stretches of it round in place. The cells stand on a ring,
// so that the shorter of the two stretches can be turned instead of the longer one: what comes out is the
// same line, run the other way.
type line struct {
	size Size
	head int      // where the line starts on the ring
	ring []uint16 // cells
	at   []uint16 // where each cell stands on the ring
}

// newLine returns the snake.
func newLine(size Size) *line {
	snake, n := SnakePath(size), size.Cells()
	l := &line{size: size, ring: make([]uint16, n), at: make([]uint16, n)}
	for i := range n {
		l.ring[i] = uint16(snake.Cell(i))
		l.at[snake.Cell(i)] = uint16(i)
	}
	return l
}

// mix makes enough backbites for the start to be forgotten. Three bits choose each: an end and a direction.
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

// backbites returns how many to make on n cells. Measured: from there on the share of horizontal steps,
// nearly 1 in the snake, is a half on average with no more spread than after twice as many.
func backbites(n int) int { return n * (16 + n/32) }

// backbite joins one end of the line to the cell beside it in the direction d, if there is one and the
// line does not go there already.
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
	k := l.wrap(int(l.at[next]) - l.head + n) // the place of next on the line
	switch {
	case first && 2*k <= n: // the line from its start to the cell before next is turned round
		l.turn(l.head, k)
	case first: // or the rest of it is
		l.turn(l.wrap(l.head+k), n-k)
		l.head = l.wrap(l.head + k)
	case 2*(n-1-k) <= n:
		l.turn(l.wrap(l.head+k+1), n-1-k)
	default:
		l.turn(l.head, k+1)
		l.head = l.wrap(l.head + k + 1)
	}
}

// wrap brings a place below 2n back onto the ring.
func (l *line) wrap(i int) int {
	if i >= len(l.ring) {
		i -= len(l.ring)
	}
	return i
}

// turn reverses a stretch of the ring.
func (l *line) turn(from, length int) {
	i, j := from, l.wrap(from+max(length, 1)-1)
	for range length / 2 {
		a, b := l.ring[i], l.ring[j]
		l.ring[i], l.at[b] = b, uint16(i)
		l.ring[j], l.at[a] = a, uint16(j)
		if i++; i == len(l.ring) {
			i = 0
		}
		if j--; j < 0 {
			j = len(l.ring) - 1
		}
	}
}

// path returns the line, reversed and mirrored as the coins say: one bit each for the direction, left and
// right, top and bottom and, on a square, the diagonal.
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
