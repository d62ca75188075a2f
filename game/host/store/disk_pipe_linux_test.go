//go:build linux && !android

package store

import (
	"path/filepath"
	"syscall"
	"testing"

	"wildfifteen/game"
)

// TestPipeDoesNotHang opens a store in which files are pipes that nobody writes to.
func TestPipeDoesNotHang(t *testing.T) {
	dir := t.TempDir()
	for _, f := range game.Stored() {
		if err := syscall.Mkfifo(filepath.Join(dir, f.Name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	d, files := open(dir)
	d.Append(game.SolvesFile, []byte("{}"))
	d.Append(game.GameFile, []byte("game"))
	d.Close()
	if len(files.Data) > 0 {
		t.Errorf("read %q", files.Data)
	}
	if f := reasons(d); len(f) != 3 || f[0].key != "host.file_not_read" {
		t.Errorf("says %q", f)
	}
}

// TestLocksThatArePipes opens stores in which the locks are pipes: it is as if there were no locks.
func TestLocksThatArePipes(t *testing.T) {
	withoutLocks(t, func(path string) error { return syscall.Mkfifo(path, 0o644) })
}

// TestIndexThatIsAPipe writes an index that is a pipe: what is read after that is there.
func TestIndexThatIsAPipe(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(dir, game.IndexFile), 0o644); err != nil {
		t.Fatal(err)
	}
	write(t, dir, game.SolvesFile, "{}\n")
	d, _ := open(dir)
	d.Write(game.IndexFile, 0, []byte("index"))
	d.Read(game.Range{Name: game.IndexFile, Length: 1})
	d.Read(game.Range{Name: game.SolvesFile, Length: 2})
	d.Close()
	if got := d.ranges.take(nil); len(got) != 2 || string(got[1].Data) != "{}" {
		t.Errorf("the answers are %+v", got)
	}
}
