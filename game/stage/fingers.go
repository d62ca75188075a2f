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
	Far       bool          // it has moved too far from Start for a tap
	State     any           // for the scene's use; nil after a cancellation

	id     int
	prev   render.Point
	grip   grip          // what the finger moves or presses, nil for nothing
	seen   bool          // in this tick's input
	repeat time.Duration // when the control held down acts again
}

// Phase is the phase of a gesture.
type Phase uint8

// The phases.
const (
	Pressed Phase = iota
	Moved
	Released
	Cancelled
)

// grip is what a finger moves or presses, from its press to its release.
type grip interface {
	// move handles a movement of the finger to g.At.
	move(s *Stage, g *Finger)
	// end handles the end of the gesture; lost says that the system cancelled the finger.
	end(s *Stage, g *Finger, lost bool)
}

// Pointers holds the fingers that are down, and the mouse while its button is down.
type Pointers struct {
	stage   *Stage
	fingers []*Finger
}

// tapSlop is how far, in dip, a pointer may move in a tap.
const tapSlop = 8

// follow updates the fingers from the pointers of this tick's input.
func (ps *Pointers) follow() {
	for _, g := range ps.fingers {
		g.seen = false
	}
	for i := range ps.stage.In.Pointers {
		ps.pointer(&ps.stage.In.Pointers[i])
	}
	for i := 0; i < len(ps.fingers); {
		if g := ps.fingers[i]; !g.seen {
			ps.lift(g, true)
			continue
		}
		i++
	}
}

func (ps *Pointers) pointer(p *game.Pointer) {
	g := ps.fingerOf(p)
	switch {
	case g == nil && p.Down:
		ps.press(p)
	case g != nil && p.Down:
		g.seen = true
		ps.move(g, p.At)
	case g != nil:
		ps.move(g, p.At)
		if ps.fingerOf(p) == g { // that movement may have ended the game, and with it all gestures
			ps.lift(g, p.Lost)
		}
	}
}

func (ps *Pointers) fingerOf(p *game.Pointer) *Finger {
	for _, g := range ps.fingers {
		if g.Kind == p.Kind && g.id == p.ID {
			return g
		}
	}
	return nil
}

func (ps *Pointers) press(p *game.Pointer) {
	g := &Finger{Kind: p.Kind, id: p.ID, Start: p.At, At: p.At, prev: p.At, Since: ps.stage.In.Now, seen: true}
	ps.fingers = append(ps.fingers, g)
	ps.stage.Used(pointerDevice(p.Kind))
	ps.stage.top().page().Scroll.Flick(0)
	if k := ps.stage.view.frame.Hit(p.At); k >= 0 {
		ps.pressControl(g, &ps.stage.view.frame.Controls[k])
	} else {
		ps.pressGround(g)
	}
}

// pressGround handles a press outside all controls.
func (ps *Pointers) pressGround(g *Finger) {
	top := ps.stage.top()
	p := top.page()
	if p.Over {
		g.grip = &held{id: BackID} // a release outside a scene that lies over another goes back
		return
	}
	ps.focusPressed(ui.ID{})
	if p.Scroll.Can() && p.Scroll.Area().Contains(g.At) {
		g.grip = scrolling{}
		return
	}
	g.grip = onScene{}
	top.Touch(g, Pressed)
}

func (ps *Pointers) pressControl(g *Finger, c *ui.Control) {
	top := ps.stage.top()
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
			ps.stage.slideTo(c, g.At)
		}
	default:
		g.grip = &held{id: c.ID}
		ps.focusPressed(c.ID)
	}
}

// focusPressed moves the focus to the control that a pointer presses; the zero ID stands for no control. On a page with
// an anchor the focus goes to the anchor instead, unless the pressed control has the focus already: a screen reader may
// first focus a control and then send a touch.
func (ps *Pointers) focusPressed(id ui.ID) {
	p := ps.stage.top().page()
	switch {
	case p.Focus == id:
	case p.Anchor != (ui.ID{}):
		p.Focus = p.Anchor
	case id != (ui.ID{}):
		p.Focus = id
	}
}

func (ps *Pointers) move(g *Finger, at render.Point) {
	if at == g.At {
		g.Speed = render.Point{X: g.Speed.X * 0.7, Y: g.Speed.Y * 0.7}
		return
	}
	v := render.Point{X: (at.X - g.At.X) * ps.stage.Clock.rate, Y: (at.Y - g.At.Y) * ps.stage.Clock.rate}
	g.Speed = render.Point{X: g.Speed.X*0.4 + v.X*0.6, Y: g.Speed.Y*0.4 + v.Y*0.6}
	g.prev, g.At = g.At, at
	slop := ps.stage.view.frame.Dip(tapSlop)
	if dx, dy := at.X-g.Start.X, at.Y-g.Start.Y; dx*dx+dy*dy > slop*slop {
		g.Far = true
	}
	if g.grip != nil {
		g.grip.move(ps.stage, g)
	}
}

