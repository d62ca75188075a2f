package host

import (
	"strings"
	"syscall/js"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
)

// text collects typed text: plain keys from the keyboard's events, text of input methods from a field of the mirror.
type text struct {
	field *game.TextField // the field that has the keyboard, nil if none
	typed strings.Builder // since the last tick
}

func (t *text) set(f *game.TextField) { t.field = f }

// Keys that an input method uses never reach the keyboard, so gather never reports that it is composing.
func (t *text) gather() (typed string, composing bool) {
	if t.typed.Len() > 0 {
		typed = t.typed.String()
		t.typed.Reset()
	}
	return typed, false
}

// listenText feeds to text what input methods and on-screen keyboards enter into a field of the mirror. It calls refill
// when the field must be set to the game's text again.
func (d *devices) listenText(mirror js.Value, refill func()) {
	dom.On(mirror, "compositionend", false, func(e js.Value) {
		if data := e.Get("data"); data.Type() == js.TypeString {
			d.text.typed.WriteString(data.String())
		}
		refill()
	})
	dom.On(mirror, "beforeinput", true, func(e js.Value) {
		if e.Get("isComposing").Bool() || e.Get("target").Get("type").String() != "text" {
			return
		}
		e.Call("preventDefault")
		switch e.Get("inputType").String() {
		case "insertText", "insertReplacementText":
			if data := e.Get("data"); data.Type() == js.TypeString {
				d.text.typed.WriteString(data.String())
			}
		case "deleteContentBackward":
			d.keys.tap("Backspace")
		case "deleteContentForward":
			d.keys.tap("Delete")
		case "insertLineBreak":
			d.keys.tap("Enter")
		}
	})
}

// tap adds the events of a key that is pressed and released.
func (k *keyboard) tap(key game.Key) {
	k.events = append(k.events, game.KeyEvent{Key: key, Down: true}, game.KeyEvent{Key: key})
}
