//go:build linux && !android

package store

import (
	"os"
	"runtime"
	"strconv"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// TestNothingStaysOpen writes and reads for long: neither file handles nor goroutines become more.
func TestNothingStaysOpen(t *testing.T) {
	dir := t.TempDir()
	lang := assets.Load("en")
	d, _ := open(dir)
	second, _ := open(dir)
	some := func() {
		for i := range 50 {
			line := []byte(strconv.Itoa(i))
			d.Append(game.GameFile, line)
			d.Append(game.SolvesFile, line)
			second.Append(game.SolvesFile, line)
			d.Append(game.MarksFile, line)
			d.Replace(game.SettingsFile, line)
			d.Confirm(game.SolvesFile, "receipt")
			d.Read(game.Range{Name: game.SolvesFile, Length: 1})
			d.Write(game.IndexFile, 0, line)
			d.Called()
			d.Replies(nil, lang)
			if i%10 == 0 {
				d.Replace(game.GameFile, line)
				d.Files()
				d.SetAside(game.SettingsFile)
				d.Flush()
				second.Flush()
			}
		}
		d.Flush()
		second.Flush()
		for d.ranges.busy() {
			runtime.Gosched()
		}
	}
	count := func() (handles, goroutines int) {
		open, err := os.ReadDir("/proc/self/fd")
		if err != nil {
			t.Fatal(err)
		}
		return len(open), runtime.NumGoroutine()
	}
	some()
	handles, goroutines := count()
	for range 4 {
		some()
	}
	if h, g := count(); h > handles+5 || g > goroutines {
		t.Errorf("%d handles became %d, %d goroutines %d", handles, h, goroutines, g)
	}
	d.Close()
	second.Close()
}

// busy reports whether parts of files are still to be read or written.
func (r *ranges) busy() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.ended != nil
}
