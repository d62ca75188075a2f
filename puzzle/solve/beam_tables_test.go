package solve

import (
	"slices"
	"testing"
)

// builtGuide computes a guide at once.
func builtGuide(k *task) *tableEstimator {
	for b := NewTables().estimatorOf(k); ; {
		if _, u := b.step(1 << 30); u != nil {
			return u
		}
	}
}

func TestGuideAdmissible(t *testing.T) {
	admissible(t, func(k *task) func(*task) int {
		u := builtGuide(k)
		return func(k *task) int {
			m := newTableBeam(u, k, 1, 1000, nil).now[0]
			return int(m.md + 2*slices.Max(m.excess[:]))
		}
	})
}

// TestGuideMirror compares the views of a mirrored board on a goal that has a
// mirror image.
func TestGuideMirror(t *testing.T) {
	g := newGrid(5, 5)
	r := newRand(t)
	mirror := g.mirror(24)
	u := builtGuide(&task{grid: g, goalBlank: 24})
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
		a, b := newTableBeam(u, k, 1, 1000, nil).now[0], newTableBeam(u, image, 1, 1000, nil).now[0]
		if want := [estimatorViews]int16{b.excess[1], b.excess[0], b.excess[3], b.excess[2]}; a.excess != want {
			t.Fatalf("%v: %v, in the mirror %v", k.board, a.excess, b.excess)
		}
	}
}

// TestGuided lets a narrow guided search solve boards of several sizes, step by
// step as in one go.
func TestGuided(t *testing.T) {
	r := newRand(t)
	for _, size := range [][2]int{{5, 5}, {4, 5}, {6, 3}, {2, 9}} {
		start, goal := randomPair(t, r, size[0], size[1])
		k := newTask(start.AppendLabels(nil), goal.AppendLabels(nil), size[0], size[1])
		u := builtGuide(k)
		b := newTableBeam(u, k, 500, 1000, nil)
		b.step(1 << 30)
		end := k.clone()
		if b.steps == nil || !end.play(b.steps) || !end.solved() {
			t.Fatalf("%v to %v: %d steps do not solve it", start, goal, len(b.steps))
		}
		piece := newTableBeam(u, k, 500, 1000, nil)
		for done := false; !done; {
			_, done = piece.step(10)
		}
		if !slices.Equal(b.steps, piece.steps) {
			t.Errorf("%v to %v: %v, in pieces %v", start, goal, b.steps, piece.steps)
		}
		shorter := newTableBeam(u, k, 500, len(b.steps), b)
		shorter.step(1 << 30)
		if s := shorter.steps; s != nil && len(s) >= len(b.steps) {
			t.Errorf("%v to %v: %d steps within a limit of %d", start, goal, len(s), len(b.steps))
		}
	}
}
