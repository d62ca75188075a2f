package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestFindAsTyped looks for a puzzle: its card appears as its name is typed, and leads to its page; a text that no name has is
// said to be in none.
func TestFindAsTyped(t *testing.T) {
	r := gametest.SceneNamed(t, "records-find").Run(t, gametest.Options{})
	names := func() (n int) {
		for _, id := range r.IDs() {
			if id.Name == "example" {
				n++
			}
		}
		return n
	}
	if n := names(); n != 3 {
		t.Errorf("%d puzzles are offered at first: %s", n, r.Labels())
	}
	r.Type("spiral")
	r.Tick(5)
	first := ui.ID{Name: "example"}
	if n := names(); n != 1 || r.Control(first).Label != "5 × 3 Spiral, random missing number" {
		t.Fatalf("%d puzzles are found: %s", n, r.Labels())
	}
	r.Type("x")
	r.Tick(5)
	if n := names(); n != 0 || !r.Says("No puzzle has that in its name.") {
		t.Errorf("%d puzzles are found by a text in no name: %s", n, r.Labels())
	}
	r.Key("Backspace")
	r.Tick(5)
	r.Press(first)
	r.Tick(30)
	if r.Find(gametest.Named("watch")) == nil {
		t.Errorf("the puzzle with one game leads to %v", r.IDs())
	}
}
