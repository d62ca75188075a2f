package mobile

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

type silent struct{}

func (silent) Share(string)                {}
func (silent) Copy(string)                 {}
func (silent) Paste()                      {}
func (silent) Vibrate(int, int, int)       {}
func (silent) Leave()                      {}
func (silent) Exclude(int, int, int, int)  {}
func (silent) Bars(bool)                   {}
func (silent) Keep(string, string, []byte) {}
func (silent) Choose()                     {}

var _ Screen = silent{}

// TestStart checks that a process has one game on however many screens, and that all other functions work without one.
func TestStart(t *testing.T) {
	var games []ebiten.Game
	setGame = func(g ebiten.Game) { games = append(games, g) }
	callAll()
	if len(games) > 0 || running.Load() != nil {
		t.Fatal("there is a game before Start")
	}
	dir := t.TempDir()
	Start(dir, "en", silent{})
	p := running.Load()
	callAll()
	Start(filepath.Join(dir, "other"), "en", silent{})
	callAll()
	if len(games) != 1 || running.Load() != p {
		t.Errorf("the engine got %d games, want 1", len(games))
	}
	if _, err := os.Stat(filepath.Join(dir, "other")); err == nil {
		t.Error("the second Start opened other files")
	}
	if games[0] != p.Game() {
		t.Error("the engine runs another game than the binding talks to")
	}
}

func callAll() {
	SetLook("de", true, false, true, 1.3)
	SetInsets(1, 2, 3, 4)
	SetCovered(true)
	SetCovered(false)
	Back()
	Open("4x4#a")
	Pasted("a")
	Kept("a", "")
	Chosen("a", []byte("b"), "")
	CancelTouches()
	Suspend()
	Resume()
	Wake()
}
