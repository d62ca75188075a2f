package solve

import "sync"

// maxEstimatorCells is the maximum number of cells of a board for a tableEstimator.
const maxEstimatorCells = 64

// tableEstimator estimates the moves left on boards of up to maxEstimatorCells cells, by additive pattern
// databases of three to five tiles. It divides the tiles in several ways (views) and adds up the sums of all views.
// The total is not a lower bound, but it tells more boards apart than the highest of the sums. It is
// read-only once complete.
type tableEstimator struct {
	*grid
	goalBlank int
	table     []byte // entries of all databases, 4 to a byte
	patterns  []pattern
	base      []uint32                                 // pattern -> first entry
	group     [estimatorViews][maxEstimatorCells]uint8 // view, tile -> group
	groups    []estimatorGroup
	keys      [maxEstimatorCells][maxEstimatorCells]uint64 // content, cell -> see key
	far       [maxEstimatorCells][maxEstimatorCells]int32  // between two cells, see far
	distance  [maxEstimatorCells][maxEstimatorCells]int16  // between two cells
}

const (
	estimatorViews = 4
	estimatorTiles = 5 // at most
)

// estimatorGroup is one pattern of one view. If the view is the mirror image of another view, the group uses the database of its
// mirror image there.
type estimatorGroup struct {
	view  int
	place uint8 // of its excess in the word of the view, in bits
	base  uint32
	size  int // number of tiles
	tiles [estimatorTiles]uint8
	image *[maxEstimatorCells]uint8 // cell -> cell in the database
}

// canEstimate reports whether boards of this shape can have a tableEstimator.
func canEstimate(g *grid) bool { return g.n <= maxEstimatorCells && g.w > 1 }

// Up to earlyCells cells the small databases are computed before windows are searched, because that takes only moments.
const earlyCells = 36

// Boards of more than moreTilesCells cells have no large databases with more tiles than the small ones.
const moreTilesCells = 49

// patternTiles returns the number of tiles of the patterns for boards of n cells. The large databases take up to 35 MB,
// or 70 MB for a goal without a mirror image.
func patternTiles(n int, large bool) int {
	switch {
	case n <= 25 && large:
		return 5
	case n <= 25 || n <= moreTilesCells && large:
		return 4
	}
	return 3
}

// newTableEstimator lays out the databases of an estimator, with patterns of so many tiles. Their entries are still to be
// computed.
func newTableEstimator(g *grid, blank, tiles int) *tableEstimator {
	u := &tableEstimator{grid: g, goalBlank: blank}
	mirror := g.mirror(blank)
	var asIs, inMirror [maxEstimatorCells]uint8
	for c := range g.n {
		asIs[c] = uint8(c)
		if mirror != nil {
			inMirror[c] = uint8(mirror[c])
		}
	}
	size := uint32(0)
	for v, view := range [estimatorViews][][]int{
		strips(g, blank, tiles, 2, false), strips(g, blank, tiles, 2, true),
		strips(g, blank, tiles, 1, false), strips(g, blank, tiles, 1, true),
	} {
		for _, cells := range view {
			for _, c := range cells {
				u.group[v][c] = uint8(len(u.groups))
			}
			if at := u.mirrored(cells, mirror); at >= 0 {
				u.add(v, cells, u.base[at], &inMirror)
				continue
			}
			p := newPattern(g.n, cells)
			u.add(v, cells, size, &asIs)
			u.patterns, u.base = append(u.patterns, p), append(u.base, size)
			size += p.paddedSize()
		}
	}
	u.table = make([]byte, size/4)
	for a := range g.n {
		for b := range g.n {
			u.keys[a][b] = key(a, b, g.n)
			u.distance[a][b] = int16(g.dist(a, b))
			u.far[a][b] = far(g.dist(a, b), tableFar)
		}
	}
	return u
}

// add adds a group that uses the database of a pattern, as it is or in the mirror.
func (u *tableEstimator) add(view int, cells []int, base uint32, image *[maxEstimatorCells]uint8) {
	g := estimatorGroup{view: view, base: base, size: len(cells), image: image}
	for _, other := range u.groups {
		if other.view == view {
			g.place += 2
		}
	}
	for j, tile := range cells {
		g.tiles[j] = uint8(tile)
	}
	u.groups = append(u.groups, g)
}

// mirrored returns the index of the pattern whose mirror image has these cells, or -1.
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

// strips divides the tiles into patterns along a line through the board, each of the given number of tiles but the last, which may
// have fewer. The line runs back and forth in strips of two rows, the first strip having the given number of rows. If turned, the
// strips are columns.
func strips(g *grid, blank, tiles, first int, turned bool) (groups [][]int) {
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
		k := min(tiles, len(order))
		groups = append(groups, order[:k])
		order = order[k:]
	}
	return groups
}

// excess returns the excess (see pattern) of the tiles of a group. cellOf maps tiles to cells. No cell or tile is changed by & 63,
// which spares a check of each index where searches spend their time.
func (u *tableEstimator) excess(g *estimatorGroup, cellOf *[maxEstimatorCells]uint8) uint8 {
	i, n := uint32(0), uint32(u.n)
	for j := g.size - 1; j >= 0; j-- {
		i = i*n + uint32(g.image[cellOf[g.tiles[j]&63]&63]&63)
	}
	i += g.base
	return u.table[i>>2] >> (i & 3 * 2) & 3
}

// tableEstimatorBuild is an estimator and the progress of computing it.
type tableEstimatorBuild struct {
	mu        sync.Mutex
	estimator *tableEstimator
	next      int // index of the next pattern
	build     *patternBuild
	finished  *patternBuild // the previous build, finished; the next one reuses its buffers
}

// step computes for about budget units (see patternBuild.step). It returns the estimator once that is
// complete, else nil.
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

// complete reports whether the estimator is complete.
func (b *tableEstimatorBuild) complete() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.next == len(b.estimator.patterns)
}
