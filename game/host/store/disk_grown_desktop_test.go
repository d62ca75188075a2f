//go:build !js && !android && !ios

package store

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
)

// addTo adds text to the records as another program does.
func addTo(t *testing.T, dir, text string) {
	t.Helper()
	f, err := os.OpenFile(filepath.Join(dir, game.SolvesFile), os.O_APPEND|os.O_WRONLY|os.O_CREATE, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString(text); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// lookNow returns what the next looks find, until one finds nothing.
func lookNow(d *Disk) (all string, looks int) {
	for ; ; looks++ {
		reply := d.grown.look(filepath.Join(d.dir, game.SolvesFile))
		if len(reply.Data) == 0 {
			return all, looks
		}
		all += string(reply.Data)
	}
}

// TestGrown adds lines to the records from two sides. What this process writes does not come back, and nothing comes twice.
func TestGrown(t *testing.T) {
	for _, c := range []struct{ name, start, known string }{
		{"no file", "", ""},
		{"a file", "old\n", ""},
		{"half a line", "old\nhal", "half\n"},
	} {
		dir := t.TempDir()
		if c.start != "" {
			addTo(t, dir, c.start)
		}
		d, _ := open(dir)
		if got, _ := lookNow(d); got != "" {
			t.Errorf("%s: %q at the start", c.name, got)
		}
		if c.known != "" {
			addTo(t, dir, "f\n")
		}
		addTo(t, dir, "a\nb\n")
		d.Append(game.SolvesFile, []byte("mine"))
		d.Append(game.SolvesFile, []byte("mine, too"))
		d.Flush()
		addTo(t, dir, "c\nd")
		if got, _ := lookNow(d); got != c.known+"a\nb\nc\n" {
			t.Errorf("%s: %q", c.name, got)
		}
		addTo(t, dir, "e\n")
		d.Append(game.SolvesFile, []byte("mine"))
		d.Flush()
		if got, _ := lookNow(d); got != "de\n" {
			t.Errorf("%s: then %q", c.name, got)
		}
		if got, _ := lookNow(d); got != "" {
			t.Errorf("%s: at last %q", c.name, got)
		}
		if err := os.Truncate(filepath.Join(dir, game.SolvesFile), 1); err != nil {
			t.Fatal(err)
		}
		if got, _ := lookNow(d); got != "" {
			t.Errorf("%s: of a shorter file %q", c.name, got)
		}
		d.Close()
	}
}

// TestGrownInPieces adds more than is read at a time, with a line that is longer than that.
func TestGrownInPieces(t *testing.T) {
	dir := t.TempDir()
	d, _ := open(dir)
	defer d.Close()
	var b strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&b, "line %d\n", i)
	}
	b.WriteString(strings.Repeat("x", 3*grownPiece) + "\nlast\n")
	addTo(t, dir, b.String())
	got, looks := lookNow(d)
	if got != b.String() || looks < 3 {
		t.Errorf("%d bytes of %d in %d looks", len(got), b.Len(), looks)
	}
}

// TestGrownReplies waits for the reply about lines in a long file.
func TestGrownReplies(t *testing.T) {
	dir := t.TempDir()
	start := longRecords(t, dir)
	d, _ := open(dir)
	defer d.Close()
	addTo(t, dir, "new\n")
	r := ranged(t, d, 1)[0]
	want := game.Range{Name: game.SolvesFile, From: int64(len(start)), Length: 4}
	if r.Kind != game.Grown || !bytes.Equal(r.Data, []byte("new\n")) || r.Range != want {
		t.Errorf("%+v, want %+v", r, want)
	}
	guest := OpenGuest(dir)
	defer guest.Close()
	guest.Files()
	addTo(t, dir, "newer\n")
	if guest.grown.due(time.Now().Add(time.Hour)) {
		t.Error("a command looks for new records")
	}
}
