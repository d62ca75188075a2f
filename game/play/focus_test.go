package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestArrowsAfterPress presses each control beside the board and closes what it opens: the arrows still move tiles.
func TestArrowsAfterPress(t *testing.T) {
	for _, kind := range []game.PointerKind{game.Mouse, game.Touch} {
		for _, c := range []struct {
			name  string
			id    ui.ID
			after func(r *gametest.Run)
		}{
			{"Hint", hintID, nil},
			{"Undo", undoID, nil},
			{"New", newID, nil},
			{"the goal", goalID, func(r *gametest.Run) { r.Tap(kind, goalID) }},
			{"Menu, Escape", menuID, func(r *gametest.Run) { r.Key("Escape") }},
			{"Menu, a tap beside it", menuID, func(r *gametest.Run) { r.Point(kind, render.Point{X: 3, Y: 3}) }},
			{"the clock, Go on", clockID, func(r *gametest.Run) { r.Tap(kind, resumeID) }},
			{"configuration, back", configID, func(r *gametest.Run) { r.Tap(kind, gametest.Named("back")) }},
		} {
			r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
			r.Tick(60)
			for range 2 { // there is something to undo, and the clock runs
				r.MoveAny()
			}
			r.Tap(kind, c.id)
			r.Tick(30)
			if c.after != nil {
				c.after(r)
				r.Tick(30)
			}
			if r.SceneName() != "play" {
				t.Fatalf("%s: not on the board's page but the %s", c.name, r.SceneName())
			}
			before := r.Board()
			r.MoveAny()
			if r.Focus() != boardview.GridID || r.Board() == before {
				t.Errorf("%s, kind of pointer %d: an arrow moves no tile, the focus is on %v", c.name, kind, r.Focus())
			}
		}
	}
}

// TestPressKeepsFocus presses a button by key, by a screen reader, and by a screen reader that taps like a finger: the
// focus stays on it. On a page without the board a press by pointer moves the focus.
func TestPressKeepsFocus(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	at := func(what string, want ui.ID) {
		t.Helper()
		if got := r.Focus(); got != want {
			t.Errorf("%s: the focus is on %v, want %v", what, got, want)
		}
	}
	r.FocusOn(hintID)
	r.Key("Enter")
	at("by key", hintID)
	r.FocusOn(boardview.GridID)
	at("given back", boardview.GridID)
	r.Press(hintID)
	at("by a screen reader", hintID)
	r.Tap(game.Touch, hintID)
	at("like a finger", hintID)
	r.Tap(game.Mouse, menuID)
	r.Key("Escape")
	at("another button by mouse", boardview.GridID)
	r.FocusOn(hintID)
	r.Tap(game.Mouse, undoID) // there is nothing to undo
	at("a button that does nothing, by mouse", boardview.GridID)
	r.Open("settings")
	sound, back := gametest.Named("mute"), gametest.Named("back")
	r.FocusOn(sound) // which brings it into sight
	r.FocusOn(back)
	at("in settings, at first", back)
	r.Tap(game.Mouse, sound)
	at("in settings", sound)
}

// TestKeysThatLead checks that Tab leaves the board and Enter presses its buttons, even if old settings bind them to
// moves and actions. An arrow without a move leaves the focus on the board.
func TestKeysThatLead(t *testing.T) {
	store := gametest.WithSettings(func(s *session.Settings) { s.Keys = map[string][]string{"up": {"Tab"}, "hint": {"Enter"}} })
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", Store: store})
	before := r.Board()
	for range 2 {
		r.Key("ArrowUp")
		if r.Focus() != boardview.GridID || r.Board() != before {
			t.Fatalf("an arrow without a move leads to %v", r.Focus())
		}
		r.Key("Tab")
		if r.Focus() == boardview.GridID || r.Board() != before {
			t.Fatal("Tab does not leave the board")
		}
		r.Key("Tab", game.Shift)
		if r.Focus() != boardview.GridID {
			t.Fatalf("Tab with Shift leads to %v", r.Focus())
		}
	}
	r.FocusOn(menuID)
	r.Key("Enter")
	if r.SceneName() != "menu" {
		t.Errorf("Enter on Menu leads to the %s", r.SceneName())
	}
}
