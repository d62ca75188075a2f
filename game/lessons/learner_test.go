package lessons

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"wildfifteen/puzzle"
)

// A learner solves boards by what the lessons say and nothing else. It searches for no solution: it sees the board, looks for
// a way for one tile past the cells that are done, and a way for the gap past both, as anybody does who looks at a board.
type learner struct {
	goal  puzzle.Goal
	board puzzle.Board
	done  []bool // cells that stay as they are
	made  int
}

// lost is what the learner panics with when the lessons do not say how to go on.
type lost struct{ why string }

// solve solves the board: side after side (lessons 5, 6, 8 and 9), then the last four cells (lesson 7).
func (l *learner) solve() {
	l.done = make([]bool, l.board.Size().Cells())
	open := area{0, 0, l.board.Size().W, l.board.Size().H}
	for open.w > 2 || open.h > 2 {
		side := l.nextSide(&open)
		l.complete(side, open)
		for _, cell := range side {
			l.done[cell] = true
		}
	}
	l.turnRing(open)
}

// area is the part of the board that is not done: w columns from x and h rows from y.
type area struct{ x, y, w, h int }

// cell returns a cell of the area.
func (a area) cell(size puzzle.Size, x, y int) int { return (a.y+y)*size.W + a.x + x }

// nextSide takes from the open cells the side to complete next, its cells in the order in which their tiles go home. On
// goals in rows it is the top row until two rows are left, then the left column (lessons 5 and 6), and the snake's tiles go
// in as its line runs (lesson 8). The spiral is followed (lesson 8). Otherwise the order does not matter; only the gap's
// place in the goal is left for the end (lesson 9).
func (l *learner) nextSide(open *area) []int {
	spiral := l.goal.Kind() == puzzle.Spiral
	var first []int
	var rest area
	for _, s := range [...]int{top, bottom, left, right} {
		cells, others := open.cut(l.board.Size(), s)
		if cells == nil || slices.Contains(cells, l.goal.CellOf(0)) {
			continue
		}
		if (spiral || l.goal.Kind() == puzzle.Snake) && l.number(cells[0]) > l.number(cells[len(cells)-1]) {
			slices.Reverse(cells)
		}
		if first == nil || spiral && l.number(cells[0]) < l.number(first[0]) {
			first, rest = cells, others
		}
	}
	if first == nil {
		panic(lost{"no side to complete"})
	}
	*open = rest
	return first
}

// number returns the number that belongs in a cell.
func (l *learner) number(cell int) int { return l.goal.Board().At(cell) }

// The sides of an area.
const (
	top = iota
	right
	bottom
	left
)

// cut returns a side of the area and what is left. There is none if fewer than three rows or columns are open in that direction.
func (a area) cut(size puzzle.Size, side int) (cells []int, rest area) {
	rest = a
	switch side {
	case top, bottom:
		if a.h < 3 {
			return nil, a
		}
		y := 0
		if rest.h--; side == top {
			rest.y++
		} else {
			y = a.h - 1
		}
		for x := range a.w {
			cells = append(cells, a.cell(size, x, y))
		}
	default:
		if a.w < 3 {
			return nil, a
		}
		x := 0
		if rest.w--; side == left {
			rest.x++
		} else {
			x = a.w - 1
		}
		for y := range a.h {
			cells = append(cells, a.cell(size, x, y))
		}
	}
	return cells, rest
}

// complete brings the tiles of a side home one after the other (lesson 3), and the last two together (lesson 4). rest is
// what is open beside the side.
func (l *learner) complete(side []int, rest area) {
	n := len(side)
	for _, cell := range side[:n-2] {
		l.bring(l.number(cell), cell)
		l.done[cell] = true
	}
	x, corner := side[n-2], side[n-1]
	in := inward(l.board.Size(), corner, rest)
	first, second := l.number(x), l.number(corner)
	for try := 0; l.board.At(x) != first || l.board.At(corner) != second; try++ {
		if try > 8 {
			panic(lost{fmt.Sprintf("the corner with %d and %d", first, second)})
		}
		l.bring(first, corner) // into the corner
		l.done[corner] = true
		ok := l.tryBring(second, corner+in) // right behind it
		l.done[corner] = false
		if !ok { // in the way: it comes out, two cells away, and the trick begins again
			l.bring(second, x+2*in)
			continue
		}
		l.done[corner], l.done[corner+in] = true, true
		ok = l.walk(x)
		l.done[corner], l.done[corner+in] = false, false
		if !ok {
			panic(lost{"the gap does not come to the corner"})
		}
		l.slide(corner) // turn in
		l.slide(corner + in)
	}
}

// inward returns the step from a cell of a side to the open cells beside it.
func inward(size puzzle.Size, cell int, rest area) int {
	x, y := cell%size.W, cell/size.W
	switch {
	case x < rest.x:
		return 1
	case x >= rest.x+rest.w:
		return -1
	case y < rest.y:
		return size.W
	}
	return -size.W
}

