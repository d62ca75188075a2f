package saves

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

func TestStart(t *testing.T) {
	st := newStore()
	s, _ := st.open()
	s.Start(mustGame(t, farID), session.Options{First: true}, 0, date)
	if s.Settings.FirstDone || s.Settings.Config != session.Defaults().Config || s.dirty {
		t.Errorf("the first deal changes the settings to %s", s.Settings.JSON())
	}
	if !s.Log.Current().First() || !strings.HasPrefix(st.text(game.GameFile), strings.TrimSpace(farHead)) {
		t.Errorf("the log is %q", st.text(game.GameFile))
	}
	s.Start(mustGame(t, farID), session.Options{First: true}, 0, date)
	if s.Settings.FirstDone {
		t.Error("the first deal, dealt again, counts as done")
	}
	s.Start(mustGame(t, "5x4.snake#x"), session.Options{Depth: 7}, 0, date)
	if !s.Settings.FirstDone || s.Settings.Config != "5x4.snake" || s.Log.Current().Depth() != 7 {
		t.Errorf("the settings are %s", s.Settings.JSON())
	}
	if len(st.files[game.SettingsFile]) > 0 {
		t.Error("the settings are written before Write")
	}
	s.Write()
	if kept, _ := session.LoadSettings(st.files[game.SettingsFile]); !kept.FirstDone || kept.Config != "5x4.snake" {
		t.Errorf("stored are %s", st.text(game.SettingsFile))
	}
}

// TestStartShortensLog begins more games than undo can bring back: the log stays short, and holds those that undo can
// bring back.
func TestStartShortensLog(t *testing.T) {
	st := newStore()
	s, _ := st.open()
	longest := 0
	for range 4 * session.MaxGames {
		s.Start(mustGame(t, farID), session.Options{}, 0, date)
		s.left(t, 0)
		longest = max(longest, bytes.Count(st.files[game.GameFile], []byte("game ")))
		again := session.Load(st.files[game.GameFile])
		if again.BadLines > 0 || string(again.Log.Compact()) != string(session.Load(s.Log.Compact()).Log.Compact()) {
			t.Fatalf("the log reads as %q, want %q", again.Log.Compact(), s.Log.Compact())
		}
	}
	if longest > session.MaxGames+1 || s.Log.Games() != session.MaxGames {
		t.Errorf("the log has up to %d games, %d can be played", longest, s.Log.Games())
	}
}

func TestFinish(t *testing.T) {
	st := newStore()
	s, _ := st.open()
	line := s.solve(t)
	if st.text(game.SolvesFile) != line || !s.Settings.Solved.Has("classic") || s.Settings.FirstDone || !s.dirty {
		t.Errorf("records %q, settings %s", st.text(game.SolvesFile), s.Settings.JSON())
	}
	if g := s.Stats.Of(s.Solves.List[0].Group(), session.NoInput); g == nil || g.Count() != 1 {
		t.Errorf("the statistics have %q", s.Stats.Configs())
	}

	// A game that the program solved gives no record and solves no kind of goal.
	s, st = nil, newStore()
	s, _ = st.open()
	s.Start(mustGame(t, nearID), session.Options{First: true}, 0, date)
	if err := s.Log.Current().Auto(puzzle.Move{Dir: puzzle.Left, N: 1}, 0); err != nil {
		t.Fatal(err)
	}
	s.Finish(s.Log.Current(), date)
	if len(s.Solves.List) > 0 || len(st.files[game.SolvesFile]) > 0 || s.Settings.Solved.Has("classic") || s.Settings.FirstDone {
		t.Errorf("records %+v, settings %s", s.Solves.List, s.Settings.JSON())
	}
}

// TestFinishReadsFirst solves a game before all records are read: which bests it beats depends on them.
func TestFinishReadsFirst(t *testing.T) {
	st := newStore(game.SolvesFile, solveLines(t, 5*solvesATick))
	s, _ := st.open()
	s.solve(t)
	if len(s.Solves.List) != 5*solvesATick+1 {
		t.Errorf("%d records", len(s.Solves.List))
	}
	group := s.Stats.Of(s.Solves.List[0].Group(), session.NoInput)
	if group == nil || group.Count() != 5*solvesATick+1 {
		t.Errorf("the statistics have %q", s.Stats.Configs())
	}
	if notices := s.Read(); len(notices) > 0 || len(s.Solves.List) != 5*solvesATick+1 {
		t.Errorf("reading on adds to %d records", len(s.Solves.List))
	}
}

// TestOwn takes over from an instance that has ended: its games stay in the log, before those of this instance.
func TestOwn(t *testing.T) {
	theirs := farHead + "+0 L k\n"
	st := newStore(game.GameFile, theirs)
	s, _ := Open(game.Files{Data: st.files, Shared: true}, st)
	s.Start(mustGame(t, nearID), session.Options{}, 0, date)
	s.Start(mustGame(t, farID), session.Options{}, 0, date)
	s.left(t, time.Second)
	if !s.Own() || s.Shared() {
		t.Fatal("the game is not taken over")
	}
	if !strings.HasPrefix(st.text(game.GameFile), theirs) {
		t.Errorf("the log was %q, now it is %q", theirs, st.text(game.GameFile))
	}
	s.left(t, 2*time.Second)
	log := session.Load(st.files[game.GameFile])
	if g := log.Log.Current(); g == nil || g.STM() != 2 || !g.Solved() || log.Log.Games() != 3 || log.BadLines > 0 {
		t.Errorf("the log is %q", st.text(game.GameFile))
	}
	before := st.text(game.GameFile)
	if s.Own() || st.text(game.GameFile) != before {
		t.Error("the game is taken over twice")
	}
}

func TestWrite(t *testing.T) {
	st := newStore()
	s, _ := st.open()
	s.Settings.Scheme = session.RowsScheme
	if s.Write(); !st.unchanged() {
		t.Error("settings are written that nobody changed")
	}
	s.Change()
	s.Write()
	if kept, _ := session.LoadSettings(st.files[game.SettingsFile]); kept.Scheme != session.RowsScheme || len(st.replaced) != 1 {
		t.Errorf("stored are %s", st.text(game.SettingsFile))
	}
	s.Change() // although nothing differs
	if s.Write(); len(st.replaced) != 1 {
		t.Error("settings are written that have not changed")
	}
	s.Settings.Scheme = session.OneScheme
	s.Change()
	if s.Flush(); st.flushed != 1 || len(st.replaced) != 2 {
		t.Errorf("flushed %d times, replaced %q", st.flushed, st.replaced)
	}
}