// lift ends a finger's gesture; lost says that the system cancelled the finger.
func (ps *Pointers) lift(g *Finger, lost bool) {
	for i, o := range ps.fingers {
		if o == g {
			ps.fingers = append(ps.fingers[:i], ps.fingers[i+1:]...)
			break
		}
	}
	if g.grip != nil {
		g.grip.end(ps.stage, g, lost)
	}
}

// CancelFingers cancels the gestures of all fingers. A finger that stays down has no effect until it is released and
// pressed again.
func (ps *Pointers) CancelFingers() {
	for _, g := range ps.fingers {
		ps.Cancel(g)
	}
}

// Cancel cancels the gesture of a finger.
func (ps *Pointers) Cancel(g *Finger) {
	if _, ok := g.grip.(onScene); ok {
		ps.stage.top().Touch(g, Cancelled)
	}
	g.grip, g.State = nil, nil
}

// Fingers appends the fingers that are down on the scene itself to dst.
func (ps *Pointers) Fingers(dst []*Finger) []*Finger {
	for _, g := range ps.fingers {
		if g.OnScene() {
			dst = append(dst, g)
		}
	}
	return dst
}

// Idle reports whether no pointer is down.
func (ps *Pointers) Idle() bool { return len(ps.fingers) == 0 }

// OnScene reports whether the finger is on the scene itself, not on one of its controls, and was not cancelled.
func (g *Finger) OnScene() bool {
	_, ok := g.grip.(onScene)
	return ok
}

// Held returns the finger that holds a control down, nil if none does.
func (ps *Pointers) Held(id ui.ID) *Finger {
	for _, g := range ps.fingers {
		if h, ok := g.grip.(*held); ok && h.id == id {
			return g
		}
	}
	return nil
}

// presses reports whether a finger holds a control down and is over it.
func (ps *Pointers) presses(c *ui.Control) bool {
	if c.ID == (ui.ID{}) || !c.Touchable() {
		return false
	}
	for _, g := range ps.fingers {
		if h, ok := g.grip.(*held); ok && h.id == c.ID && c.Rect.Contains(g.At) {
			return true
		}
	}
	return false
}

// Spend prevents the control that a finger holds down from acting when the finger is released.
func (ps *Pointers) Spend(g *Finger) {
	if h, ok := g.grip.(*held); ok {
		h.spent = true
	}
}

// The time until a held control repeats for the first time, and the time between further repetitions.
const (
	repeatFirst = 400 * time.Millisecond
	repeatNext  = 90 * time.Millisecond
)

// Repeat calls step with the ID of the control that a finger holds down, if matches returns true for that ID. Call
// Repeat in every tick: it calls step at the times at which a held control repeats. Such a control does not act once more
// when the finger is lifted.
func (ps *Pointers) Repeat(matches func(ui.ID) bool, step func(ui.ID)) {
	for _, g := range ps.fingers {
		h, ok := g.grip.(*held)
		if !ok || g.Far || !matches(h.id) {
			continue
		}
		switch now := ps.stage.In.Now; {
		case now-g.Since < repeatFirst:
			g.repeat = g.Since + repeatFirst
		case now >= g.repeat:
			g.repeat = now + repeatNext
			h.spent = true
			step(h.id)
		}
		return
	}
}

// hovered returns the index of the control that a click of the mouse would act on, -1 if there is none. On a board that is
// the cell.
func (ps *Pointers) hovered() int {
	m, ok := ps.Mouse()
	if !ok || ps.stage.Device() == Touch { // a mouse that lies where the player left it
		return -1
	}
	all := ps.stage.view.frame.Controls
	k := ps.stage.view.frame.Hit(m.At)
	if k < 0 || all[k].Role == ui.Panel {
		return -1
	}
	if all[k].Role != ui.Grid {
		return k
	}
	for i := range all {
		if c := &all[i]; c.Role == ui.Cell && !c.Disabled && c.Rect.Contains(m.At) && c.Clip.Contains(m.At) {
			return i
		}
	}
	return -1
}

// Mouse returns the mouse pointer; ok is false if it is not over the window.
func (ps *Pointers) Mouse() (p game.Pointer, ok bool) {
	for i := range ps.stage.In.Pointers {
		if p := &ps.stage.In.Pointers[i]; p.Kind == game.Mouse {
			return *p, true
		}
	}
	return game.Pointer{}, false
}
