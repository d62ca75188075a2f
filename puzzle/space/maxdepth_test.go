package space

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/puzzle"
)

// TestMaxDepthOfConfigs checks that there is a board for every depth up to MaxDepth, whichever goal is drawn, and that
// a configuration with a fixed goal has no deeper board.
func TestMaxDepthOfConfigs(t *testing.T) {
	src := rand.NewPCG(1, 2)
	for _, text := range []string{"3x3.spiral", "3x3.classic-5", "3x3.random-random", "2x4.wild", "4x2.classic-2", "2x4.classic-3", "2x5.snake-random", "2x2.classic", "2x3.wild-random"} {
		c, err := puzzle.ParseConfig(text)
		if err != nil {
			t.Fatal(err)
		}
		most := MaxDepth(c)
		if most == 0 {
			t.Errorf("%s: no depth is known", text)
		}
		for range 3 {
			g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: src})
			if err != nil {
				t.Fatal(err)
			}
			radius := count(t, g.Goal.Board(), Options{}).Radius()
			if radius < most || c.Rule.Drawn() && radius != most {
				t.Errorf("%s: MaxDepth is %d, the goal %v has radius %d", text, most, g.Goal, radius)
			}
		}
	}
}

func TestMaxDepthUnknown(t *testing.T) {
	for _, size := range []puzzle.Size{{}, {W: 1, H: 5}, {W: 4, H: 3}, {W: 4, H: 4}, {W: 7, H: 2}} {
		for _, kind := range []puzzle.Kind{puzzle.Classic, puzzle.Wild} {
			c := puzzle.Config{Size: size, Rule: puzzle.Rule{Kind: kind}}
			if n := MaxDepth(c); n != 0 {
				t.Errorf("%v: %d, want 0", c, n)
			}
		}
	}
}
