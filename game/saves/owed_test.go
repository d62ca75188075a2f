package saves

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// killed opens what is in the store after a kill, twice, and checks that exactly these wins are on record, by their clocks.
func (s *store) killed(t *testing.T, clocks map[int64]int) {
	t.Helper()
	now := newStore()
	for name, data := range s.files {
		now.files[name] = bytes.Clone(data)
	}
	for range 2 {
		if _, notices := now.load(); len(notices) > 0 {
			t.Errorf("says %q", keys(notices))
		}
		got := map[int64]int{}
		all := session.LoadSolves(now.files[game.SolvesFile])
		for _, r := range all.List {
			got[r.MS]++
		}
		for _, r := range all.Runs {
			got[r.MS]++
		}
		if fmt.Sprint(got) != fmt.Sprint(clocks) {
			t.Fatalf("on record are wins of these ms, and how often: %v, want %v; the log was\n%s", got, clocks, s.text(game.GameFile))
		}
	}
}

// win solves a game in a time.
func (s *Saves) win(t *testing.T, clock time.Duration) {
	t.Helper()
	s.Start(mustGame(t, farID), session.Options{}, 0, date)
	s.left(t, 0)
	s.left(t, clock)
	s.Finish(s.Log.Current(), date)
}

// TestWinOutlivesItsGame wins games whose records the disk has not taken yet, takes them out of the log in each way that there
// is, and kills the program: the next start has their records.
func TestWinOutlivesItsGame(t *testing.T) {
	begin := func(s *Saves) {
		s.Start(mustGame(t, farID), session.Options{}, 0, date)
		s.left(t, 0)
	}
	back := func(s *Saves) {
		t.Helper()
		s.Start(mustGame(t, nearID), session.Options{}, 0, date)
		if !s.Log.Undo(time.Second) {
			t.Fatal("no way back")
		}
	}
	run := wayOfRun(t)
	for name, leave := range map[string]func(s *Saves){
		"dealt anew": func(s *Saves) {
			back(s)
			s.Start(mustGame(t, nearID), session.Options{}, 0, date)
		},
		"moved": func(s *Saves) {
			back(s)
			if !s.Log.Undo(time.Second) {
				t.Fatal("the move cannot be undone")
			}
			s.left(t, 2*time.Second)
			s.Log.Games()
		},
		"dealt anew, and the log shortened": func(s *Saves) {
			back(s)
			for range 2 * session.MaxGames {
				begin(s)
			}
		},
		"one game too many": func(s *Saves) {
			for range 2 * session.MaxGames {
				begin(s)
			}
		},
		"started again": func(s *Saves) {
			back(s)
			s.Start(mustGame(t, nearID), session.Options{}, 0, date)
			*s = *mustOpen(t, s.store.(*store))
			for range 2 * session.MaxGames {
				begin(s)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			st := newStore()
			s, _ := st.load()
			begin(s)
			st.slow = true
			s.win(t, 7*time.Second)
			s.playLegs(t, 1, 3, false, true)
			leave(s)
			st.killed(t, map[int64]int{7000: 1, run: 1})
			st.sync(s)
			st.killed(t, map[int64]int{7000: 1, run: 1})
			for range session.MaxGames + 1 { // on disk: now the log need not keep them
				begin(s)
			}
			if n := strings.Count(st.text(game.GameFile), "game "); n > session.MaxGames+1 || strings.Contains(st.text(game.GameFile), " kept") {
				t.Errorf("the log has %d games:\n%s", n, st.text(game.GameFile))
			}
			st.killed(t, map[int64]int{7000: 1, run: 1})
		})
	}
}

// mustOpen starts the game again on the same store; the old one's records are lost.
func mustOpen(t *testing.T, st *store) *Saves {
	t.Helper()
	st.queued, st.receipts = nil, nil
	s, notices := st.load()
	if len(notices) > 0 {
		t.Errorf("says %q", keys(notices))
	}
	return s
}

// wayOfRun returns the clock of the run of playLegs, in ms.
func wayOfRun(t *testing.T) int64 {
	t.Helper()
	st := newStore()
	s, _ := st.load()
	s.playLegs(t, 1, 3, false, true)
	return session.LoadSolves(st.files[game.SolvesFile]).Runs[0].MS
}

