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

// keyboard turns the engine's keys into events.
type keyboard struct {
	down, up []ebiten.Key
	held     ebiten.Key // the key that repeats: the last one that went down and is no modifier
	holding  bool
	again    time.Duration // when it repeats next
}

// gather appends this tick's key events. The engine does not tell the order of keys within a tick.
func (k *keyboard) gather(dst []game.KeyEvent, now time.Duration, m game.Mods) []game.KeyEvent {
	k.down = inpututil.AppendJustPressedKeys(k.down[:0])
	k.up = inpututil.AppendJustReleasedKeys(k.up[:0])
	return k.append(dst, now, m, ebiten.IsKeyPressed)
}

// append makes events of the keys in down and up. pressed tells which are down at the end of the tick.
func (k *keyboard) append(dst []game.KeyEvent, now time.Duration, m game.Mods, pressed func(ebiten.Key) bool) []game.KeyEvent {
	for _, key := range k.up {
		// A key in both lists that is down now came up first.
		if !contains(k.down, key) || pressed(key) {
			dst = k.event(dst, key, m, false, false)
		}
	}
	for _, key := range k.down {
		dst = k.event(dst, key, m, true, false)
		if !isModifier(key) {
			k.held, k.holding, k.again = key, true, now+repeatAfter
		}
	}
	for _, key := range k.up {
		if contains(k.down, key) && !pressed(key) {
			dst = k.event(dst, key, m, false, false)
		}
	}
	if k.holding && !pressed(k.held) {
		k.holding = false
	}
	if k.holding && now >= k.again {
		// After a stall one repeat is enough.
		k.again = max(k.again+repeatEvery, now+repeatEvery/2)
		dst = k.event(dst, k.held, m, true, true)
	}
	return dst
}

func (k *keyboard) event(dst []game.KeyEvent, key ebiten.Key, m game.Mods, down, repeat bool) []game.KeyEvent {
	return append(dst, game.KeyEvent{
		Key: game.Key(key.String()), Printed: strings.ToUpper(ebiten.KeyName(key)), Mods: m, Down: down, Repeat: repeat,
	})
}

// onlyUp keeps the events of keys that come up: an input method has taken the others.
func onlyUp(keys []game.KeyEvent) []game.KeyEvent {
	kept := keys[:0]
	for _, e := range keys {
		if !e.Down {
			kept = append(kept, e)
		}
	}
	return kept
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
