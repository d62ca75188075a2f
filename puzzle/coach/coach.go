// Package coach solves boards the way a person does: one row or column after the other, one tile or one pair of tiles at a
// time, until only the last four cells are left. It says at every board what to do next and why, as values: an [Aim].
//
// # Method
//
// The open cells are a rectangle, at first the whole board. A [Coach] completes one of its sides that does not hold the
// goal's blank, which leaves a smaller rectangle. Rows are completed while at least three are open, columns likewise, so two
// rows and two columns are left. The order of the sides follows the numbers: the side whose lowest number is lowest comes
// first. So classic boards are completed from the top, row by row, and a spiral from the outside inwards.
//
// The tiles of a side come home one after the other, except for the last two, which go in together: one waits in the
// other's cell in the corner, the other right behind it, and then both turn in. The last four cells need no such thought:
// the three tiles stand in the right order round the ring, or the board could not be solved, and only have to be turned.
//
// Every single step is the shortest one: a tile is brought to a cell by a search over the places of that tile and the
// blank. The whole is not: see [Coach.Solve].
package coach

import (
	"wildfifteen/puzzle"
)

// Kind is a kind of aim.
type Kind uint8

// The kinds of aims.
const (
	Home   Kind = iota // the tile goes to its own cell
	Corner             // the first tile of a pair goes to the corner, the cell of the second, and waits there
	Behind             // the second tile goes behind the first one, which waits in the corner
	Turn               // both tiles of the pair go to their own cells, the first one along the side, the second into the corner
	Knot               // both tiles of the pair are near but in each other's way; they go to their own cells by a longer way
	Ring               // the tiles of the last four cells turn until they are home
)

// String returns the name of the kind: "home", "corner".
func (k Kind) String() string {
	return [...]string{"home", "corner", "behind", "turn", "knot", "ring"}[k]
}

// Aim is what to do next.
type Aim struct {
	Kind  Kind
	Tiles []int         // the labels that the aim is about: the one to be brought first; for Ring those of the last cells
	Cells []int         // where these tiles are to stand in the end, in the order of Tiles
	Side  []int         // the cells of the row or column to be completed, in the order in which their tiles come home; for Ring the last four cells
	Moves []puzzle.Move // the way there, one tile each
}

// Coach knows the order in which the cells of one goal are completed. It is not safe for use by several goroutines.
type Coach struct {
	goal  puzzle.Goal
	sides [][]int // rows and columns in the order in which they are completed; the last is the ring
	search
}

// New returns the coach for a goal of two rows and two columns or more.
func New(goal puzzle.Goal) *Coach {
	c := &Coach{goal: goal, sides: sides(goal)}
	c.size = goal.Size()
	return c
}

// Sides returns the rows and columns in the order in which the coach completes them, each a list of cells in the order in
// which their tiles come home. The last four cells come last, in reading order. The slices are the coach's own.
func (c *Coach) Sides() [][]int { return c.sides }

// Goal returns the goal that the coach works for.
func (c *Coach) Goal() puzzle.Goal { return c.goal }

// Next returns the next aim on the board. ok is false if the board is solved. The board must be solvable: Next panics if it
// comes to the last four cells of one that is not. It takes at most five searches of (w*h)² places, and usually a small
// part of that: 0.2 ms on a random 16x16 board (BenchmarkNext).
func (c *Coach) Next(b puzzle.Board) (a Aim, ok bool) {
	c.set(b)
	side, n := c.first()
	if side < 0 {
		return Aim{}, false
	}
	cells := c.sides[side]
	c.close(side, n)
	switch {
	case side == len(c.sides)-1:
		a = c.ring(cells)
	case n < len(cells)-2:
		a = c.homeAim(cells[n])
	default:
		a = c.pair(cells)
	}
	a.Side = cells
	return a, true
}

// Solve returns the aims of a whole solution of a solvable board, none if it is solved. On random boards of 4x4 their moves
// are on average 1.85 to 1.94 times as many as the fewest possible, for goals of every kind (250 boards of each, TestShort).
func (c *Coach) Solve(b puzzle.Board) []Aim {
	var aims []Aim
	for {
		a, ok := c.Next(b)
		if !ok {
			return aims
		}
		aims = append(aims, a)
		for _, m := range a.Moves {
			b = b.Step(m.Dir)
		}
	}
}

