//go:build !js

package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gofrs/flock"

	"wildfifteen/game"
)

const (
	retryAfter   = 5 * time.Second // between two attempts after a failure, if no call comes sooner
	syncAfter    = 3 * time.Second // from the first unsynced line of the running game to its sync
	inheritAfter = 2 * time.Second // between two attempts to take the running game over from another process
	maxFlush     = 2 * time.Second // longest wait of Flush for a slow disk
	maxClose     = 4 * time.Second // longest wait of Close for the writers, after its Flush
	maxLockWait  = 2 * time.Second // longest wait of a writer for another process
)

// Disk is a Store in a folder. Two writers, each a goroutine, write the changes of their files in the order of the calls:
// one those of the running game, which does not wait for a sync, the other everything else. Append and Replace only queue
// changes and never wait for the disk.
//
// Cost of a crash: the writer hands a line to the system in one write, usually within a millisecond of the call; from
// then on the line survives the death of the program. So do finished games where another process saves the running game; of
// those of the process that saves it, the running game has all that is needed. Finished games and replaced files are synced to the disk at once,
// the running game 3 seconds after its first unsynced line, before a finished game is written, and by Flush: a power
// failure loses its last 3 seconds at most, and never leaves the record of a game that is not solved. A rewritten game
// is synced as soon as the other writer gets to it; until then its old content is kept.
//
// After a failure, the writer tries the same write again with the next call and every 5 seconds, and later writes of the
// file wait for it, so that no file has a gap. A line that was written counts as kept, even if it cannot be synced.
type Disk struct {
	failures
	dir    string
	owner  *flock.Flock         // held by the process that saves the running game
	guest  bool                 // this process never saves the running game
	shared atomic.Bool          // another process saves the running game
	fsync  func(*os.File) error // syncs a file to the disk
	link   func(old, name string) error

	exchange func(a, b string) error // of the names of two files

	synced  map[string]bool     // files to which nothing has been added that is not synced; for the other writer
	waiting map[string][]string // receipts whose lines are not synced yet, by file; the same

	game, rest writer // of the running game with its aside files, and of all other files
	running    running
	ranges     ranges
	grown      grown
	calls      calls

	renaming sync.Mutex // held while the running game's file is changing for another, and while names of earlier contents are removed

	mu       sync.Mutex
	unsynced time.Time       // when the first line of the running game was written that is not synced; zero: there is none
	befores  []string        // paths of what the running game's file held before it was rewritten, until that is synced
	dropped  []string        // paths of contents that were exchanged for others, to be removed
	unread   map[string]bool // files that exist and could not be read
	closed   bool
}

var _ Store = (*Disk)(nil)

// writer is the queue of a goroutine that writes files. The Disk's mutex guards queue and waiters.
type writer struct {
	queue   []job
	waiters []chan bool   // each is told whether all that was queued is written
	wake    chan struct{} // holds a token when there is something to do
	done    chan struct{} // closed when the goroutine has ended
}

// job is one write, or a question when what was to be written before is on the disk.
type job struct {
	name     string
	data     []byte // with newlines at the ends of lines
	replace  bool
	receipts []string
	placing  string // receipt of AppendLines; "": nobody asks where the lines stand
	at       int64  // where they stand, once they are written
	quick    bool   // it must not wait for the disk: no log would have it if the program were killed
	written  bool   // lines have been written, and are to be synced
}

// newDisk returns a store in dir whose writers are not running yet.
func newDisk(dir string, fsync func(*os.File) error) *Disk {
	d := &Disk{dir: dir, owner: flock.New(filepath.Join(dir, ownerLock)), fsync: fsync, link: os.Link, exchange: exchange,
		unread: map[string]bool{}, synced: map[string]bool{}, waiting: map[string][]string{}}
	for _, w := range []*writer{&d.game, &d.rest} {
		w.wake, w.done = make(chan struct{}, 1), make(chan struct{})
	}
	return d
}

// Dir returns the folder of the files.
func (d *Disk) Dir() string { return d.dir }

// Shared reports whether another process saves the running game.
func (d *Disk) Shared() bool { return d.shared.Load() }

// Append adds a line to the end of a file in one write, after a newline if the file ends in half a line. A newline inside
// line becomes a space. The running game is not written while another process saves it.
func (d *Disk) Append(name string, line []byte) { d.AppendLines(name, [][]byte{line}, "") }

// AppendLines adds lines like Append, all of them in one write, and tells where they stand if there is a receipt.
func (d *Disk) AppendLines(name string, lines [][]byte, receipt string) {
	size := len(lines)
	for _, line := range lines {
		size += len(line)
	}
	data := make([]byte, 0, size)
	for _, line := range lines {
		n := len(data)
		data = append(data, line...)
		for i, c := range data[n:] {
			if c == '\n' {
				data[n+i] = ' '
			}
		}
		data = append(data, '\n')
	}
	d.add(job{name: name, data: data, placing: receipt})
}

