package stage

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Finger follows one pointer, a finger or the mouse with its button held, from its press to its release.
type Finger struct {
	Kind      game.PointerKind
	Start, At render.Point
	Since     time.Duration // when it went down
	Speed     render.Point  // pixels a second, smoothed
	Far       bool          // it has left the place where a tap ends
	State     any           // the scene's own; a cancelled finger has none

	id     int
	prev   render.Point
	grip   grip          // what it has hold of, nil for nothing
	seen   bool          // in this tick's input
	repeat time.Duration // when the control held down acts again
}

// Phase is where a gesture stands.
type Phase uint8

// The phases.
const (
	Pressed Phase = iota
	Moved
	Released
	Cancelled
)

// grip is what a finger has hold of.
type grip interface {
	// move follows the finger, which was moved to g.At.
	move(s *Stage, g *Finger)
	// end lets go; lost says that the finger did not come up by the player's will.
	end(s *Stage, g *Finger, lost bool)
}

// pointers are the fingers that are down.
type pointers []*Finger

// tapSlop is how far a pointer may stray, in dip, and still tap.
const tapSlop = 8

// follow follows every pointer of the input through its life.
func (s *Stage) follow() {
	for _, g := range s.pointers {
		g.seen = false
	}
	for i := range s.In.Pointers {
		s.pointer(&s.In.Pointers[i])
	}
	for i := 0; i < len(s.pointers); {
		if g := s.pointers[i]; !g.seen {
			s.lift(g, true)
			continue
		}
		i++
	}
}

func (s *Stage) pointer(p *game.Pointer) {
	g := s.fingerOf(p)
	switch {
	case g == nil && p.Down:
		s.press(p)
	case g != nil && p.Down:
		g.seen = true
		s.move(g, p.At)
	case g != nil:
		s.move(g, p.At)
		if s.fingerOf(p) == g { // the last stretch may have ended the game, and all gestures with it
			s.lift(g, p.Lost)
		}
	}
}

func (s *Stage) fingerOf(p *game.Pointer) *Finger {
	for _, g := range s.pointers {
		if g.Kind == p.Kind && g.id == p.ID {
			return g
		}
	}
	return nil
}

func (s *Stage) press(p *game.Pointer) {
	g := &Finger{Kind: p.Kind, id: p.ID, Start: p.At, At: p.At, prev: p.At, Since: s.In.Now, seen: true}
	s.pointers = append(s.pointers, g)
	s.Used(pointerDevice(p.Kind))
	s.top().page().Scroll.Flick(0)
	if k := ui.Hit(s.view.frame.Controls, p.At); k >= 0 {
		s.pressControl(g, &s.view.frame.Controls[k])
	} else {
		s.pressGround(g)
	}
}

// pressGround is a press beside all controls.
func (s *Stage) pressGround(g *Finger) {
	top := s.top()
	p := top.page()
	if p.Over {
		g.grip = &held{id: BackID} // let go beside a scene that lies over another: back
		return
	}
	s.focusPressed(ui.ID{})
	if p.Scroll.Can() && p.Scroll.Area().Contains(g.At) {
		g.grip = scrolling{}
		return
	}
	g.grip = onScene{}
	top.Touch(g, Pressed)
}

func (s *Stage) pressControl(g *Finger, c *ui.Control) {
	top := s.top()
	p := top.page()
	switch c.Role {
	case ui.Grid:
		g.grip = onScene{}
		p.Focus = c.ID
		top.Touch(g, Pressed)
	case ui.Panel:
		if p.Scroll.Can() {
			g.grip = scrolling{}
		}
	case ui.Slider:
		p.Focus = c.ID
		knob := &sliding{id: c.ID, sure: g.Kind == game.Mouse || !p.Scroll.Can()}
		g.grip = knob
		if knob.sure {
			s.slideTo(c, g.At)
		}
	default:
		g.grip = &held{id: c.ID}
		s.focusPressed(c.ID)
	}
}

// focusPressed moves the focus to a control that a pointer presses; the zero ID is none. Where a page has an anchor,
// that keeps the focus, unless the control had it already: a screen reader may press like a finger.
func (s *Stage) focusPressed(id ui.ID) {
	p := s.top().page()
	switch {
	case p.Focus == id:
	case p.Anchor != (ui.ID{}):
		p.Focus = p.Anchor
	case id != (ui.ID{}):
		p.Focus = id
	}
}

