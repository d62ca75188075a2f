package coach

import (
	"slices"

	"wildfifteen/puzzle"
)

// search is a board whose tiles are named by the cells where they belong, with searches over it.
type search struct {
	size   puzzle.Size
	at     []int // cell -> the cell where its tile belongs; for the blank its own
	blank  int
	closed []bool // cells that no tile enters or leaves
	log    []int  // where the blank was before each slide

	queue []int32 // places to look at
	from  []int8  // place -> 1 + the direction of the blank's step there, 0 if not reached
}

// slide moves the tile of a cell beside the blank into the blank, and returns its direction.
func (s *search) slide(cell int) puzzle.Dir {
	s.log = append(s.log, s.blank)
	s.at[s.blank], s.at[cell] = s.at[cell], s.at[s.blank]
	from := s.blank
	s.blank = cell
	switch cell - from {
	case 1:
		return puzzle.Left
	case -1:
		return puzzle.Right
	case s.size.W:
		return puzzle.Up
	}
	return puzzle.Down
}

// play makes the steps.
func (s *search) play(steps []puzzle.Dir) {
	for _, d := range steps {
		s.slide(s.size.Neighbour(s.blank, d.Opposite()))
	}
}

// mark returns the number of slides made, for back.
func (s *search) mark() int { return len(s.log) }

// back takes back all slides after a mark.
func (s *search) back(mark int) {
	for len(s.log) > mark {
		last := s.log[len(s.log)-1]
		s.slide(last)
		s.log = s.log[:len(s.log)-2]
	}
}

// clear prepares a search over a number of places.
func (s *search) clear(places int) {
	s.from = slices.Grow(s.from[:0], places)[:places]
	clear(s.from)
	s.queue = s.queue[:0]
}

// bring returns the shortest way of the tile that belongs to the cell home to another cell. ok is false if there is none.
func (s *search) bring(home, to int) (steps []puzzle.Dir, ok bool) {
	n := s.size.Cells()
	tile := slices.Index(s.at, home)
	if tile == to {
		return nil, true
	}
	if s.closed[tile] || s.closed[to] {
		return nil, false
	}
	s.clear(n * n)
	start := tile*n + s.blank
	s.reach(start, 9)
	for i := 0; i < len(s.queue); i++ {
		tile, blank := int(s.queue[i])/n, int(s.queue[i])%n
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			next := s.size.Neighbour(blank, d.Opposite())
			if next < 0 || s.closed[next] {
				continue
			}
			moved := tile
			if next == tile {
				moved = blank
			}
			if !s.reach(moved*n+next, int8(d)+1) || moved != to {
				continue
			}
			return s.trace(moved*n+next, func(place int, d puzzle.Dir) int {
				tile, blank := place/n, place%n
				before := s.size.Neighbour(blank, d)
				if tile == before {
					tile = blank
				}
				return tile*n + before
			}), true
		}
	}
	return nil, false
}

// walk returns the shortest way of the blank to a cell. ok is false if there is none.
func (s *search) walk(to int) (steps []puzzle.Dir, ok bool) {
	return s.enter([]int{to})
}

// enter returns the shortest way of the blank to one of several cells. ok is false if there is none.
func (s *search) enter(cells []int) (steps []puzzle.Dir, ok bool) {
	s.clear(s.size.Cells())
	s.reach(s.blank, 9)
	for i := 0; i < len(s.queue); i++ {
		blank := int(s.queue[i])
		if slices.Contains(cells, blank) && !s.closed[blank] {
			return s.trace(blank, func(place int, d puzzle.Dir) int { return s.size.Neighbour(place, d) }), true
		}
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if next := s.size.Neighbour(blank, d.Opposite()); next >= 0 && !s.closed[next] {
				s.reach(next, int8(d)+1)
			}
		}
	}
	return nil, false
}

// both returns the shortest way of the tiles of x and y home, with the blank within the six cells of a window, where both
// tiles and the blank are.
func (s *search) both(x, y int, cells []int) []puzzle.Dir {
	const n = 6
	at := func(cell int) int { return slices.Index(cells, cell) }
	place := func(a, b, blank int) int { return (a*n+b)*n + blank }
	split := func(place int) (a, b, blank int) { return place / (n * n), place / n % n, place % n }
	step := func(from int, d puzzle.Dir, back bool) (to int, ok bool) {
		a, b, blank := split(from)
		if !back {
			d = d.Opposite()
		}
		next := at(s.size.Neighbour(cells[blank], d))
		if next < 0 {
			return 0, false
		}
		switch next {
		case a:
			a = blank
		case b:
			b = blank
		}
		return place(a, b, next), true
	}
	s.clear(n * n * n)
	start := place(at(slices.Index(s.at, x)), at(slices.Index(s.at, y)), at(s.blank))
	s.reach(start, 9)
	for i := 0; i < len(s.queue); i++ {
		if a, b, _ := split(int(s.queue[i])); cells[a] == x && cells[b] == y {
			return s.trace(int(s.queue[i]), func(place int, d puzzle.Dir) int {
				to, _ := step(place, d, true)
				return to
			})
		}
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if to, ok := step(int(s.queue[i]), d, false); ok {
				s.reach(to, int8(d)+1)
			}
		}
	}
	panic("coach: a knot that cannot be undone")
}

// reach notes that a place is reached by a step, and reports whether it is reached for the first time.
func (s *search) reach(place int, by int8) bool {
	if s.from[place] != 0 {
		return false
	}
	s.from[place] = by
	s.queue = append(s.queue, int32(place))
	return true
}

// trace returns the steps from the start of the search to a place. back returns the place before a step.
func (s *search) trace(place int, back func(place int, d puzzle.Dir) int) []puzzle.Dir {
	var steps []puzzle.Dir
	for s.from[place] != 9 {
		d := puzzle.Dir(s.from[place] - 1)
		steps = append(steps, d)
		place = back(place, d)
	}
	slices.Reverse(steps)
	return steps
}
