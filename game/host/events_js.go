package host

import (
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/render"
)

// The page's own pointer events are read rather than the engine's: they tell when the system takes a finger
// for itself, keep a tap that is shorter than a tick, and are right after the player has zoomed the page.

// mouse follows the mouse.
type mouse struct {
	at      render.Point // CSS pixels
	near    bool         // over the page
	buttons int          // held, as the browser counts them
	clicked int          // pressed since the last tick
	was     bool         // some button was down in the last tick
	turned  render.Point
}

// Bits of a PointerEvent's buttons.
const (
	leftButton   = 1
	rightButton  = 2
	middleButton = 4
)

// gather appends the mouse as it stands, if it is over the page or a button is held or has just come up.
func (m *mouse) gather(dst []game.Pointer, _, _ float32) []game.Pointer {
	down := m.buttons | m.clicked
	m.clicked = 0
	was := m.was
	m.was = down != 0
	if !m.near && !m.was && !was {
		return dst
	}
	return append(dst, game.Pointer{
		Kind: game.Mouse, At: toPixels(m.at),
		Down: down&leftButton != 0, Right: down&rightButton != 0, Middle: down&middleButton != 0,
	})
}

// wheel returns how many notches the wheel has turned since the last tick.
func (m *mouse) wheel() render.Point {
	t := m.turned
	m.turned = render.Point{}
	return t
}

// touches follows the fingers and pens.
type touches struct {
	fingers []finger
	next    int // the number of the next finger
}

type finger struct {
	id     int // the browser's
	number int
	at     render.Point // CSS pixels
	fresh  bool         // not yet reported
	up     bool
	lost   bool // the system has taken it
}

// gather appends the fingers that are down, and those that came up since the last tick. One that came and went
// between two ticks is reported in both states.
func (t *touches) gather(dst []game.Pointer, _ time.Duration) []game.Pointer {
	kept := t.fingers[:0]
	for _, f := range t.fingers {
		down := !f.up || f.fresh
		dst = append(dst, game.Pointer{Kind: game.Touch, ID: f.number, At: toPixels(f.at), Down: down, Lost: f.lost && !down})
		f.fresh = false
		if down {
			kept = append(kept, f)
		}
	}
	t.fingers = kept
	return dst
}

// drop takes all fingers for gone.
func (t *touches) drop() {
	for i := range t.fingers {
		t.fingers[i].up, t.fingers[i].lost = true, true
	}
}

func (t *touches) find(id int) *finger {
	for i := range t.fingers {
		if f := &t.fingers[i]; f.id == id && !f.up {
			return f
		}
	}
	return nil
}

// toPixels turns CSS pixels into device pixels.
func toPixels(p render.Point) render.Point {
	s := float32(pixelRatio())
	return render.Point{X: p.X * s, Y: p.Y * s}
}

// listen has the page's pointers end up in mouse and touches.
func (h *host) listen() {
	page := get("document", "documentElement")
	for _, kind := range []string{"pointerdown", "pointermove", "pointerup", "pointercancel"} {
		on(page, kind, true, func(e js.Value) {
			if !onGame(e) {
				return
			}
			if kind == "pointerdown" {
				if !get("document").Call("hasFocus").Bool() { // in a frame: what is prevented below would give it the keys
					js.Global().Call("focus")
				}
				// What leaves the page is still ours.
				_ = try(func() { page.Call("setPointerCapture", e.Get("pointerId")) })
			}
			if e.Get("pointerType").String() == "mouse" {
				h.mouse.event(kind, e)
			} else {
				h.touches.event(kind, e)
			}
		})
	}
	on(page, "pointerleave", true, func(e js.Value) {
		if e.Get("target").Equal(page) {
			h.mouse.near = false
		}
	})
	// The keyboard's place does not follow the mouse, nothing is dragged or selected, no menu comes up.
	for _, kind := range []string{"mousedown", "touchstart", "touchmove", "contextmenu", "dragstart", "gesturestart"} {
		on(page, kind, true, func(e js.Value) {
			if onGame(e) && e.Get("cancelable").Bool() {
				e.Call("preventDefault")
			}
		})
	}
	on(page, "wheel", true, func(e js.Value) {
		if onGame(e) {
			e.Call("preventDefault")
			h.mouse.turn(e)
		}
	})
}

// onGame reports whether an event is for the game, not for a notice of the page above it.
func onGame(e js.Value) bool {
	t := e.Get("target")
	return t.Get("closest").Type() != js.TypeFunction || !t.Call("closest", ".notice").Truthy()
}

func place(e js.Value) render.Point {
	return render.Point{X: float32(e.Get("clientX").Float()), Y: float32(e.Get("clientY").Float())}
}

func (m *mouse) event(kind string, e js.Value) {
	m.at, m.near = place(e), true
	now := e.Get("buttons").Int()
	m.clicked |= now &^ m.buttons
	m.buttons = now
	if kind == "pointercancel" {
		m.buttons, m.near = 0, false
	}
}

// turn adds up the wheel's way in notches, up positive.
func (m *mouse) turn(e js.Value) {
	notch := 100.0 // pixels
	if e.Get("deltaMode").Int() != 0 {
		notch = 3 // lines
	}
	m.turned.X -= float32(e.Get("deltaX").Float() / notch)
	m.turned.Y -= float32(e.Get("deltaY").Float() / notch)
}

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
