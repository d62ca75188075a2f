package solve

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"wildfifteen/puzzle"
)

// waysToGoal counts the optimal solutions of every board from the depths of all boards.
func waysToGoal(boards []puzzle.Board, depth map[puzzle.Board]int) map[puzzle.Board]uint64 {
	ways := map[puzzle.Board]uint64{boards[0]: 1}
	for _, b := range boards[1:] {
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if b.MaxRun(d) > 0 && depth[b.Step(d)] == depth[b]-1 {
				ways[b] += ways[b.Step(d)]
			}
		}
	}
	return ways
}

func TestAllSolutions(t *testing.T) {
	t.Parallel()
	tables := NewTables()
	goal := mustBoard(t, 3, 3, goalWithBlank(3, 3, 8))
	boards, depth := allDepths(goal)
	ways := waysToGoal(boards, depth)
	for i := 0; i < len(boards); i += 1709 {
		b := boards[i]
		a, err := NewAll(b, goal, 1_000_000, Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		for !a.Step(1000) {
		}
		if n, ok := a.Length(); n != depth[b] || !ok || a.Count() != ways[b] || a.Capped() {
			t.Fatalf("%v: %d of length %d, want %d of %d", b, a.Count(), n, ways[b], depth[b])
		}
		seen := map[string]bool{}
		for _, moves := range a.Solutions() {
			if end, err := Verify(b, moves); err != nil || end != goal || len(moves) != depth[b] {
				t.Fatalf("%v: %v leads to %v, %v", b, puzzle.FormatMoves(moves), end, err)
			}
			seen[puzzle.FormatMoves(moves)] = true
		}
		if uint64(len(seen)) != ways[b] {
			t.Fatalf("%v: %d different solutions of %d", b, len(seen), ways[b])
		}
	}
}

func TestAllCapped(t *testing.T) {
	t.Parallel()
	goal := mustBoard(t, 3, 3, goalWithBlank(3, 3, 8))
	boards, depth := allDepths(goal)
	ways := waysToGoal(boards, depth)
	for _, b := range boards[len(boards)-50:] {
		if ways[b] < 3 {
			continue
		}
		for limit := range ways[b] + 2 {
			if limit == 0 {
				continue
			}
			a, err := NewAll(b, goal, int(limit), Options{})
			if err != nil {
				t.Fatal(err)
			}
			for !a.Step(100_000) {
			}
			if a.Count() != min(limit, ways[b]) || a.Capped() != (limit < ways[b]) {
				t.Fatalf("%v, limit %d: %d, capped %v; there are %d", b, limit, a.Count(), a.Capped(), ways[b])
			}
		}
		return
	}
	t.Fatal("no board with several solutions")
}

// TestAllLarge enumerates solutions of a board too large for pattern databases.
func TestAllLarge(t *testing.T) {
	t.Parallel()
	r := newRand(t)
	goal := mustBoard(t, 5, 5, classicLabels(25))
	a, err := NewAll(walk(r, goal, 30), goal, 1000, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !a.Step(100_000) {
	}
	n, _ := a.Length()
	if a.Count() == 0 {
		t.Fatal("none")
	}
	for _, moves := range a.Solutions() {
		if end, err := Verify(a.solver.board, moves); err != nil || end != goal || len(moves) != n {
			t.Fatalf("%v leads to %v, %v", puzzle.FormatMoves(moves), end, err)
		}
	}
}

// TestAllParallel compares the solutions on several threads, and their order, with those on one: of boards near and far from their goal, and
// with limits below and above their number.
func TestAllParallel(t *testing.T) {
	t.Parallel()
	tables := NewTables()
	three, four := mustBoard(t, 3, 3, goalWithBlank(3, 3, 8)), mustBoard(t, 4, 4, classicLabels(16))
	boards, _ := allDepths(three)
	r := newRand(t)
	for i, c := range []struct{ start, goal puzzle.Board }{
		{three, three}, {boards[1], three}, {boards[20], three}, {boards[len(boards)/2], three}, {boards[len(boards)-1], three}, {boards[len(boards)-7], three},
		{walk(r, four, 40), four}, {walk(r, four, 90), four}, {walk(r, four, 90), four},
		{walk(r, mustBoard(t, 5, 5, classicLabels(25)), 25), mustBoard(t, 5, 5, classicLabels(25))},
	} {
		for _, limit := range []int{1, 2, 5, 1_000_000} {
			o := Options{Tables: tables}
			want, err := NewAll(c.start, c.goal, limit, o)
			if err != nil {
				t.Fatal(err)
			}
			for !want.Step(100_000) {
			}
			got, err := AllParallel(t.Context(), c.start, c.goal, limit, o, 3, nil)
			if err != nil || got.Capped() != want.Capped() || !reflect.DeepEqual(got.Solutions(), want.Solutions()) {
				t.Errorf("board %d, limit %d: %v; %d solutions, capped %v, want %d, %v", i, limit, err, got.Count(), got.Capped(), want.Count(), want.Capped())
			}
		}
	}
}

// TestAllParallelStops stops an enumeration with many solutions.
func TestAllParallelStops(t *testing.T) {
	t.Parallel()
	goal := mustBoard(t, 4, 4, classicLabels(16))
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	a, err := AllParallel(ctx, puzzle.MustParseBoard("0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1"), goal, 1000, Options{}, 2, func(now Solution) {
		if now.Found {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || !a.Best().Found {
		t.Errorf("%v, %+v", err, a.Best())
	}
	if _, err := AllParallel(t.Context(), goal, mustBoard(t, 3, 3, goalWithBlank(3, 3, 8)), 1, Options{}, 2, nil); err == nil {
		t.Error("boards of two sizes")
	}
}
