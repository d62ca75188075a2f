//go:build !js && !android && !ios

package host

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"wildfifteen/game"
)

// text takes typed text from the system: plain keys, input methods, the phone's keyboard.
type text struct {
	composer textinput.Composer
	field    *game.TextField // the field that has the keyboard, nil if none
	bounds   image.Rectangle // of its caret, pixels
	put      strings.Builder // put in since the last tick
	refused  bool            // the player has put the phone's keyboard away
}

// set tells which field has the keyboard now.
func (t *text) set(f *game.TextField) {
	if f == nil {
		if t.field != nil {
			t.composer.Cancel()
		}
		t.field, t.refused = nil, false
		return
	}
	t.field = f
	r := f.Rect
	t.bounds = image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H))
}

// gather returns what has been typed, and whether an input method has taken this tick's keys for itself.
func (t *text) gather() (typed string, composing bool) {
	if t.field == nil || t.refused {
		return "", false
	}
	if t.composer.OnNewSession == nil {
		t.composer.OnNewSession = func() *textinput.SessionOptions {
			// Without the text around it the caret, an input method only ever adds.
			return &textinput.SessionOptions{CaretBounds: t.bounds}
		}
		t.composer.OnCommit = func(c *textinput.Commit) { t.put.WriteString(c.Text()) }
		t.composer.OnEndByUser = func() { t.refused = true }
	}
	handled, err := t.composer.Update()
	if err != nil {
		handled = false // the session is over; the next tick begins another
	}
	typed = t.put.String()
	t.put.Reset()
	// Keys whose text has just been put in are as much for the program as they are on a plain keyboard:
	// only a composition has keys of its own.
	return typed, handled && typed == ""
}
