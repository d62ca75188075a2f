package coach

import (
	"slices"

	"wildfifteen/puzzle"
)

// rectangle is what is open: columns x0..x1-1 of the rows y0..y1-1.
type rectangle struct{ x0, y0, x1, y1 int }

// sides returns the rows and columns of a goal in the order in which they are completed, then the last four cells.
func sides(goal puzzle.Goal) [][]int {
	size := goal.Size()
	rank := make([]int, size.Cells()) // cell -> its place among the numbers, or among the cells if there is no order to follow
	for i, cell := range order(goal) {
		rank[cell] = i
	}
	open := rectangle{0, 0, size.W, size.H}
	var all [][]int
	for open.x1-open.x0 > 2 || open.y1-open.y0 > 2 {
		side, rest := open.next(size, goal.CellOf(0), rank)
		all, open = append(all, side), rest
	}
	return append(all, open.cells(size))
}

// order returns the order of the goal's numbers if they run along a line or in reading order, else reading order.
func order(goal puzzle.Goal) []int {
	if _, ok := goal.Line(); ok || goal.Kind() == puzzle.Classic {
		return goal.Order()
	}
	return puzzle.ClassicOrder(goal.Size())
}

// next returns the side to complete next and what is open then.
func (r rectangle) next(size puzzle.Size, blank int, rank []int) (side []int, rest rectangle) {
	best := -1
	take := func(cut, left rectangle) {
		cells := cut.cells(size)
		if slices.Contains(cells, blank) {
			return
		}
		if rank[cells[0]] > rank[cells[len(cells)-1]] {
			slices.Reverse(cells)
		}
		lo, hi := size.Cells(), 0
		for _, cell := range cells {
			lo, hi = min(lo, rank[cell]), max(hi, rank[cell])
		}
		if score := lo*size.Cells() + hi; best < 0 || score < best {
			best, side, rest = score, cells, left
		}
	}
	if r.y1-r.y0 > 2 {
		take(rectangle{r.x0, r.y0, r.x1, r.y0 + 1}, rectangle{r.x0, r.y0 + 1, r.x1, r.y1})
		take(rectangle{r.x0, r.y1 - 1, r.x1, r.y1}, rectangle{r.x0, r.y0, r.x1, r.y1 - 1})
	}
	if r.x1-r.x0 > 2 {
		take(rectangle{r.x0, r.y0, r.x0 + 1, r.y1}, rectangle{r.x0 + 1, r.y0, r.x1, r.y1})
		take(rectangle{r.x1 - 1, r.y0, r.x1, r.y1}, rectangle{r.x0, r.y0, r.x1 - 1, r.y1})
	}
	return side, rest
}

// cells returns the cells of the rectangle in reading order.
func (r rectangle) cells(size puzzle.Size) []int {
	var cells []int
	for y := r.y0; y < r.y1; y++ {
		for x := r.x0; x < r.x1; x++ {
			cells = append(cells, y*size.W+x)
		}
	}
	return cells
}
