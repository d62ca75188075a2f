//go:build !js && !android && !ios

package store

import (
	"os"
	osuser "os/user"
	"path/filepath"

	"github.com/adrg/xdg"
)

// DefaultDir returns the system's usual folder for the game's files: below $XDG_DATA_HOME or ~/.local/share on Linux,
// ~/Library/Application Support on macOS, %LOCALAPPDATA% on Windows. Services and the like run without HOME: then it is
// below the home that the system knows of the user.
func DefaultDir() string {
	data := xdg.DataHome
	if within, err := filepath.Rel("/", data); err == nil && os.Getenv("HOME") == "" && within == filepath.Join(".local", "share") {
		if u, err := osuser.Current(); err == nil {
			data = filepath.Join(u.HomeDir, within)
		}
	}
	return filepath.Join(data, "wildfifteen")
}
