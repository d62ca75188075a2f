package solve

import (
	"bytes"
	"context"
	"errors"
	"runtime"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestBudgets does the same work in pieces of several sizes.
func TestBudgets(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	tables := NewTables()
	for _, c := range [][2]int{{3, 3}, {4, 3}, {2, 5}} {
		start, goal := randomPair(t, r, c[0], c[1])
		want := ""
		for i, budget := range []int{1_000_000, 1_000_000, 7, 1} {
			s, err := New(start, goal, Options{Tables: tables})
			if err != nil {
				t.Fatal(err)
			}
			if i == 0 { // computes the tables
				finish(t, s, goal, budget)
				continue
			}
			got := puzzle.FormatMoves(finish(t, s, goal, budget).Moves)
			if want != "" && got != want {
				t.Errorf("%v to %v: budget %d gives %v, before %v", start, goal, budget, got, want)
			}
			want = got
		}
	}
}

// TestBudgetsLarge checks that small budgets improve a solution as much as a large one does, with as many
// nodes.
func TestBudgetsLarge(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	for _, mode := range []Mode{Quick, Optimal} {
		start, goal := randomPair(t, r, 5, 5)
		s, err := New(start, goal, Options{Mode: mode})
		if err != nil {
			t.Fatal(err)
		}
		s.Step(1_000_000)
		want := played(t, s, goal)
		for _, budget := range []int{7, 1} {
			s, err := New(start, goal, Options{Mode: mode})
			if err != nil {
				t.Fatal(err)
			}
			for s.Nodes() < want.Nodes && !s.Step(budget) {
			}
			if got := s.Solution(); puzzle.FormatMoves(got.Moves) != puzzle.FormatMoves(want.Moves) || got.Lower != want.Lower {
				t.Errorf("%v to %v: budget %d gives %d moves, at least %d; one of 1000000 %d, %d",
					start, goal, budget, len(got.Moves), got.Lower, len(want.Moves), want.Lower)
			}
		}
	}
}

// TestFollow plays along the solution and away from it, and compares the bounds with the breadth-first
// depths.
func TestFollow(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	goal := mustBoard(t, 3, 3, goalWithBlank(3, 3, 4))
	_, depth := allDepths(goal)
	tables := NewTables()
	for range 60 {
		b := walk(r, goal, 200)
		s, err := New(b, goal, Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		for range 40 {
			s.Step(1 + r.IntN(3000))
			m, ok := s.Next()
			if !ok || r.IntN(3) == 0 {
				m = puzzle.Move{Dir: puzzle.Dir(r.IntN(4)), N: 1 + r.IntN(2)}
			}
			next, illegal := b.Play(m)
			if err := s.Follow(m); (err != nil) != (illegal != nil) {
				t.Fatalf("%v, %v: Follow says %v, Play %v", b, m, err, illegal)
			}
			if illegal == nil {
				b = next
			}
			if s.Start() != b {
				t.Fatalf("Start is %v, the player at %v", s.Start(), b)
			}
			if s.Lower() > depth[b] {
				t.Fatalf("%v: at least %d, the depth is %d", b, s.Lower(), depth[b])
			}
			if n, ok := s.Best(); ok {
				played(t, s, goal)
				if s.Proven() && n != depth[b] {
					t.Fatalf("%v: %d proven, the depth is %d", b, n, depth[b])
				}
			}
		}
		if sol := finish(t, s, goal, 1000); len(sol.Moves) != depth[b] {
			t.Fatalf("%v: %d moves, the depth is %d", b, len(sol.Moves), depth[b])
		}
	}
}

// TestFollowKeepsProof plays a whole optimal solution.
func TestFollowKeepsProof(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	start, goal := randomPair(t, r, 4, 3)
	s, err := New(start, goal, Options{})
	if err != nil {
		t.Fatal(err)
	}
	n := len(finish(t, s, goal, 1_000_000).Moves)
	for ; n > 0; n-- {
		m, _ := s.Next()
		if err := s.Follow(m); err != nil {
			t.Fatal(err)
		}
		if best, _ := s.Best(); best != n-1 || !s.Proven() || !s.Done() {
			t.Fatalf("%d left after a step from %d, proven %v, done %v", best, n, s.Proven(), s.Done())
		}
	}
	if _, ok := s.Next(); ok {
		t.Error("a move at the goal")
	}
}

// TestFollowLarge plays the hints on a large board while the solver improves its solution.
func TestFollowLarge(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	for _, mode := range []Mode{Quick, Optimal} {
		start, goal := randomPair(t, r, 5, 5)
		s, err := New(start, goal, Options{Mode: mode})
		if err != nil {
			t.Fatal(err)
		}
		build(t, s)
		moves := 0
		for ; s.Start() != goal; moves++ {
			s.Step(2000)
			played(t, s, goal)
			m, ok := s.Next()
			if !ok || moves > 1000 {
				t.Fatalf("no end after %d moves", moves)
			}
			if r.IntN(10) == 0 {
				for d := puzzle.Up; d <= puzzle.Right; d++ {
					if s.Start().MaxRun(d) > 0 {
						m = puzzle.Move{Dir: d, N: s.Start().MaxRun(d)}
					}
				}
			}
			if err := s.Follow(m); err != nil {
				t.Fatal(err)
			}
		}
		if !s.Proven() {
			t.Errorf("at the goal, yet %d left", len(s.Solution().Moves))
		}
	}
}

func TestParallel(t *testing.T) {
	tables := NewTables()
	goal := mustBoard(t, 4, 4, classicLabels(16))
	for i, k := range readKorf(t, "korf100.txt")[:12] {
		start := mustBoard(t, 4, 4, k.board)
		reports := 0
		sol, err := SolveParallel(context.Background(), start, goal, Options{Tables: tables}, 1+i%4, func(Solution) { reports++ })
		if err != nil || len(sol.Moves) != k.optimal || !sol.Optimal || reports == 0 {
			t.Fatalf("board %d: %d moves, optimal %v, %v; want %d", i+1, len(sol.Moves), sol.Optimal, err, k.optimal)
		}
		if end, err := Verify(start, sol.Moves); err != nil || end != goal {
			t.Fatalf("board %d: leads to %v, %v", i+1, end, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	hard := mustBoard(t, 4, 4, []int{0, 15, 8, 3, 12, 11, 7, 4, 14, 10, 6, 5, 9, 13, 2, 1})
	if c1, c2, ok := puzzle.Mend(hard, goal); ok {
		hard = hard.Swap(c1, c2)
	}
	calls := 0
	sol, err := SolveParallel(ctx, hard, goal, Options{Tables: tables}, 4, func(s Solution) {
		if calls++; s.Found {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) && !sol.Optimal || !sol.Found {
		t.Errorf("cancelled: %v, found %v", err, sol.Found)
	}
	cancel()
	for range 1000 {
		if searching() == "" {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Errorf("goroutines of the search are left behind:\n%s", searching())
}

// searching returns the stacks of all goroutines if any of them is one of a parallel search, "" otherwise.
func searching() string {
	stacks := make([]byte, 1<<20)
	stacks = stacks[:runtime.Stack(stacks, true)]
	if !bytes.Contains(stacks, []byte(".searchParallel.")) {
		return ""
	}
	return string(stacks)
}

func TestErrors(t *testing.T) {
	a := mustBoard(t, 3, 3, goalWithBlank(3, 3, 8))
	for _, c := range []struct {
		start, goal puzzle.Board
		kind        Kind
	}{
		{puzzle.Board{}, a, NoBoard},
		{a, puzzle.Board{}, NoBoard},
		{a, mustBoard(t, 4, 4, classicLabels(16)), SizesDiffer},
		{a, mustBoard(t, 3, 3, goalWithBlank(3, 3, 4)), LabelsDiffer},
		{a.Swap(0, 1), a, Unsolvable},
	} {
		_, err := New(c.start, c.goal, Options{})
		var e *Error
		if !errors.As(err, &e) || e.Kind != c.kind || e.Error() == "" {
			t.Errorf("%v to %v: %v, want %v", c.start, c.goal, err, c.kind)
		}
	}
	moves := []puzzle.Move{{Dir: puzzle.Down, N: 1}, {Dir: puzzle.Down, N: 2}}
	if _, err := Verify(a, moves); err == nil || err.(*Error).Index != 1 {
		t.Errorf("Verify: %v", err)
	}
}

// TestLine solves boards of one row and of one column.
func TestLine(t *testing.T) {
	for _, c := range [][2]int{{7, 1}, {1, 7}, {1, 1}, {2, 1}} {
		n := c[0] * c[1]
		goal := mustBoard(t, c[0], c[1], goalWithBlank(c[0], c[1], n/2))
		b := goal
		for _, d := range []puzzle.Dir{puzzle.Left, puzzle.Up} {
			for b.MaxRun(d) > 0 {
				b = b.Step(d)
			}
		}
		for _, mode := range []Mode{Optimal, Quick} {
			s, err := New(b, goal, Options{Mode: mode})
			if err != nil {
				t.Fatal(err)
			}
			if sol := finish(t, s, goal, 100); !sol.Optimal || len(sol.Moves) != n-1-n/2 {
				t.Errorf("%v to %v: %d moves, optimal %v", b, goal, len(sol.Moves), sol.Optimal)
			}
		}
	}
}

// TestFollowInCircles goes around four cells until the first board is back. The solution must then be no
// longer than before and no longer than the way back.
func TestFollowInCircles(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	start, goal := randomPair(t, r, 9, 9)
	s, err := New(start, goal, Options{Mode: Quick})
	if err != nil {
		t.Fatal(err)
	}
	build(t, s)
	first, _ := s.Best()
	round := []puzzle.Dir{puzzle.Up, puzzle.Left, puzzle.Down, puzzle.Right}
	for i := range round { // start with a direction in which the circle fits on the board
		if start.MaxRun(round[i]) > 0 && start.MaxRun(round[(i+1)%4]) > 0 {
			round = append(round[i:], round[:i]...)
			break
		}
	}
	m, _ := s.Next()
	next := m.Dir
	for i := range 12 {
		if err := s.Follow(puzzle.Move{Dir: round[i%4], N: 1}); err != nil {
			t.Fatal(err)
		}
		played(t, s, goal)
	}
	// If the circle began along the solution, the best solution leads back around the circle.
	if next == round[0] {
		first += 12 - 2
	}
	if n, _ := s.Best(); s.Start() != start || n > first {
		t.Errorf("at most %d moves expected, %d after a circle", first, n)
	}
}
