package lessons

import (
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
)

// aim is what a task wants.
type aim struct {
	kind kind
	n    int // a number of sides, tiles or moves, or a tile
	cell int
}

// kind is a kind of aim.
type kind uint8

const (
	bringAim    kind = iota // the tile n is in the cell
	rowAim                  // the first n tiles of the first side are home
	sidesAim                // the first n sides are complete
	homeAim                 // the board is solved
	movesAim                // n moves are made
	togetherAim             // the first side is complete in as few moves as the program needs
	strokesAim              // the board is solved in as few moves of whole rows as it was scrambled by
	judgeAim                // the player has said whether the board can be solved, and is right
)

func bring(tile, cell int) aim { return aim{kind: bringAim, n: tile, cell: cell} }
func row(n int) aim            { return aim{kind: rowAim, n: n} }
func sides(n int) aim          { return aim{kind: sidesAim, n: n} }
func moves(n int) aim          { return aim{kind: movesAim, n: n} }

var (
	home     = aim{kind: homeAim}
	together = aim{kind: togetherAim}
	strokes  = aim{kind: strokesAim}
	judge    = aim{kind: judgeAim}
)

// limited reports whether the aim is to be reached in a number of moves, so that a board can be spoiled.
func (a aim) limited() bool { return a.kind == togetherAim || a.kind == strokesAim }

// reached reports whether an aim is reached on a board after a number of moves. A judgement never is.
func (a aim) reached(c *coach.Coach, b puzzle.Board, made int) bool {
	switch a.kind {
	case bringAim:
		return b.Find(a.n) == a.cell
	case rowAim:
		return homeUntil(c, b, 0, a.n)
	case sidesAim:
		return sidesDone(c, b) >= a.n
	case togetherAim:
		return sidesDone(c, b) >= 1
	case homeAim, strokesAim:
		return b == c.Goal().Board()
	case movesAim:
		return made >= a.n
	}
	return false
}

// homeUntil reports whether the first n cells of a side hold their tiles.
func homeUntil(c *coach.Coach, b puzzle.Board, side, n int) bool {
	for _, cell := range c.Sides()[side][:n] {
		if b.At(cell) != c.Goal().Board().At(cell) {
			return false
		}
	}
	return true
}

// sidesDone returns how many sides are complete, counted from the first.
func sidesDone(c *coach.Coach, b puzzle.Board) int {
	for i, s := range c.Sides() {
		if !homeUntil(c, b, i, len(s)) {
			return i
		}
	}
	return len(c.Sides())
}

// next returns what to do next towards an aim on a board; ok is false if the coach does not know, or if the aim is reached.
func (a aim) next(c *coach.Coach, b puzzle.Board) (next coach.Aim, ok bool) {
	side := c.Sides()[0]
	switch a.kind {
	case bringAim:
		return bringing(c, b, a.n, a.cell, nil)
	case rowAim:
		for i, cell := range side[:a.n] {
			if label := c.Goal().Board().At(cell); b.At(cell) != label {
				next, ok := bringing(c, b, label, cell, side[:i])
				next.Side = side
				return next, ok
			}
		}
	case sidesAim, homeAim:
		if !puzzle.Solvable(b, c.Goal().Board()) {
			return next, false
		}
		return c.Next(b)
	case togetherAim:
		moves, ok := coach.Together(b, c.Goal(), side)
		next = coach.Aim{Kind: coach.Home, Cells: side, Side: side, Moves: moves}
		for _, cell := range side {
			next.Tiles = append(next.Tiles, c.Goal().Board().At(cell))
		}
		return next, ok && len(moves) > 0
	}
	return next, false
}

// bringing is the aim to bring a tile to a cell.
func bringing(c *coach.Coach, b puzzle.Board, label, cell int, keep []int) (coach.Aim, bool) {
	moves, ok := c.Bring(b, label, cell, keep)
	return coach.Aim{Kind: coach.Home, Tiles: []int{label}, Cells: []int{cell}, Side: []int{cell}, Moves: moves}, ok && len(moves) > 0
}
