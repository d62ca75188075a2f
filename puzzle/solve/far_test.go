package solve

import (
	"math/rand/v2"
	"testing"
)

// TestFar compares the weights that beams keep move by move with those of their boards.
func TestFar(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	start, goal := randomPair(t, r, 9, 8)
	k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), 9, 8)
	trial := newTrial(attempt{width: 20, weights: broad, descent: 40}, k, 1<<15, nil)
	b := trial.beam
	total := func(board []int16) (sum int32) {
		conflicts := b.total(board)
		for c, tile := range board {
			if int(tile) != k.goalBlank {
				sum += far(k.dist(c, int(tile)), descentFar)
				conflicts -= k.dist(c, int(tile))
			}
		}
		return sum + conflictWeight*int32(conflicts)
	}
	for b.level < 100 {
		b.step(1)
	}
	for i, m := range b.now {
		if got, want := m.extra, total(b.boards[i*k.n:][:k.n])-total(k.board); got != want {
			t.Fatalf("%v to %v: %d after 100 moves, want %d", start, goal, got, want)
		}
	}
	start, goal = randomPair(t, r, 6, 5)
	k = newTask(start.AppendLabels(nil), goal.AppendLabels(nil), 6, 5)
	tables := newTableBeam(builtEstimator(k, false), k, 100, 1000, nil)
	for len(tables.trail) < 20 {
		tables.step(1, 1)
	}
	for _, m := range tables.now {
		sum := int32(0)
		for c, tile := range m.board[:k.n] {
			if int(tile) != k.goalBlank {
				sum += far(k.dist(c, int(tile)), tableFar)
			}
		}
		if sum != m.far {
			t.Fatalf("%v to %v: %d after 20 moves, want %d", start, goal, m.far, sum)
		}
	}
}

// TestDescentsBySize checks which boards descents are for: smaller ones need none.
func TestDescentsBySize(t *testing.T) {
	t.Parallel()
	for side, want := range map[int]int{6: 0, 7: 2, 8: 2, 12: 7, 16: 9} {
		k := newTask(classicLabels(side*side), classicLabels(side*side), side, side)
		got := 0
		for _, round := range schedule(k.grid) {
			for _, a := range round {
				if trial := newTrial(a, k, 1<<20, nil); trial != nil && trial.falling {
					got++
				}
			}
		}
		if got != want {
			t.Errorf("%dx%d: %d descents, want %d", side, side, got, want)
		}
	}
}

// TestPlanFar checks that on larger boards the same share of the board counts as much for each step of it.
func TestPlanFar(t *testing.T) {
	t.Parallel()
	small, large := planFar(newGrid(16, 16), steep.far), planFar(newGrid(32, 32), steep.far)
	for d := range small {
		if a, b := 2*small[d], large[2*d]; abs(int(a-b)) > 2 {
			t.Errorf("a distance of %d counts %d on 16x16, one of %d counts %d on 32x32", d, small[d], 2*d, b)
		}
	}
}

// TestAttemptsWithin checks that an attempt takes no more memory than it may, and gives up what would be much too narrow.
func TestAttemptsWithin(t *testing.T) {
	t.Parallel()
	a := attempt{width: 300, weights: steep}
	const cells, length = 256, 6000
	each := beamBytes + beamCellBytes*cells + beamLevelBytes*length
	for _, c := range []struct {
		memory, width int
		ok            bool
	}{{400 * each, 300, true}, {200 * each, 200, true}, {149 * each, 149, false}} {
		if got, ok := a.within(c.memory, cells, length); got.width != c.width || ok != c.ok {
			t.Errorf("with memory for %d boards: width %d, %v", c.memory/each, got.width, ok)
		}
	}
}

// TestHeat checks that a descent on a large board goes on where it would stay without heat, and that the heat is that of the levels.
func TestHeat(t *testing.T) {
	t.Parallel()
	goal := classicLabels(16 * 16)
	k := newTask(solvableLabels(t, rand.New(rand.NewPCG(16, 1)), goal), goal, 16, 16)
	trial := newTrial(attempt{width: 60, weights: steep, descent: 30}, k, 1<<15, nil)
	for done := false; !done && trial.falling; {
		_, done = trial.step(1000)
	}
	if trial.falling {
		t.Error("the descent has ended before its plan")
	}
	h := newHeat(k.grid)
	for range 2 {
		h.add([]member{{blank: 3}, {blank: 3}, {blank: 5}, {blank: 7}})
	}
	if a, b, none := h.score(3), h.score(5), h.score(4); none != 0 || b <= 0 || abs(int(a-2*b)) > 1 || a > 2*h.weight/2 {
		t.Errorf("scores %d, %d and %d", a, b, none)
	}
}
