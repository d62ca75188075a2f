package boardview

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Hand is who a Touch moves tiles for.
type Hand interface {
	// Board returns the board as it is now.
	Board() puzzle.Board
	// Grab returns the move that a finger on a cell may drag; ok is false where it can drag nothing.
	Grab(cell int) (m puzzle.Move, ok bool)
	// Slide makes a move that a finger dragged or swiped; false if it cannot be made.
	Slide(m puzzle.Move, in session.Input) bool
	// Tap does what a tap on a cell means.
	Tap(cell int, in session.Input)
}

// Touch reads taps, drags, swipes and pinches off the fingers on a board. The zero Touch follows none.
type Touch struct {
	drag    *drag           // the run of tiles that a finger drags
	pinch   float32         // the distance of two fingers in the last tick, 0 without
	middle  render.Point    // between them
	fingers []*stage.Finger // buffer
}

// tilePress is the state of a finger on a tile that can move: a tap, or a drag once it has gone some way.
type tilePress struct {
	cell int
	move puzzle.Move
}

// swipe is the state of a finger anywhere else: each stretch of its way moves the tile that can go that way.
type swipe struct {
	from  render.Point // where the present stretch began
	moved bool         // a stretch has moved a tile
}

// pinching is the state of a finger that zooms together with another one.
type pinching struct{}

// drag is a run of tiles that follows a finger. It is no part of the game until the finger lets go.
type drag struct {
	finger *stage.Finger
	move   puzzle.Move
	board  puzzle.Board // the one that it began on; any other move ends it
	shift  float32      // how far the tiles have come, 0 to a cell, in pixels
	done   bool         // it has become a move
}

// How far, in dip, a swipe goes until it moves the first tile, and the next ones.
const (
	swipeFirst = 20
	swipeNext  = 40
)

// Looks of tiles under a finger.
const (
	pressTime = 60 * time.Millisecond
	pressZoom = 0.97
)

// Follow takes one step of one finger.
func (t *Touch) Follow(s *stage.Stage, v *View, h Hand, g *stage.Finger, ph stage.Phase) {
	if t.pinches(s, v, g, ph) {
		return
	}
	switch ph {
	case stage.Pressed:
		t.press(v, h, g)
	case stage.Moved:
		switch o := t.companion(s, v, g); {
		case o == nil:
			t.move(v, h, g)
		case o.Far: // two fingers at once mean something only on a board that can be zoomed
			s.Cancel(g)
			s.Cancel(o)
		}
	case stage.Released:
		if t.companion(s, v, g) != nil { // the other one tapped
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
	if c, ok := v.CellAt(g.At); ok {
		v.Cursor.Cell = c
		if m, ok := h.Grab(c); ok {
			g.State = &tilePress{c, m}
			return
		}
	}
	g.State = &swipe{from: g.Start}
}

func (t *Touch) move(v *View, h Hand, g *stage.Finger) {
	switch state := g.State.(type) {
	case *tilePress:
		t.dragTo(v, h, g, state)
	case *swipe:
		swipeTo(v, h, g, state)
	}
}

// dragTo has the run under a finger follow it.
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
	t.drag.shift = clamp((g.At.X-g.Start.X)*dx+(g.At.Y-g.Start.Y)*dy, 0, v.Cell)
}

// swipeTo moves a tile for each stretch that a finger goes.
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

// mainDir returns the direction that a way mainly has.
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

// release ends a gesture: a tap plays, a drag settles by where it is and how fast it goes.
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
		if c, ok := v.CellAt(g.Start); ok && !g.Far {
			h.Tap(c, in)
		}
	}
}

// settle makes a drag a move, or has the tiles go back.
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

// part is how much of their way the tiles have come, 0..1.
func (d *drag) part(v *View) float32 { return clamp(d.shift/max(1, v.Cell), 0, 1) }

// after returns the board that the drag would lead to.
func (d *drag) after() puzzle.Board {
	b, err := d.board.Play(d.move)
	if err != nil {
		return d.board
	}
	return b
}

// Dragging reports whether a finger drags tiles.
func (t *Touch) Dragging() bool { return t.drag != nil }

// Drop ends a drag, unless it is one that has become the move being made.
func (t *Touch) Drop() {
	if t.drag != nil && !t.drag.done {
		t.drag = nil
	}
}

// Reset forgets a drag.
func (t *Touch) Reset() { t.drag = nil }

// TakeStart returns how much of their way the tiles of a move have come already: none, unless a drag has become the
// move. That drag is over.
func (t *Touch) TakeStart(v *View) (part float32) {
	if t.drag == nil || !t.drag.done {
		return 0
	}
	part = t.drag.part(v)
	t.drag = nil
	return part
}

// Append appends the tiles that fingers move or press to dst.
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
		if !ok || g.Far {
			continue
		}
		label := v.Board.At(p.cell)
		if label == 0 || Shifted(dst, label) {
			continue
		}
		part := clamp(float32(s.Now()-g.Since)/float32(pressTime), 0, 1)
		dst = append(dst, render.TileShift{Label: label, Zoom: 1 - (1-pressZoom)*part})
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

// companionTime is how long after each other two fingers may come down that belong together: two thumbs that play in
// turn are slower.
const companionTime = 80 * time.Millisecond

// companion returns the finger that came down together with g, which has gone some way, while it is unknown whether
// they pinch: until then no tile goes with them. A board that can be zoomed knows two fingers at once.
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

// pinches follows two fingers on a board that can be zoomed: they zoom and pan, and end what each of them was doing
// alone. It reports whether the finger's step is used up.
func (t *Touch) pinches(s *stage.Stage, v *View, g *stage.Finger, ph stage.Phase) bool {
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

// twoFingers returns the first two fingers that are on the board at once.
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
