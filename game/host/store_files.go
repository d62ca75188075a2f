//go:build !js

package host

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

// stored are the files that Files reads.
var stored = []string{game.GameFile, game.SolvesFile, game.BadSolvesFile, game.SettingsFile}

// Times of a Disk.
const (
	retryAfter  = 5 * time.Second // between two tries after a failure, if nothing else calls for one
	flushAtMost = 2 * time.Second // how long Flush waits for a slow disk
	lockAtMost  = 2 * time.Second // how long the writer waits for another process
)

// Disk is a game.Store in a folder. One goroutine does the writing, in the order of the calls for each file;
// Append and Replace only queue and never wait for the disk.
//
// What a crash can cost. A line is handed to the system in one write as soon as the writer comes to it,
// within a millisecond as a rule: from then on it survives the death of the program, however it dies.
// Finished games and replaced files are synced to the disk at once, the running game with Flush: when the
// power fails, the system may lose the last seconds of a running game (ext4: 5 s, others up to 30 s).
//
// A write that fails is kept and tried again, in order, with the next call and every 5 seconds: a file never
// has a gap. Of the failures of a file in a row, the first of each reason is reported by Failures, and then that
// nothing fails any more.
type Disk struct {
	dir      string
	problems []string     // of the opening
	shared   bool         // another process owns the running game
	unlock   func() error // gives the running game up; nil if it was never held

	mu       sync.Mutex
	queue    []job
	waiters  []chan struct{} // closed when the queue as it is now has been gone through and synced
	failures []reason
	closed   bool

	wake chan struct{} // holds one token when the writer has something to do
	done chan struct{} // closed when the writer has ended

	// Used by the writer alone.
	failing map[string]reason // by file
	dirty   map[string]bool   // files written and not yet synced
}

// job is one write.
type job struct {
	name    string
	data    []byte
	replace bool
}

var _ game.Store = (*Disk)(nil)

// newDisk returns a store in dir; its write is to be started.
func newDisk(dir string) *Disk {
	return &Disk{
		dir: dir, wake: make(chan struct{}, 1), done: make(chan struct{}),
		failing: map[string]reason{}, dirty: map[string]bool{},
	}
}

// Dir returns the folder the files are in.
func (d *Disk) Dir() string { return d.dir }

// Append adds a line to the end of a file in one write, on a line of its own even if the file ends in half a
// line. A newline inside line becomes a space. The running game is not written if another process owns it.
func (d *Disk) Append(name string, line []byte) {
	d.add(job{name: name, data: bytes.ReplaceAll(line, []byte{'\n'}, []byte{' '})})
}

// Replace makes a file hold just data, by writing another and renaming it. Writes of the file that are still
// queued are dropped.
func (d *Disk) Replace(name string, data []byte) {
	d.add(job{name: name, data: bytes.Clone(data), replace: true})
}

// Flush waits until all that was asked for is on the disk or has failed, for 2 seconds at most.
func (d *Disk) Flush() {
	done := make(chan struct{})
	d.mu.Lock()
	d.waiters = append(d.waiters, done)
	d.mu.Unlock()
	d.signal()
	select {
	case <-done:
	case <-d.done:
	case <-time.After(flushAtMost):
	}
}

// Failures returns why files could not be kept since the last call, and forgets it. The zero reason says that all
// that had failed has been written by then. Standard error has the details.
func (d *Disk) Failures() []reason {
	d.mu.Lock()
	defer d.mu.Unlock()
	f := d.failures
	d.failures = nil
	return f
}

