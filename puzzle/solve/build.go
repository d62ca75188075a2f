package solve

import "slices"

// building makes a first complete solution, as people do: one row or column of
// the outside after the other, always one that the goal's blank is not in,
// until two by three cells are left, which are solved exactly. It works on any
// task with two rows and two columns or more, a tile (or the last two of a
// line) at a time.
type building struct {
	*task
	steps  []uint8 // the solution so far
	x0, x1 int     // the open rectangle: columns x0..x1-1
	y0, y1 int
	line   []int // cells of the line under way, outermost first; nil between lines
	inward int   // from a cell of the line to the one behind it
	at     int   // next of line
	locked []bool
	where  []int16 // tile -> its cell
	far    []int16 // scratch of toward: distance to the target, -1 unknown
	came   []int16 // scratch of route: the cell before
	queue  []int16
	cost   int
}

func newBuilding(k *task) *building {
	b := &building{task: k.clone(), x1: k.w, y1: k.h}
	b.locked = make([]bool, k.n)
	b.where = make([]int16, k.n)
	b.far = make([]int16, k.n)
	b.came = make([]int16, k.n)
	for c, t := range b.board {
		b.where[t] = int16(c)
	}
	return b
}

// advance does one piece of work: a tile, the end of a line, or the last
// cells. It returns what that cost in nodes.
func (b *building) advance() (cost int, done bool) {
	b.cost = 1
	switch {
	case b.w == 1:
		b.slide()
		return b.cost, true
	case b.line == nil && b.small():
		b.lastCells()
		return b.cost, true
	case b.line == nil:
		b.chooseLine()
	case b.at < len(b.line)-2:
		c := b.line[b.at]
		b.bring(c, c)
		b.locked[c] = true
		b.at++
	default:
		b.corner()
		b.line = nil
	}
	return b.cost, false
}

func (b *building) small() bool {
	w, h := b.x1-b.x0, b.y1-b.y0
	return max(w, h) <= 3 && min(w, h) <= 2
}

// slide moves the blank along a board of one column.
func (b *building) slide() {
	for b.blank != b.goalBlank {
		if b.blank < b.goalBlank {
			b.shift(b.blank + 1)
		} else {
			b.shift(b.blank - 1)
		}
	}
}

// shift moves the tile of cell from into the blank.
func (b *building) shift(from int) {
	b.steps = append(b.steps, b.dir(from, b.blank))
	b.where[b.board[from]], b.where[b.goalBlank] = int16(b.blank), int16(from)
	b.step(from)
	b.cost++
}

// chooseLine takes an outer line of the longer side away from the rectangle.
func (b *building) chooseLine() {
	bx, by := b.goalBlank%b.w, b.goalBlank/b.w
	from, along, count := 0, 0, 0
	if b.y1-b.y0 >= b.x1-b.x0 {
		along, count = 1, b.x1-b.x0
		if by != b.y0 {
			from, b.inward = b.y0*b.w+b.x0, b.w
			b.y0++
		} else {
			b.y1--
			from, b.inward = b.y1*b.w+b.x0, -b.w
		}
	} else {
		along, count = b.w, b.y1-b.y0
		if bx != b.x0 {
			from, b.inward = b.y0*b.w+b.x0, 1
			b.x0++
		} else {
			b.x1--
			from, b.inward = b.y0*b.w+b.x1, -1
		}
	}
	b.at = 0
	for i := range count {
		b.line = append(b.line, from+i*along)
	}
}

// bring takes the tile to the target, locked cells and their tiles staying.
func (b *building) bring(tile, target int) {
	if int(b.where[tile]) == target {
		return
	}
	b.distances(target)
	for int(b.where[tile]) != target {
		at := int(b.where[tile])
		b.locked[at] = true
		b.route(func(c int) bool { return b.far[c] == b.far[at]-1 && b.adjoin(c, at) })
		b.locked[at] = false
		b.shift(at)
	}
}

func (b *building) adjoin(c, d int) bool {
	for _, to := range b.nb[c] {
		if int(to) == d {
			return true
		}
	}
	return false
}

// distances fills far with the number of steps to the target through cells that
// are not locked.
func (b *building) distances(target int) {
	for c := range b.far {
		b.far[c] = -1
	}
	b.far[target] = 0
	b.queue = append(b.queue[:0], int16(target))
	for i := 0; i < len(b.queue); i++ {
		c := b.queue[i]
		for _, to := range b.nb[c] {
			if to != none && b.far[to] < 0 && !b.locked[to] {
				b.far[to] = b.far[c] + 1
				b.queue = append(b.queue, to)
			}
		}
	}
	b.cost += len(b.queue) / 8
}

