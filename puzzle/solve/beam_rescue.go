package solve

// rescue keeps a beam with a plan from ending where all children of its boards are known, as happens to narrow ones: each board of the
// level before completes its unit the way of firstSolution. So beams of three boards lead to the goal. solved reports whether one of
// them has come to it on that way.
func (b *beam) rescue() (cost int, solved bool) {
	if b.level >= b.limit || len(b.plan.units) == 0 {
		return 0, false
	}
	for i := 0; i < len(b.next) && !solved; i++ {
		var used int
		used, solved = b.finishUnit(b.next[i], b.nextBoards[i*b.n:][:b.n])
		cost += used
	}
	return cost, solved
}

// finishUnit completes the unit of a board of the level before, and those after it up to one that the beam can go on with. The board
// waits for that one.
func (b *beam) finishUnit(m member, board []int16) (cost int, solved bool) {
	k := (&task{grid: b.grid, goalBlank: b.goalBlank, board: board, blank: int(m.blank)}).clone()
	first := newFirstSolution(k)
	a := arrival{member: m, level: b.level - 1}
	for done := false; !done; {
		before, used := len(first.steps), 0
		used, done = first.advance()
		cost += used
		for _, d := range first.steps[before:] {
			b.follow(&a, k, d)
		}
		if a.level+int(a.estimate) >= b.limit {
			return cost, false
		}
		if len(first.steps) > before && !done {
			a.unit, a.tile = b.plan.nextUnit(k.board, 0)
			if b.wait(a, k.board) {
				return cost, false
			}
		}
	}
	b.steps = b.trail.path(a.node)
	return cost, true
}

// follow makes a step of a board that is no member of a level.
func (b *beam) follow(a *arrival, k *task, d uint8) {
	blank, from := k.blank, int(b.neighbours[k.blank][opposite(d)])
	t := int(k.board[from])
	a.hash ^= key(t, from, b.n) ^ key(t, blank, b.n)
	b.move(&a.member, k.board, d)
	k.step(from)
	a.node = b.trail.add(a.node, d)
	a.level++
}
