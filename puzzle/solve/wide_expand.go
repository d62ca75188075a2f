//go:build !js

package solve

// expansion is children of frames while their entries are read. All are read before one of them decides about a branch:
// the databases are much larger than a processor's caches, so it waits for many entries at once, not for one after the other.
type expansion struct {
	count    int
	children [maxChildren]wideChild
	index    [2][maxChildren]uint32 // by view: of the placement of the pattern of the tile that moves
	excess   [2][maxChildren]uint8  // by view: of that pattern
	bytes    [maxChildren]uint16    // that hold the entries
}

// wideChild is a child in one word, because a processor waits if it reads as a whole what it has just written in parts.
type wideChild uint64

func (k wideChild) parent() int     { return int(k & 255) }
func (k wideChild) tile() uint32    { return uint32(k>>8) & 15 }
func (k wideChild) from() uint32    { return uint32(k>>12) & 15 } // cell of the tile
func (k wideChild) to() uint32      { return uint32(k>>16) & 15 }
func (k wideChild) slack() uint8    { return uint8(k >> 24) }
func (k wideChild) sum(v int) uint8 { return uint8(k >> (32 + 8*v)) } // of the excesses of a view's patterns

// expand is class.expand.
func (w *wide) expand(c *class, parents []frame, first int, visited *transpositionTable, list []frame) (children []frame, tried int) {
	var x expansion
	tried = x.gather(c, parents)
	for v := range c.views {
		w.read(c, v, parents, &x)
		x.keep(c, v, parents)
	}
	for i, k := range x.children[:x.count] {
		f := &parents[k.parent()]
		a, b, t := k.from(), k.to(), k.tile()
		board := f.board&^(15<<(4*a)) | uint64(t)<<(4*b)
		if visited != nil && k.slack() > 0 && visited.enter(board, a, k.slack()) {
			continue
		}
		g, h := c.group[0][t]&1, c.group[1][t]&1
		n := &list[:len(list)+1][len(list)]
		n.index, n.excess = f.index, f.excess
		n.index[0][g], n.excess[0][g] = x.index[0][i], x.excess[0][i]
		if c.views == 2 {
			n.index[1][h], n.excess[1][h] = x.index[1][i], x.excess[1][i]
		}
		n.sum = [2]uint8{k.sum(0), k.sum(1)}
		n.board, n.blank, n.slack, n.untried = board, uint8(a), k.slack(), c.successors[b<<4|a]
		n.parent = uint16(first + k.parent())
		list = list[:len(list)+1]
	}
	return list, tried
}

// gather finds the children of frames that are within the limit by MD.
func (x *expansion) gather(c *class, parents []frame) (tried int) {
	n := 0
	for i := range parents {
		p := &parents[i]
		b := uint32(p.blank & 15)
		for moves := p.untried; moves > 1; moves >>= 4 {
			tried++
			a := moves & 15
			t := uint32(p.board>>(4*a&63)) & 15
			slack := p.slack - c.awayFromHome[t<<8|a<<4|b]
			x.children[n] = wideChild(i) | wideChild(t)<<8 | wideChild(a)<<12 | wideChild(b)<<16 | wideChild(slack)<<24
			next := n + 1
			if slack <= p.slack {
				n = next
			}
		}
	}
	x.count = n
	return tried
}

// read reads the entries of a view.
func (w *wide) read(c *class, v int, parents []frame, x *expansion) {
	cell, group, views := &w.cell[v&1], &c.group[v&1], &w.views[v&1]
	index, excess := &x.index[v&1], &x.excess[v&1]
	for i, k := range x.children[:x.count] {
		g := group[k.tile()] & 1
		index[i] = views[g].step(parents[k.parent()].index[v&1][g], uint32(cell[k.from()]), uint32(cell[k.to()]))
	}
	for i, k := range x.children[:x.count] {
		p := views[group[k.tile()]&1]
		x.bytes[i] = p.read(p.ranks.of(index[i]>>orderBits), index[i]&orderMask)
	}
	for i, k := range x.children[:x.count] {
		excess[i] = views[group[k.tile()]&1].decode(x.bytes[i], index[i]&orderMask)
	}
}

// keep sets the sums of a view and keeps the children that they allow. It has no branch for each child, which a processor would
// guess wrong half of the time.
func (x *expansion) keep(c *class, v int, parents []frame) {
	kept := 0
	group, index, excess := &c.group[v&1], &x.index[v&1], &x.excess[v&1]
	for i, k := range x.children[:x.count] {
		p := &parents[k.parent()]
		sum := p.sum[v&1] - p.excess[v&1][group[k.tile()]&3] + excess[i]
		x.children[kept] = k | wideChild(sum)<<(32+8*v)
		x.index[0][kept] = x.index[0][i]
		x.excess[0][kept] = x.excess[0][i]
		index[kept] = index[i]
		excess[kept] = excess[i]
		next := kept + 1
		if sum <= k.slack() {
			kept = next
		}
	}
	x.count = kept
}
