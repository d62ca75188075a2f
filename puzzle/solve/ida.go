package solve

// maxSmall is the most cells that a search with pattern databases takes: a
// cell number fits in 4 bits and a board in a word.
const maxSmall = 16

// maxDepth bounds the length of any solution of a board up to maxSmall cells
// and is, as a bit mask, what keeps indices of the stack in range.
const maxDepth = 255

// deepening is IDA* on a board of up to 16 cells: depth-first searches with a
// growing limit on (moves made + estimate), the estimate being the sum of a
// class's pattern databases, looked up in two ways where there are two. It
// keeps a stack of its own, so it can stop after any node.
type ida struct {
	*class
	limit   int // of the search under way: no shorter solution exists
	nodes   uint64
	depth   int
	running bool                // a search with this limit is under way
	visited *transpositionTable // nil: none; all ways of a length are found only without
	buffer  *transpositionTable // of met, kept when a search starts anew
	single  bool                // one solution is enough, so met may be used
	root    frame
	stack   [maxDepth + 1]frame
}

// frame is one node on the way from the start. Slack is half of what the limit
// leaves above the moves made and MD: the node is worth a look while the sum of
// the databases' excesses is no more.
type frame struct {
	board   uint64 // content of cell c in bits 4c; 0 for the blank's cell
	untried uint32 // neighbours of the blank not yet tried, 4 bits each under a 1
	blank   uint8
	slack   uint8
	index   [2][4]uint32 // by view and group: entry in the class's table
	excess  [2][4]uint8
	sum     [2]uint8
}

// newDeepening makes a search for the first solution only, or for all of them.
func newIDA(c *class, single bool) *ida { return &ida{class: c, single: single} }

// reset starts anew at a position, given a known lower bound.
func (d *ida) reset(k *task, lower int) {
	d.root = d.frameOf(k)
	d.limit = d.estimate(&d.root) + k.md()
	for d.limit < lower {
		d.limit += 2
	}
	d.running = false
	d.root.slack = uint8((d.limit - k.md()) / 2)
	d.visited = nil
}

func (c *class) frameOf(k *task) frame {
	f := frame{blank: uint8(k.blank), untried: c.blankMoves(none, k.blank)}
	for v := range f.index {
		f.index[v] = c.base[v]
	}
	for cell, t := range k.board {
		if int(t) == k.goalBlank {
			continue
		}
		f.board |= uint64(t) << (4 * cell)
		for v := range c.views {
			f.index[v][c.group[v][t]] += c.share[v][int(t)<<4|cell]
		}
	}
	for v := range c.views {
		for g, i := range f.index[v] {
			f.excess[v][g] = c.table[i>>2] >> (i & 3 * 2) & 3
			f.sum[v] += f.excess[v][g]
		}
	}
	return f
}

// child makes n the next node after f that costs no more than f's slack. It takes
// the moves it has tried off f's; false when there are no more.
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

// estimate is what the databases say above MD.
func (c *class) estimate(f *frame) int {
	return 2 * int(max(f.sum[0], f.sum[1]))
}

// outcome of a piece of search.
type outcome uint8

const (
	paused    outcome = iota // the budget is spent
	exhausted                // no solution within the limit
	found                    // the stack holds a solution
)

// run searches on, for about budget nodes, with the present limit. After found
// it may be called again for the next solution of the same length.
func (d *ida) run(budget int) outcome {
	if !d.running {
		d.running, d.depth, d.stack[0] = true, 0, d.root
		if d.depth == d.limit {
			return found // start and goal are the same
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

// deepen raises the limit after exhausted.
func (d *ida) raiseLimit() {
	d.limit += 2
	d.root.slack++
	if d.single && d.visited == nil && d.nodes > minTranspositionNodes {
		if d.buffer == nil {
			d.buffer = new(transpositionTable)
		}
		d.visited = d.buffer
		clear(d.visited[:])
	}
}

// path is the way of the tiles along the stack.
func (d *ida) path() []uint8 {
	steps := make([]uint8, d.depth)
	for i := range steps {
		steps[i] = d.dir(int(d.stack[i+1].blank), int(d.stack[i].blank))
	}
	return steps
}
