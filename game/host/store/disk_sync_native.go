//go:build !js

package store

import (
	"os"
	"path/filepath"
	"time"

	"wildfifteen/game"
)

// confirmed syncs a file to which a job has added lines, and answers the job's receipts, and earlier ones of the file.
func (d *Disk) confirmed(j job) {
	d.waiting[j.name] = append(d.waiting[j.name], j.receipts...)
	if j.written {
		d.synced[j.name] = false
	}
	wanted := len(j.data) > 0 || j.written || len(d.waiting[j.name]) > 0
	if path := filepath.Join(d.dir, j.name); wanted && !d.synced[j.name] && isFile(path) {
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return
		}
		d.synced[j.name] = d.sync(j.name, f)
		_ = f.Close()
	}
	if d.synced[j.name] {
		d.confirm(d.waiting[j.name])
		delete(d.waiting, j.name)
	}
}

// sync syncs a file, reports whether that is done, and notes an error as a failure of saving. A file system that cannot
// sync is no failure.
func (d *Disk) sync(name string, f *os.File) bool {
	why := reason{}
	if err := d.fsync(f); err != nil && !noSync(err) {
		why = whyNotWritten(d.dir, err)
	}
	d.note(name+" synced", why)
	return why == reason{}
}

// syncIn returns how long the running game may stay unsynced, -1 if it is synced.
func (d *Disk) syncIn() time.Duration {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.unsynced.IsZero() {
		return -1
	}
	return max(0, time.Until(d.unsynced.Add(syncAfter)))
}

// syncGame syncs the running game if lines were written since the last time.
func (d *Disk) syncGame() {
	replaced := false // then the file that is there now has all that the other one had
	for range maxSyncs {
		d.mu.Lock()
		unsynced := !d.unsynced.IsZero()
		d.unsynced = time.Time{}
		d.mu.Unlock()
		if !unsynced && !replaced {
			return
		}
		if replaced = d.syncOnce(); !replaced {
			return
		}
	}
}

// maxSyncs is how often the running game is synced if it is rewritten each time meanwhile.
const maxSyncs = 5

// syncOnce syncs the running game. It reports whether another file has taken its place meanwhile.
func (d *Disk) syncOnce() (replaced bool) {
	path := filepath.Join(d.dir, game.GameFile)
	earlier := d.earlier() // a rewrite from now on has others
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return false // the next write reports the error
	}
	defer f.Close()
	if !d.sync(game.GameFile, f) {
		return false
	}
	info, err := f.Stat()
	now, gone := os.Stat(path)
	if err == nil && gone == nil && !os.SameFile(info, now) {
		return true
	}
	if len(earlier) > 0 {
		syncDir(d.dir)
		d.renaming.Lock()
		d.forget(earlier)
		d.renaming.Unlock()
	}
	return false
}
