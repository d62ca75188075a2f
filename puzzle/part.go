package puzzle

import "math/rand/v2"

// Part is a part of a solve, to be practised by itself: on its boards all other tiles are home. Parts follow the order of the
// goal's numbers, whatever line that is.
type Part int

// The parts. A positive Part is a line: the first one is as many numbers as a row of the board has cells, and so on.
const (
	LastThree Part = -1 // the three tiles with the highest numbers
	LastRows  Part = -2 // as many of the last numbers as two rows have cells
)

// Lines returns the number of lines of a size.
func (s Size) Lines() int { return s.H }

// least is the least number of tiles of a part: fewer may have no board but the goal.
const least = 3

// Cells returns the cells of a goal that a part takes, the blank's among them. A part of less than three tiles takes some of
// the neighbouring ones, too.
func (p Part) Cells(g Goal) []int {
	order, w := g.Order(), g.Size().W
	from, to := len(order)-2*w, len(order)
	switch {
	case p == LastThree:
		from = len(order) - least
	case p > 0:
		from, to = (int(p)-1)*w, int(p)*w
	}
	from, to = max(0, from), min(to, len(order))
	for tilesIn(g, from, to) < least && from > 0 {
		from--
	}
	for tilesIn(g, from, to) < least {
		to++
	}
	cells := order[from:to:to]
	if tilesIn(g, from, to) == to-from {
		cells = append(cells, g.Board().Blank())
	}
	return cells
}

// tilesIn returns the number of tiles among the numbers from+1 to to.
func tilesIn(g Goal, from, to int) int {
	if m := g.Missing() - 1; from <= m && m < to {
		return to - from - 1
	}
	return to - from
}

// DealPart deals a game of a configuration in which only a part is left to be solved. It draws from src, which is that of
// [SecureSource] if it is nil. The errors are those of [Deal].
func DealPart(c Config, p Part, src rand.Source) (Game, error) {
	if src == nil {
		src = SecureSource()
	}
	g, err := Deal(c, DealOptions{Rand: src})
	if err != nil {
		return Game{}, err
	}
	cells := p.Cells(g.Goal)
	labels := make([]uint16, len(cells))
	all := g.Goal.Board().AppendLabels(nil)
	for g.Scramble = g.Goal.Board(); g.Solved(); {
		for i, c := range cells {
			labels[i] = uint16(g.Goal.Board().At(c))
		}
		shuffle(labels, src)
		for i, c := range cells {
			all[c] = int(labels[i])
		}
		g.Scramble, err = NewBoard(c.Size, all)
		if err != nil {
			return Game{}, err
		}
		if !g.Solvable() {
			g.Scramble = swapTwo(g.Scramble, cells)
		}
	}
	return g, nil
}

// swapTwo swaps the first two tiles among some cells.
func swapTwo(b Board, cells []int) Board {
	first := -1
	for _, c := range cells {
		switch {
		case b.At(c) == 0:
		case first < 0:
			first = c
		default:
			return b.Swap(first, c)
		}
	}
	return b
}
