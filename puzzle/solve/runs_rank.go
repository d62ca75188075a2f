//go:build !js

package solve

// runRank numbers the orders of 15 tiles of four kinds. An order has two bits for each tile, the first ones lowest. Orders with
// the same first eight tiles follow each other, in the order of the number that the last seven tiles make.
type runRank struct {
	first [1 << 16]uint32     // first eight tiles -> number of the first order; noRun if there is none
	last  [1 << 14]uint16     // last seven tiles -> rank among those with as many tiles of each kind
	lasts map[uint32][]uint16 // tiles of each kind, one byte each -> last seven tiles
	all   uint32              // tiles of each kind
}

const noRun = 1<<32 - 1

// newRunRank returns the numbers for the orders of tiles of the given kinds, '0' to '3'.
func newRunRank(kinds string) *runRank {
	r := &runRank{lasts: map[uint32][]uint16{}}
	for _, kind := range kinds {
		r.all += 1 << (8 * (kind - '0'))
	}
	for order := range uint32(len(r.last)) {
		of := kindsOf(order, 7)
		r.last[order] = uint16(len(r.lasts[of]))
		r.lasts[of] = append(r.lasts[of], uint16(order))
	}
	orders := uint32(0)
	for order := range uint32(len(r.first)) {
		r.first[order] = noRun
		if rest := r.rest(order); len(rest) > 0 {
			r.first[order] = orders
			orders += uint32(len(rest))
		}
	}
	return r
}

// kindsOf returns the number of tiles of each kind, one byte each, among the n tiles of an order.
func kindsOf(order uint32, n int) (of uint32) {
	for range n {
		of += 1 << (8 * (order & 3))
		order >>= 2
	}
	return of
}

// rest returns what the last seven tiles can be after the first eight.
func (r *runRank) rest(first uint32) []uint16 {
	return r.lasts[r.all-kindsOf(first, 8)] // too many of a kind make a byte of 248 or more, which is in no list
}

// of returns the number of an order.
func (r *runRank) of(order uint32) uint32 {
	return r.first[order&(1<<16-1)] + uint32(r.last[order>>16&(1<<14-1)])
}
