package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestMineInNewGame plays a goal that the player keeps from the page New game.
func TestMineInNewGame(t *testing.T) {
	t.Parallel()
	const kept = "3x3.path(b2:LDR2U2L2)"
	store := gametest.WithGoals(t, [2]string{"4x4.board(0,1,2,3/4,5,6,7/8,9,10,11/12,13,14,15)", "Late by one"}, [2]string{kept, "Unwind"})
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", Store: store})
	unwind := ui.ID{Name: "mine", N: 1}
	r.Open("newgame")
	r.FocusOn(unwind)
	if c := r.Control(unwind); c.Label != "Unwind" {
		t.Errorf("the second goal is %q", c.Label)
	}
	r.Key("Enter")
	r.Tick(30)
	if got := r.StoredGame().Game().Config.String(); got != kept {
		t.Errorf("the game is of %s", got)
	}
	bare := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	bare.Open("newgame")
	if bare.Find(ui.ID{Name: "mine"}) != nil {
		t.Error("without goals there is one")
	}
}
