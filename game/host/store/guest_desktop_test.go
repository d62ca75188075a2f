//go:build !js && !android && !ios

package store

import (
	"os"
	"path/filepath"
	"testing"

	"wildfifteen/game"
)

// TestGuest opens a store as another program does, before the game and while it runs.
func TestGuest(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new")
	g := OpenGuest(dir)
	defer g.Close()
	if _, err := os.Stat(dir); err == nil || !g.Files().Shared {
		t.Error("a guest has made the folder, or saves the running game")
	}
	g.Append(game.SolvesFile, []byte("one"))
	g.Append(game.GameFile, []byte("a guest's"))
	d, files := open(dir)
	if files.Shared {
		t.Error("the game does not save the running game while there is a guest")
	}
	d.Append(game.GameFile, []byte("game"))
	d.Append(game.SolvesFile, []byte("two"))
	d.Flush()
	g.Append(game.SolvesFile, []byte("three"))
	if !g.Flush() {
		t.Error(reasons(g))
	}
	d.Close()
	if got := contents(t, dir, game.SolvesFile); got != "one\ntwo\nthree\n" {
		t.Errorf("the records are %q", got)
	}
	g.inherit()
	if got := contents(t, dir, game.GameFile); got != "game\n" || !g.Files().Shared {
		t.Errorf("the running game is %q", got)
	}
}
