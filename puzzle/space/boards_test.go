package space

import (
	"context"
	"encoding/json"
	"testing"

	"wildfifteen/puzzle"
)

// Boards lists every board of a depth once, and stops when the loop does.
func TestBoardsOfADepth(t *testing.T) {
	for _, text := range []string{"2x2", "4x1", "3x3.spiral-4", "5x2"} {
		for _, m := range []Metric{STM, MTM} {
			s, err := Count(context.Background(), puzzle.MustParseGoal(text).Board(), Options{Metric: m})
			if err != nil {
				t.Fatal(err)
			}
			for depth, want := range s.Counts {
				seen := map[puzzle.Board]bool{}
				for b := range s.Boards(depth) {
					if d, ok := s.Depth(b); !ok || d != depth || seen[b] {
						t.Fatalf("%s %v: %v at depth %d, %v, listed for %d", text, m, b, d, ok, depth)
					}
					seen[b] = true
				}
				if uint64(len(seen)) != want {
					t.Fatalf("%s %v: %d boards at depth %d, want %d", text, m, len(seen), depth, want)
				}
				for range s.Boards(depth) {
					break
				}
			}
			for _, depth := range []int{-1, len(s.Counts)} {
				for b := range s.Boards(depth) {
					t.Errorf("%s %v: %v at depth %d", text, m, b, depth)
				}
			}
		}
	}
}

// Above ten cells only the last level is there.
func TestBoardsOfAnEndedRun(t *testing.T) {
	s, err := Count(context.Background(), puzzle.MustParseGoal("4x3.snake").Board(), Options{MaxDepth: 9})
	if err != nil {
		t.Fatal(err)
	}
	n := uint64(0)
	for range s.Boards(9) {
		n++
	}
	if n != s.Counts[9] || s.Radius() != 9 {
		t.Errorf("%d boards at depth 9 of %d", n, s.Radius())
	}
	for b := range s.Boards(8) {
		t.Error(b)
	}
}

func TestMetricReadsBackFromJSON(t *testing.T) {
	text, err := json.Marshal([]Metric{STM, MTM})
	if err != nil || string(text) != `["stm","mtm"]` {
		t.Errorf("%s, %v", text, err)
	}
	var m Metric
	if err := json.Unmarshal([]byte(`"mtm"`), &m); err != nil || m != MTM {
		t.Error(m, err)
	}
	if err := json.Unmarshal([]byte(`"qtm"`), &m); err == nil || m != MTM {
		t.Error(m, err)
	}
	if _, err := json.Marshal(Metric(7)); err == nil {
		t.Error("a metric that is none is written")
	}
}
