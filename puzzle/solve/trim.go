package solve

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
	seen := map[uint64]int{hash: 0}
	trail := []uint64{hash}
	out := make([]uint8, 0, len(steps))
	for _, d := range steps {
		from := int(k.nb[board.blank][opposite(d)])
		t, b := int(board.board[from]), board.blank
		hash ^= key(t, from, k.n) ^ key(t, b, k.n) ^ key(k.goalBlank, b, k.n) ^ key(k.goalBlank, from, k.n)
		board.step(from)
		if at, ok := seen[hash]; ok {
			for _, h := range trail[at+1:] {
				delete(seen, h)
			}
			out, trail = out[:at], trail[:at+1]
			continue
		}
		out, trail = append(out, d), append(trail, hash)
		seen[hash] = len(out)
	}
	// Two boards with one hash would spoil the solution: never seen, but cheap
	// to rule out.
	if end := k.clone(); !end.play(out) || !end.solved() {
		return steps
	}
	return out
}

// fromLast cuts the loops out of a solution whose steps after the first have none:
// what leads back to the start is left out. Cheaper than trim, which a player's
// moves would wait for on large boards.
func fromLast(k *task, steps []uint8) []uint8 {
	board := k.clone()
	var change uint64 // of the hash since the start
	last := 0
	for i, d := range steps {
		from := int(k.nb[board.blank][opposite(d)])
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
