package solve

// none stands for a neighbour outside the board.
const none = -1

// grid is the shape of a board: its cells in reading order and the neighbours of each. neighbours is indexed
// by cell and direction, in the order of puzzle.Dir: up, down, left, right.
type grid struct {
	w, h, n    int
	neighbours [][4]int16
}

func newGrid(w, h int) *grid {
	g := &grid{w: w, h: h, n: w * h, neighbours: make([][4]int16, w*h)}
	for c := range g.neighbours {
		x, y := c%w, c/w
		g.neighbours[c] = [4]int16{none, none, none, none}
		if y > 0 {
			g.neighbours[c][0] = int16(c - w)
		}
		if y < h-1 {
			g.neighbours[c][1] = int16(c + w)
		}
		if x > 0 {
			g.neighbours[c][2] = int16(c - 1)
		}
		if x < w-1 {
			g.neighbours[c][3] = int16(c + 1)
		}
	}
	return g
}

// dist returns the taxicab distance between two cells.
func (g *grid) dist(a, b int) int {
	return abs(a%g.w-b%g.w) + abs(a/g.w-b/g.w)
}

// dir returns the direction from cell a to its neighbour b.
func (g *grid) dir(a, b int) uint8 {
	switch {
	case b == a-1:
		if g.w > 1 {
			return left
		}
		return up
	case b == a+1:
		if g.w > 1 {
			return right
		}
		return down
	case b < a:
		return up
	}
	return down
}

// The directions in the order of puzzle.Dir.
const (
	up = iota
	down
	left
	right
)

func opposite(d uint8) uint8 { return d ^ 1 }

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}

// turn is one of the eight symmetries of a rectangle or square: an optional exchange of rows and columns,
// followed by optional reflections.
type turn struct{ swap, flipX, flipY bool }

func turns() []turn {
	var list []turn
	for i := range 8 {
		list = append(list, turn{i&1 != 0, i&2 != 0, i&4 != 0})
	}
	return list
}

// size returns the size that a w x h board becomes.
func (t turn) size(w, h int) (int, int) {
	if t.swap {
		return h, w
	}
	return w, h
}

// cell returns the cell that cell c of a w x h board becomes.
func (t turn) cell(c, w, h int) int {
	x, y := c%w, c/w
	if t.swap {
		x, y, w, h = y, x, h, w
	}
	if t.flipX {
		x = w - 1 - x
	}
	if t.flipY {
		y = h - 1 - y
	}
	return y*w + x
}

// dir returns the direction that d becomes.
func (t turn) dir(d uint8) uint8 {
	if t.swap {
		d ^= 2 // up <-> left, down <-> right
	}
	if t.flipX && d >= left || t.flipY && d < left {
		d ^= 1
	}
	return d
}
