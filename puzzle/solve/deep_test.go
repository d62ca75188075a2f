//go:build !js

package solve

import (
	"bytes"
	"context"
	"slices"
	"testing"
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

// TestDeep compares deep searches with others, and checks that threads do not change a solution.
func TestDeep(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes large tables")
	}
	t.Parallel()
	r := newRand(t)
	tables := deepTables(t, 6, 3)
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
	other := mustBoard(t, 6, 3, goalWithBlank(6, 3, 7))
	if _, err := SolveDeep(context.Background(), other, other, Options{Tables: tables}, DeepOptions{}); err != ErrTables {
		t.Errorf("without databases: %v", err)
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
