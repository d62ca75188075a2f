package space

import "math/bits"

// The last five list entries of a state share one 64-bit word: 5!/2 ranks.
const (
	wordRanks   = 60
	wordEntries = 5
	// blockEntries is how many of the last list entries vary inside a block.
	blockEntries = 8
)

// layout places the states of one size and goal cell in bitmaps.
//
// A state is the cell of the blank and the list of the tiles in reading order
// without it. Tiles are numbered 0..m-1 in the goal's own order, so that the
// goal is the sorted list. The list's rank is the number whose mixed-radix
// digits are its Lehmer digits (for each entry: how many later entries are
// smaller), the first entry's digit being the most significant; the last digit
// is always 0 and the one before it follows from the list's parity, which the
// row of the blank fixes.
type layout struct {
	w, h   int  // columns and rows, after turning: w <= h
	turned bool // columns and rows of the caller's board are exchanged
	cells  int
	m      int // entries of a list: cells - 1
	goal   int // cell of the goal's blank, after turning
	words  int // of a bitmap (one for each cell of the blank)
	block  int // words of a block
	blocks int // of a bitmap
}

// newLayout wants a board of two or more rows and columns and more than four
// cells; goal is the cell of the goal's blank in reading order.
func newLayout(w, h, goal int) *layout {
	l := &layout{w: w, h: h, cells: w * h, m: w*h - 1, goal: goal}
	if w > h {
		l.w, l.h, l.turned = h, w, true
		l.goal = l.turn(goal)
	}
	l.words = int(falling(l.m, l.m-wordEntries))
	l.block = int(falling(min(l.m, blockEntries), min(l.m, blockEntries)-wordEntries))
	l.blocks = l.words / l.block
	return l
}

// falling returns n·(n-1)·..., k factors; the caller sees to it that it fits.
func falling(n, k int) uint64 {
	p := uint64(1)
	for i := range k {
		p *= uint64(n - i)
	}
	return p
}

// turn maps a cell of the caller's board to one of the turned board.
func (l *layout) turn(cell int) int {
	if !l.turned {
		return cell
	}
	x, y := cell%l.h, cell/l.h // the caller's board has l.h columns
	return x*l.w + y
}

// unturn is the inverse of turn.
func (l *layout) unturn(cell int) int {
	if !l.turned {
		return cell
	}
	x, y := cell%l.w, cell/l.w
	return x*l.h + y
}

// parity returns the parity of every reachable list with the blank in row: a
// move along a column carries a tile past w-1 others.
func (l *layout) parity(row int) int {
	return (l.w - 1) * (row + l.goal/l.w) & 1
}

// colour returns which of the two colours of a chessboard a cell has.
func (l *layout) colour(cell int) int {
	return (cell%l.w + cell/l.w) & 1
}

// state is one board of the space: what stands in each cell, tiles 0..m-1 as
// the layout numbers them and the blank as hole.
type state struct {
	at    []uint8
	blank int
}

// hole marks the blank's cell in a state.
const hole = 0xff

// code is the place of a state in the bitmaps.
type code struct {
	cell int  // of the blank
	word int  // of that cell's bitmap
	bit  uint // of the word, below wordRanks
}

// index counts all states' places through.
func (l *layout) index(c code) int {
	return (c.cell*l.words+c.word)*wordRanks + int(c.bit)
}

// place is the inverse of index.
func (l *layout) place(index int) code {
	word := index / wordRanks
	return code{word / l.words, word % l.words, uint(index % wordRanks)}
}

// encode finds a state's place; ok is false when its parity is not that of the
// space. Cost: O(cells).
func (l *layout) encode(s state) (c code, ok bool) {
	used, sum, i := uint64(0), 0, 0
	word, bit := uint64(0), uint64(0)
	for _, tile := range s.at {
		if tile == hole {
			continue
		}
		d := int(tile) - bits.OnesCount64(used&(1<<tile-1))
		used |= 1 << tile
		sum += d
		radix := uint64(l.m - i)
		switch {
		case i < l.m-wordEntries:
			word = word*radix + uint64(d)
		case i < l.m-2:
			bit = bit*radix + uint64(d)
		}
		i++
	}
	return code{s.blank, int(word), uint(bit)}, sum&1 == l.parity(s.blank/l.w)
}

// decode is the inverse of encode; it fills s.at (cells long).
func (l *layout) decode(c code, s *state) {
	var digit [32]int
	sum := 0
	rest := c.word
	for i := l.m - wordEntries - 1; i >= 0; i-- {
		digit[i] = rest % (l.m - i)
		rest /= l.m - i
		sum += digit[i]
	}
	rest = int(c.bit)
	for i := l.m - 3; i >= l.m-wordEntries; i-- {
		digit[i] = rest % (l.m - i)
		rest /= l.m - i
		sum += digit[i]
	}
	digit[l.m-2] = (sum + l.parity(c.cell/l.w)) & 1
	free := uint64(1)<<l.m - 1
	i := 0
	for cell := range s.at {
		if cell == c.cell {
			s.at[cell] = hole
			continue
		}
		left := free
		for range digit[i] {
			left &= left - 1
		}
		tile := bits.TrailingZeros64(left)
		free &^= 1 << tile
		s.at[cell] = uint8(tile)
		i++
	}
	s.blank = c.cell
}
