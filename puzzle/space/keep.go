package space

import "math/bits"

// maxByteCells is the number of cells up to which the depth of every state is kept, one byte each: 1.8 MB for
// 5x2.
const maxByteCells = 10

// keeper remembers the depths of states while levels are found.
//
// Up to ten cells it keeps one byte for each state. Above that it keeps the depth modulo four. The depths of
// neighbouring states differ by at most one, so the depth modulo four tells which neighbours are nearer to
// the goal. The depth is the number of steps to the goal along such neighbours. In the single-tile
// metric, the colour of the blank's cell (as on a chessboard) gives the lower bit.
type keeper struct {
	bytes  []uint8    // by layout.index: depth+1; 0: not found
	planes [][]uint64 // planes[0]: depth&2; planes[1]: depth&1, in the multi-tile metric
}

func newKeeper(l *layout, o Options) *keeper {
	k := &keeper{}
	switch {
	case l.cells <= maxByteCells:
		k.bytes = make([]uint8, l.cells*l.words*wordRanks)
	case o.Keep:
		k.planes = make([][]uint64, planes(o.Metric))
		for i := range k.planes {
			k.planes[i] = make([]uint64, l.cells*l.words)
		}
	default:
		return nil
	}
	return k
}

// planes returns the number of bits of a depth that must be kept.
func planes(m Metric) int {
	if m == MTM {
		return 2
	}
	return 1
}

// mark sets the depth of the states in a block of a new level. Several goroutines may mark different blocks
// at once.
func (k *keeper) mark(l *layout, cell, b int, block []uint64, depth int) {
	at := cell*l.words + b*l.block
	if k.bytes != nil {
		for i, x := range block {
			run := k.bytes[(at+i)*wordRanks:][:wordRanks]
			for ; x != 0; x &= x - 1 {
				run[bits.TrailingZeros64(x)&63] = uint8(depth + 1)
			}
		}
		return
	}
	for i, plane := range k.planes {
		if depth&(2>>i) == 0 {
			continue
		}
		plane = plane[at:][:len(block)]
		for j, x := range block {
			plane[j] |= x
		}
	}
}

// modFour returns the depth of a state modulo four.
func (k *keeper) modFour(l *layout, c code) int {
	if k.bytes != nil {
		return int(k.bytes[l.index(c)]-1) & 3
	}
	at := c.cell*l.words + c.word
	d := int(k.planes[0][at]>>c.bit&1) << 1
	if len(k.planes) > 1 {
		return d | int(k.planes[1][at]>>c.bit&1)
	}
	return d | (l.colour(c.cell) ^ l.colour(l.goal))
}

// walk goes from a state of a complete space to the goal, one level at a time. It changes s and calls step with each cell
// of the blank.
func (k *keeper) walk(l *layout, s state, m Metric, step func(blank int)) {
	c, _ := l.encode(s)
	for here := k.modFour(l, c); c != (code{cell: l.goal}); {
		here = (here + 3) & 3
		c = k.stepNearer(l, &s, m, here)
		step(c.cell)
	}
}

// depth returns the depth of a state of a complete space. It changes s.
func (k *keeper) depth(l *layout, s state, m Metric) (depth int) {
	k.walk(l, s, m, func(int) { depth++ })
	return depth
}
