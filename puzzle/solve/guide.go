package solve

import "sync"

// maxGuided is the most cells of a board that databases of small patterns can
// guide a beam search on.
const maxGuided = 25

// guide estimates what is left on boards of up to maxGuided cells, for judging
// them, by additive pattern databases of four tiles: each board is divided in
// several ways (views), and the views' sums are added up, which tells more boards
// apart than their maximum. It is read-only once built.
type guide struct {
	*grid
	goalBlank int
	table     []byte // all databases' entries, 4 to a byte
	patterns  []pattern
	base      []uint32 // pattern -> first entry
	group     [guideViews][maxGuided]uint8
	groups    []guideGroup
	keys      [maxGuided][maxGuided]uint64 // content, cell
	apart     [maxGuided][maxGuided]int16  // distance of two cells
}

const (
	guideViews = 4
	guideTiles = 4
)

// guideGroup is where a view's pattern finds its entry: the tiles looked at, and
// each one's share of the index by its cell. A view that is another's mirror
// image uses its databases.
type guideGroup struct {
	view  int
	base  uint32
	tiles [guideTiles]uint8
	part  [guideTiles][maxGuided]uint32
}

func canGuide(g *grid) bool { return g.n <= maxGuided && g.w > 1 }

func newGuide(g *grid, blank int) *guide {
	u := &guide{grid: g, goalBlank: blank}
	mirror := g.mirror(blank)
	size := uint32(0)
	for v, view := range [guideViews][][]int{
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
			size += p.room(g.n)
		}
	}
	u.table = make([]byte, size/4)
	for a := range g.n {
		for b := range g.n {
			u.keys[a][b] = key(a, b, g.n)
			u.apart[a][b] = int16(g.dist(a, b))
		}
	}
	return u
}

// add lays out a group that uses a pattern's entries, as it is or in the mirror.
func (u *guide) add(view int, cells []int, p pattern, base uint32, mirror []int) {
	g := guideGroup{view: view, base: base}
	for j, tile := range cells {
		g.tiles[j] = uint8(tile)
		for c := range u.n {
			to := c
			if mirror != nil {
				to = mirror[c]
			}
			g.part[j][c] = uint32(to) * p.weight[j]
		}
	}
	u.groups = append(u.groups, g)
}

// mirrored is the pattern whose mirror image has these cells, or -1.
func (u *guide) mirrored(cells, mirror []int) int {
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
	var way []int
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
					way = append(way, c)
				}
			}
		}
	}
	for len(way) > 0 {
		k := min(guideTiles, len(way))
		groups = append(groups, way[:k])
		way = way[k:]
	}
	return groups
}

// excess is what a group's database says above MD, halved; where maps tiles to
// cells.
func (u *guide) excess(group uint8, where *[maxGuided]uint8) int16 {
	g := &u.groups[group]
	i := g.base
	for j := range guideTiles { // unused places have no share
		i += g.part[j][where[g.tiles[j]]]
	}
	return int16(u.table[i>>2] >> (i & 3 * 2) & 3)
}

// guideBuild is a guide and what is left to do for it.
type guideBuild struct {
	mu    sync.Mutex
	guide *guide
	next  int // pattern
	build *patternBuild
	ended *patternBuild // the last one, while there are more to come
}

// step computes on for about budget units; the guide is nil until it is whole.
func (b *guideBuild) step(budget int) (used int, g *guide) {
	b.mu.Lock()
	defer b.mu.Unlock()
	u := b.guide
	if b.next == len(u.patterns) {
		return 1, u
	}
	if b.build == nil {
		b.build = newPatternBuild(u.grid, u.patterns[b.next], u.goalBlank, u.table, u.base[b.next], b.ended)
		b.ended = nil
	}
	n, done := b.build.step(budget)
	if done {
		b.build, b.ended = nil, b.build
		if b.next++; b.next == len(u.patterns) {
			b.ended = nil
		}
	}
	return used + n, nil
}
