package solve

import "testing"

// TestNarrowBeams checks that beams of one and two boards with a plan come to the goal, wherever the goal's blank is.
func TestNarrowBeams(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	for _, size := range [][2]int{{12, 12}, {17, 9}, {7, 20}, {30, 3}, {2, 24}} {
		for width := 1; width <= 2; width++ {
			start, goal := randomPair(t, r, size[0], size[1])
			k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), size[0], size[1])
			trial := newTrial(attempt{width: width, weights: keen}, k, 1<<20, nil)
			for done := false; !done; {
				_, done = trial.step(1 << 16)
			}
			if end := k.clone(); trial.steps == nil || !end.play(trial.steps) || !end.solved() {
				t.Errorf("width %d, %v to %v: %d steps do not solve it", width, start, goal, len(trial.steps))
			}
		}
	}
}

// TestStepsLeft checks that what a search from a unit's target has not reached yet, or leaves out, makes no difference.
func TestStepsLeft(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	start, goal := randomPair(t, r, 9, 12)
	k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), 9, 12)
	p, whole := newPlan(k), newPlan(k)
	for i := range whole.units {
		w, u := &whole.ways[i], &whole.units[i]
		w.box = box{0, 0, k.grid.w - 1, k.grid.h - 1}
		for w.begin(whole, u); w.next < len(w.reached); {
			w.advance(whole, u)
		}
	}
	for range 20000 {
		i, tile, blank := r.IntN(len(p.units)), r.IntN(k.n), r.IntN(k.n)
		if open := p.openCells(i); !open[tile] || !open[blank] || tile == blank {
			continue
		}
		p.ways[i] = unitWays{}
		if got, want := p.stepsLeft(i, tile, blank), whole.stepsLeft(i, tile, blank); got != want {
			t.Fatalf("%v to %v, unit %d, tile in %d, blank in %d: %d steps, want %d", start, goal, i, tile, blank, got, want)
		}
	}
}
