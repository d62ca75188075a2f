package space

import "math/bits"

// keptCells is the number of cells up to which the depth of every state is
// kept: a byte each, 1.8 MB for 5x2.
const keptCells = 10

// keeper remembers depths while the levels are found.
//
// Up to ten cells it keeps a byte a state. Above, it keeps the depth modulo
// four: the states next to one differ from it by at most one, so that tells
// which of them are nearer to the goal, and walking there counts the depth. In
// the single-tile metric the colour of the blank's cell gives the lower bit.
type keeper struct {
	bytes  []uint8    // depth+1, 0 where not found; at layout.index
	planes [][]uint64 // planes[0]: depth&2, planes[1]: depth&1 where it is needed
}

func newKeeper(l *layout, o Options) *keeper {
	k := &keeper{}
	switch {
	case l.cells <= keptCells:
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

// planes returns how many bits of a depth must be kept.
func planes(m Metric) int {
	if m == MTM {
		return 2
	}
	return 1
}

// level notes the states of a block of a new level. Several goroutines may
// note different blocks at once.
func (k *keeper) level(l *layout, cell, b int, block []uint64, depth int) {
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

// modFour returns a state's depth modulo four, from the planes.
func (k *keeper) modFour(l *layout, c code) int {
	at := c.cell*l.words + c.word
	d := int(k.planes[0][at]>>c.bit&1) << 1
	if len(k.planes) > 1 {
		return d | int(k.planes[1][at]>>c.bit&1)
	}
	return d | (l.colour(c.cell) ^ l.colour(l.goal))
}

// walk returns a state's depth from the planes of a whole space: it goes to
// the goal, one level nearer each time. It changes s.
func (k *keeper) walk(l *layout, s state, m Metric) int {
	c, _ := l.encode(s)
	depth := 0
	for here := k.modFour(l, c); c != (code{cell: l.goal}); depth++ {
		here = (here + 3) & 3
		c = k.nearer(l, &s, m, here)
	}
	return depth
}
