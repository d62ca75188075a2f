//go:build !js

package host

import (
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"wildfifteen/game"
)

// A held key repeats after a while, at about the rate of desktop systems, whose own settings the engine does
// not tell.
const (
	repeatAfter = 400 * time.Millisecond
	repeatEvery = 50 * time.Millisecond
)

// keyboard turns the engine's keys into events. It keeps its own account of what is down: when a key went both
// down and up within a tick, that alone tells which came first.
type keyboard struct {
	went, came []ebiten.Key // down and up in this tick
	short      []ebiten.Key
	down       [ebiten.KeyMax + 1]bool
	repeating  ebiten.Key    // the last key that went down and is no modifier
	again      time.Duration // when it repeats next
}

// gather appends this tick's key events. The engine does not tell the order of different keys within a tick.
func (k *keyboard) gather(dst []game.KeyEvent, now time.Duration, m game.Mods) []game.KeyEvent {
	k.went = inpututil.AppendJustPressedKeys(k.went[:0])
	k.came = inpututil.AppendJustReleasedKeys(k.came[:0])
	return k.append(dst, now, m, ebiten.IsKeyPressed)
}

// append makes events of the keys in went and came. pressed tells which keys the engine takes for down in this
// tick; those that were down for a part of it are among them.
func (k *keyboard) append(dst []game.KeyEvent, now time.Duration, m game.Mods, pressed func(ebiten.Key) bool) []game.KeyEvent {
	short := k.short[:0] // keys that came up after going down in this tick
	for _, key := range k.came {
		if k.down[key] {
			dst = k.event(dst, key, m, false)
		} else {
			short = append(short, key)
		}
	}
	for _, key := range k.went {
		if k.down[key] {
			continue
		}
		dst = k.event(dst, key, m, true)
		if !isModifier(key) {
			k.repeating, k.again = key, now+repeatAfter
		}
	}
	for _, key := range short {
		if k.down[key] {
			dst = k.event(dst, key, m, false)
		}
	}
	k.short = short
	for key := range k.down {
		// A key that came up in the tick it went down a second time.
		if key := ebiten.Key(key); k.down[key] && !contains(k.went, key) && !pressed(key) {
			dst = k.event(dst, key, m, false)
		}
	}
	if k.down[k.repeating] && now >= k.again {
		// After a stall one repeat is enough.
		k.again = max(k.again+repeatEvery, now+repeatEvery/2)
		dst = k.event(dst, k.repeating, m, true)
		dst[len(dst)-1].Repeat = true
	}
	return dst
}

func (k *keyboard) event(dst []game.KeyEvent, key ebiten.Key, m game.Mods, down bool) []game.KeyEvent {
	k.down[key] = down
	return append(dst, game.KeyEvent{
		Key: game.Key(key.String()), Printed: strings.ToUpper(ebiten.KeyName(key)), Mods: m, Down: down,
	})
}

// mods returns the modifiers that are held.
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

func contains(keys []ebiten.Key, key ebiten.Key) bool {
	for _, k := range keys {
		if k == key {
			return true
		}
	}
	return false
}