func (s *Stage) move(g *Finger, at render.Point) {
	if at == g.At {
		g.Speed = render.Point{X: g.Speed.X * 0.7, Y: g.Speed.Y * 0.7}
		return
	}
	v := render.Point{X: (at.X - g.At.X) * s.clock.rate, Y: (at.Y - g.At.Y) * s.clock.rate}
	g.Speed = render.Point{X: g.Speed.X*0.4 + v.X*0.6, Y: g.Speed.Y*0.4 + v.Y*0.6}
	g.prev, g.At = g.At, at
	slop := s.view.frame.Dip(tapSlop)
	if dx, dy := at.X-g.Start.X, at.Y-g.Start.Y; dx*dx+dy*dy > slop*slop {
		g.Far = true
	}
	if g.grip != nil {
		g.grip.move(s, g)
	}
}

// lift ends a finger's gesture; lost says that it did not come up by the player's will.
func (s *Stage) lift(g *Finger, lost bool) {
	for i, o := range s.pointers {
		if o == g {
			s.pointers = append(s.pointers[:i], s.pointers[i+1:]...)
			break
		}
	}
	if g.grip != nil {
		g.grip.end(s, g, lost)
	}
}

// CancelFingers takes from every finger what it has hold of. A finger that stays down does nothing more until it comes
// up.
func (s *Stage) CancelFingers() {
	for _, g := range s.pointers {
		s.Cancel(g)
	}
}

// Cancel takes from a finger what it has hold of.
func (s *Stage) Cancel(g *Finger) {
	if _, ok := g.grip.(onScene); ok {
		s.top().Touch(g, Cancelled)
	}
	g.grip, g.State = nil, nil
}

// Fingers appends the fingers that are down on the scene itself to dst.
func (s *Stage) Fingers(dst []*Finger) []*Finger {
	for _, g := range s.pointers {
		if g.OnScene() {
			dst = append(dst, g)
		}
	}
	return dst
}

// Idle reports whether no pointer is down.
func (s *Stage) Idle() bool { return len(s.pointers) == 0 }

// OnScene reports whether the finger is on the scene itself, not on one of its controls, and was not cancelled.
func (g *Finger) OnScene() bool {
	_, ok := g.grip.(onScene)
	return ok
}

// Held returns the finger that holds a control down, nil if none does.
func (s *Stage) Held(id ui.ID) *Finger {
	for _, g := range s.pointers {
		if h, ok := g.grip.(*held); ok && h.id == id {
			return g
		}
	}
	return nil
}

// presses reports whether a finger holds a control down and is on it.
func (s *Stage) presses(c *ui.Control) bool {
	if c.ID == (ui.ID{}) || !c.Touchable() {
		return false
	}
	for _, g := range s.pointers {
		if h, ok := g.grip.(*held); ok && h.id == c.ID && c.Rect.Contains(g.At) {
			return true
		}
	}
	return false
}

// Spend has the control that a finger holds down not act when it is let go.
func (s *Stage) Spend(g *Finger) {
	if h, ok := g.grip.(*held); ok {
		h.spent = true
	}
}

// Times of a control that repeats while it is held down.
const (
	repeatFirst = 400 * time.Millisecond
	repeatNext  = 90 * time.Millisecond
)

// Repeat calls step, with the ID of the control that a finger holds down, again and again while it is held down, if it
// matches.
func (s *Stage) Repeat(matches func(ui.ID) bool, step func(ui.ID)) {
	for _, g := range s.pointers {
		h, ok := g.grip.(*held)
		if !ok || g.Far || !matches(h.id) {
			continue
		}
		switch now := s.In.Now; {
		case now-g.Since < repeatFirst:
			g.repeat = g.Since + repeatFirst
		case now >= g.repeat:
			g.repeat = now + repeatNext
			step(h.id)
		}
		return
	}
}

// Mouse returns the mouse; ok is false if there is none over the window.
func (s *Stage) Mouse() (p game.Pointer, ok bool) {
	for i := range s.In.Pointers {
		if p := &s.In.Pointers[i]; p.Kind == game.Mouse {
			return *p, true
		}
	}
	return game.Pointer{}, false
}
