package saves

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// more returns a reply with lines that another program has added.
func more(from int64, lines ...string) game.Reply {
	data := []byte(strings.Join(lines, "\n") + "\n")
	return game.Reply{Kind: game.Grown, Range: game.Range{Name: game.SolvesFile, From: from, Length: len(data)}, Data: data}
}

// TestGrown takes lines of another program, of a short file and of a long one, and while the file is still being read.
func TestGrown(t *testing.T) {
	for _, long := range []bool{false, true} {
		for _, early := range []bool{false, true} {
			all := strings.Split(strings.TrimSpace(solveLines(t, 43)), "\n")
			old, fresh := all[:40], all[40:]
			d := newDisk(game.SolvesFile, strings.Join(old, "\n")+"\n")
			at := int64(len(d.files[game.SolvesFile]))
			open := func() (*Saves, func()) {
				if !long {
					s, _ := Open(game.Files{Data: d.files}, d)
					return s, func() { s.Read() }
				}
				s, _ := d.open()
				return s, func() { d.tick(s) }
			}
			s, tick := open()
			if early {
				s.Reply(more(at, fresh...))
			}
			for n := 0; !s.readDone && n < 1000; n++ {
				tick()
			}
			d.files[game.SolvesFile] = append(d.files[game.SolvesFile], strings.Join(fresh, "\n")+"\n"...)
			if !early {
				s.Reply(more(at, fresh...))
			}
			if n := s.History.Len(); n != len(old)+len(fresh) {
				t.Fatalf("long %t, early %t: %d games", long, early, n)
			}
			s.Reply(more(at, fresh...)) // a second time
			s.Reply(more(at, "", "junk", old[0]))
			if n := s.History.Len(); n != len(old)+len(fresh) {
				t.Errorf("long %t, early %t: %d games after the same lines", long, early, n)
			}
			want := session.ReadLine([]byte(fresh[1])).Solve
			id, ok := s.History.Find(want.Identity())
			if !ok {
				t.Fatal("a game is missing")
			}
			r, ok, err := s.Look(id)
			if !ok && err == nil {
				tick()
				r, ok, err = s.Look(id)
			}
			if !ok || err != nil || r.Moves != want.Moves {
				t.Errorf("long %t, early %t: the game is %+v, %v", long, early, r, err)
			}
			note := session.Note{Of: want.Identity(), Removed: true}
			s.Reply(more(-1, string(note.Line())))
			if !s.History.Row(id).Is(history.Removed) {
				t.Error("a game that another page has removed is not removed")
			}
		}
	}
}

// TestGrownBackup copies what others have added, too.
func TestGrownBackup(t *testing.T) {
	s, _ := Open(game.Files{Data: map[string][]byte{}}, newStore())
	s.Read()
	line := strings.TrimSpace(solveLines(t, 1))
	s.Reply(more(0, line))
	s.Backup("test", time.Time{})
	f := s.Copied()
	to, _ := Open(game.Files{Data: map[string][]byte{}}, newStore())
	to.Read()
	to.RestoreRecords(BackupFile{Data: f.Data})
	to.Read()
	if done, ok := to.Restored(); !ok || done.Added != 1 {
		t.Errorf("%+v, %t", done, ok)
	}
}
