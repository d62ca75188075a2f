//go:build !js && !android && !ios

package store

import (
	"errors"
	"maps"
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

// write puts a file into a folder.
func write(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// names returns the names of the files in a folder, without locks.
func names(t *testing.T, dir string) (all []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".lock") {
			all = append(all, e.Name())
		}
	}
	return all
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

// TestNoLocks makes locks impossible, which must not keep records from being written.
func TestNoLocks(t *testing.T) {
	withoutLocks(t, func(path string) error { return os.Mkdir(path, 0o755) })
}

// withoutLocks makes what cannot be locked in the place of each lock, and writes.
func withoutLocks(t *testing.T, make func(path string) error) {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{ownerLock, game.SolvesFile + ".lock"} {
		if err := make(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	d, files := open(dir)
	d.Append(game.SolvesFile, []byte("{}"))
	d.Append(game.GameFile, []byte("game"))
	d.Close()
	if files.Shared || contents(t, dir, game.SolvesFile) != "{}\n" || contents(t, dir, game.GameFile) != "game\n" {
		t.Errorf("there are %q", names(t, dir))
	}
	if f := reasons(d); len(f) != 0 {
		t.Errorf("failures %q", f)
	}
}

// TestUnreadIsKept checks that the player is told of a file that cannot be read, and that it is kept aside before another
// takes its place.
func TestUnreadIsKept(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, game.SettingsFile), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, dir, game.SettingsFile+"/mine", "mine")
	write(t, dir, game.SettingsFile+asideMark, "older")
	d, files := open(dir)
	if !slices.Equal(files.Unread, []string{game.SettingsFile}) {
		t.Errorf("unread are %q", files.Unread)
	}
	want := reason{"host.file_not_read", game.SettingsFile, syscall.EISDIR.Error()}
	if f := reasons(d); len(f) != 1 || f[0] != want {
		t.Errorf("says %q, want %q", f, want)
	}
	d.Files()
	d.Replace(game.SettingsFile, []byte("new"))
	d.Close()
	aside := game.SettingsFile + asideMark + "2"
	if f := reasons(d); len(f) != 1 || f[0] != (reason{"host.kept_unread", game.SettingsFile, aside}) {
		t.Errorf("says %q", f)
	}
	if got := contents(t, dir, game.SettingsFile) + contents(t, dir, aside+"/mine") + contents(t, dir, game.SettingsFile+asideMark); got != "newmineolder" {
		t.Errorf("files hold %q", got)
	}
}

// TestGameOutlivesItsFile removes the running game's file, its folder, and cuts the file while the game is played.
func TestGameOutlivesItsFile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "folder")
	path := filepath.Join(dir, game.GameFile)
	d, _ := open(dir)
	want := ""
	add := func() {
		t.Helper()
		line := "line " + strconv.Itoa(len(want))
		want += line + "\n"
		d.Append(game.GameFile, []byte(line))
		d.Flush()
		if got := contents(t, dir, game.GameFile); got != want {
			t.Errorf("the file holds %q, want %q", got, want)
		}
	}
	add()
	add()
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	add()
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	add()
	if f := reasons(d); len(f) != 0 {
		t.Errorf("says %q", f)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if got := string(d.Files().Data[game.GameFile]); got != want {
		t.Errorf("without its file the game is %q", got)
	}
	add()
	d.Close()
}

// TestGameReplacedByAnother has another program write the running game's file: both are kept, and two programs that write
// it in turn do not fill the folder.
func TestGameReplacedByAnother(t *testing.T) {
	dir := t.TempDir()
	d, _ := open(dir)
	d.Append(game.GameFile, []byte("one"))
	d.Flush()
	write(t, dir, game.GameFile, "theirs\n")
	d.Append(game.GameFile, []byte("two"))
	d.Flush()
	if got := contents(t, dir, game.GameFile) + contents(t, dir, game.GameFile+asideMark); got != "one\ntwo\ntheirs\n" {
		t.Errorf("files hold %q", got)
	}
	if f := reasons(d); len(f) != 1 || f[0] != (reason{"host.kept_changed", game.GameFile, game.GameFile + asideMark}) {
		t.Errorf("says %q", f)
	}
	for i := range 20 {
		write(t, dir, game.GameFile, "theirs "+strconv.Itoa(i)+"\n")
		d.Append(game.GameFile, []byte("more"))
		d.Flush()
	}
	d.Close()
	if got := names(t, dir); len(got) > maxStrange+1 {
		t.Errorf("the folder fills: %q", got)
	}
	if f := reasons(d); len(f) != maxStrange || f[len(f)-1].key != "host.locked" {
		t.Errorf("says %q", f)
	}
}

// TestLinksStayLinks writes files that are links to others.
func TestLinksStayLinks(t *testing.T) {
	dir, far := t.TempDir(), t.TempDir()
	for _, name := range []string{game.GameFile, game.SettingsFile} {
		write(t, far, name, "old\n")
		if err := os.Symlink(filepath.Join(far, name), filepath.Join(dir, name)); err != nil {
			t.Skip(err)
		}
	}
	d, _ := open(dir)
	d.Replace(game.SettingsFile, []byte("new"))
	d.Replace(game.GameFile, []byte("new\n"))
	d.Append(game.GameFile, []byte("more"))
	d.Close()
	if got := contents(t, far, game.SettingsFile) + contents(t, far, game.GameFile); got != "newnew\nmore\n" {
		t.Errorf("the files far away hold %q", got)
	}
}

