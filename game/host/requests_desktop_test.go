//go:build !js && !android && !ios

package host

import (
	"io"
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

func TestWriteToFirst(t *testing.T) {
	dir := t.TempDir()
	missing := filepath.Join(dir, "none")
	for _, want := range []string{"a.csv", "a (2).csv", "a (3).csv"} {
		path, err := writeToFirst([]string{missing, dir}, "a.csv", textOf(want))
		if err != nil || path != filepath.Join(dir, want) {
			t.Fatalf("kept as %s, %v; want %s", path, err, want)
		}
		if data, _ := os.ReadFile(path); string(data) != want {
			t.Errorf("%s holds %q", path, data)
		}
	}
	if path, err := writeToFirst([]string{missing}, "a.csv", textOf("")); err == nil {
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
	s := &system{host: &host{}}
	s.host.requests.host = s.host
	if err := s.offerFirst(files); err != nil {
		t.Fatal(err)
	}
	if all := s.host.requests.takeReplies(nil); len(all) != 1 || all[0].Text != "solves.jsonl" || string(all[0].Data) != "yes" {
		t.Errorf("%+v", all)
	}
	if err := s.offerFirst(fstest.MapFS{}); err == nil {
		t.Error("a file out of nothing")
	}
}

// TestFailed checks that the program's own errors are worded in the player's language, and the system's left as they are.
func TestFailed(t *testing.T) {
	r := requests{host: &host{}}
	r.host.lang.Store(assets.NewLang(map[string]string{"host.not_opened": "non: {why}", "host.too_large": "{name} > {most}"}, false))
	r.failWith("host.not_opened", tooLarge{"a.zip", 5 << 20})
	r.failWith("host.not_opened", os.ErrNotExist)
	var got []string
	for _, a := range r.takeReplies(nil) {
		got = append(got, a.Text)
	}
	if want := []string{"non: a.zip > 5", "non: " + os.ErrNotExist.Error()}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestSpoken checks that the program's own sentences are in the language that is on the screen.
func TestSpoken(t *testing.T) {
	h := &host{}
	h.lang.Store(assets.Load("en"))
	r := &h.requests
	r.host = h
	for _, c := range []struct{ shown, want string }{{"de", "de"}, {"", "de"}, {"pt-BR", "pt-BR"}, {"en", "en"}} {
		r.handle(&game.Output{Language: c.shown})
		r.fail("host.nothing_to_paste")
		if got := r.takeReplies(nil); len(got) != 1 || got[0].Text != assets.Load(c.want).T("host.nothing_to_paste") {
			t.Errorf("%q is on the screen: %+v", c.shown, got)
		}
	}
}

// TestPasted checks that a clipboard without text is told from one that cannot be used.
func TestPasted(t *testing.T) {
	h := &host{}
	h.lang.Store(assets.Load("en"))
	h.requests.host = h
	s := &system{host: h}
	was := clipboard.Unsupported
	defer func() { clipboard.Unsupported = was }()
	clipboard.Unsupported = false
	s.paste("4x4#a", nil)
	s.paste("", nil)
	s.paste("", &exec.ExitError{}) // the error of xclip without text
	clipboard.Unsupported = true
	s.paste("", exec.ErrNotFound)
	nothing := game.Reply{Kind: game.Failed, Text: h.lang.Load().T("host.nothing_to_paste")}
	want := []game.Reply{{Kind: game.Pasted, Text: "4x4#a"}, nothing, nothing, {Kind: game.Failed, Text: h.lang.Load().T("host.no_clipboard")}}
	same := func(a, b game.Reply) bool { return a.Kind == b.Kind && a.Text == b.Text }
	if got := h.requests.takeReplies(nil); !slices.EqualFunc(got, want, same) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

// TestNotCopied checks that a text comes back if the clipboard does not take it, and only then.
func TestNotCopied(t *testing.T) {
	h := &host{}
	h.lang.Store(assets.Load("en"))
	h.requests.host = h
	s := &system{host: h}
	s.copied("4x4#a", nil)
	s.copied("4x4#b", exec.ErrNotFound)
	got := h.requests.takeReplies(nil)
	if len(got) != 1 || got[0].Kind != game.NotCopied || string(got[0].Data) != "4x4#b" || got[0].Text != h.lang.Load().T("host.no_clipboard") {
		t.Errorf("got %+v", got)
	}
}

// textOf returns the content of a file.
func textOf(text string) content {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	}
}
