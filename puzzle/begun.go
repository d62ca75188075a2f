package puzzle

// Obstacle says why a begun line cannot be continued through all cells of its board.
type Obstacle uint8

// The obstacles.
const (
	NoObstacle      Obstacle = iota
	ObstacleCut              // the line would part the cells that are left into pieces
	ObstacleEnds             // more cells are left that only the line's end could visit than the line has ends
	ObstacleColours          // coloured like a chessboard, the cells left have too many of one colour: see [Begun.Colours]
	ObstacleTried            // a search has tried all ways
)

// Begun is a line that visits some cells of a board, each step going to a neighbouring cell. Its last cell is where
// the pen stands. The zero Begun must not be used: see [NewBegun].
type Begun struct {
	size  Size
	plan  []spot // of the board; it never changes
	cells []int  // visited, first to last
	used  []bool
	at    []int16 // of each visited cell the index in cells
	marks marks
}

// spot is what a survey needs to know of a cell.
type spot struct {
	near   [4]int16 // the cell in each direction, -1 beyond the edge
	colour int8     // 1 if it is coloured like the top left corner, otherwise -1
}

// planOf returns the spots of a board.
func planOf(size Size) []spot {
	plan := make([]spot, size.Cells())
	for cell := range plan {
		s := &plan[cell]
		for d := range s.near {
			s.near[d] = int16(size.neighbour(cell, Dir(d)))
		}
		if s.colour = -1; size.CornerColoured(cell) {
			s.colour = 1
		}
	}
	return plan
}

// NewBegun returns the line without cells on a board of a size, which must be playable.
func NewBegun(size Size) *Begun {
	if !size.Playable() {
		panic("puzzle: a line to be drawn needs two rows and two columns")
	}
	return newBegun(size, planOf(size))
}

func newBegun(size Size, plan []spot) *Begun {
	n := len(plan)
	return &Begun{size: size, plan: plan, cells: make([]int, 0, n), used: make([]bool, n), at: make([]int16, n), marks: newMarks(n)}
}

// Size returns the size of the board.
func (b *Begun) Size() Size { return b.size }

// Len returns the number of visited cells.
func (b *Begun) Len() int { return len(b.cells) }

// Cell returns the i-th visited cell, i from 0.
func (b *Begun) Cell(i int) int { return b.cells[i] }

// AppendCells appends the visited cells, first to last, to dst.
func (b *Begun) AppendCells(dst []int) []int { return append(dst, b.cells...) }

// Pen returns the last visited cell, -1 if there is none.
func (b *Begun) Pen() int {
	if len(b.cells) == 0 {
		return -1
	}
	return b.cells[len(b.cells)-1]
}

// Index returns the place of a cell on the line, from 0, or -1 if the line does not visit it.
func (b *Begun) Index(cell int) int {
	if cell < 0 || cell >= len(b.used) || !b.used[cell] {
		return -1
	}
	return int(b.at[cell])
}

// CanVisit reports whether the line can go to the cell: it is not visited, and it is next to the pen or the first.
func (b *Begun) CanVisit(cell int) bool {
	return cell >= 0 && cell < len(b.used) && !b.used[cell] && (len(b.cells) == 0 || b.size.distance(b.Pen(), cell) == 1)
}

// Visit draws the line to a cell. It returns false, and draws nothing, unless the line can go there.
func (b *Begun) Visit(cell int) bool {
	if !b.CanVisit(cell) {
		return false
	}
	b.add(cell)
	return true
}

func (b *Begun) add(cell int) {
	b.used[cell], b.at[cell] = true, int16(len(b.cells))
	b.cells = append(b.cells, cell)
}

// Cut shortens the line to its first n cells.
func (b *Begun) Cut(n int) {
	for len(b.cells) > n {
		b.used[b.Pen()] = false
		b.cells = b.cells[:len(b.cells)-1]
	}
}

// Copy makes b the same line as from. The boards must have the same size.
func (b *Begun) Copy(from *Begun) {
	b.Cut(0)
	for _, cell := range from.cells {
		b.add(cell)
	}
}

// Whole reports whether the line visits all cells.
func (b *Begun) Whole() bool { return len(b.cells) == len(b.used) }

// Path returns the line as a path; the error is that of [NewPath].
func (b *Begun) Path() (Path, error) { return NewPath(b.size, b.cells) }

