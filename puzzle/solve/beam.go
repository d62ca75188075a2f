package solve

import "slices"

// beam is a beam search: breadth first, but of each level only the boards that
// look best are kept, about width of them. All boards of a level have as many
// moves behind them, so only what is left counts.
//
// On a large board it follows a plan of units. Boards that complete a unit wait
// until the others have had their time; then the best of those that wait, by
// moves made and moves to be expected, go on with the next unit.
type beam struct {
	*estimate
	levels[member, candidate] // a solution must be shorter than the limit
	plan                      *plan
	judge                     judgement
	tiles                     []int16 // the boards of this level, n contents each
	made                      []int16 // those of the next
	trail                     trail
	level                     int // moves behind the boards of now

	waiting []arrival // boards that completed the unit, for later units
	ready   []arrival // boards of this unit that enter at a later level
	stop    int       // the level at which the unit ends
}

// member is a board of a level.
type member struct {
	hash  uint64
	guess int32  // the estimate
	node  uint32 // of the trail
	blank int16
	stage int16 // unit of the plan under way
	tile  int16 // cell of the unit's tile
	last  uint8 // direction that led here; 4: none
}

type candidate struct {
	member
	score int32
	from  int32 // in now
}

// arrival is a board that waits to enter at a level.
type arrival struct {
	member
	board []int16
	level int
	value int32 // moves made and to be expected
}

// judgement weighs the parts of a score.
type judgement struct {
	unit  int32 // a move of the unit
	guess int32 // a move of the estimate, while units are left
	value int32 // tenths of moves that a move of the estimate will cost
	slack int   // levels that a unit goes on for after the first board has completed it
}

// newBeam begins a search, in the room of one on as large a board that has ended
// (nil: none).
func newBeam(p *plan, j judgement, k *task, width, limit int, ended *beam) *beam {
	if p == nil {
		p = &plan{}
	}
	b := &beam{plan: p, judge: j, stop: limit}
	marks := max(leastRecent, recentLevels*width)
	if ended == nil {
		b.estimate = newEstimate(k.grid, k.goalBlank)
		b.begin(width, limit, marks, nil)
	} else {
		b.estimate = ended.estimate
		b.goalBlank = k.goalBlank
		b.tiles, b.made, b.trail = ended.tiles[:0], ended.made[:0], trail{parts: ended.trail.parts}
		b.begin(width, limit, marks, &ended.levels)
	}
	var hash uint64
	for c, t := range k.board {
		if int(t) != k.goalBlank {
			hash ^= key(int(t), c, k.n)
		}
	}
	b.seen.add(hash)
	m := member{hash: hash, guess: int32(b.of(k.board)), blank: int16(k.blank), last: 4}
	m.stage, m.tile = p.stage(k.board, 0)
	b.tiles = append(b.tiles, k.board...)
	b.now = append(b.now, m)
	b.trail.add(0, 0)
	return b
}

// step does about budget nodes; done with steps, or without any if nothing
// within the limit was met.
func (b *beam) step(budget int) (used int, done bool) {
	return b.search(budget, b.expand, b.nextLevel)
}

// nextLevel goes on to the next level or the next unit; without either the search
// has come to its end.
func (b *beam) nextLevel() (cost int, ended bool) {
	cost = len(b.pick)/2 + 1
	b.level++
	b.choose()
	if b.level >= b.stop || len(b.now) == 0 && len(b.ready) == 0 {
		if len(b.waiting) == 0 {
			return cost, true
		}
		cost += b.nextUnit()
	}
	b.welcome()
	return cost, false
}

// expandCost is what expanding a board counts in a budget: about its children.
const expandCost = 3

