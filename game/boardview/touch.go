package boardview

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Hand makes the moves that a Touch recognizes.
type Hand interface {
	// Board returns the board as it is now.
	Board() puzzle.Board
	// Grab returns the move that a finger on a cell may drag; ok is false where it can drag nothing.
	Grab(cell int) (m puzzle.Move, ok bool)
	// Slide makes a move that a finger dragged or swiped. It returns false if the move is not possible.
	Slide(m puzzle.Move, in session.Input) bool
	// Tap handles a tap on a cell.
	Tap(cell int, in session.Input)
}

// Touch recognizes the taps, drags, swipes and pinches of the fingers on a board. The zero Touch follows no finger.
type Touch struct {
	drag    *drag           // the run of tiles that a finger drags
	pinch   float32         // the distance of two pinching fingers in the last tick, 0 if there is no pinch
	middle  render.Point    // the point halfway between them
	fingers []*stage.Finger // buffer
}

// tilePress is the state of a finger on a tile that can move: it taps or, once it has moved far enough, drags.
type tilePress struct {
	cell int
	move puzzle.Move
}

// swipe is the state of a finger anywhere else. Its path is divided into strokes; each stroke moves the tile that can
// move in its direction.
type swipe struct {
	from  render.Point // where the current stroke began
	moved bool         // a stroke has moved a tile
}

// pinching is the state of a finger that zooms together with another one.
type pinching struct{}

// drag is a run of tiles that follows a finger. It becomes a move of the game only when the player releases the finger.
type drag struct {
	finger *stage.Finger
	move   puzzle.Move
	board  puzzle.Board // the board at the start of the drag; any other move ends the drag
	shift  float32      // how far the tiles have moved, in pixels: 0 to the side of a cell
	done   bool         // the drag has become a move
}

// The lengths of a swipe's first stroke and of its further ones, in dip.
const (
	swipeFirst = 20
	swipeNext  = 40
)

// pressTime is the time in which a tile under a finger goes down.
const pressTime = 60 * time.Millisecond

// Follow handles one phase of the gesture of one finger.
func (t *Touch) Follow(s *stage.Stage, v *View, h Hand, g *stage.Finger, ph stage.Phase) {
	if t.Pinch(s, v, g, ph) {
		return
	}
	switch ph {
	case stage.Pressed:
		t.press(v, h, g)
	case stage.Moved:
		switch o := t.companion(s, v, g); {
		case o == nil:
			t.move(v, h, g)
		case o.Far: // without zoom, two fingers that move together have no meaning
			s.Cancel(g)
			s.Cancel(o)
		}
	case stage.Released:
		if t.companion(s, v, g) != nil { // the other finger has not moved, so this is no pinch: catch up on the movement
			t.move(v, h, g)
		}
		t.release(s, v, h, g)
	case stage.Cancelled:
		if t.drag != nil && t.drag.finger == g {
			t.drag = nil
		}
	}
}

func (t *Touch) press(v *View, h Hand, g *stage.Finger) {
	v.Cursor.Shown = false
	if c, ok := cellAt(v, h, g.At); ok {
		v.Cursor.Cell = c
		if m, ok := h.Grab(c); ok {
			g.State = &tilePress{c, m}
			return
		}
	}
	g.State = &swipe{from: g.Start}
}

// cellAt returns the cell under a point. ok is false if there is none, or if the board of the last layout and the
// current one differ in size.
func cellAt(v *View, h Hand, p render.Point) (cell int, ok bool) {
	if v.Board.Size() != h.Board().Size() {
		return 0, false
	}
	return v.CellAt(p)
}

func (t *Touch) move(v *View, h Hand, g *stage.Finger) {
	switch state := g.State.(type) {
	case *tilePress:
		t.dragTo(v, h, g, state)
	case *swipe:
		swipeTo(v, h, g, state)
	}
}

