package game

import (
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// lateFor is how long a tap that came too early for its tile waits for the slide that makes it legal.
const lateFor = 100 * time.Millisecond

// late is such a tap.
type late struct {
	cell  int
	until time.Duration
	in    session.Input
	set   bool
}

// tilePress is a finger on a tile that can move: a tap, or a drag once it has gone some way.
type tilePress struct {
	cell int
	move puzzle.Move
}

// swipe is a finger anywhere else: each stretch of it moves the tile that can go that way.
type swipe struct {
	from  render.Point // where the present stretch began
	moved bool
}

// drag is a run of tiles that follows a finger. It is no part of the game until the finger lets go.
type drag struct {
	g     *finger
	move  puzzle.Move
	board puzzle.Board // it belongs to; a move by other means ends it
	shift float32      // pixels the tiles have come, 0 to a cell
	done  bool
}

// swipeFirst and swipeNext are how far, in dip, a swipe goes until it moves the first tile and the next.
const (
	swipeFirst = 20
	swipeNext  = 40
)

// touch is the board's own gestures.
func (p *play) touch(g *finger, ph phase) {
	if p.zoom.touch(p, g, ph) {
		return
	}
	if p.app.set.Hover && g.kind == Mouse {
		return
	}
	switch ph {
	case pressed:
		p.touchDown(g)
	case moved:
		switch t := g.scene.(type) {
		case *tilePress:
			p.dragTo(g, t)
		case *swipe:
			p.swipeTo(g, t)
		}
	case released:
		p.touchUp(g)
	case cancelled:
		if p.drag != nil && p.drag.g == g {
			p.drag = nil
		}
	}
}

func (p *play) touchDown(g *finger) {
	p.cursed = false
	s := p.session()
	if c, ok := p.cellAt(g.at); ok && !s.Solved() {
		p.cursor = c
		if m, ok := s.Board().RunTo(c); ok {
			g.scene = &tilePress{c, m}
			return
		}
	}
	g.scene = &swipe{from: g.start}
}

// cellAt returns the cell under a point of the board.
func (p *play) cellAt(at render.Point) (int, bool) {
	pl := &p.place
	if !pl.inner.Contains(at) {
		return 0, false
	}
	size := p.session().Board().Size()
	x, y := int((at.X-pl.at.X)/pl.cell), int((at.Y-pl.at.Y)/pl.cell)
	if at.X < pl.at.X || at.Y < pl.at.Y || x >= size.W || y >= size.H {
		return 0, false
	}
	return y*size.W + x, true
}

// dragTo lets the run under a finger follow it.
func (p *play) dragTo(g *finger, t *tilePress) {
	if !g.far || (p.drag != nil && p.drag.g != g) {
		return
	}
	b := p.session().Board()
	if p.drag == nil {
		m, ok := b.RunTo(t.cell)
		if !ok || p.session().Solved() {
			g.scene = &swipe{from: g.at}
			return
		}
		p.drag = &drag{g: g, move: m, board: b}
	}
	if p.drag.board != b {
		p.drag = nil
		g.scene = &swipe{from: g.at, moved: true}
		return
	}
	dx, dy := way(p.drag.move.Dir)
	p.drag.shift = clamp((g.at.X-g.start.X)*dx+(g.at.Y-g.start.Y)*dy, 0, p.place.cell)
}

func (d *drag) part(p *play) float32 { return clamp(d.shift/max(1, p.place.cell), 0, 1) }

// arrange puts the dragged tiles where the finger has them.
func (d *drag) arrange(p *play) {
	if d.done || d.board != p.session().Board() {
		return
	}
	dx, dy := way(d.move.Dir)
	step := stepOf(d.move.Dir, d.board.Size().W)
	c := d.board.Blank()
	for range d.move.N {
		c -= step
		p.shifts = append(p.shifts, render.TileShift{Label: d.board.At(c), DX: dx * d.shift, DY: dy * d.shift})
	}
}

// touchUp ends a gesture: a tap plays, a drag settles by where it is and how fast it goes.
func (p *play) touchUp(g *finger) {
	in := inputOf(g.kind)
	switch t := g.scene.(type) {
	case *tilePress:
		if p.drag != nil && p.drag.g == g {
			p.settle(p.drag, in)
			return
		}
		p.tap(t.cell, in)
	case *swipe:
		if t.moved {
			return
		}
		if c, ok := p.cellAt(g.start); ok && !g.far {
			p.tap(c, in)
		}
	}
}

// settle makes a drag a move, or lets the tiles go back.
func (p *play) settle(d *drag, in session.Input) {
	dx, dy := way(d.move.Dir)
	speed := (d.g.speed.X*dx + d.g.speed.Y*dy) / max(1, p.place.cell) // cells a second
	if d.part(p) < 0.5 && speed < 2 || speed < -2 {
		p.drag = nil
		p.slide = slide{timer: timer{p.app.anim, p.app.length(slideTime)}, move: d.move.Inverse(), old: d.after(), fresh: d.board, start: 1 - d.part(p)}
		return
	}
	d.done = true
	if !p.play(d.move, in) {
		p.drag = nil
	}
}

// after is the board that the drag would lead to.
func (d *drag) after() puzzle.Board {
	b, err := d.board.Play(d.move)
	if err != nil {
		return d.board
	}
	return b
}

// swipeTo moves a tile for each stretch that a finger goes.
func (p *play) swipeTo(g *finger, t *swipe) {
	need := p.app.frame.Dip(swipeFirst)
	if t.moved {
		need = max(p.app.frame.Dip(swipeNext), min(p.place.cell, p.app.frame.Dip(2*swipeNext)))
	}
	dx, dy := g.at.X-t.from.X, g.at.Y-t.from.Y
	if max(abs(dx), abs(dy)) < need {
		return
	}
	d := puzzle.Right
	switch {
	case abs(dx) >= abs(dy) && dx < 0:
		d = puzzle.Left
	case abs(dx) < abs(dy) && dy < 0:
		d = puzzle.Up
	case abs(dx) < abs(dy):
		d = puzzle.Down
	}
	t.from, t.moved = g.at, true
	if !p.session().Solved() {
		p.play(puzzle.Move{Dir: d, N: 1}, inputOf(g.kind))
	}
}

// lateTap plays a tap that came just before the move that makes it legal.
func (p *play) lateTap() {
	if !p.late.set {
		return
	}
	if p.app.in.Now > p.late.until {
		p.late.set = false
		return
	}
	if m, ok := p.session().Board().RunTo(p.late.cell); ok {
		p.late.set = false
		p.shake = shake{}
		p.play(m, p.late.in)
	}
}

func inputOf(k PointerKind) session.Input {
	if k == Touch {
		return session.Touch
	}
	return session.Mouse
}

// hover is where the mouse was, in the mode in which tiles slide under it.
type hover struct {
	at    render.Point
	known bool
}

// hoverTick plays each cell that the mouse crossed since the last tick, as if it had gone straight.
func (p *play) hoverTick() {
	a := p.app
	h := &p.hover
	if !a.set.Hover || a.top() != scene(p) {
		h.known = false
		return
	}
	for i := range a.in.Pointers {
		m := &a.in.Pointers[i]
		if m.Kind != Mouse {
			continue
		}
		from := h.at
		if !h.known {
			from = m.At
		}
		h.at, h.known = m.At, true
		if !m.Down && !m.Right && !m.Middle && !a.ctrl() && from != m.At {
			p.hoverAlong(from, m.At)
		}
		return
	}
	h.known = false
}

// hoverAlong plays every cell on the straight way between two points.
func (p *play) hoverAlong(from, to render.Point) {
	const fine = 0.1 // of a cell
	dx, dy := to.X-from.X, to.Y-from.Y
	steps := 1 + int(max(abs(dx), abs(dy))/max(1, p.place.cell*fine))
	last := -1
	if c, ok := p.cellAt(from); ok {
		last = c
	}
	for i := 1; i <= steps && !p.session().Solved(); i++ {
		t := float32(i) / float32(steps)
		c, ok := p.cellAt(render.Point{X: from.X + dx*t, Y: from.Y + dy*t})
		if !ok || c == last {
			continue
		}
		last = c
		if m, ok := p.session().Board().RunTo(c); ok {
			p.play(m, session.Hover)
		}
	}
}
