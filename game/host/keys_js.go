package host

import (
	"strings"
	"syscall/js"
	"time"
	"unicode/utf8"

	"wildfifteen/game"
)

// keyboard collects the page's key events in their order, with what the player's layout prints.
type keyboard struct {
	events []game.KeyEvent
	held   map[game.Key]bool
	now    game.Mods
}

// gather appends the events since the last tick.
func (k *keyboard) gather(dst []game.KeyEvent, _ time.Duration, _ game.Mods) []game.KeyEvent {
	dst = append(dst, k.events...)
	k.events = k.events[:0]
	return dst
}

// mods returns the modifiers that are held.
func (k *keyboard) mods() game.Mods { return k.now }

// listenKeys has the page's keys end up in the keyboard, but for those that belong to the browser.
func (h *host) listenKeys() {
	k := &h.keys
	k.held = map[game.Key]bool{}
	on(js.Global(), "keydown", true, func(e js.Value) {
		k.now = modsOf(e)
		if !onGame(e) || composes(e) {
			return
		}
		ev := keyEvent(e, true)
		typed := printed(e)
		if browsers(ev, h.text.field != nil && typed != "") {
			return
		}
		e.Call("preventDefault")
		k.held[ev.Key] = true
		k.events = append(k.events, ev)
		if h.text.field != nil && typed != "" && (ev.Mods&(game.Ctrl|game.Meta) == 0 || ev.Mods&game.Alt != 0) {
			h.text.put.WriteString(typed)
		}
	})
	on(js.Global(), "keypress", true, func(e js.Value) { // or a button is pressed twice: by the game and by the browser
		if onGame(e) {
			e.Call("preventDefault")
		}
	})
	on(js.Global(), "keyup", true, func(e js.Value) {
		k.now = modsOf(e)
		ev := keyEvent(e, false)
		if k.held[ev.Key] {
			e.Call("preventDefault")
			delete(k.held, ev.Key)
			k.events = append(k.events, ev)
		}
	})
	on(js.Global(), "blur", false, func(e js.Value) { k.release() })
}

// release lets all keys go: the page no longer hears of them.
func (k *keyboard) release() {
	for key := range k.held {
		k.events = append(k.events, game.KeyEvent{Key: key})
	}
	clear(k.held)
	k.now = 0
}

// composes reports whether an input method has taken a key.
func composes(e js.Value) bool {
	return e.Get("isComposing").Bool() || e.Get("keyCode").Int() == 229
}

// browsers reports whether a key belongs to the browser: Tab, which moves among the page's parts and leaves it,
// function keys but F1, and combinations the game has no use for: to reload, search, zoom, go back. Ctrl+V is
// among them, for the browser then hands over the clipboard without asking.
func browsers(e game.KeyEvent, typing bool) bool {
	switch {
	case e.Key == "Tab" || e.Key == "" || e.Key == "ContextMenu":
		return true
	case len(e.Key) > 1 && e.Key[0] == 'F' && e.Key != "F1" && strings.Trim(string(e.Key[1:]), "0123456789") == "":
		return true
	case typing && e.Mods&game.Alt != 0: // AltGr, or Alt on a Mac, prints
		return false
	case e.Mods&game.Alt != 0:
		return true
	case e.Mods&(game.Ctrl|game.Meta) == 0:
		return false
	}
	switch e.Sign() {
	case "Z", "Y", "C":
		return false
	case "A", "X": // the text being entered can be selected and cut; the page cannot
		return !typing
	}
	if e.Mods&game.Ctrl != 0 && strings.HasPrefix(string(e.Key), "Arrow") {
		return false
	}
	return e.Key != "ControlLeft" && e.Key != "ControlRight" && e.Key != "MetaLeft" && e.Key != "MetaRight"
}

func keyEvent(e js.Value, down bool) game.KeyEvent {
	code := e.Get("code").String()
	name := e.Get("key").String()
	if code == "" { // keys drawn on the screen have no place
		code = name
	}
	ev := game.KeyEvent{Key: game.Key(strings.TrimPrefix(code, "Key")), Mods: modsOf(e), Down: down, Repeat: e.Get("repeat").Bool()}
	if p := strings.TrimSpace(name); utf8.RuneCountInString(p) == 1 {
		ev.Printed = strings.ToUpper(p)
	}
	return ev
}

// printed is the text a key puts in, "" for a key without.
func printed(e js.Value) string {
	if name := e.Get("key").String(); utf8.RuneCountInString(name) == 1 {
		return name
	}
	return ""
}

func modsOf(e js.Value) (m game.Mods) {
	for i, name := range []string{"shiftKey", "ctrlKey", "altKey", "metaKey"} {
		if e.Get(name).Truthy() {
			m |= game.Shift << i
		}
	}
	return m
}
