//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"wildfifteen/game"
)

// running remembers what the file of the running game holds, so that the game outlives its file: another program may
// remove or replace it meanwhile.
type running struct {
	mu      sync.Mutex
	known   bool
	text    []byte
	info    os.FileInfo // of the file as it was left; nil: there was none
	strange int         // number of times that another program had changed the file
}

// maxStrange is how often the running game is written anew because another program has changed its file. After that the
// other program has it: two that write the same file would never end.
const maxStrange = 3

// found takes what was read of the file. It forgets nothing if the file is missing.
func (r *running) found(data []byte, info os.FileInfo, err error) {
	switch {
	case err == nil:
		r.known, r.text, r.info = true, slices.Clip(data), info
	case errors.Is(err, os.ErrNotExist):
		r.known = true
	default:
		r.known = false
	}
}

// left takes what the file holds after a write.
func (r *running) left(path string, text []byte) {
	info, err := os.Stat(path)
	r.known, r.text, r.info = err == nil, text, info
}

// as reports whether the file is as it was left.
func (r *running) as(info os.FileInfo, err error) bool {
	if r.info == nil || err != nil {
		return r.info == nil && errors.Is(err, os.ErrNotExist)
	}
	return os.SameFile(info, r.info) && info.Size() == r.info.Size()
}

// writeGame adds lines to the running game or replaces it.
func (d *Disk) writeGame(j job) error {
	r, path := &d.running, filepath.Join(d.dir, j.name)
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.known && r.text == nil {
		r.found(readFile(path))
	}
	info, err := os.Stat(path)
	missing := errors.Is(err, os.ErrNotExist)
	switch {
	case j.replace && (!r.known || missing || r.as(info, err)):
		return d.replaceGame(path, j.data)
	case j.replace:
		return d.renewGame(path, j.data)
	case !r.known:
		return d.appendGame(path, j.data)
	case r.as(info, err):
		return d.appendGame(path, j.data)
	case missing:
		return d.replaceGame(path, slices.Concat(r.text, j.data))
	}
	return d.renewGame(path, slices.Concat(r.text, j.data))
}

// appendGame adds lines to the file.
func (d *Disk) appendGame(path string, lines []byte) error {
	r := &d.running
	text := r.text
	if n := len(text); n > 0 && text[n-1] != '\n' {
		text = append(text, '\n')
	}
	if _, err := appendLines(path, lines); err != nil {
		if info, gone := os.Stat(path); gone == nil && info.Size() == int64(len(r.text)) {
			r.info = info // it may have been made now
		}
		return err
	}
	if r.known {
		r.left(path, append(text, lines...))
	}
	d.mu.Lock()
	first := d.unsynced.IsZero()
	if first {
		d.unsynced = time.Now()
	}
	d.mu.Unlock()
	if first {
		d.rest.signal() // it syncs in time
	}
	return nil
}

// replaceGame makes the file hold just text.
func (d *Disk) replaceGame(path string, text []byte) error {
	if err := d.keepUnread(game.GameFile); err != nil {
		return err
	}
	if err := d.rewriteGame(path, text); err != nil {
		return err
	}
	d.running.left(path, text)
	return nil
}

// renewGame keeps a file aside that another program has put in the place of the running game, and writes the game anew.
func (d *Disk) renewGame(path string, text []byte) error {
	r := &d.running
	if r.strange >= maxStrange {
		return errLocked
	}
	if err := d.putAside(game.GameFile, "host.kept_changed"); err != nil {
		return err
	}
	r.strange++
	return d.replaceGame(path, text)
}

// asideMark ends the names of files that this program has not written and keeps aside.
const asideMark = ".aside"

// putAside renames a file and tells the player its new name in a sentence.
func (d *Disk) putAside(name, sentence string) error {
	for n := 1; ; n++ {
		aside := game.Numbered(name+asideMark, n)
		if _, err := os.Lstat(filepath.Join(d.dir, aside)); err == nil {
			continue
		}
		err := os.Rename(filepath.Join(d.dir, name), filepath.Join(d.dir, aside))
		if err == nil {
			d.tell(game.Told, reason{key: sentence, name: name, why: aside})
		}
		return err
	}
}

// SetAside keeps a file under another name, and tells the player. It reports false if there is none, or that is not possible.
func (d *Disk) SetAside(name string) bool {
	d.Flush()
	return d.locked(name, func() error { return d.putAside(name, "host.kept_unread") }) == nil
}
