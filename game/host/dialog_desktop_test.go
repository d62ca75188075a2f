//go:build !js && !android && !ios

package host

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"wildfifteen/game"
	"wildfifteen/game/pictures"
)

func TestChosenFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a b.json")
	for _, text := range []string{"first", "second, longer"} {
		if err := writeChosen(path, textOf(text)); err != nil {
			t.Fatal(err)
		}
		if r, err := offered(path); string(r.Data) != text || r.Text != "a b.json" || r.Range.Length > 0 || err != nil {
			t.Errorf("offered is %+v, %v, want %q", r, err, text)
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
	const most = 5 << 30
	if err := os.Truncate(large, most); err != nil {
		t.Fatal(err)
	}
	if r, err := offered(large); len(r.Data) != longOpened || r.Range.Length != most || err != nil {
		t.Errorf("of a file of 5 GiB %d bytes are offered, of %d: %v", len(r.Data), r.Range.Length, err)
	}
}

// offered returns the reply with a file.
func offered(path string) (game.Reply, error) {
	s := &system{host: &host{}}
	s.host.requests.host = s.host
	err := s.offer(filepath.Base(path), func() (fs.File, error) { return os.Open(path) })
	replies := s.host.requests.takeReplies(nil)
	if len(replies) != 1 {
		return game.Reply{}, err
	}
	return replies[0], err
}

// TestLongFile reads a long file in parts, in order and from any place, and a picture as a whole.
func TestLongFile(t *testing.T) {
	text := strings.Repeat("0123456789", longOpened/5)
	files := fstest.MapFS{"a.json": {Data: []byte(text)}, "a.jpg": {Data: []byte("\xff\xd8\xff" + text)}}
	s := &system{host: &host{}}
	s.host.requests.host = s.host
	var open []*handle
	offer := func(name string) game.Reply {
		t.Helper()
		err := s.offer(name, func() (fs.File, error) {
			f, err := files.Open(name)
			if err != nil {
				return nil, err
			}
			open = append(open, &handle{File: f, ReaderAt: f.(io.ReaderAt)})
			return open[len(open)-1], nil
		})
		replies := s.host.requests.takeReplies(nil)
		if err != nil || len(replies) != 1 {
			t.Fatalf("%s: %d replies, %v", name, len(replies), err)
		}
		return replies[0]
	}
	if r := offer("a.jpg"); len(r.Data) != 3+len(text) || r.Range.Length > 0 {
		t.Errorf("of a long picture %d bytes are offered, of %d", len(r.Data), r.Range.Length)
	}
	first, last := offer("a.json"), offer("a.json")
	if string(last.Data) != text[:longOpened] || last.Range.Length != len(text) || first.Range.Name == last.Range.Name {
		t.Errorf("%d bytes of %s, which has %d", len(last.Data), last.Range.Name, last.Range.Length)
	}
	for _, from := range []int{0, 7, longOpened, 3, len(text) - 4, len(text), 5} {
		data, err := s.long.read(game.Range{Name: last.Range.Name, From: int64(from), Length: 9})
		if want := text[from:min(len(text), from+9)]; string(data) != want || err != nil {
			t.Errorf("from %d: %q, %v, want %q", from, data, err, want)
		}
		if slices.ContainsFunc(open, func(h *handle) bool { return !h.closed }) {
			t.Errorf("from %d: the file is still open", from)
		}
	}
	if data, err := s.long.read(game.Range{Name: first.Range.Name, From: 5, Length: 1}); string(data) != "5" || err != nil {
		t.Errorf("the file before: %q, %v", data, err)
	}
	if _, err := s.long.read(game.Range{Name: "opened 9", Length: 1}); !errors.Is(err, errNoFile) {
		t.Errorf("a file that nobody has chosen: %v", err)
	}
	files["a.json"].Data = []byte(text[:longOpened+5])
	if data, err := s.long.read(game.Range{Name: last.Range.Name, From: longOpened, Length: 9}); string(data) != text[longOpened:][:5] || err == nil {
		t.Errorf("a file that has become shorter: %q, %v", data, err)
	}
	delete(files, "a.json")
	if _, err := s.long.read(game.Range{Name: last.Range.Name, Length: 1}); err == nil {
		t.Error("a file that is gone is read")
	}
}

// handle is a file that knows whether it is closed.
type handle struct {
	fs.File
	io.ReaderAt
	closed bool
}

func (h *handle) Close() error {
	h.closed = true
	return h.File.Close()
}

// TestOpened checks that pictures have a limit, and files without an end.
func TestOpened(t *testing.T) {
	long := strings.Repeat("x", pictures.MaxFile)
	var tooMuch tooLarge
	for _, text := range []string{"\xff\xd8\xff" + long, "{  " + long} {
		path := filepath.Join(t.TempDir(), "a.jpg")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := offered(path)
		if picture := pictures.Is([]byte(text)); picture != errors.As(err, &tooMuch) || picture && tooMuch != (tooLarge{"a.jpg", pictures.MaxFile}) {
			t.Errorf("%.3q and so on: %v", text, err)
		} else if !picture && r.Range.Length != len(text) {
			t.Errorf("%.3q and so on: %d bytes of %d", text, r.Range.Length, len(text))
		}
	}
	s := &system{host: &host{}}
	s.host.requests.host = s.host
	if err := s.offer("zero", func() (fs.File, error) { return endless{}, nil }); !errors.As(err, &tooMuch) {
		t.Errorf("a file without an end: %v", err)
	}
}

// endless is a file without an end, as of a device.
type endless struct{}

func (endless) Stat() (fs.FileInfo, error) {
	return fstest.MapFS{"zero": {Mode: fs.ModeDevice}}.Stat("zero")
}
func (endless) Read(data []byte) (int, error) { return len(data), nil }
func (endless) Close() error                  { return nil }

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
