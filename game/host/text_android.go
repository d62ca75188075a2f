package host

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
)

// text takes text typed on a physical keyboard. The phone's keyboard on the screen is not used: it would hide the one
// that the game draws.
type text struct {
	field *game.TextField // the field that has the keyboard, nil if none
	runes []rune
}

func (t *text) set(f *game.TextField) { t.field = f }

func (t *text) gather() (typed string, composing bool) {
	if t.field == nil {
		return "", false
	}
	t.runes = ebiten.AppendInputChars(t.runes[:0])
	return string(t.runes), false
}
