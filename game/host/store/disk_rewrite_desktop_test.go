//go:build !js && !android && !ios

package store

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"wildfifteen/game"
)

// TestMovesDoNotWaitForARewrite rewrites the running game on a disk whose syncs never return, several times in a row: each
// rewrite and each move after it is in the file, and the writer of the moves has synced nothing.
func TestMovesDoNotWaitForARewrite(t *testing.T) {
	dir, busy := t.TempDir(), make(chan bool)
	d, s := openBusyDisk(t, dir, busy)
	want := ""
	for _, deal := range []string{"one", "two", "three"} {
		d.Replace(game.GameFile, []byte(deal+"\n"))
		d.Append(game.GameFile, []byte("+1 L k"))
		want = deal + "\n+1 L k\n"
		if !d.flush(&d.game, time.Now().Add(time.Minute)) || contents(t, dir, game.GameFile) != want {
			t.Fatalf("the file holds %q, want %q", contents(t, dir, game.GameFile), want)
		}
		if got := s.all(); len(got) > 1 { // that of the other writer, which waits for the disk
			t.Fatalf("synced are %q", got)
		}
		if got := earlierIn(t, dir); len(got) != 1 || contents(t, dir, got[0]) != "old\n" {
			t.Fatalf("of the content on the disk there is %q", got)
		}
	}
	close(busy)
	d.Close()
	if got := names(t, dir); !slices.Equal(got, []string{game.GameFile}) || contents(t, dir, game.GameFile) != want {
		t.Errorf("left are %q", got)
	}
}

// openBusyDisk opens a folder with a running game on a disk whose syncs do not return until busy is closed.
func openBusyDisk(t *testing.T, dir string, busy chan bool) (*Disk, *syncs) {
	t.Helper()
	write(t, dir, game.GameFile, "old\n")
	s := &syncs{then: func(string) error { <-busy; return nil }}
	d := openDisk(dir, s.sync)
	d.Files()
	return d, s
}

// earlierIn returns the names of the earlier contents of the running game in a folder.
func earlierIn(t *testing.T, dir string) []string {
	return slices.DeleteFunc(names(t, dir), func(name string) bool { return !strings.Contains(name, beforeMark) })
}

// TestRewriteIsSyncedSoon checks that a rewritten game is synced without a wait and the earlier content kept until then, also
// when the sync fails.
func TestRewriteIsSyncedSoon(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, game.GameFile, "old\n")
	synctest.Test(t, func(t *testing.T) {
		s := &syncs{}
		s.then = func(string) error { return os.ErrPermission }
		d := openDisk(dir, s.sync)
		d.Files()
		d.Replace(game.GameFile, []byte("new\n"))
		synctest.Wait()
		if n := len(s.all()); n != 1 || len(earlierIn(t, dir)) != 1 {
			t.Errorf("%d syncs, and there is %q", n, names(t, dir))
		}
		s.then = nil
		d.Replace(game.GameFile, []byte("newer\n"))
		synctest.Wait()
		if n := len(s.all()); n != 2 || len(earlierIn(t, dir)) != 0 {
			t.Errorf("%d syncs, and there is %q", n, names(t, dir))
		}
		d.Close()
	})
}

// TestPowerCutInARewrite starts after power cuts that have left each part of a rewritten game.
func TestPowerCutInARewrite(t *testing.T) {
	const text = "new game\n+1 L k\n"
	before := beforeName([]byte(text))
	for _, c := range []struct {
		name, left, want, aside string
	}{
		{"whole", text, text, ""},
		{"moves after it", text + "+2 R k\n", text + "+2 R k\n", ""},
		{"empty", "", "old\n", ""},
		{"zeros", strings.Repeat("\x00", len(text)), "old\n", ""},
		{"half", text[:9], "old\n", text[:9]},
		{"half and zeros", text[:9] + strings.Repeat("\x00", len(text)-9), "old\n", text[:9] + strings.Repeat("\x00", len(text)-9)},
		{"gone", "-", "old\n", ""},
	} {
		dir := t.TempDir()
		write(t, dir, before, "old\n")
		if c.left != "-" {
			write(t, dir, game.GameFile, c.left)
		}
		d, files := open(dir)
		if got := string(files.Data[game.GameFile]); got != c.want {
			t.Errorf("%s: the game is %q, want %q", c.name, got, c.want)
		}
		d.Append(game.GameFile, []byte("more"))
		d.Close()
		if got := contents(t, dir, game.GameFile); got != c.want+"more\n" {
			t.Errorf("%s: the file holds %q", c.name, got)
		}
		if got := earlierIn(t, dir); len(got) != 0 {
			t.Errorf("%s: left are %q", c.name, got)
		}
		aside := ""
		if slices.Contains(names(t, dir), game.GameFile+asideMark) {
			aside = contents(t, dir, game.GameFile+asideMark)
		}
		if aside != c.aside {
			t.Errorf("%s: kept aside is %q, want %q", c.name, aside, c.aside)
		}
	}
}

// TestCopiesOfTheGame starts beside copies that a player has made, and beside an earlier content of long ago: the game stays.
func TestCopiesOfTheGame(t *testing.T) {
	for _, name := range []string{"game.log.before-update", "game.log.before-4-", "game.log.before-4-0000000g", "game.log.before--4-00000000",
		"game.log.before-4-1234", beforeName([]byte("one\n")), "game.log.before-4-12345678.txt"} {
		dir := t.TempDir()
		write(t, dir, game.GameFile, "the game\n")
		write(t, dir, name, "copy\n")
		d, files := open(dir)
		d.Close()
		kept := name
		if _, ok := parseBefore(name); ok {
			kept += asideMark // not to be taken for one of a shorter game later
		}
		if got := string(files.Data[game.GameFile]); got != "the game\n" || contents(t, dir, kept) != "copy\n" {
			t.Errorf("%s: the game is %q, there are %q", name, got, names(t, dir))
		}
	}
}

