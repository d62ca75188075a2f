package solve

import "slices"

// beam is a beam search: a breadth-first search that keeps only the best boards of each level, about width of
// them. All boards of a level are the same number of moves from the start, so an estimate of the moves left
// ranks them.
//
// On a large board it follows a plan of units. Boards that complete a unit wait until the level unitEnd. Then
// the waiting boards with the lowest sums of moves made and moves expected continue with the next unit.
type beam struct {
	*conflictEstimator
	levels[member, candidate] // solutions are shorter than the limit
	plan                      *plan
	weights                   weights
	enough                    int32   // a board with an estimate of at most this much ends the search
	far                       []int32 // distance of a tile from home -> its weight, in addition, see farStep; nil: none
	pulls                     []int32 // tile -> what its distance from home weighs, in parts of slopeUnit; nil: all alike
	heat                      *heat   // of the cells; nil: none
	boards                    []int16 // of this level, n contents each
	nextBoards                []int16 // of the next level
	trail                     trail
	level                     int // number of moves from the start to the boards of this level

	waiting            []arrival // boards that completed a unit, for later units
	ready              []arrival // boards for this unit that enter at a later level
	unitBegin, unitEnd int       // levels at which the present unit began and ends
}

// member is a board of a level.
type member struct {
	hash     uint64
	estimate int32  // MD and linear conflicts
	extra    int32  // what distances and conflicts weigh in addition to the estimate, in parts of farStep, less that at the start
	node     uint32 // in the trail
	blank    int16
	unit     int16 // index in the plan of the unit under way
	tile     int16 // cell of the unit's tile
	last     uint8 // direction that led here; 4: none
}

// candidate is a board that may enter the next level.
type candidate struct {
	member
	score int32
	from  int32 // index of the parent in now
}

// arrival is a board that waits to enter at a level.
type arrival struct {
	member
	board []int16
	level int   // at which it enters
	value int32 // moves made plus moves expected, in tenths
}

// weights are the weights of the parts of a score.
type weights struct {
	unit      int32   // of a move that the unit needs
	estimate  int32   // of a move of the estimate, while units are left
	value     int32   // moves expected for each move of the estimate, in tenths
	slack     int     // number of levels for which a unit continues after the first board has completed it
	hurry     int32   // by how much the weight of a move of the unit grows in hurryLevels levels
	far       float64 // the power with which distances count, see planFar; 0: they count as they are
	conflicts int32   // what a move of a linear conflict counts in addition, in parts of farStep
}

// hurryLevels is a number of levels in which the weight of a unit grows.
const hurryLevels = 32

// newBeam starts a beam search. finished is a finished search on a board of the same size whose buffers are
// reused, or nil.
func newBeam(p *plan, w weights, k *task, width, limit int, finished *beam) *beam {
	if p == nil {
		p = &plan{}
	}
	b := &beam{plan: p, weights: w}
	if w.far > 0 {
		b.far = planFar(k.grid, w.far)
	}
	marks := max(minRecent, recentLevels*width)
	if finished == nil {
		b.conflictEstimator = newConflictEstimator(k.grid, k.goalBlank)
		b.begin(width, limit, marks, nil)
	} else {
		b.conflictEstimator = finished.conflictEstimator
		b.goalBlank = k.goalBlank
		b.boards, b.nextBoards, b.trail = finished.boards[:0], finished.nextBoards[:0], trail{parts: finished.trail.parts}
		b.begin(width, limit, marks, &finished.levels)
	}
	var hash uint64
	for c, t := range k.board {
		if int(t) != k.goalBlank {
			hash ^= key(int(t), c, k.n)
		}
	}
	b.seen.add(hash)
	m := member{hash: hash, estimate: int32(b.total(k.board)), blank: int16(k.blank), last: 4}
	m.unit, m.tile = p.nextUnit(k.board, 0)
	b.beginUnit()
	b.boards = append(b.boards, k.board...)
	b.now = append(b.now, m)
	b.trail.add(0, 0)
	return b
}