// turnRing lets the last three tiles go round until they are home (lesson 7).
func (l *learner) turnRing(a area) {
	size := l.board.Size()
	ring := []int{a.cell(size, 0, 0), a.cell(size, 1, 0), a.cell(size, 1, 1), a.cell(size, 0, 1)}
	for range 12 {
		if l.board == l.goal.Board() {
			return
		}
		i := slices.Index(ring, l.board.Blank())
		if i < 0 {
			if !l.walk(ring[0]) {
				panic(lost{"the gap does not come to the last four cells"})
			}
			continue
		}
		l.slide(ring[(i+1)%4])
	}
	if l.board != l.goal.Board() {
		panic(lost{"the last tiles do not come home"})
	}
}

// bring brings a tile to a cell, step by step (lesson 2).
func (l *learner) bring(tile, cell int) {
	if !l.tryBring(tile, cell) {
		panic(lost{fmt.Sprintf("%d does not come to cell %d on %v", tile, cell, l.board)})
	}
}

// tryBring brings a tile to a cell: before each step the gap goes round it to the cell where the tile is to go. ok is false
// if the tile or the gap is shut in.
func (l *learner) tryBring(tile, cell int) (ok bool) {
	for {
		at := l.board.Find(tile)
		if at == cell {
			return true
		}
		if l.done[at] {
			return false
		}
		route := l.route(at, cell)
		if len(route) == 0 {
			return false
		}
		l.done[at] = true
		ok := l.walk(route[0])
		l.done[at] = false
		if !ok {
			return false
		}
		l.slide(at)
	}
}

// walk moves the gap to a cell, past the cells that are done.
func (l *learner) walk(to int) (ok bool) {
	from := l.board.Blank()
	if from == to {
		return true
	}
	route := l.route(from, to)
	for _, cell := range route {
		l.slide(cell)
	}
	return len(route) > 0
}

// slide slides the tile of a cell beside the gap.
func (l *learner) slide(cell int) {
	m, ok := l.board.RunTo(cell)
	if !ok || m.N != 1 {
		panic(fmt.Sprintf("the tile of cell %d is not beside the gap of %v", cell, l.board))
	}
	to, err := l.board.Play(m)
	if err != nil {
		panic(err)
	}
	l.board, l.made = to, l.made+1
}

// route returns a shortest way from a cell to another past the cells that are done, none if there is no way: what one sees on
// a board at a glance.
func (l *learner) route(from, to int) []int {
	size := l.board.Size()
	back := make([]int, size.Cells())
	for i := range back {
		back[i] = -1
	}
	back[from] = from
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if at == to {
			var way []int
			for ; at != from; at = back[at] {
				way = append(way, at)
			}
			slices.Reverse(way)
			return way
		}
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if next := size.Neighbour(at, d); next >= 0 && back[next] < 0 && !l.done[next] {
				back[next] = at
				queue = append(queue, next)
			}
		}
	}
	return nil
}

// learns lets a learner solve a board.
func learns(goal puzzle.Goal, b puzzle.Board) (made int, err error) {
	defer func() {
		if r := recover(); r != nil {
			why, ok := r.(lost)
			if !ok {
				panic(r)
			}
			err = fmt.Errorf("%v to %v: %s", b, goal, why.why)
		}
	}()
	l := learner{goal: goal, board: b}
	l.solve()
	return l.made, nil
}

var learnerBoards = flag.Int("learner", 1000, "how many random boards of each size and goal the learner solves; 20 with -short")

// TestLearner lets a learner who knows nothing but the lessons solve 1,000 random boards of each size from 3x3 to 6x6 and each
// kind of goal.
func TestLearner(t *testing.T) {
	seed, each := rand.Uint64(), *learnerBoards
	if testing.Short() {
		each = min(each, 20)
	}
	t.Logf("seed %d, %d boards of each size and goal", seed, each)
	for i, kind := range []string{"classic", "snake", "spiral", "wild", "random", "classic-random", "snake-random", "spiral-random", "wild-random", "random-random"} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			learnKind(t, kind, each, rand.NewPCG(seed, uint64(i)))
		})
	}
}

// learnKind lets a learner solve random boards of all sizes for a kind of goal.
func learnKind(t *testing.T, kind string, each int, src rand.Source) {
	boards, most, means := 0, 0, ""
	for w := 3; w <= 6; w++ {
		for h := 3; h <= 6; h++ {
			sum := 0
			for range each {
				g := goalOf(fmt.Sprintf("%dx%d.%s", w, h, kind), src)
				made, err := learns(g.Goal, g.Scramble)
				if err != nil {
					t.Fatal(err)
				}
				boards, sum, most = boards+1, sum+made, max(most, made)
			}
			if w == h {
				means += fmt.Sprintf(", %dx%d %.0f", w, h, float64(sum)/float64(each))
			}
		}
	}
	t.Logf("%d boards solved, at most %d moves; moves on average%s", boards, most, means[1:])
}