func (b *beam) expand(i int) (cost int, solved bool) {
	p := &b.now[i]
	board := b.tiles[i*b.n:][:b.n]
	blank := p.blank
	open := b.plan.open(int(p.stage))
	for d := range uint8(4) {
		from := b.nb[blank][opposite(d)]
		if from == none || d == opposite(p.last) || open != nil && !open[from] {
			continue
		}
		t := int(board[from])
		hash := p.hash ^ key(t, int(from), b.n) ^ key(t, int(blank), b.n)
		if !b.seen.add(hash) {
			continue
		}
		c := candidate{member: *p, from: int32(i)}
		c.hash, c.blank, c.last = hash, from, d
		c.guess += int32(b.change(board, int(from), int(blank)))
		if c.guess == 0 {
			b.steps = b.trail.back(p.node, d)
			return expandCost, true
		}
		if b.level+1+int(c.guess) >= b.limit {
			continue
		}
		if c.tile == from {
			c.tile = blank
		}
		if c.stage < int16(len(b.plan.units)) && c.tile == b.plan.units[c.stage].target {
			board[blank], board[from] = int16(t), int16(b.goalBlank)
			b.arrive(&c.member, board)
			board[blank], board[from] = int16(b.goalBlank), int16(t)
			continue
		}
		left := b.plan.left(int(c.stage), int(c.tile), int(from))
		if left < unreachable {
			c.score = b.judge.unit*int32(left) + b.judge.guess*c.guess
			b.pick = append(b.pick, c)
		}
	}
	return expandCost, false
}

// arrive puts a board that completed its unit among the waiting.
func (b *beam) arrive(m *member, board []int16) {
	a := arrival{member: *m, level: b.level + 1}
	a.stage, a.tile = b.plan.stage(board, int(m.stage)+1)
	left := b.plan.left(int(a.stage), int(a.tile), int(a.blank))
	if left >= unreachable {
		return
	}
	if len(b.waiting) == 0 {
		b.stop = min(b.stop, a.level+b.judge.slack)
	}
	a.node = b.trail.add(m.node, m.last)
	a.board = append([]int16(nil), board...)
	a.value = 10*int32(a.level+left) + b.judge.value*a.guess
	b.waiting = append(b.waiting, a)
}

// nextUnit lets the best of those that wait for the earliest unit go on.
func (b *beam) nextUnit() (cost int) {
	cost = len(b.waiting)
	stage := b.waiting[0].stage
	for _, a := range b.waiting {
		stage = min(stage, a.stage)
	}
	b.plan.forget(int(stage))
	b.ready = b.ready[:0]
	later := b.waiting[:0]
	for _, a := range b.waiting {
		if a.stage == stage {
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
	b.now, b.tiles, b.pick, b.at = b.now[:0], b.tiles[:0], b.pick[:0], 0
	b.stop = b.limit
	for _, a := range b.waiting {
		b.stop = min(b.stop, a.level+b.judge.slack)
	}
	return cost
}

// welcome enters the boards that are due at this level.
func (b *beam) welcome() {
	if len(b.now) == 0 && len(b.ready) > 0 {
		b.level = b.ready[0].level
	}
	for len(b.ready) > 0 && b.ready[0].level == b.level {
		b.now = append(b.now, b.ready[0].member)
		b.tiles = append(b.tiles, b.ready[0].board...)
		b.ready = b.ready[1:]
	}
}

// choose makes the best candidates the next level.
func (b *beam) choose() {
	b.next, b.made = b.next[:0], b.made[:0]
	b.cut.set(len(b.pick), b.width, func(i int) int32 { return b.pick[i].score })
	for i := range b.pick {
		c := &b.pick[i]
		if !b.cut.takes(c.score) {
			continue
		}
		b.enter(c)
	}
	b.now, b.next, b.tiles, b.made = b.next, b.now, b.made, b.tiles
	b.pick, b.at = b.pick[:0], 0
}

func (b *beam) enter(c *candidate) {
	p := &b.now[c.from]
	at := len(b.made)
	b.made = append(b.made, b.tiles[int(c.from)*b.n:][:b.n]...)
	board := b.made[at:]
	board[p.blank], board[c.blank] = board[c.blank], int16(b.goalBlank)
	c.node = b.trail.add(p.node, c.last)
	b.next = append(b.next, c.member)
}
