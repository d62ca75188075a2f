//go:build !js

package solve

import (
	"context"
	"math/bits"
	"runtime"
	"sync/atomic"

	"wildfifteen/puzzle"
)

// wideSet is the databases that are made on request for the goals of a class.
type wideSet struct {
	*grid
	goalBlank int
	patterns  []*widePattern
	class     *class     // on boards of up to 16 cells
	deep      *deepClass // on larger ones
}

// bytes returns the memory of the databases.
func (s *wideSet) bytes() (n int) {
	for _, p := range s.patterns {
		n += len(p.table)
	}
	return n
}

// canWiden reports whether there are such databases for boards of this shape.
func canWiden(g *grid) bool { return g.n > oneSizeCells && g.n <= maxDeepCells && g.w > 1 }

// newWideSet returns the databases for a goal, whose entries are still to be computed; nil if there are none for its size.
func newWideSet(goal puzzle.Board) *wideSet {
	k := taskOf(goal)
	switch {
	case !canWiden(k.grid):
		return nil
	case k.n > maxSmall:
		c := newDeepClass(k.grid, k.goalBlank)
		return &wideSet{grid: k.grid, goalBlank: k.goalBlank, patterns: c.patterns, deep: c}
	}
	c := newWide(k.grid, k.goalBlank)
	return &wideSet{grid: k.grid, goalBlank: k.goalBlank, patterns: c.wide.(*wide).patterns(), class: c}
}

// Widen makes the solvers that share the tables use larger databases for goals that have the blank where goal has it: those of
// seven and eight tiles on boards of 13 to 16 cells, and for [SolveDeep] those of six tiles on boards of up to 25. It reports
// whether there are such databases for that size. For 4x4 they take some 170 MB, twice that if the blank is beside a corner,
// and 500 MB while they are computed; for 5x5 150 MB. Solvers at work keep the tables they use. threads are those that
// compute, one a processor if threads < 1; progress, if not nil, is called now and then with the share of the work that is
// done. If ctx ends, the tables stay as they were, and the error is that of ctx.
func (t *Tables) Widen(ctx context.Context, goal puzzle.Board, threads int, progress func(share float64)) (ok bool, err error) {
	set := newWideSet(goal)
	if set == nil {
		return false, nil
	}
	if threads < 1 {
		threads = runtime.GOMAXPROCS(0)
	}
	done := 0
	for _, p := range set.patterns {
		b := newWideBuild(set.grid, p, set.goalBlank)
		if err := b.run(ctx, threads, func(share float64) {
			if progress != nil {
				progress((float64(done) + share*float64(len(p.table))) / float64(set.bytes()))
			}
		}); err != nil {
			return true, err
		}
		done += len(p.table)
	}
	t.keep(set)
	return true, nil
}

// keep makes solvers use databases.
func (t *Tables) keep(set *wideSet) {
	key := classKey{w: set.w, h: set.h, blank: set.goalBlank}
	t.keepSet(key, set)
	if set.class != nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.classes[key] = &classBuild{class: set.class}
	}
}

// keepSet keeps databases.
func (t *Tables) keepSet(key classKey, set keptSet) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.wides[key] = set
}

// wideOf returns the databases for a goal that the tables hold, or nil.
func (t *Tables) wideOf(goal puzzle.Board) *wideSet {
	k := taskOf(goal)
	t.mu.Lock()
	defer t.mu.Unlock()
	set, _ := t.wides[classKey{w: k.w, h: k.h, blank: k.goalBlank}].(*wideSet)
	return set
}

// wideBuild computes the entries of a pattern level by level, as patternBuild does, but on several threads: each takes sets
// of cells and collects what leads to them from the level before.
type wideBuild struct {
	*patternBuild
	into   *widePattern
	active []bool // by node: has boards in the last level, or in that before
	found  atomic.Int64
}

func newWideBuild(g *grid, p *widePattern, blank int) *wideBuild {
	b := &wideBuild{patternBuild: newPatternBuild(g, newPattern(g.n, p.cells), blank, nil, 0, nil), into: p}
	for b.prepared < b.parts() {
		b.prepare()
	}
	b.active = make([]bool, len(b.nodes.setOf))
	start := b.nextLevel[0]
	b.active[start] = true
	copy(b.bitmap(b.seen, start), b.bitmap(b.frontier, start))
	return b
}

