package solve

// hashSet is a growing set of hashes other than 0. It forgets all when it would
// need more than maxSlots (4 MB).
type hashSet struct {
	slots []uint64
	used  int
}

const maxSlots = 1 << 19

func newHashSet() *hashSet { return &hashSet{slots: make([]uint64, 1<<12)} }

// add reports whether the hash is new.
func (s *hashSet) add(h uint64) bool {
	if s.used*2 > len(s.slots) {
		s.grow()
	}
	i := s.find(h)
	if s.slots[i] == h {
		return false
	}
	s.slots[i] = h
	s.used++
	return true
}

func (s *hashSet) grow() {
	old := s.slots
	if s.used = 0; len(old) >= maxSlots {
		clear(old)
		return
	}
	s.slots = make([]uint64, 2*len(old))
	for _, x := range old {
		if x != 0 {
			s.slots[s.find(x)] = x
			s.used++
		}
	}
}

func (s *hashSet) find(h uint64) int {
	mask := len(s.slots) - 1
	i := int(h>>8) & mask
	for s.slots[i] != 0 && s.slots[i] != h {
		i = (i + 1) & mask
	}
	return i
}
