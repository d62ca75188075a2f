package host

import (
	"strings"
	"syscall/js"

	"wildfifteen/game"
)

// text collects what is typed: plain keys by way of the keyboard's events, input methods by way of the field
// that the mirror of the controls holds.
type text struct {
	field *game.TextField // the field that has the keyboard, nil if none
	put   strings.Builder // put in since the last tick
}

// set tells which field has the keyboard now.
func (t *text) set(f *game.TextField) { t.field = f }

// gather returns what has been typed. Keys that an input method takes never come to the keyboard.
func (t *text) gather() (typed string, composing bool) {
	if t.put.Len() > 0 {
		typed = t.put.String()
		t.put.Reset()
	}
	return typed, false
}

// listenText takes what input methods and screen keyboards put into a field of the mirror.
func (h *host) listenText(mirror js.Value) {
	on(mirror, "compositionend", false, func(e js.Value) {
		if d := e.Get("data"); d.Type() == js.TypeString {
			h.text.put.WriteString(d.String())
		}
		h.window.mirror.refill()
	})
	on(mirror, "beforeinput", true, func(e js.Value) {
		if e.Get("isComposing").Bool() || e.Get("target").Get("type").String() != "text" {
			return
		}
		e.Call("preventDefault")
		switch e.Get("inputType").String() {
		case "insertText", "insertReplacementText":
			if d := e.Get("data"); d.Type() == js.TypeString {
				h.text.put.WriteString(d.String())
			}
		case "deleteContentBackward":
			h.keys.tap("Backspace")
		case "deleteContentForward":
			h.keys.tap("Delete")
		case "insertLineBreak":
			h.keys.tap("Enter")
		}
	})
}

// tap has a key go down and up.
func (k *keyboard) tap(key game.Key) {
	k.events = append(k.events, game.KeyEvent{Key: key, Down: true}, game.KeyEvent{Key: key})
}
