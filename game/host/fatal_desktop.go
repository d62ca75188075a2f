//go:build !js && !android && !ios

package host

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/host/store"
)

// watch makes a report of what the last run died of, if it did not end in a tick, which would have caught the panic: in another
// goroutine, or by an error that no program can catch. It makes the runtime write what this run dies of. One program at a time does
// that: the one that saves the running game.
func (h *host) watch(disk *store.Disk) {
	if disk.Shared() {
		return
	}
	path := filepath.Join(h.store.Dir(), fatalFile)
	if data, err := store.ReadFile(path); err == nil {
		version, text, _ := strings.Cut(string(data), "\n")
		if text = strings.TrimSpace(text); text != "" {
			fault, stack, _ := strings.Cut(text, "\n\n") // a panic within a panic has several lines
			h.store.Replace(game.CrashFile, bare(h.recorded(version, fault, stack)))
		}
	}
	h.watched = catchFatal(path, h.options.Version+"\n")
}

// unwatch is called when the program ends in an orderly way.
func (h *host) unwatch() {
	if h.watched {
		_ = debug.SetCrashOutput(nil, debug.CrashOptions{})
		_ = os.Remove(filepath.Join(h.store.Dir(), fatalFile))
	}
}
