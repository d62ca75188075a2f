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

// TestReplaced starts with every file broken in every way, changes a setting, and looks which files are replaced: that of
// the records that cannot be read once, for the second start meets the same.
func TestReplaced(t *testing.T) {
	s := &replacing{memory: newMemory()}
	for _, game := range []string{"rubbish\n", "game 27 torn\n"} {
		s.files[GameFile] = []byte(game)
		s.files[SolvesFile] = []byte("rubbish\n")
		s.files[SettingsFile] = []byte("rubbish")
		r := newRun(t, options{store: s.memory, boot: func(b *Boot) { b.Store = s }})
		r.tick(900) // all that is to be said of them
		r.app.set.Scheme = "rows"
		r.app.keepSettings()
		r.tick(1)
	}
	slices.Sort(s.names)
	if n := len(slices.DeleteFunc(slices.Clone(s.names), func(name string) bool { return name != BadSolvesFile })); n != 1 {
		t.Errorf("%s is replaced %d times", BadSolvesFile, n)
	}
	var want []string
	for _, f := range Stored() {
		if f.Replaced {
			want = append(want, f.Name)
		}
	}
	slices.Sort(want)
	if got := slices.Compact(s.names); !slices.Equal(got, want) {
		t.Errorf("replaced %q, want %q", got, want)
	}
}
