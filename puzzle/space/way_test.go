package space

import (
	"context"
	"math/rand/v2"
	"testing"

	"wildfifteen/puzzle"
)

// TestWay checks that ways are as long as the depth and lead to the goal, in both metrics, on boards of each kind of store.
func TestWay(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	for _, text := range []string{"2x2", "5x1", "3x3.snake", "5x2.classic-3", "2x4", "4x3.spiral", "2x6.classic"} {
		for _, metric := range []Metric{STM, MTM} {
			if testing.Short() && len(text) > 8 {
				continue
			}
			config, err := puzzle.ParseConfig(text)
			if err != nil {
				t.Fatal(err)
			}
			goal, err := puzzle.NewGoal(config.Size, config.Rule)
			if err != nil {
				t.Fatal(err)
			}
			s, err := Count(context.Background(), goal.Board(), Options{Metric: metric, Keep: true})
			if err != nil {
				t.Fatal(err)
			}
			boards := s.Hardest(2)
			for range 20 {
				b, ok := s.Draw(r, s.Radius())
				if !ok {
					t.Fatal("no board drawn")
				}
				for range r.IntN(40) {
					if d := puzzle.Dir(r.IntN(4)); b.MaxRun(d) > 0 {
						b = b.Step(d)
					}
				}
				boards = append(boards, b)
			}
			for _, b := range boards {
				depth, ok := s.Depth(b)
				way, ok2 := s.Way(b)
				if !ok || !ok2 || len(way) != depth {
					t.Fatalf("%s %v, %v: depth %d, a way of %d moves, %v %v", text, metric, b, depth, len(way), ok, ok2)
				}
				end := b
				for _, m := range way {
					if end, err = end.Play(m); err != nil {
						t.Fatal(err)
					}
				}
				if end != goal.Board() {
					t.Fatalf("%s %v: the way from %v leads to %v", text, metric, b, end)
				}
			}
			if _, ok := s.Way(puzzle.Board{}); ok {
				t.Error("a way from no board")
			}
		}
	}
}
