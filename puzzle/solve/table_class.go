package solve

import (
	"slices"
	"sync/atomic"
)

// class is what searches on one size with the goal's blank in one canonical
// cell share: the pattern databases and small tables for moving in them. It is
// read-only once built, but for the count of nodes.
type class struct {
	*grid
	large        bool         // of large patterns, where there are two sizes
	searched     atomic.Int64 // nodes of searches
	goalBlank    int
	table        []byte // all databases' entries, 4 to a byte; entry 0 is 0
	views        int
	group        [2][16]uint8   // view, tile -> pattern
	share        [2][256]uint32 // view, tile<<4|cell -> share of the pattern's index
	base         [2][4]uint32   // view, pattern -> first entry (0: unused)
	awayFromHome [4096]uint8    // tile<<8|from<<4|to -> 1 if that leads away from home
	successors   [256]uint32    // from<<4|blank -> cells to try next, 4 bits each under a 1
	patterns     []pattern
}

// newClass lays out the databases of a class; their entries are still to be
// built. A second view of the board has patterns of its own, or, where the goal
// has a mirror image, the first view's seen in the mirror.
func newClass(g *grid, blank int, large bool) *class {
	c := &class{grid: g, large: large, goalBlank: blank, views: 1}
	p := g.partition(blank, large)
	size := uint32(4)
	add := func(v int, groups [][]int) {
		for i, cells := range groups {
			p := newPattern(g.n, cells)
			if c.base[v][i] = c.firstEntry(cells); c.base[v][i] == 0 {
				c.patterns = append(c.patterns, p)
				c.base[v][i] = size
				size += p.paddedEntries(g.n)
			}
			for j, tile := range cells {
				c.group[v][tile] = uint8(i)
				for cell := range g.n {
					c.share[v][tile<<4|cell] = uint32(cell) * p.weight[j]
				}
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

// known is the first entry of a pattern that is already laid out, or 0.
func (c *class) firstEntry(cells []int) uint32 {
	first := uint32(4)
	for _, p := range c.patterns {
		if slices.Equal(p.cells, cells) {
			return first
		}
		first += p.paddedEntries(c.n)
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

// ways packs the neighbours of the blank other than last.
func (c *class) blankMoves(last, blank int) uint32 {
	moves := uint32(1)
	for _, to := range c.neighbours[blank] {
		if to != none && int(to) != last {
			moves = moves<<4 | uint32(to)
		}
	}
	return moves
}
