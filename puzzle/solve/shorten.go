package solve

import "wildfifteen/puzzle"

// Shortening looks for shorter ways between boards of a given solution, on a board of any size. It cannot tell that there is
// none. Like a [Solver] it works in steps, starts no goroutine, and can be abandoned at any time.
type Shortening struct {
	windows *windows
	task    *task
	kept    []int // position in the shortened solution -> position in the given one; -1: a new board
}

// Shorter is a shorter way between two boards of a solution, those after From and after To of its moves.
type Shorter struct {
	From, To int
	Moves    []puzzle.Move // single steps
}

// NewShortening returns the search for a solution: moves, single steps that are possible from the start. They may end in any
// board.
func NewShortening(start puzzle.Board, moves []puzzle.Move) *Shortening {
	end := start
	for _, m := range moves {
		end = end.Step(m.Dir)
	}
	size := start.Size()
	k := newTask(start.AppendLabels(nil), end.AppendLabels(nil), size.W, size.H)
	steps, kept := make([]uint8, len(moves)), make([]int, len(moves)+1)
	for i, m := range moves {
		steps[i], kept[i+1] = k.fromCaller[m.Dir], i+1
	}
	return &Shortening{windows: newWindows(k, steps, firstSpan, firstWidth, defaultMemory), task: k, kept: kept}
}

// Step searches for about budget nodes (budget > 0). It reports whether windows as long as are worth while
// have been searched.
func (s *Shortening) Step(budget int) (done bool) {
	for budget > 0 && !s.done() {
		used, better := s.windows.step(budget)
		budget -= max(1, used)
		if better != nil {
			s.keep(better)
		}
	}
	return s.done()
}

// keep notes which boards of the given solution are left after a gain.
func (s *Shortening) keep(g *gain) {
	end := g.at + g.was
	kept := append([]int(nil), s.kept[:g.at+1]...)
	for range g.way - 1 {
		kept = append(kept, -1)
	}
	switch {
	case g.way > 0:
		kept = append(kept, s.kept[end])
	case g.at > 0 && s.kept[end] >= 0: // the board at the end of a loop stands for that at its start
		kept[g.at] = s.kept[end]
	}
	s.kept = append(kept, s.kept[end+1:]...)
}

// mostSpan is the length of a window above which the ways found would no longer tell where the given solution went wrong.
const mostSpan = 70

func (s *Shortening) done() bool { return s.windows.exhausted() || s.windows.span > mostSpan }

// Found returns the shorter ways found so far, in order.
func (s *Shortening) Found() (list []Shorter) {
	steps := s.windows.steps()
	last := 0 // the last kept board, by its position in the shortened solution
	for i, was := range s.kept {
		if was < 0 || i == 0 {
			continue
		}
		if from := s.kept[last]; was-from > i-last {
			way := Shorter{From: from, To: was}
			for _, d := range steps[last:i] {
				way.Moves = append(way.Moves, puzzle.Move{Dir: puzzle.Dir(s.task.toCaller[d]), N: 1})
			}
			list = append(list, way)
		}
		last = i
	}
	return list
}

// Length returns the length of the solution shortened so far: what the ways found save is missing from it.
func (s *Shortening) Length() int { return len(s.kept) - 1 }
