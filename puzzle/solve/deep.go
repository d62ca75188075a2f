//go:build !js

package solve

import "math/bits"

// deepClass is what exact searches on boards of 17 to 25 cells share: databases of six tiles, three entries in seven bits as
// in wide. The board is looked up as it is and, if the goal has a mirror image, in the mirror.
type deepClass struct {
	*grid
	goalBlank int
	views     int
	patterns  []*widePattern
	group     [2][maxDeepCells]uint8 // view, tile -> pattern
	mirror    [2][maxDeepCells]uint8 // view, cell -> cell of that view
	low       []uint32               // rank of the cells of a set below deepLow
	high      [][]uint32             // number of cells below deepLow, the other cells -> their share of the rank
	away      []uint8                // (tile*32+from)*32+to -> 1 if that move leads away from the tile's goal cell
	next      [][]uint32             // from, blank -> see blankMoves
}

const (
	deepTiles       = 6
	deepLow         = 12 // cells
	maxDeepCells    = 25
	maxDeepPatterns = 4
)

// deepPartition divides the tiles into patterns. That of a 5x5 board with the blank in the corner is Korf and Felner's.
func (g *grid) deepPartition(blank int) [][]int {
	if g.w == 5 && g.h == 5 && blank == 24 {
		return [][]int{{0, 1, 2, 5, 6, 7}, {3, 4, 8, 9, 13, 14}, {10, 11, 15, 16, 20, 21}, {12, 17, 18, 19, 22, 23}}
	}
	var list [][]int
	for _, four := range strips(g, blank, estimatorTiles, 2, false) {
		for _, c := range four {
			if len(list) == 0 || len(list[len(list)-1]) == deepTiles {
				list = append(list, nil)
			}
			list[len(list)-1] = append(list[len(list)-1], c)
		}
	}
	return list
}

// newDeepClass lays out a class whose databases are still to be computed.
func newDeepClass(g *grid, blank int) *deepClass {
	c := &deepClass{grid: g, goalBlank: blank, views: 1}
	for i, cells := range g.deepPartition(blank) {
		c.patterns = append(c.patterns, newWidePattern(g, cells))
		for _, tile := range cells {
			c.group[0][tile] = uint8(i)
		}
	}
	m := g.mirror(blank)
	for cell := range g.n {
		c.mirror[0][cell] = uint8(cell)
		if m != nil {
			c.views = 2
			c.mirror[1][cell], c.group[1][cell] = uint8(m[cell]), c.group[0][m[cell]]
		}
	}
	c.low = make([]uint32, 1<<deepLow)
	for set := range c.low {
		c.low[set] = uint32(rank(uint64(set)))
	}
	c.high = make([][]uint32, deepTiles+1)
	for below := range c.high {
		c.high[below] = make([]uint32, 1<<(g.n-deepLow))
		for set := range c.high[below] {
			if bits.OnesCount(uint(set)) <= deepTiles-below {
				first := uint64(1)<<below - 1
				c.high[below][set] = uint32(rank(uint64(set)<<deepLow|first) - rank(first))
			}
		}
	}
	c.fillMoves()
	return c
}

func (c *deepClass) fillMoves() {
	c.away = make([]uint8, 1<<15)
	c.next = make([][]uint32, c.n)
	for last := range c.n {
		c.next[last] = make([]uint32, c.n)
	}
	for blank := range c.n {
		for _, to := range c.neighbours[blank] {
			if to == none {
				continue
			}
			c.next[to][blank] = c.blankMoves(int(to), blank)
			for tile := range c.n {
				if c.dist(tile, blank) > c.dist(tile, int(to)) {
					c.away[(tile*32+int(to))*32+blank] = 1
				}
			}
		}
	}
}

// blankMoves packs the neighbours of the blank except last, 5 bits each, below a 1 bit that marks the end.
func (c *deepClass) blankMoves(last, blank int) uint32 {
	moves := uint32(1)
	for _, to := range c.neighbours[blank] {
		if to != none && int(to) != last {
			moves = moves<<5 | uint32(to)
		}
	}
	return moves
}

// entry returns the excess of a placement.
func (c *deepClass) entry(pattern uint8, p placement) uint8 {
	low := p.set & (1<<deepLow - 1)
	return c.patterns[pattern].entryOf(c.low[low]+c.high[bits.OnesCount32(low)][p.set>>deepLow], p.order)
}

// deepState is a board in a deep search. slack is (limit - moves made - MD)/2; the board is within the limit while no
// view's sum of excesses is greater.
type deepState struct {
	board  [maxDeepCells]uint8 // cell -> content
	pair   [2]uint64           // the same, 5 bits a cell, without the last cell
	blank  uint8
	slack  uint8
	places [2][maxDeepPatterns]placement // view, pattern
	excess [2][maxDeepPatterns]uint8
	sum    [2]uint8
}

// stateOf returns the state of a task's board, of a search with the given limit.
func (c *deepClass) stateOf(k *task, limit int) (s deepState) {
	s.blank, s.slack = uint8(k.blank), uint8((limit-k.md())/2)
	for cell, t := range k.board {
		s.board[cell] = uint8(t)
		s.flip(cell, uint8(t))
	}
	for v := range c.views {
		var cellOf [maxDeepCells]uint8
		for cell, t := range k.board {
			cellOf[c.mirror[v][t]] = c.mirror[v][cell]
		}
		for g, p := range c.patterns {
			s.places[v][g] = p.place(cellOf[:])
			s.excess[v][g] = c.entry(uint8(g), s.places[v][g])
			s.sum[v] += s.excess[v][g]
		}
	}
	return s
}

// flip changes the bits of a cell in pair.
func (s *deepState) flip(cell int, change uint8) {
	switch {
	case cell < 12:
		s.pair[0] ^= uint64(change) << (5 * cell)
	case cell < 24:
		s.pair[1] ^= uint64(change) << (5*cell - 60)
	}
}

// estimate returns how much the databases add to MD.
func (s *deepState) estimate() int { return 2 * int(max(s.sum[0], s.sum[1])) }

// move makes next the state after the tile of the cell a has moved into the blank. It reports whether that is within the
// limit; if not, next means nothing.
func (c *deepClass) move(s, next *deepState, a uint8) bool {
	b, t := s.blank, s.board[a]
	slack := s.slack - c.away[(uint(t)*32+uint(a))*32+uint(b)]
	if slack > s.slack {
		return false
	}
	var places [2]placement
	var excess, sum [2]uint8
	for v := range c.views {
		g := c.group[v][t]
		places[v] = s.places[v][g].step(c.patterns[g], c.mirror[v][a], c.mirror[v][b])
		excess[v] = c.entry(g, places[v])
		sum[v] = s.sum[v] + excess[v] - s.excess[v][g]
		if sum[v] > slack {
			return false
		}
	}
	*next = *s
	for v := range c.views {
		g := c.group[v][t]
		next.places[v][g], next.excess[v][g] = places[v], excess[v]
	}
	next.sum, next.slack, next.blank = sum, slack, a
	next.board[b], next.board[a] = t, uint8(c.goalBlank)
	change := t ^ uint8(c.goalBlank)
	next.flip(int(a), change)
	next.flip(int(b), change)
	return true
}
