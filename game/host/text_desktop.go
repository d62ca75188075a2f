//go:build !js && !android && !ios

package host

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"wildfifteen/game"
)

// text takes typed text from the system: from plain keys and input methods.
type text struct {
	composer textinput.Composer
	field    *game.TextField // the field that has the keyboard, nil if none
	bounds   image.Rectangle // of its caret, pixels
	typed    strings.Builder // since the last tick
	refused  bool            // the player has ended the input of text, such as by closing a keyboard on the screen
}

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

func (t *text) gather() (typed string, composing bool) {
	if t.field == nil || t.refused {
		return "", false
	}
	if t.composer.OnNewSession == nil {
		t.composer.OnNewSession = func() *textinput.SessionOptions {
			// Without the text around the caret, an input method can only add text.
			return &textinput.SessionOptions{CaretBounds: t.bounds}
		}
		t.composer.OnCommit = func(c *textinput.Commit) { t.typed.WriteString(c.Text()) }
		t.composer.OnEndByUser = func() { t.refused = true }
	}
	handled, err := t.composer.Update()
	if err != nil {
		handled = false // the session has ended; the next tick begins another
	}
	typed = t.typed.String()
	t.typed.Reset()
	// The game gets the keys that entered a text, as it does with a plain keyboard; it does not get the keys of a
	// composition.
	return typed, handled && typed == ""
}
