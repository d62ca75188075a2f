package solve

import "sync"

// transpositionTable remembers boards that IDA* has searched, and with how much slack. A board that another path
// reaches with no more slack than before is not searched again (Reinefeld and Marsland 1994). An entry stays valid when the
// limit grows, but not when the search starts from another board. A new board replaces an old one.
//
// An entry identifies its board exactly: a board is one word, and multiplication by an odd number is a
// bijection on words. The upper bits of the product are the index, and the others are stored above the number of the search
// and slack + 1. The table takes 512 KB, which fits in a processor's nearby caches.
type transpositionTable struct {
	entries [1 << transpositionBits]uint64
	search  uint8 // entries of other searches mean nothing, so that the table need not be cleared for each board
}

const (
	transpositionBits = 16
	// minTranspositionNodes is the number of nodes after which a search uses a table.
	minTranspositionNodes = 1 << 9
)

// transpositionTables are those of searches that have ended. To make one takes some 0.1 ms, to solve a random board 2 ms.
var transpositionTables = sync.Pool{New: func() any { return new(transpositionTable) }}

// forget makes the table empty.
func (t *transpositionTable) forget() {
	if t.search++; t.search == 0 {
		clear(t.entries[:])
	}
}

// enter notes that a board (as in a frame) is searched with the given slack, unless it was already searched
// with at least as much. In that case enter returns true.
func (t *transpositionTable) enter(board uint64, blank uint32, slack uint8) bool {
	// The content of the last cell follows from the others, so the shift may drop it to make place for the
	// blank.
	h := (board<<4 | uint64(blank)) * 0x9e3779b97f4a7c15
	e := &t.entries[h>>(64-transpositionBits)]
	h = h<<transpositionBits | uint64(t.search)<<8
	if *e>>8 == h>>8 && uint8(*e) > slack {
		return true
	}
	*e = h | uint64(slack+1)
	return false
}
