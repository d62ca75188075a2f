package solve

import "slices"

// firstSolution makes a first complete solution the way people do. It completes one outer row or column after
// the other, never one with the goal's blank in it, until 2x3 cells are left, which it solves optimally. It
// works in steps: one tile, or the last two tiles of a line, at a time. Boards of one column are solved in
// one step.
type firstSolution struct {
	*task
	steps    []uint8 // the solution so far
	x0, x1   int     // the remaining rectangle: columns x0..x1-1
	y0, y1   int     // rows y0..y1-1
	line     []int   // cells of the line being completed, in order; nil between lines
	inward   int     // from a cell of the line to its neighbour in the rectangle
	next     int     // index in line of the next cell to be filled
	locked   []bool  // cells that must not change
	cellOf   []int16 // of each tile
	toTarget []int16 // filled by distances; -1: unreachable
	prev     []int16 // scratch of route: the cell before each cell
	queue    []int16 // scratch of distances and route
	cost     int     // of the step under way, in nodes
}

func newFirstSolution(k *task) *firstSolution {
	b := &firstSolution{task: k.clone(), x1: k.w, y1: k.h}
	b.locked = make([]bool, k.n)
	b.cellOf = make([]int16, k.n)
	b.toTarget = make([]int16, k.n)
	b.prev = make([]int16, k.n)
	for c, t := range b.board {
		b.cellOf[t] = int16(c)
	}
	return b
}

// advance takes one step: one tile, the last two tiles of a line, or the last cells. It returns its cost in
// nodes.
func (b *firstSolution) advance() (cost int, done bool) {
	b.cost = 1
	switch {
	case b.w == 1:
		b.solveColumn()
		return b.cost, true
	case b.line == nil && b.isRest():
		b.solveRest()
		return b.cost, true
	case b.line == nil:
		b.chooseLine()
	case b.next < len(b.line)-2:
		c := b.line[b.next]
		b.moveTile(c, c)
		b.locked[c] = true
		b.next++
	default:
		b.placeLastTwo()
		b.line = nil
	}
	return b.cost, false
}

// isRest reports whether the rectangle is small enough for solveWindow.
func (b *firstSolution) isRest() bool {
	w, h := b.x1-b.x0, b.y1-b.y0
	return max(w, h) <= 3 && min(w, h) <= 2
}

// solveColumn moves the blank home on a board of one column.
func (b *firstSolution) solveColumn() {
	for b.blank != b.goalBlank {
		if b.blank < b.goalBlank {
			b.slideTile(b.blank + 1)
		} else {
			b.slideTile(b.blank - 1)
		}
	}
}

// slideTile moves the tile of a cell into the blank.
func (b *firstSolution) slideTile(from int) {
	b.steps = append(b.steps, b.dir(from, b.blank))
	b.cellOf[b.board[from]], b.cellOf[b.goalBlank] = int16(b.blank), int16(from)
	b.step(from)
	b.cost++
}

// chooseLine removes an outer line parallel to the shorter sides from the rectangle, as the next one to
// complete.
func (b *firstSolution) chooseLine() {
	bx, by := b.goalBlank%b.w, b.goalBlank/b.w
	from, stride, length := 0, 0, 0
	if b.y1-b.y0 >= b.x1-b.x0 {
		stride, length = 1, b.x1-b.x0
		if by != b.y0 {
			from, b.inward = b.y0*b.w+b.x0, b.w
			b.y0++
		} else {
			b.y1--
			from, b.inward = b.y1*b.w+b.x0, -b.w
		}
	} else {
		stride, length = b.w, b.y1-b.y0
		if bx != b.x0 {
			from, b.inward = b.y0*b.w+b.x0, 1
			b.x0++
		} else {
			b.x1--
			from, b.inward = b.y0*b.w+b.x1, -1
		}
	}
	b.next = 0
	for i := range length {
		b.line = append(b.line, from+i*stride)
	}
}

// moveTile moves a tile to the target without disturbing locked cells.
func (b *firstSolution) moveTile(tile, target int) {
	if int(b.cellOf[tile]) == target {
		return
	}
	b.distances(target)
	for int(b.cellOf[tile]) != target {
		at := int(b.cellOf[tile])
		b.locked[at] = true
		b.route(func(c int) bool { return b.toTarget[c] == b.toTarget[at]-1 && b.adjacent(c, at) })
		b.locked[at] = false
		b.slideTile(at)
	}
}

func (b *firstSolution) adjacent(c, d int) bool {
	for _, to := range b.neighbours[c] {
		if int(to) == d {
			return true
		}
	}
	return false
}

// distances fills toTarget with the number of steps to the target through cells that are not locked.
func (b *firstSolution) distances(target int) {
	for c := range b.toTarget {
		b.toTarget[c] = -1
	}
	b.toTarget[target] = 0
	b.queue = append(b.queue[:0], int16(target))
	for i := 0; i < len(b.queue); i++ {
		c := b.queue[i]
		for _, to := range b.neighbours[c] {
			if to != none && b.toTarget[to] < 0 && !b.locked[to] {
				b.toTarget[to] = b.toTarget[c] + 1
				b.queue = append(b.queue, to)
			}
		}
	}
	b.cost += len(b.queue) / 8
}

