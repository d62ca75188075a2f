//go:build !js

package host

import (
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"wildfifteen/game"
)

// Held keys repeat with typical delays of desktop systems: the engine does not report the system's own settings.
const (
	repeatAfter = 400 * time.Millisecond
	repeatEvery = 50 * time.Millisecond
)

// keyboard makes events of the keys that the engine reports. If a key was both pressed and released in a tick, the engine
// does not tell in which order; that follows from whether it was down before, so keyboard keeps track of that.
type keyboard struct {
	pressed, released []ebiten.Key // in this tick
	taps              []ebiten.Key // pressed and then released in this tick
	down              [ebiten.KeyMax + 1]bool
	last              ebiten.Key    // the last key pressed that is no modifier
	repeat            time.Duration // when it repeats next
}

func (k *keyboard) gather(dst []game.KeyEvent, now time.Duration, m game.Mods) []game.KeyEvent {
	k.pressed = inpututil.AppendJustPressedKeys(k.pressed[:0])
	k.sortPressed()
	k.released = inpututil.AppendJustReleasedKeys(k.released[:0])
	return k.append(dst, now, m, ebiten.IsKeyPressed)
}

// append makes events of the keys in pressed and released. isDown reports whether the engine has a key down in this tick,
// which includes keys that were down for only a part of it.
func (k *keyboard) append(dst []game.KeyEvent, now time.Duration, m game.Mods, isDown func(ebiten.Key) bool) []game.KeyEvent {
	k.taps = k.taps[:0]
	for _, key := range k.released {
		if k.down[key] {
			dst = k.event(dst, key, m, false)
		} else {
			k.taps = append(k.taps, key)
		}
	}
	for _, key := range k.pressed {
		if k.down[key] {
			continue
		}
		dst = k.event(dst, key, m, true)
		if !isModifier(key) {
			k.last, k.repeat = key, now+repeatAfter
		}
	}
	for _, key := range k.taps {
		if k.down[key] {
			dst = k.event(dst, key, m, false)
		}
	}
	for key := range k.down {
		// A key that was released, pressed and released again in this tick.
		if key := ebiten.Key(key); k.down[key] && !slices.Contains(k.pressed, key) && !isDown(key) {
			dst = k.event(dst, key, m, false)
		}
	}
	if k.down[k.last] && now >= k.repeat {
		k.repeat = max(k.repeat+repeatEvery, now+repeatEvery/2) // after a stall, one repetition is enough
		dst = k.event(dst, k.last, m, true)
		dst[len(dst)-1].Repeat = true
	}
	return dst
}

// event appends an event and notes whether the key is down.
func (k *keyboard) event(dst []game.KeyEvent, key ebiten.Key, m game.Mods, down bool) []game.KeyEvent {
	k.down[key] = down
	return append(dst, game.KeyEvent{
		Key: game.Key(key.String()), Printed: strings.ToUpper(ebiten.KeyName(key)), Mods: m, Down: down,
	})
}

func (k *keyboard) mods() (m game.Mods) {
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		m |= game.Shift
	}
	if ebiten.IsKeyPressed(ebiten.KeyControl) {
		m |= game.Ctrl
	}
	if ebiten.IsKeyPressed(ebiten.KeyAlt) {
		m |= game.Alt
	}
	if ebiten.IsKeyPressed(ebiten.KeyMeta) {
		m |= game.Meta
	}
	return m
}

func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyCapsLock, ebiten.KeyNumLock:
		return true
	}
	return false
}
