package space

import (
	"math/rand/v2"

	"wildfifteen/puzzle"
)

// Space is the result of a run: the number of boards at each depth, and answers about single boards. It holds
// the memory of the run (see [Need]); a caller that needs only the numbers can keep Counts and drop the
// Space. All methods are safe for concurrent use, Draw if each caller has its own random generator.
type Space struct {
	Size   puzzle.Size
	Goal   puzzle.Board
	Metric Metric
	Counts []uint64 // number of boards at depth 0, 1, 2, ...

	complete bool
	store    store
}

// store answers questions about single boards.
type store interface {
	each(depth int, yield func(puzzle.Board) bool) // the boards of a depth that was found
	keeps() bool
	depth(b puzzle.Board) (int, bool)
	way(b puzzle.Board, step func(blank int)) // goes to the goal; b is one whose depth is known
	draw(r *rand.Rand, depth int, counts []uint64) (puzzle.Board, bool)
}

// Complete reports whether the whole space was searched. It is false if Options.MaxDepth ended the run earlier.
func (s *Space) Complete() bool { return s.complete }

// Total returns the number of boards found: all boards of the space if complete.
func (s *Space) Total() uint64 {
	sum := uint64(0)
	for _, n := range s.Counts {
		sum += n
	}
	return sum
}

// Radius returns the last depth found. If complete, it is the maximum of the fewest moves over all boards.
func (s *Space) Radius() int { return len(s.Counts) - 1 }

// Mean returns the mean depth of the boards found, including the goal.
func (s *Space) Mean() float64 {
	sum := 0.0
	for d, n := range s.Counts {
		sum += float64(d) * float64(n)
	}
	return sum / float64(s.Total())
}

// Deepest returns the number of boards at the last depth.
func (s *Space) Deepest() uint64 { return s.Counts[s.Radius()] }

// Hardest returns the first n boards of the last depth found, in an order that is always the same. It returns
// all of them if n is negative or greater than their number. It takes one pass over the bitmaps.
func (s *Space) Hardest(n int) []puzzle.Board {
	var list []puzzle.Board
	if n == 0 {
		return nil
	}
	for b := range s.Boards(s.Radius()) {
		if list = append(list, b); len(list) == n {
			break
		}
	}
	return list
}

// Keeps reports whether Depth can answer: always up to ten cells and in a space of [Near]; else, if Options.Keep was set and the
// run is complete.
func (s *Space) Keeps() bool { return s.store.keeps() }

// Depth returns the fewest moves, in the metric of the space, from a board to the goal. ok is false for a
// board of another size or with other labels, for one that is unsolvable or deeper than the run went, and if
// the depths were not kept. It takes O(cells) up to ten cells, a look through all boards in a space of [Near],
// else O(cells) for every move of a solution.
func (s *Space) Depth(b puzzle.Board) (depth int, ok bool) { return s.store.depth(b) }

// Way returns a solution with the fewest moves, in the metric of the space, from a board to the goal. ok is false where
// that of Depth is, and for a space that is not complete. It takes O(cells) for every move.
func (s *Space) Way(b puzzle.Board) (moves []puzzle.Move, ok bool) {
	if _, ok := s.Depth(b); !ok || !s.complete {
		return nil, false
	}
	blank := b.Blank()
	s.store.way(b, func(to int) {
		moves = append(moves, run(s.Size, blank, to))
		blank = to
	})
	return moves, true
}

// run returns the move that takes the blank from a cell to another one in the same row or column.
func run(size puzzle.Size, from, to int) puzzle.Move {
	switch x, y := to%size.W-from%size.W, to/size.W-from/size.W; {
	case x > 0:
		return puzzle.Move{Dir: puzzle.Left, N: x}
	case x < 0:
		return puzzle.Move{Dir: puzzle.Right, N: -x}
	case y > 0:
		return puzzle.Move{Dir: puzzle.Up, N: y}
	default:
		return puzzle.Move{Dir: puzzle.Down, N: -y}
	}
}

// Draw draws a board uniformly from those of a depth. Up to ten cells it can be any depth found; above that,
// only the last one: to draw from another depth, run again with that Options.MaxDepth. ok is false for any
// other depth. It takes one pass over the bitmaps or over the kept depths.
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
	deepest  int // the last depth
	keep     *keeper
	complete bool
}

// codes calls yield for each state of the last level. In the single-tile metric the bitmaps of the other
// colour hold the level before and are skipped.
func (m *maps) codes(yield func(code) bool) {
	l := m.frame.l
	for cell := range l.cells {
		other := (l.colour(cell)^l.colour(l.goal))&1 != m.deepest&1
		if m.metric == STM && other {
			continue
		}
		if !m.last.each(cell, yield) {
			return
		}
	}
}

func (m *maps) each(depth int, yield func(puzzle.Board) bool) {
	switch {
	case depth == m.deepest:
		m.codes(func(c code) bool { return yield(m.frame.board(c)) })
	case m.keep != nil:
		m.keep.each(m.frame.l, depth, func(c code) bool { return yield(m.frame.board(c)) })
	}
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
	return m.keep.depth(m.frame.l, s, m.metric), true
}

func (m *maps) way(b puzzle.Board, step func(blank int)) {
	s, _ := m.frame.state(b)
	m.keep.walk(m.frame.l, s, m.metric, func(blank int) { step(m.frame.l.fromTurned(blank)) })
}

func (m *maps) draw(r *rand.Rand, depth int, counts []uint64) (b puzzle.Board, ok bool) {
	skip := r.Uint64N(counts[depth])
	pick := func(c code) bool {
		if skip == 0 {
			b, ok = m.frame.board(c), true
			return false
		}
		skip--
		return true
	}
	switch {
	case m.keep != nil && m.keep.bytes != nil:
		m.keep.each(m.frame.l, depth, pick)
	case depth == len(counts)-1:
		m.codes(pick)
	}
	return b, ok
}
