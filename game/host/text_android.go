package host

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
)

// text takes what a physical keyboard types. The phone's own keyboard stays away: the program draws keys, and
// a second board of them would lie over the first.
type text struct {
	field *game.TextField // the field that has the keyboard, nil if none
	runes []rune
}

// set tells which field has the keyboard now.
func (t *text) set(f *game.TextField) { t.field = f }

// gather returns what has been typed; nothing is ever composed.
func (t *text) gather() (typed string, composing bool) {
	if t.field == nil {
		return "", false
	}
	t.runes = ebiten.AppendInputChars(t.runes[:0])
	return string(t.runes), false
}
