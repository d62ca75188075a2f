package app_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

var (
	depthID = gametest.Named("depth")
	playID  = gametest.Named("play")
)

// counted waits until the atlas has counted the boards of its goal and knows how far away the game is.
func counted(r *gametest.Run) {
	r.T.Helper()
	r.TickUntil(3000, "the atlas has counted", func() bool { return r.Find(playID) != nil && !r.Out.Animating })
}

// TestAtlasByTouch opens the atlas from the menu, chooses a goal and plays a board of a depth.
func TestAtlasByTouch(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Tap(game.Touch, gametest.Named("menu"))
	touchTo(r, gametest.Named("atlas"))
	r.Tap(game.Touch, gametest.Named("pick"))
	r.Tap(game.Touch, ui.ID{Name: "size", N: 6}) // 5x2
	touchTo(r, ui.ID{Name: "goal", N: 1})        // snake
	touchTo(r, gametest.Named("show"))
	counted(r)
	r.Slide(depthID, 0)
	if got := r.Control(depthID).At; got != 0 {
		t.Errorf("at the left end depth %v", got)
	}
	if !r.Control(playID).Disabled {
		t.Error("the goal itself can be played")
	}
	r.Slide(depthID, 1)
	radius := r.Control(depthID).Hi
	if got := r.Control(depthID).At; got != radius {
		t.Errorf("at the right end depth %v, want %v", got, radius)
	}
	r.Tap(game.Touch, ui.ID{Name: "depth", N: -1})
	r.Tap(game.Touch, playID)
	wantPlaying(r, "5x2.snake", int(radius)-1)
}

// TestAtlasByKeys opens the atlas by keys and plays a board; Ctrl+Z brings the game before it back.
func TestAtlasByKeys(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "3x3.classic:8,6,7,2,5,4,3,0,1", W: 1100, H: 760})
	old := r.Board()
	r.Key("M")
	focusOnID(r, "Tab", gametest.Named("atlas"))
	r.Key("Enter")
	counted(r)
	if got := r.Focus(); got != depthID {
		t.Fatalf("the focus is at %v", got)
	}
	r.Key("Home")
	for range 9 {
		r.Key("ArrowRight")
	}
	r.Key("ArrowLeft")
	focusOnID(r, "Tab", playID)
	r.Key("Enter")
	wantPlaying(r, "3x3.classic", 8)
	r.Key("Z", game.Ctrl)
	r.Tick(2)
	if n := r.Fewest(); r.Board() != old || n != 31 {
		t.Errorf("undo brings back %v, %d moves from its goal, want the %v of the game before", r.Board(), n, old)
	}
}

// TestAtlasByPad opens the atlas by the game pad, plays one of the hardest boards, and goes back by B.
func TestAtlasByPad(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "3x3.spiral#x"})
	r.Button(game.PadStart)
	padTo(r, gametest.Named("atlas"))
	r.Button(game.PadA)
	counted(r)
	for r.Control(depthID).At > 3 {
		r.Button(game.PadLeft)
	}
	r.Button(game.PadR1)
	if !r.Control(ui.ID{Name: "tab", N: 1}).On {
		t.Fatalf("the shoulder leads to %q", wordsShown(r))
	}
	r.Button(game.PadL1)
	padTo(r, ui.ID{Name: "hard"})
	r.Button(game.PadA)
	wantPlaying(r, "3x3.spiral", 30)
	r.Tick(5)
	r.Button(game.PadStart)
	padTo(r, gametest.Named("atlas"))
	r.Button(game.PadA)
	counted(r)
	if r.Button(game.PadB); sceneOf(r) != "play" {
		t.Errorf("B leads to %s", sceneOf(r))
	}
}

// TestAtlasBesideGame opens the atlas beside a game that has begun, and beside solved ones.
func TestAtlasBesideGame(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: farGame})
	r.Key("ArrowLeft")
	r.Open("atlas")
	counted(r)
	if want := "Your game began 2 moves from its goal. It is 1 away now."; !says(r, want) {
		t.Errorf("the atlas says %q, want %q", wordsShown(r), want)
	}
	r = gametest.New(t, gametest.Options{Game: nearGame})
	r.Key("ArrowLeft")
	r.Key("Escape")
	r.Open("atlas")
	counted(r)
	if !says(r, "began 1 move from its goal and is solved") {
		t.Errorf("the atlas says %q", wordsShown(r))
	}
}
