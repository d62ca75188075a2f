package saves

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// TestRemovalsAtStart starts with removed and restored games in an index. No game is counted and then removed: the
// statistics of the group need not be built again.
func TestRemovalsAtStart(t *testing.T) {
	games := strings.Split(strings.TrimSpace(solveLines(t, 400)), "\n")
	var b strings.Builder
	for i, line := range games {
		b.WriteString(line + "\n")
		of := session.ReadLine([]byte(games[i/2])).Solve.Identity()
		switch {
		case i%7 == 3:
			b.Write(append(session.Note{Of: of, Removed: true}.Line(), '\n'))
		case i%21 == 8:
			b.Write(append(session.Note{Of: of, Restored: true}.Line(), '\n'))
		case i%5 == 1:
			b.Write(append(session.Note{Of: of, Optimal: 2}.Line(), '\n'))
		}
	}
	want, _ := newStore(game.SolvesFile, b.String()).load()
	for want.History.Work(1 << 20) {
	}
	d := newDisk(game.SolvesFile, b.String())
	d.load(t) // makes the index
	s, _ := d.open()
	for n := 0; !s.readDone && n < 10_000; n++ {
		d.tick(s)
		for _, g := range s.History.Groups() {
			if !g.Ready() {
				t.Fatalf("after %d games the statistics of %s have to be built again", s.History.Len(), g.Name())
			}
		}
	}
	if table(s.History) != table(want.History) {
		t.Errorf("%d games:\n%s\nwant\n%s", s.History.Len(), table(s.History), table(want.History))
	}
	for _, g := range s.History.Groups() {
		if got, want := g.Tally(0), want.History.Group(g.Name()).Tally(0); got.Games != want.Games || got.Mean() != want.Mean() || got.Time.Value != want.Time.Value {
			t.Errorf("%s: %+v, want %+v", g.Name(), got, want)
		}
	}
}
