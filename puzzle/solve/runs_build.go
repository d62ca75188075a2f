//go:build !js

package solve

import (
	"context"
	"math/bits"
	"sync/atomic"
)

// runBuild computes the database of a view level by level, on several threads: each takes the words of some orders and marks
// what leads to their positions of the last level.
type runBuild struct {
	*runRank
	tables [2][]uint64 // by axis
	entry  uint64      // of the last level
}

// runFirsts is the number of orders of the first eight tiles that a thread takes at once.
const runFirsts = 64

// build computes the entries of a view. Those of the positions that no level reaches stay runCap.
func (c *runClass) build(ctx context.Context, view, threads int, progress func(share float64)) error {
	b := &runBuild{runRank: c.rank}
	for axis := range b.tables {
		b.tables[axis] = c.tables[axis][view]
		for i := range b.tables[axis] {
			b.tables[axis][i] = 1<<64 - 1
		}
	}
	for depth := range rimDepth + 2 {
		for axis, boards := range c.level(depth) {
			for board := range boards {
				s := c.state(board, uint32(axis))
				b.mark(axis, uint32(s.along>>(32*view)), 1<<(4*s.blank), uint64(max(0, depth-rimDepth)))
			}
		}
	}
	for b.entry = 1; b.entry < runCap-1; b.entry++ {
		for axis := range uint32(2) {
			b.spread(ctx, axis, threads)
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		progress(float64(b.entry) / (runCap - 2))
	}
	return nil
}

// mark sets entries of an order that are not set yet: those of the cells of the blank that cells has a bit for.
func (b *runBuild) mark(axis int, order uint32, cells, entry uint64) {
	word := &b.tables[axis][b.of(order)]
	if cells = entriesLike(atomic.LoadUint64(word), runCap) & cells; cells != 0 {
		atomic.AndUint64(word, ^(cells * (runCap ^ entry))) // others may mark the same entries, but in the same way
	}
}

// entriesLike returns the lowest bit of each entry of a word that has the given value.
func entriesLike(word, entry uint64) uint64 {
	const each = 0x1111_1111_1111_1111
	x := word ^ entry*each
	x |= x >> 1
	x |= x >> 2
	return ^x & each
}

// spread marks all positions from which a move along the other axis leads to a position of the last level.
func (b *runBuild) spread(ctx context.Context, axis uint32, threads int) {
	sideBySide(threads, len(b.first)/runFirsts, func(i int) {
		if ctx.Err() != nil {
			return
		}
		for first := uint32(i * runFirsts); first < uint32((i+1)*runFirsts); first++ {
			if b.first[first] != noRun {
				b.spreadFirst(axis, first)
			}
		}
	})
}

// spreadFirst is spread for the orders with the same first tiles.
func (b *runBuild) spreadFirst(axis, first uint32) {
	rest := b.rest(first)
	words := b.tables[axis][b.first[first]:][:len(rest)]
	for i, last := range rest {
		for found := entriesLike(words[i], b.entry); found != 0; found &= found - 1 {
			blank := uint32(bits.TrailingZeros64(found)) / 4
			across := acrossCell(blank)
			line := uint64(0x1111) << (16 * (across >> 2)) &^ (1 << (4 * across))
			b.mark(int(1-axis), acrossOrder(first|uint32(last)<<16, blank), line, b.entry+1)
		}
	}
}

// acrossOrder returns the order across, given the order along and the cell of the blank there.
func acrossOrder(order, blank uint32) uint32 {
	low := uint32(1)<<(2*blank) - 1
	x := order&low | order&^low<<2 // with the blank, as a 4x4 matrix
	y := (x ^ x>>6) & 0x00cc_00cc
	x ^= y ^ y<<6
	y = (x ^ x>>12) & 0x0000_f0f0
	x ^= y ^ y<<12
	low = 1<<(2*acrossCell(blank)) - 1
	return x&low | x>>2&^low
}
