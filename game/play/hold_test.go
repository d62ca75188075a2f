package play_test

import (
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
)

// elsewhere is a key whose letter has another place on a US keyboard.
func elsewhere(letter game.Key) game.Key { return "Elsewhere" + letter }

// TestHeldKeysComeUp holds the keys of the hint and the goal, and ends that in every way a key can come up: none of
// them may stay down for the game.
func TestHeldKeysComeUp(t *testing.T) {
	id, _ := gametest.Deal(t, "3x3.spiral-4", 25, 5)
	ends := map[string]func(r *gametest.Run, k game.Key){
		"plainly": func(r *gametest.Run, k game.Key) {
			r.In.Keys = []game.KeyEvent{{Key: elsewhere(k), Printed: string(k)}}
		},
		"with shift": func(r *gametest.Run, k game.Key) {
			r.In.Keys = []game.KeyEvent{{Key: elsewhere(k), Printed: string(k), Mods: game.Shift}}
		},
		"unprinted":  func(r *gametest.Run, k game.Key) { r.In.Keys = []game.KeyEvent{{Key: elsewhere(k)}} },
		"focus lost": func(r *gametest.Run, k game.Key) { r.In.Focused = false },
		"under a menu": func(r *gametest.Run, k game.Key) {
			r.In.Keys = []game.KeyEvent{
				{Key: "M", Printed: "M", Down: true}, {Key: elsewhere(k), Printed: string(k)}, {Key: "M", Printed: "M", Down: true},
			}
		},
	}
	for name, end := range ends {
		r := gametest.New(t, gametest.Options{Game: id, Store: gametest.WithSettings(func(s *session.Settings) { s.Latch = false })})
		hold := func(k game.Key) {
			r.In.Keys = []game.KeyEvent{{Key: elsewhere(k), Printed: string(k), Down: true}}
			r.Tick(1)
		}
		r.Tick(60)
		hold("G")
		if !goalShown(r) {
			t.Fatalf("%s: the goal does not show while its key is held", name)
		}
		end(r, "G")
		if r.Tick(2); goalShown(r) {
			t.Errorf("%s: the goal still shows", name)
		}
		r.In.Focused = true
		r.Tick(2)
		if r.SceneName() != "play" {
			t.Fatalf("%s: on the %s", name, r.SceneName())
		}
		hold("H")
		end(r, "H")
		r.Tick(300)
		if n := r.StoredGame().STM(); n != 0 {
			t.Errorf("%s: %d moves are made with no key held", name, n)
		}
	}
}

// TestHelpTellsOfHolding checks that the help says, for each device, that holding the hint down plays the hints.
func TestHelpTellsOfHolding(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", W: 1100, H: 760})
	r.Key("F1")
	rows := map[string]int{} // by the first of their keys
	for _, c := range r.App.Controls() {
		if c.Label == assets.Load("en").T("help.act_held") {
			rows[c.Lines[0]]++
		}
	}
	if rows["H"] != 1 || rows["Y"] != 1 || !r.Says("Hold it to keep going") {
		t.Errorf("rows %v; %q", rows, r.Labels())
	}
}
