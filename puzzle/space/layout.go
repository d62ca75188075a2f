package space

import "math/bits"

// The last five entries of a list share one 64-bit word: 5!/2 ranks.
const (
	wordRanks   = 60
	wordEntries = 5
	// blockEntries is the number of last entries that vary inside a block.
	blockEntries = 8
)

// layout assigns the states of one size and goal cell to bits of bitmaps.
//
// A state is the cell of the blank and the list of the other cells' tiles in reading order. Tiles are
// numbered 0, 1, 2... in the order of the goal, so that the goal is the sorted list. For each entry, its
// Lehmer digit is the number of later entries that are smaller. The digits, most significant first, are a
// number in a mixed radix: the rank of the list. The last digit is always 0. The one before it follows from
// the parity of the list, which the row of the blank determines.
type layout struct {
	w, h   int  // columns and rows of the turned board: w <= h
	turned bool // the caller's board has w rows and h columns
	cells  int
	tiles  int // number of entries of a list: cells - 1
	goal   int // cell of the goal's blank on the turned board
	words  int // of a bitmap; there is one bitmap for each cell of the blank
	block  int // words of a block
	blocks int // of a bitmap
}

// newLayout returns the layout for boards of at least two rows and columns and more than four cells. goal is
// the cell of the goal's blank in reading order.
func newLayout(w, h, goal int) *layout {
	l := &layout{w: w, h: h, cells: w * h, tiles: w*h - 1, goal: goal}
	if w > h {
		l.w, l.h, l.turned = h, w, true
		l.goal = l.toTurned(goal)
	}
	l.words = int(falling(l.tiles, l.tiles-wordEntries))
	l.block = int(falling(min(l.tiles, blockEntries), min(l.tiles, blockEntries)-wordEntries))
	l.blocks = l.words / l.block
	return l
}

// falling returns the product n·(n-1)·... of k factors. The caller must know that it does not overflow.
func falling(n, k int) uint64 {
	p := uint64(1)
	for i := range k {
		p *= uint64(n - i)
	}
	return p
}

// toTurned maps a cell of the caller's board to a cell of the turned board.
func (l *layout) toTurned(cell int) int {
	if !l.turned {
		return cell
	}
	x, y := cell%l.h, cell/l.h // the caller's board has l.h columns
	return x*l.w + y
}

// fromTurned is the inverse of toTurned.
func (l *layout) fromTurned(cell int) int {
	if !l.turned {
		return cell
	}
	x, y := cell%l.w, cell/l.w
	return x*l.h + y
}

// listParity returns the parity of every list that can be reached with the blank in the row: a move along a
// column carries a tile past w-1 others.
func (l *layout) listParity(row int) int {
	return (l.w - 1) * (row + l.goal/l.w) & 1
}

// colour returns the colour of a cell on a chessboard, 0 or 1.
func (l *layout) colour(cell int) int {
	return (cell%l.w + cell/l.w) & 1
}

// state is one board of the space: for each cell the tile as the layout numbers it, or noTile for the blank.
type state struct {
	tiles []uint8
	blank int
}

// noTile stands in the cell of the blank.
const noTile = 0xff

// code is the position of a state in the bitmaps.
type code struct {
	cell int  // of the blank, which selects the bitmap
	word int  // of that bitmap
	bit  uint // of the word, below wordRanks
}

// index numbers all codes from 0.
func (l *layout) index(c code) int {
	return (c.cell*l.words+c.word)*wordRanks + int(c.bit)
}

// code is the inverse of index.
func (l *layout) code(index int) code {
	word := index / wordRanks
	return code{word / l.words, word % l.words, uint(index % wordRanks)}
}

// encode returns the code of a state. ok is false if its parity is not that of the space. It takes O(cells).
func (l *layout) encode(s state) (c code, ok bool) {
	used, sum, i := uint64(0), 0, 0
	word, bit := uint64(0), uint64(0)
	for _, tile := range s.tiles {
		if tile == noTile {
			continue
		}
		d := int(tile) - bits.OnesCount64(used&(1<<tile-1))
		used |= 1 << tile
		sum += d
		radix := uint64(l.tiles - i)
		switch {
		case i < l.tiles-wordEntries:
			word = word*radix + uint64(d)
		case i < l.tiles-2:
			bit = bit*radix + uint64(d)
		}
		i++
	}
	return code{s.blank, int(word), uint(bit)}, sum&1 == l.listParity(s.blank/l.w)
}

// decode is the inverse of encode. It fills s.tiles, which must have one entry for each cell.
func (l *layout) decode(c code, s *state) {
	var digit [32]int
	sum := 0
	rest := c.word
	for i := l.tiles - wordEntries - 1; i >= 0; i-- {
		digit[i] = rest % (l.tiles - i)
		rest /= l.tiles - i
		sum += digit[i]
	}
	rest = int(c.bit)
	for i := l.tiles - 3; i >= l.tiles-wordEntries; i-- {
		digit[i] = rest % (l.tiles - i)
		rest /= l.tiles - i
		sum += digit[i]
	}
	digit[l.tiles-2] = (sum + l.listParity(c.cell/l.w)) & 1
	free := uint64(1)<<l.tiles - 1
	i := 0
	for cell := range s.tiles {
		if cell == c.cell {
			s.tiles[cell] = noTile
			continue
		}
		left := free
		for range digit[i] {
			left &= left - 1
		}
		tile := bits.TrailingZeros64(left)
		free &^= 1 << tile
		s.tiles[cell] = uint8(tile)
		i++
	}
	s.blank = c.cell
}
