package session

import (
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestDepthHasItsOwnRecords plays a deal that was asked to need one move, and one whose board the player chose; their
// options survive the log and the record.
func TestDepthHasItsOwnRecords(t *testing.T) {
	g, err := puzzle.ParseGame("2x2:1,2,0,3")
	if err != nil {
		t.Fatal(err)
	}
	date := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	s := New(g, Options{Depth: 1}, date)
	read, _, err := parseHead(string(s.appendHead(nil)))
	if err != nil || read.Depth() != 1 {
		t.Fatalf("the head is read as depth %v, %v", read, err)
	}
	if err := s.Apply(Event{Kind: MoveEvent, Move: puzzle.Move{Dir: puzzle.Left, N: 1}, Input: Touch}); err != nil {
		t.Fatal(err)
	}
	rec, ok := s.Solve(date)
	if !ok {
		t.Fatal("no record")
	}
	again, err := ParseSolve(rec.Line())
	if err != nil || again.Depth != 1 || !again.Same(rec) {
		t.Fatalf("the record is read as %+v, %v", again, err)
	}
	fair := rec
	fair.Depth = 0
	if fair.Same(rec) {
		t.Error("a fair deal's record is the same")
	}
	if fair.Group() != "2x2.classic" || again.Group() != "2x2.classic=1" {
		t.Errorf("groups %q and %q", fair.Group(), again.Group())
	}
	own := New(g, Options{Own: true}, date)
	if read, _, err = parseHead(string(own.appendHead(nil))); err != nil || !read.Own() {
		t.Fatalf("the head of a chosen board is read as %+v, %v", read, err)
	}
	if err := own.Apply(Event{Kind: MoveEvent, Move: puzzle.Move{Dir: puzzle.Left, N: 1}, Input: Touch}); err != nil {
		t.Fatal(err)
	}
	chosen, _ := own.Solve(date)
	if chosen, err = ParseSolve(chosen.Line()); err != nil || chosen.Group() != "2x2.classic=own" || chosen.Same(fair) {
		t.Errorf("the record of a chosen board is read as %+v, %v", chosen, err)
	}
	if again.Depth = -1; again.Group() != "2x2.classic" {
		t.Errorf("a negative depth is group %q", again.Group())
	}
	if _, err := ParseSolve(again.Line()); err == nil {
		t.Error("a record of negative depth is taken")
	}
}
