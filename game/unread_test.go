package game

import (
	"bytes"
	"slices"
	"strings"
	"testing"
)

// said runs a game for a while from files and returns the sentences that it shows.
func said(t *testing.T, s *memory) (all []string) {
	t.Helper()
	r := newRun(t, options{store: s})
	for range 900 {
		if text := r.app.toast.text; text != "" && !slices.Contains(all, text) {
			all = append(all, text)
		}
		r.tick(1)
	}
	return all
}

// TestUnreadIsSaid looks whether what could not be read of a file is said, once, and kept.
func TestUnreadIsSaid(t *testing.T) {
	const (
		game     = "Not all of the saved game could be read. What could not be read is kept as game.log.bad."
		solves   = "Not all records could be read. What could not be read is kept as solves.jsonl.bad."
		settings = "Not all settings could be read. The old file is kept as settings.json.bad."
	)
	head := "game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n"
	for _, c := range []struct {
		name, file, text, kept, want string
	}{
		{"junk", GameFile, "rubbish\n", "rubbish\n", game},
		{"junk without an end", GameFile, "rubbish", "rubbish", game},
		{"version 0", GameFile, "game 0 x\n", "game 0 x\n", game},
		{"one line of junk", GameFile, head + "zzz\n+0 L k\n", "zzz\n", game},
		{"killed in a line", GameFile, head + "+0 L", "", ""},
		{"no settings", SettingsFile, "rubbish", "rubbish", settings},
		{"a wrong value", SettingsFile, `{"v":1,"theme":7}`, `{"v":1,"theme":7}`, settings},
		{"newer settings", SettingsFile, `{"v":2,"theme":7}`, `{"v":2,"theme":7}`, ""},
		{"a record of junk", SolvesFile, "rubbish\n", "rubbish\n", solves},
	} {
		s := newMemory()
		s.files[c.file] = []byte(c.text)
		want := []string{c.want}
		if c.want == "" {
			want = nil
		}
		if got := said(t, s); !slices.Equal(got, want) {
			t.Errorf("%s: says %q, want %q", c.name, got, c.want)
		}
		if got := string(s.files[c.file+".bad"]); got != c.kept {
			t.Errorf("%s: kept %q, want %q", c.name, got, c.kept)
		}
		if got := said(t, s); got != nil {
			t.Errorf("%s: the next run says %q again", c.name, got)
		}
	}
	all := newMemory()
	for _, f := range []string{GameFile, SolvesFile, SettingsFile} {
		all.files[f] = []byte("rubbish\n")
	}
	if got := said(t, all); len(got) != 3 {
		t.Errorf("of three broken files says %q", got)
	}
}

// TestUnreadRecordsAreSaid looks whether records that cannot be read are said in every run until the player has seen
// it, anew when there are others, and in another folder whatever settings came there.
func TestUnreadRecordsAreSaid(t *testing.T) {
	s := newMemory()
	s.files[SolvesFile], s.files[GameFile] = []byte("rubbish\n"), []byte("rubbish\n")
	const sentence = "Not all records"
	says := func(s *memory) bool {
		return slices.ContainsFunc(said(t, s), func(text string) bool { return strings.Contains(text, sentence) })
	}
	r := newRun(t, options{store: s})
	if r.tick(60); strings.Contains(r.app.toast.text, sentence) {
		t.Fatal("there is no sentence before that of the records")
	}
	r.app.Shutdown()
	if !says(s) {
		t.Error("a run that ended before the sentence came has used it up")
	}
	if says(s) {
		t.Error("it is said twice")
	}
	s.files[SolvesFile] = []byte("nonsense\n")
	if !says(s) {
		t.Error("of another record that cannot be read nothing is said")
	}
	other := newMemory()
	other.files[SettingsFile] = bytes.Clone(s.files[SettingsFile])
	other.files[SolvesFile] = []byte("nonsense\n")
	if !says(other) {
		t.Error("in another folder with the same settings nothing is said")
	}
}
