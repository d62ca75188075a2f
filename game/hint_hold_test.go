package game

import "testing"

// place is a key that stands where a US keyboard has another one than the letter it prints.
func place(letter Key) Key { return "Elsewhere" + letter }

// TestHeldKeysComeUp holds the keys of the hint and the goal, and ends that in every way a key can come up: none
// of them may stay down for the game.
func TestHeldKeysComeUp(t *testing.T) {
	id, _ := deal(t, "3x3.spiral-4", 25, 5)
	ends := map[string]func(r *run, k Key){
		"plainly":    func(r *run, k Key) { r.in.Keys = []KeyEvent{{Key: place(k), Printed: string(k)}} },
		"with shift": func(r *run, k Key) { r.in.Keys = []KeyEvent{{Key: place(k), Printed: string(k), Mods: Shift}} },
		"unprinted":  func(r *run, k Key) { r.in.Keys = []KeyEvent{{Key: place(k)}} },
		"focus lost": func(r *run, k Key) { r.in.Focused = false },
		"under a menu": func(r *run, k Key) {
			r.in.Keys = []KeyEvent{{Key: "M", Printed: "M", Down: true}, {Key: place(k), Printed: string(k)}, {Key: "M", Printed: "M", Down: true}}
		},
	}
	for name, end := range ends {
		r := newRun(t, options{game: id})
		r.app.set.Latch = false
		p := r.app.play
		hold := func(k Key) {
			r.in.Keys = []KeyEvent{{Key: place(k), Printed: string(k), Down: true}}
			r.tick(1)
		}
		r.tick(60)
		hold("G")
		if !p.peek {
			t.Fatalf("%s: the goal does not show while its key is held", name)
		}
		end(r, "G")
		if r.tick(2); p.peek {
			t.Errorf("%s: the goal still shows", name)
		}
		r.in.Focused = true
		r.app.home()
		r.tick(2)
		hold("H")
		end(r, "H")
		r.tick(300)
		if n := r.app.log.Current().STM(); n != 0 {
			t.Errorf("%s: %d moves are made with no key held", name, n)
		}
	}
}

// TestAutoSolveLeavesNoWords looks that what is said while the program plays goes when it stops.
func TestAutoSolveLeavesNoWords(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#stop"})
	r.autoSolve()
	r.tick(120)
	said := r.app.lang.T("play.auto")
	if !r.says(said) {
		t.Fatalf("nothing says that the program plays: %q", r.labels())
	}
	r.key("Escape")
	if r.tick(1); r.says(said) {
		t.Errorf("%q still stands below the board", said)
	}
}

// TestHelpTellsOfHolding looks that the page on how to play says, for each device, that hints are played while held.
func TestHelpTellsOfHolding(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x", w: 1100, h: 760})
	r.key("F1")
	rows := map[string]int{} // by the first of their keys
	for _, c := range r.app.Controls() {
		if c.Label == r.app.lang.T("help.act_held") {
			rows[c.Lines[0]]++
		}
	}
	if rows["H"] != 1 || rows["Y"] != 1 || !r.says("Hold it down") {
		t.Errorf("rows %v; %q", rows, r.labels())
	}
}
