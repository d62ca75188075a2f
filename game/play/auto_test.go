package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// startAuto makes the program play, through the menu.
func startAuto(r *gametest.Run) {
	r.T.Helper()
	r.Tap(game.Touch, menuID)
	r.Tap(game.Touch, gametest.Named("auto"))
	r.Tick(12)
	r.Tap(game.Touch, ui.ID{Name: "answer"}) // the shortest way
}

// autoPlays reports whether there is a button that stops the program.
func autoPlays(r *gametest.Run) bool {
	r.T.Helper()
	return r.Control(hintID).Label == "Stop"
}

// TestAutoSolve lets the program play from the start: it waits for the proof that its solution is shortest.
func TestAutoSolve(t *testing.T) {
	for _, c := range []struct {
		config   string
		n        int
		seed     uint64
		thinking int // ticks at most
	}{
		{"3x3.classic", 20, 5, 20},
		{"4x4.classic", 40, 8, 2000},
	} {
		id, _ := gametest.Deal(t, c.config, c.n, c.seed)
		r := gametest.New(t, gametest.Options{Game: id})
		want := r.Fewest()
		startAuto(r)
		r.TickUntil(c.thinking, "a first move", func() bool { return r.StoredGame().Autos() > 0 })
		r.Tick(want * 11)
		if s := r.StoredGame(); !s.Solved() || s.STM() != want || s.Autos() != want {
			t.Fatalf("%s: solved %v in %d moves, %d by the program; want %d", c.config, s.Solved(), s.STM(), s.Autos(), want)
		}
		if data := r.Store.Files[game.SolvesFile]; len(data) > 0 {
			t.Errorf("%s: a game that the program played is on record: %s", c.config, data)
		}
		if r.Tick(60); !r.Says("by the solver") || !r.Says("isn't recorded") || !r.Says("Solved for you") {
			t.Errorf("%s: the result does not say who played: %q", c.config, r.Labels())
		}
		for _, praise := range []string{"Solved!", "Perfect", "est possible", "Your first"} {
			if r.Says(praise) {
				t.Errorf("%s: what the program solved is praised with %q", c.config, praise)
			}
		}
	}
}

// TestAutoSolveStopsByAnyInput checks that undo, Escape, a tap, the button and a new game each end the program's play,
// and that the words shown during its play disappear.
func TestAutoSolveStopsByAnyInput(t *testing.T) {
	const words = "Solving. Move any tile"
	stops := map[string]func(r *gametest.Run){
		"undo":   func(r *gametest.Run) { r.Key("Z") },
		"escape": func(r *gametest.Run) { r.Key("Escape") },
		"tap":    func(r *gametest.Run) { r.TapCell(game.Touch, (r.Board().Blank()+5)%16) },
		"button": func(r *gametest.Run) { r.Tap(game.Touch, hintID) },
		"new":    func(r *gametest.Run) { r.Key("N") },
	}
	for name, stop := range stops {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := gametest.New(t, gametest.Options{Game: "4x4.classic#stop"})
			startAuto(r)
			if r.Tick(120); r.StoredGame().Autos() == 0 {
				t.Fatal("the program made no move in 2 s")
			}
			if !autoPlays(r) {
				t.Error("no button stops the program")
			}
			if !r.Says(words) {
				t.Errorf("nothing says that the program plays: %q", r.Labels())
			}
			stop(r)
			if r.Tick(1); r.Says(words) {
				t.Errorf("%q is still told", words)
			}
			id, n := r.StoredGame().Game().ID(), r.StoredGame().Autos()
			r.Tick(120)
			if s := r.StoredGame(); s.Game().ID() != id || s.Autos() != n || autoPlays(r) || r.SceneName() != "play" {
				t.Errorf("the program plays on, from %d to %d moves, on the %s", n, s.Autos(), r.SceneName())
			}
		})
	}
}
