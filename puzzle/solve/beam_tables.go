package solve

// tableBeam is a beam search with the estimate of a tableEstimator. As in beam, all boards of a level are the
// same number of moves from the start, so only the estimate ranks them.
type tableBeam struct {
	*tableEstimator
	levels[tableMember, tableCandidate]            // solutions are shorter than the limit
	trail                               [][]uint32 // level, member -> parent<<2 | direction
	chosen                              int        // number of candidates looked at for the next level
	nextTrail                           []uint32   // of the next level, so far
}

// The bytes that a tableBeam takes for each board of its width: in any case, and for each level.
const (
	tableBeamBytes      = 700
	tableBeamLevelBytes = 4
)

// tableMember is a board of a level.
type tableMember struct {
	hash   uint64
	md     int16
	excess [estimatorViews]int16
	blank  uint8
	last   uint8 // direction that led here; 4: none
	board  [maxEstimatorCells]uint8
	cellOf [maxEstimatorCells]uint8 // content -> cell
}

// tableCandidate is a member and a step to be made from it.
type tableCandidate struct {
	hash   uint64
	score  int32
	from   uint32 // index of the member in now
	md     int16
	excess [estimatorViews]int16
	step   uint8 // direction
	cell   uint8 // of the tile before it moves
}

// newTableBeam starts a search. finished is a finished search whose buffers are reused, or nil.
func newTableBeam(u *tableEstimator, k *task, width, limit int, finished *tableBeam) *tableBeam {
	b := &tableBeam{tableEstimator: u}
	if finished == nil {
		b.begin(width, limit, recentLevels*width, nil)
	} else {
		b.begin(width, limit, recentLevels*width, &finished.levels)
	}
	m := tableMember{md: int16(k.md()), blank: uint8(k.blank), last: 4}
	for c, t := range k.board {
		m.board[c], m.cellOf[t] = uint8(t), uint8(c)
		if int(t) != k.goalBlank {
			m.hash ^= u.keys[t][c]
		}
	}
	for g := range u.groups {
		m.excess[u.groups[g].view] += u.excess(uint8(g), &m.cellOf)
	}
	b.seen.add(m.hash)
	b.now = append(b.now, m)
	return b
}

// step searches for about budget nodes. Once done, steps is the solution, or nil if there is none within the
// limit.
func (b *tableBeam) step(budget int) (used int, done bool) {
	return b.search(budget, b.expand, b.choose)
}

func (b *tableBeam) expand(i int) (cost int, solved bool) {
	p := &b.now[i]
	for d := range uint8(4) {
		from := b.neighbours[p.blank][opposite(d)]
		if from == none || d == opposite(p.last) {
			continue
		}
		t := p.board[from]
		c := tableCandidate{hash: p.hash ^ b.keys[t][from] ^ b.keys[t][p.blank],
			from: uint32(i), step: d, cell: uint8(from), excess: p.excess}
		if !b.seen.add(c.hash) {
			continue
		}
		c.md = p.md + b.distance[t][p.blank] - b.distance[t][from]
		sum, highest := b.excesses(p, &c, t)
		if len(b.trail)+1+int(c.md+2*highest) >= b.limit {
			continue
		}
		if c.md == 0 {
			b.steps = trace(b.trail, uint32(i)<<2|uint32(d))
			return expandCost, true
		}
		c.score = estimatorViews*int32(c.md) + 4*int32(sum)
		b.candidates = append(b.candidates, c)
	}
	return expandCost, false
}

// excesses sets the excesses of a candidate and returns their sum and the highest.
func (b *tableBeam) excesses(p *tableMember, c *tableCandidate, t uint8) (sum, highest int16) {
	for v := range c.excess {
		g := b.group[v][t]
		old := b.excess(g, &p.cellOf)
		p.cellOf[t] = p.blank
		c.excess[v] += b.excess(g, &p.cellOf) - old
		p.cellOf[t] = c.cell
		sum += c.excess[v]
		highest = max(highest, c.excess[v])
	}
	return sum, highest
}

// chooseAtOnce is the number of candidates looked at in one piece of work.
const chooseAtOnce = 1000

// choose makes the best candidates the next level, in several pieces of work. The search has ended if there
// are no candidates.
func (b *tableBeam) choose() (cost int, ended bool) {
	if len(b.candidates) == 0 {
		return 1, true
	}
	if b.chosen == 0 {
		b.next = b.next[:0]
		b.cut.set(len(b.candidates), b.width, func(i int) int32 { return b.candidates[i].score })
		b.nextTrail = make([]uint32, 0, min(b.width, len(b.candidates)))
	}
	part := b.candidates[b.chosen:min(b.chosen+chooseAtOnce, len(b.candidates))]
	for i := range part {
		if c := &part[i]; b.cut.take(c.score) {
			b.nextTrail = append(b.nextTrail, c.from<<2|uint32(c.step))
			b.appendNext(c)
		}
	}
	if b.chosen += len(part); b.chosen == len(b.candidates) {
		b.trail = append(b.trail, b.nextTrail)
		b.now, b.next = b.next, b.now
		b.candidates, b.chosen, b.at = b.candidates[:0], 0, 0
	}
	return len(part)/2 + 1, false
}

// appendNext appends the board of a candidate to the next level.
func (b *tableBeam) appendNext(c *tableCandidate) {
	b.next = append(b.next, b.now[c.from])
	m := &b.next[len(b.next)-1]
	t := m.board[c.cell]
	m.board[m.blank], m.cellOf[t] = t, m.blank
	m.board[c.cell], m.cellOf[b.goalBlank] = uint8(b.goalBlank), c.cell
	m.hash, m.md, m.excess, m.blank, m.last = c.hash, c.md, c.excess, c.cell, c.step
}
