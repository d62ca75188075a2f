package solve

import "slices"

// trail is the tree of the steps of a search: each node is the step that led to it from its parent. It grows
// in parts of fixed size, so that it is never copied.
type trail struct {
	parts [][]uint32 // parent<<2 | direction
	n     uint32
}

const trailPart = 1 << 16

// add adds a step and returns its node. The first node is the root; its parent and step mean nothing.
func (t *trail) add(parent uint32, d uint8) uint32 {
	if t.n/trailPart == uint32(len(t.parts)) {
		t.parts = append(t.parts, make([]uint32, trailPart))
	}
	node := t.n
	t.parts[node/trailPart][node%trailPart] = parent<<2 | uint32(d)
	t.n++
	return node
}

// path returns the steps from the root to a node.
func (t *trail) path(node uint32) (steps []uint8) {
	for node != 0 {
		step := t.parts[node/trailPart][node%trailPart]
		steps = append(steps, uint8(step&3))
		node = step >> 2
	}
	slices.Reverse(steps)
	return steps
}
