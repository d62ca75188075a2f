//go:build !js

package store

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"wildfifteen/game"
)

// ownerLock is a file that is locked by the process that saves the running game.
const ownerLock = "game.lock"

// WindowFile is the file, next to the game's, in which a desktop's host stores the place of its window.
const WindowFile = "window.json"

// OpenDisk opens the store in dir and creates the folder if it is missing. It never fails: if the folder cannot be used,
// Files lists that as a problem and each write fails. If another process has the store open, Files returns Shared, and
// this store does not write the running game.
func OpenDisk(dir string) *Disk {
	d := newDisk(dir)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		d.problems = append(d.problems, err.Error())
	}
	owner := flock.New(filepath.Join(dir, ownerLock))
	owned, err := owner.TryLock()
	switch {
	case err != nil:
		d.problems = append(d.problems, err.Error())
	case owned:
		d.unlock = owner.Unlock
		d.sweep(time.Now())
	default:
		d.shared = true
	}
	go d.write()
	return d
}

// sweepAfter is the age at which a temporary file is certainly abandoned. A younger one may be in use by another process
// that shares the store.
const sweepAfter = time.Minute

// sweep removes temporary files of processes that were killed while they replaced a file. Their names are the file's
// followed by digits, such as game.log123456. This process must hold the lock of the running game.
func (d *Disk) sweep(now time.Time) {
	entries, err := os.ReadDir(d.dir)
	if err != nil {
		return // the next write reports the error
	}
	replaced := []string{WindowFile}
	for _, f := range game.Stored() {
		if f.Replaced {
			replaced = append(replaced, f.Name)
		}
	}
	for _, e := range entries {
		name := strings.TrimRight(e.Name(), "0123456789")
		if name == e.Name() || !e.Type().IsRegular() || !slices.Contains(replaced, name) {
			continue
		}
		if info, err := e.Info(); err == nil && now.Sub(info.ModTime()) > sweepAfter {
			_ = os.Remove(filepath.Join(d.dir, e.Name())) // if that fails, it only wastes space
		}
	}
}

var errLocked = errors.New("locked by another process")

// lockFile takes a lock that excludes other processes. If another process does not release it within maxWait, the error
// is errLocked.
func lockFile(path string, maxWait time.Duration) (unlock func() error, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), maxWait)
	defer cancel()
	l := flock.New(path)
	_, err = l.TryLockContext(ctx, time.Millisecond)
	if errors.Is(err, context.DeadlineExceeded) {
		return nil, errLocked
	}
	return l.Unlock, err
}
