package draw

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// cellAt returns the cell at a point of the screen, -1 beside the board.
func (s *Scene) cellAt(p render.Point) int {
	if cell, ok := s.board.CellAt(p); ok && s.board.Board.Size() == s.size() {
		return cell
	}
	return -1
}

// stroke is the gesture of a finger that draws.
type stroke struct {
	cell  int  // where it was last
	drawn bool // it has changed the line
}

// Touch makes the goal with a finger; two fingers enlarge a board of small cells.
func (s *Scene) Touch(g *stage.Finger, ph stage.Phase) {
	switch {
	case s.touch.Pinch(s.Stage, &s.board, g, ph):
		s.carried = nil
	case s.mode == arrangeMode:
		s.carry(g, ph)
	default:
		s.draw(g, ph)
	}
}

// draw draws the line under a finger. A finger that goes back along the line takes it back; one that begins on the line
// goes on from there; a tap goes to a cell or leaves out a number. On a board that two fingers can enlarge, the first of
// them draws nothing before it moves.
func (s *Scene) draw(g *stage.Finger, ph stage.Phase) {
	cell := s.cellAt(g.At)
	k, ok := g.State.(*stroke)
	switch {
	case ph == stage.Pressed && cell >= 0:
		k := &stroke{cell: cell}
		g.State = k
		if line := s.sketch.line; line.Index(cell) < 0 && !line.Whole() && !s.board.CanZoom() {
			k.drawn = true
			s.tap(cell)
		}
	case !ok:
	case ph == stage.Moved && cell >= 0 && cell != k.cell:
		if line := s.sketch.line; !k.drawn && line.Index(k.cell) < 0 && !line.Whole() {
			s.tap(k.cell)
			k.drawn = true
		}
		s.drag(k, cell)
	case ph == stage.Released && !k.drawn && cell == k.cell:
		s.tap(cell)
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
		s.arrive(cell)
		s.out = 0
		s.tell(cell)
		return
	}
	size := s.size()
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

// steer moves the pen, or the cursor before the line begins, after it ends, and in an arrangement. A step back along the
// line takes it back. It returns false at the edge, where the focus leaves the board.
func (s *Scene) steer(d puzzle.Dir) bool {
	line := s.sketch.line
	to := s.size().Neighbour(s.cursor, d)
	n := line.Len()
	switch {
	case to < 0:
		return false
	case s.mode == arrangeMode || n == 0 || line.Whole():
		s.arrive(to)
		if s.mode == lineMode {
			s.tell(to)
		}
	case n > 1 && line.Cell(n-2) == to:
		s.takeBack()
	case !s.visit(to):
		s.blocked(to)
	}
	return true
}

// set sets the pen down, leaves out the number under the cursor, or lifts it.
func (s *Scene) set() {
	if line := s.sketch.line; s.mode == arrangeMode || line.Len() == 0 || line.Whole() {
		s.tap(s.cursor)
	}
}

// back puts down what is lifted, or takes back the last step. It returns false if there is nothing of that.
func (s *Scene) back() bool {
	if s.putDown() {
		return true
	}
	if s.mode == lineMode && s.sketch.line.Len() == 0 {
		return false // an erased line comes back by the button: whoever goes back wants to leave
	}
	ok := s.canTakeBack()
	s.takeBack()
	return ok
}

// Key moves the pen by the arrows while the board has the focus.
func (s *Scene) Key(e game.KeyEvent) bool {
	if !e.Down {
		return false
	}
	switch e.Printed {
	case "+", "=":
		s.zoom(1.5)
		return true
	case "-":
		s.zoom(1 / 1.5)
		return true
	case "Z":
		s.takeBack()
		return true
	}
	if s.Focus != gridID {
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
		s.back()
	case "Space", "Enter", "NumpadEnter":
		s.set()
	default:
		return false
	}
	return true
}

// Back puts down what is lifted, or leaves the page.
func (s *Scene) Back() {
	if !s.putDown() {
		s.Page.Back()
	}
}

// Pad moves the pen by the directions; A sets it down or lifts, B takes back, the shoulders lead to the buttons and back,
// the triggers zoom.
func (s *Scene) Pad(b stage.PadPress) bool {
	if b.Button == game.PadL1 || b.Button == game.PadR1 {
		if s.Focus == gridID {
			s.Focus = ui.ID{Name: modeGroup, N: int(s.mode)}
		} else {
			s.Focus = gridID
		}
		return true
	}
	switch b.Button {
	case game.PadL2:
		s.zoom(1 / 1.5)
		return true
	case game.PadR2:
		s.zoom(1.5)
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
	case b.Button == game.PadB:
		return s.back()
	default:
		return false
	}
	return true
}

// Wheel zooms while Ctrl is held.
func (s *Scene) Wheel(notches float32) bool {
	return s.board.Wheel(s.Stage, notches)
}
