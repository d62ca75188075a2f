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
	if !s.Log.Current().First() || !strings.HasPrefix(st.text(game.GameFile), strings.TrimSpace(strings.Replace(farHead, "game 1", "game 2", 1))) {
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
	if g := s.History.Groups(); len(g) != 1 || g[0].Tally(session.NoInput).Games != 1 {
		t.Errorf("%d groups", len(g))
	}

	// A game that the program solved gives no record and solves no kind of goal.
	s, st = nil, newStore()
	s, _ = st.open()
	s.Start(mustGame(t, nearID), session.Options{First: true}, 0, date)
	if err := s.Log.Current().Auto(puzzle.Move{Dir: puzzle.Left, N: 1}, 0); err != nil {
		t.Fatal(err)
	}
	s.Finish(s.Log.Current(), date)
	if s.History.Len() > 0 || len(st.files[game.SolvesFile]) > 0 || s.Settings.Solved.Has("classic") || s.Settings.FirstDone {
		t.Errorf("%d records, settings %s", s.History.Len(), s.Settings.JSON())
	}
}

// TestFinishReadsFirst solves a game before all records are read: which bests it beats depends on them.
func TestFinishReadsFirst(t *testing.T) {
	st := newStore(game.SolvesFile, solveLines(t, many))
	s, _ := st.open()
	s.Start(mustGame(t, farID), session.Options{}, 0, date)
	s.left(t, 0)
	s.left(t, time.Hour)
	s.Finish(s.Log.Current(), date)
	if s.History.Len() != many+1 || s.History.Groups()[0].Tally(session.NoInput).Games != many+1 {
		t.Errorf("%d records", s.History.Len())
	}
	if notices := s.Read(); len(notices) > 0 || s.History.Len() != many+1 {
		t.Errorf("reading on adds to %d records", s.History.Len())
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
	if !s.Own(st.files[game.GameFile]) || s.Shared() {
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
	for range 3 {
		s.Log.Undo(2 * time.Second)
	}
	for range 2 * session.MaxGames { // the log is shortened: it still knows theirs
		s.Start(mustGame(t, nearID), session.Options{}, 0, date)
	}
	if games := session.Load(st.files[game.GameFile]).Log.All(); games[0].Game().ID() != farID || games[0].STM() != 1 {
		t.Errorf("their begun game is gone: %q", st.text(game.GameFile))
	}
	before := st.text(game.GameFile)
	if s.Own(nil) || st.text(game.GameFile) != before {
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
