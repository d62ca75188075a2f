package host

import (
	"strings"
	"syscall/js"
	"time"
	"unicode/utf8"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
)

// keyboard collects the page's key events in their order, with the characters of the player's keyboard layout.
type keyboard struct {
	events []game.KeyEvent // since the last tick
	held   map[game.Key]bool
	now    game.Mods // held
}

func (k *keyboard) gather(dst []game.KeyEvent, _ time.Duration, _ game.Mods) []game.KeyEvent {
	dst = append(dst, k.events...)
	k.events = k.events[:0]
	return dst
}

func (k *keyboard) mods() game.Mods { return k.now }

// listenKeys feeds the page's key events to keys and text, except those of keys that belong to the browser.
func (d *devices) listenKeys() {
	k, t := &d.keys, &d.text
	k.held = map[game.Key]bool{}
	dom.On(js.Global(), "keydown", true, func(e js.Value) {
		k.now = modsOf(e)
		if !onGame(e) || composes(e) {
			return
		}
		ev := keyEvent(e, true)
		typed := printed(e)
		if browserOwns(ev, t.field != nil && typed != "") {
			return
		}
		e.Call("preventDefault")
		k.held[ev.Key] = true
		k.events = append(k.events, ev)
		if t.field != nil && typed != "" && (ev.Mods&(game.Ctrl|game.Meta) == 0 || ev.Mods&game.Alt != 0) {
			t.typed.WriteString(typed)
		}
	})
	dom.On(js.Global(), "keypress", true, func(e js.Value) { // otherwise, a button is pressed twice: by the game and by the browser
		if onGame(e) {
			e.Call("preventDefault")
		}
	})
	dom.On(js.Global(), "keyup", true, func(e js.Value) {
		k.now = modsOf(e)
		ev := keyEvent(e, false)
		if k.held[ev.Key] {
			e.Call("preventDefault")
			delete(k.held, ev.Key)
			k.events = append(k.events, ev)
		}
	})
	dom.On(js.Global(), "blur", false, func(e js.Value) { k.release() })
}

// release adds a release event for each key that is down. It is called when the page loses the keyboard and so would
// miss the browser's own release events.
func (k *keyboard) release() {
	for key := range k.held {
		k.events = append(k.events, game.KeyEvent{Key: key})
	}
	clear(k.held)
	k.now = 0
}

// composes reports whether an input method uses a key.
func composes(e js.Value) bool {
	return e.Get("isComposing").Bool() || e.Get("keyCode").Int() == 229
}

// browserOwns reports whether a key belongs to the browser. These are Tab, which moves through the page and out of it,
// function keys except F1, and combinations that the game does not use: to reload, search, zoom, go back. Ctrl+V is one of
// them: for it, the browser offers the clipboard without asking the player. typing says that the key prints into a text
// field of the game.
func browserOwns(e game.KeyEvent, typing bool) bool {
	switch {
	case e.Key == "Tab" || e.Key == "" || e.Key == "ContextMenu":
		return true
	case len(e.Key) > 1 && e.Key[0] == 'F' && e.Key != "F1" && strings.Trim(string(e.Key[1:]), "0123456789") == "":
		return true
	case typing && e.Mods&game.Alt != 0: // AltGr, and Alt on a Mac, print characters
		return false
	case e.Mods&game.Alt != 0:
		return true
	case e.Mods&(game.Ctrl|game.Meta) == 0:
		return false
	}
	switch e.Sign() {
	case "Z", "Y", "C":
		return false
	case "A", "X": // the game's text can be selected and cut; the page cannot
		return !typing
	}
	if e.Mods&game.Ctrl != 0 && strings.HasPrefix(string(e.Key), "Arrow") {
		return false
	}
	return e.Key != "ControlLeft" && e.Key != "ControlRight" && e.Key != "MetaLeft" && e.Key != "MetaRight"
}

// keyEvent converts an event of the page.
func keyEvent(e js.Value, down bool) game.KeyEvent {
	code := e.Get("code").String()
	name := e.Get("key").String()
	if code == "" { // keys drawn on a screen have no place on a keyboard
		code = name
	}
	ev := game.KeyEvent{Key: game.Key(strings.TrimPrefix(code, "Key")), Mods: modsOf(e), Down: down, Repeat: e.Get("repeat").Bool()}
	if p := strings.TrimSpace(name); utf8.RuneCountInString(p) == 1 {
		ev.Printed = strings.ToUpper(p)
	}
	return ev
}

// printed returns the character that a key prints, or "".
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