// Replace makes a file hold just data, by writing another file and renaming it. It drops writes of the file that are
// still queued.
func (d *Disk) Replace(name string, data []byte) {
	d.add(job{name: name, data: bytes.Clone(data), replace: true})
}

// Confirm answers with the receipt when the lines of a file that Append was given until now are synced. After a sync that
// failed, the next one that does not answers for all.
func (d *Disk) Confirm(name, receipt string) { d.add(job{name: name, receipts: []string{receipt}}) }

// Flush waits until all queued writes are on the disk or have failed, but at most 2 seconds. It reports whether all are
// written.
func (d *Disk) Flush() bool {
	until := time.Now().Add(maxFlush)
	game := d.flush(&d.game, until)
	return d.flush(&d.rest, until) && game // that writer syncs what the other one has written
}

// flush waits until a writer has done what is queued now, and reports whether all is written.
func (d *Disk) flush(w *writer, until time.Time) bool {
	written := make(chan bool, 1)
	d.mu.Lock()
	w.waiters = append(w.waiters, written)
	d.mu.Unlock()
	w.signal()
	select {
	case ok := <-written:
		return ok
	case <-w.done:
	case <-time.After(time.Until(until)):
	}
	return false
}

// Close flushes, ends the writers and lets another process save the running game. Later calls write nothing.
func (d *Disk) Close() {
	d.Flush()
	d.mu.Lock()
	closed := d.closed
	d.closed = true
	d.mu.Unlock()
	if closed {
		return
	}
	late, cancel := context.WithTimeout(context.Background(), maxClose)
	defer cancel()
	for _, w := range []*writer{&d.game, &d.rest} {
		w.signal()
		select {
		case <-w.done:
		case <-late.Done():
		}
	}
	d.ranges.wait(late)
	_ = d.owner.Unlock() // in case of an error, the system unlocks when the process ends
}

// writerOf returns the writer of a job: that of the running game also has the records where another process saves the running
// game, because the log that would make up for them is that of the other process.
func (d *Disk) writerOf(j job) *writer {
	if j.quick || root(j.name) == game.GameFile {
		return &d.game
	}
	return &d.rest
}

// root returns the name of the file that a file was kept aside from: "game.log" for "game.log.bad2", and for itself.
func root(name string) string {
	if parts := strings.SplitN(name, ".", 3); len(parts) == 3 {
		return parts[0] + "." + parts[1]
	}
	return name
}

func (d *Disk) add(j job) {
	if d.shared.Load() && j.name == game.GameFile {
		return
	}
	j.quick = d.shared.Load() && j.name == game.SolvesFile
	w := d.writerOf(j)
	d.mu.Lock()
	if j.replace {
		w.queue = slices.DeleteFunc(w.queue, func(q job) bool { return q.name == j.name })
	}
	w.queue = append(w.queue, j)
	d.mu.Unlock()
	w.signal()
}

func (w *writer) signal() {
	select {
	case w.wake <- struct{}{}:
	default:
	}
}

// write processes a writer's queue until the store is closed.
func (d *Disk) write(w *writer) {
	defer close(w.done)
	for {
		d.mu.Lock()
		batch, waiters, closed := w.queue, w.waiters, d.closed
		w.queue, w.waiters = nil, nil
		d.mu.Unlock()

		left := d.process(batch)
		if w == &d.rest && !closed {
			d.inherit()
		}
		if w == &d.rest && (len(waiters) > 0 || d.syncIn() == 0) {
			d.syncGame()
		}
		if w == &d.rest {
			d.removeDropped()
		}
		d.requeue(w, left)
		for _, c := range waiters {
			c <- len(left) == 0
		}
		if closed {
			return
		}
		w.sleep(d.pause(w, len(left) > 0))
	}
}

// pause returns how long a writer may sleep, -1 for ever.
func (d *Disk) pause(w *writer, failed bool) time.Duration {
	again := time.Duration(-1)
	sooner := func(in time.Duration) {
		if in >= 0 && (again < 0 || in < again) {
			again = in
		}
	}
	if failed {
		sooner(retryAfter)
	}
	if w == &d.rest {
		sooner(d.syncIn())
		if d.shared.Load() && !d.guest {
			sooner(inheritAfter)
		}
	}
	return again
}

// sleep waits for a signal, at most for the time given unless that is negative.
func (w *writer) sleep(most time.Duration) {
	var again <-chan time.Time
	if most >= 0 {
		timer := time.NewTimer(most)
		defer timer.Stop()
		again = timer.C
	}
	select {
	case <-w.wake:
	case <-again:
	}
}

