package puzzle

import "slices"

// wildCounted is the number of cells up to which WildChances follows all lines: there are 276 on 4x4, each counted in one
// direction only.
const wildCounted = 16

// WildChances returns, for each cell, the chance that it is the place-th cell, from 0, of a line that [WildPath] draws; so
// with the last place, how often a wild goal has its blank there. It follows all that WildPath can choose, so the chances are
// exact but for rounding. ok is false for boards of one row or column or of more than 16 cells, and for a place that the line
// does not have.
func WildChances(size Size, place int) (chances []float64, ok bool) {
	n := size.Cells()
	if !size.Playable() || n > wildCounted || place < 0 || place >= n {
		return nil, false
	}
	w := wildLines{known: map[string]int{}}
	w.find(newLine(size))
	chances = make([]float64, n)
	for i, share := range w.mixed(backbites(n)) {
		for coins := range uint64(16) {
			chances[w.lines[i].path(coins).Cell(place)] += share / 16
		}
	}
	return chances, true
}

// wildLines are the lines that backbites make of the snake. The two directions of a line are one: WildPath reverses it at random
// in the end.
type wildLines struct {
	lines []*line
	known map[string]int // the index of a line
	next  [][8]int       // what each backbite makes of it
}

// find finds all lines that can be reached from one.
func (w *wildLines) find(first *line) {
	w.index(first)
	for i := 0; i < len(w.lines); i++ {
		var next [8]int
		for bits := range next {
			l := w.lines[i].clone()
			l.backbite(bits&1 == 0, Dir(bits>>1))
			next[bits] = w.index(l)
		}
		w.next = append(w.next, next)
	}
}

// index returns the index of a line, which it keeps if it is new.
func (w *wildLines) index(l *line) int {
	n := len(l.ring)
	there, back := make([]byte, n), make([]byte, n)
	for i := range n {
		cell := byte(l.ring[l.wrap(l.head+i)])
		there[i], back[n-1-i] = cell, cell
	}
	key := min(string(there), string(back))
	i, ok := w.known[key]
	if !ok {
		i = len(w.lines)
		w.known[key] = i
		w.lines = append(w.lines, l)
	}
	return i
}

// mixed returns how likely each line is after so many random backbites of the first.
func (w *wildLines) mixed(steps int) []float64 {
	now := make([]float64, len(w.lines))
	now[0] = 1
	for range steps {
		then := make([]float64, len(now))
		for i, share := range now {
			for _, j := range w.next[i] {
				then[j] += share / 8
			}
		}
		now = then
	}
	return now
}

// clone returns a copy.
func (l *line) clone() *line {
	return &line{size: l.size, head: l.head, ring: slices.Clone(l.ring), index: slices.Clone(l.index)}
}
