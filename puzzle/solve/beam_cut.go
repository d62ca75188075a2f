package solve

import "slices"

// cut selects the candidates with the lowest scores: all with a score below the cutoff, and some with the
// cutoff score, until there are width of them.
type cut struct {
	count          []int32 // number of candidates by score - lowest
	lowest, cutoff int32   // the lowest score; the cutoff score - lowest
	atCutoff       int     // number of candidates with the cutoff score still to be taken
}

// set finds the cutoff for n candidates.
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

// take reports whether to take a candidate. It must be called once for each candidate.
func (c *cut) take(score int32) bool {
	above := score - c.lowest
	if above == c.cutoff && c.atCutoff > 0 {
		c.atCutoff--
		return true
	}
	return above < c.cutoff
}
