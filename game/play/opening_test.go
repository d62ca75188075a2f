package play_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/puzzle"
)

// TestOpening starts the program with texts of every kind: the scene that opens, and what it says.
func TestOpening(t *testing.T) {
	for _, c := range []struct{ id, scene, says string }{
		{"4x4.snake#monday", "play", ""},
		{"32x32.wild#x", "play", ""},
		{"wildfifteen:3x3.classic:8,6,7,2,5,4,3,0,1", "play", ""},
		{"3x3.classic%23a%20b", "play", ""},
		{"https://example.org/play/#3x3.classic%23a%20b", "play", ""},
		{"https://example.org/play/", "question", "there's no game in this link: \"https://example.org/play/\""},
		{"1 2 3/4 5", "question", "a row of 2 cells instead of 3, at character 7"},
		{"8 6 7/2 5 4/3 0 1", "play", ""},
		{"4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0", "question", "With 14 and 15 swapped"},
		{"1x5.classic:1,2,3,0,4", "question", "single row"},
		{"4x4.snake:1,2,3", "question", "3 cells"},
		{"<script>", "question", "script"},
		{"4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0", "result", ""},
		{strings.Repeat("9", 1<<20), "question", "999"},
	} {
		r := gametest.New(t, gametest.Options{Game: c.id})
		if got := r.SceneName(); got != c.scene {
			t.Errorf("%.60s opens the %s, want the %s", c.id, got, c.scene)
		}
		if c.says != "" && !r.Says(c.says) {
			t.Errorf("%.60s: nothing on the screen says %q", c.id, c.says)
		}
	}
}

// TestOpeningUnsolvable accepts the solvable game offered instead of an unsolvable one: that game is solved already and
// leaves no record.
func TestOpeningUnsolvable(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"})
	r.Key("Enter")
	if want := puzzle.MustParseBoard("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0"); r.Board() != want {
		t.Errorf("mended board %v, want %v", r.Board(), want)
	}
	r.Tick(120)
	if len(r.Store.Files[game.SolvesFile]) > 0 {
		t.Error("a game that was solved already left a record")
	}
}

// TestFirstDeal starts the program for new players: their boards are 8 to 12 moves from the goal, and there is advice.
func TestFirstDeal(t *testing.T) {
	for seed := range uint64(50) {
		r := gametest.New(t, gametest.Options{Boot: func(b *game.Boot) { b.Deals = rand.NewPCG(seed, 9) }})
		s := r.StoredGame()
		if md := puzzle.MD(r.Board(), s.Goal().Board()); !s.First() || s.Board().Size().W != 3 || md < 8 || md > 12 {
			t.Fatalf("seed %d: first %v, MD %d of %v", seed, s.First(), md, r.Board())
		}
		if !r.Says("beside the gap") {
			t.Fatal("no line of advice")
		}
	}
	if n := gametest.New(t, gametest.Options{}).Fewest(); n < 8 || n > 12 {
		t.Errorf("the first deal is %d moves from its goal", n)
	}
}
