package keys

import (
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// TestCapsDoWhatTheySay checks that the keys listed for an action are those that do it in the player's layout.
func TestCapsDoWhatTheySay(t *testing.T) {
	lang := assets.Load("en")
	m, _ := newMap()
	want := func(when string, a Action, caps string) {
		t.Helper()
		if got := strings.Join(m.CapsOf(lang, a), " "); got != caps {
			t.Errorf("%s: %s has the keys %q, want %q", when, a, got, caps)
		}
	}
	want("at first", Down, "↓ S")
	want("at first", Status, "Q")
	want("at first", Up, "↑ W")
	want("at first", Undo, "Z Ctrl+Z Backspace")
	want("at first", Larger, "Ctrl+= Ctrl++ = +")
	m.Learn(game.KeyEvent{Key: "W", Printed: "Z", Down: true}) // a French keyboard
	want("after a key of a French keyboard", Up, "↑ Z")
	want("after a key of a French keyboard", Undo, "Ctrl+Z Backspace")
	m, set := newMap()
	m.Learn(game.KeyEvent{Key: "S", Printed: "O", Down: true}) // Dvorak
	want("after a key of a Dvorak keyboard", Down, "↓ O")
	want("after a key of a Dvorak keyboard", Status, "Q S")
	rebind(m, set, Down, "ArrowDown")
	want("after a change", Down, "↓")
	for _, b := range bindings {
		for _, k := range m.Keys(b) {
			if a := m.Action(m.prints.press(k)); a != b.Action {
				t.Errorf("%s: %s does %s", b.Action, k, a)
			}
		}
	}
	rebind(m, set, Hint)
	want("without a key", Hint, "")
	if caps := m.CapsOf(lang, "unknown"); caps != nil {
		t.Errorf("an unknown action has the keys %q", caps)
	}
}

func TestCap(t *testing.T) {
	m, _ := newMap()
	lang := assets.Load("en")
	for key, want := range map[string]string{
		"@W": "W", "ArrowUp": "↑", "Ctrl+Shift+Z": "Ctrl+Shift+Z", "Ctrl+NumpadAdd": "Ctrl++", "Escape": "Esc", "Digit5": "5", "Numpad7": "7",
		"Space": "Space", "F11": "F11", "Alt+Minus": "Alt+-", "Ctrl+Shift+Equal": "Ctrl++", "PageUp": "PgUp",
	} {
		if got := m.Cap(lang, key); got != want {
			t.Errorf("%s is marked %q, want %q", key, got, want)
		}
	}
}
