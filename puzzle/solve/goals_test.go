package solve

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wildfifteen/puzzle"
)

// plainDepth returns the depth of a board whose state space is too large to enumerate. It is a plain IDA* with
// MD, independent of the solver.
func plainDepth(start, goal puzzle.Board) int {
	home := map[int]int{}
	w := start.Size().W
	for c := range start.Size().Cells() {
		home[goal.At(c)] = c
	}
	labels := start.AppendLabels(nil)
	far := func(label, cell int) int {
		h := home[label]
		return abs(h%w-cell%w) + abs(h/w-cell/w)
	}
	var dig func(blank, last, md, left int) bool
	dig = func(blank, last, md, left int) bool {
		if md == 0 {
			return true
		}
		for _, to := range []int{blank - w, blank + w, blank - 1, blank + 1} {
			if to < 0 || to >= len(labels) || to == last || to/w != blank/w && to%w != blank%w {
				continue
			}
			t := labels[to]
			if n := md - far(t, to) + far(t, blank); n < left {
				labels[blank], labels[to] = t, 0
				ok := dig(to, blank, n, left-1)
				labels[blank], labels[to] = 0, t
				if ok {
					return true
				}
			}
		}
		return false
	}
	md := puzzle.MD(start, goal)
	for limit := md; ; limit += 2 {
		if dig(start.Blank(), -1, md, limit) {
			return limit
		}
	}
}

// walk makes n random steps from the goal.
func walk(r *rand.Rand, goal puzzle.Board, n int) puzzle.Board {
	b := goal
	for range n {
		if d := puzzle.Dir(r.IntN(4)); b.MaxRun(d) > 0 {
			b = b.Step(d)
		}
	}
	return b
}

// TestEveryKindOfGoal compares the solver with plainDepth for every kind of goal and every missing number of
// several sizes.
func TestEveryKindOfGoal(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	tables := NewTables()
	for _, size := range []puzzle.Size{{W: 3, H: 3}, {W: 4, H: 3}, {W: 3, H: 4}, {W: 5, H: 2}, {W: 2, H: 6}, {W: 4, H: 4}} {
		for _, kind := range []string{"classic", "snake", "spiral", "wild", "random"} {
			for missing := 1; missing <= size.Cells(); missing++ {
				goal := dealtGoal(t, r, size, kind, missing)
				start := walk(r, goal, 60)
				s, err := New(start, goal, Options{Tables: tables})
				if err != nil {
					t.Fatal(err)
				}
				sol := finish(t, s, goal, 1_000_000)
				if want := plainDepth(start, goal); len(sol.Moves) != want || !sol.Optimal {
					t.Fatalf("%v to %v (%s-%d): %d moves, optimal %v; want %d", start, goal, kind, missing, len(sol.Moves), sol.Optimal, want)
				}
			}
		}
		if testing.Short() {
			break
		}
	}
}

// TestRandomPairs checks random starts and goals of those exact sizes that plainDepth can still solve.
func TestRandomPairs(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	tables := NewTables()
	for _, size := range [][2]int{{4, 3}, {3, 4}, {5, 2}, {2, 5}} {
		for range 8 {
			start, goal := randomPair(t, r, size[0], size[1])
			s, err := New(start, goal, Options{Tables: tables})
			if err != nil {
				t.Fatal(err)
			}
			sol := finish(t, s, goal, 1_000_000)
			if want := plainDepth(start, goal); len(sol.Moves) != want {
				t.Fatalf("%v to %v: %d moves, want %d", start, goal, len(sol.Moves), want)
			}
		}
	}
}

// TestTurns solves one board in its eight turned and mirrored forms.
func TestTurns(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	tables := NewTables()
	start, goal := randomPair(t, r, 4, 3)
	length := -1
	for _, turn := range turns() {
		w, h := turn.size(4, 3)
		turned := func(b puzzle.Board) puzzle.Board {
			labels := make([]int, 12)
			for c := range labels {
				labels[turn.cell(c, 4, 3)] = b.At(c)
			}
			return mustBoard(t, w, h, labels)
		}
		s, err := New(turned(start), turned(goal), Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		sol := finish(t, s, turned(goal), 1_000_000)
		if length >= 0 && len(sol.Moves) != length {
			t.Errorf("%v: %d moves, turned %d", start, length, len(sol.Moves))
		}
		length = len(sol.Moves)
	}
}

// dealtGoal deals a goal of a kind with a missing number.
func dealtGoal(t testing.TB, r *rand.Rand, size puzzle.Size, kind string, missing int) puzzle.Board {
	t.Helper()
	g, err := puzzle.ParseGame(fmt.Sprintf("%v.%s-%d#%d", size, kind, missing, r.Uint64()))
	if err != nil {
		t.Fatal(err)
	}
	return g.Goal.Board()
}
