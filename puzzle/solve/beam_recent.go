package solve

import "math/bits"

// recent is a set of hashes that forgets old ones: each slot holds the last two. It is small enough for a
// processor's cache.
type recent struct {
	marks [][2]uint32
	shift int
}

// Beam searches remember as many boards as recentLevels levels have. A search of type beam, which may be narrow,
// remembers at least minRecent boards, so that it does not go round in circles.
const (
	recentLevels = 12
	minRecent    = 1 << 15
)

// newRecent returns an empty set for at least n hashes.
func newRecent(n int) *recent {
	b := max(4, bits.Len(uint(n)))
	return &recent{make([][2]uint32, 1<<(b-1)), 65 - b}
}

// reset returns an empty set for at least n hashes: r itself if it has the right size.
func (r *recent) reset(n int) *recent {
	if fresh := bits.Len(uint(max(8, n))); 65-r.shift != fresh {
		return newRecent(n)
	}
	clear(r.marks)
	return r
}

// add adds a hash and reports whether it is new, as far as the set remembers.
func (r *recent) add(h uint64) bool {
	m := &r.marks[h>>r.shift]
	mark := uint32(h) | 1
	if m[0] == mark || m[1] == mark {
		return false
	}
	m[1], m[0] = m[0], mark
	return true
}
