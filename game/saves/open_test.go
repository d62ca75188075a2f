package saves

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

func TestOpenNothing(t *testing.T) {
	st := newStore()
	s, notices := st.load()
	if len(notices) > 0 || !st.unchanged() || s.Shared() {
		t.Errorf("notices %q, appended %q, replaced %q", keys(notices), st.appended, st.replaced)
	}
	if s.Log.Current() != nil || s.History.Len() > 0 || string(s.Settings.JSON()) != string(session.Defaults().JSON()) {
		t.Errorf("game %v, %d records, settings %s", s.Log.Current(), s.History.Len(), s.Settings.JSON())
	}
}

func TestOpenWhole(t *testing.T) {
	solve, settings := solveLines(t, 1), session.Defaults()
	settings.Scheme = session.RowsScheme
	st := newStore(game.GameFile, summed(farHead+"+0 L k\n"), game.SolvesFile, solve, game.SettingsFile, string(settings.JSON()))
	s, notices := st.load()
	if len(notices) > 0 || !st.unchanged() {
		t.Errorf("notices %q, appended %q, replaced %q", keys(notices), st.appended, st.replaced)
	}
	g := s.Log.Current()
	if g == nil || g.STM() != 1 || !g.Paused() || s.Settings.Scheme != session.RowsScheme {
		t.Errorf("game %v, settings %s", g, s.Settings.JSON())
	}
	if s.History.Len() != 1 || len(s.History.Groups()) != 1 {
		t.Errorf("%d records in %d groups", s.History.Len(), len(s.History.Groups()))
	}
	g.Resume(0)
	s.left(t, 0)
	if !strings.HasPrefix(st.text(game.GameFile), summed(farHead+"+0 L k\n")+"+") {
		t.Errorf("a move leads to the log %q", st.text(game.GameFile))
	}
}

// TestOpenBroken checks which part of a damaged file is moved to another file, which part stays, and that the next start
// gives no notice.
func TestOpenBroken(t *testing.T) {
	const (
		unreadGame     = "message.unread_game game.log.bad"
		unreadSettings = "message.unread_settings settings.json.bad"
		newerSettings  = "message.newer_settings settings.json.bad"
		newerGame      = "message.newer game.log.newer"
	)
	settings := string(session.Defaults().JSON())
	for _, c := range []struct {
		name, file, text string
		kept             string // the name of the file that the unreadable part is moved to, and that part
		part             string
		left             string // the content that stays in the file
		notice           string
	}{
		{"junk", game.GameFile, "rubbish\n", game.BadGameFile, "rubbish\n", "", unreadGame},
		{"junk without an end", game.GameFile, "rubbish", game.BadGameFile, "rubbish", "", unreadGame},
		{"a head of version 0", game.GameFile, "game 0 x\n", game.BadGameFile, "game 0 x\n", "", unreadGame},
		{"a line of junk", game.GameFile, farHead + "zzz\n+0 L k\n", game.BadGameFile, "zzz\n", summed(farHead + "+0 L k\n"), unreadGame},
		{"a line cut short", game.GameFile, farHead + "+0 L", "", "", summed(farHead), ""},
		{"a newer game", game.GameFile, "game 9 later\n", game.NewerGameFile, "game 9 later\n", "", newerGame},
		{"no settings", game.SettingsFile, "rubbish", game.BadSettingsFile, "rubbish", settings, unreadSettings},
		{"a wrong value", game.SettingsFile, `{"v":1,"theme":7}`, game.BadSettingsFile, `{"v":1,"theme":7}`, settings, unreadSettings},
		{"newer settings", game.SettingsFile, `{"v":2,"theme":7}`, game.BadSettingsFile, `{"v":2,"theme":7}`, `{"v":2,"theme":7}`, newerSettings},
	} {
		st := newStore(c.file, c.text)
		s, notices := st.load()
		if got := keys(notices); got != c.notice {
			t.Errorf("%s: notice %q, want %q", c.name, got, c.notice)
		}
		s.Write()
		if got := st.text(c.file); got != c.left {
			t.Errorf("%s: the file is now %q, want %q", c.name, got, c.left)
		}
		if c.kept == "" {
			for name := range st.files {
				if name != c.file {
					t.Errorf("%s: there is %s", c.name, name)
				}
			}
		} else if got := st.text(c.kept); got != c.part {
			t.Errorf("%s: kept %q, want %q", c.name, got, c.part)
		}
		if _, notices := st.load(); len(notices) > 0 {
			t.Errorf("%s: the next start has the notice %q", c.name, keys(notices))
		}
	}
}

