package solve

import "math/bits"

// keys are random words for hashing boards: the hash of a board is the XOR of
// its contents' keys. The sequence is splitmix64 (Steele, Lea and Flood 2014).
func key(content, cell, n int) uint64 {
	z := (uint64(content*n+cell) + 1) * 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// trim cuts the loops out of a solution: stretches between two visits of the
// same board.
func trim(k *task, steps []uint8) []uint8 {
	board := k.clone()
	var hash uint64
	for c, t := range board.board {
		hash ^= key(int(t), c, k.n)
	}
	way := newVisits(len(steps))
	way.visit(hash)
	out := make([]uint8, 0, len(steps))
	for _, d := range steps {
		from := int(k.neighbours[board.blank][opposite(d)])
		t, b := int(board.board[from]), board.blank
		hash ^= key(t, from, k.n) ^ key(t, b, k.n) ^ key(k.goalBlank, b, k.n) ^ key(k.goalBlank, from, k.n)
		board.step(from)
		out = append(out, d)[:way.visit(hash)]
	}
	// Two boards with one hash would spoil the solution: never seen, but cheap
	// to rule out.
	if end := k.clone(); !end.play(out) || !end.solved() {
		return steps
	}
	return out
}

// visits is the boards on a way without loops, by their hashes.
type visits struct {
	path  []uint64
	slots []int32 // a board's place on the way + 1, perhaps on a loop cut out since
	mask  uint64
}

func newVisits(steps int) *visits {
	n := 1 << bits.Len(uint(2*steps+2))
	return &visits{path: make([]uint64, 0, steps+1), slots: make([]int32, n), mask: uint64(n - 1)}
}

// visit goes on to a board and returns its place: behind the last, or, if the way
// has been there, where that was, and the loop since then is cut out.
func (v *visits) visit(hash uint64) (place int) {
	i := hash & v.mask
	for ; v.slots[i] != 0; i = (i + 1) & v.mask {
		if at := int(v.slots[i]) - 1; at < len(v.path) && v.path[at] == hash {
			v.path = v.path[:at+1]
			return at
		}
	}
	v.path = append(v.path, hash)
	v.slots[i] = int32(len(v.path))
	return len(v.path) - 1
}

// fromLast cuts the loops out of a solution whose steps after the first have none:
// what leads back to the start is left out. Cheaper than trim, which a player's
// moves would wait for on large boards.
func withoutReturn(k *task, steps []uint8) []uint8 {
	board := k.clone()
	var change uint64 // of the hash since the start
	last := 0
	for i, d := range steps {
		from := int(k.neighbours[board.blank][opposite(d)])
		t, b := int(board.board[from]), board.blank
		change ^= key(t, from, k.n) ^ key(t, b, k.n) ^ key(k.goalBlank, b, k.n) ^ key(k.goalBlank, from, k.n)
		board.step(from)
		if change == 0 {
			last = i + 1
		}
	}
	if end := k.clone(); last == 0 || !end.play(steps[last:]) || !end.solved() {
		return steps
	}
	return steps[last:]
}
