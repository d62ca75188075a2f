package host

import (
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
	"wildfifteen/render"
)

// The host uses the page's own pointer events instead of the engine's. They tell when the system takes over a finger, and
// they include taps shorter than a tick. Their positions stay right when the player zooms the page.

// mouse tracks the mouse by the page's events. A slow picture may keep them all waiting; so mouse keeps each press and
// release with its place and time, and reports them in a tick each.
type mouse struct {
	mouseState              // now
	queue      []mouseState // presses and releases that no tick has reported yet
	down       bool         // some button was down in the last tick
	turned     render.Point
}

type mouseState struct {
	at      render.Point // CSS pixels
	over    bool         // over the page
	buttons int          // held, as the browser's bits
	stamp   float64      // when the browser got the event, in milliseconds on the clock of performance.now
}

// Bits of a PointerEvent's buttons.
const (
	leftButton   = 1
	rightButton  = 2
	middleButton = 4
)

// hasMouse reports whether the main pointer is not a finger.
func hasMouse() (yes bool) {
	_ = dom.Try(func() { yes = !js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool() })
	return yes
}

func (m *mouse) gather(dst []game.Pointer, _, _ float32) []game.Pointer {
	now := m.mouseState
	if m.waits() {
		now = m.queue[0]
		m.queue = append(m.queue[:0], m.queue[1:]...)
	}
	wasDown := m.down
	m.down = now.buttons != 0
	if !now.over && !m.down && !wasDown {
		return dst
	}
	return append(dst, game.Pointer{
		Kind: game.Mouse, At: toPixels(now.at),
		Down: now.buttons&leftButton != 0, Right: now.buttons&rightButton != 0, Middle: now.buttons&middleButton != 0,
	})
}

// waits reports whether a press or release has not been gathered yet.
func (m *mouse) waits() bool { return len(m.queue) > 0 }

// time returns the time of the state that gather reports next, which is not before last.
// The browser's clock and Go's are read together, because ticks that report one press each take time.
func (m *mouse) time(last time.Time) time.Time {
	now := time.Now()
	if !m.waits() {
		return now
	}
	ago := dom.Get("performance").Call("now").Float() - m.queue[0].stamp
	at := now.Add(-time.Duration(max(0, ago) * float64(time.Millisecond)))
	if at.Before(last) {
		return last
	}
	return at
}

func (m *mouse) wheel() render.Point {
	t := m.turned
	m.turned = render.Point{}
	return t
}

// touches tracks fingers and pens by the page's events.
type touches struct {
	fingers []finger
	next    int // number of the next finger
}

type finger struct {
	id     int // of the browser
	number int
	at     render.Point // CSS pixels
	fresh  bool         // not yet reported
	up     bool
	lost   bool // taken over by the system
}

// A finger that came down and was lifted between two ticks is reported as down once, and as up in the next tick.
func (t *touches) gather(dst []game.Pointer, _ time.Duration) []game.Pointer {
	held := t.fingers[:0]
	for _, f := range t.fingers {
		down := !f.up || f.fresh
		dst = append(dst, game.Pointer{Kind: game.Touch, ID: f.number, At: toPixels(f.at), Down: down, Lost: f.lost && !down})
		f.fresh = false
		if down {
			held = append(held, f)
		}
	}
	t.fingers = held
	return dst
}

func (t *touches) drop() {
	for i := range t.fingers {
		t.fingers[i].up, t.fingers[i].lost = true, true
	}
}

// find returns the finger that is down with an id, or nil.
func (t *touches) find(id int) *finger {
	for i := range t.fingers {
		if f := &t.fingers[i]; f.id == id && !f.up {
			return f
		}
	}
	return nil
}

// toPixels converts CSS pixels to device pixels.
func toPixels(p render.Point) render.Point {
	s := float32(pixelRatio())
	return render.Point{X: p.X * s, Y: p.Y * s}
}

// listenPointers feeds the page's pointer events to mouse and touches.
func (d *devices) listenPointers() {
	page := dom.Get("document", "documentElement")
	for _, kind := range []string{"pointerdown", "pointermove", "pointerup", "pointercancel"} {
		dom.On(page, kind, true, func(e js.Value) {
			if !onGame(e) {
				return
			}
			if kind == "pointerdown" {
				// In a frame, the browser's default action would give the page the keyboard; it is prevented below.
				if !dom.Get("document").Call("hasFocus").Bool() {
					js.Global().Call("focus")
				}
				// Events go on when the pointer leaves the page.
				_ = dom.Try(func() { page.Call("setPointerCapture", e.Get("pointerId")) })
			}
			if e.Get("pointerType").String() == "mouse" {
				d.mouse.event(kind, e)
			} else {
				d.touches.event(kind, e)
			}
		})
	}
	dom.On(page, "pointerleave", true, func(e js.Value) {
		if e.Get("target").Equal(page) {
			d.mouse.over = false
		}
	})
	// The keyboard focus does not follow the mouse, nothing is dragged or selected, no menu opens.
	for _, kind := range []string{"mousedown", "touchstart", "touchmove", "contextmenu", "dragstart", "gesturestart"} {
		dom.On(page, kind, true, func(e js.Value) {
			if onGame(e) && e.Get("cancelable").Bool() {
				e.Call("preventDefault")
			}
		})
	}
	dom.On(page, "wheel", true, func(e js.Value) {
		if onGame(e) {
			e.Call("preventDefault")
			d.mouse.turn(e)
		}
	})
}

// onGame reports whether an event is for the game rather than for a notice of the page that lies over it.
func onGame(e js.Value) bool {
	t := e.Get("target")
	return t.Get("closest").Type() != js.TypeFunction || !t.Call("closest", ".notice").Truthy()
}

// place returns where an event happened, in CSS pixels.
func place(e js.Value) render.Point {
	return render.Point{X: float32(e.Get("clientX").Float()), Y: float32(e.Get("clientY").Float())}
}

// event takes one event of a kind.
func (m *mouse) event(kind string, e js.Value) {
	was := m.buttons
	m.mouseState = mouseState{at: place(e), over: true, buttons: e.Get("buttons").Int(), stamp: e.Get("timeStamp").Float()}
	if kind == "pointercancel" {
		m.buttons, m.over = 0, false
	}
	if m.buttons != was {
		m.queue = append(m.queue, m.mouseState)
	}
}

// turn takes an event of the wheel.
func (m *mouse) turn(e js.Value) {
	notch := 100.0 // pixels
	if e.Get("deltaMode").Int() != 0 {
		notch = 3 // lines
	}
	m.turned.X -= float32(e.Get("deltaX").Float() / notch)
	m.turned.Y -= float32(e.Get("deltaY").Float() / notch)
}

// event takes one event of a kind.
func (t *touches) event(kind string, e js.Value) {
	id := e.Get("pointerId").Int()
	f := t.find(id)
	if kind == "pointerdown" {
		if f != nil {
			f.up, f.lost = true, true
		}
		t.fingers = append(t.fingers, finger{id: id, number: t.next, at: place(e), fresh: true})
		t.next++
		return
	}
	if f == nil {
		return // a pen that hovers
	}
	if kind != "pointercancel" {
		f.at = place(e)
	}
	f.up = kind != "pointermove"
	f.lost = kind == "pointercancel"
}
