package space

import (
	"math/bits"

	"wildfifteen/puzzle/internal/pages"
)

// set is a set of states: one bitmap for each cell of the blank.
type set struct {
	l     *layout
	words [][]uint64 // by cell; nil until allocated
	live  []uint8    // for each block of each bitmap: 0 if it has no bits set
}

// newSet returns a set whose bitmaps are not allocated yet.
func newSet(l *layout, cells int) set {
	return set{l, make([][]uint64, cells), make([]uint8, cells*l.blocks)}
}

// allocate allocates one more bitmap. It returns false if all are there.
func (s *set) allocate() bool {
	for cell, words := range s.words {
		if words == nil {
			s.words[cell] = make([]uint64, s.l.words)
			pages.Large(s.words[cell])
			return true
		}
	}
	return false
}

// bitmap returns the bitmap for a cell of the blank.
func (s *set) bitmap(cell int) (words []uint64, live []uint8) {
	return s.words[cell], s.live[cell*s.l.blocks : (cell+1)*s.l.blocks]
}

// block returns one block of the bitmap for a cell, and its entry in live.
func (s *set) block(cell, b int) ([]uint64, *uint8) {
	at := b * s.l.block
	return s.words[cell][at : at+s.l.block], &s.live[cell*s.l.blocks+b]
}

func (s *set) add(c code) {
	words, live := s.block(c.cell, c.word/s.l.block)
	words[c.word%s.l.block] |= 1 << c.bit
	*live = 1
}

// each calls yield for every state in the bitmap of a cell, in ascending order. It stops and returns false
// once yield does.
func (s *set) each(cell int, yield func(code) bool) bool {
	for b := range s.l.blocks {
		words, live := s.block(cell, b)
		if *live == 0 {
			continue
		}
		for i, x := range words {
			for ; x != 0; x &= x - 1 {
				bit := uint(bits.TrailingZeros64(x))
				if !yield(code{cell, b*s.l.block + i, bit}) {
					return false
				}
			}
		}
	}
	return true
}
