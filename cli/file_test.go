package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// TestFileIsReplacedAsAWhole writes a file over another one, through a link, and fails to.
func TestFileIsReplacedAsAWhole(t *testing.T) {
	dir := t.TempDir()
	path, link := filepath.Join(dir, "x.svg"), filepath.Join(dir, "link.svg")
	if err := os.WriteFile(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(path, link); err != nil {
		t.Skip(err)
	}
	if err := replace(link, content([]byte("new")), true); err != nil {
		t.Fatal(err)
	}
	info, err := os.Lstat(path)
	data, _ := os.ReadFile(path)
	if err != nil || string(data) != "new" || info.Mode() != 0o600 {
		t.Errorf("%q, %v, %v", data, info, err)
	}
	broken := func(w io.Writer) error {
		_, err := io.WriteString(w, "half")
		return errors.Join(err, io.ErrUnexpectedEOF)
	}
	err = replace(link, broken, true)
	if data, _ := os.ReadFile(path); !errors.Is(err, io.ErrUnexpectedEOF) || string(data) != "new" {
		t.Errorf("of a broken file are kept %q, %v", data, err)
	}
	folder := filepath.Join(dir, "folder.svg")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if tryFile(folder) == nil || replace(folder, content(nil), false) == nil {
		t.Error("a folder is no file to write")
	}
	if left, _ := os.ReadDir(dir); len(left) != 3 {
		t.Errorf("left %v", left)
	}
}