// dragTo moves the run of tiles under a finger along with the finger.
func (t *Touch) dragTo(v *View, h Hand, g *stage.Finger, p *tilePress) {
	if !g.Far || t.drag != nil && t.drag.finger != g {
		return
	}
	b := h.Board()
	if t.drag == nil {
		m, ok := h.Grab(p.cell)
		if !ok {
			g.State = &swipe{from: g.At}
			return
		}
		t.drag = &drag{finger: g, move: m, board: b}
	}
	if t.drag.board != b {
		t.drag = nil
		g.State = &swipe{from: g.At, moved: true}
		return
	}
	dx, dy := delta(t.drag.move.Dir)
	t.drag.shift = max(0, min(v.Cell, (g.At.X-g.Start.X)*dx+(g.At.Y-g.Start.Y)*dy))
}

// swipeTo moves a tile for each stroke of a finger.
func swipeTo(v *View, h Hand, g *stage.Finger, w *swipe) {
	need := v.dip(swipeFirst)
	if w.moved {
		need = max(v.dip(swipeNext), min(v.Cell, v.dip(2*swipeNext)))
	}
	dx, dy := g.At.X-w.from.X, g.At.Y-w.from.Y
	if max(abs(dx), abs(dy)) < need {
		return
	}
	w.from, w.moved = g.At, true
	h.Slide(puzzle.Move{Dir: mainDir(dx, dy), N: 1}, stage.InputOf(g.Kind))
}

// mainDir returns the direction that is nearest to that of the vector (dx, dy).
func mainDir(dx, dy float32) puzzle.Dir {
	switch {
	case abs(dx) >= abs(dy) && dx < 0:
		return puzzle.Left
	case abs(dx) >= abs(dy):
		return puzzle.Right
	case dy < 0:
		return puzzle.Up
	}
	return puzzle.Down
}

// release handles the release of a finger: it taps or settles a drag.
func (t *Touch) release(s *stage.Stage, v *View, h Hand, g *stage.Finger) {
	in := stage.InputOf(g.Kind)
	switch state := g.State.(type) {
	case *tilePress:
		if t.drag != nil && t.drag.finger == g {
			t.settle(s, v, h, in)
			return
		}
		h.Tap(state.cell, in)
	case *swipe:
		if state.moved {
			return
		}
		if c, ok := cellAt(v, h, g.Start); ok && !g.Far {
			h.Tap(c, in)
		}
	}
}

// settle ends a drag: depending on the position and the speed of the tiles it makes the move or lets the tiles slide
// back.
func (t *Touch) settle(s *stage.Stage, v *View, h Hand, in session.Input) {
	d := t.drag
	dx, dy := delta(d.move.Dir)
	speed := (d.finger.Speed.X*dx + d.finger.Speed.Y*dy) / max(1, v.Cell) // cells a second
	if part := d.part(v); part < 0.5 && speed < 2 || speed < -2 {
		t.drag = nil
		v.Motion.Slide(s, s.Start(SlideTime), d.after(), d.board, 1-part)
		return
	}
	d.done = true
	if !h.Slide(d.move, in) {
		t.drag = nil
	}
}

// part returns how far the tiles have moved, as a fraction of the cell, 0..1.
func (d *drag) part(v *View) float32 { return max(0, min(1, d.shift/max(1, v.Cell))) }

// after returns the board after the drag's move.
func (d *drag) after() puzzle.Board {
	b, err := d.board.Play(d.move)
	if err != nil {
		return d.board
	}
	return b
}

// Dragging reports whether a finger drags tiles.
func (t *Touch) Dragging() bool { return t.drag != nil }

// Drop ends a drag, unless the drag has become the move that is being made.
func (t *Touch) Drop() {
	if t.drag != nil && !t.drag.done {
		t.drag = nil
	}
}

// Reset ends a drag, even one that has become a move.
func (t *Touch) Reset() { t.drag = nil }