// step searches for about budget nodes. Once done, steps is the solution, or nil if there is none within the
// limit.
func (b *beam) step(budget int) (used int, done bool) {
	return b.search(budget, b.expand, b.nextLevel)
}

// nextLevel continues with the next level or the next unit. The search has ended if there is neither.
func (b *beam) nextLevel() (cost int, ended bool) {
	cost = len(b.candidates)/2 + 1
	b.level++
	b.choose()
	if b.heat != nil {
		cost += b.heat.add(b.now)
	}
	if b.level >= b.unitEnd || len(b.now) == 0 && len(b.ready) == 0 {
		if len(b.waiting) == 0 {
			used, solved := b.rescue()
			if cost += used; solved || len(b.waiting) == 0 {
				return cost, true
			}
		}
		cost += b.nextUnit()
	}
	b.enterReady()
	return cost, false
}

// expandCost is the cost of expanding a board in nodes: about the number of its children.
const expandCost = 3

func (b *beam) expand() (cost int, solved bool) {
	i, _ := b.members(1)
	p := &b.now[i]
	board := b.boards[i*b.n:][:b.n]
	blank := p.blank
	open := b.plan.openCells(int(p.unit))
	for d := range uint8(4) {
		from := b.neighbours[blank][opposite(d)]
		if from == none || d == opposite(p.last) || open != nil && !open[from] {
			continue
		}
		t := board[from]
		hash := p.hash ^ key(int(t), int(from), b.n) ^ key(int(t), int(blank), b.n)
		if !b.seen.add(hash) {
			continue
		}
		c := candidate{member: *p, from: int32(i)}
		c.hash = hash
		b.move(&c.member, board, d)
		if b.level+1+int(c.estimate) >= b.limit {
			continue
		}
		if c.estimate <= b.enough {
			b.steps = append(b.trail.path(p.node), d)
			return expandCost, true
		}
		if c.unit < int16(len(b.plan.units)) && c.tile == b.plan.units[c.unit].target {
			board[blank], board[from] = t, int16(b.goalBlank)
			b.addWaiting(&c.member, board)
			board[blank], board[from] = int16(b.goalBlank), t
			continue
		}
		left := b.plan.stepsLeft(int(c.unit), int(c.tile), int(from))
		if left < unreachable {
			c.score = b.unitWeight()*int32(left) + b.weights.estimate*(c.estimate+c.extra/farStep)
			if b.heat != nil {
				c.score += b.heat.score(from)
			}
			b.candidates = append(b.candidates, c)
		}
	}
	return expandCost, false
}

// move changes all of a member but its hash to what it is after a step. board is as before the step.
func (b *beam) move(m *member, board []int16, d uint8) {
	blank, from := m.blank, b.neighbours[m.blank][opposite(d)]
	t := int(board[from])
	m.blank, m.last = from, d
	md, conflicts := b.change(board, int(from), int(blank))
	m.estimate += int32(md + conflicts)
	m.extra += b.weights.conflicts * int32(conflicts)
	if b.far != nil {
		nearer := b.far[b.dist(int(blank), t)] - b.far[b.dist(int(from), t)]
		if b.pulls != nil {
			nearer = nearer * b.pulls[t] / slopeUnit
		}
		m.extra += nearer
	}
	if m.tile == from {
		m.tile = blank
	}
}

// unitWeight returns the weight of a move that the unit needs: it grows until the unit is complete, so that no beam stays where the
// estimate is best.
func (b *beam) unitWeight() int32 {
	return b.weights.unit + b.weights.hurry*int32(b.level-b.unitBegin)/hurryLevels
}

// addWaiting adds a board that completed its unit to waiting.
func (b *beam) addWaiting(m *member, board []int16) {
	a := arrival{member: *m, level: b.level + 1}
	a.unit, a.tile = b.plan.nextUnit(board, int(m.unit)+1)
	a.node = b.trail.add(m.node, m.last)
	b.wait(a, board)
}

