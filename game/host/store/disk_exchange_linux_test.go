//go:build !android

package store

import (
	"errors"
	"os"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"wildfifteen/game"
)

// TestRewriteReplacesNoFile rewrites the running game on a disk whose syncs never return: no file is renamed over another one, and
// none is removed before the moves that follow are written, because ext4 lets both wait for a busy disk.
func TestRewriteReplacesNoFile(t *testing.T) {
	dir, busy := t.TempDir(), make(chan bool)
	d, s := openBusyDisk(t, dir, busy)
	d.Append(game.GameFile, []byte("+1 L k"))
	d.Append(game.SettingsFile, []byte("{}"))
	for len(s.all()) == 0 { // the other writer waits for the disk
		time.Sleep(time.Millisecond)
	}
	left := []string{"old\n+1 L k\n"}
	for _, deal := range []string{"one\n", "two\n", "three\n"} {
		d.Replace(game.GameFile, []byte(deal))
		d.Append(game.GameFile, []byte("+2 R k"))
		if !d.flush(&d.game, time.Now().Add(time.Minute)) || contents(t, dir, game.GameFile) != deal+"+2 R k\n" {
			t.Fatalf("the file holds %q", contents(t, dir, game.GameFile))
		}
		var got []string
		for _, name := range names(t, dir) {
			if strings.HasPrefix(name, game.GameFile+tempMark) {
				got = append(got, contents(t, dir, name))
			}
		}
		slices.Sort(left)
		if slices.Sort(got); !slices.Equal(got, left) {
			t.Errorf("there are still %q, want %q", got, left)
		}
		left = append(left, deal+"+2 R k\n")
	}
	close(busy)
	d.Close()
	if got := names(t, dir); !slices.Equal(got, []string{game.GameFile, game.SettingsFile}) {
		t.Errorf("left are %q", got)
	}
}

// TestRewriteWithoutExchange rewrites the running game where the names of files are not exchanged, for whatever reason.
func TestRewriteWithoutExchange(t *testing.T) {
	for _, err := range []error{errors.ErrUnsupported, syscall.EINTR} {
		rewriteBy(t, func(string, string) error { return err })
	}
}

// TestExchangeThatFailsLate rewrites the running game where the names of the files are exchanged, but the system says that they are
// not.
func TestExchangeThatFailsLate(t *testing.T) {
	rewriteBy(t, func(a, b string) error {
		if err := exchange(a, b); err != nil {
			t.Skip("the names of files cannot be exchanged here:", err)
		}
		return syscall.EINTR
	})
}

// rewriteBy rewrites the running game twice with a call that should exchange the names of two files.
func rewriteBy(t *testing.T, exchange func(a, b string) error) {
	t.Helper()
	dir := t.TempDir()
	write(t, dir, game.GameFile, "old\n")
	d := openDisk(dir, (*os.File).Sync)
	d.exchange = exchange
	d.Files()
	for _, deal := range []string{"one", "two"} {
		d.Replace(game.GameFile, []byte(deal+"\n"))
		d.Append(game.GameFile, []byte("more"))
		d.Flush()
		if got := contents(t, dir, game.GameFile); got != deal+"\nmore\n" {
			t.Errorf("the file holds %q", got)
		}
	}
	d.Close()
	if got := names(t, dir); !slices.Equal(got, []string{game.GameFile}) {
		t.Errorf("left are %q", got)
	}
}
