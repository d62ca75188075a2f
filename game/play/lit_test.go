package play

import "testing"

// TestExplainLightsItsTile asks for the first aim on a board whose first row has no tile at home: only the aim's tile keeps
// its colour, and the head of the way says which tile moves, without a ring.
func TestExplainLightsItsTile(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#monday"})
	r.tick(60)
	r.key("E")
	r.tick(2)
	v := &r.play.sight.board
	for label := 1; label < 16; label++ {
		if v.Dimmed[label] != (label != 1) {
			t.Errorf("tile %d is dimmed: %v", label, v.Dimmed[label])
		}
	}
	if len(v.Way) < 2 || v.Hint.On {
		t.Errorf("the way is %v, a ring %v", v.Way, v.Hint)
	}
}
