//go:build !js

package solve

import (
	"math/bits"

	"wildfifteen/puzzle/internal/pages"
)

// wide holds the databases of seven and eight tiles for a class. They are much larger than those of the other patterns
// and take much longer to compute, but with them few boards are searched. So they are made only on request, and this code
// is no part of programs for browsers.
//
// The index of a placement is the rank of the set of its occupied cells, and within the set the number of the order of
// its tiles there. A frame holds both for each pattern: the set above orderBits, the order below.
type wide struct {
	views [2][2]*widePattern
	cell  [2][16]uint8 // view, cell -> cell of that view
}

// widePattern is a pattern with its database. An entry is the excess (see pattern), capped at wideCap; three entries
// take seven bits. On narrow boards tiles are much in each other's way: there an entry takes four bits, and the cap is
// nibbleCap.
type widePattern struct {
	nibbles bool
	cells   []int
	ranks   *setRanks // nil on boards of more than 16 cells
	shifts  []shift   // see newShifts
	stride  int       // bytes for all orders of a set
	table   []byte
}

const (
	orderBits = 16
	orderMask = 1<<orderBits - 1
	wideCap   = 4
	nibbleCap = 15
)

// widePatterns returns the patterns of a class: views of two patterns each. Two views share the patterns if one is the
// mirror image of the other; where there is none, the second view divides the board along the other side.
func (g *grid) widePatterns(blank int) (views [][2][]int) {
	split := func(order []int) (p [2][]int) {
		for _, c := range order {
			if c == blank {
				continue
			}
			i := 0
			if len(p[0]) == g.n/2 {
				i = 1
			}
			p[i] = append(p[i], c)
		}
		return p
	}
	var rows, columns []int
	for c := range g.n {
		rows = append(rows, c)
		columns = append(columns, c%g.h*g.w+c/g.h)
	}
	views = append(views, split(rows))
	if g.mirror(blank) == nil && (g.w == g.h || g.n < maxSmall) {
		views = append(views, split(columns))
	}
	return views
}

// newWide lays out the databases of a class, whose entries are still to be computed.
func newWide(g *grid, blank int) *class {
	c := &class{grid: g, goalBlank: blank, views: 1, table: make([]byte, 1)}
	c.fillMoves()
	w := &wide{}
	c.wide = w
	for cell := range g.n {
		w.cell[0][cell], w.cell[1][cell] = uint8(cell), uint8(cell)
	}
	for v, view := range g.widePatterns(blank) {
		c.views = v + 1
		for i, cells := range view {
			w.views[v][i] = newWidePattern(g, cells)
			for _, tile := range cells {
				c.group[v][tile] = uint8(i)
			}
		}
	}
	if c.views == 2 {
		return c
	}
	if m := g.mirror(blank); m != nil {
		c.views, w.views[1] = 2, w.views[0]
		for tile := range g.n {
			w.cell[1][tile] = uint8(m[tile])
			if tile != blank {
				c.group[1][tile] = c.group[0][m[tile]]
			}
		}
	}
	return c
}

// newWidePattern lays out the database of a pattern, whose entries are still to be computed.
func newWidePattern(g *grid, cells []int) *widePattern {
	p := &widePattern{cells: cells}
	sets, stride := g.wideSize(len(cells))
	p.nibbles, p.stride = g.narrow(), stride
	p.shifts = newShifts(len(cells), g.w-1)
	p.table = make([]byte, sets*stride+1) // look-ups read two bytes
	pages.Large(p.table)
	if g.n > maxSmall {
		return p // see deep
	}
	p.ranks = newSetRanks(len(cells))
	return p
}

// narrow reports whether entries take four bits.
func (g *grid) narrow() bool { return g.w <= 3 && g.n <= maxSmall }

// wideSize returns the number of sets of k cells, and the bytes for all orders of a set.
func (g *grid) wideSize(k int) (sets, stride int) {
	orders := 1
	for i := 2; i <= k; i++ {
		orders *= i
	}
	if g.narrow() {
		return int(binomials[g.n][k-1]), (orders + 1) / 2
	}
	return int(binomials[g.n][k-1]), (orders*7/3 + 7) / 8
}

// patterns returns the patterns, each once.
func (w *wide) patterns() (list []*widePattern) {
	for v, view := range w.views {
		if v == 0 || view != w.views[0] {
			for _, p := range view {
				if p != nil {
					list = append(list, p)
				}
			}
		}
	}
	return list
}

