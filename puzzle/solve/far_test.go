package solve

import "testing"

// TestFar compares the weights that beams keep move by move with those of their boards.
func TestFar(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	start, goal := randomPair(t, r, 9, 8)
	k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), 9, 8)
	trial := newTrial(attempt{width: 20, weights: bold, descent: 40}, k, 1<<15, nil)
	b := trial.beam
	total := func(board []int16) (sum int32) {
		for c, tile := range board {
			if int(tile) != k.goalBlank {
				sum += far(k.dist(c, int(tile)), descentFar)
			}
		}
		return sum
	}
	for b.level < 100 {
		b.step(1)
	}
	for i, m := range b.now {
		if got, want := m.far, total(b.boards[i*k.n:][:k.n])-total(k.board); got != want {
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

// TestDescentsBySize checks which boards descents are for: smaller ones need none, and on larger ones they found nothing.
func TestDescentsBySize(t *testing.T) {
	t.Parallel()
	for side, want := range map[int]int{6: 0, 7: 5, 12: 7, 16: 0} {
		k := newTask(classicLabels(side*side), classicLabels(side*side), side, side)
		got := 0
		for _, round := range attempts {
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