// wait adds a board to waiting. ok is false if it cannot complete its unit.
func (b *beam) wait(a arrival, board []int16) (ok bool) {
	left := b.plan.stepsLeft(int(a.unit), int(a.tile), int(a.blank))
	if left >= unreachable {
		return false
	}
	if len(b.waiting) == 0 {
		b.unitEnd = min(b.unitEnd, a.level+b.weights.slack)
	}
	a.board = append([]int16(nil), board...)
	a.value = 10*int32(a.level+left) + b.weights.value*a.estimate
	b.waiting = append(b.waiting, a)
	return true
}

// nextUnit makes the best of the boards that wait for the earliest unit ready to continue.
func (b *beam) nextUnit() (cost int) {
	cost = len(b.waiting)
	stage := b.waiting[0].unit
	for _, a := range b.waiting {
		stage = min(stage, a.unit)
	}
	b.plan.forget(int(stage))
	b.ready = b.ready[:0]
	later := b.waiting[:0]
	for _, a := range b.waiting {
		if a.unit == stage {
			b.ready = append(b.ready, a)
		} else {
			later = append(later, a)
		}
	}
	b.waiting = later
	slices.SortFunc(b.ready, func(x, y arrival) int { return int(x.value - y.value) })
	b.ready = b.ready[:min(len(b.ready), b.width)]
	slices.SortStableFunc(b.ready, func(x, y arrival) int { return x.level - y.level })
	b.level = b.ready[0].level
	b.beginUnit()
	b.now, b.boards, b.candidates, b.at = b.now[:0], b.boards[:0], b.candidates[:0], 0
	for _, a := range b.waiting {
		b.unitEnd = min(b.unitEnd, a.level+b.weights.slack)
	}
	return cost
}

// beginUnit begins a unit at the present level. It ends by itself after a number of levels that no beam needs for it unless it goes round
// in circles.
func (b *beam) beginUnit() {
	b.unitBegin, b.unitEnd = b.level, b.limit
	if len(b.plan.units) > 0 {
		b.unitEnd = min(b.limit, b.level+unitLevels*(b.w+b.h))
	}
}

// unitLevels is a number of levels for each cell of the sides: a step of a tile takes up to five moves of the blank.
const unitLevels = 8

// enterReady moves the ready boards whose level has come into the present level.
func (b *beam) enterReady() {
	if len(b.now) == 0 && len(b.ready) > 0 {
		b.level = b.ready[0].level
	}
	for len(b.ready) > 0 && b.ready[0].level == b.level {
		b.now = append(b.now, b.ready[0].member)
		b.boards = append(b.boards, b.ready[0].board...)
		b.ready = b.ready[1:]
	}
}

// choose makes the best candidates the next level.
func (b *beam) choose() {
	b.next, b.nextBoards = b.next[:0], b.nextBoards[:0]
	b.cut.set(len(b.candidates), b.width, func(i int) int32 { return b.candidates[i].score })
	for i := range b.candidates {
		c := &b.candidates[i]
		if !b.cut.take(c.score) {
			continue
		}
		b.appendNext(c)
	}
	b.now, b.next, b.boards, b.nextBoards = b.next, b.now, b.nextBoards, b.boards
	b.candidates, b.at = b.candidates[:0], 0
}

// appendNext appends the board of a candidate to the next level.
func (b *beam) appendNext(c *candidate) {
	p := &b.now[c.from]
	at := len(b.nextBoards)
	b.nextBoards = append(b.nextBoards, b.boards[int(c.from)*b.n:][:b.n]...)
	board := b.nextBoards[at:]
	board[p.blank], board[c.blank] = board[c.blank], int16(b.goalBlank)
	c.node = b.trail.add(p.node, c.last)
	b.next = append(b.next, c.member)
}
