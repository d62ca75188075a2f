package puzzle

import (
	"testing"
	"time"
)

func TestMetrics(t *testing.T) {
	for _, c := range []struct {
		moves    string
		stm, mtm int
	}{
		{"", 0, 0}, {"R", 1, 1}, {"LLL", 3, 1}, {"L3", 3, 1}, {"R2DL", 4, 3}, {"RRDDRR2", 7, 3}, {"LR", 2, 2},
	} {
		m, err := ParseMoves(c.moves)
		if err != nil || STM(m) != c.stm || MTM(m) != c.mtm {
			t.Errorf("%q: %d STM, %d MTM, %v; want %d, %d", c.moves, STM(m), MTM(m), err, c.stm, c.mtm)
		}
	}
}

func TestTPS(t *testing.T) {
	if tps, ok := TPS(90, 20*time.Second); !ok || tps != 4.5 {
		t.Errorf("90 moves in 20 s: %v, %v", tps, ok)
	}
	for _, d := range []time.Duration{0, -time.Second} {
		if tps, ok := TPS(90, d); ok || tps != 0 {
			t.Errorf("in %v: %v, %v", d, tps, ok)
		}
	}
}

func TestMD(t *testing.T) {
	goal := MustParseBoard("1 2 3/4 5 6/7 8 0")
	for text, want := range map[string]int{
		"1 2 3/4 5 6/7 8 0": 0, "1 2 3/4 5 6/7 0 8": 1, "8 1 3/4 0 2/7 6 5": 3 + 1 + 2 + 0 + 2 + 2 + 0,
		"1 2 3/4 5 6/9 8 0": 0, // other tiles
	} {
		if got := MD(MustParseBoard(text), goal); got != want {
			t.Errorf("%s: %d, want %d", text, got, want)
		}
	}
}

// TestMDAlongAWalk checks that a move of one tile changes MD by one, and that the parity of MD is that of the
// number of moves.
func TestMDAlongAWalk(t *testing.T) {
	r := testSource(t, 4)
	for range 50 {
		goal := randomBoard(Size{2 + r.IntN(5), 2 + r.IntN(5)}, r)
		b := goal
		for n := 1; n <= 100; n++ {
			d := Dir(r.IntN(4))
			for b.MaxRun(d) == 0 {
				d = Dir(r.IntN(4))
			}
			before := MD(b, goal)
			b = b.Step(d)
			after := MD(b, goal)
			if abs(after-before) != 1 || after > n || (n-after)%2 != 0 {
				t.Fatalf("after %d moves from %v to %v: MD %d, before %d", n, goal, b, after, before)
			}
		}
	}
}
