package game

import (
	"strings"
	"testing"

	"wildfifteen/game/ui"
)

// heard lets ticks pass and returns all that was said in them, and in the last one before.
func (r *run) heard(n int) (said []string) {
	for i := range n + 1 {
		if i > 0 {
			r.tick(1)
		}
		if r.out.Say != "" {
			said = append(said, r.out.Say)
		}
	}
	return said
}

// oneMove is a game that ArrowLeft solves.
const oneMove = "3x3.classic:1,2,3,4,5,6,7,0,8"

// TestSolvedSaid solves a game, with its result and without: that it is solved is said before the figures, and stands
// as a heading.
func TestSolvedSaid(t *testing.T) {
	for _, skip := range []bool{false, true} {
		r := newRun(t, options{game: oneMove})
		r.app.set.SkipResult = skip
		r.tick(60)
		r.key("ArrowLeft")
		said := r.heard(60)
		if len(said) != 1 || !strings.HasPrefix(said[0], "Solved! 0:") || !strings.Contains(said[0], "1 move") {
			t.Errorf("result skipped %v: said %q", skip, said)
		}
		heading := false
		for _, c := range r.app.Controls() {
			heading = heading || c.Role == ui.Heading && c.Label == "Solved!"
		}
		if heading == skip {
			t.Errorf("result skipped %v: a heading says so: %v", skip, heading)
		}
	}
}

// TestDealSaid deals by a key, by Next, by a link and once more: each is said once.
func TestDealSaid(t *testing.T) {
	const solvable = "3x3.snake#friend"
	for _, c := range []struct {
		name, want string
		deal       func(r *run)
	}{
		{"N", "Dealt: 3 × 3 classic.", func(r *run) { r.key("N") }},
		{"R", "Dealt: 3 × 3 classic.", func(r *run) { r.key("R") }},
		{"a link", "Dealt: 3 × 3 snake.", func(r *run) { r.in.Replies = []Reply{{Kind: Link, Text: solvable}}; r.tick(1) }},
		{"Next", "Dealt: 3 × 3 classic.", func(r *run) {
			r.key("ArrowLeft")
			r.tick(60)
			r.key("Enter")
		}},
	} {
		r := newRun(t, options{game: oneMove})
		if r.out.Say != "Dealt: 3 × 3 classic." {
			t.Errorf("at the start %q is said", r.out.Say)
		}
		r.tick(60)
		c.deal(r)
		if said := r.heard(60); len(said) != 1 || said[0] != c.want {
			t.Errorf("%s: said %q, want %q", c.name, said, c.want)
		}
	}
}

// TestDealSaidLess deals where the player wants to hear of the end alone, and where there is an error to hear of.
func TestDealSaidLess(t *testing.T) {
	r := newRun(t, options{game: oneMove})
	r.app.set.Announce = "solved"
	r.key("N")
	if said := r.heard(30); len(said) != 0 {
		t.Errorf("with only the end to be told, %q is said", said)
	}
	r = newRun(t, options{game: "4x4.nonsense#x"})
	if said := r.heard(30); len(said) != 1 || !strings.Contains(said[0], "nonsense") {
		t.Errorf("of a bad link at the start %q is said", said)
	}
	r = newRun(t, options{game: oneMove})
	r.app.set.SkipResult = true
	r.tick(60)
	r.in.Keys = []KeyEvent{{Key: "ArrowLeft", Down: true}, {Key: "N", Printed: "N", Down: true}}
	r.tick(1)
	if said := r.heard(30); len(said) != 1 || !strings.HasPrefix(said[0], "Solved!") {
		t.Errorf("of a game solved and a new one dealt in one tick %q is said", said)
	}
}

// TestMessagesSaid opens what asks a question: it is said once, and a whole scene stands behind it even where another
// card was up.
func TestMessagesSaid(t *testing.T) {
	const unsolvable = "3x3.classic:1,2,3,4,5,6,8,7,0"
	link := func(text string) func(r *run) {
		return func(r *run) { r.in.Replies = []Reply{{Kind: Link, Text: text}}; r.tick(1) }
	}
	for _, c := range []struct {
		name string
		ask  func(r *run)
	}{
		{"unsolvable", link(unsolvable)},
		{"usual settings", func(r *run) {
			r.app.push(newSettings(r.app))
			r.tick(2)
			r.in.Replies = []Reply{{Kind: Pressed, ID: usualID}}
			r.tick(1)
		}},
		{"unsolvable after a bad link", func(r *run) {
			r.app.openLab(r.app.labQuestion())
			link("4x4.nonsense#x")(r)
			r.tick(2)
			link(unsolvable)(r)
		}},
		{"unsolvable over the menu", func(r *run) {
			r.key("M")
			link(unsolvable)(r)
		}},
	} {
		r := newRun(t, options{game: oneMove})
		r.tick(60)
		c.ask(r)
		m, ok := r.app.top().(*message)
		if !ok {
			t.Fatalf("%s: no question but %s", c.name, typeName(r.app.top()))
		}
		if said := r.heard(30); len(said) != 1 || said[0] != m.text {
			t.Errorf("%s: said %q, want once %q", c.name, said, m.text)
		}
		if under := r.app.stack[len(r.app.stack)-2]; under.base().overlay {
			t.Errorf("%s: %s lies behind it", c.name, typeName(under))
		}
	}
}