// TestAsideIsRead checks that the files kept aside are read, so that the next one gets a name of its own.
func TestAsideIsRead(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{game.BadGameFile, game.BadGameFile + "2", game.BadSettingsFile, game.SettingsFile + "2", game.BadGameFile + "4"} {
		write(t, dir, name, name)
	}
	d, files := open(dir)
	d.Close()
	got := slices.Sorted(maps.Keys(files.Data))
	if want := []string{game.BadGameFile, game.BadGameFile + "2", game.BadSettingsFile}; !slices.Equal(got, want) {
		t.Errorf("read %q, want %q", got, want)
	}
}

// TestSecondTakesOver closes the store that saves the running game: the second one saves its own, after it.
func TestSecondTakesOver(t *testing.T) {
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		first, _ := open(dir)
		second, files := open(dir)
		first.Append(game.GameFile, []byte("first"))
		if !files.Shared {
			t.Fatal("two own the game")
		}
		second.Append(game.GameFile, []byte("lost"))
		time.Sleep(time.Minute)
		synctest.Wait()
		if n := second.take(); len(n) > 0 {
			t.Fatalf("says %v", n)
		}
		first.Close()
		time.Sleep(inheritAfter)
		synctest.Wait()
		if n := second.take(); len(n) != 1 || n[0].kind != game.Owned || string(n[0].data) != "first\n" {
			t.Fatalf("says %v", n)
		}
		second.Append(game.GameFile, []byte("second"))
		third, files := open(dir)
		if !files.Shared {
			t.Error("a third owns the game, too")
		}
		third.Close()
		second.Close()
	})
	if got := contents(t, dir, game.GameFile); got != "first\nsecond\n" {
		t.Errorf("the game is %q", got)
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

// TestSecondDoesNotWait finishes games in a program that does not save the running game, on a disk whose syncs take long: their
// records are written at once, and neither program waits for a sync of the other.
func TestSecondDoesNotWait(t *testing.T) {
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		slow := &syncs{then: func(string) error { time.Sleep(time.Hour); return nil }}
		first := openDisk(dir, slow.sync)
		first.Append(game.SolvesFile, []byte("first"))
		synctest.Wait() // it syncs
		second := openDisk(dir, slow.sync)
		if !second.Files().Shared {
			t.Fatal("two own the game")
		}
		second.Replace(game.SettingsFile, []byte("{}"))
		for i := range 3 {
			second.Append(game.SolvesFile, []byte(strconv.Itoa(i)))
			second.Confirm(game.SolvesFile, strconv.Itoa(i))
			time.Sleep(time.Second)
			synctest.Wait()
			if got := contents(t, dir, game.SolvesFile); strings.Count(got, "\n") != i+2 {
				t.Errorf("after %d games the records are %q", i+1, got)
			}
			if got := receipts(second); len(got) > 0 {
				t.Errorf("receipts %q of what is not synced", got)
			}
		}
		time.Sleep(10 * time.Hour)
		synctest.Wait()
		if got := receipts(second); !slices.Equal(got, []string{"0", "1", "2"}) {
			t.Errorf("receipts %q", got)
		}
		second.Close()
		first.Close()
		time.Sleep(10 * time.Hour)
	})
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

// TestTwoWithoutTheLock removes the lock of the running game while a program saves it, so that a second one saves its own,
// too: the file is never a mixture of both, and nothing is lost.
func TestTwoWithoutTheLock(t *testing.T) {
	dir := t.TempDir()
	a, _ := open(dir)
	a.Append(game.GameFile, []byte("one 1"))
	a.Flush()
	if err := os.Remove(filepath.Join(dir, ownerLock)); err != nil {
		t.Skip(err) // some systems keep what is locked
	}
	b, files := open(dir)
	if files.Shared {
		t.Fatal("the lock is still there")
	}
	for i := range 3 {
		b.Append(game.GameFile, []byte("two "+strconv.Itoa(i)))
		b.Flush()
		a.Append(game.GameFile, []byte("one "+strconv.Itoa(i+2)))
		a.Flush()
	}
	a.Close()
	b.Close()
	all := ""
	for _, name := range names(t, dir) {
		text := contents(t, dir, name)
		all += text
		first, rest, _ := strings.Cut(text, "\n") // what the second one found
		if strings.Contains(rest, "one") && strings.Contains(rest, "two") || first != "one 1" {
			t.Errorf("%s is a mixture: %q", name, text)
		}
	}
	for _, line := range []string{"one 1", "one 2", "one 3", "one 4", "two 0", "two 1", "two 2"} {
		if !strings.Contains(all, line+"\n") {
			t.Errorf("%q is lost:\n%s", line, all)
		}
	}
}
