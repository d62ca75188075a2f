//go:build !js

package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/natefinch/atomic"

	"wildfifteen/game"
)

const (
	retryAfter  = 5 * time.Second // between two attempts after a failure, if no call comes sooner
	maxFlush    = 2 * time.Second // longest wait of Flush for a slow disk
	maxLockWait = 2 * time.Second // longest wait of the writer for another process
)

// Disk is a Store in a folder. A goroutine writes each file's changes in the order of the calls; Append and Replace only
// queue them and never wait for the disk.
//
// Cost of a crash: the writer hands a line to the system in one write, usually within a millisecond of the call; from
// then on the line survives the death of the program. Finished games and replaced files are synced to the disk at once,
// the running game only by Flush: a power failure may lose its last seconds (ext4: 5 s, other file systems up to 30 s).
//
// After a failure, the writer tries the same write again with the next call and every 5 seconds, and later writes of the
// file wait for it, so that no file has a gap.
type Disk struct {
	failures
	dir      string
	problems []string     // found when the store was opened
	shared   bool         // another process saves the running game
	unlock   func() error // lets another process save the running game; nil if this process never saved it

	mu      sync.Mutex
	queue   []job
	waiters []chan struct{} // each is closed when the queue of that moment has been processed and synced
	closed  bool

	wake  chan struct{}   // holds a token when the writer has something to do
	done  chan struct{}   // closed when the writer has ended
	dirty map[string]bool // files written and not yet synced; used by the writer alone
}

var _ Store = (*Disk)(nil)

// job is one write.
type job struct {
	name    string
	data    []byte
	replace bool
}

// newDisk returns a store in dir whose writer is not running yet.
func newDisk(dir string) *Disk {
	return &Disk{
		dir: dir, wake: make(chan struct{}, 1), done: make(chan struct{}), dirty: map[string]bool{},
	}
}

// Dir returns the folder of the files.
func (d *Disk) Dir() string { return d.dir }

// Append adds a line to the end of a file in one write, after a newline if the file ends in half a line. A newline inside
// line becomes a space. The running game is not written while another process saves it.
func (d *Disk) Append(name string, line []byte) {
	d.add(job{name: name, data: bytes.ReplaceAll(line, []byte{'\n'}, []byte{' '})})
}

// Replace makes a file hold just data, by writing another file and renaming it. It drops writes of the file that are
// still queued.
func (d *Disk) Replace(name string, data []byte) {
	d.add(job{name: name, data: bytes.Clone(data), replace: true})
}

// Flush waits until all queued writes are on the disk or have failed, but at most 2 seconds.
func (d *Disk) Flush() {
	done := make(chan struct{})
	d.mu.Lock()
	d.waiters = append(d.waiters, done)
	d.mu.Unlock()
	d.signal()
	select {
	case <-done:
	case <-d.done:
	case <-time.After(maxFlush):
	}
}

// Close flushes, ends the writer and lets another process save the running game. Later calls write nothing.
func (d *Disk) Close() {
	d.Flush()
	d.mu.Lock()
	closed := d.closed
	d.closed = true
	d.mu.Unlock()
	if closed {
		return
	}
	d.signal()
	select {
	case <-d.done:
	case <-time.After(maxFlush):
	}
	if d.unlock != nil {
		_ = d.unlock() // in case of an error, the system unlocks when the process ends
	}
}

func (d *Disk) add(j job) {
	if d.shared && j.name == game.GameFile {
		return
	}
	d.mu.Lock()
	if j.replace {
		d.queue = slices.DeleteFunc(d.queue, func(q job) bool { return q.name == j.name })
	}
	d.queue = append(d.queue, j)
	d.mu.Unlock()
	d.signal()
}

func (d *Disk) signal() {
	select {
	case d.wake <- struct{}{}:
	default:
	}
}

// write is the writer: it processes the queue until the store is closed.
func (d *Disk) write() {
	defer close(d.done)
	for {
		d.mu.Lock()
		batch, waiters, closed := d.queue, d.waiters, d.closed
		d.queue, d.waiters = nil, nil
		d.mu.Unlock()

		left := d.process(batch)
		if len(waiters) > 0 {
			d.sync()
		}
		d.requeue(left)
		for _, w := range waiters {
			close(w)
		}
		if closed {
			return
		}
		var again <-chan time.Time
		if len(left) > 0 {
			again = time.After(retryAfter)
		}
		select {
		case <-d.wake:
		case <-again:
		}
	}
}

