package space

import (
	"context"
	"errors"
	"slices"
	"testing"

	"wildfifteen/puzzle"
)

// Near the goal, boards of any size are counted as others have counted them, and as in memory.
func TestNear(t *testing.T) {
	four := puzzle.MustParseGoal("4x4.snake-1").Board()
	for _, m := range []Metric{STM, MTM} {
		near, err := Near(t.Context(), four, Options{Metric: m, MaxDepth: 9})
		if err != nil {
			t.Fatal(err)
		}
		if p, _ := Published(four, m); !slices.Equal(near.Counts, p.Counts[:10]) || near.Complete() {
			t.Errorf("%v: %v, want %v", m, near.Counts, p.Counts[:10])
		}
		three := puzzle.MustParseGoal("3x3").Board()
		all := count(t, three, Options{Metric: m})
		part, err := Near(t.Context(), three, Options{Metric: m, MaxDepth: 12})
		if err != nil || !sameBoards(slices.Collect(part.Boards(12)), slices.Collect(all.Boards(12))) {
			t.Errorf("%v: other boards of 3x3; %v", m, err)
		}
	}
	large, err := Near(t.Context(), puzzle.MustParseGoal("32x32").Board(), Options{MaxDepth: 2})
	if err != nil || !slices.Equal(large.Counts, []uint64{1, 2, 4}) {
		t.Errorf("%v, %v", large, err)
	}
	small, err := Near(t.Context(), puzzle.MustParseGoal("2x2").Board(), Options{MaxDepth: 99})
	if err != nil || !small.Complete() || small.Radius() != 6 {
		t.Errorf("%v, %v", small, err)
	}
}

func TestNearRefuses(t *testing.T) {
	goal := puzzle.MustParseGoal("5x5").Board()
	var near *NearError
	if _, err := Near(t.Context(), goal, Options{MaxDepth: 40, Memory: 1 << 20}); !errors.As(err, &near) || near.Depth != 40 || near.Have != 1<<20 {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Near(ctx, goal, Options{MaxDepth: 40}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := Near(t.Context(), puzzle.Board{}, Options{}); !errors.As(err, new(GoalError)) {
		t.Error(err)
	}
}
