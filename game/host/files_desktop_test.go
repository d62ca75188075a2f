//go:build !js && !android && !ios

package host

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/atotto/clipboard"

	"wildfifteen/assets"
	"wildfifteen/game"
)

func TestKeepFile(t *testing.T) {
	dir := t.TempDir()
	missing := filepath.Join(dir, "none")
	for _, want := range []string{"a.csv", "a (2).csv", "a (3).csv"} {
		path, err := keepFile([]string{missing, dir}, "a.csv", []byte(want))
		if err != nil || path != filepath.Join(dir, want) {
			t.Fatalf("kept as %s, %v; want %s", path, err, want)
		}
		if data, _ := os.ReadFile(path); string(data) != want {
			t.Errorf("%s holds %q", path, data)
		}
	}
	if path, err := keepFile([]string{missing}, "a.csv", nil); err == nil {
		t.Errorf("kept in a folder that is not there: %s", path)
	}
}

func TestPlainName(t *testing.T) {
	for name, want := range map[string]string{
		"wild.png": "wild.png", "../../x": "-..-x", "a/b\\c:d": "a-b-c-d", "": "wildfifteen", " . ": "wildfifteen", "a\nb": "a-b",
	} {
		if got := plainName(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
}

func TestFirstFile(t *testing.T) {
	files := fstest.MapFS{"dir/inner": {Data: []byte("no")}, "solves.jsonl": {Data: []byte("yes")}}
	name, data, err := firstFile(files)
	if err != nil || name != "solves.jsonl" || string(data) != "yes" {
		t.Errorf("%s holding %q, %v", name, data, err)
	}
	if _, _, err := firstFile(fstest.MapFS{}); err == nil {
		t.Error("a file out of nothing")
	}
}

// TestFailed words the game's own reasons in the player's language, and leaves the system's as they are.
func TestFailed(t *testing.T) {
	h := &host{lang: assets.NewLang(map[string]string{"host.not_opened": "non: {why}", "host.too_large": "{name} > {most}"}, false)}
	h.out.h = h
	h.out.failed("host.not_opened", tooLarge("a.zip"))
	h.out.failed("host.not_opened", os.ErrNotExist)
	var got []string
	for _, r := range h.out.takeReplies(nil) {
		got = append(got, r.Text)
	}
	if want := []string{"non: a.zip > 64", "non: " + os.ErrNotExist.Error()}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestPasted tells a clipboard without text from one that cannot be read.
func TestPasted(t *testing.T) {
	h := &host{lang: assets.Load("en")}
	h.out.h = h
	was := clipboard.Unsupported
	defer func() { clipboard.Unsupported = was }()
	clipboard.Unsupported = false
	h.read("4x4#a", nil)
	h.read("", nil)
	h.read("", &exec.ExitError{}) // as xclip ends
	clipboard.Unsupported = true
	h.read("", exec.ErrNotFound)
	nothing := game.Reply{Kind: game.Failed, Text: h.lang.T("host.nothing_to_paste")}
	want := []game.Reply{{Kind: game.Pasted, Text: "4x4#a"}, nothing, nothing, {Kind: game.Failed, Text: h.lang.T("host.no_clipboard")}}
	same := func(a, b game.Reply) bool { return a.Kind == b.Kind && a.Text == b.Text }
	if got := h.out.takeReplies(nil); !slices.EqualFunc(got, want, same) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}
