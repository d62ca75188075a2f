package lab

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/puzzle"
)

// TestSlideSounds slides a tile and listens: felt at once, its note when it lands.
func TestSlideSounds(t *testing.T) {
	r := onLab(t, options{}, labShown)
	n := &r.scene.bench
	r.tick(60)
	d := puzzle.Down
	if n.start.MaxRun(d) == 0 {
		d = puzzle.Up
	}
	label := n.start.At(boardview.Mover(n.start, d))
	n.slide(puzzle.Move{Dir: d, N: 1})
	if s := r.stage.Out.Sounds; len(s) != 1 || s[0].Kind != game.SlideSound {
		t.Fatalf("at the start: %v", s)
	}
	for tick := 1; tick <= 20; tick++ {
		r.tick(1)
		s := r.stage.Out.Sounds
		if landed := tick == 10; landed != (len(s) > 0) { // from 167 to 183 ms
			t.Fatalf("tick %d: %v", tick, s)
		}
		if len(s) > 0 && (s[0].Kind != game.NoteSound || s[0].Pitch != boardview.Pitch(label, n.start.Size().Cells())) {
			t.Errorf("%d lands with %v", label, s)
		}
	}
}
