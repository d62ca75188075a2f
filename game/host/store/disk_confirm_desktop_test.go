//go:build !js && !android && !ios

package store

import (
	"slices"
	"syscall"
	"testing"

	"wildfifteen/game"
)

// receipts returns the receipts that a store has given since the last call.
func receipts(d *Disk) (all []string) {
	for _, n := range d.take() {
		if n.kind == game.Kept {
			all = append(all, n.text)
		}
	}
	return all
}

// TestConfirm checks that a receipt comes after the sync of what was added before, not while syncing fails, and after the
// next sync that does not fail; and that a file that is synced already is not synced again.
func TestConfirm(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, game.SolvesFile, "from an earlier run\n")
	var d *Disk
	fail := false
	s := &syncs{}
	s.then = func(string) error {
		if got := receipts(d); len(got) > 0 {
			t.Errorf("%q before the sync", got)
		}
		if fail {
			return syscall.EIO
		}
		return nil
	}
	d = openDisk(dir, s.sync)
	defer d.Close()
	expect := func(syncs int, want ...string) {
		t.Helper()
		d.Flush()
		if got := receipts(d); !slices.Equal(got, want) {
			t.Errorf("receipts %q, want %q", got, want)
		}
		if n := len(s.all()); n != syncs {
			t.Errorf("%d syncs, want %d", n, syncs)
		}
	}
	d.Confirm(game.SolvesFile, "earlier")
	expect(1, "earlier")
	d.Append(game.SolvesFile, []byte("1"))
	d.Flush()
	d.Confirm(game.SolvesFile, "one")
	expect(2, "one")
	fail = true
	d.Append(game.SolvesFile, []byte("3"))
	d.Confirm(game.SolvesFile, "three")
	d.Flush()
	failed := len(s.all())
	if got := receipts(d); slices.Contains(got, "three") {
		t.Errorf("receipts %q of lines that are not synced", got)
	}
	d.Confirm(game.SolvesFile, "again")
	expect(failed + 1)
	fail = false
	d.Append(game.SolvesFile, []byte("4"))
	d.Confirm(game.SolvesFile, "four")
	d.Flush()
	if got := receipts(d); !slices.Contains(got, "three") || !slices.Contains(got, "again") || !slices.Contains(got, "four") {
		t.Errorf("receipts %q", got)
	}
}