// TestAnyWinOutlivesAKill plays at random on a disk that takes records late, and kills the program at random: no win is
// lost or recorded twice, and the log does not grow once the disk has the records.
func TestAnyWinOutlivesAKill(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 3))
	for range 40 {
		st := newStore()
		st.slow = true
		s, _ := st.load()
		wins := map[int64]int{}
		s.Start(mustGame(t, farID), session.Options{}, 0, date)
		now := time.Duration(0)
		for n := range 300 {
			now += time.Second
			g := s.Log.Current()
			g.Resume(now)
			switch k := r.IntN(20); {
			case k == 0:
				st.sync(s)
			case k == 1:
				st.killed(t, wins)
			case k == 2:
				s = mustOpen(t, st)
			case k < 6:
				s.Log.Undo(now)
			case k < 8:
				s.Log.Redo(now)
			case k < 11 && g.Over(), k == 11:
				s.Start(mustGame(t, farID), session.Options{}, now, date)
			case k == 12:
				s.Supplant(mustGame(t, nearID), session.Options{}, now, date)
			case g.Over() || g.Game().ID() != farID:
			case g.STM() == 0:
				s.left(t, now)
			default:
				s.left(t, now+time.Duration(n)*time.Millisecond)
				wins[g.Clock(now).Milliseconds()]++
				s.Finish(g, date)
			}
		}
		st.sync(s)
		for range 2 * session.MaxGames {
			s.Start(mustGame(t, farID), session.Options{}, now, date)
		}
		if n := strings.Count(st.text(game.GameFile), "game "); n > session.MaxGames+1 {
			t.Errorf("the log has %d games", n)
		}
	}
}

// TestBrokenBackupLosesNoWin wins a game while a backup is read that turns out to be broken.
func TestBrokenBackupLosesNoWin(t *testing.T) {
	st := newStore()
	s, _ := st.load()
	text := `{"wildfifteen":1,"version":"x","files":{"solves.jsonl":"` + strings.Repeat("rubbish\\n", 3*workATick/8) + `"}}`
	s.RestoreRecords(BackupFile{Data: []byte(text)})
	s.Read()
	s.win(t, 7*time.Second)
	done, ok := s.Restored()
	for ; !ok; done, ok = s.Restored() {
		s.Read()
	}
	if done.Fault == "" || !strings.Contains(st.text(game.SolvesFile), `"ms":7000`) || len(st.receipts) != 1 {
		t.Errorf("%+v, records %q, receipts %q", done, st.text(game.SolvesFile), st.receipts)
	}
}

// TestPlayDuringARestore wins a game and a run, removes a game and brings it back while a backup is checked, and while its
// records are added: each line is written at once, and asked for.
func TestPlayDuringARestore(t *testing.T) {
	for _, adding := range []bool{false, true} {
		st := newStore(game.SolvesFile, solveLines(t, 2))
		s, _ := st.load()
		s.RestoreRecords(BackupFile{Data: []byte(packed(t, backupForm, map[string]string{game.SolvesFile: manyRecords(t, 2000)}))})
		for s.Read(); adding && s.History.Len() < 100; {
			s.Read()
		}
		if s.restore.ended || adding != s.restore.checked || adding != (len(s.restore.lines) > 0) {
			t.Fatalf("adding %t: the restore is elsewhere", adding)
		}
		for what, do := range map[string]func(){
			`"ms":7000`:    func() { s.win(t, 7*time.Second) },
			`"run":`:       func() { s.playLegs(t, 1, 3, false, true) },
			`"removed":"`:  func() { s.Remove(0) },
			`"restored":"`: func() { s.Remove(1); s.Unremove(1) },
		} {
			if do(); !strings.Contains(st.text(game.SolvesFile), what) || len(s.owed.waiting) > 0 {
				t.Errorf("adding %t: %s is not written, or not asked for", adding, what)
			}
		}
	}
}

// TestWinThatNobodySaw deals a game in the tick in which another was won.
func TestWinThatNobodySaw(t *testing.T) {
	st := newStore()
	s, _ := st.load()
	for i := range 3 {
		s.Start(mustGame(t, farID), session.Options{}, 0, date)
		s.left(t, 0)
		s.left(t, time.Duration(i+1)*time.Second)
		if i == 1 {
			s.Finish(s.Log.Current(), date)
		}
	}
	if s, _ = st.load(); strings.Count(st.text(game.SolvesFile), "\n") != 3 { // the last win is found at the start
		t.Errorf("records:\n%s", st.text(game.SolvesFile))
	}
	s.Start(mustGame(t, farID), session.Options{}, 0, date)
	if n := strings.Count(st.text(game.SolvesFile), "\n"); n != 3 || s.History.Len() != 3 {
		t.Errorf("%d records", n)
	}
}
