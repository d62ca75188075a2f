package host

import (
	"strconv"
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
	"wildfifteen/game/mirror"
	"wildfifteen/game/ui"
)

// reflection shows the game's controls as transparent elements of the page at the same places, so that screen readers and
// the browser's Tab find them. Pointers pass through them to the picture.
type reflection struct {
	mirror.Mirror
	page    js.Value // object of the page's script that changes the elements; undefined if there is none
	live    js.Value // element whose text screen readers announce
	speaker mirror.Speaker
}

// numberProperty is the property of an element with its number in the mirror.
const numberProperty = "wildfifteen"

// open finds the mirror in the page and listens to its events.
func (m *reflection) open(h *host, document js.Value) {
	m.page = dom.Get("wildfifteenMirror")
	var root js.Value
	_ = dom.Try(func() {
		root = document.Call("getElementById", "mirror")
		m.live = document.Call("getElementById", "said")
	})
	if !root.Truthy() {
		return
	}
	dom.On(root, "click", false, func(e js.Value) {
		if id, _, ok := m.Control(numberOf(e)); ok {
			h.requests.reply(game.Reply{Kind: game.Pressed, ID: id})
		}
	})
	dom.On(root, "focusin", false, func(e js.Value) {
		if n := numberOf(e); m.Focused(n) {
			id, _, _ := m.Control(n)
			h.requests.reply(game.Reply{Kind: game.FocusMoved, ID: id})
		}
	})
	dom.On(root, "input", false, func(e js.Value) {
		if id, role, ok := m.Control(numberOf(e)); ok && role == ui.Slider {
			if v, err := strconv.ParseFloat(e.Get("target").Get("value").String(), 32); err == nil {
				h.requests.reply(game.Reply{Kind: game.Adjusted, ID: id, At: float32(v)})
			}
		}
	})
	h.devices.listenText(root, m.refill)
}

// numberOf returns the number of the element that an event is for, or 0 if it has none.
func numberOf(e js.Value) int {
	if v := e.Get("target").Get(numberProperty); v.Type() == js.TypeNumber {
		return v.Int()
	}
	return 0
}

// follow makes the elements match the controls. focused says whether the page has the keyboard.
func (m *reflection) follow(controls []ui.Control, focused bool) {
	if !m.page.Truthy() {
		return
	}
	m.show(m.Follow(controls, float32(pixelRatio())))
	if n := m.Focus(); focused && n != 0 {
		_ = dom.Try(func() { m.page.Call("focus", n) })
	}
}

// refill fills the game's text again into a field that an input method has changed.
func (m *reflection) refill() { m.show(m.Refill()) }

// show applies changes of the mirror to the page.
func (m *reflection) show(changes string) {
	if changes == "" {
		return
	}
	if dom.Try(func() { m.page.Call("show", changes) }) != nil { // the elements are not as expected: start over
		_ = dom.Try(func() { m.page.Call("clear") })
		m.Forget()
	}
}

// say announces a text, now or, if another announcement was made just before, later.
func (m *reflection) say(text string, now time.Duration) {
	if !m.live.Truthy() {
		return
	}
	if t := m.speaker.Say(text, now); t != "" {
		_ = dom.Try(func() { m.live.Set("textContent", t) })
	}
}
