//go:build !js && !android && !ios

package host

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func TestChosenFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a b.json")
	for _, text := range []string{"first", "second, longer"} {
		if err := writeChosen(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := readChosen(path); string(got) != text || err != nil {
			t.Errorf("read %q, %v, want %q", got, err, text)
		}
	}
	if left, _ := os.ReadDir(filepath.Dir(path)); len(left) != 1 {
		t.Errorf("%d files are left behind", len(left)-1)
	}
	if err := writeChosen(filepath.Join(t.TempDir(), "no", "folder"), nil); err == nil {
		t.Error("a file is written to a folder that does not exist")
	}
	large := filepath.Join(t.TempDir(), "large")
	if err := os.WriteFile(large, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, maxOpened+1); err != nil {
		t.Fatal(err)
	}
	var tooMuch tooLarge
	if _, err := readChosen(large); !errors.As(err, &tooMuch) {
		t.Errorf("a large file: %v", err)
	}
}

// TestFirstDialog checks which dialogue is shown.
func TestFirstDialog(t *testing.T) {
	says := func(path string, err error) func() (string, error) {
		return func() (string, error) { return path, err }
	}
	broken := errors.New("no display")
	for _, c := range []struct {
		portal, other func() (string, error)
		path          string
		err           error
	}{
		{says("/a", nil), says("/b", nil), "/a", nil},
		{says("", nil), says("/b", nil), "", nil},
		{says("", errNoDialog), says("/b", nil), "/b", nil},
		{says("", errNoDialog), says("", broken), "", errNoDialog},
	} {
		if path, err := firstDialog(c.portal, c.other); path != c.path || !errors.Is(err, c.err) {
			t.Errorf("%q, %v, want %q, %v", path, err, c.path, c.err)
		}
	}
}
