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
