package saves

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// teller is a disk that tells where lines stand once they are written, which may take a while.
type teller struct {
	*disk
	held   bool // nothing is written
	queue  []game.Reply
	others []byte // lines that another program writes before the next ones
}

func newTeller(files ...string) *teller { return &teller{disk: newDisk(files...)} }

func (d *teller) AppendLines(name string, lines [][]byte, receipt string) {
	data := append(bytes.Join(lines, []byte{'\n'}), '\n')
	d.queue = append(d.queue, game.Reply{Kind: game.Placed, Text: receipt, Data: data, Range: game.Range{Name: name, Length: len(data)}})
}

// tick writes what is queued, says where it stands, answers what was asked and reads on.
func (d *teller) tick(s *Saves) {
	if !d.held {
		queue := d.queue
		d.queue = nil
		for _, r := range queue {
			d.files[game.SolvesFile] = append(d.files[game.SolvesFile], d.others...)
			if d.others != nil {
				s.Reply(more(int64(len(d.files[game.SolvesFile])-len(d.others)), strings.TrimSpace(string(d.others))))
				d.others = nil
			}
			r.Range.From = int64(len(d.files[game.SolvesFile]))
			d.files[game.SolvesFile] = append(d.files[game.SolvesFile], r.Data...)
			r.Data = nil
			s.Reply(r)
		}
	}
	d.disk.tick(s)
}

// openTeller opens what is in the store, a long file or a short one, and reads it. Few lines are kept in memory.
func (d *teller) openTeller(t *testing.T, long bool) *Saves {
	t.Helper()
	f := game.Files{Data: map[string][]byte{game.SolvesFile: bytes.Clone(d.files[game.SolvesFile])}}
	if long {
		f = game.Files{Long: d, Sizes: map[string]int64{game.SolvesFile: int64(len(d.files[game.SolvesFile]))}}
	}
	s, _ := Open(f, d)
	s.added.most = 1000
	for n := 0; !s.readDone; n++ {
		if d.tick(s); n > 10_000 {
			t.Fatal("the reading does not end")
		}
	}
	return s
}

// backupOf returns the content of a backup.
func (d *teller) backupOf(t *testing.T, s *Saves) string {
	t.Helper()
	s.Backup("1.2", date)
	f := s.Copied()
	if f == nil {
		t.Fatal("no backup is made")
	}
	return d.whole(t, f)
}

// TestAdded adds, removes and brings back many games, beside another program, with long files and short ones: few lines stay in memory,
// a backup has all in their order, and each game can be looked at.
func TestAdded(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	for _, long := range []bool{false, true} {
		r := rand.New(rand.NewPCG(seed, 1))
		all := strings.Split(strings.TrimSpace(solveLines(t, 230)), "\n")
		d := newTeller(game.SolvesFile, strings.Join(all[:30], "\n")+"\n")
		s := d.openTeller(t, long)
		s.taken = maxTaken // as if there were many
		for _, line := range all[30:] {
			if r.IntN(5) == 0 {
				d.others = []byte(line + "\n")
			} else if !s.Take(session.ReadLine([]byte(line)).Solve) {
				t.Fatal("a record is known")
			}
			id := history.ID(r.IntN(s.History.Len()))
			switch r.IntN(4) {
			case 0:
				s.Remove(id)
			case 1:
				s.Unremove(id)
			case 2:
				s.SetOptimal(id, 1+int(id)%5)
			}
			if d.held = r.IntN(3) == 0; r.IntN(2) == 0 {
				d.tick(s)
			}
			if s.added.size > s.added.most+s.added.flying+1000 {
				t.Fatalf("%d bytes of lines are in memory, %d on their way", s.added.size, s.added.flying)
			}
		}
		if len(s.added.parts) == 0 {
			t.Error("no line has left the memory")
		}
		fresh, _ := newStore().load()
		if done := fresh.restored(t, d.backupOf(t, s)); done.Fault != "" || done.Added != s.History.Len() {
			t.Errorf("%+v, want %d", done, s.History.Len())
		}
		for id := range history.ID(s.History.Len()) {
			row := s.History.Row(id)
			is, ok := fresh.History.Find(row.Identity())
			if !ok || fresh.History.Row(is).Flags != row.Flags || fresh.History.Row(is).Optimal != row.Optimal {
				t.Fatalf("long %t: a row of the backup is not %+v", long, row)
			}
		}
		d.held = false
		d.tick(s)
		for id := range history.ID(s.History.Len()) {
			solve, ok, err := s.Look(id)
			for n := 0; n < 3 && !ok && err == nil; n++ {
				d.tick(s)
				solve, ok, err = s.Look(id)
			}
			if !ok || err != nil || !slices.Contains(all, string(solve.Line())) {
				t.Fatalf("long %t: a game is %s, %v", long, solve.Line(), err)
			}
		}
	}
}

