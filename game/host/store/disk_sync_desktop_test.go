//go:build !js && !android && !ios

package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"wildfifteen/game"
)

// syncs records which files are synced, and may fail or be slow.
type syncs struct {
	mu    sync.Mutex
	names []string
	then  func(name string) error
}

func (s *syncs) sync(f *os.File) error {
	name, _, _ := strings.Cut(filepath.Base(f.Name()), tempMark)
	s.mu.Lock()
	s.names = append(s.names, name)
	s.mu.Unlock()
	if s.then != nil {
		return s.then(name)
	}
	return nil
}

func (s *syncs) all() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.names)
}

// TestGameIsSyncedInTime checks that the running game is synced three seconds after its first line that is not, once.
func TestGameIsSyncedInTime(t *testing.T) {
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		var s syncs
		d := openDisk(dir, s.sync)
		for range 2 {
			s.names = nil
			for range 29 {
				d.Append(game.GameFile, []byte("+1 mark"))
				time.Sleep(100 * time.Millisecond)
			}
			synctest.Wait()
			if got := s.all(); len(got) > 0 {
				t.Errorf("synced too early: %q", got)
			}
			time.Sleep(200 * time.Millisecond)
			synctest.Wait()
			if got := s.all(); len(got) != 1 || got[0] != game.GameFile {
				t.Errorf("after three seconds synced are %q", got)
			}
			time.Sleep(time.Minute)
			synctest.Wait()
			if got := s.all(); len(got) != 1 {
				t.Errorf("synced without a line: %q", got)
			}
		}
		d.Close()
	})
}

// TestGameIsSyncedBeforeItsRecord checks that the winning move is on the disk before the record is in its file.
func TestGameIsSyncedBeforeItsRecord(t *testing.T) {
	dir := t.TempDir()
	early := false
	s := &syncs{}
	s.then = func(name string) error {
		if _, err := os.Stat(filepath.Join(dir, game.SolvesFile)); name == game.GameFile && err == nil {
			early = true
		}
		return nil
	}
	d := openDisk(dir, s.sync)
	d.Append(game.GameFile, []byte("+1 L k"))
	d.Append(game.SolvesFile, []byte("{}"))
	d.Close()
	if got := s.all(); early || len(got) != 2 || got[0] != game.GameFile || got[1] != game.SolvesFile {
		t.Errorf("synced are %q, the record came first: %v", got, early)
	}
}

// TestManyLinesAreOneWrite adds records while the disk is busy, and checks that one sync is enough for them.
func TestManyLinesAreOneWrite(t *testing.T) {
	dir := t.TempDir()
	busy := make(chan bool)
	s := &syncs{}
	s.then = func(name string) error {
		if name == game.SettingsFile {
			<-busy
		}
		return nil
	}
	d := openDisk(dir, s.sync)
	d.Replace(game.SettingsFile, nil)
	for i := range 2000 {
		d.Append(game.SolvesFile, []byte(strconv.Itoa(i)))
	}
	close(busy)
	if !d.Flush() {
		t.Error("not all is written")
	}
	d.Close()
	if got := len(slices.DeleteFunc(s.all(), func(name string) bool { return name != game.SolvesFile })); got > 2 {
		t.Errorf("%d syncs", got)
	}
	if got := strings.Count(contents(t, dir, game.SolvesFile), "\n"); got != 2000 {
		t.Errorf("%d lines", got)
	}
}

// TestMovesDoNotWait checks that moves are written while the sync of another file takes long.
func TestMovesDoNotWait(t *testing.T) {
	dir := t.TempDir()
	began, busy := make(chan bool, 1), make(chan bool)
	s := &syncs{}
	s.then = func(name string) error {
		if name == game.SettingsFile {
			began <- true
			<-busy
		}
		return nil
	}
	d := openDisk(dir, s.sync)
	d.Replace(game.SettingsFile, nil)
	<-began
	d.Append(game.GameFile, []byte("+1 L k"))
	if !d.flush(&d.game, time.Now().Add(time.Minute)) || contents(t, dir, game.GameFile) != "+1 L k\n" {
		t.Error("the move waits")
	}
	close(busy)
	d.Close()
}

// TestFailingSync checks that a line is written once, whatever its sync says, and that the player is told of an error, but
// not of a disk that cannot sync.
func TestFailingSync(t *testing.T) {
	for _, err := range []error{syscall.EIO, syscall.EINVAL, syscall.ENOTSUP} {
		dir := t.TempDir()
		s := &syncs{then: func(string) error { return err }}
		d := openDisk(dir, s.sync)
		for i := range 7 {
			d.Append(game.SolvesFile, []byte(strconv.Itoa(i)))
			d.Append(game.GameFile, []byte(strconv.Itoa(i)))
			d.Flush()
		}
		d.Close()
		for _, name := range []string{game.SolvesFile, game.GameFile} {
			if got := contents(t, dir, name); got != "0\n1\n2\n3\n4\n5\n6\n" {
				t.Errorf("%v: %s holds %q", err, name, got)
			}
		}
		if told := len(reasons(d)) > 0; told != errors.Is(err, syscall.EIO) {
			t.Errorf("%v: told %v", err, told)
		}
	}
}

// TestSlowDisk quits while each sync takes a second: no move and no record is lost. With a disk that never answers, Close
// ends nevertheless.
func TestSlowDisk(t *testing.T) {
	dir, dead := t.TempDir(), t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		s := &syncs{then: func(string) error { time.Sleep(time.Second); return nil }}
		d := openDisk(dir, s.sync)
		for i := range 300 {
			d.Append(game.GameFile, []byte(strconv.Itoa(i)))
			if i%20 == 19 {
				d.Append(game.SolvesFile, []byte(strconv.Itoa(i)))
				d.Replace(game.SettingsFile, []byte(strconv.Itoa(i)))
			}
			time.Sleep(16 * time.Millisecond)
		}
		d.Close()
		s = &syncs{then: func(string) error { time.Sleep(time.Hour); return nil }}
		d = openDisk(dead, s.sync)
		d.Replace(game.GameFile, nil)
		d.Replace(game.SettingsFile, nil)
		start := time.Now()
		d.Close()
		if took := time.Since(start); took > maxFlush+maxClose {
			t.Errorf("Close takes %v", took)
		}
		time.Sleep(3 * time.Hour) // the writers end
	})
	for name, want := range map[string]int{game.GameFile: 300, game.SolvesFile: 15} {
		if n := strings.Count(contents(t, dir, name), "\n"); n != want {
			t.Errorf("%s has %d lines of %d", name, n, want)
		}
	}
}

// BenchmarkMove measures how long it takes until a move is in its file.
func BenchmarkMove(b *testing.B) {
	d := OpenDisk(b.TempDir())
	for b.Loop() {
		d.Append(game.GameFile, []byte("+1234 L k"))
		d.flush(&d.game, time.Now().Add(time.Minute))
	}
	d.Close()
}
