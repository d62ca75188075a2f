package boardview

import (
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/motifs"
)

// TestNumbersOff leaves the numbers on tiles whose picture looks alike in many places, whatever the settings say, and takes them off
// the others. All motifs that repeat exist.
func TestNumbersOff(t *testing.T) {
	goal, err := puzzle.NewGoal(puzzle.Size{W: 4, H: 4}, puzzle.Rule{})
	if err != nil {
		t.Fatal(err)
	}
	repeat := 0
	for _, p := range session.Pictures() {
		c := session.Choices{Picture: p, Plates: session.NoPlates}
		want := render.NoPlates
		if motifs.Repeats(Motif(p, goal)) {
			want = render.CornerPlates
			repeat++
		}
		if got := Plates(&c, goal); got != want || NumbersOff(&c, goal) != (want == render.NoPlates) {
			t.Errorf("%s: the plates are %v, not %v", p, got, want)
		}
	}
	if repeat != 5 { // four motifs, and that of the classic goal
		t.Errorf("%d pictures repeat", repeat)
	}
}
