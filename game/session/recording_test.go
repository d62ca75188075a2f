package session

import (
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestRecording plays random games: their recordings tell the same board, line and times, and survive their text.
func TestRecording(t *testing.T) {
	r := newRand(t)
	for range 100 {
		log := NewLog(nil)
		play(t, log, 60, r)
		s := log.Current()
		rec := s.Recording()
		moves, at := rec.Line()
		if rec.End() != s.Board() || len(moves) != s.Steps() || puzzle.STM(moves) != s.STM() || s.Mode() != Blind && rec.Solved() != s.Solved() {
			t.Fatalf("the recording ends in %v after %d moves, the game in %v after %d", rec.End(), len(moves), s.Board(), s.Steps())
		}
		for i := range moves {
			if m, when := s.Step(i); m != moves[i] || when != at[i] {
				t.Fatalf("move %d is %v at %v, not %v at %v", i, moves[i], at[i], m, when)
			}
		}
		if s.Mode() == Blind { // it may pass the goal, which no text tells
			continue
		}
		again, err := puzzle.ParseReplay(rec.String())
		if err != nil || again.String() != rec.String() {
			t.Fatalf("%s: %v", rec, err)
		}
	}
}

func TestRecordingOfSolve(t *testing.T) {
	s := New(mustGame(t, almost), Options{Own: true}, day)
	_ = s.Move(left, 0, Mouse)
	_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 1}, time.Second, Mouse)
	solve, ok := s.Solve(day.Add(time.Second))
	if !ok {
		t.Fatal("no record")
	}
	rec, err := solve.Recording()
	if err != nil || !rec.Solved() || !rec.Options.Own || rec.Outside || rec.String() != s.Recording().String() {
		t.Errorf("%+v, %v", rec, err)
	}
	solve.Events = "nonsense"
	if _, err := solve.Recording(); err == nil {
		t.Error("a record without events is played")
	}
}