// route moves the blank the shortest way to any cell that accept allows, through cells that are not locked.
// It returns false, and moves nothing, if there is no such way.
func (b *firstSolution) route(accept func(cell int) bool) bool {
	if accept(b.blank) {
		return true
	}
	for c := range b.prev {
		b.prev[c] = none
	}
	b.prev[b.blank] = int16(b.blank)
	b.queue = append(b.queue[:0], int16(b.blank))
	for i := 0; i < len(b.queue); i++ {
		c := b.queue[i]
		for _, to := range b.neighbours[c] {
			if to == none || b.prev[to] != none || b.locked[to] {
				continue
			}
			b.prev[to] = c
			if accept(int(to)) {
				b.cost += i / 8
				b.moveBlankTo(int(to))
				return true
			}
			b.queue = append(b.queue, to)
		}
	}
	return false
}

// moveBlankTo moves the blank to a cell along prev.
func (b *firstSolution) moveBlankTo(to int) {
	var cells []int
	for c := to; c != b.blank; c = int(b.prev[c]) {
		cells = append(cells, c)
	}
	for i := len(cells) - 1; i >= 0; i-- {
		b.slideTile(cells[i])
	}
}

// placeLastTwo places the last two tiles of a line. It brings both into the 2x3 cells at the end of the line,
// then the blank, and solves these six cells for the two tiles.
func (b *firstSolution) placeLastTwo() {
	end := b.line[len(b.line)-2:]
	defer func() { b.locked[end[0]], b.locked[end[1]] = true, true }()
	if int(b.cellOf[end[0]]) == end[0] && int(b.cellOf[end[1]]) == end[1] {
		return
	}
	window := make([]int, 0, 6)
	for i := range 3 {
		window = append(window, end[0]+i*b.inward, end[1]+i*b.inward)
	}
	inside := func(c int) bool { return slices.Contains(window, c) }
	if !inside(int(b.cellOf[end[0]])) || !inside(int(b.cellOf[end[1]])) || !b.routeAround(end, inside) {
		b.moveTile(end[0], end[0])
		b.locked[end[0]] = true
		if !inside(int(b.cellOf[end[1]])) {
			b.moveTile(end[1], b.nearest(window[2:], int(b.cellOf[end[1]])))
		}
		b.locked[end[0]] = false
		b.routeAround(end, inside)
	}
	b.solveWindow(window, end)
}

// routeAround moves the blank around the two tiles to a cell that accept allows. It returns false if they
// shut the blank out, as they can on a board two cells wide.
func (b *firstSolution) routeAround(end []int, accept func(cell int) bool) bool {
	cell1, cell2 := b.cellOf[end[0]], b.cellOf[end[1]]
	b.locked[cell1], b.locked[cell2] = true, true
	ok := b.route(accept)
	b.locked[cell1], b.locked[cell2] = false, false
	return ok
}

// nearest returns the cell in cells that has the smallest taxicab distance from another cell.
func (b *firstSolution) nearest(cells []int, from int) int {
	best := cells[0]
	for _, c := range cells[1:] {
		if b.dist(c, from) < b.dist(best, from) {
			best = c
		}
	}
	return best
}

// solveRest solves the remaining rectangle.
func (b *firstSolution) solveRest() {
	var window []int
	for y := b.y0; y < b.y1; y++ {
		for x := b.x0; x < b.x1; x++ {
			window = append(window, y*b.w+x)
		}
	}
	b.solveWindow(window, window)
}

// solveWindow brings the named tiles (and the blank, if it is named) home in the fewest steps inside a window
// of up to 6 cells that contains the blank.
func (b *firstSolution) solveWindow(window, named []int) {
	slot := func(cell int) uint64 { return uint64(slices.Index(window, cell)) }
	// A state has 4 bits for each slot of the window: the number of the named tile there, from 1, or 0 for
	// any other content. The top 4 bits are the slot of the blank.
	var start, goal, mask uint64
	for i, tile := range named {
		start |= uint64(i+1) << (4 * slot(int(b.cellOf[tile])))
		goal |= uint64(i+1) << (4 * slot(tile))
	}
	mask = 1<<(4*len(window)) - 1
	start |= slot(b.blank) << 60
	seen := newStateSet(start)
	for i := 0; i < len(seen.states); i++ {
		s := seen.states[i]
		if s&mask == goal {
			b.replaySteps(window, seen, i)
			return
		}
		at := s >> 60
		for _, to := range b.neighbours[window[at]] {
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

// replaySteps makes the steps that led to the i-th state of seen.
func (b *firstSolution) replaySteps(window []int, seen *stateSet, i int) {
	var cells []int
	for ; i > 0; i = int(seen.parent[i]) {
		cells = append(cells, window[seen.states[i]>>60])
	}
	for i := len(cells) - 1; i >= 0; i-- {
		b.slideTile(cells[i])
	}
	b.cost += len(seen.states)
}

// stateSet holds the states that solveWindow has found, each with its predecessor. It is a queue and a hash
// table in one. At most 6! states occur.
type stateSet struct {
	states []uint64
	parent []int16
	slots  [2048]int16 // index of a state + 1
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