// Close flushes, gives the running game free for other processes and ends. Later calls write nothing.
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
	case <-time.After(flushAtMost):
	}
	if d.unlock != nil {
		_ = d.unlock() // the system does it at the end of the process
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

// write is the writer's loop.
func (d *Disk) write() {
	defer close(d.done)
	for {
		d.mu.Lock()
		batch, waiters, closed := d.queue, d.waiters, d.closed
		d.queue, d.waiters = nil, nil
		d.mu.Unlock()

		left := d.pass(batch)
		if len(waiters) > 0 {
			d.sync()
		}
		d.putBack(left)
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

// pass does the jobs and returns those that failed and those that must wait for them.
func (d *Disk) pass(batch []job) (left []job) {
	var held map[string]bool
	for _, j := range batch {
		if held[j.name] {
			left = append(left, j)
			continue
		}
		err := d.do(j)
		if err == nil {
			d.written(j.name)
			continue
		}
		if held == nil {
			held = map[string]bool{}
		}
		held[j.name] = true
		left = append(left, j)
		if why := unwritten(d.dir, err); d.failing[j.name] != why {
			d.failing[j.name] = why
			d.report(why)
			fmt.Fprintf(os.Stderr, "wildfifteen: %s: %v\n", j.name, err)
		}
	}
	return left
}

// written notes that a file has been written, and reports it if that was the last one that failed.
func (d *Disk) written(name string) {
	if d.failing[name] == (reason{}) {
		return
	}
	delete(d.failing, name)
	if len(d.failing) == 0 {
		d.report(reason{})
	}
}

// report leaves a reason for Failures.
func (d *Disk) report(why reason) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.failures = append(d.failures, why)
}

// putBack queues left before what has been asked for since, unless a file has been replaced since.
func (d *Disk) putBack(left []job) {
	d.mu.Lock()
	defer d.mu.Unlock()
	left = slices.DeleteFunc(left, func(l job) bool {
		return slices.ContainsFunc(d.queue, func(q job) bool { return q.replace && q.name == l.name })
	})
	d.queue = append(left, d.queue...)
}

func (d *Disk) do(j job) error {
	if j.name != filepath.Base(j.name) {
		return fmt.Errorf("%q is no file name", j.name)
	}
	if j.replace {
		delete(d.dirty, j.name)
		return atomic.WriteFile(filepath.Join(d.dir, j.name), bytes.NewReader(j.data))
	}
	if j.name == game.GameFile {
		d.dirty[j.name] = true
		return appendLine(filepath.Join(d.dir, j.name), j.data, false)
	}
	free, err := lockFile(filepath.Join(d.dir, j.name+".lock"), lockAtMost)
	if err != nil {
		return err
	}
	err = appendLine(filepath.Join(d.dir, j.name), j.data, true)
	return errors.Join(err, free())
}

// sync brings appended files to the disk.
func (d *Disk) sync() {
	for name := range d.dirty {
		f, err := os.OpenFile(filepath.Join(d.dir, name), os.O_WRONLY, 0)
		if err != nil {
			continue // the next write says what is wrong
		}
		if f.Sync() == nil {
			delete(d.dirty, name)
		}
		f.Close()
	}
}

// appendLine adds line and a newline to a file in one write, first a newline if the file ends in half a line.
// When the write fails or is cut short, the file is as before, as far as the disk allows. No other process
// may be writing the file.
func appendLine(path string, line []byte, sync bool) (err error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	size, whole, err := tail(f)
	if err != nil {
		return err
	}
	out := make([]byte, 0, len(line)+2)
	if !whole {
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

// tail returns the size of f and whether its last line is whole.
func tail(f *os.File) (size int64, whole bool, err error) {
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

// Files reads the files as they are now; a missing one is no problem.
func (d *Disk) Files() game.Files {
	d.Flush()
	files := game.Files{Data: map[string][]byte{}, Shared: d.shared, Problems: slices.Clone(d.problems)}
	for _, name := range stored {
		data, err := os.ReadFile(filepath.Join(d.dir, name))
		switch {
		case err == nil:
			files.Data[name] = data
		case !errors.Is(err, os.ErrNotExist):
			files.Problems = append(files.Problems, err.Error())
		}
	}
	return files
}