// process does the jobs and returns those that failed, followed by those of the same files that must wait for them.
func (d *Disk) process(batch []job) (left []job) {
	blocked := map[string]bool{}
	for _, j := range batch {
		if blocked[j.name] {
			left = append(left, j)
			continue
		}
		err := d.do(j)
		if err == nil {
			d.note(j.name, reason{})
			continue
		}
		blocked[j.name] = true
		left = append(left, j)
		if d.note(j.name, whyNotWritten(d.dir, err)) {
			fmt.Fprintf(os.Stderr, "wildfifteen: %s: %v\n", j.name, err)
		}
	}
	return left
}

// requeue puts failed jobs back to the front of the queue, except those of a file that is about to be replaced.
func (d *Disk) requeue(left []job) {
	d.mu.Lock()
	defer d.mu.Unlock()
	left = slices.DeleteFunc(left, func(l job) bool {
		return slices.ContainsFunc(d.queue, func(q job) bool { return q.replace && q.name == l.name })
	})
	d.queue = append(left, d.queue...)
}

// do does one job.
func (d *Disk) do(j job) error {
	if j.name != filepath.Base(j.name) {
		return fmt.Errorf("%q is not a file name", j.name)
	}
	if j.replace {
		delete(d.dirty, j.name)
		return atomic.WriteFile(filepath.Join(d.dir, j.name), bytes.NewReader(j.data))
	}
	if j.name == game.GameFile {
		d.dirty[j.name] = true
		return appendLine(filepath.Join(d.dir, j.name), j.data, false)
	}
	unlock, err := lockFile(filepath.Join(d.dir, j.name+".lock"), maxLockWait)
	if err != nil {
		return err
	}
	err = appendLine(filepath.Join(d.dir, j.name), j.data, true)
	return errors.Join(err, unlock())
}

// sync syncs the files that were appended to.
func (d *Disk) sync() {
	for name := range d.dirty {
		f, err := os.OpenFile(filepath.Join(d.dir, name), os.O_WRONLY, 0)
		if err != nil {
			continue // the next write reports the error
		}
		if f.Sync() == nil {
			delete(d.dirty, name)
		}
		f.Close()
	}
}

// appendLine adds line and a newline to a file in one write, and before them a newline if the file ends in half a line.
// If the write fails or is incomplete, the file is cut back to its old size. No other process may write the file
// meanwhile.
func appendLine(path string, line []byte, sync bool) (err error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	size, complete, err := tail(f)
	if err != nil {
		return err
	}
	out := make([]byte, 0, len(line)+2)
	if !complete {
		out = append(out, '\n')
	}
	out = append(append(out, line...), '\n')
	if _, err := f.Write(out); err != nil {
		return errors.Join(err, f.Truncate(size))
	}
	if sync {
		return f.Sync()
	}
	return nil
}

// tail returns the size of f, and whether its last line is complete.
func tail(f *os.File) (size int64, complete bool, err error) {
	info, err := f.Stat()
	if err != nil {
		return 0, false, err
	}
	size = info.Size()
	if size == 0 {
		return 0, true, nil
	}
	var last [1]byte
	if _, err := f.ReadAt(last[:], size-1); err != nil && !errors.Is(err, io.EOF) {
		return 0, false, err
	}
	return size, last[0] == '\n', nil
}

// Files flushes and reads the files. A missing file is no problem.
func (d *Disk) Files() game.Files {
	d.Flush()
	files := game.Files{Data: map[string][]byte{}, Shared: d.shared, Problems: slices.Clone(d.problems)}
	for _, f := range game.Stored() {
		if !f.Loaded {
			continue
		}
		data, err := os.ReadFile(filepath.Join(d.dir, f.Name))
		switch {
		case err == nil:
			files.Data[f.Name] = data
		case !errors.Is(err, os.ErrNotExist):
			files.Problems = append(files.Problems, err.Error())
		}
	}
	return files
}
