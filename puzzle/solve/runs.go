//go:build !js

package solve

import (
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/internal/pages"
)

// runClass is the databases for solutions with the fewest runs of tiles (MTM) on 4x4, for the goals of a class. They are made
// only on request, and this code is no part of programs for browsers.
//
// In a shortest solution the moves go along rows and along columns in turn: two in one line would be one. So a position is a
// board with the axis of its next move. Wherever the blank is, there are three moves.
//
// A database tells apart the blank and four kinds of tiles, and holds for each position how many moves it takes at least to
// bring all kinds home. One move of several tiles counts for all of them, so that databases of different tiles cannot be
// added; but with all 15 tiles in it a single one is good. The kinds are those of the solver of Ben Whitmore's slidy, where
// they are ascribed to Tomas Rokicki. A view is a database together with the way to look a board up: a second look-up in the
// mirror image, or in a second database if the goal has no mirror image, makes the searches ten times as short.
//
// A move along a row changes nothing about the order of the tiles in reading order without the blank. So the database of an
// axis is indexed by the kinds of the tiles in the order along this axis; a word holds the entries for the 16 cells of the
// blank, four bits each. The three moves change one entry's place in its word, and the word of the other axis.
type runClass struct {
	grid      *grid
	goalBlank int
	goal      uint64 // the goal's board, see runState
	rank      *runRank
	kinds     [2][16]uint8   // view, tile -> kind
	tables    [2][2][]uint64 // axis of the next move, view -> entries; see above
	built     int            // views that have a database of their own
	rim       [2]map[uint64]struct{}
}

const (
	alongRows    = 0
	alongColumns = 1
)

// runKinds are the kinds of the tiles in reading order, the blank left out, and runOrders is the number of their orders:
// 15! / (2! 4! 5! 4!).
const (
	runKinds  = "001122112233233"
	runOrders = 9_459_450
)

// rimDepth is the number of moves from which on boards are compared with those on the rim of the goal: all that are exactly
// so many moves from it. They are kept as they are, so the search ends without the last moves, in which the databases do not
// help much. An entry is the number of moves beyond that, from 0 for any number up to rimDepth to runCap for any number
// beyond the last one.
const (
	rimDepth = 10
	runCap   = 15
)

// runState is a position with what the search needs. The kinds of the tiles, two bits each, are in the order along the axis of
// the next move and in the order across it, both without the blank: those of the first view in the low half of the word, those
// of the second in the high half. The cell of the blank is numbered along the axis too. The board holds four bits for each
// cell, in reading order: the tile.
type runState struct {
	along, across, board uint64
	blank                uint32
	axis                 uint32
}

// newRunClass returns the class of a goal without databases, which layOut makes; nil if there are none for its size.
func newRunClass(goal puzzle.Board) *runClass {
	if goal.Size() != (puzzle.Size{W: 4, H: 4}) {
		return nil
	}
	k := taskOf(goal)
	g, blank := k.grid, k.goalBlank
	c := &runClass{grid: g, goalBlank: blank, built: 1}
	for cell := range uint64(16) {
		c.goal |= cell << (4 * cell)
	}
	mirror := g.mirror(blank)
	if mirror == nil {
		c.built = 2
	}
	next := [2]int{}
	for i := range 16 {
		for view, cell := range [2]int{i, int(acrossCell(uint32(i)))} {
			if cell != blank {
				c.kinds[view][cell] = runKinds[next[view]] - '0'
				next[view]++
			}
		}
	}
	if mirror != nil {
		for tile := range 16 {
			c.kinds[1][tile] = c.kinds[0][mirror[tile]]
		}
	}
	return c
}

// layOut makes the databases, whose entries are still to be computed, and the rim.
func (c *runClass) layOut() {
	c.rank = newRunRank(runKinds)
	for view := range c.built {
		for axis := range 2 {
			c.tables[axis][view] = make([]uint64, runOrders)
			pages.Large(c.tables[axis][view])
		}
	}
	if c.built == 1 {
		c.tables[alongRows][1], c.tables[alongColumns][1] = c.tables[alongColumns][0], c.tables[alongRows][0]
	}
	c.rim = c.level(rimDepth)
}

// acrossCell returns the number of a cell in the order across, given that in the order along, and vice versa.
func acrossCell(cell uint32) uint32 { return cell&3<<2 | cell>>2&3 }

// state returns the position of a board.
func (c *runClass) state(board uint64, axis uint32) (s runState) {
	s.board, s.axis = board, axis
	var orders [2]uint64
	for order := range uint32(2) {
		n := 0
		for i := range uint32(16) {
			cell := i
			if order == alongColumns {
				cell = acrossCell(i)
			}
			tile := board >> (4 * cell) & 15
			if int(tile) != c.goalBlank {
				orders[order] |= (uint64(c.kinds[0][tile]) | uint64(c.kinds[1][tile])<<32) << (2 * n)
				n++
			} else if order == axis {
				s.blank = i
			}
		}
	}
	s.along, s.across = orders[axis], orders[1-axis]
	return s
}

// moves returns the positions after the three moves of a position.
func (s *runState) moves() (list [3]runState) {
	place, line := s.blank&3, s.blank>>2
	n := 0
	for up := range 2 {
		// The blank's steps within its line. In the order across, the tile that steps the other way jumps over three tiles.
		next := *s
		for cell := place; up == 1 && cell < 3 || up == 0 && cell > 0; n++ {
			if up == 1 {
				next.across = rotate(next.across, cell<<2|line, 2)
				cell++
			} else {
				cell--
				next.across = rotate(next.across, cell<<2|line, 6)
			}
			next.slide(cell)
			list[n] = next
			list[n].along, list[n].across = next.across, next.along
			list[n].blank, list[n].axis = cell<<2|line, 1-s.axis
		}
	}
	return list
}

// rotate turns the four tiles from a place of both orders on by so many bits.
func rotate(orders uint64, from, bits uint32) uint64 {
	const four = 0xff_0000_00ff
	x := orders >> (2 * from) & four
	return orders ^ (x^(x<<bits|x>>(8-bits))&four)<<(2*from)
}

// slide moves the blank to a place in its line that is next to it.
func (s *runState) slide(place uint32) {
	to := s.blank&^3 | place
	a, b := s.blank, to
	if s.axis == alongColumns {
		a, b = acrossCell(a), acrossCell(b)
	}
	x := (s.board>>(4*a) ^ s.board>>(4*b)) & 15
	s.board ^= x<<(4*a) | x<<(4*b)
	s.blank = to
}

// level returns the boards that are a number of moves from the goal, such that each move is along another axis than the one
// before, by the axis of their next move.
func (c *runClass) level(n int) (boards [2]map[uint64]struct{}) {
	for axis := range boards {
		boards[axis] = map[uint64]struct{}{c.goal: {}}
	}
	for range n {
		var farther [2]map[uint64]struct{}
		for axis := range uint32(2) {
			// A move along the axis leads to a board of the level before, and another one back from there.
			farther[axis] = make(map[uint64]struct{}, 3*len(boards[1-axis]))
			for board := range boards[1-axis] {
				s := c.state(board, axis)
				for _, next := range s.moves() {
					farther[axis][next.board] = struct{}{}
				}
			}
		}
		boards = farther
	}
	return boards
}

// bound returns a lower bound of the number of moves from a position.
func (c *runClass) bound(s *runState) (n int) {
	for view := range 2 {
		word := c.tables[s.axis][view][c.rank.of(uint32(s.along>>(32*view)))]
		if entry := int(word >> (4 * s.blank) & 15); entry > 0 {
			n = max(n, rimDepth+entry)
		}
	}
	return n
}
