package mobile

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

type silent struct{}

func (silent) Share(string)                       {}
func (silent) ShareFile(_, _, _ string, _ []byte) {}
func (silent) Copy(string)                        {}
func (silent) Paste()                             {}
func (silent) Haptic(int)                         {}
func (silent) Leave()                             {}
func (silent) Exclude(int, int, int, int)         {}
func (silent) Bars(bool)                          {}
func (silent) Keep(string, string, []byte)        {}
func (silent) ChoosePicture()                     {}
func (silent) PastePicture()                      {}
func (silent) Choose()                            {}
func (silent) Deep(bool)                          {}
func (silent) Fullscreen(bool)                    {}
func (silent) Awake(bool)                         {}
func (silent) Mirror(string)                      {}
func (silent) FocusOn(int)                        {}
func (silent) Say(string)                         {}

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
	zone := time.Local
	t.Cleanup(func() { time.Local = zone })
	Start(dir, "xx,en", "Europe/Berlin", 0, silent{})
	if time.Local.String() != "Europe/Berlin" {
		t.Errorf("the time zone is %v", time.Local)
	}
	p := running.Load()
	callAll()
	Start(filepath.Join(dir, "other"), "en", "Nowhere/Land", 5400, silent{})
	if _, offset := time.Now().Zone(); offset != 5400 {
		t.Errorf("a zone that Go does not know is %d s from UTC, want 5400", offset)
	}
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
	SetRate(90)
	Mouse(10, 20, 1)
	Mouse(10, 20, -1)
	Wheel(0, 1)
	SetMirrored(true)
	Pressed(1)
	Focused(1)
	Adjusted(1, 0.5)
	SetMirrored(false)
	Trim()
	SetCovered(true)
	SetCovered(false)
	Back()
	Open("4x4#a")
	Pasted("a")
	Copied()
	Kept("a", "")
	Chosen("a", []byte("b"), "")
	CancelTouches()
	Suspend()
	Resume()
	Wake()
}