// TestKeptAsideForEver breaks the same files several times: nothing that is kept aside is ever replaced, and the same
// content is kept once.
func TestKeptAsideForEver(t *testing.T) {
	for _, c := range []struct{ file, aside, form string }{
		{game.GameFile, game.BadGameFile, "garbage %\n"},
		{game.GameFile, game.NewerGameFile, "game 9 later %\n"},
		{game.SettingsFile, game.BadSettingsFile, "garbage %"},
		{game.SettingsFile, game.BadSettingsFile, `{"v":2,"theme":%}`},
	} {
		st := newStore()
		for _, word := range []string{"1", "2", "2", "3"} {
			st.files[c.file] = []byte(strings.ReplaceAll(c.form, "%", word))
			s, _ := st.load()
			s.Write()
		}
		for n := 1; n <= 3; n++ {
			name := game.Numbered(c.aside, n)
			if got, want := st.text(name), strings.ReplaceAll(c.form, "%", string(rune('0'+n))); got != want {
				t.Errorf("%s holds %q, want %q", name, got, want)
			}
		}
		if st.text(game.Numbered(c.aside, 4)) != "" {
			t.Errorf("%s is kept twice", c.file)
		}
	}
	st := newStore()
	for _, line := range []string{"one\n", "two\n", "one\n"} {
		st.files[game.SolvesFile] = []byte(line)
		_, notices := st.load()
		for _, n := range notices {
			n.Shown()
		}
	}
	if got := st.text(game.BadSolvesFile); got != "one\ntwo\n" {
		t.Errorf("of the records is kept %q", got)
	}
}

// TestOpenUnreadableRecords checks that each unreadable record stays in its file, and that there is a notice about it in
// every run until the player has seen it.
func TestOpenUnreadableRecords(t *testing.T) {
	const want = "message.unread_solves solves.jsonl.bad"
	st := newStore(game.SolvesFile, "rubbish\n"+newerLine)
	for range 2 { // the player does not see the first notice
		s, notices := st.load()
		if keys(notices) != want || !st.unchanged() || len(s.records.known) != 1 {
			t.Fatalf("notice %q, appended %q, replaced %q, %d newer", keys(notices), st.appended, st.replaced, len(s.records.known))
		}
		if again := s.Read(); again != nil {
			t.Errorf("told again: %q", keys(again))
		}
	}
	_, notices := st.load()
	notices[0].Shown()
	if got := st.text(game.BadSolvesFile); got != "rubbish\n" || st.text(game.SolvesFile) != "rubbish\n"+newerLine {
		t.Errorf("kept %q, the records are %q", got, st.text(game.SolvesFile))
	}
	if _, notices := st.load(); len(notices) > 0 {
		t.Errorf("told again: %q", keys(notices))
	}
	st.files[game.SolvesFile] = []byte("rubbish\nnonsense\n")
	if _, notices := st.load(); keys(notices) != want {
		t.Errorf("of another record the notice is %q", keys(notices))
	}
}

// TestOpenTornRecord checks that a last line without a newline gets one, so that the next record has its own line.
func TestOpenTornRecord(t *testing.T) {
	line := solveLines(t, 1)
	st := newStore(game.SolvesFile, line[:len(line)-1])
	if _, notices := st.load(); len(notices) > 0 {
		t.Errorf("notice %q", keys(notices))
	}
	if got := st.text(game.SolvesFile); got != line {
		t.Errorf("the records are %q, want %q", got, line)
	}
}

