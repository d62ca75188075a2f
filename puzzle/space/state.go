package space

import "wildfifteen/puzzle"

// shift is a step of the blank: columns to the right, rows down.
type shift struct{ x, y int }

var shifts = [...]shift{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}

// step moves the blank by one cell. It returns false, and changes nothing, if that leads off the board.
func (l *layout) step(s *state, d shift) bool {
	x, y := s.blank%l.w+d.x, s.blank/l.w+d.y
	if x < 0 || x >= l.w || y < 0 || y >= l.h {
		return false
	}
	to := y*l.w + x
	s.tiles[s.blank], s.tiles[to] = s.tiles[to], noTile
	s.blank = to
	return true
}

// stepNearer moves s to a neighbour whose depth modulo four is want, and returns its code.
func (k *keeper) stepNearer(l *layout, s *state, m Metric, want int) code {
	for _, d := range shifts {
		n := 0
		for l.step(s, d) {
			n++
			if c, _ := l.encode(*s); k.modFour(l, c) == want {
				return c
			}
			if m == STM {
				break
			}
		}
		for range n {
			l.step(s, shift{-d.x, -d.y})
		}
	}
	panic("space: a state without a neighbour nearer to the goal")
}

// frame translates between boards and states.
type frame struct {
	l     *layout
	goal  puzzle.Board
	label []int   // tile -> label
	tile  []uint8 // label -> tile
}

func newFrame(goal puzzle.Board) *frame {
	size := goal.Size()
	f := &frame{l: newLayout(size.W, size.H, goal.Blank()), goal: goal}
	f.tile = make([]uint8, size.Cells()+1)
	for cell := range size.Cells() {
		label := goal.At(f.l.fromTurned(cell))
		f.tile[label] = noTile
		if label != 0 {
			f.tile[label] = uint8(len(f.label))
			f.label = append(f.label, label)
		}
	}
	return f
}

// state returns the state of a board. ok is false for a board of another size or with other labels.
func (f *frame) state(b puzzle.Board) (s state, ok bool) {
	if b.Size() != f.goal.Size() || b.Missing() != f.goal.Missing() {
		return state{}, false
	}
	s = state{make([]uint8, f.l.cells), f.l.toTurned(b.Blank())}
	for cell := range s.tiles {
		s.tiles[cell] = f.tile[b.At(f.l.fromTurned(cell))]
	}
	return s, true
}

// board returns the board of a code.
func (f *frame) board(c code) puzzle.Board {
	s := state{tiles: make([]uint8, f.l.cells)}
	f.l.decode(c, &s)
	labels := make([]int, f.l.cells)
	for cell, tile := range s.tiles {
		if tile != noTile {
			labels[f.l.fromTurned(cell)] = f.label[tile]
		}
	}
	b, err := puzzle.NewBoard(f.goal.Size(), labels)
	if err != nil {
		panic(err) // decode did not return a permutation
	}
	return b
}
