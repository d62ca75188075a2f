package app_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
)

// toasted starts with a store, waits for fifteen seconds and returns the toasts that appear.
func toasted(t *testing.T, s *gametest.Memory) (all []string) {
	t.Helper()
	r := gametest.New(t, gametest.Options{Store: s})
	for range 90 {
		if text, _ := r.Toast(); text != "" && !slices.Contains(all, text) {
			all = append(all, text)
		}
		r.Tick(10)
	}
	return all
}

// TestUnreadIsAnnounced checks that a toast says once that a part of a file could not be read, and that this part is
// kept.
func TestUnreadIsAnnounced(t *testing.T) {
	const (
		unreadGame     = "Part of your saved game is damaged. The damaged part has been kept as game.log.bad."
		unreadSolves   = "Some of your records are damaged. The damaged part has been kept as solves.jsonl.bad."
		newerSettings  = "Some settings come from a newer version. The file has been kept as settings.json.bad."
		unreadSettings = "Some of your settings are damaged. The old file has been kept as settings.json.bad."
	)
	head := "game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n"
	for _, c := range []struct{ name, file, text, kept, want string }{
		{"junk", game.GameFile, "rubbish\n", "rubbish\n", unreadGame},
		{"junk without an end", game.GameFile, "rubbish", "rubbish", unreadGame},
		{"version 0", game.GameFile, "game 0 x\n", "game 0 x\n", unreadGame},
		{"one line of junk", game.GameFile, head + "zzz\n+0 L k\n", "zzz\n", unreadGame},
		{"killed in a line", game.GameFile, head + "+0 L", "", ""},
		{"no settings", game.SettingsFile, "rubbish", "rubbish", unreadSettings},
		{"a wrong value", game.SettingsFile, `{"v":1,"theme":7}`, `{"v":1,"theme":7}`, unreadSettings},
		{"newer settings", game.SettingsFile, `{"v":2,"theme":7}`, `{"v":2,"theme":7}`, newerSettings},
		{"a record of junk", game.SolvesFile, "rubbish\n", "rubbish\n", unreadSolves},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := gametest.NewMemory()
			s.Files[c.file] = []byte(c.text)
			var want []string
			if c.want != "" {
				want = []string{c.want}
			}
			if got := toasted(t, s); !slices.Equal(got, want) {
				t.Errorf("says %q, want %q", got, c.want)
			}
			if got := string(s.Files[c.file+".bad"]); got != c.kept {
				t.Errorf("kept %q, want %q", got, c.kept)
			}
			if got := toasted(t, s); got != nil {
				t.Errorf("the next run says %q again", got)
			}
		})
	}
	all := gametest.NewMemory()
	for _, f := range []string{game.GameFile, game.SolvesFile, game.SettingsFile} {
		all.Files[f] = []byte("rubbish\n")
	}
	if got := toasted(t, all); len(got) != 3 {
		t.Errorf("of three broken files says %q", got)
	}
}

// TestUnreadRecordsAreAnnounced checks that a toast tells of unreadable records in every run until the player has seen
// it. It comes again if there are more of them, and in another folder even if the settings were copied there.
func TestUnreadRecordsAreAnnounced(t *testing.T) {
	t.Parallel()
	s := gametest.NewMemory()
	s.Files[game.SolvesFile], s.Files[game.GameFile] = []byte("rubbish\n"), []byte("rubbish\n")
	const sentence = "Some of your records"
	says := func(s *gametest.Memory) bool {
		return slices.ContainsFunc(toasted(t, s), func(text string) bool { return strings.Contains(text, sentence) })
	}
	r := gametest.New(t, gametest.Options{Store: s})
	r.Tick(60)
	if text, _ := r.Toast(); text == "" || strings.Contains(text, sentence) {
		t.Fatal("there is no sentence before that of the records")
	}
	r.App.Shutdown()
	if !says(s) {
		t.Error("a run that ended before the sentence came has used it up")
	}
	if says(s) {
		t.Error("it is said twice")
	}
	s.Files[game.SolvesFile] = []byte("nonsense\n")
	if !says(s) {
		t.Error("of another record that cannot be read nothing is said")
	}
	other := gametest.NewMemory()
	other.Files[game.SettingsFile] = bytes.Clone(s.Files[game.SettingsFile])
	other.Files[game.SolvesFile] = []byte("nonsense\n")
	if !says(other) {
		t.Error("in another folder with the same settings nothing is said")
	}
}

// TestNewerGameIsAnnounced starts on the game of a newer version, which is kept, and plays another.
func TestNewerGameIsAnnounced(t *testing.T) {
	t.Parallel()
	s := gametest.NewMemory()
	s.Files[game.GameFile] = []byte("game 9 later\n")
	if got, want := toasted(t, s), []string{"Your saved game comes from a newer version. It has been kept as game.log.newer."}; !slices.Equal(got, want) {
		t.Errorf("says %q, want %q", got, want)
	}
	if got := string(s.Files[game.NewerGameFile]); got != "game 9 later\n" {
		t.Errorf("kept %q", got)
	}
	if log := session.Load(s.Files[game.GameFile]); log.Newer > 0 || log.Log.Current() == nil {
		t.Errorf("the log is %q", s.Files[game.GameFile])
	}
}
