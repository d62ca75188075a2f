package solve

import "slices"

// plan is the order in which a beam search on a large board completes the outer lines, one tile at a time. It
// ends with a rectangle so small that the estimate alone can guide the search.
type plan struct {
	*grid
	goalBlank int
	units     []unit
	restCells []bool     // cells that may be used after the last unit
	ways      []unitWays // unit -> its ways; empty until first needed
	spare     []unitWays // forgotten ones, for other units
	forgotten int        // number of units whose ways are forgotten
	seenAt    []int16    // tile -> a cell where it has been
}

// unit is the task of bringing one tile to a cell. The last two tiles of a line, a and then b, take four units:
// a to the corner (b's goal cell), b to the cell behind the corner, a to its own goal cell, b into the corner.
type unit struct {
	tile, target int16
	skip         int16  // number of units to skip if tile and partner are home; 0: never
	partner      int16  // b, in the first of the four units for a and b
	open         []bool // cells that may be used; units share the slice where it is the same
}

// maxRestSide is the maximum side of the rectangle that is left to the estimate.
const maxRestSide = 5

// newPlan returns the plan for a task, in the order of lines that firstSolution uses.
func newPlan(k *task) *plan {
	p := &plan{grid: k.grid, goalBlank: k.goalBlank}
	b := newFirstSolution(k)
	open := make([]bool, k.n)
	for c := range open {
		open[c] = true
	}
	for max(b.x1-b.x0, b.y1-b.y0) > maxRestSide {
		b.line = nil
		b.chooseLine()
		open = p.addLine(b.line, b.inward, open)
	}
	p.restCells = open
	p.ways = make([]unitWays, len(p.units))
	p.seenAt = make([]int16, k.n)
	return p
}

// addLine appends the units of a line and returns the cells that stay open.
func (p *plan) addLine(line []int, inward int, open []bool) []bool {
	without := func(cells ...int) []bool {
		o := append([]bool(nil), open...)
		for _, c := range cells {
			o[c] = false
		}
		return o
	}
	add := func(tile, target int, o []bool) {
		p.units = append(p.units, unit{tile: int16(tile), target: int16(target), open: o})
	}
	m := len(line)
	for _, c := range line[:m-2] {
		add(c, c, open)
		open = without(c)
	}
	one, two := line[m-2], line[m-1]
	add(one, two, open)
	p.units[len(p.units)-1].skip, p.units[len(p.units)-1].partner = 4, int16(two)
	add(two, two+inward, without(two))
	add(one, one, without(two+inward))
	add(two, two, without(one))
	return without(one, two)
}

// ring is the cells around a tile, in order, as steps (dx, dy).
var ring = [8][2]int{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}

// unreachable is a cost higher than any other.
const unreachable = 10000

// unitWays is a breadth-first search from a unit's target, which goes only as far as the tile has been. A place is cell*8 + r: the tile in
// a cell, the blank on the r-th cell of the ring around it.
type unitWays struct {
	cost    []int16 // place -> the fewest steps that bring the tile to its target while the blank stays on the ring; unreachable: not yet
	reached []int32 // places, in the order in which they were reached
	next    int     // index in reached of the place whose neighbours come next
	box     box     // of the cells where the tile may be
}

// box is a rectangle of cells.
type box struct{ x0, y0, x1, y1 int }

func (b box) has(x, y int) bool { return x >= b.x0 && x <= b.x1 && y >= b.y0 && y <= b.y1 }

// add returns the smallest box that has a cell, too, and those up to aside cells from it.
func (b box) add(x, y int) box {
	return box{min(b.x0, x-aside), min(b.y0, y-aside), max(b.x1, x+aside), max(b.y1, y+aside)}
}

// aside is how far beside the straight ways to its target a tile may go, for places with little room. No case is known where it has to.
const aside = 1

// begin reaches the places where the unit is complete.
func (w *unitWays) begin(p *plan, u *unit) {
	if w.cost == nil {
		w.cost = make([]int16, 8*p.n)
		for i := range w.cost {
			w.cost[i] = unreachable
		}
	}
	for _, place := range w.reached {
		w.cost[place] = unreachable
	}
	w.reached, w.next = w.reached[:0], 0
	for r := range ring {
		if p.ringCell(u, int(u.target), r) != none {
			w.reach(int(u.target)*8+r, 0)
		}
	}
}

func (w *unitWays) reach(place int, cost int16) {
	if w.cost[place] == unreachable {
		w.cost[place] = cost
		w.reached = append(w.reached, int32(place))
	}
}

