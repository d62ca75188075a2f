package saves

import (
	"fmt"
	"hash/crc32"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

func mustConfig(t testing.TB, text string) puzzle.Config {
	t.Helper()
	c, err := puzzle.ParseConfig(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// names are the names of all goals.
func (g *Goals) names() string {
	var all []string
	for _, k := range g.List() {
		all = append(all, k.Name)
	}
	return strings.Join(all, ",")
}

// TestGoals keeps goals, renames one, removes one and brings it back to its place, over restarts.
func TestGoals(t *testing.T) {
	st := newStore()
	s, _ := st.open()
	a, b := mustConfig(t, "2x2.path(a1:RDL)"), mustConfig(t, "2x2.board(3,0/2,1)")
	want := func(names string) {
		t.Helper()
		for range 2 {
			if got := s.Goals.names(); got != names {
				t.Errorf("kept are %q, want %q", got, names)
			}
			s, _ = st.open()
		}
	}
	if !s.KeepGoal(a, "A") || !s.KeepGoal(b, "B") || s.KeepGoal(mustConfig(t, "4x4.snake"), "C") || s.KeepGoal(a, " ") {
		t.Error("another goal is kept, or not")
	}
	want("A,B")
	lines := strings.Count(st.text(game.GoalsFile), "\n")
	s.KeepGoal(a, "A")
	if strings.Count(st.text(game.GoalsFile), "\n") != lines {
		t.Error("a goal is stored twice")
	}
	s.KeepGoal(a, "Ä b")
	want("Ä b,B")
	s.RemoveGoal(a)
	want("B")
	s.KeepGoal(a, "A")
	want("A,B")
	last := a
	last.Rule.Missing = 4 // the last number
	if s.KeepGoal(last, "A"); len(s.Goals.List()) != 2 {
		t.Error("a goal is kept in two forms")
	}
}

// TestGoalsBroken keeps damaged lines aside, and half a line, says so once, and uses all others.
func TestGoalsBroken(t *testing.T) {
	line := func(config, name string) string {
		return string(session.GoalLine{Goal: session.KeptGoal{Config: mustConfig(t, config), Name: name}}.Text()) + "\n"
	}
	first, second, third := line("2x2.path(a1:RDL)", "A"), line("2x2.board(3,0/2,1)", "B"), line("2x2.path(a1:DRU)", "C")
	mended := strings.Replace(second, " B ", " C ", 1)
	lost := strings.Replace(third, "a1:DRU", "xxxxxx", 1)
	newer := fmt.Sprintf("later word ~%08x\n", crc32.ChecksumIEEE([]byte("later word")))
	st := newStore(game.GoalsFile, first+newer+mended+lost+first[:9])
	s, notices := st.open()
	if got := s.Goals.names(); got != "A,B" || keys(notices) != "message.unread_goals "+game.BadGoalsFile {
		t.Errorf("kept are %q, said is %q", got, keys(notices))
	}
	if got := st.text(game.BadGoalsFile); got != mended+lost+first[:9]+"\n" {
		t.Errorf("aside are %q", got)
	}
	if got := st.text(game.GoalsFile); got != first+newer+second {
		t.Errorf("stored are %q", got)
	}
	if _, notices = st.open(); len(notices) > 0 {
		t.Errorf("the next start says %q", keys(notices))
	}
}

// TestGoalsWithoutAnEnd opens a file whose last newline is missing: the goal is kept.
func TestGoalsWithoutAnEnd(t *testing.T) {
	st := newStore()
	s, _ := st.open()
	s.KeepGoal(mustConfig(t, "2x2.path(a1:RDL)"), "A")
	line := st.text(game.GoalsFile)
	st = newStore(game.GoalsFile, line[:len(line)-1])
	s, notices := st.open()
	if len(notices) > 0 || s.Goals.names() != "A" || st.text(game.GoalsFile) != line {
		t.Errorf("kept are %q, said is %q, stored %q", s.Goals.names(), keys(notices), st.text(game.GoalsFile))
	}
}

// TestGoalsBackup brings goals to another store: what is kept there keeps its name.
func TestGoalsBackup(t *testing.T) {
	s, _ := newStore().open()
	a, b := mustConfig(t, "2x2.path(a1:RDL)"), mustConfig(t, "2x2.board(3,0/2,1)")
	s.KeepGoal(a, "A")
	s.KeepGoal(b, "B")
	s.KeepGoal(mustConfig(t, "2x2.path(a1:DRU)"), "C")
	s.RemoveGoal(mustConfig(t, "2x2.path(a1:DRU)"))
	s.Backup("1", date)
	data := s.Copied().Data
	to := newStore()
	o, _ := to.open()
	o.KeepGoal(b, "Mine")
	for range 2 {
		o.Restore(BackupFile{Data: data}, 0)
		if done, ok := o.Restored(); !ok || done.Fault != "" || o.Goals.names() != "Mine,A" {
			t.Fatalf("%+v, %v: %s", done, ok, o.Goals.names())
		}
	}
	if again, _ := to.open(); again.Goals.names() != "Mine,A" {
		t.Errorf("stored are %q", again.Goals.names())
	}
	o.Restore(BackupFile{Data: []byte(strings.Replace(string(data), "a1:RDL", "a1:RRL", 1))}, 0)
	if done, ok := o.Restored(); !ok || done.Fault != "backup.damaged" {
		t.Errorf("of a damaged backup: %+v, %v", done, ok)
	}
}

// TestManyGoals reads as many lines as a hostile backup may have.
func TestManyGoals(t *testing.T) {
	var g Goals
	c := mustConfig(t, "2x2.path(a1:RDL)")
	for n := range 50_000 {
		g.take(session.GoalLine{Goal: session.KeptGoal{Config: c, Name: fmt.Sprint(n)}})
	}
	if got := g.names(); got != "49999" {
		t.Errorf("kept are %q", got)
	}
}

// FuzzGoals reads files of goals: what is written in their place is read the same and has no damage.
func FuzzGoals(f *testing.F) {
	good := string(session.GoalLine{Goal: session.KeptGoal{Config: mustConfig(f, "2x2.path(a1:RDL)"), Name: "A"}}.Text())
	for _, s := range []string{good + "\n", good, good + "x\n" + good + "\r\n", "goal x\n\n", ""} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		st := newStore(game.GoalsFile, string(data))
		s, _ := st.open()
		names := s.Goals.names()
		again, notices := st.open()
		if len(notices) > 0 || again.Goals.names() != names {
			t.Errorf("%q: kept are %q, then %q; said is %q", data, names, again.Goals.names(), keys(notices))
		}
	})
}
