package space

import (
	"math/rand/v2"

	"wildfifteen/puzzle"
)

// Space is what is known of a state space after a run. It holds the bitmaps of
// the run (see [Need]); a caller that wants the numbers alone can keep Counts
// and drop the rest. Its methods change nothing and may be called from several
// goroutines, Draw with a source of random numbers of its own each.
type Space struct {
	Size   puzzle.Size
	Goal   puzzle.Board
	Metric Metric
	Counts []uint64 // number of boards at depth 0, 1, 2, ...

	complete bool
	store    store
}

// store is what answers questions about single boards.
type store interface {
	each(yield func(puzzle.Board) bool) // the boards of the last level
	keeps() bool
	depth(b puzzle.Board) (int, bool)
	draw(r *rand.Rand, depth int, counts []uint64) (puzzle.Board, bool)
}

// Complete reports whether the whole space was searched; false when the run
// stopped at Options.MaxDepth before the end.
func (s *Space) Complete() bool { return s.complete }

// Total returns the number of boards found: all of them if complete.
func (s *Space) Total() uint64 {
	sum := uint64(0)
	for _, n := range s.Counts {
		sum += n
	}
	return sum
}

// Radius returns the last depth found: the most moves that any board needs, if
// complete.
func (s *Space) Radius() int { return len(s.Counts) - 1 }

// Mean returns the mean depth of the boards found, the goal included.
func (s *Space) Mean() float64 {
	sum := 0.0
	for d, n := range s.Counts {
		sum += float64(d) * float64(n)
	}
	return sum / float64(s.Total())
}

// Deepest returns the number of boards at the last depth.
func (s *Space) Deepest() uint64 { return s.Counts[s.Radius()] }

// Hardest returns the first n boards of the last depth found, all of them if n
// is negative or larger than their number, always in the same order.
// Cost: one pass over the bitmaps.
func (s *Space) Hardest(n int) []puzzle.Board {
	var list []puzzle.Board
	if n == 0 {
		return nil
	}
	s.store.each(func(b puzzle.Board) bool {
		list = append(list, b)
		return len(list) != n
	})
	return list
}

// Keeps reports whether Depth answers: up to ten cells always, above if the
// run was complete and Options.Keep was set.
func (s *Space) Keeps() bool { return s.store.keeps() }

// Depth returns the fewest moves, in the space's metric, from a board to the
// goal. ok is false for a board of another size or other labels, for one that
// cannot be solved, for one deeper than the run went, and if nothing was kept.
// Cost: O(cells) up to ten cells; above, that for every move of a solution.
func (s *Space) Depth(b puzzle.Board) (depth int, ok bool) { return s.store.depth(b) }

// Draw returns a board drawn uniformly from those of a depth. Up to ten cells
// any depth found can be drawn from; above, only the last one found: run again
// with Options.MaxDepth set to the depth wanted. ok is false otherwise.
// Cost: one pass over the bitmaps or the kept depths.
func (s *Space) Draw(r *rand.Rand, depth int) (b puzzle.Board, ok bool) {
	if depth < 0 || depth >= len(s.Counts) {
		return puzzle.Board{}, false
	}
	return s.store.draw(r, depth, s.Counts)
}

// maps is the store of a run on bitmaps.
type maps struct {
	frame    *frame
	metric   Metric
	last     *set
	parity   int // of the last depth
	keep     *keeper
	complete bool
}

// codes calls yield for each state of the last level. In the single-tile
// metric the other colour's bitmaps hold the level before it.
func (m *maps) codes(yield func(code) bool) {
	l := m.frame.l
	for cell := range l.cells {
		other := (l.colour(cell)^l.colour(l.goal))&1 != m.parity
		if m.metric == STM && other {
			continue
		}
		if !m.last.each(cell, yield) {
			return
		}
	}
}

func (m *maps) each(yield func(puzzle.Board) bool) {
	m.codes(func(c code) bool { return yield(m.frame.board(c)) })
}

func (m *maps) keeps() bool {
	return m.keep != nil && (m.keep.bytes != nil || m.complete)
}

func (m *maps) depth(b puzzle.Board) (int, bool) {
	s, ok := m.frame.state(b)
	if !ok || !m.keeps() {
		return 0, false
	}
	c, ok := m.frame.l.encode(s)
	if !ok {
		return 0, false
	}
	if m.keep.bytes != nil {
		d := int(m.keep.bytes[m.frame.l.index(c)]) - 1
		return max(d, 0), d >= 0
	}
	return m.keep.walk(m.frame.l, s, m.metric), true
}

func (m *maps) draw(r *rand.Rand, depth int, counts []uint64) (b puzzle.Board, ok bool) {
	skip := r.Uint64N(counts[depth])
	switch {
	case m.keep != nil && m.keep.bytes != nil:
		for i, d := range m.keep.bytes {
			if int(d) != depth+1 {
				continue
			}
			if skip == 0 {
				return m.frame.board(m.frame.l.place(i)), true
			}
			skip--
		}
	case depth == len(counts)-1:
		m.codes(func(c code) bool {
			if skip == 0 {
				b, ok = m.frame.board(c), true
				return false
			}
			skip--
			return true
		})
	}
	return b, ok
}