// process does the jobs and returns those that failed, followed by those of the same files that must wait for them.
// Successive lines of a file are one write or, if that fails, as many of them as can be written are written one by one.
func (d *Disk) process(batch []job) (left []job) {
	blocked := map[string]bool{}
	for len(batch) > 0 {
		n := 1
		for !batch[0].replace && n < len(batch) && batch[n].name == batch[0].name && !batch[n].replace {
			n++
		}
		jobs := batch[:n]
		batch = batch[n:]
		name := jobs[0].name
		if blocked[root(name)] {
			left = append(left, jobs...)
			continue
		}
		done, err := d.doAll(jobs)
		if err == nil {
			d.note(name, reason{})
			continue
		}
		blocked[root(name)] = true
		left = append(left, jobs[done:]...)
		if d.note(name, whyNotWritten(d.dir, err)) {
			fmt.Fprintf(os.Stderr, "wildfifteen: %s: %v\n", name, err)
		}
	}
	return left
}

// doAll does jobs of one file and returns how many are done.
func (d *Disk) doAll(jobs []job) (done int, err error) {
	if len(jobs) > 1 {
		all := job{name: jobs[0].name}
		for _, j := range jobs {
			all.data = append(all.data, j.data...)
			all.receipts = append(all.receipts, j.receipts...)
			all.quick, all.written = j.quick, all.written || j.written
		}
		if err := d.do(&all); err == nil {
			d.placed(jobs, all.at)
			return len(jobs), nil
		} else if errors.Is(err, errLocked) {
			return 0, err
		}
	}
	for i := range jobs {
		if err := d.do(&jobs[i]); err != nil {
			return i, err
		}
		d.placed(jobs[i:i+1], jobs[i].at)
	}
	return len(jobs), nil
}

// placed tells where the lines of jobs stand, those of the first one at an offset and those of the others behind it.
func (d *Disk) placed(jobs []job, at int64) {
	for _, j := range jobs {
		if j.placing != "" {
			d.put(notice{kind: game.Placed, text: j.placing, at: game.Range{Name: j.name, From: at, Length: len(j.data)}})
		}
		at += int64(len(j.data))
	}
}

// requeue puts failed jobs back to the front of the queue, except those of a file that is about to be replaced.
func (d *Disk) requeue(w *writer, left []job) {
	d.mu.Lock()
	defer d.mu.Unlock()
	left = slices.DeleteFunc(left, func(l job) bool {
		return slices.ContainsFunc(w.queue, func(q job) bool { return q.replace && q.name == l.name })
	})
	w.queue = append(left, w.queue...)
}

// do does one job. If the folder has vanished, it makes the folder again.
func (d *Disk) do(j *job) error {
	if j.name != filepath.Base(j.name) {
		return fmt.Errorf("%q is not a file name", j.name)
	}
	err := d.doOnce(j)
	if err == nil {
		return nil
	}
	if _, gone := os.Stat(d.dir); errors.Is(gone, os.ErrNotExist) && os.MkdirAll(d.dir, 0o755) == nil {
		err = d.doOnce(j)
	}
	return err
}

func (d *Disk) doOnce(j *job) error {
	switch {
	case j.name == game.GameFile:
		return d.writeGame(*j)
	case j.replace:
		return d.replace(j.name, j.data)
	case j.quick:
		return d.writeQuick(j)
	case len(j.data) == 0:
		d.confirmed(*j)
		return nil
	case j.name == game.SolvesFile:
		d.flush(&d.game, time.Now().Add(maxLockWait)) // the game before its record
		d.syncGame()
	}
	d.synced[j.name] = false
	if err := d.appendLocked(j); err != nil {
		return err
	}
	d.confirmed(*j)
	return nil
}

// appendLocked adds the lines of a job to a file that other processes write, too. It does not wait for a sync, nor has another
// process to wait for one.
func (d *Disk) appendLocked(j *job) error {
	path := filepath.Join(d.dir, j.name)
	write := func() (err error) {
		j.at, err = appendLines(path, j.data)
		return err
	}
	return d.locked(j.name, func() error {
		if j.name == game.SolvesFile {
			return d.grown.writing(path, write)
		}
		return write()
	})
}

// writeQuick adds records at once, and leaves it to the other writer to sync them.
func (d *Disk) writeQuick(j *job) error {
	if len(j.data) > 0 {
		if err := d.appendLocked(j); err != nil {
			return err
		}
	}
	d.mu.Lock()
	d.rest.queue = append(d.rest.queue, job{name: j.name, receipts: j.receipts, written: len(j.data) > 0})
	d.mu.Unlock()
	d.rest.signal()
	return nil
}

// replace makes a file hold just data.
func (d *Disk) replace(name string, data []byte) error {
	if err := d.keepUnread(name); err != nil {
		return err
	}
	return replaceFile(filepath.Join(d.dir, name), data, d.fsync)
}