// route moves the blank the shortest way to a cell that is wanted, through
// cells that are not locked; false, and nothing moved, if there is none.
func (b *building) route(wanted func(cell int) bool) bool {
	if wanted(b.blank) {
		return true
	}
	for c := range b.came {
		b.came[c] = none
	}
	b.came[b.blank] = int16(b.blank)
	b.queue = append(b.queue[:0], int16(b.blank))
	for i := 0; i < len(b.queue); i++ {
		c := b.queue[i]
		for _, to := range b.nb[c] {
			if to == none || b.came[to] != none || b.locked[to] {
				continue
			}
			b.came[to] = c
			if wanted(int(to)) {
				b.cost += i / 8
				b.walk(int(to))
				return true
			}
			b.queue = append(b.queue, to)
		}
	}
	return false
}

// walk moves the blank to a cell along came.
func (b *building) walk(to int) {
	var way []int
	for c := to; c != b.blank; c = int(b.came[c]) {
		way = append(way, c)
	}
	for i := len(way) - 1; i >= 0; i-- {
		b.shift(way[i])
	}
}

// corner places the last two tiles of a line: both come into the 2x3 cells at
// the line's end, then the blank, and they are moved home within these.
func (b *building) corner() {
	end := b.line[len(b.line)-2:]
	window := make([]int, 0, 6)
	for i := range 3 {
		window = append(window, end[0]+i*b.inward, end[1]+i*b.inward)
	}
	inside := func(c int) bool { return slices.Contains(window, c) }
	if !inside(int(b.where[end[0]])) || !inside(int(b.where[end[1]])) || !b.enter(end, inside) {
		b.bring(end[0], end[0])
		b.locked[end[0]] = true
		if !inside(int(b.where[end[1]])) {
			b.bring(end[1], b.nearest(window[2:], int(b.where[end[1]])))
		}
		b.locked[end[0]] = false
		b.enter(end, inside)
	}
	b.exact(window, end)
	b.locked[end[0]], b.locked[end[1]] = true, true
}

// enter takes the blank to a cell that is wanted around the two tiles; false if
// these shut it out, as they can on a board two cells wide.
func (b *building) enter(end []int, wanted func(cell int) bool) bool {
	one, two := b.where[end[0]], b.where[end[1]]
	b.locked[one], b.locked[two] = true, true
	ok := b.route(wanted)
	b.locked[one], b.locked[two] = false, false
	return ok
}

// nearest is the one of cells with the shortest taxicab way from a cell.
func (b *building) nearest(cells []int, from int) int {
	best := cells[0]
	for _, c := range cells[1:] {
		if b.dist(c, from) < b.dist(best, from) {
			best = c
		}
	}
	return best
}

// lastCells solves what is left of the board.
func (b *building) lastCells() {
	var window []int
	for y := b.y0; y < b.y1; y++ {
		for x := b.x0; x < b.x1; x++ {
			window = append(window, y*b.w+x)
		}
	}
	b.exact(window, window)
}

// exact brings the named tiles (and the blank, where it is named) home by the
// fewest steps inside a window of up to 6 cells with the blank in it.
func (b *building) exact(window, named []int) {
	slot := func(cell int) uint64 { return uint64(slices.Index(window, cell)) }
	// A state has 4 bits a slot: the number of the named tile there from 1, 0
	// for any other; above those, the slot of the blank.
	var start, goal, mask uint64
	for i, tile := range named {
		start |= uint64(i+1) << (4 * slot(int(b.where[tile])))
		goal |= uint64(i+1) << (4 * slot(tile))
	}
	mask = 1<<(4*len(window)) - 1
	start |= slot(b.blank) << 60
	seen := newStateSet(start)
	for i := 0; i < len(seen.states); i++ {
		s := seen.states[i]
		if s&mask == goal {
			b.replay(window, seen, i)
			return
		}
		at := s >> 60
		for _, to := range b.nb[window[at]] {
			j := uint64(slices.Index(window, int(to)))
			if j >= uint64(len(window)) {
				continue
			}
			one, two := s>>(4*at)&15, s>>(4*j)&15
			seen.add(s&mask&^(15<<(4*at))&^(15<<(4*j))|two<<(4*at)|one<<(4*j)|j<<60, i)
		}
	}
	panic("solve: the last cells cannot be solved") // a task is solvable
}

// replay makes the steps that led to the i-th state of exact.
func (b *building) replay(window []int, seen *stateSet, i int) {
	var way []int
	for ; i > 0; i = int(seen.parent[i]) {
		way = append(way, window[seen.states[i]>>60])
	}
	for i := len(way) - 1; i >= 0; i-- {
		b.shift(way[i])
	}
	b.cost += len(seen.states)
}

// stateSet is the states that exact has met, each with the one before it: a
// queue and a hash table in one. At most 6! states occur.
type stateSet struct {
	states []uint64
	parent []int16
	slots  [2048]int16 // number of a state + 1
}

func newStateSet(first uint64) *stateSet {
	s := &stateSet{}
	s.add(first, 0)
	return s
}

func (s *stateSet) add(state uint64, parent int) {
	i := state * 0x9e3779b97f4a7c15 >> 53
	for ; s.slots[i] != 0; i = (i + 1) % 2048 {
		if s.states[s.slots[i]-1] == state {
			return
		}
	}
	s.states = append(s.states, state)
	s.parent = append(s.parent, int16(parent))
	s.slots[i] = int16(len(s.states))
}
