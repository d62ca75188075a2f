package solve

import (
	"slices"
	"testing"
)

// builtEstimator returns a tableEstimator that is complete.
func builtEstimator(k *task, large bool) *tableEstimator {
	for b := NewTables().estimatorOf(k, large); ; {
		if _, u := b.step(1 << 30); u != nil {
			return u
		}
	}
}

func TestGuideAdmissible(t *testing.T) {
	t.Parallel()
	admissible(t, func(k *task) func(*task) int {
		u := builtEstimator(k, false)
		return func(k *task) int {
			m := u.member(k)
			most := 0
			for _, view := range m.excess {
				most = max(most, sumExcess(view))
			}
			return int(m.md) + 2*most
		}
	})
}

// TestTableEstimatorMirror compares the views of a mirrored board for a goal that has a mirror image.
func TestTableEstimatorMirror(t *testing.T) {
	t.Parallel()
	g := newGrid(5, 5)
	r := newRand(t)
	mirror := g.mirror(24)
	u := builtEstimator(&task{grid: g, goalBlank: 24}, false)
	if n := len(u.patterns); n != 12 {
		t.Errorf("%d patterns, want 12: half of the views share the others'", n)
	}
	for range 1000 {
		k := newTask(solvableLabels(t, r, classicLabels(25)), classicLabels(25), 5, 5)
		image := k.clone()
		for c, tile := range k.board {
			image.board[mirror[c]] = int16(mirror[tile])
		}
		image.blank = mirror[k.blank]
		a, b := u.member(k), u.member(image)
		for v := range a.excess {
			if here, there := sumExcess(a.excess[v]), sumExcess(b.excess[v^1]); here != there {
				t.Fatalf("%v: %d in view %d, in the mirror %d", k.board, here, v, there)
			}
		}
	}
}

// TestTableBeam solves boards of several sizes with a narrow tableBeam, step by step and at once, with the
// same result.
func TestTableBeam(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	for _, size := range [][2]int{{5, 5}, {4, 5}, {6, 3}, {2, 9}} {
		start, goal := randomPair(t, r, size[0], size[1])
		k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), size[0], size[1])
		u := builtEstimator(k, false)
		b := newTableBeam(u, k, 500, 1000, nil)
		b.step(1<<30, 1)
		end := k.clone()
		if b.steps == nil || !end.play(b.steps) || !end.solved() {
			t.Fatalf("%v to %v: %d steps do not solve it", start, goal, len(b.steps))
		}
		piece := newTableBeam(u, k, 500, 1000, nil)
		for done := false; !done; {
			_, done = piece.step(10, 1)
		}
		if !slices.Equal(b.steps, piece.steps) {
			t.Errorf("%v to %v: %v, in pieces %v", start, goal, b.steps, piece.steps)
		}
		for threads := 2; threads < 5; threads++ {
			side := newTableBeam(u, k, 500, 1000, nil)
			for done := false; !done; {
				_, done = side.step(1000, threads)
			}
			if !slices.Equal(b.steps, side.steps) {
				t.Errorf("%v to %v: %v, on %d threads %v", start, goal, b.steps, threads, side.steps)
			}
		}
		shorter := newTableBeam(u, k, 500, len(b.steps), b)
		shorter.step(1<<30, 1)
		if s := shorter.steps; s != nil && len(s) >= len(b.steps) {
			t.Errorf("%v to %v: %d steps within a limit of %d", start, goal, len(s), len(b.steps))
		}
	}
}