// TestRewriteWithoutLinks rewrites the running game, twice in a row, where a file cannot have two names, and where another
// name is impossible.
func TestRewriteWithoutLinks(t *testing.T) {
	for _, folder := range []bool{false, true} {
		dir := t.TempDir()
		write(t, dir, game.GameFile, "old\n")
		if folder { // in the way of the name
			if err := os.Mkdir(filepath.Join(dir, beforeName([]byte("new\n"))), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		began, busy := make(chan bool, 9), make(chan bool)
		s := &syncs{then: func(string) error { began <- true; <-busy; return nil }}
		d := openDisk(dir, s.sync)
		d.link = func(string, string) error { return os.ErrPermission }
		d.Files()
		d.Replace(game.GameFile, []byte("new\n"))
		<-began
		if !folder && (contents(t, dir, game.GameFile) != "new\n" || contents(t, dir, beforeName([]byte("new\n"))) != "old\n") {
			t.Errorf("while it is synced there are %q", names(t, dir))
		}
		d.Replace(game.GameFile, []byte("newer\n"))
		d.Append(game.GameFile, []byte("more"))
		close(busy)
		d.Close()
		if got := contents(t, dir, game.GameFile); got != "newer\nmore\n" {
			t.Errorf("the file holds %q", got)
		}
		if got := names(t, dir); len(got) != 1 && !folder {
			t.Errorf("left are %q", got)
		}
	}
}

// TestKilledBetweenTheNames kills the program after the earlier content has got the name for another rewrite and before the file
// is renamed, while the sync of the last rewrite ends: the next start has the newest content.
func TestKilledBetweenTheNames(t *testing.T) {
	dir, killed := t.TempDir(), t.TempDir()
	write(t, dir, game.GameFile, "a long game that was stored long ago\n")
	syncing, ended := make(chan bool), make(chan bool)
	s := &syncs{then: func(string) error { syncing <- true; <-ended; return nil }}
	d := openDisk(dir, s.sync)
	d.Files()
	d.Replace(game.GameFile, []byte("one\n"))
	<-syncing
	d.Append(game.GameFile, []byte("+1 L k"))
	d.flush(&d.game, time.Now().Add(time.Minute))
	d.link = func(old, name string) error {
		err := os.Link(old, name)
		ended <- true // the sync of the first rewrite ends
		for range 50 {
			time.Sleep(time.Millisecond)
			if len(earlierIn(t, dir)) == 1 {
				break // its name has gone
			}
		}
		for _, n := range names(t, dir) {
			write(t, killed, n, contents(t, dir, n))
		}
		return err
	}
	d.Replace(game.GameFile, []byte("two, which is longer than what there is\n"))
	<-syncing
	ended <- true
	d.Close()
	after, _ := open(killed)
	after.Close()
	if got := contents(t, killed, game.GameFile); got != "one\n+1 L k\n" {
		t.Errorf("the next start has %q", got)
	}
	if got := contents(t, dir, game.GameFile); got != "two, which is longer than what there is\n" {
		t.Errorf("the file holds %q", got)
	}
}

// TestPowerCutBetweenTwoRewrites starts after a power cut that has left the names of two rewrites, the second of which is torn:
// the content before that comes back.
func TestPowerCutBetweenTwoRewrites(t *testing.T) {
	const one, two = "one\n", "two, and longer\n+1 L k\n"
	for n := len(one); n < len(two); n++ {
		for _, torn := range []string{two[:n], two[:n] + strings.Repeat("\x00", len(two)-n)} {
			dir := t.TempDir()
			write(t, dir, beforeName([]byte(one)), "before one\n")
			write(t, dir, beforeName([]byte(two)), "before two\n")
			write(t, dir, game.GameFile, torn)
			d, files := open(dir)
			d.Close()
			if got := string(files.Data[game.GameFile]); got != "before two\n" {
				t.Errorf("of %q the next start reads %q", torn, got)
			}
			if left := earlierIn(t, dir); len(left) != 0 {
				t.Errorf("left are %q", left)
			}
		}
	}
}

// TestRecordWaitsForARewrite rewrites the running game while it is synced for a record: the record is not written before the file
// that took the place of the other is synced, too.
func TestRecordWaitsForARewrite(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, game.GameFile, "old\n")
	var d *Disk
	n := 0
	s := &syncs{}
	s.then = func(name string) error {
		if name != game.GameFile {
			return nil
		}
		if n++; n == 1 {
			d.Replace(game.GameFile, []byte("new\n"))
			d.flush(&d.game, time.Now().Add(time.Minute))
		}
		if _, err := os.Stat(filepath.Join(dir, game.SolvesFile)); err == nil {
			t.Errorf("there are records before sync %d ends", n)
		}
		return nil
	}
	d = openDisk(dir, s.sync)
	d.Files()
	d.Append(game.GameFile, []byte("+1 L k"))
	d.Append(game.SolvesFile, []byte("{}"))
	d.Close()
	if n != 2 || contents(t, dir, game.SolvesFile) != "{}\n" || contents(t, dir, game.GameFile) != "new\n" || len(earlierIn(t, dir)) != 0 {
		t.Errorf("%d syncs, there are %q", n, names(t, dir))
	}
}
