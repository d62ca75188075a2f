//go:build !js

package host

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// ownerLock is the file whose lock says which process saves the running game.
const ownerLock = "game.lock"

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
	default:
		d.shared = true
	}
	go d.write()
	return d
}

// lockFile takes a lock that other processes respect, waiting for them at most as long as given.
func lockFile(path string, atMost time.Duration) (unlock func() error, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), atMost)
	defer cancel()
	l := flock.New(path)
	ok, err := l.TryLockContext(ctx, time.Millisecond)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, errors.New("locked by another process")
	}
	return l.Unlock, nil
}
