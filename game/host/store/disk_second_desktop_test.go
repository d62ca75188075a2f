//go:build !js && !android && !ios

package store

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"wildfifteen/game"
)

// TestNoLocks makes locks impossible, which must not keep records from being written.
func TestNoLocks(t *testing.T) {
	withoutLocks(t, func(path string) error { return os.Mkdir(path, 0o755) })
}

// withoutLocks makes what cannot be locked in the place of each lock, and writes.
func withoutLocks(t *testing.T, block func(path string) error) {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{ownerLock, game.SolvesFile + ".lock"} {
		if err := block(filepath.Join(dir, name)); err != nil {
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
