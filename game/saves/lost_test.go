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

// TestUnreadRecordsAreNotWrittenAgain starts while the records cannot be read, in part or at all, with games whose records are not known
// to be on the disk: no record is written a second time, and the next start that can read them adds those that are missing.
func TestUnreadRecordsAreNotWrittenAgain(t *testing.T) {
	for _, long := range []bool{false, true} {
		d := newDisk()
		d.slow = true // no receipts
		s, _ := d.store.load()
		for range 4 {
			s.solve(t)
		}
		d.slow = false
		d.files[game.SolvesFile] = d.queued
		all := d.text(game.SolvesFile)
		last := strings.LastIndexByte(all[:len(all)-1], '\n') + 1
		d.files[game.SolvesFile] = []byte(all[:last])
		f := game.Files{Data: map[string][]byte{game.GameFile: d.files[game.GameFile]}, Unread: []string{game.SolvesFile}}
		if long {
			f.Unread, f.Long, f.Sizes = nil, d, map[string]int64{game.SolvesFile: int64(last)}
		}
		s, _ = Open(f, d)
		for n := 0; s.Loading() && n < 1000; n++ {
			for _, at := range d.asked {
				s.Reply(game.Reply{Kind: game.Ranged, Range: at, Text: "no"})
			}
			d.asked = nil
			s.Read()
		}
		if got := d.text(game.SolvesFile); s.Loading() || got != all[:last] {
			t.Errorf("long %v, loading %v: the records are now\n%s", long, s.Loading(), got)
		}
		for range 2 {
			d.store.load()
			if n := strings.Count(d.text(game.SolvesFile), "\n"); n != 4 {
				t.Errorf("long %v: %d records:\n%s", long, n, d.text(game.SolvesFile))
			}
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
