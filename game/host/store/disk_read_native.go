//go:build !js

package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"wildfifteen/game"
)

// Files flushes and reads the files. A missing file is no problem. The player is told of a file that cannot be read.
func (d *Disk) Files() game.Files {
	d.Flush()
	files := game.Files{Data: map[string][]byte{}, Shared: d.shared.Load()}
	unread := map[string][]string{} // names by reason
	for name := range loaded(files.Data) {
		if d.addLong(&files, name) {
			continue
		}
		data, err := d.read(name)
		switch {
		case err == nil:
			files.Data[name] = data
		case !errors.Is(err, os.ErrNotExist):
			unread[systemWords(err)] = append(unread[systemWords(err)], name)
			files.Unread = append(files.Unread, name)
		}
	}
	for why, names := range unread {
		d.cannotRead(names, why)
	}
	if !d.guest {
		size := int64(len(files.Data[game.SolvesFile]))
		if files.Long != nil {
			size = files.Sizes[game.SolvesFile]
		}
		d.grown.begin(filepath.Join(d.dir, game.SolvesFile), size)
	}
	return files
}

// read reads a file. If that of the running game has vanished, it returns the game nevertheless: the next write brings it
// back.
func (d *Disk) read(name string) ([]byte, error) {
	data, info, err := readFile(filepath.Join(d.dir, name))
	if name != game.GameFile {
		return data, err
	}
	r := &d.running
	r.mu.Lock()
	defer r.mu.Unlock()
	r.found(data, info, err)
	if errors.Is(err, os.ErrNotExist) && len(r.text) > 0 {
		return r.text, nil
	}
	return data, err
}

// cannotRead remembers that files could not be read, and tells the player once.
func (d *Disk) cannotRead(names []string, why string) {
	d.mu.Lock()
	news := false
	for _, name := range names {
		news = news || !d.unread[name]
		d.unread[name] = true
	}
	d.mu.Unlock()
	if news {
		list := strings.Join(names, ", ")
		fmt.Fprintf(os.Stderr, "wildfifteen: %s: %s\n", list, why)
		d.tell(game.Told, reason{key: "host.file_not_read", name: list, why: why})
	}
}

// keepUnread keeps a file aside that could not be read and is to be replaced.
func (d *Disk) keepUnread(name string) error {
	d.mu.Lock()
	unread := d.unread[name]
	d.mu.Unlock()
	if !unread {
		return nil
	}
	if err := d.putAside(name, "host.kept_unread"); err != nil {
		return err
	}
	d.mu.Lock()
	delete(d.unread, name)
	d.mu.Unlock()
	return nil
}
