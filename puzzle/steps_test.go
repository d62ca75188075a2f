package puzzle

import (
	"math/rand/v2"
	"testing"
)

// TestRandomSteps replays the moves on boards of several sizes: they lead to the board returned, and none undoes
// the one before.
func TestRandomSteps(t *testing.T) {
	for _, size := range []Size{{2, 2}, {3, 2}, {2, 5}, {4, 4}, {32, 32}} {
		r := rand.New(rand.NewPCG(7, uint64(size.Cells())))
		for n := range 40 {
			start := mustGoal(t, size.String()+".snake").Board()
			to, steps := RandomSteps(start, n, r)
			if len(steps) != n {
				t.Fatalf("%v: %d moves, want %d", size, len(steps), n)
			}
			b := start
			for i, m := range steps {
				if m.N != 1 || i > 0 && m == steps[i-1].Inverse() {
					t.Fatalf("%v: move %d of %v", size, i, FormatMoves(steps))
				}
				var err error
				if b, err = b.Play(m); err != nil {
					t.Fatal(err)
				}
			}
			if b != to {
				t.Fatalf("%v: %v leads to %v, not %v", size, FormatMoves(steps), b, to)
			}
		}
	}
}

// TestRandomStepsPinned pins what is drawn: games and tests depend on it.
func TestRandomStepsPinned(t *testing.T) {
	b, steps := RandomSteps(mustGoal(t, "4x4.classic").Board(), 30, rand.New(rand.NewPCG(1, 2)))
	const wantBoard, wantSteps = "9 1 3 6/7 0 11 4/2 10 5 8/13 14 15 12", "DDRRDLLURDLURDRURULDDRULLURRDL"
	if b.String() != wantBoard || FormatMoves(steps) != wantSteps {
		t.Errorf("%v by %v", b, FormatMoves(steps))
	}
}

func TestRandomStepsOneRow(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("steps on one row did not panic")
		}
	}()
	RandomSteps(mustGoal(t, "3x1.classic").Board(), 1, rand.New(rand.NewPCG(1, 2)))
}
