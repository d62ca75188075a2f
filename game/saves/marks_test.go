package saves

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/puzzle/days"
)

var sunday = days.On(2026, time.November, 22)

// TestMarks keeps days and studies over a restart, with what later lines add.
func TestMarks(t *testing.T) {
	st := newStore(game.MarksFile, "day 2026-11-21 1795258800 50 9000\nnonsense\nday 2026-02-30 1 1 1\nstudy 366 3\nstudy 3 1")
	s, _ := st.open()
	if st.text(game.MarksFile)[len(st.text(game.MarksFile))-1] != '\n' {
		t.Error("a torn line is not ended")
	}
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
	if to.text(game.MarksFile) != string(s.Marks.text) || o.Marks.Study(0) != 7 {
		t.Errorf("restored are %q", to.text(game.MarksFile))
	}
}

// FuzzMarks reads lines: those that are used say nothing new the second time.
func FuzzMarks(f *testing.F) {
	for _, s := range []string{"day 2026-11-22 1795348800 148 62000 perfect", "day 2026-11-22 9 9 9", "study 17 10", "study 0 1", "day", ""} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		var m Marks
		if news := m.add(line); news && m.add(line) {
			t.Errorf("%q is new twice", line)
		}
		if m.Streak(sunday) > 1 {
			t.Errorf("%q makes a row", line)
		}
	})
}
