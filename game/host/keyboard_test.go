package host

import (
	"fmt"
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

// typist plays a keyboard to the one under test.
type typist struct {
	k    keyboard
	held map[ebiten.Key]bool
}

// tick has keys go down, then up, as far as they are held.
func (y *typist) tick(now time.Duration, down, up []ebiten.Key) string {
	y.k.down, y.k.up = down, up
	return events(y.k.append(nil, now, 0, func(k ebiten.Key) bool { return y.held[k] }))
}

func TestKeyEvents(t *testing.T) {
	y := typist{held: map[ebiten.Key]bool{}}
	a, b := ebiten.KeyA, ebiten.KeyArrowLeft
	if got := y.tick(0, []ebiten.Key{a, b}, nil); got != "A, ArrowLeft" {
		t.Errorf("two keys: %q", got)
	}
	if got := y.tick(1, nil, []ebiten.Key{a}); got != "A up" {
		t.Errorf("one up: %q", got)
	}
	if got := y.tick(2, []ebiten.Key{a}, []ebiten.Key{a}); got != "A, A up" {
		t.Errorf("a short press: %q", got)
	}
	y.held[b] = true
	if got := y.tick(3, []ebiten.Key{b}, []ebiten.Key{b}); got != "ArrowLeft up, ArrowLeft" {
		t.Errorf("pressed again: %q", got)
	}
}

func TestKeyRepeat(t *testing.T) {
	y := typist{held: map[ebiten.Key]bool{ebiten.KeyD: true, ebiten.KeyShiftLeft: true}}
	y.tick(0, []ebiten.Key{ebiten.KeyD}, nil)
	y.tick(time.Millisecond, []ebiten.Key{ebiten.KeyShiftLeft}, nil) // does not end it
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

// TestKeyNames holds the names that package game documents.
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
