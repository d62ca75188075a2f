package app_test

import (
	"fmt"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
)

// TestLinksRemoveNoGame opens one link after the other over a game that was begun: a single undo brings it back.
func TestLinksRemoveNoGame(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: farGame})
	r.Key("ArrowLeft")
	r.Tick(30)
	mine := r.Board()
	for i := range 60 {
		r.Reply(game.Reply{Kind: game.Link, Text: fmt.Sprintf("3x3.snake#%d", i)})
	}
	r.Tick(30)
	if r.Board() == mine {
		t.Fatal("no link was opened")
	}
	r.Key("Backspace")
	if r.Board() != mine {
		t.Errorf("undo brings back %v, want %v", r.Board(), mine)
	}
	if got := r.StoredGame().Board(); got != mine {
		t.Errorf("stored is %v, want %v", got, mine)
	}
}
