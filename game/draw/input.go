package draw

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// cellAt returns the cell at a point of the screen, -1 beside the board.
func (s *Scene) cellAt(p render.Point) int {
	if s.Stage.Find(gridID) == nil {
		return -1
	}
	for cell := range s.sketch.line.Size().Cells() {
		if s.view.Cell(cell).Contains(p) {
			return cell
		}
	}
	return -1
}

// stroke is the gesture of a finger that draws.
type stroke struct {
	cell  int  // where it was last
	drawn bool // it has changed the line
}

// Touch draws the line under a finger. A finger that goes back along the line takes it back; one that begins on the line
// goes on from there; a tap goes to a cell or leaves out a number.
func (s *Scene) Touch(g *stage.Finger, ph stage.Phase) {
	cell := s.cellAt(g.At)
	switch ph {
	case stage.Pressed:
		if cell >= 0 {
			k := &stroke{cell: cell}
			g.State = k
			if line := s.sketch.line; line.Index(cell) < 0 && !line.Whole() {
				k.drawn = true
				s.tap(cell)
			}
		}
	case stage.Moved:
		if k, ok := g.State.(*stroke); ok && cell >= 0 && cell != k.cell {
			s.drag(k, cell)
		}
	case stage.Released:
		if k, ok := g.State.(*stroke); ok && !k.drawn && cell == k.cell {
			s.tap(cell)
		}
	}
}

// drag leads the line towards the cell under a finger.
func (s *Scene) drag(k *stroke, cell int) {
	line := s.sketch.line
	if from := line.Index(k.cell); !k.drawn && from >= 0 {
		s.sketch.cut(from + 1)
	}
	k.cell, k.drawn = cell, true
	if i := line.Index(cell); i >= 0 {
		s.sketch.cut(i + 1)
		s.cursor, s.out = cell, 0
		return
	}
	size := line.Size()
	for line.Len() > 0 && line.Pen() != cell {
		pen := line.Pen()
		dx, dy := cell%size.W-pen%size.W, cell/size.W-pen/size.W
		across, down := puzzle.Right, puzzle.Down
		if dx < 0 {
			across = puzzle.Left
		}
		if dy < 0 {
			down = puzzle.Up
		}
		wide := max(dx, -dx) >= max(dy, -dy)
		switch {
		case wide && dx != 0 && s.visit(size.Neighbour(pen, across)):
		case dy != 0 && s.visit(size.Neighbour(pen, down)):
		case dx != 0 && s.visit(size.Neighbour(pen, across)):
		default:
			return
		}
	}
}

// steer moves the pen, or the cursor before the line begins and after it ends. A step back along the line takes it back. It
// returns false at the edge, where the focus leaves the board.
func (s *Scene) steer(d puzzle.Dir) bool {
	line := s.sketch.line
	to := line.Size().Neighbour(s.cursor, d)
	n := line.Len()
	switch {
	case to < 0:
		return false
	case n == 0 || line.Whole():
		s.cursor = to
	case n > 1 && line.Cell(n-2) == to:
		s.takeBack()
	case !s.visit(to):
		s.blocked()
	}
	return true
}

// set sets the pen down, or leaves out the number under the cursor.
func (s *Scene) set() {
	if line := s.sketch.line; line.Len() == 0 || line.Whole() {
		s.tap(s.cursor)
	}
}

// Key moves the pen by the arrows while the board has the focus.
func (s *Scene) Key(e game.KeyEvent) bool {
	if !e.Down || s.Focus != gridID {
		return false
	}
	switch e.Key {
	case "ArrowUp":
		return s.steer(puzzle.Up)
	case "ArrowDown":
		return s.steer(puzzle.Down)
	case "ArrowLeft":
		return s.steer(puzzle.Left)
	case "ArrowRight":
		return s.steer(puzzle.Right)
	case "Backspace":
		s.takeBack()
	case "Space", "Enter", "NumpadEnter":
		s.set()
	default:
		return false
	}
	return true
}

// Pad moves the pen by the directions; A sets it down, B takes back, the shoulders lead to the buttons and back.
func (s *Scene) Pad(b stage.PadPress) bool {
	if b.Button == game.PadL1 || b.Button == game.PadR1 {
		if s.Focus == gridID {
			s.Focus = finishID
		} else {
			s.Focus = gridID
		}
		return true
	}
	if s.Focus != gridID {
		return false
	}
	d, ok := b.Dir()
	switch {
	case ok:
		return s.steer(d)
	case b.Button == game.PadA:
		s.set()
	case b.Button == game.PadB && s.sketch.line.Len() > 0:
		s.takeBack()
	default:
		return false
	}
	return true
}
