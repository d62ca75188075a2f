//go:build !js

package solve

import (
	"bytes"
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// deepTables returns tables for a deep search.
func deepTables(t testing.TB, w, h int) *Tables {
	t.Helper()
	tables := NewTables()
	if ok, err := tables.Widen(context.Background(), mustBoard(t, w, h, classicLabels(w*h)), 2, nil); !ok || err != nil {
		t.Fatal(ok, err)
	}
	return tables
}

// emptyDeep returns a deep search with databases that hold nothing, so that estimates are Manhattan distances.
func emptyDeep(t testing.TB, start, goal puzzle.Board, d DeepOptions) (*deepSearch, error) {
	t.Helper()
	set := newWideSet(goal)
	tables := NewTables()
	tables.keep(set)
	return newDeepSearch(start, goal, Options{Tables: tables}, d)
}

// TestDeepStoppedWithSolution ends a search that has found a shortest solution while earlier branches are still to be searched.
func TestDeepStoppedWithSolution(t *testing.T) {
	r := newRand(t)
	goal := mustBoard(t, 6, 3, classicLabels(18))
	start := walk(r, goal, 100)
	s, err := emptyDeep(t, start, goal, DeepOptions{})
	if err != nil {
		t.Fatal(err)
	}
	one, err := New(start, goal, Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := finish(t, one, goal, 1<<20).Moves
	s.best, s.limit = append(s.best, s.best...), len(want) // a longer solution is known
	s.branches = s.deepClass.branches(s.task, s.limit, deepBranches)
	s.first, s.done = len(s.branches), make([]bool, len(s.branches))
	for i := len(s.branches) - 1; s.found == nil; i-- {
		s.runBranch(context.Background(), s.workers[0], i)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	err = s.runBranches(ctx)
	if got := s.info(); err != nil || !got.Optimal || len(got.Moves) != len(want) {
		t.Errorf("%v: %d moves, optimal %v, %v; want %d", start, len(got.Moves), got.Optimal, err, len(want))
	}
}

// TestDeepShareOfQuick checks how long the search in the Quick mode goes on: threads share its time, and a run that continues
// another does not repeat what that had searched.
func TestDeepShareOfQuick(t *testing.T) {
	const many = 8 * quickShare * quickFirst
	r := newRand(t)
	goal := mustBoard(t, 6, 3, classicLabels(18))
	start := walk(r, goal, 1000)
	s, err := emptyDeep(t, start, goal, DeepOptions{Threads: 4})
	if err != nil {
		t.Fatal(err)
	}
	s.nodes.Store(many)
	quick := s.quick.Nodes()
	again, err := emptyDeep(t, start, goal, DeepOptions{Saved: s.state()})
	if err != nil {
		t.Fatal(err)
	}
	if i := again.info(); i.Nodes != many+quick || i.Earlier != many {
		t.Errorf("%d nodes, %d of them earlier, are left of %d and %d", i.Nodes, i.Earlier, many+quick, many)
	}
	for _, c := range []struct {
		*deepSearch
		most uint64
	}{{s, many / quickShare / 4}, {again, quickFirst}} {
		if err := c.improveQuickly(context.Background()); err != nil || c.quick.Nodes() > c.most+nodesPerSlice {
			t.Errorf("%v: %d nodes, want %d, %v", start, c.quick.Nodes(), c.most, err)
		}
	}
}

// TestDeepSaved reads states that no search has written, with a sum that is right.
func TestDeepSaved(t *testing.T) {
	r := newRand(t)
	goal := mustBoard(t, 6, 3, classicLabels(18))
	start := walk(r, goal, 1000)
	s, err := emptyDeep(t, start, goal, DeepOptions{})
	if err != nil {
		t.Fatal(err)
	}
	best, lower := len(s.best), s.limit
	for _, c := range []struct {
		name         string
		lower, count int
		bytes        int
		want         error
		limit, ended int
	}{
		{"as written", lower + 2, 9, 2, nil, lower + 2, 9},
		{"a bound of fewer moves than are proven", lower - 2, 9, 2, nil, lower, 0},
		{"no branches", lower, 0, 0, nil, lower, 0},
		{"less than no branches", lower, -1, 0, ErrSaved, lower, 0},
		{"far less", lower, -7, 0, ErrSaved, lower, 0},
		{"too many branches", lower, 17, 2, ErrSaved, lower, 0},
		{"a bound above the solution", best + 2, 0, 0, ErrSaved, lower, 0},
	} {
		var saved deepSaved
		if !saved.decode(s.state()) {
			t.Fatal("a state cannot be read")
		}
		saved.Lower, saved.Count, saved.Done = c.lower, c.count, bytes.Repeat([]byte{255}, c.bytes)
		again, err := emptyDeep(t, start, goal, DeepOptions{Saved: saved.encode()})
		if err != c.want || again.limit != c.limit || again.ended != c.ended {
			t.Errorf("%s: at least %d, %d branches done, %v", c.name, again.limit, again.ended, err)
		}
	}
}

// TestDeep compares deep searches with others, and checks that neither threads nor what searches before have computed change a
// solution. The latter once did with the second seed.
func TestDeep(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	t.Parallel()
	tables := deepTables(t, 6, 3)
	testDeep(t, newRand(t), tables)
	testDeep(t, rand.New(rand.NewPCG(1580296895668148472, 0)), deepTables(t, 6, 3))
	other := mustBoard(t, 6, 3, goalWithBlank(6, 3, 7))
	if _, err := SolveDeep(context.Background(), other, other, Options{Tables: tables}, DeepOptions{}); err != ErrTables {
		t.Errorf("without databases: %v", err)
	}
}

func testDeep(t *testing.T, r *rand.Rand, tables *Tables) {
	goal := mustBoard(t, 6, 3, classicLabels(18))
	for range 6 {
		start := walk(r, goal, 60)
		s, err := New(start, goal, Options{})
		if err != nil {
			t.Fatal(err)
		}
		want := len(finish(t, s, goal, 1<<20).Moves)
		var last Solution
		for threads := range 3 {
			sol, err := SolveDeep(context.Background(), start, goal, Options{Tables: tables}, DeepOptions{Threads: threads})
			if err != nil || !sol.Optimal || len(sol.Moves) != want || sol.Lower != want {
				t.Fatalf("%v: %d moves, at least %d, optimal %v, %v; want %d", start, len(sol.Moves), sol.Lower, sol.Optimal, err, want)
			}
			if end, err := Verify(start, sol.Moves); err != nil || end != goal {
				t.Fatalf("%v: leads to %v, %v", start, end, err)
			}
			if threads > 0 && !slices.Equal(sol.Moves, last.Moves) {
				t.Errorf("%v: %v, then %v", start, last.Moves, sol.Moves)
			}
			last = sol
		}
	}
}

// TestDeepResumes stops a deep search again and again, and continues it from what it has saved.
func TestDeepResumes(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	t.Parallel()
	r := newRand(t)
	tables := deepTables(t, 6, 3)
	goal := mustBoard(t, 6, 3, classicLabels(18))
	start := walk(r, goal, 400)
	whole, err := SolveDeep(context.Background(), start, goal, Options{Tables: tables}, DeepOptions{Threads: 2})
	if err != nil || !whole.Optimal {
		t.Fatal(err)
	}
	var saved []byte
	runs, lower := 0, 0
	for ; ; runs++ {
		ctx, cancel := context.WithCancel(context.Background())
		calls := 0
		sol, err := SolveDeep(ctx, start, goal, Options{Tables: tables}, DeepOptions{Threads: 2, Saved: saved,
			Save: func(state []byte) error { saved = state; return nil },
			Report: func(i DeepInfo) {
				if calls++; calls == 4+runs {
					cancel()
				}
			}})
		cancel()
		if sol.Lower < lower {
			t.Fatalf("%v: at least %d, then %d", start, lower, sol.Lower)
		}
		lower = sol.Lower
		if err == nil {
			if len(sol.Moves) != len(whole.Moves) || !sol.Optimal {
				t.Errorf("%v: %d moves after %d runs, %d at once", start, len(sol.Moves), runs, len(whole.Moves))
			}
			break
		}
		if err != context.Canceled {
			t.Fatal(err)
		}
	}
	t.Logf("%d moves after %d runs", len(whole.Moves), runs)
	if saved == nil {
		return
	}
	for _, at := range []int{0, 70, len(saved) - 1} {
		damaged := bytes.Clone(saved)
		damaged[at] ^= 1
		if _, err := SolveDeep(context.Background(), start, goal, Options{Tables: tables}, DeepOptions{Saved: damaged}); err != ErrSaved {
			t.Errorf("byte %d damaged: %v", at, err)
		}
	}
	if _, err := SolveDeep(context.Background(), goal, goal, Options{Tables: tables}, DeepOptions{Saved: saved}); err != ErrSaved {
		t.Errorf("the state of another search: %v", err)
	}
}

// TestDeepLeft checks the time that a deep search expects: branches of earlier runs say nothing about it, and a few branches too
// little.
func TestDeepLeft(t *testing.T) {
	t.Parallel()
	s := &deepSearch{branches: make([]deepBranch, 1000), already: 500}
	for ended, want := range map[int]time.Duration{500: 0, 500 + fewBranches - 1: 0, 600: 40 * time.Second, 900: time.Second * 10 / 4, 1000: 0} {
		s.ended = ended
		if got := s.left(10 * time.Second); got != want {
			t.Errorf("%d of 1000 after 10 s: %v left, want %v", ended, got, want)
		}
	}
}
