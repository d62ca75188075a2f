package space

import "math/bits"

// set is a set of states: a bitmap for each cell of the blank.
type set struct {
	l     *layout
	words [][]uint64 // for each cell; nil until its room is taken
	live  []uint8    // for each block of each bitmap: 1 where any bit may be set
}

// newSet is a set without room for anything yet.
func newSet(l *layout, cells int) set {
	return set{l, make([][]uint64, cells), make([]uint8, cells*l.blocks)}
}

// take takes the room of one more bitmap; false if all have theirs.
func (s *set) take() bool {
	for cell, words := range s.words {
		if words == nil {
			s.words[cell] = make([]uint64, s.l.words)
			hugePages(s.words[cell])
			return true
		}
	}
	return false
}

// bitmap returns the part of one cell of the blank.
func (s *set) bitmap(cell int) (words []uint64, live []uint8) {
	return s.words[cell], s.live[cell*s.l.blocks : (cell+1)*s.l.blocks]
}

// block returns one block of a cell's bitmap and its mark.
func (s *set) block(cell, b int) ([]uint64, *uint8) {
	at := b * s.l.block
	return s.words[cell][at : at+s.l.block], &s.live[cell*s.l.blocks+b]
}

func (s *set) add(c code) {
	words, live := s.block(c.cell, c.word/s.l.block)
	words[c.word%s.l.block] |= 1 << c.bit
	*live = 1
}

// each calls yield for every state of a cell's bitmap in the order of their
// places, until it returns false; then each does so too.
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