// advance reaches the neighbours of the next place.
func (w *unitWays) advance(p *plan, u *unit) {
	place := int(w.reached[w.next])
	w.next++
	cell, r, cost := place/8, place%8, w.cost[place]+1
	for _, q := range [2]int{(r + 1) % 8, (r + 7) % 8} {
		if p.ringCell(u, cell, q) != none {
			w.reach(cell*8+q, cost)
		}
	}
	if r%2 == 0 { // the tile moves into the blank, which is then behind it
		if to := p.ringCell(u, cell, r); w.box.has(to%p.w, to/p.w) {
			w.reach(to*8+(r+4)%8, cost)
		}
	}
}

// detour is the number of steps around a tile, from one side to the other. So a place beside a tile that costs more than another one by
// that is never better, wherever the blank is.
const detour = 4

// costs returns the costs of the places of a unit, searched so far that of the four beside the tile those are final that can be the best.
func (p *plan) costs(i, tile int) []int16 {
	w, u := &p.ways[i], &p.units[i]
	if x, y := tile%p.w, tile/p.w; w.cost == nil || !w.box.has(x, y) {
		p.widen(w, u, x, y)
	}
	beside := w.cost[tile*8:][:8]
	for w.next < len(w.reached) && w.cost[w.reached[w.next]] <= min(beside[0], beside[2], beside[4], beside[6])+detour {
		w.advance(p, u)
	}
	return w.cost
}

// widen begins ways anew, in a box that has a cell, too.
func (p *plan) widen(w *unitWays, u *unit, x, y int) {
	if w.cost == nil {
		if n := len(p.spare); n > 0 {
			*w, p.spare = p.spare[n-1], p.spare[:n-1]
		}
		w.box = box{x, y, x, y}.add(int(u.target)%p.w, int(u.target)/p.w)
	}
	w.box = w.box.add(x, y)
	w.begin(p, u)
}

// ringCell returns the r-th cell of the ring around a cell, or none if it is not open.
func (p *plan) ringCell(u *unit, cell, r int) int {
	x, y := cell%p.w+ring[r][0], cell/p.w+ring[r][1]
	if x < 0 || y < 0 || x >= p.w || y >= p.h || !u.open[y*p.w+x] {
		return none
	}
	return y*p.w + x
}

// stepsLeft estimates the fewest steps that complete a unit; it returns 0 after the last unit.
func (p *plan) stepsLeft(i, tile, blank int) int {
	if i >= len(p.units) {
		return 0
	}
	cost := p.costs(i, tile)
	tx, ty, bx, by := tile%p.w, tile/p.w, blank%p.w, blank/p.w
	best := unreachable
	for r := 0; r < 8; r += 2 {
		c := int(cost[tile*8+r])
		if c == unreachable {
			continue
		}
		sx, sy := tx+ring[r][0], ty+ring[r][1]
		c += abs(sx-bx) + abs(sy-by)
		if sx == bx && bx == tx && (by-ty)*(sy-ty) < 0 || sy == by && by == ty && (bx-tx)*(sx-tx) < 0 {
			c += 2 // around the tile
		}
		best = min(best, c)
	}
	return best
}

// openCells returns the cells that a unit may use; nil means all.
func (p *plan) openCells(i int) []bool {
	if i < len(p.units) {
		return p.units[i].open
	}
	return p.restCells
}

// nextUnit returns the first unit from the i-th on that is not complete, and the cell of its tile.
func (p *plan) nextUnit(board []int16, i int) (unit, tile int16) {
	for ; i < len(p.units); i++ {
		u := &p.units[i]
		if u.skip > 0 && board[u.tile] == u.tile && board[u.partner] == u.partner {
			i += int(u.skip) - 1
			continue
		}
		if c := p.cellOf(board, u.tile); c != u.target {
			return int16(i), c
		}
	}
	return int16(i), none
}

// cellOf returns the cell of a tile. It looks first where the tile has been on another board.
func (p *plan) cellOf(board []int16, tile int16) int16 {
	at := &p.seenAt[tile]
	if board[*at] != tile {
		*at = int16(slices.Index(board, tile))
	}
	return *at
}

// forget drops the ways of the units before the i-th.
func (p *plan) forget(i int) {
	for ; p.forgotten < i; p.forgotten++ {
		if w := &p.ways[p.forgotten]; w.cost != nil {
			p.spare = append(p.spare, *w)
			*w = unitWays{}
		}
	}
}
