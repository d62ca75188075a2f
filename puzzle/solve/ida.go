package solve

// maxSmall is the maximum number of cells for a search with pattern databases: a cell number fits in 4 bits
// and a board in one word.
const maxSmall = 16

// maxDepth is an upper bound for the length of solutions of a board of up to maxSmall cells. It is also the
// bit mask that keeps indices of the stack in range.
const maxDepth = 255

// ida is IDA* on a board of up to 16 cells: depth-first searches with a growing limit for (moves made +
// estimate). The estimate is the sum of the pattern databases of a class, or the higher of two such sums if
// the class has two views. The stack is explicit, so that the search can pause after any node. With wide databases it
// goes through levels, see batches.
type ida struct {
	*class
	limit   int // of the present iteration: no shorter solution exists
	nodes   uint64
	depth   int
	running bool                // whether an iteration is under way
	visited *transpositionTable // nil: none; only without it all solutions of a length are found
	buffer  *transpositionTable // for visited, kept when a search starts anew
	single  bool                // one solution is enough, so visited may be used
	root    frame
	byRoom  bool // whether frames with more room for a solution come first: where one is enough and the search is short
	stack   [maxDepth + 1]frame
	*batches
}

// frame is a node on the path from the start. slack is (limit - moves made - MD)/2. The node is within the
// limit while no view's sum of excesses (see pattern) is greater than slack.
type frame struct {
	board   uint64 // content of cell c in bits 4c to 4c+3; 0 for the blank
	untried uint32 // neighbours of the blank still to be tried, see class.blankMoves
	parent  uint16 // index, see class.expand
	blank   uint8
	slack   uint8
	index   [2][4]uint32 // by view and group: entry in the table of the class
	excess  [2][4]uint8  // by view and group
	sum     [2]uint8     // of the excesses, by view
}

// newIDA returns a search for one solution (single) or for all solutions of the shortest length.
func newIDA(c *class, single bool) *ida { return &ida{class: c, single: single} }

// reset starts anew at a position, with a known lower bound.
func (d *ida) reset(k *task, lower int) {
	d.root = d.frameOf(k)
	d.limit = d.estimate(&d.root) + k.md()
	for d.limit < lower {
		d.limit += 2
	}
	d.running = false
	d.root.slack = uint8((d.limit - k.md()) / 2)
	d.visited = nil
	d.byRoom = d.single && d.wide != nil
}

// frameOf returns the frame of a task's board; its slack is not set.
func (c *class) frameOf(k *task) frame {
	f := frame{blank: uint8(k.blank), untried: c.blankMoves(none, k.blank)}
	for v := range f.index {
		f.index[v] = c.base[v]
	}
	for cell, t := range k.board {
		if int(t) != k.goalBlank {
			f.board |= uint64(t) << (4 * cell)
		}
	}
	if c.wide != nil {
		c.wide.enter(c, &f)
		return f
	}
	for v := range c.views {
		for cell, t := range k.board {
			if int(t) != k.goalBlank {
				f.index[v][c.group[v][t]] += c.share[v][int(t)<<4|cell]
			}
		}
		for g, i := range f.index[v] {
			f.excess[v][g] = c.table[i>>2] >> (i & 3 * 2) & 3
			f.sum[v] += f.excess[v][g]
		}
	}
	return f
}

// child sets n to the next child of f within the limit. It removes the moves that it tries from f.untried and
// returns their number; ok is false if no child is left.
func (c *class) child(f, n *frame) (tried int, ok bool) {
	b := uint32(f.blank & 15)
	for f.untried > 1 {
		tried++
		a := f.untried & 15
		f.untried >>= 4
		t := uint32(f.board>>(4*a&63)) & 15
		slack := f.slack - c.awayFromHome[t<<8|a<<4|b]
		if slack > f.slack {
			continue
		}
		ga := c.group[0][t] & 3
		ia := f.index[0][ga] + c.share[0][t<<4|b] - c.share[0][t<<4|a]
		ea := c.table[ia>>2] >> (ia & 3 * 2) & 3
		sa := f.sum[0] - f.excess[0][ga] + ea
		if sa > slack {
			continue
		}
		gb := c.group[1][t] & 3
		ib := f.index[1][gb] + c.share[1][t<<4|b] - c.share[1][t<<4|a]
		eb := c.table[ib>>2] >> (ib & 3 * 2) & 3
		sb := f.sum[1] - f.excess[1][gb] + eb
		if sb > slack {
			continue
		}
		n.index, n.excess = f.index, f.excess
		n.index[0][ga], n.index[1][gb] = ia, ib
		n.excess[0][ga], n.excess[1][gb] = ea, eb
		n.sum = [2]uint8{sa, sb}
		n.board = f.board&^(15<<(4*a&63)) | uint64(t)<<(4*b&63)
		n.blank, n.slack, n.untried = uint8(a), slack, c.successors[b<<4|a]
		return tried, true
	}
	return tried, false
}

// estimate returns how much the databases add to MD.
func (c *class) estimate(f *frame) int {
	return 2 * int(max(f.sum[0], f.sum[1]))
}

// outcome is the result of a piece of search.
type outcome uint8

const (
	paused    outcome = iota // the budget is used up
	exhausted                // no solution within the limit
	found                    // path returns the solution
)

// run searches for about budget nodes with the present limit. After found it may be called again for the next
// solution of the same length.
func (d *ida) run(budget int) outcome {
	if d.wide != nil {
		return d.runBatches(budget)
	}
	if !d.running {
		d.running, d.depth, d.stack[0] = true, 0, d.root
		if d.depth == d.limit {
			return found // the root is the goal
		}
	}
	c, met, depth := d.class, d.visited, d.depth
	left := budget
	for left > 0 {
		n := &d.stack[(depth+1)&maxDepth]
		tried, ok := c.child(&d.stack[depth&maxDepth], n)
		left -= tried
		switch {
		case !ok && depth == 0:
			d.nodes += uint64(budget - left)
			d.running = false
			return exhausted
		case !ok:
			depth--
			continue
		case met != nil && n.slack > 0 && met.enter(n.board, uint32(n.blank), n.slack):
			continue
		}
		depth++
		if n.slack == 0 && depth == d.limit {
			d.depth, n.untried = depth, 1
			d.nodes += uint64(budget - left)
			return found
		}
	}
	d.depth = depth
	d.nodes += uint64(budget - left)
	return paused
}

// raiseLimit prepares the next iteration after exhausted.
func (d *ida) raiseLimit() {
	d.limit += 2
	d.root.slack++
	d.byRoom = d.byRoom && d.nodes < mostByRoom
	if d.single && d.visited == nil && d.nodes > minTranspositionNodes {
		d.remember()
	}
}

// remember begins a transposition table.
func (d *ida) remember() {
	if d.buffer == nil {
		d.buffer = transpositionTables.Get().(*transpositionTable)
	}
	d.visited = d.buffer
	d.visited.forget()
}

// end gives the memory of the search to others. What it has found is lost.
func (d *ida) end() {
	if d.batches != nil {
		batchesOfOthers.Put(d.batches)
		d.batches, d.running = nil, false
	}
	if d.buffer != nil {
		transpositionTables.Put(d.buffer)
		d.buffer, d.visited = nil, nil
	}
}

// path returns the directions of the tiles of the solution found last.
func (d *ida) path() []uint8 {
	if d.wide != nil {
		return d.pathOfBatches()
	}
	steps := make([]uint8, d.depth)
	for i := range steps {
		steps[i] = d.dir(int(d.stack[i+1].blank), int(d.stack[i].blank))
	}
	return steps
}
