package solve

import (
	"slices"
	"sync/atomic"
)

// class holds what searches share if their boards have the same size and their goals have the blank in the same
// canonical cell: pattern databases and small tables for moves. Once complete it is read-only, except for the
// count of nodes.
type class struct {
	*grid
	size         patternSize
	searched     atomic.Int64 // nodes searched so far
	goalBlank    int
	table        []byte // entries of all databases, 4 to a byte; entry 0 is 0
	views        int
	group        [2][16]uint8   // view, tile -> pattern
	share        [2][256]uint32 // view, tile<<4|cell -> the tile's share of the index of its pattern
	base         [2][4]uint32   // view, pattern -> first entry; 0: no such pattern
	awayFromHome [4096]uint8    // tile<<8|from<<4|to -> 1 if that move leads away from the tile's goal cell
	successors   [256]uint32    // from<<4|blank -> blankMoves(from, blank)
	patterns     []pattern
	wide         wider // databases that replace the others; nil: none
}

// wider is databases of another kind.
type wider interface {
	// enter sets the indices and excesses of a frame from its board.
	enter(c *class, f *frame)
	// expand is class.expand.
	expand(c *class, parents []frame, first int, visited *transpositionTable, list []frame) (children []frame, tried int)
}

// newClass lays out the databases of a class, whose entries are still to be computed. A second view of the
// board has patterns of its own or, if the goal has a mirror image, the patterns of the first view seen in
// the mirror. A tile in no pattern has shares of 0: its moves change no entry.
func newClass(g *grid, blank int, patterns patternSize) *class {
	c := &class{grid: g, size: patterns, goalBlank: blank, views: 1}
	p := g.partition(blank, patterns)
	size := uint32(4)
	add := func(v int, groups [][]int) {
		for i, cells := range groups {
			pattern := newPattern(g.n, cells)
			if p.classes != nil {
				pattern = newMergedPattern(cells, p.classes[i])
			}
			if c.base[v][i] = c.firstEntry(cells); c.base[v][i] == 0 {
				c.patterns = append(c.patterns, pattern)
				c.base[v][i] = size
				size += pattern.paddedSize()
			}
			for j, tile := range cells {
				c.group[v][tile] = uint8(i)
				copy(c.share[v][tile<<4:], pattern.share[j])
			}
		}
	}
	add(0, p.first)
	if p.second != nil {
		c.views = 2
		add(1, p.second)
	} else if m := g.mirror(blank); m != nil {
		c.views = 2
		c.reflect(m)
	}
	c.table = make([]byte, size/4)
	c.fillMoves()
	return c
}

// firstEntry returns the first entry of a pattern that is already laid out, or 0.
func (c *class) firstEntry(cells []int) uint32 {
	first := uint32(4)
	for _, p := range c.patterns {
		if slices.Equal(p.cells, cells) {
			return first
		}
		first += p.paddedSize()
	}
	return 0
}

// reflect makes the second view look at the mirrored board.
func (c *class) reflect(mirror []int) {
	c.base[1] = c.base[0]
	for tile := range c.n {
		if tile == c.goalBlank {
			continue
		}
		c.group[1][tile] = c.group[0][mirror[tile]]
		for cell := range c.n {
			c.share[1][tile<<4|cell] = c.share[0][mirror[tile]<<4|mirror[cell]]
		}
	}
}

func (c *class) fillMoves() {
	for blank := range c.n {
		for _, to := range c.neighbours[blank] {
			if to == none {
				continue
			}
			for tile := range c.n {
				if c.dist(tile, blank) > c.dist(tile, int(to)) {
					c.awayFromHome[tile<<8|int(to)<<4|blank] = 1
				}
			}
			c.successors[int(to)<<4|blank] = c.blankMoves(int(to), blank)
		}
	}
}

// blankMoves packs the neighbours of the blank except last, 4 bits each, below a 1 bit that marks the end.
func (c *class) blankMoves(last, blank int) uint32 {
	moves := uint32(1)
	for _, to := range c.neighbours[blank] {
		if to != none && int(to) != last {
			moves = moves<<4 | uint32(to)
		}
	}
	return moves
}
