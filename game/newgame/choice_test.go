package newgame

import (
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

func TestChoiceOf(t *testing.T) {
	for _, c := range []struct{ game, chosen string }{
		{"7x5.spiral-random#x", "7x5.spiral-random"},
		{"3x3.snake-4#x", "3x3.snake-4"},
		{"3x3.snake-9#x", "3x3.snake"},
		{"4x4.wild#x", "4x4.wild"},
		{"20x18.classic#x", "16x16.classic"},
		{"3x3.path(a1:R2DL2DR2):1,2,3,6,5,4,7,0,8", "3x3.wild"},
		{"2x2.board(1,2/0,3):1,2,3,0", "2x2.random"},
	} {
		choice := choiceOf(mustGame(t, c.game))
		config := choice.config()
		got := config.String()
		if c.chosen == "2x2.random" {
			got, _, _ = strings.Cut(got, "-")
		}
		if got != c.chosen {
			t.Errorf("beside %s the scene offers %s, want %s", c.game, got, c.chosen)
		}
	}
}

func TestChoiceKeepsTheLastNumber(t *testing.T) {
	c := choiceOf(mustGame(t, "4x4.classic#x"))
	c.way = missingChosen
	for w := 2; w <= maxSide; w++ {
		for h := 2; h <= maxSide; h++ {
			c.resize(puzzle.Size{W: w, H: h})
			for _, k := range kinds {
				if _, err := puzzle.Deal(c.configOf(k), puzzle.DealOptions{}); err != nil {
					t.Fatalf("%dx%d: %v", w, h, err)
				}
			}
			if c.number != w*h {
				t.Fatalf("%dx%d: number %d is left out", w, h, c.number)
			}
		}
	}
	c.number = 200
	c.resize(puzzle.Size{W: 3, H: 3})
	if c.number != 9 {
		t.Errorf("on 3x3 number %d is left out", c.number)
	}
}

// TestCardsShowTheShape checks that the boards on cards have the shape that is chosen, and are small enough to be read.
func TestCardsShowTheShape(t *testing.T) {
	for _, c := range []struct {
		size, line, random puzzle.Size
	}{
		{puzzle.Size{W: 4, H: 4}, puzzle.Size{W: 4, H: 4}, puzzle.Size{W: 4, H: 4}},
		{puzzle.Size{W: 12, H: 9}, puzzle.Size{W: 12, H: 9}, puzzle.Size{W: 8, H: 6}},
		{puzzle.Size{W: 32, H: 16}, puzzle.Size{W: 12, H: 6}, puzzle.Size{W: 8, H: 4}},
		{puzzle.Size{W: 2, H: 32}, puzzle.Size{W: 2, H: 12}, puzzle.Size{W: 2, H: 8}},
	} {
		for kind, want := range map[puzzle.Kind]puzzle.Size{puzzle.Snake: c.line, puzzle.Random: c.random} {
			got := shrunk(puzzle.Config{Size: c.size, Rule: puzzle.Rule{Kind: kind, Missing: c.size.Cells() - 1}})
			if got.Size != want || got.Rule.Missing >= want.Cells() {
				t.Errorf("%v, %v: the card shows %v without %d, want %v", c.size, kind, got.Size, got.Rule.Missing, want)
			}
		}
	}
}
