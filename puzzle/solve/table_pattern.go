package solve

import "math/bits"

// pattern is a set of tiles, given by their goal cells. Its database holds, for every placement of these
// tiles, the fewest moves of these tiles that bring them home, wherever the other tiles are, with the blank
// ending in its goal cell. That is the minimum over the regions that the blank may be in. Sums over disjoint
// patterns never exceed the optimum (Korf & Felner 2002).
//
// An entry is the excess (value - MD)/2, capped at 3: 2 bits for each placement. The index of a placement is
// the sum of the tiles' shares: cell(i) * n^i for tile i.
//
// A merged pattern does not tell all cells of a tile apart. What differs only in such cells shares an entry, the lowest of them,
// so that the sums stay lower bounds: most of the worth of seven tiles in the memory of six (Felner, Korf, Meshulam and
// Holte 2007).
type pattern struct {
	cells []int
	share [][]uint32 // tile, cell -> its share of the index
	size  uint32     // number of indices
}

func newPattern(n int, cells []int) pattern {
	p := pattern{cells: cells, size: 1}
	for range cells {
		share := make([]uint32, n)
		for c := range share {
			share[c] = uint32(c) * p.size
		}
		p.share = append(p.share, share)
		p.size *= uint32(n)
	}
	return p
}

// newMergedPattern returns a merged pattern. classes has a string for each tile, in which cells that are not told apart have the same
// letter: the first letters of the alphabet, as many as are needed.
func newMergedPattern(cells []int, classes []string) pattern {
	p := pattern{cells: cells, size: 1}
	for _, letters := range classes {
		var share []uint32
		n := uint32(0)
		for _, letter := range []byte(letters) {
			class := uint32(letter - 'a')
			n = max(n, class+1)
			share = append(share, class*p.size)
		}
		p.share = append(p.share, share)
		p.size *= n
	}
	return p
}

// paddedSize returns the number of 2-bit entries, rounded up to whole bytes.
func (p pattern) paddedSize() uint32 { return (p.size + 3) &^ 3 }

const (
	excessCap  = 3
	maxPattern = 8 // tiles
)

// patternBuild computes the entries of a pattern by breadth-first search backwards from the goal, in steps. A
// state is a set of occupied cells, a region of connected blank cells, and an order of the tiles in the
// occupied cells. A set and a region make a node. All orders at a node have the same moves, so a level is a
// bitmap over the orders for each node, and a move that keeps the order is an OR of whole words.
type patternBuild struct {
	*grid
	pattern
	table    []byte // of the entries, 4 to a byte
	blank    int    // cell of the goal's blank
	prepared int    // number of parts prepared so far, see prepare
	base     uint32 // index of the first entry

	finished  *patternBuild // a finished build of as many tiles, whose buffers this one reuses; nil: none
	nodes     *maskSpace
	words     int                         // of a bitmap over the orders
	order     [][]uint8                   // order -> tile in each occupied cell
	moved     [][]uint16                  // [i*k+j]: order -> order after the i-th tile becomes the j-th
	share     [][maxEstimatorCells]uint64 // tile, cell -> its share of the index | distance from home << 32
	seen      []uint64                    // bitmaps by node: found so far
	frontier  []uint64                    // bitmaps by node: this level or the next, see expand
	level     []int32                     // nodes of this level
	nextLevel []int32                     // nodes of the next level
	queued    []bool                      // by node: is in nextLevel
	at        int                         // index in level of the next node to expand
	flush     int                         // index in nextLevel of the next node to finish; -1: still expanding
	depth     int
}

// maskSpace numbers the nodes: pairs of a set of k occupied cells and a region of blank cells.
type maskSpace struct {
	sets   []uint64 // as bit masks, ascending
	first  []int32  // set -> its first node; at the end: the number of nodes
	region []uint8  // set*n + blank cell -> region
	setOf  []int32  // node -> set
	next   uint64   // the next set to be added
}

func newMaskSpace(g *grid, k int) *maskSpace {
	n := int(binomials[g.n][k-1])
	return &maskSpace{
		sets: make([]uint64, 0, n), first: make([]int32, 1, n+1), region: make([]uint8, 0, n*g.n),
		next: 1<<k - 1,
	}
}

