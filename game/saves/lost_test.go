package saves

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// TestRecordsLostInAKill solves some games and loses all records but the first: a program that was killed while the disk was
// slow. The next start records each of them, once.
func TestRecordsLostInAKill(t *testing.T) {
	st := newStore()
	s, _ := st.load()
	for range 4 {
		s.solve(t)
	}
	if !s.Log.Current().Solved() {
		t.Fatal("the last game is not solved")
	}
	s.Start(mustGame(t, nearID), session.Options{}, 0, date)
	all := st.text(game.SolvesFile)
	first, _, _ := strings.Cut(all, "\n")
	st.files[game.SolvesFile] = []byte(first + "\n")
	for range 2 {
		if _, notices := st.load(); len(notices) > 0 {
			t.Errorf("says %q", keys(notices))
		}
		if got := strings.Count(st.text(game.SolvesFile), "\n"); got != 4 {
			t.Errorf("%d records, want 4:\n%s", got, st.text(game.SolvesFile))
		}
	}
}

// TestFailureLostInAKill loses the record of a blind game that failed: the next start records it, once, and as a failure.
func TestFailureLostInAKill(t *testing.T) {
	st := newStore()
	s, _ := st.load()
	s.Start(mustGame(t, nearID), session.Options{Mode: session.Blind}, 0, date)
	g := s.Log.Current()
	s.left(t, 0)
	if !g.Check(time.Second) || g.Failed() == g.Solved() {
		t.Fatal("the check does not end the game")
	}
	for range 2 {
		s, _ := st.load()
		for s.Loading() {
			s.Read()
		}
		if n := strings.Count(st.text(game.SolvesFile), `"mode":"blind"`); n != 1 || s.History.Len() != 1 || s.History.Row(0).Is(history.Failed) != g.Failed() {
			t.Errorf("%d records, %d rows:\n%s", n, s.History.Len(), st.text(game.SolvesFile))
		}
	}
}
