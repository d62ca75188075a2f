package space

import "wildfifteen/puzzle"

// shift is a way of the blank: columns and rows.
type shift struct{ x, y int }

var shifts = [...]shift{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}

// step moves the blank one cell, if the board goes that far.
func (l *layout) step(s *state, d shift) bool {
	x, y := s.blank%l.w+d.x, s.blank/l.w+d.y
	if x < 0 || x >= l.w || y < 0 || y >= l.h {
		return false
	}
	to := y*l.w + x
	s.at[s.blank], s.at[to] = s.at[to], hole
	s.blank = to
	return true
}

// nearer moves s to a neighbour whose depth modulo four is want.
func (k *keeper) nearer(l *layout, s *state, m Metric, want int) code {
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

// frame translates between boards of a goal and states.
type frame struct {
	l     *layout
	goal  puzzle.Board
	label []int   // of each tile, as the layout numbers them
	tile  []uint8 // of each label
}

func newFrame(goal puzzle.Board) *frame {
	size := goal.Size()
	f := &frame{l: newLayout(size.W, size.H, goal.Blank()), goal: goal}
	f.tile = make([]uint8, size.Cells()+1)
	for cell := range size.Cells() {
		label := goal.At(f.l.unturn(cell))
		f.tile[label] = hole
		if label != 0 {
			f.tile[label] = uint8(len(f.label))
			f.label = append(f.label, label)
		}
	}
	return f
}

// state returns a board as a state; ok is false for a board of other tiles.
func (f *frame) state(b puzzle.Board) (s state, ok bool) {
	if b.Size() != f.goal.Size() || b.Missing() != f.goal.Missing() {
		return state{}, false
	}
	s = state{make([]uint8, f.l.cells), f.l.turn(b.Blank())}
	for cell := range s.at {
		s.at[cell] = f.tile[b.At(f.l.unturn(cell))]
	}
	return s, true
}

// board returns a place's board.
func (f *frame) board(c code) puzzle.Board {
	s := state{at: make([]uint8, f.l.cells)}
	f.l.decode(c, &s)
	labels := make([]int, f.l.cells)
	for cell, tile := range s.at {
		if tile != hole {
			labels[f.l.unturn(cell)] = f.label[tile]
		}
	}
	b, err := puzzle.NewBoard(f.goal.Size(), labels)
	if err != nil {
		panic(err) // decode made no permutation
	}
	return b
}
