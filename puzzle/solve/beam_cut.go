package solve

import "slices"

// cut chooses the best of many candidates by their scores: all up to a score
// above the lowest, and as many of that score as there is room for.
type cut struct {
	count          []int32 // candidates by score above the lowest
	lowest, cutoff int32
	atCutoff       int
}

// set finds where to cut so that at most width of n candidates are taken.
func (c *cut) set(n, width int, score func(i int) int32) {
	if n == 0 {
		c.cutoff, c.atCutoff = 0, 0
		return
	}
	lo, hi := score(0), score(0)
	for i := range n {
		lo, hi = min(lo, score(i)), max(hi, score(i))
	}
	size := int(hi-lo) + 1
	c.count = slices.Grow(c.count[:0], size)[:size]
	clear(c.count)
	for i := range n {
		c.count[score(i)-lo]++
	}
	c.lowest, c.cutoff, c.atCutoff = lo, 0, width
	for int(c.cutoff) < size && int(c.count[c.cutoff]) <= c.atCutoff {
		c.atCutoff -= int(c.count[c.cutoff])
		c.cutoff++
	}
}

// takes reports, for the candidates one after the other, whether to take each.
func (c *cut) take(score int32) bool {
	above := score - c.lowest
	if above == c.cutoff && c.atCutoff > 0 {
		c.atCutoff--
		return true
	}
	return above < c.cutoff
}
