package saves

import (
	"bytes"
	"maps"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle/days"
)

var sunday = days.On(2026, time.November, 22)

// TestMarks keeps days and studies over a restart, with what later lines add.
func TestMarks(t *testing.T) {
	st := newStore(game.MarksFile, "day 2026-11-21 1795258800 50 9000\n")
	s, _ := st.open()
	noon := sunday.Date()
	late := sunday - 5
	s.MarkDay(sunday, noon, Day{Moves: 148, Time: time.Minute})
	s.MarkDay(late, noon, Day{Moves: 30, Time: time.Second})
	s.MarkStudy(16, 12)
	s.MarkStudy(16, 14)
	s.MarkStudy(16, 10)
	lines := strings.Count(st.text(game.MarksFile), "\n")
	s.MarkDay(sunday, noon, Day{Moves: 99})
	if got := strings.Count(st.text(game.MarksFile), "\n"); got != lines {
		t.Errorf("a line that says nothing new is stored")
	}
	s.MarkDay(sunday, noon, Day{Moves: 99, Perfect: true})
	for range 2 {
		m := &s.Marks
		day, ok := m.Day(sunday)
		if want := (Day{InTime: true, Perfect: true, Moves: 148, Time: time.Minute}); !ok || day != want {
			t.Errorf("Sunday is %+v, %v", day, ok)
		}
		if day, ok := m.Day(late); !ok || day.InTime {
			t.Errorf("a day solved later is %+v, %v", day, ok)
		}
		if m.Study(16) != 10 || m.Study(2) != 0 || m.Perfect() != 1 || m.Streak(sunday) != 2 {
			t.Errorf("study %d, %d, perfect %d, %d in a row", m.Study(16), m.Study(2), m.Perfect(), m.Streak(sunday))
		}
		s, _ = st.open()
	}
}

// TestMarksBackup brings marks to another store once.
func TestMarksBackup(t *testing.T) {
	s, _ := newStore().open()
	s.MarkDay(sunday, sunday.Date(), Day{Moves: 148})
	s.MarkStudy(0, 7)
	s.Backup("1", date)
	data := s.Copied().Data
	to := newStore()
	o, _ := to.open()
	for range 2 {
		o.Restore(BackupFile{Data: data}, 0)
		if done, ok := o.Restored(); !ok || done.Fault != "" {
			t.Fatalf("%+v, %v", done, ok)
		}
	}
	if to.text(game.MarksFile) != string(s.Marks.lines.text) || o.Marks.Study(0) != 7 {
		t.Errorf("restored are %q", to.text(game.MarksFile))
	}
	damaged := bytes.Replace(data, []byte("study 1 7"), []byte("study 2 3"), 1)
	o.Restore(BackupFile{Data: damaged}, 0)
	if done, ok := o.Restored(); !ok || done.Fault != "backup.damaged" || o.Marks.Study(1) != 0 {
		t.Errorf("of a damaged backup: %+v, %v", done, ok)
	}
}

// TestMarksBroken starts with lines without sums, which older versions wrote, with damaged ones and a torn one: what cannot be used
// is kept aside, and said once.
func TestMarksBroken(t *testing.T) {
	const older = "day 2026-11-21 1795258800 50 9000\nnonsense\nday 2026-02-30 1 1 1\nstudy 366 3\n"
	sum := func(line string) string { return string(session.Summed([]byte(line))) + "\n" }
	newer, mended := sum("fifth of november"), strings.Replace(sum("study 4 8"), "4 8", "4 9", 1)
	const late, torn = "study 3 1\n", "study 5 1"
	st := newStore(game.MarksFile, older+sum("lesson 4")+newer+mended+late+torn)
	s, notices := st.open()
	m := &s.Marks
	if _, ok := m.Day(sunday - 1); !ok || !m.Lesson(3) || m.Study(3) != 8 || m.Study(2) != 0 || m.Study(4) != 0 {
		t.Errorf("read is %q", m.lines.text)
	}
	if got, want := keys(notices), "message.unread_solves "+game.BadMarksFile; got != want {
		t.Errorf("said is %q, want %q", got, want)
	}
	if got, want := st.text(game.BadMarksFile), strings.SplitAfterN(older, "\n", 2)[1]+mended+late+torn+"\n"; got != want {
		t.Errorf("aside are %q, want %q", got, want)
	}
	if got, want := st.text(game.MarksFile), sum("day 2026-11-21 1795258800 50 9000")+sum("lesson 4")+newer+sum("study 4 8"); got != want {
		t.Errorf("stored are %q, want %q", got, want)
	}
	if _, notices = st.open(); len(notices) > 0 {
		t.Errorf("the next start says %q", keys(notices))
	}
}