// TestLookOnItsWay looks at a game and a run whose lines are on their way to a disk that stands still.
func TestLookOnItsWay(t *testing.T) {
	other, _ := newStore().load()
	other.solve(t)
	other.playLegs(t, 1, 3, false, true)
	for _, long := range []bool{false, true} {
		d := newTeller(game.SolvesFile, newerLine)
		s := d.openTeller(t, long)
		s.taken = maxTaken
		d.held = true
		for _, l := range other.added.lines {
			read := session.ReadLine(l.text)
			if read.Kind == session.RunLine && !s.TakeRun(read.Run) || read.Kind == session.SolveLine && !s.Take(read.Solve) {
				t.Fatalf("%s is known", l.text)
			}
			id := history.ID(s.History.Len() - 1)
			var got []byte
			if s.IsRun(id) {
				r, _, err := s.LookRun(id)
				if err != nil {
					t.Fatal(err)
				}
				got = r.Line()
			} else {
				r, _, err := s.Look(id)
				if err != nil {
					t.Fatal(err)
				}
				got = r.Line()
			}
			if !bytes.Equal(got, l.text) {
				t.Errorf("long %t: %s is looked at as %s", long, l.text, got)
			}
		}
	}
}

// chosen is a long backup that is read in parts.
type chosen struct {
	pieces
	gone bool
}

func (c *chosen) replies() []game.Reply {
	all := c.answer()
	for i := range all {
		if c.gone {
			all[i].Data, all[i].Text = nil, "gone"
		}
	}
	return all
}

// longBackup returns a backup of n records whose first part alone is at hand.
func longBackup(t *testing.T, n int) (*chosen, BackupFile) {
	t.Helper()
	data, err := json.Marshal(backup{V: backupForm, Files: map[string]string{game.SolvesFile: manyRecords(t, n)}})
	if err != nil {
		t.Fatal(err)
	}
	c := &chosen{pieces: pieces{data: data}}
	return c, BackupFile{Data: data[:1000], Name: "opened", Size: int64(len(data)), Reader: c}
}

// TestRestoreInParts takes in a backup of which only parts are in memory, on a disk that stands still for a while: then no
// more is taken than a limit.
func TestRestoreInParts(t *testing.T) {
	const n = 20_000
	c, f := longBackup(t, n)
	d := newTeller()
	s := d.openTeller(t, false)
	s.Restore(f, 0)
	d.held = true
	var done Restored
	for ticks, ok := 0, false; !ok; done, ok = s.Restored() {
		for _, reply := range c.replies() {
			if len(reply.Data) > quotedPiece {
				t.Fatalf("a part has %d bytes", len(reply.Data))
			}
			s.Reply(reply)
		}
		d.tick(s)
		if s.added.flying > maxFlying+maxShare+linesAWrite {
			t.Fatalf("%d bytes are on their way", s.added.flying)
		}
		if ticks++; d.held && ticks == 2000 {
			d.held = false
			if s.added.flying <= maxFlying || s.History.Len() == n {
				t.Fatalf("after %d ticks %d bytes are on their way", ticks, s.added.flying)
			}
			if s.Working() || !s.Owing() {
				t.Error("while it waits for the disk, each tick is said to have work")
			}
		}
		if ticks > 10_000 {
			t.Fatal("it does not end")
		}
	}
	d.tick(s)
	if done.Added != n || done.Cut || strings.Count(d.text(game.SolvesFile), "\n") != n || s.added.size > 2*s.added.most {
		t.Errorf("%+v; %d lines, %d bytes in memory", done, strings.Count(d.text(game.SolvesFile), "\n"), s.added.size)
	}
}

// TestRestoreOfAFileThatGoes takes in a backup whose file goes while its records are checked, and while they are added.
func TestRestoreOfAFileThatGoes(t *testing.T) {
	const n = 5000
	for _, adding := range []bool{false, true} {
		c, f := longBackup(t, n)
		d := newTeller()
		s := d.openTeller(t, false)
		s.Restore(f, 0)
		var done Restored
		for ok := false; !ok; done, ok = s.Restored() {
			c.gone = !adding || s.History.Len() > 100
			for _, reply := range c.replies() {
				s.Reply(reply)
			}
			d.tick(s)
		}
		d.tick(s)
		if !adding && done != (Restored{Fault: "backup.unread"}) || adding && (!done.Cut || done.Added < 100 || done.Added >= n || done.Fault != "") {
			t.Errorf("adding %t: %+v", adding, done)
		}
		if got := strings.Count(d.text(game.SolvesFile), "\n"); got != done.Added {
			t.Errorf("%d lines are written of %d", got, done.Added)
		}
	}
}
