//go:build !js

package solve

import "math/bits"

// setRanks ranks the sets of k of up to 16 cells, given as bit masks, in ascending order: by two small tables, which stay in a
// processor's nearest cache.
type setRanks struct {
	upper [256]uint16 // upper byte -> number of sets below all those with this byte
	lower [256]uint8  // lower byte -> rank among the bytes with as many bits
}

func newSetRanks(k int) *setRanks {
	r := &setRanks{}
	var count [9]uint8 // of the bytes so far, by their number of bits
	for b := range r.lower {
		ones := bits.OnesCount(uint(b))
		r.lower[b] = count[ones]
		count[ones]++
	}
	below := uint16(0)
	for b := range r.upper {
		r.upper[b] = below
		if low := k - bits.OnesCount(uint(b)); low >= 0 && low <= 8 {
			below += uint16(count[low])
		}
	}
	return r
}

// of returns the rank of a set.
func (r *setRanks) of(set uint32) uint32 {
	return uint32(r.upper[set>>8&255]) + uint32(r.lower[set&255])
}