// Bring returns the shortest way to bring a tile to a cell, during which the contents of the kept cells stay where they
// are. ok is false if there is none.
func (c *Coach) Bring(b puzzle.Board, label, cell int, keep []int) (moves []puzzle.Move, ok bool) {
	c.set(b)
	c.closed = append(c.closed[:0], make([]bool, c.size.Cells())...)
	for _, k := range keep {
		c.closed[k] = true
	}
	steps, ok := c.bring(c.goal.CellOf(label), cell)
	return single(steps), ok
}

// single returns moves of one tile each.
func single(steps []puzzle.Dir) []puzzle.Move {
	var moves []puzzle.Move
	for _, d := range steps {
		moves = append(moves, puzzle.Move{Dir: d, N: 1})
	}
	return moves
}

// set takes the board over: each tile is named by the cell where it belongs, the blank by its own.
func (c *Coach) set(b puzzle.Board) {
	n := c.size.Cells()
	c.at = c.at[:0]
	for cell := range n {
		c.at = append(c.at, c.goal.CellOf(b.At(cell)))
	}
	c.blank = b.Blank()
}

// first returns the first side that is not complete and how many of its cells are, counted from its beginning; -1 if the
// board is solved.
func (c *Coach) first() (side, cells int) {
	for i, s := range c.sides {
		for n, cell := range s {
			if c.at[cell] != cell {
				return i, n
			}
		}
	}
	return -1, 0
}

// close forbids the cells of the sides before the given one and the first n of its own, except those of the pair.
func (c *Coach) close(side, n int) {
	c.closed = append(c.closed[:0], make([]bool, c.size.Cells())...)
	for i, s := range c.sides[:side+1] {
		done := len(s)
		if i == side {
			done = max(0, min(n, len(s)-2))
		}
		for _, cell := range s[:done] {
			c.closed[cell] = true
		}
	}
	if side == len(c.sides)-1 {
		for _, cell := range c.sides[side] {
			c.closed[cell] = false
		}
	}
}

// homeAim brings the tile of a cell there.
func (c *Coach) homeAim(cell int) Aim {
	steps, ok := c.bring(cell, cell)
	if !ok {
		panic("coach: a tile cannot come home")
	}
	return c.aim(Home, steps, []int{cell}, []int{cell})
}

// ring turns the tiles of the last four cells until they are home, the shorter way round.
func (c *Coach) ring(cells []int) Aim {
	round := [4]int{cells[0], cells[1], cells[3], cells[2]}
	var best []puzzle.Dir
	for _, step := range [2]int{1, 3} {
		steps := c.rotate(round, step)
		if steps != nil && (best == nil || len(steps) < len(best)) {
			best = steps
		}
	}
	if best == nil {
		panic("coach: the board is not solvable")
	}
	var homes []int
	for _, cell := range cells {
		if cell != c.goal.CellOf(0) {
			homes = append(homes, cell)
		}
	}
	return c.aim(Ring, best, homes, homes)
}

// rotate moves the blank round the ring until all tiles are home, nil if they never are.
func (c *Coach) rotate(round [4]int, step int) []puzzle.Dir {
	mark := c.mark()
	defer c.back(mark)
	var steps []puzzle.Dir
	for range 12 {
		for i, cell := range round {
			if cell == c.blank {
				steps = append(steps, c.slide(round[(i+step)%4]))
				break
			}
		}
		home := true
		for _, cell := range round {
			home = home && c.at[cell] == cell
		}
		if home {
			return steps
		}
	}
	return nil
}

// aim returns the aim whose tiles belong to the given cells, and which are to stand at others.
func (c *Coach) aim(kind Kind, steps []puzzle.Dir, homes, cells []int) Aim {
	a := Aim{Kind: kind, Cells: cells, Moves: single(steps)}
	goal := c.goal.Board()
	for _, home := range homes {
		a.Tiles = append(a.Tiles, goal.At(home))
	}
	return a
}
