package solve

import "math/bits"

// tableBeam is a beam search with the estimate of a tableEstimator. As in beam, all boards of a level are the
// same number of moves from the start, so only the estimate ranks them. Several threads may share the work of a level: what
// it finds depends neither on their number nor on the pieces in which it is done.
type tableBeam struct {
	*tableEstimator
	width, limit int // number of members of a level, at most; solutions are shorter than the limit
	now, next    []tableMember
	parts        []tablePart
	order        tableOrder
	chosen       []tableChild // the members of the next level, made of now
	seen         *recent      // hashes of recent members, which do not enter again
	trail        [][]uint32   // level, member -> parent<<2 | direction
	filling      bool         // whether the next level is being filled, else now is being expanded
	at           int          // index of the next part to expand, or to fill
	steps        []uint8      // the solution; nil: none yet
}

// The bytes that a tableBeam takes for each board of its width: in any case, and for each level.
const (
	tableBeamBytes      = 700
	tableBeamLevelBytes = 4
)

// tableMember is a board of a level.
type tableMember struct {
	hash   uint64
	excess [estimatorViews]uint64 // of the groups of a view, see estimatorGroup.place
	md     int16
	far    int32 // sum of the tiles' far
	blank  uint8
	last   uint8 // direction that led here; 4: none
	board  [maxEstimatorCells]uint8
	cellOf [maxEstimatorCells]uint8 // content -> cell
}

// tableChild is a member and a step to be made from it.
type tableChild struct {
	hash   uint64
	score  int32
	from   uint32 // index of the member in now
	md     int16
	far    int32
	excess uint8 // of the tile's groups, 2 bits for each view
	step   uint8 // direction
	cell   uint8 // of the tile before it moves
}

// tablePart is the members of a level that are expanded in one piece, and their children.
type tablePart struct {
	children []tableChild
	lo, hi   int32  // the lowest and the highest score
	solved   bool   // whether one of the children is the goal
	goal     uint32 // parent<<2 | direction of the first of these
}

// tablePartSize is the number of members of a part.
const tablePartSize = 256

// newTableBeam starts a search. finished is a finished search whose buffers are reused, or nil.
func newTableBeam(u *tableEstimator, k *task, width, limit int, finished *tableBeam) *tableBeam {
	b := &tableBeam{tableEstimator: u, width: width, limit: limit}
	if marks := recentLevels * width; finished == nil {
		b.seen = newRecent(marks)
	} else {
		b.seen = finished.seen.reset(marks)
		b.now, b.next, b.parts = finished.now[:0], finished.next[:0], finished.parts
		b.chosen, b.order = finished.chosen, finished.order
	}
	m := u.member(k)
	b.seen.add(m.hash)
	b.now = append(b.now, m)
	b.beginLevel()
	return b
}

// member returns the start of a search.
func (u *tableEstimator) member(k *task) tableMember {
	m := tableMember{md: int16(k.md()), blank: uint8(k.blank), last: 4}
	for c, t := range k.board {
		m.board[c], m.cellOf[t] = uint8(t), uint8(c)
		if int(t) != k.goalBlank {
			m.hash ^= u.keys[t][c]
			m.far += u.far[t][c]
		}
	}
	for i := range u.groups {
		g := &u.groups[i]
		m.excess[g.view] |= uint64(u.excess(g, &m.cellOf)) << g.place
	}
	return m
}

// sumExcess returns the sum of the excesses of a view.
func sumExcess(view uint64) int {
	const low = 0x5555555555555555
	return bits.OnesCount64(view) + bits.OnesCount64(view>>1&low)
}

// beginLevel makes the parts of now.
func (b *tableBeam) beginLevel() {
	b.filling, b.at = false, 0
	n := (len(b.now) + tablePartSize - 1) / tablePartSize
	for len(b.parts) < n {
		b.parts = append(b.parts, tablePart{})
	}
	b.order.parts = b.parts[:n]
}

// step searches for about budget nodes, on the given number of threads. Once done, steps is the solution, or nil if there is
// none within the limit.
func (b *tableBeam) step(budget, threads int) (used int, done bool) {
	for used < budget && !done {
		cost := 0
		switch n := (len(b.chosen) + tablePartSize - 1) / tablePartSize; {
		case !b.filling && b.at < len(b.order.parts):
			cost = expandCost * b.pieces(len(b.order.parts), len(b.now), threads, b.expand)
		case !b.filling:
			cost, done = b.choose()
		case b.at < n:
			cost = b.pieces(n, len(b.chosen), threads, b.fill) / 2
		default:
			b.now, b.next = b.next, b.now
			b.beginLevel()
		}
		used += cost
	}
	return used, done
}

