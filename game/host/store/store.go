// Package store keeps the game's files: in a folder on the disk, or in a browser's local storage and database.
package store

import (
	"iter"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// Store is a game.Store with the other methods that the host needs. It is a Disk or, in a browser, a Browser.
//
// When several programs or pages have the same files open, the first of them saves the running game; finished games and
// settings are saved by all.
type Store interface {
	game.Store
	// Dir returns the folder of the files, or "" in a browser, which has no folders.
	Dir() string
	// Files reads the files as they are now.
	Files() game.Files
	// Replies appends a Reply, in words for players, for each event since the last call: a file cannot be written, all
	// files are written again, a file could not be read, or this program now saves the running game.
	Replies(dst []game.Reply, l *assets.Lang) []game.Reply
	// ReadNow reads a part of a file, and waits for it. It must not be called in a tick.
	ReadNow(at game.Range) ([]byte, error)
	// Close flushes and lets another program or page save the running game. The store must not be used afterwards.
	Close()
}

// loaded returns the names of the files to be read at the start. Files kept aside are numbered, up to the first that is
// not in data when the next name is asked for.
func loaded(data map[string][]byte) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, f := range game.Stored() {
			for n := 1; f.Loaded; n++ {
				name := game.Numbered(f.Name, n)
				if !yield(name) {
					return
				}
				if data[name] == nil || !f.Aside {
					break
				}
			}
		}
	}
}
