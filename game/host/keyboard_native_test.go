//go:build !js

package host

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
)

func events(ks []game.KeyEvent) string {
	var all []string
	for _, k := range ks {
		s := string(k.Key)
		switch {
		case k.Repeat:
			s += " again"
		case !k.Down:
			s += " up"
		}
		all = append(all, s)
	}
	return strings.Join(all, ", ")
}

// typist types on the keyboard under test.
type typist struct {
	k    keyboard
	held map[ebiten.Key]bool
}

// tick presses and releases keys; y.held are those that are down when the tick ends.
func (y *typist) tick(now time.Duration, down, up []ebiten.Key) string {
	y.k.pressed, y.k.released = down, up
	pressed := func(k ebiten.Key) bool { return y.held[k] || slices.Contains(down, k) }
	return events(y.k.append(nil, now, 0, pressed))
}

func TestKeyEvents(t *testing.T) {
	a, b := ebiten.KeyA, ebiten.KeyArrowLeft
	keys := func(k ...ebiten.Key) []ebiten.Key { return k }
	type tick struct {
		down, up, held []ebiten.Key
		want           string
	}
	for name, ticks := range map[string][]tick{
		"two keys":            {{keys(a, b), nil, keys(a, b), "A, ArrowLeft"}, {nil, keys(a), keys(b), "A up"}, {nil, keys(b), nil, "ArrowLeft up"}},
		"a short press":       {{keys(a), keys(a), nil, "A, A up"}, {nil, nil, nil, ""}},
		"up and down again":   {{keys(a), nil, keys(a), "A"}, {keys(a), keys(a), keys(a), "A up, A"}, {nil, nil, keys(a), ""}},
		"up, down and up":     {{keys(a), nil, keys(a), "A"}, {keys(a), keys(a), nil, "A up, A"}, {nil, nil, nil, "A up"}},
		"lost with the focus": {{keys(a), nil, keys(a), "A"}, {nil, nil, nil, "A up"}, {nil, nil, nil, ""}},
	} {
		y := typist{}
		for i, k := range ticks {
			y.held = map[ebiten.Key]bool{}
			for _, h := range k.held {
				y.held[h] = true
			}
			if got := y.tick(time.Duration(i), k.down, k.up); got != k.want {
				t.Errorf("%s, tick %d: %q, want %q", name, i, got, k.want)
			}
		}
	}
}

func TestKeyRepeat(t *testing.T) {
	y := typist{held: map[ebiten.Key]bool{ebiten.KeyD: true, ebiten.KeyShiftLeft: true}}
	y.tick(0, []ebiten.Key{ebiten.KeyD}, nil)
	y.tick(time.Millisecond, []ebiten.Key{ebiten.KeyShiftLeft}, nil) // must not end the repetition
	var got []string
	for now := 10 * time.Millisecond; now <= 600*time.Millisecond; now += 10 * time.Millisecond {
		if e := y.tick(now, nil, nil); e != "" {
			got = append(got, fmt.Sprint(e, " ", now.Milliseconds()))
		}
	}
	if want := "D again 400,D again 450,D again 500,D again 550,D again 600"; strings.Join(got, ",") != want {
		t.Errorf("repeats %v", got)
	}
	if e := y.tick(5*time.Second, nil, nil); e != "D again" {
		t.Errorf("after a stall: %q", e)
	}
	y.held[ebiten.KeyD] = false
	if e := y.tick(6*time.Second, nil, []ebiten.Key{ebiten.KeyD}); e != "D up" {
		t.Errorf("after letting go: %q", e)
	}
}

// TestKeyNames checks the names that package game documents.
func TestKeyNames(t *testing.T) {
	for key, name := range map[ebiten.Key]string{
		ebiten.KeyA: "A", ebiten.KeyArrowLeft: "ArrowLeft", ebiten.KeyDigit1: "Digit1", ebiten.KeySpace: "Space",
		ebiten.KeyEnter: "Enter", ebiten.KeyF11: "F11", ebiten.KeyShiftLeft: "ShiftLeft", ebiten.KeyNumpadAdd: "NumpadAdd",
		ebiten.KeyMinus: "Minus", ebiten.KeyEqual: "Equal", ebiten.KeyEscape: "Escape", ebiten.KeyBackspace: "Backspace",
	} {
		if key.String() != name {
			t.Errorf("key %s, want %s", key, name)
		}
	}
}

// TestKeyOrder sorts the keys of a tick by the engine's times.
func TestKeyOrder(t *testing.T) {
	times := keyTimes{ebiten.KeyArrowUp: 7<<20 + 1, ebiten.KeyArrowRight: 7<<20 + 2, ebiten.KeyArrowDown: 7<<20 + 3, ebiten.KeyA: 3 << 20}
	k := keyboard{pressed: []ebiten.Key{ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyArrowUp}}
	k.sortBy(&times)
	if want := []ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowRight, ebiten.KeyArrowDown}; !slices.Equal(k.pressed, want) {
		t.Errorf("the order is %v, want %v", k.pressed, want)
	}
}
