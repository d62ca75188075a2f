package records

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// TestSplitsInTheirOrder solves random boards: the splits stand in the order in which they were home, and each takes the time
// since the one before, so that their spans fill the whole solve.
func TestSplitsInTheirOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	turned := 0 // solves in which a later row was home before an earlier one
	for range 100 {
		g, err := puzzle.ParseGame("3x3.classic:1,2,3,4,5,6,7,8,0")
		if err != nil {
			t.Fatal(err)
		}
		var back []puzzle.Move
		b := g.Goal.Board()
		for range 40 {
			m := puzzle.Move{Dir: puzzle.Dir(r.IntN(4)), N: 1}
			if next, err := b.Play(m); err == nil {
				b, back = next, append(back, m)
			}
		}
		g.Scramble = b
		moves := puzzle.Invert(back)
		at := make([]int64, len(moves))
		for i := range at {
			at[i] = int64(i) * 100
		}
		rows := splitsOf(assets.Load("en"), g, moves, at)
		end, hue := float32(0), 0.0
		for _, row := range rows {
			if row.from != end || row.to < row.from {
				t.Errorf("a split spans %v to %v after one that ends at %v", row.from, row.to, end)
			}
			if row.hue < hue {
				turned++
			}
			end, hue = row.to, row.hue
		}
		if len(rows) > 0 && end != 1 {
			t.Errorf("the last split ends at %v", end)
		}
	}
	if turned == 0 {
		t.Error("no row was home before an earlier one: the order is not tried")
	}
}