// grow adds count sets in ascending order. It returns true once all sets are there.
func (m *maskSpace) grow(g *grid, count int) (done bool) {
	for range count {
		if len(m.sets) == cap(m.sets) {
			return true
		}
		i := int32(len(m.sets))
		m.sets = append(m.sets, m.next)
		for range m.addRegions(g, m.next) {
			m.setOf = append(m.setOf, i)
		}
		m.first = append(m.first, int32(len(m.setOf)))
		low := m.next & -m.next // next becomes the next larger mask with as many bits
		up := m.next + low
		m.next = up | (up^m.next)>>2/low
	}
	return false
}

// addRegions labels the connected regions of blank cells of a set and returns their number.
func (m *maskSpace) addRegions(g *grid, set uint64) int {
	base := len(m.region)
	m.region = m.region[:base+g.n]
	region := m.region[base:]
	count := 0
	free := (uint64(1)<<g.n - 1) &^ set
	for free != 0 {
		front := free & -free
		for front != 0 {
			free &^= front
			c := bits.TrailingZeros64(front)
			front &= front - 1
			region[c] = uint8(count)
			for _, b := range g.neighbours[c] {
				if b != none {
					front |= free & (1 << b)
				}
			}
		}
		count++
	}
	return count
}

func (m *maskSpace) node(set uint64, cell, n int) int32 {
	i := rank(set)
	return m.first[i] + int32(m.region[int(i)*n+cell])
}

// rank returns the index of a set among all sets with as many cells, in ascending order of their masks
// (Lehmer 1960).
func rank(set uint64) (r int32) {
	for k := 0; set != 0; k, set = k+1, set&(set-1) {
		r += binomials[bits.TrailingZeros64(set)&63][k&7]
	}
	return r
}

// binomials[c][k] is the number of sets of k+1 cells below c, for c up to maxEstimatorCells.
var binomials = func() (t [65][maxPattern]int32) {
	for c := 1; c < len(t); c++ {
		t[c][0] = int32(c)
		for k := 1; k < maxPattern; k++ {
			t[c][k] = t[c-1][k] + t[c-1][k-1]
		}
	}
	return t
}()

// newPatternBuild starts a build. If finished, which may be nil, has as many tiles, the build reuses its
// buffers.
func newPatternBuild(g *grid, p pattern, blank int, table []byte, base uint32, finished *patternBuild) *patternBuild {
	b := &patternBuild{grid: g, pattern: p, table: table, base: base, blank: blank, flush: -1}
	if finished != nil && len(finished.cells) == len(p.cells) {
		b.finished = finished
	}
	return b
}

// parts returns the number of parts that prepare makes.
func (b *patternBuild) parts() int { return 5 + len(b.cells) }

// cleared returns a zeroed slice of n elements: old if it has that length.
func cleared[T uint64 | bool](old []T, n int) []T {
	if len(old) != n {
		return make([]T, n)
	}
	clear(old)
	return old
}

// setsAtOnce is the number of sets of cells that are numbered in one piece of work.
const setsAtOnce = 100

// prepare computes the next part of the data that the search needs and returns its cost in units, about 10,000
// for most parts with six tiles. A part takes a millisecond or two in a browser, so a step with a small budget
// computes no more than one.
func (b *patternBuild) prepare() (cost int) {
	g, k := b.grid, len(b.cells)
	if b.prepared == 0 && b.finished != nil {
		e := b.finished
		b.nodes, b.order, b.words, b.moved = e.nodes, e.order, e.words, e.moved
		b.seen, b.frontier, b.queued = e.seen, e.frontier, e.queued
		b.finished, b.prepared = nil, 2
	}
	switch b.prepared {
	case 0:
		if b.nodes == nil {
			b.nodes = newMaskSpace(g, k)
		}
		if !b.nodes.grow(g, setsAtOnce) {
			return setsAtOnce * g.n / 3
		}
	case 1:
		b.order = orders(k)
		b.words = (len(b.order) + 63) / 64
		b.moved = make([][]uint16, k*k)
	case 2:
		b.seen = cleared(b.seen, len(b.nodes.setOf)*b.words)
	case 3:
		b.frontier = cleared(b.frontier, len(b.seen))
		b.queued = cleared(b.queued, len(b.nodes.setOf))
	case 4:
		b.share = make([][maxEstimatorCells]uint64, k)
		for i, home := range b.cells {
			for c := range g.n {
				b.share[i][c] = uint64(b.pattern.share[i][c]) | uint64(g.dist(home, c))<<32
			}
		}
		b.fill()
		b.seed(b.blank)
	default:
		b.tabulateMoves(b.prepared - 5)
	}
	b.prepared++
	cost = 14
	for i := 2; i <= k; i++ {
		cost *= i
	}
	return cost
}

