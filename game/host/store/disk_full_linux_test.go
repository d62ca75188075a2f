//go:build linux && !android

package store

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// TestFullDisk appends to a device that is always full, then to a file: no line is lost, and their order stays the same.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, game.GameFile)
	d := OpenDisk(dir)
	if err := os.Symlink("/dev/full", path); err != nil {
		t.Fatal(err)
	}
	for i := range 5 {
		d.Append(game.GameFile, []byte(strconv.Itoa(i)))
		d.Flush()
	}
	f := reasons(d)
	if len(f) != 1 || f[0] != (reason{key: "host.disk_full", name: dir}) {
		t.Fatalf("failures %q, want one about space", f)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	d.Append(game.GameFile, []byte("5"))
	d.Flush()
	if f := reasons(d); len(f) != 1 || f[0] != (reason{}) {
		t.Errorf("after the failure: %q, want that all is kept again", f)
	}
	d.Append(game.GameFile, []byte("6"))
	d.Close()
	if got := contents(t, dir, game.GameFile); got != "0\n1\n2\n3\n4\n5\n6\n" {
		t.Errorf("file holds %q", got)
	}
}

// TestReasonsInARow has a write fail for several reasons one after the other, and then a write of another file, too. Each
// reason is reported, and success only once both files are written.
func TestReasonsInARow(t *testing.T) {
	dir := t.TempDir()
	running, settings := filepath.Join(dir, game.GameFile), filepath.Join(dir, game.SettingsFile)
	d := OpenDisk(dir)
	defer d.Close()
	told := func(want ...reason) {
		t.Helper()
		d.Flush()
		if f := reasons(d); !slices.Equal(f, want) {
			t.Errorf("failures %q, want %q", f, want)
		}
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(os.Mkdir(running, 0o755))
	must(os.MkdirAll(filepath.Join(settings, "full"), 0o755))
	d.Append(game.GameFile, []byte("0"))
	told(reason{"host.not_written", dir, syscall.EISDIR.Error()})
	told()
	must(os.Remove(running))
	must(os.Symlink("/dev/full", running))
	told(reason{key: "host.disk_full", name: dir})
	d.Replace(game.SettingsFile, []byte("x"))
	d.Flush()
	if f := reasons(d); len(f) != 1 || f[0] == (reason{}) {
		t.Errorf("failures %q, want one of the settings", f)
	}
	must(os.Remove(running))
	told()
	must(os.RemoveAll(settings))
	told(reason{})
	told()
}

// TestReason checks the words for errors, wrapped or not.
func TestReason(t *testing.T) {
	err := replaceFile("/proc/none/"+game.SettingsFile, []byte("x"), (*os.File).Sync)
	if err == nil {
		t.Fatal("a file in /proc/none")
	}
	want := func(err error, text string) {
		t.Helper()
		if got := whyNotWritten("/data", err).text(assets.Load("en")); got != text {
			t.Errorf("%v: %q, want %q", err, got, text)
		}
	}
	want(err, syscall.ENOENT.Error()+" (/data)")
	denied := &os.PathError{Op: "open", Path: "/data/settings.json123", Err: syscall.EACCES}
	want(fmt.Errorf("no file: %v", denied), "no permission (/data)")
	want(errors.Join(syscall.ENOSPC, denied), "the disk is full (/data)")
}

const fullAt = 1000 // bytes

func init() { children["full"] = appendToFull }

// appendToFull appends lines to a file whose size the system limits. The limit is no multiple of the lines' size, so that
// one write is incomplete.
func appendToFull(dir string) {
	signal.Ignore(syscall.SIGXFSZ)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: fullAt, Max: fullAt}); err != nil {
		fmt.Println(err)
		return
	}
	d := OpenDisk(dir)
	for i := range 400 {
		d.Append(game.GameFile, fmt.Appendf(nil, "line %d", i))
	}
	d.Flush()
	for _, f := range reasons(d) {
		fmt.Println(f.text(assets.Load("en")))
	}
}

func TestWriteCutShort(t *testing.T) {
	dir := t.TempDir()
	cmd, out := child(t, "full", dir)
	out.Scan()
	if out.Text() != syscall.EFBIG.Error()+" ("+dir+")" {
		t.Errorf("failure %q", out.Text())
	}
	_ = cmd.Wait()
	text := contents(t, dir, game.GameFile)
	if len(text) < fullAt-10 || !strings.HasSuffix(text, "\n") {
		t.Fatalf("file of %d bytes ends in %q", len(text), text[max(0, len(text)-10):])
	}
	n := 0
	for line := range strings.Lines(text) {
		if line != fmt.Sprintf("line %d\n", n) {
			t.Fatalf("line %d is %q", n, line)
		}
		n++
	}
}
