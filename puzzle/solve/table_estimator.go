package solve

import "sync"

// maxGuided is the most cells of a board that databases of small patterns can
// guide a beam search on.
const maxEstimatorCells = 25

// guide estimates what is left on boards of up to maxGuided cells, for judging
// them, by additive pattern databases of four tiles: each board is divided in
// several ways (views), and the views' sums are added up, which tells more boards
// apart than their maximum. It is read-only once built.
type tableEstimator struct {
	*grid
	goalBlank int
	table     []byte // all databases' entries, 4 to a byte
	patterns  []pattern
	base      []uint32 // pattern -> first entry
	group     [estimatorViews][maxEstimatorCells]uint8
	groups    []estimatorGroup
	keys      [maxEstimatorCells][maxEstimatorCells]uint64 // content, cell
	distance  [maxEstimatorCells][maxEstimatorCells]int16  // distance of two cells
}

const (
	estimatorViews = 4
	estimatorTiles = 4
)

// guideGroup is where a view's pattern finds its entry: the tiles looked at, and
// each one's share of the index by its cell. A view that is another's mirror
// image uses its databases.
type estimatorGroup struct {
	view  int
	base  uint32
	tiles [estimatorTiles]uint8
	share [estimatorTiles][maxEstimatorCells]uint32
}

func canEstimate(g *grid) bool { return g.n <= maxEstimatorCells && g.w > 1 }

func newTableEstimator(g *grid, blank int) *tableEstimator {
	u := &tableEstimator{grid: g, goalBlank: blank}
	mirror := g.mirror(blank)
	size := uint32(0)
	for v, view := range [estimatorViews][][]int{
		strips(g, blank, 2, false), strips(g, blank, 2, true),
		strips(g, blank, 1, false), strips(g, blank, 1, true),
	} {
		for _, cells := range view {
			for _, c := range cells {
				u.group[v][c] = uint8(len(u.groups))
			}
			if at := u.mirrored(cells, mirror); at >= 0 {
				u.add(v, cells, u.patterns[at], u.base[at], mirror)
				continue
			}
			p := newPattern(g.n, cells)
			u.add(v, cells, p, size, nil)
			u.patterns, u.base = append(u.patterns, p), append(u.base, size)
			size += p.paddedEntries(g.n)
		}
	}
	u.table = make([]byte, size/4)
	for a := range g.n {
		for b := range g.n {
			u.keys[a][b] = key(a, b, g.n)
			u.distance[a][b] = int16(g.dist(a, b))
		}
	}
	return u
}

// add lays out a group that uses a pattern's entries, as it is or in the mirror.
func (u *tableEstimator) add(view int, cells []int, p pattern, base uint32, mirror []int) {
	g := estimatorGroup{view: view, base: base}
	for j, tile := range cells {
		g.tiles[j] = uint8(tile)
		for c := range u.n {
			to := c
			if mirror != nil {
				to = mirror[c]
			}
			g.share[j][c] = uint32(to) * p.weight[j]
		}
	}
	u.groups = append(u.groups, g)
}

// mirrored is the pattern whose mirror image has these cells, or -1.
func (u *tableEstimator) mirrored(cells, mirror []int) int {
	if mirror == nil {
		return -1
	}
	for i, p := range u.patterns {
		same := len(p.cells) == len(cells)
		for j := 0; same && j < len(cells); j++ {
			same = mirror[cells[j]] == p.cells[j]
		}
		if same {
			return i
		}
	}
	return -1
}

// strips divides the tiles into patterns along a way through the board: strips
// of two rows (the first of so many), there and back again; turned, columns
// take the place of rows.
func strips(g *grid, blank, first int, turned bool) (groups [][]int) {
	w, h := g.w, g.h
	if turned {
		w, h = h, w
	}
	var order []int
	for y, rows, back := 0, first, false; y < h; y, rows, back = y+rows, 2, !back {
		for x := range w {
			if back {
				x = w - 1 - x
			}
			for r := y; r < min(y+rows, h); r++ {
				c := r*w + x
				if turned {
					c = x*h + r
				}
				if c != blank {
					order = append(order, c)
				}
			}
		}
	}
	for len(order) > 0 {
		k := min(estimatorTiles, len(order))
		groups = append(groups, order[:k])
		order = order[k:]
	}
	return groups
}

// excess is what a group's database says above MD, halved; where maps tiles to
// cells.
func (u *tableEstimator) excess(group uint8, cellOf *[maxEstimatorCells]uint8) int16 {
	g := &u.groups[group]
	i := g.base
	for j := range estimatorTiles { // unused places have no share
		i += g.share[j][cellOf[g.tiles[j]]]
	}
	return int16(u.table[i>>2] >> (i & 3 * 2) & 3)
}

// guideBuild is a guide and what is left to do for it.
type tableEstimatorBuild struct {
	mu        sync.Mutex
	estimator *tableEstimator
	next      int // pattern
	build     *patternBuild
	finished  *patternBuild // the last one, while there are more to come
}

// step computes on for about budget units; the guide is nil until it is whole.
func (b *tableEstimatorBuild) step(budget int) (used int, g *tableEstimator) {
	b.mu.Lock()
	defer b.mu.Unlock()
	u := b.estimator
	if b.next == len(u.patterns) {
		return 1, u
	}
	if b.build == nil {
		b.build = newPatternBuild(u.grid, u.patterns[b.next], u.goalBlank, u.table, u.base[b.next], b.finished)
		b.finished = nil
	}
	n, done := b.build.step(budget)
	if done {
		b.build, b.finished = nil, b.build
		if b.next++; b.next == len(u.patterns) {
			b.finished = nil
		}
	}
	return used + n, nil
}
