//go:build !js && !android && !ios

package store

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/game"
)

// TestPlaced adds lines, alone and many at once, to a file that ends in half a line, and while it cannot be written: each
// receipt says where its lines stand.
func TestPlaced(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, game.SolvesFile)
	write(t, dir, game.SolvesFile, "half")
	d := openDisk(dir, (*os.File).Sync)
	defer d.Close()
	want := map[string]string{}
	add := func(lines ...string) {
		var all [][]byte
		for _, line := range lines {
			all = append(all, []byte(line))
		}
		receipt := strconv.Itoa(len(want))
		want[receipt] = strings.Join(lines, "\n") + "\n"
		d.AppendLines(game.SolvesFile, all, receipt)
	}
	add("a")
	add("b", "cc", "ddd")
	d.Append(game.SolvesFile, []byte("without a receipt"))
	add("e")
	d.Flush()
	if err := os.Rename(path, path+".away"); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	add("f", "g")
	add("h")
	if d.Flush() {
		t.Error("lines are written to a folder")
	}
	// At once, if the system can: the next try must not find the name free and begin another file there.
	if err := exchange(path, path+".away"); err != nil {
		if err := errors.Join(os.Remove(path), os.Rename(path+".away", path)); err != nil {
			t.Fatal(err)
		}
	}
	if !d.Flush() {
		t.Error("the lines are not written")
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range d.take() {
		if n.kind != game.Placed {
			continue
		}
		if got := string(text[n.at.From:][:n.at.Length]); got != want[n.text] || n.at.Name != game.SolvesFile {
			t.Errorf("the lines of receipt %s are %q, want %q", n.text, got, want[n.text])
		}
		delete(want, n.text)
	}
	if len(want) > 0 {
		t.Errorf("no place is told for %q", want)
	}
}
