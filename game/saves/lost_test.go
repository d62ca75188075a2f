package saves

import (
	"strings"
	"testing"

	"wildfifteen/game"
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
