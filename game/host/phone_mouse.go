package host

import (
	"wildfifteen/game"
	"wildfifteen/render"
)

// phoneMouse is a mouse beside a phone's screen, of which the engine does not know.
type phoneMouse struct {
	over  bool           // it is over the screen
	was   game.Pointer   // as the last tick saw it
	queue []game.Pointer // what no tick has seen yet: a click may be shorter than a tick
	wheel render.Point   // how far the wheel has turned since the last tick
}

// Mouse sets where the mouse is, in pixels, and which of its buttons are held: 1 the left one, 2 the right one, 4 the
// middle one. With a negative number it has left the screen.
func (p *Phone) Mouse(x, y float64, buttons int) {
	defer p.Wake()
	defer p.lock()()
	m := &p.mouse
	m.over = buttons >= 0
	buttons = max(buttons, 0)
	now := game.Pointer{Kind: game.Mouse, At: render.Point{X: float32(x), Y: float32(y)}, Down: buttons&1 != 0, Right: buttons&2 != 0, Middle: buttons&4 != 0}
	if last := len(m.queue) - 1; last >= 0 && buttonsOf(m.queue[last]) == buttonsOf(now) {
		m.queue[last] = now
	} else {
		m.queue = append(m.queue, now)
	}
}

// Wheel adds to how far the mouse's wheel has turned, in notches; up and right are positive.
func (p *Phone) Wheel(x, y float64) {
	defer p.Wake()
	defer p.lock()()
	p.mouse.wheel.X += float32(x)
	p.mouse.wheel.Y += float32(y)
}

// buttonsOf returns a mouse without its place.
func buttonsOf(p game.Pointer) game.Pointer {
	p.At = render.Point{}
	return p
}

// gather adds the mouse and its wheel to a tick's Input, and reports whether another tick has to follow.
func (m *phoneMouse) gather(in *game.Input) (more bool) {
	in.Wheel = m.wheel
	m.wheel = render.Point{}
	was := m.was
	if len(m.queue) > 0 {
		m.was = m.queue[0]
		m.queue = m.queue[:copy(m.queue, m.queue[1:])]
	}
	now := m.was
	if m.over || now.Down || now.Right || now.Middle || was.Down || was.Right || was.Middle {
		in.Pointers = append(in.Pointers, now)
	}
	return len(m.queue) > 0
}
