//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// callFile is a file by which a program asks the one that saves the running game to come to the front. It holds a line: the
// game ID or link to open, or nothing. The other program answers by removing it.
const callFile = "game.call"

const (
	callEvery = 250 * time.Millisecond // between two looks for a call
	callWait  = 3 * time.Second        // how long a call waits for its answer
	maxCall   = 1 << 20                // the longest call, in bytes
)

// calls holds what other programs have asked for.
type calls struct {
	next time.Time // of the next look. Only Called uses it

	mu   sync.Mutex
	busy bool // a look is on its way
	got  []string
}

// Call asks the program that saves the running game to come to the front and to open a game; "" opens none. It reports
// whether that program answers. It is false if there is no such program.
func (d *Disk) Call(open string) bool {
	if !d.shared.Load() || d.guest || len(open) >= maxCall || strings.ContainsAny(open, "\r\n") {
		return false
	}
	path := filepath.Join(d.dir, callFile)
	end := time.Now().Add(callWait)
	for time.Now().Before(end) {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			time.Sleep(callEvery / 10)
			continue // another program calls
		}
		if err != nil {
			return false
		}
		_, err = f.WriteString(open + "\n")
		if err = errors.Join(err, f.Close()); err != nil {
			_ = os.Remove(path)
			return false
		}
		return answered(path, end)
	}
	_ = os.Remove(path) // nobody has answered a call of before either
	return false
}

// answered waits until a call is removed, and takes it back at the end.
func answered(path string, end time.Time) bool {
	for time.Now().Before(end) {
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return true
		}
		time.Sleep(callEvery / 10)
	}
	return errors.Is(os.Remove(path), fs.ErrNotExist)
}

// Called returns the next call by another program, and what it wants to be opened. It looks for calls from time to time,
// without waiting for the disk.
func (d *Disk) Called() (open string, called bool) {
	c := &d.calls
	if !c.mu.TryLock() {
		return "", false
	}
	defer c.mu.Unlock()
	if len(c.got) > 0 {
		open, c.got = c.got[0], c.got[1:]
		return open, true
	}
	if now := time.Now(); !c.busy && !now.Before(c.next) && !d.shared.Load() {
		c.next, c.busy = now.Add(callEvery), true
		d.ranges.do(d.lookForCall)
	}
	return "", false
}

// lookForCall takes a call.
func (d *Disk) lookForCall() {
	open, ok := takeCall(filepath.Join(d.dir, callFile))
	c := &d.calls
	c.mu.Lock()
	defer c.mu.Unlock()
	c.busy = false
	if ok {
		c.got = append(c.got, open)
	}
}

// takeCall reads and removes a call that is whole.
func takeCall(path string) (open string, ok bool) {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxCall {
		return "", false
	}
	data, err := os.ReadFile(path)
	text, whole := strings.CutSuffix(string(data), "\n")
	if err != nil || !whole || os.Remove(path) != nil {
		return "", false
	}
	if strings.ContainsAny(text, "\r\n") {
		return "", true
	}
	return text, true
}
