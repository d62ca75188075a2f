package game

import (
	"slices"
	"strings"
	"testing"
)

// capsFor are the keys that the help lists for an action.
func (r *run) capsFor(act action) string {
	r.t.Helper()
	i := slices.IndexFunc(bindings, func(b binding) bool { return b.action == act })
	return strings.Join(r.app.capsOf(&bindings[i]), " ")
}

// TestCapsDoWhatTheySay looks whether the help lists a key for what it does on the board, in the player's layout.
func TestCapsDoWhatTheySay(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x"})
	want := func(when string, act action, caps string) {
		t.Helper()
		if got := r.capsFor(act); got != caps {
			t.Errorf("%s: %s has the keys %q, want %q", when, act, got, caps)
		}
	}
	want("at first", actDown, "↓ S")
	want("at first", actStatus, "Q")
	want("at first", actUp, "↑ W")
	want("at first", actUndo, "Z Ctrl+Z Backspace")
	want("at first", actLarger, "Ctrl+= Ctrl++ = +")
	press := func(place Key, printed string) {
		r.in.Keys = []KeyEvent{{Key: place, Printed: printed, Down: true}, {Key: place, Printed: printed}}
		r.tick(1)
	}
	press("W", "Z") // a French keyboard
	want("after a key of a French keyboard", actUp, "↑ Z")
	want("after a key of a French keyboard", actUndo, "Ctrl+Z Backspace")
	r = newRun(t, options{game: "4x4.classic#x"})
	press("S", "O") // Dvorak
	want("after a key of a Dvorak keyboard", actDown, "↓ O")
	want("after a key of a Dvorak keyboard", actStatus, "Q S")
	r.app.setKeys(actDown, []string{"ArrowDown"})
	want("after a change", actDown, "↓")
	for i := range bindings { // each key that is listed does what it is listed for
		b := &bindings[i]
		for _, k := range r.app.keysOf(b) {
			if act := r.app.actionOf(r.app.prints.press(k)); act != b.action {
				t.Errorf("%s: %s does %s", b.action, k, act)
			}
		}
	}
}

// TestLettersOfAnyScript looks whether keys that print no ASCII character do what the letters at their places do, and
// what they are bound to when the player binds them.
func TestLettersOfAnyScript(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x"})
	press := func(place Key, printed string) {
		r.in.Keys = []KeyEvent{{Key: place, Printed: printed, Down: true}, {Key: place, Printed: printed}}
		r.tick(1)
	}
	r.moveAbout()
	press("P", "З") // Russian
	if _, ok := r.app.top().(*pause); !ok {
		t.Fatalf("З at the place of P leads to %s", typeName(r.app.top()))
	}
	press("P", "З")
	press("M", "Ь")
	if _, ok := r.app.top().(*menu); !ok {
		t.Fatalf("Ь at the place of M leads to %s", typeName(r.app.top()))
	}
	press("M", "Ь")
	if press("M", ","); r.app.top() != scene(r.app.play) { // French
		t.Errorf("a comma at the place of M leads to %s", typeName(r.app.top()))
	}
	e := KeyEvent{Key: "Z", Printed: "Я", Down: true}
	r.app.prints.learn(e)
	r.app.setKeys(actHint, []string{keyText(e, false)})
	if act := r.app.actionOf(e); act != actHint {
		t.Errorf("Я, bound to the hint, does %q", act)
	}
}
