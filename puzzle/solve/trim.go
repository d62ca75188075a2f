package solve

import "math/bits"

// key returns a random word for a content in a cell. The hash of a board is the XOR of the keys of its
// contents. The sequence is splitmix64 (Steele, Lea and Flood 2014).
func key(content, cell, n int) uint64 {
	z := (uint64(content*n+cell) + 1) * 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// trim removes the loops from a solution: the steps between two visits of the same board.
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
	// Two boards with equal hashes would spoil the solution. That was never seen, but it is cheap to rule
	// out.
	if end := k.clone(); !end.play(out) || !end.solved() {
		return steps
	}
	return out
}

// visits is the boards along a path without loops, by their hashes.
type visits struct {
	path  []uint64
	slots []int32 // index of a board in path + 1; it may belong to a loop that was removed since
	mask  uint64
}

func newVisits(steps int) *visits {
	n := 1 << bits.Len(uint(2*steps+2))
	return &visits{path: make([]uint64, 0, steps+1), slots: make([]int32, n), mask: uint64(n - 1)}
}

// visit extends the path by a board and returns its index in the path. If the path already contains the
// board, visit removes the loop since then and returns the index that the board has.
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

// withoutReturn removes the loop from a solution in which only the first step can close one: if the steps
// return to the start, it removes all steps up to the last return. It is cheaper than trim, which would delay a
// player's moves on large boards.
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
