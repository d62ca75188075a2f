//go:build linux && !android

package store

import (
	"os/user"
	"path/filepath"
	"testing"

	"github.com/adrg/xdg"
)

// TestFolderWithoutHome looks for the files' folder where HOME is not set.
func TestFolderWithoutHome(t *testing.T) {
	u, err := user.Current()
	if err != nil || u.HomeDir == "" || u.HomeDir == "/" {
		t.Skip("this user has no home")
	}
	t.Cleanup(xdg.Reload)
	t.Setenv("XDG_DATA_HOME", "")
	t.Setenv("HOME", "")
	xdg.Reload()
	if got, want := DefaultDir(), filepath.Join(u.HomeDir, ".local", "share", "wildfifteen"); got != want {
		t.Errorf("the folder is %s, want %s", got, want)
	}
}