// seed makes the goal the first level.
func (b *patternBuild) seed(blank int) {
	var set uint64
	for _, c := range b.cells {
		set |= 1 << c
	}
	tiles := make([]uint8, 0, len(b.cells))
	for c := range b.n {
		for i, home := range b.cells {
			if home == c {
				tiles = append(tiles, uint8(i))
			}
		}
	}
	node := b.nodes.node(set, blank, b.n)
	for r, o := range b.order {
		if string(o) == string(tiles) {
			b.frontier[int(node)*b.words+r/64] |= 1 << (r % 64)
		}
	}
	b.nextLevel, b.flush = []int32{node}, 0
}

// step works for about budget units of about 25 ns each. It returns the units used, and done once every
// placement has its entry.
func (b *patternBuild) step(budget int) (used int, done bool) {
	for used < budget {
		switch {
		case b.prepared < b.parts():
			used += b.prepare()
		case b.flush >= 0 && b.flush < len(b.nextLevel):
			used += b.finish(b.nextLevel[b.flush])
			b.flush++
		case b.flush >= 0:
			b.startNextLevel()
			if len(b.level) == 0 {
				return used, true
			}
		case b.at < len(b.level):
			used += b.expand(b.level[b.at])
			b.at++
		default:
			b.flush = 0
		}
	}
	return used, false
}

// startNextLevel makes the finished next level the present one.
func (b *patternBuild) startNextLevel() {
	b.level = b.level[:0]
	for _, node := range b.nextLevel {
		b.queued[node] = false
		w := b.bitmap(b.frontier, node)
		for _, x := range w {
			if x != 0 {
				b.level = append(b.level, node)
				break
			}
		}
	}
	b.nextLevel, b.flush, b.at = b.nextLevel[:0], -1, 0
	b.depth++
}

// expand makes the moves of all tiles beside the region, for all orders at once. A move takes a tile to a
// cell of the other colour (as on a chessboard), so a node can only be in every other level, and one bitmap
// for each node holds both this level and the next.
func (b *patternBuild) expand(node int32) (cost int) {
	s := b.nodes
	i := s.setOf[node]
	set, region := s.sets[i], uint8(node-s.first[i])
	cells := s.region[int(i)*b.n:][:b.n]
	from := b.bitmap(b.frontier, node)
	k := len(b.cells)
	for rest, pos := set, 0; rest != 0; rest, pos = rest&(rest-1), pos+1 {
		a := bits.TrailingZeros64(rest)
		for _, to := range b.neighbours[a] {
			if to == none || set>>to&1 != 0 || cells[to] != region {
				continue
			}
			moved := set&^(1<<a) | 1<<to
			target := s.node(moved, a, b.n)
			if !b.queued[target] {
				b.queued[target] = true
				b.nextLevel = append(b.nextLevel, target)
			}
			into := b.bitmap(b.frontier, target)
			place := bits.OnesCount64(moved & (1<<to - 1))
			cost += spread(into, from, b.moved[pos*k+place])
		}
	}
	clear(from)
	return 1 + cost/8
}

// spread ORs a bitmap of orders into another through a map of the orders (nil: the identity).
func spread(into, from []uint64, rot []uint16) (cost int) {
	if rot == nil {
		for i, x := range from {
			into[i] |= x
		}
		return len(from)
	}
	for i, x := range from {
		for ; x != 0; x &= x - 1 {
			r := rot[i*64+bits.TrailingZeros64(x)]
			into[r/64] |= 1 << (r % 64)
			cost++
		}
	}
	return cost + len(from)
}

