package solve

import "math/bits"

// recent is a set of hashes that forgets the oldest it has met, of two in a
// place. It is small enough to stay in a processor's cache.
type recent struct {
	marks [][2]uint32
	shift int
}

// A beam search remembers so many boards: those of some levels, and enough for a
// narrow beam not to go round in circles.
const (
	recentLevels = 12
	minRecent    = 1 << 15
)

// newRecent has room for at least n hashes.
func newRecent(n int) *recent {
	b := max(4, bits.Len(uint(n)))
	return &recent{make([][2]uint32, 1<<(b-1)), 65 - b}
}

// emptied is an empty set with room for at least n hashes, this one if it will do.
func (r *recent) reset(n int) *recent {
	if fresh := bits.Len(uint(max(8, n))); 65-r.shift != fresh {
		return newRecent(n)
	}
	clear(r.marks)
	return r
}

// add reports whether the hash is not among those remembered.
func (r *recent) add(h uint64) bool {
	m := &r.marks[h>>r.shift]
	mark := uint32(h) | 1
	if m[0] == mark || m[1] == mark {
		return false
	}
	m[1], m[0] = m[0], mark
	return true
}