// wideDigits takes apart the three entries of seven bits.
var wideDigits = func() (t [3][128]uint8) {
	for v := range 128 {
		t[0][v], t[1][v], t[2][v] = uint8(v%5), uint8(v/5%5), uint8(v/25%5)
	}
	return t
}()

// entry returns the entry of a placement, given by set and order.
func (p *widePattern) entry(at uint32) uint8 {
	return p.entryOf(p.ranks.of(at>>orderBits), at&orderMask)
}

// entryOf returns the entry of a placement, given by the rank of the set and the order.
func (p *widePattern) entryOf(rank, order uint32) uint8 { return p.decode(p.read(rank, order), order) }

// read returns the bytes that hold the entry of a placement.
func (p *widePattern) read(rank, order uint32) uint16 {
	if p.nibbles {
		return uint16(p.table[int(rank)*p.stride+int(order>>1)])
	}
	i := int(rank)*p.stride + int(order/3*7>>3)
	pair := p.table[i : i+2]
	return uint16(pair[0]) | uint16(pair[1])<<8
}

// decode returns the entry of an order in the bytes that hold it.
func (p *widePattern) decode(bytes uint16, order uint32) uint8 {
	if p.nibbles {
		return uint8(bytes) >> (order & 1 * 4) & 15
	}
	three := order / 3
	return wideDigits[order-3*three][bytes>>(three*7&7)&127]
}

// put sets the entry of a placement, which must be 0, by the first byte of its set.
func (p *widePattern) put(first, order int, excess int) {
	if p.nibbles {
		p.table[first+order/2] |= byte(min(excess, nibbleCap)) << (order & 1 * 4)
		return
	}
	digit := [3]uint{1, 5, 25}[order%3] * uint(min(excess, wideCap))
	bit := order / 3 * 7
	at, more := first+bit>>3, bit&7
	if more <= 1 { // all in one byte: the next one may be that of the next set, which another thread writes
		p.table[at] += byte(digit << more)
		return
	}
	pair := p.table[at : at+2]
	three := (uint(pair[0]) | uint(pair[1])<<8) + digit<<more
	pair[0], pair[1] = byte(three), byte(three>>8)
}

// placement is where the tiles of a pattern are: the set of their cells and their order there.
type placement struct{ set, order uint32 }

// step returns the placement after the tile in the cell from has moved to the cell to. It is short enough to be inlined.
func (p placement) step(w *widePattern, from, to uint8) placement {
	next := p.set ^ 1<<(from&31) ^ 1<<(to&31)
	order := p.order
	i := bits.OnesCount32(p.set & (1<<(from&31) - 1))
	if j := bits.OnesCount32(next & (1<<(to&31) - 1)); i != j {
		order = w.shifts[i*len(w.cells)+j].of(order)
	}
	return placement{next, order}
}

// packed returns the placement in one number.
func (p placement) packed() uint32 { return p.set<<orderBits | p.order }

// step is placement.step of a packed one, written out: through the other one the search takes some 5 percent longer.
func (p *widePattern) step(at uint32, from, to uint32) uint32 {
	set := at >> orderBits
	next := set ^ 1<<(from&31) ^ 1<<(to&31)
	order := at & orderMask
	i := bits.OnesCount32(set & (1<<(from&31) - 1))
	if j := bits.OnesCount32(next & (1<<(to&31) - 1)); i != j {
		order = p.shifts[i*len(p.cells)+j].of(order)
	}
	return next<<orderBits | order
}

// place returns the placement of the pattern's tiles, given by the cell of each tile.
func (p *widePattern) place(cellOf []uint8) (at placement) {
	for _, tile := range p.cells {
		at.set |= 1 << cellOf[tile]
	}
	order := make([]uint8, len(p.cells))
	for i, tile := range p.cells {
		order[bits.OnesCount32(at.set&(1<<cellOf[tile]-1))] = uint8(i)
	}
	at.order = uint32(orderNumber(order))
	return at
}

// enter sets the placements and excesses of a frame from its board.
func (w *wide) enter(c *class, f *frame) {
	for v := range c.views {
		var cellOf [16]uint8 // by the names of the view
		for cell := range c.n {
			if tile := f.board >> (4 * cell) & 15; cell != int(f.blank) {
				cellOf[w.cell[v][tile]] = w.cell[v][cell]
			}
		}
		for g, p := range w.views[v] {
			f.index[v][g] = p.place(cellOf[:]).packed()
			f.excess[v][g] = p.entry(f.index[v][g])
			f.sum[v] += f.excess[v][g]
		}
	}
}
