package experiment

import (
	"math"

	"wildfifteen/puzzle"
)

// Places counts how often each tile came to each cell. A tile is known by its cell in the goal, so that boards of different
// goals can be counted together; the blank is counted as a tile.
type Places struct {
	cells  int
	counts []int64 // tile * cells + cell
	n      int64   // boards
}

// add counts a game's scramble.
func (p *Places) add(g puzzle.Game) {
	if p.counts == nil {
		p.cells = g.Goal.Size().Cells()
		p.counts = make([]int64, p.cells*p.cells)
	}
	for cell := range p.cells {
		p.counts[g.Goal.CellOf(g.Scramble.At(cell))*p.cells+cell]++
	}
	p.n++
}

// merge adds what q has counted.
func (p *Places) merge(q *Places) {
	if p.counts == nil {
		p.cells, p.counts = q.cells, make([]int64, len(q.counts))
	}
	for i, n := range q.counts {
		p.counts[i] += n
	}
	p.n += q.n
}

// ChiSquare compares the counts with those of an even mix, in which each tile comes to each cell equally often. The more
// uneven they are, the larger is chi2. An even mix gives about freedom, the degrees of freedom, and z, how many standard
// deviations chi2 lies above that, is between -2 and 2 in 95 of 100 experiments.
//
// In one board the places of the tiles exclude each other. That makes the usual sum larger by n/(n-1) on a board of n cells,
// which is taken back here.
func (p *Places) ChiSquare() (chi2 float64, freedom int, z float64) {
	if p.n == 0 || p.cells < 2 {
		return 0, 0, 0
	}
	n := float64(p.cells)
	want := float64(p.n) / n
	for _, count := range p.counts {
		away := float64(count) - want
		chi2 += away * away / want
	}
	chi2 *= (n - 1) / n
	freedom = (p.cells - 1) * (p.cells - 1)
	k := 2 / (9 * float64(freedom)) // Wilson and Hilferty: the cube root of chi2/freedom is nearly normal
	return chi2, freedom, (math.Cbrt(chi2/float64(freedom)) - (1 - k)) / math.Sqrt(k)
}
