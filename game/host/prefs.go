package host

import (
	"sync/atomic"

	"wildfifteen/game"
)

// wishes are what the system knows of its user's wishes.
type wishes struct {
	Dark, Contrast, ReducedMotion bool
	TextScale                     float32 // 1 is normal, 0 unknown
}

// prefs holds the wishes as they are known by now; they may come in and change while the game runs.
type prefs struct{ now atomic.Pointer[wishes] }

// readPrefs starts asking the system for its user's wishes, and does not wait for the answer.
func readPrefs() *prefs {
	p := &prefs{}
	p.now.Store(&wishes{})
	go func() {
		defer func() { _ = recover() }() // a wish that cannot be read is no reason to end
		watchWishes(func(w wishes) { p.now.Store(&w) })
	}()
	return p
}

// fill copies the wishes into an Input.
func (p *prefs) fill(in *game.Input, locale string) {
	w := p.now.Load()
	in.Locale = locale
	in.Dark, in.Contrast, in.ReducedMotion, in.TextScale = w.Dark, w.Contrast, w.ReducedMotion, w.TextScale
}
