package boardview

import (
	"time"

	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// How long a tile must be pointed at before the board shows where it belongs.
const (
	restTime   = 150 * time.Millisecond // for a mouse that rests on a tile: until the goal's picture shows the tile's home
	threadTime = 300 * time.Millisecond // for a tile that is held: until a thread leads to its home
	dimTime    = 120 * time.Millisecond // in which the goal's picture fades
	threadGrow = 120 * time.Millisecond // in which the thread gets there
)

// Interest is the tile whose home the player wants to know: the one that is held, that the mouse rests on, or that has
// the focus. The zero Interest is in no tile.
type Interest struct {
	Home  render.Mark // the goal cell of the tile
	Shown render.Mark // the same, and still for a moment after it is gone
	Part  float32     // how far the goal's picture has faded to show it, 0..1
	last  time.Duration

	goal   puzzle.Goal // that the fields above belong to
	label  int
	since  time.Duration
	thread bool
	part   float32         // how far the thread has come, 0..1
	ends   [2]render.Point // of the part of it that is drawn

	fingers []*stage.Finger // buffer
}

// Follow finds the tile of interest. It is called in each tick after Layout.
func (n *Interest) Follow(s *stage.Stage, v *View) {
	if n.goal != v.Goal {
		*n = Interest{goal: v.Goal, last: s.Now(), fingers: n.fingers}
	}
	label, wait, held := n.target(s, v)
	if label != n.label {
		n.label, n.since = label, s.Now()
	}
	n.Home, n.thread = render.Mark{}, false
	defer n.dim(s)
	if label == 0 {
		return
	}
	passed := s.Now() - n.since
	if passed >= wait {
		n.Home = render.MarkAt(v.Goal.CellOf(label))
	}
	n.thread = held && passed >= threadTime
	n.part = 1
	if grow := s.Length(threadGrow); grow > 0 && !s.Still() {
		n.part = max(0, min(1, float32(passed-threadTime)/float32(grow)))
	}
	if passed < max(wait, threadTime) || n.thread && n.part < 1 {
		s.Animate()
	}
}

// dim lets the goal's picture fade to show the home, or back.
func (n *Interest) dim(s *stage.Stage) {
	was, step := n.Part, float32(1)
	if all := s.Length(dimTime); all > 0 {
		step = float32(s.Now()-n.last) / float32(all)
	}
	n.last = s.Now()
	if n.Home.On {
		n.Shown, n.Part = n.Home, min(1, was+step)
	} else if n.Part = max(0, was-step); n.Part == 0 {
		n.Shown = render.Mark{}
	}
	if n.Part != was || n.Home.On && n.Part < 1 {
		s.Animate()
	}
}

// target returns the label of the tile that the player points at, 0 for none; how long they must do so; and whether
// they hold it.
func (n *Interest) target(s *stage.Stage, v *View) (label int, wait time.Duration, held bool) {
	if v.Covered || v.Goal.Size() != v.Board.Size() || v.Board == v.Goal.Board() {
		return 0, 0, false
	}
	n.fingers = s.Fingers(n.fingers[:0])
	for _, g := range n.fingers {
		switch g.State.(type) {
		case *tilePress, *swipe:
			if g.Far {
				return 0, 0, false
			}
			return v.labelAt(g.Start), 0, true
		}
	}
	if v.Focus.On {
		return v.Board.At(v.Focus.At), 0, false
	}
	if p, ok := s.Mouse(); ok && (s.Device() == stage.Mouse || s.Device() == stage.NoDevice) {
		return v.labelAt(p.At), restTime, false
	}
	return 0, 0, false
}

// labelAt returns the label of the tile under a point, 0 for none.
func (v *View) labelAt(p render.Point) int {
	if c, ok := v.CellAt(p); ok {
		return v.Board.At(c)
	}
	return 0
}

// Paint draws the thread from a tile that is held to its home, and a ring around its home. The thread runs between the
// tiles, so that it strikes out no number.
func (n *Interest) Paint(l *render.List, v *View) {
	if !n.thread || !n.Home.On {
		return
	}
	from := cellOf(v.Board, n.label)
	if from < 0 || from == n.Home.At {
		return
	}
	home := v.CellRect(n.Home.At)
	way := threadWay(v.CellRect(from), home, v.CellRect(0), v.CellRect(v.Board.Size().Cells()-1))
	width := v.dip(2)
	l.PushClip(v.Inner)
	for i := range way[1:] {
		part := max(0, min(1, n.part*float32(len(way)-1)-float32(i)))
		if part == 0 {
			break
		}
		a, b := way[i], way[i+1]
		b.X, b.Y = a.X+(b.X-a.X)*part, a.Y+(b.Y-a.Y)*part
		n.ends = [2]render.Point{a, b}
		l.Line(n.ends[:], 3*width, v.Theme.Paper) // a hem: the thread passes tiles of all colours
		l.Line(n.ends[:], width, v.Theme.Accent)
	}
	if n.part == 1 {
		hem, outer := v.CellFrame(n.Home.At, width/2)
		l.Box(hem, outer, render.BoxStyle{Edge: v.Theme.Paper, EdgeWidth: 2 * width})
		in, radius := v.CellFrame(n.Home.At, width)
		l.Box(in, radius, render.BoxStyle{Edge: v.Theme.Accent, EdgeWidth: width})
	}
	l.PopClip()
}

// threadWay returns the way of a thread along the gaps between the tiles: from the side of a cell to the side of its home. It
// keeps off the border of the board, whose first and last cells are given.
func threadWay(from, home, first, last render.Rect) [3]render.Point {
	a, b := from.Centre(), home.Centre()
	x, y := from.X+from.W, home.Y
	if b.X < a.X || b.X == a.X && from.X == last.X {
		x = from.X
	}
	if b.Y < a.Y || b.Y == a.Y && home.Y == first.Y {
		y = home.Y + home.H
	}
	return [3]render.Point{{X: x, Y: a.Y}, {X: x, Y: y}, {X: b.X, Y: y}}
}

// cellOf returns the cell of a label on a board, -1 if the board lacks it.
func cellOf(b puzzle.Board, label int) int {
	for c := range b.Size().Cells() {
		if b.At(c) == label {
			return c
		}
	}
	return -1
}