// TakeStart returns how far the tiles of a move had already moved before it, as a fraction of the cell. It is 0 unless a
// drag has become the move; TakeStart ends that drag.
func (t *Touch) TakeStart(v *View) (part float32) {
	if t.drag == nil || !t.drag.done {
		return 0
	}
	part = t.drag.part(v)
	t.drag = nil
	return part
}

// Append appends the shifts of the tiles that fingers drag or press to dst.
func (t *Touch) Append(dst []render.TileShift, s *stage.Stage, v *View) []render.TileShift {
	if d := t.drag; d != nil && !d.done && d.board == v.Board {
		dx, dy := delta(d.move.Dir)
		x, y := d.move.Dir.Delta()
		c := d.board.Blank()
		for range d.move.N {
			c -= x + y*d.board.Size().W
			dst = append(dst, render.TileShift{Label: d.board.At(c), DX: dx * d.shift, DY: dy * d.shift})
		}
	}
	t.fingers = s.Fingers(t.fingers[:0])
	for _, g := range t.fingers {
		p, ok := g.State.(*tilePress)
		if !ok || g.Far || p.cell >= v.Board.Size().Cells() {
			continue
		}
		label := v.Board.At(p.cell)
		if label == 0 || Shifted(dst, label) {
			continue
		}
		part := max(0, min(1, float32(s.Now()-g.Since)/float32(pressTime)))
		dst = append(dst, render.TileShift{Label: label, Down: part})
		if part < 1 {
			s.Animate()
		}
	}
	return dst
}

func delta(d puzzle.Dir) (dx, dy float32) {
	x, y := d.Delta()
	return float32(x), float32(y)
}

// companionTime is the longest time between the presses of two fingers that belong to one gesture. Two thumbs that play
// in turn are slower.
const companionTime = 80 * time.Millisecond

// companion returns the finger that came down together with g, or nil. If there is one, the two may be an attempt to
// pinch, so that g moves no tile. It is nil as long as g has not moved far, and on a board that can be zoomed, where
// [Touch.Pinch] handles two fingers.
func (t *Touch) companion(s *stage.Stage, v *View, g *stage.Finger) *stage.Finger {
	if !g.Far || g.Kind != game.Touch || v.CanZoom() {
		return nil
	}
	t.fingers = s.Fingers(t.fingers[:0])
	for _, o := range t.fingers {
		if d := g.Since - o.Since; o != g && o.Kind == game.Touch && max(d, -d) <= companionTime {
			return o
		}
	}
	return nil
}

// Pinch handles two fingers on a board that can be zoomed: they zoom and pan, and the gestures that each of them had
// begun alone end. It reports whether it has used this phase of g.
func (t *Touch) Pinch(s *stage.Stage, v *View, g *stage.Finger, ph stage.Phase) bool {
	if !v.CanZoom() {
		return false
	}
	a, b := t.twoFingers(s)
	if a == nil {
		t.pinch = 0
		_, ok := g.State.(pinching)
		return ok
	}
	mid := render.Point{X: (a.At.X + b.At.X) / 2, Y: (a.At.Y + b.At.Y) / 2}
	d := max(abs(a.At.X-b.At.X), abs(a.At.Y-b.At.Y))
	if t.pinch == 0 {
		a.State, b.State, t.drag = pinching{}, pinching{}, nil
	} else if ph == stage.Moved {
		if z := &v.Zoom; z.On() {
			z.pan.X -= mid.X - t.middle.X
			z.pan.Y -= mid.Y - t.middle.Y
		}
		if t.pinch > 1 {
			v.ZoomBy(d/t.pinch, mid)
		}
	}
	t.pinch, t.middle = max(d, 1), mid
	return true
}

// twoFingers returns the first two fingers on the board, nil if there are fewer.
func (t *Touch) twoFingers(s *stage.Stage) (a, b *stage.Finger) {
	t.fingers = s.Fingers(t.fingers[:0])
	for _, g := range t.fingers {
		switch {
		case g.Kind != game.Touch:
		case a == nil:
			a = g
		default:
			return a, g
		}
	}
	return nil, nil
}