// TestOpenReadsInParts checks that a long list of records is read in several ticks.
func TestOpenReadsInParts(t *testing.T) {
	lines := solveLines(t, many)
	st := newStore(game.SolvesFile, lines)
	s, _ := st.open()
	ticks, before := 0, 0
	for ; s.Loading(); ticks++ {
		s.Read()
		if n := s.History.Len() - before; n > 2+workATick/(len(lines)/many+lineWork) {
			t.Errorf("%d records are read in a tick", n)
		}
		before = s.History.Len()
	}
	if ticks < 3 || s.History.Len() != many {
		t.Errorf("%d records in %d ticks", s.History.Len(), ticks)
	}
}

// TestOpenLostRecord checks that the record of a game that was solved just before the program was killed is written
// exactly once.
func TestOpenLostRecord(t *testing.T) {
	st := newStore(game.GameFile, nearHead+"+0 L k\n")
	for range 2 {
		if s, _ := st.load(); s.History.Len() != 1 {
			t.Fatalf("%d records", s.History.Len())
		}
		if got := session.LoadSolves(st.files[game.SolvesFile]).List; len(got) != 1 || got[0].ID != nearID {
			t.Fatalf("stored are %+v", got)
		}
	}
}

// TestOpenShared checks that the game that another instance saves stays unchanged, whatever its file contains.
func TestOpenShared(t *testing.T) {
	for _, log := range []string{farHead + "+0 L k\n", "rubbish\n", "game 9 later\n", nearHead + "+0 L k\n"} {
		st := newStore(game.GameFile, log)
		s, notices := Open(game.Files{Data: st.files, Shared: true}, st)
		if !s.Shared() || len(notices) > 0 || s.Log.Current() != nil {
			t.Errorf("%q: shared %v, notice %q, game %v", log, s.Shared(), keys(notices), s.Log.Current())
		}
		for range session.MaxGames + 2 {
			s.solve(t)
		}
		if got := st.text(game.GameFile); got != log {
			t.Errorf("%q has become %q", log, got)
		}
		if got := len(session.LoadSolves(st.files[game.SolvesFile]).List); got != session.MaxGames+2 {
			t.Errorf("%d records are stored", got)
		}
		if s.Write(); len(st.files[game.SettingsFile]) == 0 {
			t.Error("no settings are stored")
		}
	}
}

// TestNamesOfFiles checks that [game.Stored] lists every written file, and how it is written.
func TestNamesOfFiles(t *testing.T) {
	st := newStore(game.GameFile, "game 9 later\n", game.SolvesFile, "rubbish\n", game.SettingsFile, "rubbish", game.GoalsFile, "rubbish\n",
		game.MarksFile, "rubbish\n", game.PictureFile, "rubbish")
	for range 2 {
		s, notices := st.load()
		for _, n := range notices {
			if n.Shown != nil {
				n.Shown()
			}
		}
		s.solve(t)
		s.MarkStudy(0, 7)
		s.KeepGoal(mustConfig(t, "2x2.path(a1:RDL)"), "A")
		s.Write()
		st.files[game.GameFile] = []byte("rubbish\n")
	}
	var logs, wholes []string
	for _, f := range game.Stored() {
		if f.Log {
			logs = append(logs, f.Name)
		}
		if f.Replaced && f.Name != game.CrashFile { // which the host writes
			wholes = append(wholes, f.Name)
		}
	}
	if got, want := sorted(st.appended), sorted(logs); !slices.Equal(got, want) {
		t.Errorf("lines are added to %q, want %q", got, want)
	}
	if got, want := sorted(st.replaced), sorted(wholes); !slices.Equal(got, want) {
		t.Errorf("replaced are %q, want %q", got, want)
	}
}
