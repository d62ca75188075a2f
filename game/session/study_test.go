package session

import (
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestStudyApart keeps the records of studies apart from those of other boards that were chosen, in log and records.
func TestStudyApart(t *testing.T) {
	g, err := puzzle.ParseGame("2x2.classic:1,2,0,3")
	if err != nil {
		t.Fatal(err)
	}
	date := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	var solves []Solve
	for _, study := range []bool{false, true} {
		s, _, err := parseHead(string(New(g, Options{Own: true, Study: study}, date).appendHead(nil)))
		if err != nil || s.Study() != study || !s.Own() {
			t.Fatalf("read back as a study %v: %v", s.Study(), err)
		}
		if err := s.Apply(Event{Kind: MoveEvent, Move: puzzle.Move{Dir: puzzle.Left, N: 1}, Input: Touch}); err != nil {
			t.Fatal(err)
		}
		r, _ := s.Solve(date)
		if r, err = ParseSolve(r.Line()); err != nil {
			t.Fatal(err)
		}
		solves = append(solves, r)
	}
	if solves[1].Group() != "2x2.classic=study" || solves[0].Group() != "2x2.classic=own" {
		t.Errorf("the groups are %s and %s", solves[1].Group(), solves[0].Group())
	}
	if solves[0].Same(solves[1]) || solves[0].Identity() == solves[1].Identity() {
		t.Error("a study is the same as another game")
	}
}
