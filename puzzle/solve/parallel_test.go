package solve

import (
	"context"
	"testing"
	"time"
)

// TestParallelReports checks that several threads report progress within one iteration, at every tick, with
// increasing nodes. The board takes 80 moves, so its iterations are long. The third report with more nodes
// than the one before ends the search.
func TestParallelReports(t *testing.T) {
	goal := mustBoard(t, 4, 4, classicLabels(16))
	start := mustBoard(t, 4, 4, []int{0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1})
	s, err := New(start, goal, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for s.Phase() != Searching || s.Nodes() < 2_000_000 && !s.Done() {
		s.Step(nodesPerSlice)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	tick := make(chan time.Time)
	go func() {
		for {
			select {
			case tick <- time.Time{}:
			case <-ctx.Done():
				return
			}
		}
	}()
	before, lower, grown := s.Nodes(), s.Lower(), 0
	s.searchParallel(ctx, 2, tick, func(now Solution) {
		if now.Nodes < before || now.Lower != lower || !now.Found {
			t.Errorf("after %d nodes, at least %d: a report of %d nodes, at least %d, found %v", before, lower, now.Nodes, now.Lower, now.Found)
		}
		if now.Nodes > before {
			before = now.Nodes
			if grown++; grown == 3 {
				cancel()
			}
		}
	})
	if grown < 3 {
		t.Errorf("%d reports with more nodes than the one before", grown)
	}
	if s.Nodes() < before || s.Lower() != lower {
		t.Errorf("stopped: %d nodes, at least %d; the last report said %d and %d", s.Nodes(), s.Lower(), before, lower)
	}
}
