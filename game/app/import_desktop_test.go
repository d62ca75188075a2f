//go:build !js

package app_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/host/store"
)

// TestImportIsOneWrite takes in a backup of 2,000 records from a disk: all is in one write, which is synced once.
func TestImportIsOneWrite(t *testing.T) {
	t.Parallel()
	const n = 2000
	dir := t.TempDir()
	var syncs atomic.Int32
	d := store.OpenDiskBy(dir, func(f *os.File) error {
		if filepath.Base(f.Name()) == game.SolvesFile {
			syncs.Add(1)
		}
		return nil
	})
	r := gametest.New(t, gametest.Options{Boot: func(b *game.Boot) { b.Store = d }})
	records := recordLines(t, n)
	data, err := json.Marshal(map[string]any{"wildfifteen": 1, "version": "test", "files": map[string]string{game.SolvesFile: records}})
	if err != nil {
		t.Fatal(err)
	}
	opened(r, "copy.json", data)
	for ticks := 0; !r.Says("2,000"); ticks++ {
		if r.Tick(1); ticks > 1000 {
			t.Fatal("the backup is not taken in")
		}
	}
	written, err := os.ReadFile(filepath.Join(dir, game.SolvesFile))
	if err != nil || strings.Count(string(written), "\n") != n || syncs.Load() != 1 {
		t.Errorf("%d lines, %d syncs, %v", strings.Count(string(written), "\n"), syncs.Load(), err)
	}
	d.Close()
}
