package links

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

func mustLab(text string) puzzle.Lab {
	it, err := puzzle.ParseLab(text)
	if err != nil {
		panic(err)
	}
	return it
}

func TestParseLab(t *testing.T) {
	old := mustLab("lab:1,2,3/4,5,6/7,8,0>snake")
	game, err := puzzle.ParseGame("3x3.snake#monday")
	if err != nil {
		t.Fatal(err)
	}
	monday := puzzle.Lab{Start: game.Scramble, Goal: game.Goal}
	for _, c := range []struct{ text, want string }{
		{"8 6 7/2 5 4/3 0 1", "lab:8,6,7/2,5,4/3,0,1>snake"},
		{"8 6 7\n2 5 4\r\n3 0 1\n", "lab:8,6,7/2,5,4/3,0,1>snake"},
		{"8,6,7,2,5,4,3,0,1", "lab:8,6,7/2,5,4/3,0,1>snake"},
		{"0 2 3/4 5 6/7 8 9", "lab:0,2,3/4,5,6/7,8,9>snake-1"},
		{"1 2/3 0", "lab:1,2/3,0>snake"},
		{"classic", "lab:1,2,3/4,5,6/7,8,0>classic"},
		{"spiral-1", "lab:9,2,3/4,5,6/7,8,0>spiral-1"},
		{"path(a1:R2DL2DR2)", "lab:1,2,3/4,5,6/7,8,0>path(a1:R2DL2DR2)"},
		{"board(1,2,3/8,0,4/7,6,5)", "lab:1,2,3/4,5,6/7,8,0>board(1,2,3/8,0,4/7,6,5)"},
		{"3x2.classic:1,2,3,5,4,0", "lab:1,2,3/5,4,0>classic"},
		{"lab:1,2/0,3>classic", "lab:1,2/0,3>classic"},
		{"https://example.com/play#3x3.snake%23monday", monday.String()},
		{"wildfifteen:lab%3A1,2/0,3%3Eclassic", "lab:1,2/0,3>classic"},
		{"", ""}, {"1 2 3 4 0", ""}, {"1 2 3", ""}, {"0 1 2", ""}, {"1x5:1,2,3,0,4", ""}, {"snail", ""}, {"lab:1,2/0,3>wild", ""},
		{"3x3.classic:1", ""}, {"1 1/2 0", ""}, {strings.Repeat("9", 1<<16), ""},
	} {
		it, err := ParseLab(old, c.text, rand.NewPCG(1, 2))
		if c.want == "" {
			if err == nil {
				t.Errorf("%.40q reads as %v", c.text, it)
			}
			continue
		}
		if err != nil || it.String() != c.want {
			t.Errorf("%q reads as %v, %v; want %s", c.text, it, err, c.want)
		}
	}
	for _, kind := range []string{"wild", "random", "wild-random", "wild-2"} {
		it, err := ParseLab(old, kind, rand.NewPCG(1, 2))
		if err != nil || !it.Goal.Rule().Drawn() || it.Start.Missing() != it.Goal.Missing() {
			t.Errorf("%s reads as %v, %v", kind, it, err)
		}
	}
}