// TestEveryBitOfMarks changes each bit of a file of marks: that is said, what has changed is kept aside, and no mark is another one.
func TestEveryBitOfMarks(t *testing.T) {
	first := newStore()
	s, _ := first.open()
	s.MarkDay(sunday, sunday.Date(), Day{Moves: 148, Perfect: true})
	s.MarkStudy(16, 10)
	s.MarkLesson(3)
	good := first.text(game.MarksFile)
	want := s.Marks
	for bit := range 8 * len(good) {
		damaged := []byte(good)
		damaged[bit/8] ^= 1 << (bit % 8)
		st := newStore(game.MarksFile, string(damaged))
		s, notices := st.open()
		if keys(notices) != "message.unread_solves "+game.BadMarksFile || st.text(game.BadMarksFile) == "" {
			t.Fatalf("%q: said is %q, aside %q", damaged, keys(notices), st.text(game.BadMarksFile))
		}
		ended := good[bit/8] == '\n' || damaged[bit/8] == '\n' // such damage costs the mark, or two
		if m := s.Marks; !ended && (!maps.Equal(m.days, want.days) || m.studies != want.studies || m.lessons != want.lessons) {
			t.Fatalf("%q: read is %q", damaged, m.lines.text)
		}
	}
}

// TestMarksWithoutAnEnd opens marks whose last newline is missing, also beside an instance that may be writing, and one in which a bit has
// changed, too.
func TestMarksWithoutAnEnd(t *testing.T) {
	line := string(session.Summed([]byte("study 17 10")))
	for _, shared := range []bool{false, true} {
		st := newStore(game.MarksFile, line)
		s, notices := Open(game.Files{Data: st.files, Shared: shared}, st)
		if got := st.text(game.MarksFile); len(notices) > 0 || s.Marks.Study(16) != 10 || got != line+"\n" {
			t.Errorf("said is %q, stored %q", keys(notices), got)
		}
	}
	damaged := strings.Replace(line, "17", "16", 1)
	st := newStore(game.MarksFile, damaged)
	if s, _ := st.open(); s.Marks.Study(16) != 10 || st.text(game.MarksFile) != line+"\n" || st.text(game.BadMarksFile) != damaged+"\n" {
		t.Errorf("of a damaged line stored is %q, aside %q", st.text(game.MarksFile), st.text(game.BadMarksFile))
	}
}

// FuzzMarks reads files of marks: what is written in their place is read the same and has no damage.
func FuzzMarks(f *testing.F) {
	for _, s := range []string{"day 2026-11-22 1795348800 148 62000 perfect", "day 2026-11-22 9 9 9\nstudy 17 10", "study 0 1\n", "day\n", "", "later word\n"} {
		f.Add(s, true)
		f.Add(s, false)
	}
	f.Fuzz(func(t *testing.T, text string, sums bool) {
		if sums {
			text = strings.ReplaceAll(text, "\n", string(session.Summed(nil))+"\n")
			text = string(session.Summed([]byte(text)))
		}
		st := newStore(game.MarksFile, text)
		s, _ := st.open()
		stored := st.text(game.MarksFile)
		again, notices := st.open()
		if len(notices) > 0 || st.text(game.MarksFile) != stored || string(again.Marks.lines.text) != string(s.Marks.lines.text) {
			t.Errorf("%q: stored are %q, then %q; said is %q", text, stored, st.text(game.MarksFile), keys(notices))
		}
		if again.Marks.Streak(sunday) > s.Marks.Streak(sunday) {
			t.Errorf("%q makes a row", text)
		}
	})
}
