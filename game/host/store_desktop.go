//go:build !js

package host

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

// ownerLock is the file whose lock says which process saves the running game.
const ownerLock = "game.lock"

// windowFile keeps where a desktop's window was.
const windowFile = "window.json"

// OpenDisk opens the store in dir, which is made if it is not there. It never fails: a folder that cannot be
// used is named among the Problems of Files, and each write then fails in its turn. When another process has
// the store open, Files says Shared, and this one does not write the running game.
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

// sweepAfter is how old what looks like half a file must be: a process that only shares the store may be
// writing a younger one.
const sweepAfter = time.Minute

// sweep removes what a process left that was killed while it replaced a file: the file's name with digits
// behind it, such as game.log123456. It is called with the lock of the running game held.
func (d *Disk) sweep(now time.Time) {
	entries, err := os.ReadDir(d.dir)
	if err != nil {
		return // the next write says what is wrong
	}
	replaced := append(game.Replaced(), windowFile)
	for _, e := range entries {
		name := strings.TrimRight(e.Name(), "0123456789")
		if name == e.Name() || !e.Type().IsRegular() || !slices.Contains(replaced, name) {
			continue
		}
		if info, err := e.Info(); err == nil && now.Sub(info.ModTime()) > sweepAfter {
			_ = os.Remove(filepath.Join(d.dir, e.Name())) // it only takes room
		}
	}
}

var errLocked = errors.New("locked by another process")

// lockFile takes a lock that other processes respect, waiting for them at most as long as given: then the
// error is errLocked.
func lockFile(path string, atMost time.Duration) (unlock func() error, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), atMost)
	defer cancel()
	l := flock.New(path)
	_, err = l.TryLockContext(ctx, time.Millisecond)
	if errors.Is(err, context.DeadlineExceeded) {
		return nil, errLocked
	}
	return l.Unlock, err
}