// finish removes from the next level of a node the orders found before, and writes the entries of placements
// that are reached for the first time, that is, with the blank in any region of the set.
func (b *patternBuild) finish(node int32) (cost int) {
	set := b.nodes.setOf[node]
	next, seen := b.bitmap(b.frontier, node), b.bitmap(b.seen, node)
	for i, x := range next {
		x &^= seen[i]
		next[i] = x
		for region := b.nodes.first[set]; region < b.nodes.first[set+1]; region++ {
			x &^= b.bitmap(b.seen, region)[i]
		}
		seen[i] |= next[i]
		if x != 0 {
			cost += b.write(b.nodes.sets[set], i*64, x)
		}
	}
	return 1 + cost/3
}

// bitmap returns the bitmap of a node.
func (b *patternBuild) bitmap(all []uint64, node int32) []uint64 {
	return all[int(node)*b.words:][:b.words]
}

// fill sets all entries to the highest value, from which write lowers them. A wideBuild writes to a table of its own.
func (b *patternBuild) fill() {
	if b.table == nil {
		return
	}
	table := b.table[b.base/4:][:b.paddedSize()/4]
	for i := range table {
		table[i] = excessCap * 0x55
	}
}

// write writes the depth of this level for the orders whose bits are set in x. first is the order of bit 0.
func (b *patternBuild) write(set uint64, first int, x uint64) (cost int) {
	var share [maxPattern][maxPattern]uint64 // occupied cell, tile
	k := 0
	for rest := set; rest != 0; rest &= rest - 1 {
		for tile := range b.share {
			share[k][tile] = b.share[tile][bits.TrailingZeros64(rest)]
		}
		k++
	}
	for ; x != 0; x &= x - 1 {
		sum := uint64(b.base)
		for i, tile := range b.order[first+bits.TrailingZeros64(x)] {
			sum += share[i&7][tile&7]
		}
		cost++
		index := uint32(sum)
		at, shift := &b.table[index>>2], index&3*2
		if old, excess := *at>>shift&excessCap, byte((b.depth-int(sum>>32))/2); excess < old {
			*at ^= (old ^ excess) << shift
		}
	}
	return cost
}

// orders returns the permutations of 0..k-1 in lexicographic order.
func orders(k int) [][]uint8 {
	var list [][]uint8
	perm := make([]uint8, 0, k)
	var used uint32
	var extend func()
	extend = func() {
		if len(perm) == k {
			list = append(list, append([]uint8(nil), perm...))
			return
		}
		for i := range k {
			if used>>i&1 == 0 {
				used |= 1 << i
				perm = append(perm, uint8(i))
				extend()
				perm = perm[:len(perm)-1]
				used &^= 1 << i
			}
		}
	}
	extend()
	return list
}

// tabulateMoves sets moved for taking the i-th tile to every other place.
func (b *patternBuild) tabulateMoves(i int) {
	k := len(b.cells)
	moved := make([]uint8, k)
	for j := range k {
		if i == j || b.moved[i*k+j] != nil {
			continue
		}
		table := make([]uint16, len(b.order))
		for r, o := range b.order {
			copy(moved, o)
			if i < j {
				copy(moved[i:j], o[i+1:j+1])
			} else {
				copy(moved[j+1:i+1], o[j:i])
			}
			moved[j] = o[i]
			table[r] = orderNumber(moved)
		}
		b.moved[i*k+j] = table
	}
}

// orderNumber returns the index of a permutation in orders (Lehmer 1960).
func orderNumber(o []uint8) uint16 { return numberOf(o, len(o)) }

// numberOf returns the index of some of k tiles, in order, among all choices of as many.
func numberOf(tiles []uint8, k int) (r uint16) {
	var used uint32
	for i, x := range tiles {
		smaller := uint32(1)<<x - 1
		r = r*uint16(k-i) + uint16(bits.OnesCount32(smaller&^used))
		used |= 1 << x
	}
	return r
}
