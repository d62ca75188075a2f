package play

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// hand moves the tiles for taps, drags, swipes, keys and buttons. It is a [boardview.Hand].
type hand struct {
	scene *Scene
	touch boardview.Touch
	late  lateTap
	hover hover
}

// lateTapTime is how long a tap that came too early waits for the slide that makes it legal.
const lateTapTime = 100 * time.Millisecond

// lateTap is a tap on a tile that cannot move yet. The zero lateTap is none.
type lateTap struct {
	cell  int
	until time.Duration
	in    session.Input
}

// reset forgets the fingers and the late tap of the previous game.
func (h *hand) reset() {
	h.touch.Reset()
	h.late = lateTap{}
}

// Board returns the board as it is now.
func (h *hand) Board() puzzle.Board { return h.scene.Session().Board() }

// Grab returns the run of tiles between a cell and the blank.
func (h *hand) Grab(cell int) (m puzzle.Move, ok bool) {
	if h.scene.Session().Over() {
		return m, false
	}
	return h.Board().RunTo(cell)
}

// Slide makes a move that was dragged or swiped, unless the game is solved.
func (h *hand) Slide(m puzzle.Move, in session.Input) bool {
	return !h.scene.Session().Over() && h.move(m, in)
}

// Tap moves the run of tiles between a cell and the blank. A tile that cannot move shakes.
func (h *hand) Tap(cell int, in session.Input) {
	p := h.scene
	if cell >= h.Board().Size().Cells() {
		return // a cell of the previous, larger board, which the mirror still shows
	}
	if p.recall() {
		return
	}
	if m, ok := h.Grab(cell); ok {
		h.move(m, in)
		return
	}
	p.help.stopAuto(p)
	if cell != h.Board().Blank() {
		p.Stage.Sound(game.BlockedSound, 0)
		p.sight.board.Motion.Shake(p.Stage, cell)
		h.late = lateTap{cell, p.Stage.Now() + lateTapTime, in}
	}
}

// move makes a move, or refuses it with a sound.
func (h *hand) move(m puzzle.Move, in session.Input) bool {
	p := h.scene
	p.help.stopAuto(p)
	if err := p.Session().Move(m, p.Stage.Now(), in); err != nil {
		p.Stage.Sound(game.BlockedSound, 0)
		return false
	}
	p.peek.hide(p)
	h.touch.Drop()
	p.follow()
	return true
}

// steer moves a tile in direction d or, if the player chose so, the blank. If far is set, the blank goes all the way to
// the edge.
func (h *hand) steer(d puzzle.Dir, far bool, in session.Input) {
	if h.scene.Stage.Set.Arrows == session.ArrowsMoveBlank {
		d = d.Opposite()
	}
	if h.scene.recall() {
		return
	}
	n := 1
	if far {
		n = max(1, h.Board().MaxRun(d))
	}
	h.move(puzzle.Move{Dir: d, N: n}, in)
}

// playLate plays a tap that came just before the move that makes it legal.
func (h *hand) playLate() {
	t := h.late
	if t.until == 0 {
		return
	}
	if h.scene.Stage.Now() > t.until {
		h.late = lateTap{}
		return
	}
	if m, ok := h.Board().RunTo(t.cell); ok {
		h.late = lateTap{}
		h.scene.sight.board.Motion.StopShake()
		h.move(m, t.in)
	}
}

// Touch follows a finger on the board. It ignores the mouse if tiles slide under the moving mouse (Set.Hover).
func (p *Scene) Touch(g *stage.Finger, ph stage.Phase) {
	if p.Stage.Set.Hover && g.Kind == game.Mouse {
		return
	}
	p.hand.touch.Follow(p.Stage, &p.sight.board, &p.hand, g, ph)
}

// Wheel zooms while Ctrl is held.
func (p *Scene) Wheel(notches float32) bool {
	return p.sight.board.Wheel(p.Stage, notches)
}

// hover is the last position of the mouse, for the mode in which tiles slide under the moving mouse.
type hover struct {
	at    render.Point
	known bool
}

// hoverTick plays each cell that the mouse has crossed since the last tick, if it moved in a straight line.
func (h *hand) hoverTick() {
	p := h.scene
	m, ok := p.Stage.Mouse()
	if !p.Stage.Set.Hover || !p.Stage.Shows(p) || !ok {
		h.hover.known = false
		return
	}
	from := h.hover.at
	if !h.hover.known {
		from = m.At
	}
	h.hover = hover{m.At, true}
	if !m.Down && !m.Right && !m.Middle && p.Stage.In.Mods&game.Ctrl == 0 && from != m.At {
		h.hoverAlong(from, m.At)
	}
}

// hoverAlong plays every cell on the straight line between two points.
func (h *hand) hoverAlong(from, to render.Point) {
	const step = 0.1 // of a cell
	v := &h.scene.sight.board
	dx, dy := to.X-from.X, to.Y-from.Y
	steps := 1 + int(max(abs(dx), abs(dy))/max(1, v.Cell*step))
	last := -1
	if c, ok := v.CellAt(from); ok {
		last = c
	}
	for i := 1; i <= steps && !h.scene.Session().Over(); i++ {
		t := float32(i) / float32(steps)
		c, ok := v.CellAt(render.Point{X: from.X + dx*t, Y: from.Y + dy*t})
		if !ok || c == last {
			continue
		}
		last = c
		if m, ok := h.Board().RunTo(c); ok {
			h.move(m, session.Hover)
		}
	}
}

func abs(x float32) float32 { return max(x, -x) }