// run computes all entries.
func (b *wideBuild) run(ctx context.Context, threads int, progress func(share float64)) error {
	all := int64(len(b.nodes.sets)) * int64(len(b.order))
	b.found.Store(1)
	parity := b.parity(b.nodes.setOf[b.nextLevel[0]])
	for b.depth = 1; ; b.depth++ {
		var states atomic.Int64
		sideBySide(threads, (len(b.nodes.sets)+wideSets-1)/wideSets, func(i int) {
			if ctx.Err() != nil {
				return
			}
			for set := i * wideSets; set < min((i+1)*wideSets, len(b.nodes.sets)); set++ {
				if b.parity(int32(set)) == (parity+b.depth)&1 {
					states.Add(b.collect(int32(set)))
				}
			}
		})
		if err := ctx.Err(); err != nil {
			return err
		}
		progress(float64(b.found.Load()) / float64(all))
		if states.Load() == 0 {
			return nil
		}
	}
}

// wideSets is the number of sets that a thread takes at once.
const wideSets = 16

// parity returns the parity of a set's cells on a chessboard, which each move changes.
func (b *wideBuild) parity(set int32) (p int) {
	for rest := b.nodes.sets[set]; rest != 0; rest &= rest - 1 {
		c := bits.TrailingZeros64(rest)
		p ^= (c%b.w + c/b.w) & 1
	}
	return p
}

// collect finds the boards of a level with the tiles in the cells of a set, and returns their number.
func (b *wideBuild) collect(set int32) (states int64) {
	for node := b.nodes.first[set]; node < b.nodes.first[set+1]; node++ {
		b.active[node] = b.pull(set, node) && b.settle(set, node, &states)
	}
	return states
}

// pull makes the boards of a node in the new level: those that are one move away from boards of the last level. It reports
// whether there are any.
func (b *wideBuild) pull(at int32, node int32) (any bool) {
	s := b.nodes
	set, region := s.sets[at], uint8(node-s.first[at])
	cells := s.region[int(at)*b.n:][:b.n]
	into := b.bitmap(b.frontier, node)
	k := len(b.cells)
	clear(into)
	for rest, pos := set, 0; rest != 0; rest, pos = rest&(rest-1), pos+1 {
		a := bits.TrailingZeros64(rest)
		for _, to := range b.neighbours[a] {
			if to == none || set>>to&1 != 0 || cells[to] != region {
				continue
			}
			before := set&^(1<<a) | 1<<to
			source := s.node(before, a, b.n)
			if !b.active[source] {
				continue
			}
			place := bits.OnesCount64(before & (1<<to - 1))
			spread(into, b.bitmap(b.frontier, source), b.moved[place*k+pos])
			any = true
		}
	}
	return any
}

// settle removes from a node of the new level the boards found before, counts the others and writes the entries of the
// placements that are reached for the first time. It reports whether any boards are left.
func (b *wideBuild) settle(set, node int32, states *int64) (left bool) {
	next, seen := b.bitmap(b.frontier, node), b.bitmap(b.seen, node)
	var distance [maxPattern][maxPattern]int // occupied cell, tile
	for rest, i := b.nodes.sets[set], 0; rest != 0; rest, i = rest&(rest-1), i+1 {
		for tile := range b.cells {
			distance[i][tile] = int(b.share[tile][bits.TrailingZeros64(rest)] >> 32)
		}
	}
	first := int(set) * b.into.stride
	for i, x := range next {
		x &^= seen[i]
		if next[i] = x; x == 0 {
			continue
		}
		left = true
		*states += int64(bits.OnesCount64(x))
		seen[i] |= x
		for region := b.nodes.first[set]; region < b.nodes.first[set+1]; region++ {
			if region != node {
				x &^= b.bitmap(b.seen, region)[i]
			}
		}
		b.found.Add(int64(bits.OnesCount64(x)))
		for ; x != 0; x &= x - 1 {
			order := i*64 + bits.TrailingZeros64(x)
			md := 0
			for i, tile := range b.order[order] {
				md += distance[i&7][tile&7]
			}
			if excess := (b.depth - md) / 2; excess > 0 {
				b.into.put(first, order, excess)
			}
		}
	}
	return left
}
