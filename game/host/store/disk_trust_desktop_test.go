//go:build !js && !android && !ios

package store

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"wildfifteen/game"
)

// write puts a file into a folder.
func write(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// names returns the names of the files in a folder, without locks.
func names(t *testing.T, dir string) (all []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".lock") {
			all = append(all, e.Name())
		}
	}
	return all
}

// TestUnreadIsKept checks that the player is told of a file that cannot be read, and that it is kept aside before another
// takes its place.
func TestUnreadIsKept(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, game.SettingsFile), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, dir, game.SettingsFile+"/mine", "mine")
	write(t, dir, game.SettingsFile+asideMark, "older")
	d, files := open(dir)
	if !slices.Equal(files.Unread, []string{game.SettingsFile}) {
		t.Errorf("unread are %q", files.Unread)
	}
	want := reason{"host.file_not_read", game.SettingsFile, syscall.EISDIR.Error()}
	if f := reasons(d); len(f) != 1 || f[0] != want {
		t.Errorf("says %q, want %q", f, want)
	}
	d.Files()
	d.Replace(game.SettingsFile, []byte("new"))
	d.Close()
	aside := game.SettingsFile + asideMark + "2"
	if f := reasons(d); len(f) != 1 || f[0] != (reason{"host.kept_unread", game.SettingsFile, aside}) {
		t.Errorf("says %q", f)
	}
	if got := contents(t, dir, game.SettingsFile) + contents(t, dir, aside+"/mine") + contents(t, dir, game.SettingsFile+asideMark); got != "newmineolder" {
		t.Errorf("files hold %q", got)
	}
}

// TestGameOutlivesItsFile removes the running game's file, its folder, and cuts the file while the game is played.
func TestGameOutlivesItsFile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "folder")
	path := filepath.Join(dir, game.GameFile)
	d, _ := open(dir)
	want := ""
	add := func() {
		t.Helper()
		line := "line " + strconv.Itoa(len(want))
		want += line + "\n"
		d.Append(game.GameFile, []byte(line))
		d.Flush()
		if got := contents(t, dir, game.GameFile); got != want {
			t.Errorf("the file holds %q, want %q", got, want)
		}
	}
	add()
	add()
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	add()
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	add()
	if f := reasons(d); len(f) != 0 {
		t.Errorf("says %q", f)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if got := string(d.Files().Data[game.GameFile]); got != want {
		t.Errorf("without its file the game is %q", got)
	}
	add()
	d.Close()
}

// TestGameReplacedByAnother has another program write the running game's file: both are kept, and two programs that write
// it in turn do not fill the folder.
func TestGameReplacedByAnother(t *testing.T) {
	dir := t.TempDir()
	d, _ := open(dir)
	d.Append(game.GameFile, []byte("one"))
	d.Flush()
	write(t, dir, game.GameFile, "theirs\n")
	d.Append(game.GameFile, []byte("two"))
	d.Flush()
	if got := contents(t, dir, game.GameFile) + contents(t, dir, game.GameFile+asideMark); got != "one\ntwo\ntheirs\n" {
		t.Errorf("files hold %q", got)
	}
	if f := reasons(d); len(f) != 1 || f[0] != (reason{"host.kept_changed", game.GameFile, game.GameFile + asideMark}) {
		t.Errorf("says %q", f)
	}
	for i := range 20 {
		write(t, dir, game.GameFile, "theirs "+strconv.Itoa(i)+"\n")
		d.Append(game.GameFile, []byte("more"))
		d.Flush()
	}
	d.Close()
	if got := names(t, dir); len(got) > maxStrange+1 {
		t.Errorf("the folder fills: %q", got)
	}
	if f := reasons(d); len(f) != maxStrange || f[len(f)-1].key != "host.locked" {
		t.Errorf("says %q", f)
	}
}

// TestLinksStayLinks writes files that are links to others.
func TestLinksStayLinks(t *testing.T) {
	dir, far := t.TempDir(), t.TempDir()
	for _, name := range []string{game.GameFile, game.SettingsFile} {
		write(t, far, name, "old\n")
		if err := os.Symlink(filepath.Join(far, name), filepath.Join(dir, name)); err != nil {
			t.Skip(err)
		}
	}
	d, _ := open(dir)
	d.Replace(game.SettingsFile, []byte("new"))
	d.Replace(game.GameFile, []byte("new\n"))
	d.Append(game.GameFile, []byte("more"))
	d.Close()
	if got := contents(t, far, game.SettingsFile) + contents(t, far, game.GameFile); got != "newnew\nmore\n" {
		t.Errorf("the files far away hold %q", got)
	}
}

// TestAsideIsRead checks that the files kept aside are read, so that the next one gets a name of its own.
func TestAsideIsRead(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{game.BadGameFile, game.BadGameFile + "2", game.BadSettingsFile, game.SettingsFile + "2", game.BadGameFile + "4"} {
		write(t, dir, name, name)
	}
	d, files := open(dir)
	d.Close()
	got := slices.Sorted(maps.Keys(files.Data))
	if want := []string{game.BadGameFile, game.BadGameFile + "2", game.BadSettingsFile}; !slices.Equal(got, want) {
		t.Errorf("read %q, want %q", got, want)
	}
}
