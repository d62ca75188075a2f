package app_test

import (
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// replacing is a store that records which files are replaced.
type replacing struct {
	*gametest.Memory
	names []string
}

func (s *replacing) Replace(name string, data []byte) {
	s.names = append(s.names, name)
	s.Memory.Replace(name, data)
}

// TestReplaced starts with every file broken in every way, changes a setting, and checks which files are replaced. The
// file of unreadable records is replaced only once, because the second start finds the same records.
func TestReplaced(t *testing.T) {
	t.Parallel()
	s := &replacing{Memory: gametest.NewMemory()}
	for _, log := range []string{"rubbish\n", "game 27 torn\n"} {
		s.Files[game.GameFile] = []byte(log)
		s.Files[game.SolvesFile] = []byte("rubbish\n")
		s.Files[game.SettingsFile] = []byte("rubbish")
		s.Files[game.GoalsFile] = []byte("rubbish\n")
		s.Files[game.PictureFile] = []byte("rubbish")
		s.Files[game.MarksFile] = []byte("rubbish\n")
		r := gametest.New(t, gametest.Options{Store: s.Memory, Boot: func(b *game.Boot) { b.Store = s }})
		r.Tick(900) // until all toasts about them have been shown
		r.Open("settings")
		r.Press(ui.ID{Name: "scheme", N: 2})
		if got := r.StoredSettings().Scheme; got != "rows" {
			t.Errorf("the scheme is %s", got)
		}
	}
	slices.Sort(s.names)
	if n := len(slices.DeleteFunc(slices.Clone(s.names), func(name string) bool { return name != game.BadSolvesFile })); n != 1 {
		t.Errorf("%s is replaced %d times", game.BadSolvesFile, n)
	}
	var want []string
	for _, f := range game.Stored() {
		if f.Replaced && f.Name != game.CrashFile { // which the host writes
			want = append(want, f.Name)
		}
	}
	slices.Sort(want)
	if got := slices.Compact(s.names); !slices.Equal(got, want) {
		t.Errorf("replaced %q, want %q", got, want)
	}
}
