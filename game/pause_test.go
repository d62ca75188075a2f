package game

import "testing"

// TestNothingToPause looks whether a pause before the first move says why there is none.
func TestNothingToPause(t *testing.T) {
	for name, ask := range map[string]func(r *run){
		"key":   func(r *run) { r.key("P") },
		"clock": func(r *run) { r.tapOn(Mouse, clockID) },
	} {
		r := newRun(t, options{game: "4x4.classic#x"})
		ask(r)
		if want := "The clock starts with your first move."; r.app.toast.text != want || r.app.top() != scene(r.app.play) {
			t.Errorf("%s before the first move: %s says %q", name, typeName(r.app.top()), r.app.toast.text)
		}
		r.moveAbout()
		ask(r)
		if _, ok := r.app.top().(*pause); !ok {
			t.Errorf("%s after a move leads to %s", name, typeName(r.app.top()))
		}
	}
}
