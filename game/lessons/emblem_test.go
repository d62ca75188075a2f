package lessons

import (
	"testing"

	"wildfifteen/puzzle"
)

// TestEmblems reads all emblems: the board of each is one for its goal, and what it is about is on it and not at home
// throughout.
func TestEmblems(t *testing.T) {
	for i, e := range emblems {
		var p picture
		p.read(i)
		b, home := p.board.View.Board, p.board.View.Goal.Board()
		if b.Size() != home.Size() || b.Missing() != home.Missing() {
			t.Errorf("emblem %d: %v is no board for %v", i+1, b, home)
		}
		if e.board != "" && b == home {
			t.Errorf("emblem %d is solved", i+1)
		}
		if solvable := puzzle.Solvable(b, home); solvable != (i+1 != Count) {
			t.Errorf("emblem %d can be solved: %v", i+1, solvable)
		}
		for _, label := range e.about {
			if b.Find(label) < 0 || label == b.Missing() {
				t.Errorf("emblem %d is about %d", i+1, label)
			}
		}
	}
}
