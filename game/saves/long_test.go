package saves

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// disk is a store that reads the records in parts.
type disk struct {
	*store
	asked []game.Range
	read  int // number of bytes of records that were read
}

func newDisk(files ...string) *disk { return &disk{store: newStore(files...)} }

func (d *disk) Read(r game.Range) { d.asked = append(d.asked, r) }

func (d *disk) Write(name string, at int64, data []byte) {
	old := d.files[name]
	if int(at) <= len(old) {
		d.files[name] = slices.Concat(old[:at], data, old[min(len(old), int(at)+len(data)):])
	}
}

// open opens what is in the store.
func (d *disk) open() (*Saves, []Notice) {
	files := map[string][]byte{}
	for name, data := range d.files {
		if name != game.SolvesFile && name != game.IndexFile {
			files[name] = data
		}
	}
	d.asked = nil
	return Open(game.Files{Data: files, Long: d, Sizes: map[string]int64{
		game.SolvesFile: int64(len(d.files[game.SolvesFile])), game.IndexFile: int64(len(d.files[game.IndexFile])),
	}}, d)
}

// tick answers what was asked and reads on.
func (d *disk) tick(s *Saves) []Notice {
	asked := d.asked
	d.asked = nil
	for _, r := range asked {
		data := d.files[r.Name]
		data = data[min(r.From, int64(len(data))):]
		data = data[:min(r.Length, len(data))]
		if r.Name == game.SolvesFile {
			d.read += len(data)
		}
		s.Reply(game.Reply{Kind: game.Ranged, Range: r, Data: data})
	}
	return s.Read()
}

// load opens what is in the store and reads all records.
func (d *disk) load(t *testing.T) (*Saves, []Notice) {
	t.Helper()
	s, notices := d.open()
	for n := 0; !s.readDone; n++ {
		notices = append(notices, d.tick(s)...)
		if n > 100_000 {
			t.Fatalf("the reading does not end: stage %d", s.records.stage)
		}
	}
	return s, notices
}

// table returns all rows and groups as a text.
func table(h *history.History) string {
	var b strings.Builder
	for id := range history.ID(h.Len()) {
		r := *h.Row(id)
		fmt.Fprintf(&b, "%s %+v\n", h.GroupOf(id).Name(), r)
	}
	return b.String()
}

// someLines returns a file of records with lines of all kinds.
func someLines(t *testing.T, n int) string {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	games := strings.SplitAfter(strings.TrimSpace(solveLines(t, n)), "\n")
	games[n-1] += "\n"
	var b strings.Builder
	for i, line := range games {
		b.WriteString(line)
		of := session.ReadLine([]byte(strings.TrimSpace(games[r.IntN(i+1)]))).Solve.Identity()
		switch r.IntN(6) {
		case 0:
			b.Write(append(session.Note{Of: of, Removed: true}.Line(), '\n'))
		case 1:
			b.Write(append(session.Note{Of: of, Restored: true}.Line(), '\n'))
		case 2:
			b.Write(append(session.Note{Of: of, Optimal: 2}.Line(), '\n'))
		case 3:
			b.Write(append(session.Told{Config: "4x4.snake", MS: int64(i), STM: 80, Date: date}.Line(), '\n'))
		case 4:
			fmt.Fprintf(&b, "\n{\"v\":9,\"n\":%d}\n%s", i, line) // blank, newer and twice
		}
		if i%100 == 7 {
			b.WriteString("rubbish\n")
		}
	}
	return b.String()
}

// TestLong reads a long file without an index, with one, and with one that does not cover all lines: always the same as
// in one piece.
func TestLong(t *testing.T) {
	lines := someLines(t, 700)
	want, wantNotices := newStore(game.SolvesFile, lines).load()
	d := newDisk(game.SolvesFile, lines)
	s, notices := d.load(t)
	if table(s.History) != table(want.History) || keys(notices) != keys(wantNotices) || d.read != len(lines) {
		t.Fatalf("without an index: %d records, %d wanted; %d bytes read; notices %q", s.History.Len(), want.History.Len(), d.read, keys(notices))
	}
	index := d.text(game.IndexFile)
	for i := range 20 {
		d.read = 0
		slots := i // also between the name of a group and its first game
		if i >= 10 {
			slots = rand.IntN(len(index)/history.SlotSize + 1)
		}
		junk := strings.Repeat("\x00", rand.IntN(100))
		d.files[game.IndexFile] = []byte(index[:slots*history.SlotSize] + junk)
		s, _ = d.load(t)
		if table(s.History) != table(want.History) || !bytes.HasPrefix(d.files[game.IndexFile], []byte(index)) {
			t.Fatalf("with %d slots: %d records, %d wanted; the index has %d bytes, not %d",
				slots, s.History.Len(), want.History.Len(), len(d.files[game.IndexFile]), len(index))
		}
	}
	d.read, d.files[game.IndexFile] = 0, []byte(index)
	s, notices = d.load(t)
	if table(s.History) != table(want.History) || d.read > 20_000 || len(notices) > 0 {
		t.Errorf("with the whole index: %d records; %d bytes read; notices %q", s.History.Len(), d.read, keys(notices))
	}
	if len(s.records.spans) != 7 || len(s.records.known) != len(want.records.known) {
		t.Errorf("%d bad lines, %d newer", len(s.records.spans), len(s.records.known))
	}
}

