package space

import (
	"flag"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

var long = flag.Bool("long", false, "also solve the hardest 6x2 boards: 2,000,000,000 nodes")

// TestHardestSolved solves the hardest boards of every size of up to twelve cells with the optimal solver,
// which knows nothing of state spaces. 6x2 runs only with -long.
func TestHardestSolved(t *testing.T) {
	tables := solve.NewTables()
	for _, c := range []struct {
		goal            string
		radius, hardest int // 0: not known beforehand
	}{
		{"1 2/3 0", 6, 1},
		{"1 2 3/4 5 0", 21, 1},
		{"1 2 3 4/5 6 7 0", 36, 1},
		{"1 2 3/4 5 6/7 8 0", 31, 2},
		{"1 2 3/8 0 4/7 6 5", 30, 148},
		{"7 1 4/9 0 2/6 3 5", 30, 148},
		{"3 0 9/5 1 7/8 6 4", 0, 0},
		{"1 2 3 4 5/6 7 8 9 0", 55, 2},
		{"4 11 10 1/3 0 6 12/9 2 7 5", 0, 0},
		{"1 2 3 4/5 6 7 8/9 10 11 0", 53, 18},
		{"1 2 3 4 5 6/7 8 9 10 11 0", 80, 2},
	} {
		goal, err := puzzle.ParseBoard(c.goal, puzzle.Size{})
		if err != nil {
			t.Fatal(err)
		}
		s := count(t, goal, Options{})
		if c.radius > 0 && (s.Radius() != c.radius || s.Deepest() != uint64(c.hardest)) {
			t.Errorf("%v: radius %d, %d hardest boards", goal, s.Radius(), s.Deepest())
		}
		if s.Size.W == 6 && !*long {
			continue
		}
		for _, b := range s.Hardest(-1) {
			solver, err := solve.New(b, goal, solve.Options{Tables: tables})
			if err != nil {
				t.Fatal(err)
			}
			for !solver.Step(1_000_000) {
			}
			if n, ok := solver.Best(); !ok || !solver.Proven() || n != s.Radius() {
				t.Errorf("%v to %v: solved in %d (proven %v), depth %d", b, goal, n, solver.Proven(), s.Radius())
			}
		}
	}
}