// Neighbour returns the cell beside a cell in a direction, -1 beyond the edge.
func (s Size) Neighbour(cell int, d Dir) int { return s.neighbour(cell, d) }

// CornerColoured reports whether a cell has the colour of the top left corner on a chessboard of this size.
func (s Size) CornerColoured(cell int) bool { return (cell%s.W+cell/s.W)%2 == 0 }

// Colours counts the unvisited cells: those with the colour of the top left corner, and the others. As the colours
// alternate along a line, a line from a pen on a corner-coloured cell needs as many of the others or one more; and
// on a board of odd sides, which has one corner-coloured cell more, a line begins and ends on corner-coloured cells.
func (b *Begun) Colours() (corner, other int) {
	for cell, used := range b.used {
		switch {
		case used:
		case b.size.CornerColoured(cell):
			corner++
		default:
			other++
		}
	}
	return corner, other
}

// Obstacle returns a reason why the line cannot be finished, found in one pass over the board. NoObstacle does not
// mean that it can be finished: a [Finish] searches for that.
func (b *Begun) Obstacle() Obstacle {
	if b.Whole() {
		return NoObstacle
	}
	if len(b.cells) == 0 {
		return NoObstacle // the snake
	}
	return b.marks.survey(b)
}

// ObstacleAt returns the obstacle that the line would meet after a step to a cell that it can visit.
func (b *Begun) ObstacleAt(cell int) Obstacle {
	if !b.Visit(cell) {
		return NoObstacle
	}
	o := b.Obstacle()
	b.Cut(len(b.cells) - 1)
	return o
}

// marks is what a survey notes about the cells.
//
// The survey walks over the unvisited cells in depth-first order from the pen, as in Tarjan, Depth-First Search and
// Linear Graph Algorithms, 1972. A line cannot come back through a cell, so where a cell is the only way to others
// (a cut), these must be visited last, and colours must alternate there too, up to that of the line's end. There may be only
// one such last part.
type marks struct {
	order, low []int16 // order of discovery from 1, 0 for none; the earliest cell reached from the part below
	found      int16
	pen        int
	end        int // the colour of the line's end, which that of the pen and the number of cells left tell
	leaves     int // parts behind a cut that have no cut in them
	unlike     bool
	forks      bool
}

func newMarks(n int) marks { return marks{order: make([]int16, n), low: make([]int16, n)} }

func (m *marks) survey(b *Begun) Obstacle {
	clear(m.order)
	m.pen = b.Pen()
	if m.end = int(b.plan[m.pen].colour); (len(b.used)-len(b.cells))%2 == 1 {
		m.end = -m.end
	}
	m.found, m.leaves, m.unlike, m.forks = 0, 0, false, false
	m.walk(b, m.pen, -1)
	switch {
	case int(m.found) != len(b.used)-len(b.cells)+1:
		return ObstacleCut
	case m.forks:
		return ObstacleCut
	case m.leaves > 1:
		return ObstacleEnds
	case m.unlike:
		return ObstacleColours
	}
	return NoObstacle
}

// walk visits the cells below cell. It returns how many more of them have the colour of the corner than the other,
// cell included, and whether there is a cut below.
func (m *marks) walk(b *Begun, cell, from int) (diff int, cut bool) {
	m.found++
	m.order[cell], m.low[cell] = m.found, m.found
	spot := &b.plan[cell]
	sign := int(spot.colour)
	diff = sign
	cuts := 0
	for _, n := range spot.near {
		next := int(n)
		switch {
		case next < 0 || next == from || b.used[next] && next != m.pen:
		case m.order[next] != 0:
			m.low[cell] = min(m.low[cell], m.order[next])
		default:
			below, inner := m.walk(b, next, cell)
			m.low[cell] = min(m.low[cell], m.low[next])
			diff += below
			cut = cut || inner
			if m.low[next] < m.order[cell] {
				continue
			}
			// All below next can be reached through cell alone: it is visited last, in alternating colours.
			if cuts++; cuts > 1 {
				m.forks = true
			}
			if after := -sign * below; after != 0 && after != 1 || m.end != sign*(1-2*after) {
				m.unlike = true
			}
			if !inner {
				m.leaves++
			}
			cut = true
		}
	}
	return diff, cut
}
