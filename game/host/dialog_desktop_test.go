//go:build !js && !android && !ios

package host

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wildfifteen/game/pictures"
)

func TestChosenFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a b.json")
	for _, text := range []string{"first", "second, longer"} {
		if err := writeChosen(path, textOf(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := readChosen(path, maxOpened); string(got) != text || err != nil {
			t.Errorf("read %q, %v, want %q", got, err, text)
		}
	}
	if left, _ := os.ReadDir(filepath.Dir(path)); len(left) != 1 {
		t.Errorf("%d files are left behind", len(left)-1)
	}
	if err := writeChosen(filepath.Join(t.TempDir(), "no", "folder"), textOf("")); err == nil {
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
	if _, err := readChosen(large, maxOpened); !errors.As(err, &tooMuch) {
		t.Errorf("a large file: %v", err)
	}
}

// TestOpened checks that pictures have a smaller limit than other files.
func TestOpened(t *testing.T) {
	long := strings.Repeat("x", pictures.MaxFile)
	var tooMuch tooLarge
	if _, err := opened(strings.NewReader("\xff\xd8\xff"+long), "a.jpg", maxOpened); !errors.As(err, &tooMuch) || tooMuch != (tooLarge{"a.jpg", pictures.MaxFile}) {
		t.Errorf("a long picture: %v", err)
	}
	if data, err := opened(strings.NewReader("{  "+long), "a.json", maxOpened); len(data) != len(long)+3 || err != nil {
		t.Errorf("a long backup: %d bytes, %v", len(data), err)
	}
	if data, err := opened(strings.NewReader("ab"), "a", 2); string(data) != "ab" || err != nil {
		t.Errorf("a short file: %q, %v", data, err)
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
