//go:build !js && !android && !ios

package store

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// TestSweep opens a store in which killed processes have left temporary files.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-time.Hour)
	kept := []string{"game.log", "settings.json", "mine.log123", "game.log.old1", "game123", "solves.jsonl5", "game.log2", "settings.json20261122", "game.log.bad1",
		"game.log.tmp-old", "mine.log.tmp-123"}
	halves := []string{"game.log.tmp-123456", "game.log.bad.tmp-1", "game.log.newer.tmp-12", "solves.jsonl.bad.tmp-3", "settings.json.tmp-1",
		"settings.json.bad2.tmp-40", "window.json.tmp-7890"}
	for _, name := range append(halves, kept...) {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	young := "game.log.tmp-654321" // another process may be writing it
	if err := os.WriteFile(filepath.Join(dir, young), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	OpenDisk(dir).Close()
	var left []string
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		left = append(left, e.Name())
	}
	want := append([]string{young, ownerLock}, kept...)
	slices.Sort(want)
	if !slices.Equal(left, want) {
		t.Errorf("left %q, want %q", left, want)
	}
}
