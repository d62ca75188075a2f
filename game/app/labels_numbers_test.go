package app_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/puzzle"
)

// TestNamesOfTilesHaveNoComma checks, on the largest board, that the number of a tile is written without a thousands
// separator, and a count with one.
func TestNamesOfTilesHaveNoComma(t *testing.T) {
	size := puzzle.Size{W: puzzle.MaxSide, H: puzzle.MaxSide}
	goal, err := puzzle.NewGoal(size, puzzle.Rule{})
	if err != nil {
		t.Fatal(err)
	}
	g := puzzle.Game{Config: puzzle.Config{Size: size}, Goal: goal}
	b := goal.Board()
	g.Scramble = b.Swap(size.Cells()-3, size.Cells()-2)
	r := gametest.New(t, gametest.Options{})
	r.Reply(game.Reply{Kind: game.Link, Text: g.ID()})
	if !r.Says("With 1022 and 1023 swapped, it can be solved") {
		t.Errorf("of a board that lacks a swap it says %q", r.Labels())
	}
	r.Key("Escape")

	g.Scramble = b.Step(puzzle.Right).Swap(0, 1).Swap(2, 3)
	r.Reply(game.Reply{Kind: game.Link, Text: g.ID()})
	r.Tick(60)
	r.FocusOn(boardview.CellID(size.Cells() - 1)) // the blank has left it
	r.Key("I")
	if !strings.HasPrefix(r.Out.Say, "1023 belongs in row 32") {
		t.Errorf("of the last tile it says %q", r.Out.Say)
	}
	r.Key("Q")
	if !strings.HasSuffix(r.Out.Say, "1,018 of 1,023 tiles home.") {
		t.Errorf("of the game it says %q", r.Out.Say)
	}
}
