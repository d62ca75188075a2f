package draw

import (
	"math/rand/v2"

	"wildfifteen/puzzle"
)

// sketch is the line with what is known of its end: for each cell ahead of the pen, whether a line through it can be
// finished. It changes only by its methods.
type sketch struct {
	line    *puzzle.Begun
	src     rand.Source
	ahead   [4]*puzzle.Finish // by direction; nil where the pen cannot go
	cells   [4]int            // the cells ahead
	whole   *puzzle.Finish    // the search for what the player asked for; nil if there is none
	adding  []int             // what the program still draws
	changes int               // counts the changes of the line and of what is known
}

// The cells that all searches together survey in a tick, and the surveys of the whole board after which a search gives up.
// The work of a tick is counted, not timed: it is the same on every machine, and about as much on boards of every size. A
// survey of 16x16 takes some 4 microseconds.
const (
	cellsATick = 32 << 10
	patience   = 20_000
)

// surveys returns the number of surveys for a tick.
func (s *sketch) surveys() int { return cellsATick / s.line.Size().Cells() }

func newSketch(size puzzle.Size, src rand.Source) sketch {
	s := sketch{line: puzzle.NewBegun(size), src: src}
	s.look()
	return s
}

// look begins the searches ahead of the pen.
func (s *sketch) look() {
	s.changes++
	s.ahead, s.whole = [4]*puzzle.Finish{}, nil
	if s.line.Len() == 0 {
		return
	}
	for d := range s.ahead {
		cell := s.line.Size().Neighbour(s.line.Pen(), puzzle.Dir(d))
		s.cells[d] = cell
		if s.line.Visit(cell) {
			s.ahead[d] = puzzle.NewFinish(s.line, patience, s.src)
			s.line.Cut(s.line.Len() - 1)
		}
	}
}

// visit draws the line to a cell, unless it is known that it could then not be finished.
func (s *sketch) visit(cell int) bool {
	if s.closed(cell) || !s.line.Visit(cell) {
		return false
	}
	s.adding = s.adding[:0]
	s.look()
	return true
}

// draw draws the line to one cell after the other, as it was drawn before.
func (s *sketch) draw(cells []int) {
	s.adding = s.adding[:0]
	for _, cell := range cells {
		s.line.Visit(cell)
	}
	s.look()
}

// closed reports whether it is known that no line through a cell, as the next one, can be finished.
func (s *sketch) closed(cell int) bool {
	if s.line.Len() == 0 {
		size := s.line.Size()
		return size.Cells()%2 == 1 && !size.CornerColoured(cell)
	}
	f := s.through(cell)
	return f != nil && f.Chance() == puzzle.Cannot
}

// doubtful reports whether it is not known that a line through a cell, as the next one, can be finished, nor that it cannot.
func (s *sketch) doubtful(cell int) bool {
	f := s.through(cell)
	return f != nil && (f.Chance() == puzzle.Unknown || f.Chance() == puzzle.MayBeNot)
}

// through returns the search for the rest of a line through a cell, as the next one; nil if the line cannot go there.
func (s *sketch) through(cell int) *puzzle.Finish {
	for d, f := range s.ahead {
		if f != nil && s.cells[d] == cell {
			return f
		}
	}
	return nil
}

// cut shortens the line to its first n cells.
func (s *sketch) cut(n int) {
	s.adding = s.adding[:0]
	s.line.Cut(n)
	s.look()
}

// finish begins to finish the line at random.
func (s *sketch) finish() {
	if s.line.Whole() {
		return
	}
	s.whole = puzzle.NewFinish(s.line, 10*patience, s.src)
	s.changes++
}

// running reports whether the program searches for the rest of the line, or draws it.
func (s *sketch) running() bool {
	return s.whole != nil && s.whole.Chance() == puzzle.Unknown || len(s.adding) > 0
}

// tick searches on, and draws one cell, or some on a large board, of what was found.
func (s *sketch) tick() {
	if len(s.adding) > 0 {
		for range 1 + s.line.Size().Cells()/64 {
			if len(s.adding) > 0 {
				s.line.Visit(s.adding[0])
				s.adding = s.adding[1:]
			}
		}
		s.changes++
		if len(s.adding) == 0 {
			s.look()
		}
		return
	}
	if s.whole != nil {
		if s.whole.Chance() == puzzle.Unknown && s.whole.Step(s.surveys()) != puzzle.Unknown {
			s.changes++
		}
		if s.whole.Chance() == puzzle.Can {
			s.adding = s.whole.Rest(nil)
			s.whole = nil
		}
		return
	}
	searching := 0
	for _, f := range s.ahead {
		if f != nil && f.Chance() == puzzle.Unknown {
			searching++
		}
	}
	for _, f := range s.ahead {
		if f != nil && f.Chance() == puzzle.Unknown && f.Step(s.surveys()/searching) != puzzle.Unknown {
			s.changes++
		}
	}
}

// outlook is what can be said about the line.
type outlook uint8

const (
	empty     outlook = iota // nothing is drawn
	emptyOdd                 // nor on a board of odd sides
	drawing                  // some way leads on
	mixed                    // some way does, and of another it is not known
	unsure                   // none is known to
	stuck                    // none does
	thinking                 // the program searches for the rest
	notFound                 // and found none in time
	completed                // the line is whole
)

// outlook returns what can be said about the line.
func (s *sketch) outlook() outlook {
	switch {
	case s.line.Whole():
		return completed
	case s.whole != nil && s.whole.Chance() == puzzle.Unknown:
		return thinking
	case s.whole != nil && s.whole.Chance() == puzzle.MayBeNot:
		return notFound
	case s.line.Len() == 0 && s.line.Size().Cells()%2 == 1:
		return emptyOdd
	case s.line.Len() == 0:
		return empty
	}
	leads, doubts, searches := false, false, false
	for _, f := range s.ahead {
		if f != nil {
			leads = leads || f.Chance() == puzzle.Can
			doubts = doubts || f.Chance() == puzzle.MayBeNot
			searches = searches || f.Chance() == puzzle.Unknown
		}
	}
	switch {
	case leads && doubts:
		return mixed
	case leads || searches: // what is still searched for soon shows
		return drawing
	case doubts:
		return unsure
	}
	return stuck
}
