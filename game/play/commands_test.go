package play_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// The controls of the scene.
var (
	undoID   = gametest.Named("undo")
	redoID   = gametest.Named("redo")
	hintID   = gametest.Named("hint")
	newID    = gametest.Named("new")
	menuID   = gametest.Named("menu")
	goalID   = gametest.Named("goal")
	clockID  = gametest.Named("clock")
	configID = gametest.Named("config")
	resumeID = gametest.Named("resume")
	nextID   = gametest.Named("next")
	moreID   = gametest.Named("more")
)

func TestUndoRedoAndNew(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#monday"})
	first := r.Board()
	r.TapCell(game.Touch, boardview.Mover(first, puzzle.Up))
	second := r.Board()
	if second == first {
		t.Fatal("no move")
	}
	r.Key("Z")
	if r.Board() != first {
		t.Error("Z did not undo")
	}
	r.Key("Y")
	if r.Board() != second {
		t.Error("Y did not redo")
	}
	r.Key("N")
	if r.Board() == second {
		t.Error("N did not deal anew")
	}
	third := r.Board()
	r.Tap(game.Touch, undoID)
	if r.Board() != second {
		t.Errorf("undo after New: %v, want the old game %v", r.Board(), second)
	}
	r.Tap(game.Touch, redoID)
	if r.Board() != third {
		t.Errorf("redo: %v, want the new game back", r.Board())
	}
	r.Key("Z")
	r.Key("R")
	if r.Board() != first || r.StoredGame().STM() != 0 {
		t.Error("R did not restart the scramble")
	}
}

// goalShown reports whether the goal lies over the board.
func goalShown(r *gametest.Run) bool {
	r.T.Helper()
	return r.Control(goalID).On
}

// TestGoalShowsWhileHeld holds the goal's key and its picture, with the setting that shows the goal only while held.
func TestGoalShowsWhileHeld(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x", Store: gametest.WithSettings(func(s *session.Settings) { s.Latch = false })})
	r.Hold("G", true)
	r.Tick(3)
	if !goalShown(r) {
		t.Error("the goal does not show while its key is held")
	}
	r.Hold("G", false)
	r.Tick(2)
	if goalShown(r) {
		t.Error("the goal stays after its key was released")
	}
	r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: r.Control(goalID).Rect.Centre(), Down: true}}
	r.Tick(3)
	if !goalShown(r) {
		t.Error("the goal does not show under the finger")
	}
	r.In.Pointers = nil
	r.Tick(2)
	if goalShown(r) {
		t.Error("the goal stays after the finger went")
	}
}

func TestKeysBesideTheBoard(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	before := r.Board()
	r.Key("Tab")
	r.Key("S") // beside the board S tells moves, time and tiles home
	if text, _ := r.Toast(); r.Board() != before || !strings.Contains(text, "tiles home") {
		t.Errorf("S beside the board: board moved %v, said %q", r.Board() != before, text)
	}
	r.Key("Escape")
	if r.Focus() != boardview.GridID {
		t.Errorf("Escape leads to %v, not to the board", r.Focus())
	}
}

func TestSpaceAsKeyOfNew(t *testing.T) {
	store := gametest.WithSettings(func(s *session.Settings) { s.Keys = map[string][]string{"new": {"Space"}} })
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x", Store: store})
	before := r.Board()
	r.Key("Space")
	if r.Board() == before {
		t.Error("Space did not deal although it is the key of new")
	}
}

func TestArrowsMoveBlank(t *testing.T) {
	store := gametest.WithSettings(func(s *session.Settings) { s.Arrows = session.ArrowsMoveBlank })
	r := gametest.New(t, gametest.Options{Game: "3x3.classic:1,2,3,4,0,5,6,7,8", Store: store})
	r.Key("ArrowUp")
	if got, want := r.Board().Blank(), 1; got != want {
		t.Errorf("the blank stands in cell %d, want %d", got, want)
	}
}

func TestShiftGoesToTheEdge(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15"})
	r.Key("ArrowLeft", game.Shift)
	if s := r.StoredGame(); !s.Solved() || s.MTM() != 1 {
		t.Errorf("Shift and an arrow: solved %v, MTM %d", s.Solved(), s.MTM())
	}
}
