package host

import (
	"strconv"
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/mirror"
	"wildfifteen/game/ui"
)

// mirrored is what a Program offers that can be mirrored.
type mirrored interface{ Controls() []ui.Control }

// reflection is the page's elements that stand for the scene's controls: transparent, over the controls'
// rectangles, so that screen readers and the browser's Tab find them. Pointers pass through to the picture.
type reflection struct {
	mirror.Mirror
	page    js.Value // does what is to be done; undefined where there is none
	live    js.Value
	pending string
	spoken  string
	next    time.Duration // when the next announcement may come
}

// sayEvery is the least time between two announcements.
const sayEvery = 400 * time.Millisecond

// numberProperty is the property of an element that holds its number.
const numberProperty = "wildfifteen"

func (m *reflection) open(h *host, document js.Value) {
	m.page = get("wildfifteenMirror")
	var root js.Value
	_ = try(func() {
		root = document.Call("getElementById", "mirror")
		m.live = document.Call("getElementById", "said")
	})
	if !root.Truthy() {
		return
	}
	on(root, "click", false, func(e js.Value) {
		if id, _, ok := m.Control(numberOf(e)); ok {
			h.out.reply(game.Reply{Kind: game.Pressed, ID: id})
		}
	})
	on(root, "focusin", false, func(e js.Value) {
		if n := numberOf(e); m.Focused(n) {
			id, _, _ := m.Control(n)
			h.out.reply(game.Reply{Kind: game.FocusMoved, ID: id})
		}
	})
	on(root, "input", false, func(e js.Value) {
		if id, role, ok := m.Control(numberOf(e)); ok && role == ui.Slider {
			if v, err := strconv.ParseFloat(e.Get("target").Get("value").String(), 32); err == nil {
				h.out.reply(game.Reply{Kind: game.Adjusted, ID: id, At: float32(v)})
			}
		}
	})
	h.listenText(root)
}

// numberOf is the number of the element that an event is for, 0 if it has none.
func numberOf(e js.Value) int {
	if v := e.Get("target").Get(numberProperty); v.Type() == js.TypeNumber {
		return v.Int()
	}
	return 0
}

// follow makes the elements say what the controls say. focused tells whether the page has the keyboard.
func (m *reflection) follow(controls []ui.Control, focused bool) {
	if !m.page.Truthy() {
		return
	}
	m.show(m.Follow(controls, float32(pixelRatio())))
	if n := m.Focus(); focused && n != 0 {
		_ = try(func() { m.page.Call("focus", n) })
	}
}

// refill puts the game's text back into a field that an input method has written in.
func (m *reflection) refill() { m.show(m.Refill()) }

func (m *reflection) show(changes string) {
	if changes == "" {
		return
	}
	if try(func() { m.page.Call("show", changes) }) != nil { // the page is in an odd state: what is there is made anew
		_ = try(func() { m.page.Call("clear") })
		m.Forget()
	}
}

// say announces text, or what came before while there was no time for it; the last one wins.
func (m *reflection) say(text string, now time.Duration) {
	if text != "" {
		m.pending = text
	}
	if m.pending == "" || now < m.next || !m.live.Truthy() {
		return
	}
	t := m.pending
	m.pending, m.next = "", now+sayEvery
	if t == m.spoken {
		t += "\u00a0" // the same words are news only if the text is not the same
	}
	m.spoken = t
	_ = try(func() { m.live.Set("textContent", t) })
}
