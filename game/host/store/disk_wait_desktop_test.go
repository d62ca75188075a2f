//go:build !js && !android && !ios

package store

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// TestCallsDoNotWait makes every call that a game makes in a tick while a sync of each file, one after the other, takes an hour: none
// of them waits. Only the ends of a program and of a game ask for everything to be written.
func TestCallsDoNotWait(t *testing.T) {
	lang := assets.Load("en")
	for _, slow := range []string{game.GameFile, game.SolvesFile, game.SettingsFile, game.MarksFile} {
		dir := t.TempDir()
		synctest.Test(t, func(t *testing.T) {
			s := &syncs{then: func(name string) error {
				if name == slow {
					time.Sleep(time.Hour)
				}
				return nil
			}}
			d := openDisk(dir, s.sync)
			d.Files()
			write := func(i int) {
				line := []byte(strconv.Itoa(i))
				d.Append(game.GameFile, line)
				d.Append(game.SolvesFile, line)
				d.AppendLines(game.SolvesFile, [][]byte{line, line}, "placed")
				d.Append(game.MarksFile, line)
				d.Replace(game.SettingsFile, line)
				d.Confirm(game.SolvesFile, "receipt")
				d.Replace(game.GameFile, line)
			}
			write(0)
			time.Sleep(syncAfter + time.Second)
			synctest.Wait()
			if !slices.Contains(s.all(), slow) {
				t.Errorf("%s is not synced", slow)
			}
			start := time.Now()
			for i := range 100 {
				write(i)
				d.Read(game.Range{Name: game.SolvesFile, Length: 1})
				d.Write(game.IndexFile, 0, []byte("index"))
				d.Replies(nil, lang)
				d.Called()
			}
			if took := time.Since(start); took > 0 {
				t.Errorf("while %s is synced, calls take %v", slow, took)
			}
			time.Sleep(1000 * time.Hour)
			d.Close()
		})
	}
}

// TestFlushSyncs checks that after Flush everything is synced, the running game, too.
func TestFlushSyncs(t *testing.T) {
	s := &syncs{}
	d := openDisk(t.TempDir(), s.sync)
	d.Append(game.GameFile, []byte("+1 L k"))
	d.Append(game.SolvesFile, []byte("{}"))
	d.Flush()
	d.Append(game.GameFile, []byte("+2 R k"))
	if !d.Flush() {
		t.Error("not all is written")
	}
	if got, want := s.all(), []string{game.GameFile, game.SolvesFile, game.GameFile}; !slices.Equal(got, want) {
		t.Errorf("synced are %q, want %q", got, want)
	}
	d.Close()
}

// TestTriesAgain makes it impossible to write files for a while: once it is possible, they are written, though nothing happens.
func TestTriesAgain(t *testing.T) {
	dir := t.TempDir()
	files := []string{game.GameFile, game.SolvesFile, game.SettingsFile}
	synctest.Test(t, func(t *testing.T) {
		d := newDisk(dir, (*os.File).Sync)
		for _, name := range files {
			if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		go d.write(&d.game)
		go d.write(&d.rest)
		d.Append(game.GameFile, []byte("line"))
		d.Append(game.SolvesFile, []byte("line"))
		d.Replace(game.SettingsFile, []byte("line\n"))
		time.Sleep(time.Second)
		synctest.Wait()
		if len(reasons(d)) == 0 {
			t.Error("nothing is said")
		}
		for _, name := range files {
			if err := os.Remove(filepath.Join(dir, name)); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(retryAfter)
		synctest.Wait()
		for _, name := range files {
			if got := contents(t, dir, name); got != "line\n" {
				t.Errorf("%s holds %q", name, got)
			}
		}
		d.Close()
	})
}
