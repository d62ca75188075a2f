package game

import (
	"slices"
	"testing"
)

// replacing is a store that notes which files are replaced.
type replacing struct {
	*memory
	names []string
}

func (s *replacing) Replace(name string, data []byte) {
	s.names = append(s.names, name)
	s.memory.Replace(name, data)
}

// TestReplaced starts with every file broken in every way, changes a setting, and looks which files are replaced.
func TestReplaced(t *testing.T) {
	s := &replacing{memory: newMemory()}
	for _, game := range []string{"rubbish\n", "game 27 torn\n"} {
		s.files[GameFile] = []byte(game)
		s.files[SolvesFile] = []byte("rubbish\n")
		s.files[SettingsFile] = []byte("rubbish")
		r := newRun(t, options{store: s.memory, boot: func(b *Boot) { b.Store = s }})
		r.tick(60)
		r.app.set.Scheme = "rows"
		r.app.keepSettings()
		r.tick(1)
	}
	slices.Sort(s.names)
	want := Replaced()
	slices.Sort(want)
	if got := slices.Compact(s.names); !slices.Equal(got, want) {
		t.Errorf("replaced %q, want %q", got, want)
	}
}
