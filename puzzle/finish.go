package puzzle

import "math/rand/v2"

// Chance says whether a begun line can be finished.
type Chance uint8

// The chances.
const (
	Unknown  Chance = iota // still searching
	Can                    // a way was found
	Cannot                 // there is none
	MayBeNot               // none was found within the limit of the search
)

// Finish searches for a way to continue a begun line through all cells, at random. It works in steps.
//
// It tries cells with the fewest ways on first (Warnsdorff's rule, 1823), in random order where they have as many, and leaves a way where [Begun.Obstacle] names an obstacle. As an unlucky
// choice early can cost any time, it starts anew after a while, with twice the patience: a search that ends within its
// patience has tried all ways.
type Finish struct {
	line     *Begun
	start    int // length of the line to be finished
	src      rand.Source
	chance   Chance
	obstacle Obstacle
	tried    []choices // for each cell drawn since the start
	patience int       // surveys until the search starts anew
	spent    int       // surveys since it started
	left     int       // surveys until it gives up
}

// choices are the cells to try from one cell, in order.
type choices struct {
	cells   [4]int
	n, next int
}

const firstPatience = 64

// NewFinish returns the search for a way to finish a line. It gives up after limit surveys of the board. The caller may
// change the line afterwards: the search has its own.
func NewFinish(line *Begun, limit int, src rand.Source) *Finish {
	f := &Finish{line: newBegun(line.size, line.plan), start: line.Len(), src: src, patience: firstPatience, left: limit}
	f.line.Copy(line)
	switch f.obstacle = f.line.Obstacle(); {
	case f.line.Whole():
		f.chance = Can
	case f.obstacle != NoObstacle:
		f.chance = Cannot
	default:
		f.tried = append(f.tried, f.options())
	}
	return f
}

// Step surveys the board at most n times and returns the chance as known then.
func (f *Finish) Step(n int) Chance {
	for ; n > 0 && f.chance == Unknown; n-- {
		f.step()
	}
	return f.chance
}

// Chance returns what is known.
func (f *Finish) Chance() Chance { return f.chance }

// Obstacle returns why the line cannot be finished, NoObstacle unless the chance is Cannot.
func (f *Finish) Obstacle() Obstacle { return f.obstacle }

// Rest appends the cells that finish the line to dst. There are none unless the chance is Can.
func (f *Finish) Rest(dst []int) []int {
	if f.chance != Can {
		return dst
	}
	return append(dst, f.line.cells[f.start:]...)
}

// step tries one cell, or takes back the last one.
func (f *Finish) step() {
	top := &f.tried[len(f.tried)-1]
	if top.next == top.n {
		f.back()
		return
	}
	cell := top.cells[top.next]
	top.next++
	f.spent++
	f.left--
	f.line.Visit(cell)
	switch {
	case f.line.Whole():
		f.chance = Can
	case f.line.Obstacle() != NoObstacle:
		f.line.Cut(f.line.Len() - 1)
	default:
		f.tried = append(f.tried, f.options())
	}
	switch {
	case f.chance == Can:
	case f.left <= 0:
		f.chance = MayBeNot
	case f.spent >= f.patience:
		f.restart()
	}
}

// back takes back the last cell drawn, after which all was tried.
func (f *Finish) back() {
	f.tried = f.tried[:len(f.tried)-1]
	if len(f.tried) == 0 {
		f.chance, f.obstacle = Cannot, ObstacleTried
		return
	}
	f.line.Cut(f.line.Len() - 1)
}

func (f *Finish) restart() {
	f.line.Cut(f.start)
	f.patience, f.spent = 2*f.patience, 0
	f.tried = append(f.tried[:0], f.options())
}

// options returns the cells to try from the pen: those with the fewest ways on first.
func (f *Finish) options() (c choices) {
	if f.line.Len() == 0 {
		c.cells[0], c.n = f.begin(), 1
		return c
	}
	var ways [4]int
	turn := int(f.src.Uint64() & 3)
	for i := range Dir(4) {
		cell := int(f.line.plan[f.line.Pen()].near[(i+Dir(turn))&3])
		if cell < 0 || f.line.used[cell] {
			continue
		}
		k := c.n
		for n := f.ways(cell); k >= 0; k-- {
			if k == 0 || ways[k-1] <= n {
				c.cells[k], ways[k] = cell, n
				break
			}
			c.cells[k], ways[k] = c.cells[k-1], ways[k-1]
		}
		c.n++
	}
	return c
}

// begin draws a cell from which a line through all others leads: any one, but on a board of odd sides one that is
// coloured like the corners.
func (f *Finish) begin() int {
	size := f.line.size
	for {
		cell := below(f.src, size.Cells())
		if size.Cells()%2 == 0 || size.CornerColoured(cell) {
			return cell
		}
	}
}

// ways counts the unvisited cells beside a cell.
func (f *Finish) ways(cell int) (n int) {
	for _, next := range f.line.plan[cell].near {
		if next >= 0 && !f.line.used[next] {
			n++
		}
	}
	return n
}