// TestLongMisfit has an index of another file.
func TestLongMisfit(t *testing.T) {
	lines := someLines(t, 300)
	d := newDisk(game.SolvesFile, lines)
	d.load(t)
	want, _ := newStore(game.SolvesFile, lines[1000:]).load()
	d.files[game.SolvesFile] = []byte(lines[1000:])
	if s, _ := d.load(t); table(s.History) != table(want.History) {
		t.Errorf("%d records, want %d", s.History.Len(), want.History.Len())
	}
	d.files[game.SolvesFile] = nil
	if s, _ := d.load(t); s.History.Len() != 0 {
		t.Errorf("%d records in an empty file", s.History.Len())
	}
}

// TestLongGame solves a game while the records are read.
func TestLongGame(t *testing.T) {
	lines := solveLines(t, many)
	d := newDisk(game.SolvesFile, lines, game.GameFile, nearHead+"+0 L k\n") // the record of this game is missing
	s, _ := d.open()
	s.Start(mustGame(t, farID), session.Options{}, 0, date)
	s.left(t, 0)
	s.left(t, time.Hour)
	if news := s.Finish(s.Log.Current(), date); news.Counted || s.History.Len() > 0 || d.text(game.SolvesFile) == lines {
		t.Errorf("%+v, %d records", news, s.History.Len())
	}
	for s.Loading() {
		d.tick(s)
	}
	if s.History.Len() != many+2 {
		t.Errorf("%d records", s.History.Len())
	}
	late := s.LateNews()
	if late == nil || !late.News.Counted || late.Solve.MS != time.Hour.Milliseconds() || s.LateNews() != nil {
		t.Errorf("the news of the game are %+v", late)
	}
	if again, _ := d.load(t); again.History.Len() != many+2 {
		t.Errorf("%d records at the next start", again.History.Len())
	}
}

// TestLateNews solves a game after a removal from a group that is too large to be counted again at once. Its news come
// later, and are those of a slow player of few games.
func TestLateNews(t *testing.T) {
	s, _ := newStore().load()
	for i := range maxSettle*slotsTick + 10 {
		told := session.Told{Config: mustGame(t, farID).Config.String(), MS: 5000 + int64(i), STM: 80, Date: date.Add(time.Duration(i-100_000) * time.Second)}
		s.Import(told)
	}
	s.Remove(0) // the best
	s.Start(mustGame(t, farID), session.Options{}, 0, date)
	s.left(t, 0)
	s.left(t, time.Second)
	if news := s.Finish(s.Log.Current(), date); news.Counted {
		t.Fatalf("%+v at once", news)
	}
	var late *LateNews
	ticks := 0
	for ; late == nil && ticks < 100; ticks++ {
		s.Read()
		late = s.LateNews()
	}
	if late == nil || ticks < 1 || len(late.News.All) == 0 || late.News.All[0].Old != 5.001 {
		t.Errorf("after %d ticks: %+v", ticks, late)
	}
}

// TestLook looks at records of long and short files, and of this run.
func TestLook(t *testing.T) {
	lines := strings.SplitAfter(solveLines(t, 100), "\n")[:100]
	told := session.Told{Config: "4x4.snake", MS: 1, STM: 80, Date: date}
	text := strings.Join(lines, "") + string(told.Line()) + "\n"
	d, short := newDisk(game.SolvesFile, text), newStore(game.SolvesFile, text)
	long, _ := d.load(t)
	whole, _ := short.load()
	for _, s := range []*Saves{long, whole} {
		own := s.solve(t)
		for _, i := range []int{0, 99, 50, 99, 101} {
			want := append(slices.Clone(lines), "", own)[i]
			r, ok, err := s.Look(history.ID(i))
			for n := 0; n < 3 && !ok && err == nil; n++ {
				d.tick(s)
				r, ok, err = s.Look(history.ID(i))
			}
			if !ok || err != nil || string(r.Line())+"\n" != want {
				t.Errorf("record %d is %s, %v, want %s", i, r.Line(), err, want)
			}
		}
		if _, ok, err := s.Look(100); ok || err != ErrNoMoves {
			t.Errorf("a game without moves: %v, %v", ok, err)
		}
	}
	d.files[game.SolvesFile][len(lines[0])+30] ^= 1
	_, _, _ = long.Look(1)
	d.tick(long)
	if _, ok, err := long.Look(1); ok || err != ErrGone {
		t.Errorf("a line that has changed: %v, %v", ok, err)
	}
	want, _ := newStore(game.SolvesFile, d.text(game.SolvesFile)).load()
	if again, _ := d.load(t); table(again.History) != table(want.History) {
		t.Errorf("the next start finds %d records, want %d", again.History.Len(), want.History.Len())
	}
}

