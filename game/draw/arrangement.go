package draw

import (
	"math/rand/v2"
	"slices"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// arrangement is a goal of numbers in any order. It changes only by its methods.
type arrangement struct {
	state
	lifted  render.Mark // the cell of the number that waits to be swapped
	before  []state     // what can be taken back, the last change last
	board   puzzle.Board
	changes int
}

// state is what can be taken back of an arrangement. Its numbers are never changed, only replaced.
type state struct {
	size    puzzle.Size
	numbers []int // by cell, from 1
	out     int   // the number left out
}

// mostBefore is the number of changes that can be taken back.
const mostBefore = 200

// newArrangement returns the numbers along an order of cells, without one of them.
func newArrangement(size puzzle.Size, order []int, out int) arrangement {
	numbers := make([]int, len(order))
	for i, cell := range order {
		numbers[cell] = i + 1
	}
	if out == 0 {
		out = len(order)
	}
	a := arrangement{state: state{size, numbers, out}}
	a.follow()
	return a
}

// follow makes what depends on the numbers.
func (a *arrangement) follow() {
	labels := slices.Clone(a.numbers)
	labels[a.cellOf(a.out)] = 0
	a.board, _ = puzzle.NewBoard(a.size, labels) // numbers and size always fit
	a.lifted = render.Mark{}
	a.changes++
}

// change replaces the state by another one.
func (a *arrangement) change(to state) {
	if len(a.before) == mostBefore {
		a.before = slices.Delete(a.before, 0, 1)
	}
	a.before = append(a.before, a.state)
	a.state = to
	a.follow()
}

// takeBack takes back the last change.
func (a *arrangement) takeBack() {
	if n := len(a.before); n > 0 {
		a.state, a.before = a.before[n-1], a.before[:n-1]
		a.follow()
	}
}

func (a *arrangement) cellOf(number int) int { return slices.Index(a.numbers, number) }

// swap swaps the numbers of two cells.
func (a *arrangement) swap(one, other int) {
	numbers := slices.Clone(a.numbers)
	numbers[one], numbers[other] = numbers[other], numbers[one]
	a.change(state{a.size, numbers, a.out})
}

// leaveOut leaves out the number of a cell instead of the one before.
func (a *arrangement) leaveOut(cell int) {
	a.change(state{a.size, a.numbers, a.numbers[cell]})
}

// moved moves the number of each cell to another cell, on a board of a size.
func (a *arrangement) moved(size puzzle.Size, to func(x, y int) (int, int)) {
	numbers := make([]int, len(a.numbers))
	for cell, number := range a.numbers {
		x, y := to(cell%a.size.W, cell/a.size.W)
		numbers[y*size.W+x] = number
	}
	a.change(state{size, numbers, a.out})
}

// mirror mirrors left and right.
func (a *arrangement) mirror() {
	a.moved(a.size, func(x, y int) (int, int) { return a.size.W - 1 - x, y })
}

// turn makes a quarter turn to the right. Width and height change places.
func (a *arrangement) turn() {
	h := a.size.H
	a.moved(puzzle.Size{W: a.size.H, H: a.size.W}, func(x, y int) (int, int) { return h - 1 - y, x })
}

// shift moves each number one cell on, in reading order; the last one goes to the first cell.
func (a *arrangement) shift() {
	w, n := a.size.W, a.size.Cells()
	a.moved(a.size, func(x, y int) (int, int) {
		next := (y*w + x + 1) % n
		return next % w, next / w
	})
}

// shuffle puts the numbers in random order.
func (a *arrangement) shuffle(src rand.Source) {
	numbers := slices.Clone(a.numbers)
	rand.New(src).Shuffle(len(numbers), func(i, j int) { numbers[i], numbers[j] = numbers[j], numbers[i] })
	a.change(state{a.size, numbers, a.out})
}

// config returns the goal: the classic one or that of a line, if the numbers stand so.
func (a *arrangement) config() puzzle.Config {
	order := make([]int, len(a.numbers))
	for cell, number := range a.numbers {
		order[number-1] = cell
	}
	r := puzzle.Rule{Kind: puzzle.Classic, Missing: a.out}
	if !slices.IsSorted(a.numbers) {
		r = puzzle.Rule{Kind: puzzle.BoardKind, Board: a.board}
		if p, err := puzzle.NewPath(a.size, order); err == nil {
			r = puzzle.Rule{Kind: puzzle.PathKind, Path: p, Missing: a.out}
		}
	}
	return puzzle.Config{Size: a.size, Rule: r.Canonical(a.size)}
}
