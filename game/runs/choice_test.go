package runs

import (
	"testing"

	"wildfifteen/puzzle"
)

// TestChoices goes through all choices: each is a run that can be read, and the choice of that run is the same.
func TestChoices(t *testing.T) {
	seen := map[string]bool{}
	for w := range ways {
		for side := minSide; side <= maxSide; side += 7 {
			for _, down := range []bool{false, true} {
				for kind := range kinds {
					c := newChoice()
					c.way, c.size, c.down, c.kind, c.random = w, puzzle.Size{W: side, H: maxSide - side + minSide}, down && w != marathon, kind, kind%2 == 1
					c.fit()
					r := c.run()
					if err := r.Check(); err != nil {
						t.Fatalf("%+v: %v", c, err)
					}
					if again := choiceOf(r); again != c {
						t.Errorf("%s is the choice %+v, was %+v", r, again, c)
					}
					seen[r.String()] = true
				}
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("%d runs", len(seen))
	}
}

// TestChoiceOfOthers chooses the nearest run to one that cannot be chosen.
func TestChoiceOfOthers(t *testing.T) {
	for text, want := range map[string]string{
		"relay(3x2..6x5).wild-3":        "relay(2x2..5x5).wild",
		"relay(20x20..25x25)":           "relay(2x2..16x16).classic",
		"marathon(43).4x5.snake":        "marathon(42).4x5.snake",
		"everything(9x9..8x8)":          "everything(9x9..2x2).classic",
		"marathon(2).2x2.path(a1:RDL)":  "marathon(2).2x2.classic",
		"relay(30x4..20x4).snake#later": "relay(16x4..2x4).snake",
	} {
		r, err := puzzle.ParseRun(text)
		if err != nil {
			t.Fatal(err)
		}
		c := choiceOf(r)
		if got := c.run().String(); got != want {
			t.Errorf("beside %s the scene offers %s, want %s", text, got, want)
		}
	}
}
