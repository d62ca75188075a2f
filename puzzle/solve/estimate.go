package solve

// conflictEstimator estimates the moves left on a board of any size by MD and linear conflicts, a lower bound
// (Hansson, Mayer & Yung 1992). Of the tiles that stand in the row or column of their goal cells, those outside
// a longest increasing subsequence must leave that line for a while, which costs two moves each beyond MD. The
// number of these tiles is exact.
type conflictEstimator struct {
	*grid
	goalBlank int
	x, y      []int16 // cell -> column, row
	tails     []int16 // scratch of extend
}

func newConflictEstimator(g *grid, goalBlank int) *conflictEstimator {
	e := &conflictEstimator{grid: g, goalBlank: goalBlank, tails: make([]int16, max(g.w, g.h))}
	for c := range g.n {
		e.x, e.y = append(e.x, int16(c%g.w)), append(e.y, int16(c/g.w))
	}
	return e
}

// total returns the estimate of a whole board.
func (e *conflictEstimator) total(board []int16) int {
	sum := 0
	for c, t := range board {
		if int(t) != e.goalBlank {
			sum += e.dist(c, int(t))
		}
	}
	for y := range e.h {
		sum += 2 * e.row(board, y, none)
	}
	for x := range e.w {
		sum += 2 * e.column(board, x, none)
	}
	return sum
}

// change returns how much the two parts of the estimate, MD and the moves of linear conflicts, change if the tile of the cell from
// moves into the blank. board is as before the move.
func (e *conflictEstimator) change(board []int16, from, blank int) (md, conflicts int) {
	t := int(board[from])
	if e.x[from] == e.x[blank] {
		switch e.y[t] {
		case e.y[from]:
			conflicts = e.row(board, int(e.y[from]), from) - e.row(board, int(e.y[from]), none)
		case e.y[blank]:
			conflicts = e.rowWith(board, blank, int16(t)) - e.row(board, int(e.y[blank]), none)
		}
		return abs(int(e.y[blank]-e.y[t])) - abs(int(e.y[from]-e.y[t])), 2 * conflicts
	}
	switch e.x[t] {
	case e.x[from]:
		conflicts = e.column(board, int(e.x[from]), from) - e.column(board, int(e.x[from]), none)
	case e.x[blank]:
		conflicts = e.columnWith(board, blank, int16(t)) - e.column(board, int(e.x[blank]), none)
	}
	return abs(int(e.x[blank]-e.x[t])) - abs(int(e.x[from]-e.x[t])), 2 * conflicts
}

// rowWith and columnWith count the conflicts with the tile t in the cell of the blank.
func (e *conflictEstimator) rowWith(board []int16, blank int, t int16) int {
	old := board[blank]
	board[blank] = t
	n := e.row(board, int(e.y[blank]), none)
	board[blank] = old
	return n
}

func (e *conflictEstimator) columnWith(board []int16, blank int, t int16) int {
	old := board[blank]
	board[blank] = t
	n := e.column(board, int(e.x[blank]), none)
	board[blank] = old
	return n
}

// row counts the tiles of row y that have their goal cells in it and must leave it. The cell skip counts as
// empty.
func (e *conflictEstimator) row(board []int16, y, skip int) int {
	tiles, longest := 0, 0
	for c := y * e.w; c < (y+1)*e.w; c++ {
		t := board[c]
		if c == skip || int(e.y[t]) != y || int(t) == e.goalBlank {
			continue
		}
		tiles++
		longest = e.extend(longest, e.x[t])
	}
	return tiles - longest
}

// column is row for column x.
func (e *conflictEstimator) column(board []int16, x, skip int) int {
	tiles, longest := 0, 0
	for c := x; c < e.n; c += e.w {
		t := board[c]
		if c == skip || int(e.x[t]) != x || int(t) == e.goalBlank {
			continue
		}
		tiles++
		longest = e.extend(longest, e.y[t])
	}
	return tiles - longest
}

// extend is a step of patience sorting: tails[i] is the smallest end of an increasing subsequence of length
// i+1.
func (e *conflictEstimator) extend(longest int, v int16) int {
	i := longest
	for i > 0 && e.tails[i-1] > v {
		i--
	}
	e.tails[i] = v
	return max(longest, i+1)
}
