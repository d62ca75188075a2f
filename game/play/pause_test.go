package play_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
)

// TestNothingToPause checks that an attempt to pause before the first move says why there is no pause.
func TestNothingToPause(t *testing.T) {
	for name, ask := range map[string]func(r *gametest.Run){
		"key":   func(r *gametest.Run) { r.Key("P") },
		"clock": func(r *gametest.Run) { r.Tap(game.Mouse, clockID) },
	} {
		r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
		ask(r)
		text, _ := r.Toast()
		if want := "The clock starts with your first move."; text != want || r.SceneName() != "play" {
			t.Errorf("%s before the first move: the %s says %q", name, r.SceneName(), text)
		}
		r.MoveAbout()
		ask(r)
		if r.SceneName() != "pause" {
			t.Errorf("%s after a move leads to the %s", name, r.SceneName())
		}
	}
}
