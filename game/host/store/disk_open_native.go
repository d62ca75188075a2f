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
// each write fails. If another process has the store open, Files returns Shared, and this store does not write the
// running game. Where there are no locks, each process writes it.
func OpenDisk(dir string) *Disk { return openDisk(dir, (*os.File).Sync) }

// OpenDiskBy is OpenDisk for tests that cut the power: files are synced by fsync.
func OpenDiskBy(dir string, fsync func(*os.File) error) *Disk { return openDisk(dir, fsync) }

// OpenGuest opens the store in dir for a program that is not the game: it never saves the running game, and makes no folder
// before it writes something.
func OpenGuest(dir string) *Disk {
	d := newDisk(dir, (*os.File).Sync)
	d.guest = true
	d.shared.Store(true)
	go d.write(&d.game)
	go d.write(&d.rest)
	return d
}

func openDisk(dir string, fsync func(*os.File) error) *Disk {
	d := newDisk(dir, fsync)
	_ = os.MkdirAll(dir, 0o755) // each write reports the error
	owned, err := d.own()
	d.shared.Store(!owned && err == nil)
	if owned {
		d.sweep(time.Now())
	}
	if !d.shared.Load() {
		d.settle()
	}
	go d.write(&d.game)
	go d.write(&d.rest)
	return d
}

// sweepAfter is the age at which a temporary file is certainly abandoned. A younger one may be in use by another process
// that shares the store.
const sweepAfter = time.Minute

// sweep removes temporary files of processes that were killed while they replaced a file. This process must hold the lock
// of the running game.
func (d *Disk) sweep(now time.Time) {
	entries, err := os.ReadDir(d.dir)
	if err != nil {
		return // the next write reports the error
	}
	for _, e := range entries {
		name, digits, ok := strings.Cut(e.Name(), tempMark)
		if !ok || !replaced(root(name)) || strings.Trim(digits, "0123456789") != "" || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && now.Sub(info.ModTime()) > sweepAfter {
			_ = os.Remove(filepath.Join(d.dir, e.Name())) // if that fails, it only wastes space
		}
	}
}

// replaced reports whether a file of this name, or one kept aside from it, is ever replaced.
func replaced(name string) bool {
	return name == WindowFile || slices.ContainsFunc(game.Stored(), func(f game.StoredFile) bool { return f.Replaced && root(f.Name) == name })
}

// own tries to take the lock of the running game.
func (d *Disk) own() (owned bool, err error) {
	if isPipe(d.owner.Path()) {
		return false, errPipe
	}
	return d.owner.TryLock()
}

// inherit takes over the running game if another process saved it and has ended.
func (d *Disk) inherit() {
	if !d.shared.Load() || d.guest {
		return
	}
	if owned, err := d.own(); !owned || err != nil {
		return
	}
	d.settle()
	r := &d.running
	r.mu.Lock()
	r.text, r.info = nil, nil
	r.found(readFile(filepath.Join(d.dir, game.GameFile)))
	text := slices.Clone(r.text)
	r.mu.Unlock()
	d.shared.Store(false)
	d.put(notice{kind: game.Owned, data: text})
}

var errLocked = errors.New("locked by another process")

// locked does something while it has the lock of a file, for which it waits a while. The error is errLocked if another process keeps
// the lock. Where there are no locks, it does it without.
func (d *Disk) locked(name string, do func() error) error {
	unlock, err := lockFile(filepath.Join(d.dir, name+".lock"), maxLockWait)
	if errors.Is(err, errLocked) {
		return err
	}
	if err == nil {
		defer func() { _ = unlock() }()
	}
	return do()
}

// lockFile takes a lock that excludes other processes. If another process does not release it within maxWait, the error
// is errLocked.
func lockFile(path string, maxWait time.Duration) (unlock func() error, err error) {
	if isPipe(path) {
		return nil, errPipe
	}
	ctx, cancel := context.WithTimeout(context.Background(), maxWait)
	defer cancel()
	l := flock.New(path)
	_, err = l.TryLockContext(ctx, time.Millisecond)
	if errors.Is(err, context.DeadlineExceeded) {
		return nil, errLocked
	}
	return l.Unlock, err
}
