package draw

import (
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// carry is a number that a finger carries to another cell.
type carry struct {
	finger *stage.Finger
	cell   int // where it was
}

// rearrange does the action of a button of the arrangement, says so, and reports whether id is one.
func (s *Scene) rearrange(id ui.ID) bool {
	was, n, t := s.size(), &s.numbers, s.Stage.Lang.T
	said := ""
	switch id {
	case mirrorID:
		n.mirror()
		said = t("draw.mirrored")
	case turnID:
		n.turn()
		said = t("draw.turned")
	case shiftID:
		n.shift()
		said = t("draw.shifted")
	case shuffleID:
		n.shuffle(s.sketch.src)
		said = t("draw.shuffled")
	case outID:
		if n.lifted.On {
			n.leaveOut(n.lifted.At)
			said = t("draw.left_out", "number", n.out)
		}
	default:
		return false
	}
	s.followSize(was)
	s.Stage.Say(said)
	return true
}

// followSize gives the line a board of the arrangement's size, after the arrangement has changed.
func (s *Scene) followSize(was puzzle.Size) {
	if s.size() != was {
		s.startLine()
	}
}

// lift lifts the number of a cell, or swaps it with the one lifted before; the same one is put down.
func (s *Scene) lift(cell int) {
	n, t := &s.numbers, s.Stage.Lang.T
	was := n.lifted
	s.arrive(cell)
	switch {
	case !was.On:
		n.lifted = render.MarkAt(cell)
		n.changes++
		s.Stage.Sound(game.TapSound, 0)
		s.Stage.Say(t("draw.lifted", "number", n.numbers[cell]))
	case was.At == cell:
		n.lifted = render.Mark{}
		n.changes++
	default:
		s.swap(was.At, cell)
	}
}

// swap swaps the numbers of two cells, and says so.
func (s *Scene) swap(one, other int) {
	n := &s.numbers
	s.Stage.Say(s.Stage.Lang.T("draw.swapped", "one", n.numbers[one], "other", n.numbers[other]))
	n.swap(one, other)
	s.Stage.Sound(game.NoteSound, float32(n.numbers[other])/float32(len(n.numbers)))
	s.Stage.Buzz(8)
}

// putDown puts down the number that is lifted, and reports whether one was.
func (s *Scene) putDown() bool {
	was := s.numbers.lifted.On
	if was {
		s.numbers.lifted = render.Mark{}
		s.numbers.changes++
	}
	return was
}

// carry follows a finger on the arrangement: it taps, or carries a number to another cell.
func (s *Scene) carry(g *stage.Finger, ph stage.Phase) {
	cell := s.cellAt(g.At)
	switch k, ok := g.State.(*carry); {
	case ph == stage.Pressed && cell >= 0:
		g.State = &carry{g, cell}
	case !ok || k.cell >= s.size().Cells():
	case ph == stage.Moved && g.Far && s.carried == nil:
		s.putDown()
		s.carried = k
	case ph == stage.Released && s.carried == k:
		s.carried = nil
		if cell >= 0 && cell != k.cell {
			s.arrive(cell)
			s.swap(k.cell, cell)
		}
	case ph == stage.Released && !g.Far:
		s.lift(k.cell)
	case ph == stage.Cancelled && s.carried == k:
		s.carried = nil
	}
}

// tiles are the looks of an arrangement.
type tiles struct {
	board  puzzle.Board  // of the colours
	theme  *render.Theme // of the colours
	colors []render.Color
	shift  []render.TileShift
}

// liftedBy is how far a number is raised that is lifted, in dip: enlarged, it would be blurred.
const liftedBy = 4

// update brings the looks up to date.
func (t *tiles) update(s *Scene, f *ui.Frame) {
	n := &s.numbers
	if t.board != n.board || t.theme != f.Theme {
		t.board, t.theme = n.board, f.Theme
		t.colors = t.colors[:0]
		if g, err := puzzle.NewGoal(n.size, n.config().Rule); err == nil {
			t.colors = render.TileColors(t.colors, f.Theme, render.PathScheme, g)
		}
	}
	t.shift = t.shift[:0]
	v := &s.board
	v.Theme, v.Colors, v.Numbers, v.Numerals = f.Theme, t.colors, true, boardview.Numerals(s.Stage.Set.Numerals)
	v.Focus = render.Mark{At: s.cursor, On: s.Focus == gridID && f.ShowRing}
	if k := s.carried; k != nil && k.cell < n.size.Cells() {
		if label := n.board.At(k.cell); label > 0 {
			t.shift = append(t.shift, render.TileShift{Label: label, DX: k.finger.At.X - k.finger.Start.X, DY: k.finger.At.Y - k.finger.Start.Y, Zoom: 1.12})
		}
	}
	if n.lifted.On && n.lifted.At != n.board.Blank() {
		t.shift = append(t.shift, render.TileShift{Label: n.board.At(n.lifted.At), DY: -f.Dip(liftedBy)})
	}
	v.Shift = t.shift
}

// paintNumbers draws the arrangement, and marks the number lifted and the cell under the one carried.
func (s *Scene) paintNumbers(l *render.List, f *ui.Frame) {
	v, n := &s.board, &s.numbers
	v.Paint(l, f)
	l.PushClip(v.Rect)
	defer l.PopClip()
	if n.lifted.On {
		s.paintChosen(l, f, n.lifted.At)
	}
	if s.carried != nil {
		if cell := s.cellAt(s.carried.finger.At); cell >= 0 {
			s.paintChosen(l, f, cell)
		}
	}
}

// paintChosen marks a cell: its tile with the ring of a tile to move, the gap with a ring in the accent.
func (s *Scene) paintChosen(l *render.List, f *ui.Frame, cell int) {
	v := &s.board
	label := v.Board.At(cell)
	if label == 0 {
		r, radius := v.CellFrame(cell, f.Dip(2))
		l.Box(r, radius, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
		return
	}
	r, radius := v.Face(cell)
	if s.numbers.lifted.Is(cell) && s.carried == nil {
		r.Y -= f.Dip(liftedBy)
	}
	l.HintRing(r, radius, f.Scale, f.Theme, f.Theme.Hint)
}
