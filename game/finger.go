package game

import (
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// hold is what a pointer that is down has hold of.
type hold uint8

const (
	holdNothing hold = iota
	holdControl      // a button or the like: acts when let go on it
	holdSlider
	holdScroll
	holdScene // the board, or no control at all: the scene's own gestures
)

// phase is where a gesture stands when the scene hears of it.
type phase uint8

const (
	pressed phase = iota
	moved
	released
	cancelled
)

// finger follows one pointer from its press to its release.
type finger struct {
	kind    PointerKind
	id      int
	start   render.Point
	at      render.Point
	prev    render.Point
	since   time.Duration // when it went down
	speed   render.Point  // pixels a second, smoothed
	hold    hold
	control ui.ID
	far     bool // it has left the place where a tap ends
	seen    bool
	sure    bool // a slider in a scrolled page: it is the slider that is meant
	spent   bool // held so long that its button has acted: letting go does nothing more
	scene   any  // the scene's own state of this gesture
}

// tapSlop is how far a pointer may stray, in dip, and still tap.
const tapSlop = 8

// staleTouch is how long a finger may rest without moving before it is taken to be lost (an engine keeps
// a touch that the system took over down for ever).
const staleTouch = 20 * time.Second

// pointers follows every pointer of the input through its life.
func (a *App) pointers(in *Input) {
	for i := range a.fingers {
		a.fingers[i].seen = false
	}
	for i := range in.Pointers {
		a.pointer(in, &in.Pointers[i])
	}
	for i := 0; i < len(a.fingers); {
		g := a.fingers[i]
		if !g.seen {
			a.drop(i, true)
			continue
		}
		if g.kind == Touch && in.Now-g.since > staleTouch {
			a.cancel(g)
		}
		i++
	}
}

func (a *App) pointer(in *Input, p *Pointer) {
	i := a.fingerOf(p)
	switch {
	case i < 0 && p.Down:
		a.press(in, p)
	case i >= 0 && p.Down:
		a.fingers[i].seen = true
		a.move(in, a.fingers[i], p.At)
	case i >= 0:
		a.move(in, a.fingers[i], p.At)
		if i = a.fingerOf(p); i >= 0 { // the last stretch may have ended the game, and all gestures with it
			a.drop(i, p.Lost)
		}
	}
}

func (a *App) fingerOf(p *Pointer) int {
	for i, g := range a.fingers {
		if g.kind == p.Kind && g.id == p.ID {
			return i
		}
	}
	return -1
}

func (a *App) press(in *Input, p *Pointer) {
	g := &finger{kind: p.Kind, id: p.ID, start: p.At, at: p.At, prev: p.At, since: in.Now, seen: true}
	a.fingers = append(a.fingers, g)
	a.device(pointerDevice(p.Kind))
	top := a.top()
	top.base().scroll.Flick(0)
	k := ui.Hit(a.frame.Controls, p.At)
	if k < 0 {
		if top.base().overlay {
			g.hold = holdControl // let go outside an overlay: back
			g.control = backID
			return
		}
		g.hold = holdScene
		a.focusPressed(ui.ID{})
		if s := &top.base().scroll; s.Can() && s.Area().Contains(p.At) {
			g.hold = holdScroll
		}
		if g.hold == holdScene {
			top.touch(g, pressed)
		}
		return
	}
	c := &a.frame.Controls[k]
	g.control = c.ID
	switch c.Role {
	case ui.Grid:
		g.hold = holdScene
		top.base().focus = c.ID
		top.touch(g, pressed)
	case ui.Panel:
		g.hold = holdNothing
		if top.base().scroll.Can() {
			g.hold = holdScroll
		}
	case ui.Slider:
		g.hold = holdSlider
		top.base().focus = c.ID
		if g.sure = p.Kind == Mouse || !top.base().scroll.Can(); g.sure {
			a.slideTo(c, p.At)
		}
	default:
		g.hold = holdControl
		a.focusPressed(c.ID)
	}
}

// focusPressed takes the focus to a control that a pointer presses; without an ID that is none. On the page of the
// board it is no reason to take the arrows from the tiles: there the focus goes to the board, unless the player (or a
// screen reader, some of which press like a finger) was at that very button.
func (a *App) focusPressed(id ui.ID) {
	p := a.top().base()
	switch {
	case p.focus == id:
	case a.top() == scene(a.play):
		a.play.focusGrid()
	case id != (ui.ID{}):
		p.focus = id
	}
}

func (a *App) move(in *Input, g *finger, at render.Point) {
	if at == g.at {
		g.speed = render.Point{X: g.speed.X * 0.7, Y: g.speed.Y * 0.7}
		return
	}
	rate := a.rate
	v := render.Point{X: (at.X - g.at.X) * rate, Y: (at.Y - g.at.Y) * rate}
	g.speed = render.Point{X: g.speed.X*0.4 + v.X*0.6, Y: g.speed.Y*0.4 + v.Y*0.6}
	g.prev, g.at = g.at, at
	slop := a.frame.Dip(tapSlop)
	if dx, dy := at.X-g.start.X, at.Y-g.start.Y; dx*dx+dy*dy > slop*slop {
		g.far = true
	}
	s := &a.top().base().scroll
	switch g.hold {
	case holdControl:
		if g.far && s.Can() && s.Area().Contains(g.start) && abs(at.Y-g.start.Y) > abs(at.X-g.start.X) {
			g.hold = holdScroll
			s.By(g.start.Y - at.Y)
		}
	case holdSlider:
		if !g.sure && !g.far {
			return
		}
		if !g.sure && abs(at.Y-g.start.Y) > abs(at.X-g.start.X) {
			g.hold = holdScroll
			s.By(g.start.Y - at.Y)
			return
		}
		g.sure = true
		if c := ui.Find(a.frame.Controls, g.control); c != nil {
			a.slideTo(c, at)
		}
	case holdScroll:
		s.By(g.prev.Y - at.Y)
	case holdScene:
		switch o := a.together(g); {
		case o == nil:
			a.top().touch(g, moved)
		case o.far: // they mean something together, and no board of large tiles knows what
			a.cancel(g)
			a.cancel(o)
		}
	}
}

// togetherTime is how long after each other two fingers may come down that mean something together: two thumbs that
// play in turn are slower.
const togetherTime = 80 * time.Millisecond

// together returns the finger with which another, that has gone some way on the board, came down together, while it is
// unknown whether they pinch: until then no tile goes with them. A board of small tiles asks for no delay: it knows
// two fingers at once.
func (a *App) together(g *finger) *finger {
	if !g.far || g.kind != Touch || a.top() != scene(a.play) || a.play.zoom.possible(a.play) {
		return nil
	}
	for _, o := range a.fingers {
		if d := g.since - o.since; o != g && o.kind == Touch && o.hold == holdScene && max(d, -d) <= togetherTime {
			return o
		}
	}
	return nil
}

// drop ends the i-th finger's gesture; lost means that it did not come up by the player's will.
func (a *App) drop(i int, lost bool) {
	g := a.fingers[i]
	waited := g.hold == holdScene && a.together(g) != nil
	a.fingers = append(a.fingers[:i], a.fingers[i+1:]...)
	switch g.hold {
	case holdControl:
		if lost || g.spent {
			return
		}
		if g.control == backID && a.top().base().overlay && ui.Hit(a.frame.Controls, g.at) < 0 {
			a.top().back()
			return
		}
		c := ui.Find(a.frame.Controls, g.control)
		if c != nil && c.Rect.Inset(-a.frame.Dip(tapSlop)).Contains(g.at) {
			a.activate(c)
		}
	case holdSlider: // a tap on it
		if c := ui.Find(a.frame.Controls, g.control); c != nil && !g.sure && !lost {
			a.slideTo(c, g.at)
		}
	case holdScroll:
		if !lost {
			a.top().base().scroll.Flick(-g.speed.Y / a.rate)
		}
	case holdScene:
		if lost {
			a.top().touch(g, cancelled)
			return
		}
		if waited { // the other one tapped
			a.top().touch(g, moved)
		}
		a.top().touch(g, released)
	}
}

// dropAll ends every gesture: what it had hold of is gone. A pointer that stays down does nothing more until
// it comes up.
func (a *App) dropAll() {
	for _, g := range a.fingers {
		a.cancel(g)
	}
}

// cancel takes from a pointer what it has hold of.
func (a *App) cancel(g *finger) {
	if g.hold == holdScene {
		a.top().touch(g, cancelled)
	}
	g.hold, g.control, g.scene = holdNothing, ui.ID{}, nil
}

// slideTo sets a slider to the value under a point.
func (a *App) slideTo(c *ui.Control, p render.Point) {
	t := a.frame.Track(c)
	part := clamp((p.X-t.X)/t.W, 0, 1)
	if a.frame.RTL {
		part = 1 - part
	}
	v := c.Lo + part*(c.Hi-c.Lo)
	if c.Step > 0 {
		v = c.Lo + c.Step*float32(int((v-c.Lo)/c.Step+0.5))
	}
	if v != c.At {
		a.top().adjust(c.ID, v)
	}
}

func clamp(v, lo, hi float32) float32 { return max(lo, min(hi, v)) }

func abs(x float32) float32 {
	if x < 0 {
		return -x
	}
	return x
}
