package play_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// advice returns the words below the board.
func advice(r *gametest.Run) (all string) {
	for _, c := range r.App.Controls() {
		if c.Role == ui.Text && c.Look == ui.Small {
			all += c.Label + "\n"
		}
	}
	return all
}

// TestExplain asks for aims by key until the board is solved, playing each to its end by the same key.
func TestExplain(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#monday"})
	r.Tick(60)
	r.Key("E")
	r.Tick(30)
	if text := advice(r); !strings.Contains(text, "Bring 1 to its place.") {
		t.Fatalf("the first aim is %q", text)
	}
	for n := 0; r.Find(gametest.Named("next")) == nil; n++ {
		if n > 400 {
			t.Fatalf("the board is never solved: %v, %q", r.Board(), advice(r))
		}
		r.Key("E")
		r.Tick(30)
	}
}

// TestExplainFollows checks what is said of a player who goes another way, or reaches the aim.
func TestExplainFollows(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	r.Tick(60)
	r.Key("E")
	r.Tick(30)
	before := r.Board()
	if text := advice(r); text == "" {
		t.Fatal("no aim")
	}
	r.TapCell(game.Touch, 3) // away
	r.Tick(30)
	if r.Board() == before {
		t.Fatal("the tile has not moved")
	}
	if text := advice(r); text == "" {
		t.Error("the aim is forgotten after a move of the player's own")
	}
	r.Key("Z")
	r.Tick(30)
}

// TestPersonPlays lets the program play as a person would, naming its aims.
func TestPersonPlays(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.spiral#monday"})
	r.Tick(60)
	r.Press(gametest.Named("menu"))
	r.Press(gametest.Named("auto"))
	r.Tick(12)
	r.Press(ui.ID{Name: "answer", N: 1})
	heard := map[string]bool{}
	r.TickUntil(20000, "the program solves it", func() bool {
		heard[advice(r)] = true
		return r.Find(gametest.Named("next")) != nil
	})
	aims := 0
	for text := range heard {
		for _, word := range []string{"Bring", "Turn", "Now bring", "in each other"} {
			if strings.Contains(text, word) {
				aims++
				break
			}
		}
	}
	if aims < 10 {
		t.Errorf("only %d aims are named: %v", aims, heard)
	}
}
