//go:build linux && !android

package host

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/pictures"
)

// TestPastedPicture pastes by a stand-in for the programs that read the clipboard: one that has a picture as JPEG alone, one
// that has none, and one that never ends.
func TestPastedPicture(t *testing.T) {
	h := &host{}
	h.lang.Store(assets.Load("en"))
	h.requests.host = h
	s := &system{host: h}
	bin := t.TempDir()
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("DISPLAY", ":7")
	paste := func(script string) game.Reply {
		t.Helper()
		if err := os.WriteFile(filepath.Join(bin, "xclip"), []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		s.pastePicture()
		for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
			if got := h.requests.takeReplies(nil); len(got) == 1 {
				return got[0]
			}
		}
		t.Fatal("no answer")
		return game.Reply{}
	}
	got := paste(`case "$*" in *image/jpeg*) printf '\377\330\377abc';; *) exit 1;; esac`)
	if got.Kind != game.Opened || string(got.Data) != "\xff\xd8\xffabc" || got.Text != h.lang.Load().T("host.pasted_picture") {
		t.Errorf("a picture: %+v", got)
	}
	none := game.Reply{Kind: game.Failed, Text: h.lang.Load().T("host.no_picture_to_paste")}
	if got := paste("echo a text"); got.Kind != none.Kind || got.Text != none.Text {
		t.Errorf("a text: %+v", got)
	}
	got = paste(`printf '\377\330\377'; exec cat /dev/zero`)
	if got.Kind != game.Opened || len(got.Data) <= pictures.MaxFile {
		t.Errorf("without end: %d bytes", len(got.Data))
	}
	t.Setenv("DISPLAY", "")
	if got := paste("exit 0"); got.Kind != none.Kind {
		t.Errorf("without a display: %+v", got)
	}
}

// TestPastedOnMacOS reads what a stand-in for the interpreter of scripts writes: a picture in hexadecimal digits, or an error.
func TestPastedOnMacOS(t *testing.T) {
	file := filepath.Join(t.TempDir(), "osascript")
	tool := pictureTools["darwin"][0]
	tool.command = append([]string{file}, tool.command[1:]...)
	for script, want := range map[string]string{
		`printf '\302\253data PNGf89504E470D0A1A0A00FF\302\273\n'`: "\x89PNG\r\n\x1a\n\x00\xff",
		`printf '\253data PNGf89504E470D0A1A0A0\273\n'`:            "\x89PNG\r\n\x1a\n",
		`printf 'data PNGf'`: "",
		`printf 'data P'`:    "",
		`echo "execution error: Can't make some data into the expected type. (-1700)" >&2; exit 1`: "",
		`[ "$1 $2" = '-e the clipboard as «class PNGf»' ] && echo 'data PNGf89504E470D0A1A0A'`:     "\x89PNG\r\n\x1a\n",
	} {
		if err := os.WriteFile(file, []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		if got := pictureBy([]pictureTool{tool}); string(got) != want {
			t.Errorf("%s: %q", script, got)
		}
	}
}
