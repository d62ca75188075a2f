package solve

// transpositions remembers, for boards met by an iterative deepening, with how
// much slack each was searched, so that the same board reached by another way
// that is no shorter is not searched again (Reinefeld and Marsland 1994). What
// it says stays true when the limit grows, but not when the search starts from
// another board. A new board takes the place of an old one.
//
// An entry is exact: a board is a word, multiplying words by an odd number maps
// them one to one, the upper bits of the product tell the place and the others are
// kept there above the slack + 1. 512 KB, what a processor keeps near its core.
type transpositionTable [1 << transpositionBits]uint64

const (
	transpositionBits = 16
	// Searches of fewer nodes do without.
	minTranspositionNodes = 1 << 13
)

// known reports whether a board (as in a frame) was entered with at least as much
// slack before; if not, it notes it.
func (t *transpositionTable) enter(board uint64, blank uint32, slack uint8) bool {
	// The content of the last cell follows from the others: its place is the blank's.
	h := (board<<4 | uint64(blank)) * 0x9e3779b97f4a7c15
	e := &t[h>>(64-transpositionBits)]
	h <<= transpositionBits
	if *e>>transpositionBits == h>>transpositionBits && uint8(*e) > slack {
		return true
	}
	*e = h | uint64(slack+1)
	return false
}