// pieces does the next of n pieces of work, or all that are left if there are several threads. The pieces are of tablePartSize
// elements of total. It returns the number of elements done.
func (b *tableBeam) pieces(n, total, threads int, do func(i int)) (elements int) {
	first := b.at
	if threads > 1 && n-first > 1 {
		sideBySide(threads, n-first, func(i int) { do(first + i) })
		b.at = n
	} else {
		do(first)
		b.at++
	}
	return min(total, b.at*tablePartSize) - first*tablePartSize
}

// expand makes the children of a part of now.
func (b *tableBeam) expand(i int) {
	part := &b.parts[i]
	part.children, part.lo, part.hi, part.solved = part.children[:0], 1<<30, -1, false
	for from := i * tablePartSize; from < min((i+1)*tablePartSize, len(b.now)); from++ {
		b.expandMember(part, uint32(from))
	}
}

func (b *tableBeam) expandMember(part *tablePart, i uint32) {
	p := &b.now[i]
	var sums [estimatorViews]int
	for v := range sums {
		sums[v] = sumExcess(p.excess[v])
	}
	for d := range uint8(4) {
		from := b.neighbours[p.blank][opposite(d)]
		if from == none || d == opposite(p.last) {
			continue
		}
		t := p.board[from]
		c := tableChild{hash: p.hash ^ b.keys[t][from] ^ b.keys[t][p.blank], from: i, step: d, cell: uint8(from)}
		c.md = p.md + b.distance[t][p.blank] - b.distance[t][from]
		sum, highest := b.childExcess(p, &c, t, &sums)
		if len(b.trail)+1+int(c.md)+2*highest >= b.limit {
			continue
		}
		if c.md == 0 && !part.solved {
			part.solved, part.goal = true, i<<2|uint32(d)
		}
		c.far = p.far + b.far[t][p.blank] - b.far[t][from]
		c.score = c.far + excessWeight*int32(sum)
		part.lo, part.hi = min(part.lo, c.score), max(part.hi, c.score)
		part.children = append(part.children, c)
	}
}

// childExcess sets the excesses of a child and returns their sum and that of the highest view. sums are those of its parent.
func (b *tableBeam) childExcess(p *tableMember, c *tableChild, t uint8, sums *[estimatorViews]int) (sum, highest int) {
	p.cellOf[t] = p.blank
	for v := range sums {
		g := &b.groups[b.group[v][t]]
		e := b.excess(g, &p.cellOf)
		c.excess |= e << (2 * v)
		s := sums[v] + int(e) - int(p.excess[v]>>g.place&3)
		sum += s
		highest = max(highest, s)
	}
	p.cellOf[t] = c.cell
	return sum, highest
}

// choose takes the best children for the next level. The search has ended if there are none, or if one is the goal.
func (b *tableBeam) choose() (cost int, ended bool) {
	for i := range b.order.parts {
		if p := &b.order.parts[i]; p.solved {
			b.steps = trace(b.trail, p.goal)
			return 1, true
		}
	}
	b.chosen = b.chosen[:0]
	steps := make([]uint32, 0, b.width)
	for c := range b.order.best(b.width) {
		if len(steps) == b.width {
			break
		}
		if b.seen.add(c.hash) {
			steps = append(steps, c.from<<2|uint32(c.step))
			b.chosen = append(b.chosen, *c)
		}
	}
	if len(steps) == 0 {
		return 1, true
	}
	b.trail = append(b.trail, steps)
	if cap(b.next) < len(steps) {
		b.next = make([]tableMember, len(steps), b.width)
	}
	b.next = b.next[:len(steps)]
	b.filling, b.at = true, 0
	return len(steps)/2 + 1, false
}

// fill makes a part of the next level.
func (b *tableBeam) fill(i int) {
	for at := i * tablePartSize; at < min((i+1)*tablePartSize, len(b.chosen)); at++ {
		c, m := &b.chosen[at], &b.next[at]
		*m = b.now[c.from]
		t := m.board[c.cell]
		m.board[m.blank], m.cellOf[t] = t, m.blank
		m.board[c.cell], m.cellOf[b.goalBlank] = uint8(b.goalBlank), c.cell
		for v := range m.excess {
			place := b.groups[b.group[v][t]].place
			m.excess[v] = m.excess[v]&^(3<<place) | uint64(c.excess>>(2*v)&3)<<place
		}
		m.hash, m.md, m.far, m.blank, m.last = c.hash, c.md, c.far, c.cell, c.step
	}
}