// TestRemove removes games, brings some back and stores fewest moves: the next start knows.
func TestRemove(t *testing.T) {
	st := newStore(game.SolvesFile, solveLines(t, 5))
	s, _ := st.load()
	s.Remove(1)
	s.Remove(1)
	s.Remove(2)
	s.Unremove(2)
	s.SetOptimal(3, 2)
	s.SetOptimal(3, 2)
	if n := len(st.appended); n != 4 {
		t.Errorf("%d lines are appended", n)
	}
	again, notices := st.load()
	for again.History.Work(1) {
	}
	h := again.History
	if !h.Row(1).Is(history.Removed) || h.Row(2).Is(history.Removed) || h.Row(3).Optimal != 2 || len(notices) > 0 {
		t.Errorf("the next start finds\n%s%s", table(h), keys(notices))
	}
	if g := h.Groups()[0]; g.Games() != 4 || g.Tally(session.NoInput).Games != 4 {
		t.Errorf("%d games", g.Games())
	}
	// A backup takes all this along, but removes nothing that is here.
	data := packed(t, backupForm, map[string]string{game.SolvesFile: unpacked(t, again)[game.SolvesFile]})
	fresh, _ := newStore().load()
	if done := fresh.restored(t, data); done.Added != 5 || !fresh.History.Row(1).Is(history.Removed) || fresh.History.Row(3).Optimal != 2 {
		t.Errorf("%+v:\n%s", done, table(fresh.History))
	}
	again.Unremove(1)
	if done := again.restored(t, data); done.Added != 0 || again.History.Row(1).Is(history.Removed) {
		t.Errorf("%+v:\n%s", done, table(again.History))
	}
}

// TestLongBackup writes a backup of a long file, which is read in a shorter one and in a longer one.
func TestLongBackup(t *testing.T) {
	lines := someLines(t, 400)
	d := newDisk(game.SolvesFile, lines)
	s, _ := d.load(t)
	s.solve(t)
	s.Backup("1.2", date)
	f := s.Copied()
	for n := 0; f == nil && n < 1000; n++ {
		d.tick(s)
		f = s.Copied()
	}
	if f == nil || f.Lines == nil || len(f.Data) > 10_000 {
		t.Fatalf("no backup is made, or in memory: %+v", f)
	}
	f.Data = []byte(d.whole(t, f))
	fresh, _ := newStore().load()
	if done := fresh.restored(t, string(f.Data)); done.Fault != "" || fresh.History.Len() != s.History.Len() {
		t.Errorf("%+v: %d records, want %d", done, fresh.History.Len(), s.History.Len())
	}
	if done := s.restored(t, string(f.Data)); done.Fault != "" || done.Added != 0 {
		t.Errorf("restored where it comes from: %+v", done)
	}
}

// whole returns the content of a file that is read in parts.
func (d *disk) whole(t *testing.T, f *game.FileOut) string {
	t.Helper()
	var b strings.Builder
	err := f.Write(&b, func(r game.Range) ([]byte, error) {
		data := d.files[r.Name][r.From:]
		return data[:min(r.Length, len(data))], nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestExport writes the games of a list, of a long file and of a short one.
func TestExport(t *testing.T) {
	lines := someLines(t, 200)
	d, short := newDisk(game.SolvesFile, lines), newStore(game.SolvesFile, lines)
	long, _ := d.load(t)
	whole, _ := short.load()
	var want string
	for _, s := range []*Saves{whole, long} {
		for _, g := range s.History.Groups() {
			l := history.NewList(s.History, g, history.Filter{}, history.ByTime, false)
			for l.Step(100) {
			}
			for _, csv := range []bool{false, true} {
				s.Export(l, csv, "games")
				f := s.Exported()
				for n := 0; f == nil && n < 1000; n++ {
					d.tick(long)
					f = s.Exported()
				}
				if f == nil || bytes.Count(f.Data, []byte{'\n'}) != l.Len()+strings.Count(f.Name, "csv") {
					t.Fatalf("the file of %d games is %+v", l.Len(), f)
				}
				if all := session.LoadSolves(f.Data); !csv && (len(all.List)+len(all.Told) != l.Len() || all.BadLines > 0) {
					t.Errorf("%d games of %d, %d bad lines", len(all.List), l.Len(), all.BadLines)
				}
				if s == whole {
					want += string(f.Data)
				} else if rest, ok := strings.CutPrefix(want, string(f.Data)); !ok {
					t.Errorf("%s differs", f.Name)
				} else {
					want = rest
				}
			}
		}
	}
	if want != "" {
		t.Errorf("%d bytes less", len(want))
	}
}
