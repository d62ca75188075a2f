package host

import (
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"wildfifteen/game"
)

// text takes text typed on a physical keyboard and, while the game's field wants it, on the system's keyboard on the
// screen. That one covers half of the screen, so usually the game draws a keyboard of its own.
type text struct {
	field    *game.TextField // the field that has the keyboard, nil if none
	runes    []rune
	board    bool // the system's keyboard is wanted
	composer textinput.Composer
	typed    strings.Builder // on the system's keyboard, since the last tick
	closed   bool            // the player has closed the system's keyboard
}

func (t *text) set(f *game.TextField) {
	t.field = f
	board := f != nil && f.Board
	if t.board && !board {
		t.composer.Cancel()
	}
	if !board {
		t.closed = false
	}
	t.board = board
}

func (t *text) gather() (typed string, composing bool) {
	switch {
	case t.field == nil:
		return "", false
	case t.board && !t.closed:
		return t.compose()
	}
	t.runes = ebiten.AppendInputChars(t.runes[:0])
	return string(t.runes), false
}

// compose takes text from the system's keyboard.
func (t *text) compose() (typed string, composing bool) {
	if t.composer.OnNewSession == nil {
		t.composer.OnNewSession = func() *textinput.SessionOptions {
			r := t.field.Rect
			return &textinput.SessionOptions{CaretBounds: image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H))}
		}
		t.composer.OnCommit = func(c *textinput.Commit) { t.typed.WriteString(c.Text()) }
		t.composer.OnEndByUser = func() { t.closed = true }
	}
	handled, err := t.composer.Update()
	if err != nil {
		handled = false // the session has ended; the next tick begins another
	}
	typed = t.typed.String()
	t.typed.Reset()
	return typed, handled && typed == ""
}

// dismissed reports, once, whether the player has closed the system's keyboard.
func (t *text) dismissed() bool {
	was := t.closed && t.board
	t.board = t.board && !was
	return was
}
