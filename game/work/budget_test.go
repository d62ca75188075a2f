package work

import (
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// TestSearch counts the steps of searches that share the time of a frame.
func TestSearch(t *testing.T) {
	for _, c := range []struct {
		name  string
		each  time.Duration // that a step takes
		end   int           // of the first search: its last step, 0 for none
		steps [2]int
	}{
		{"quick steps", 100 * time.Microsecond, 0, [2]int{40, 1}},
		{"slow steps", 3 * time.Millisecond, 0, [2]int{2, 1}},
		{"a step longer than the frame", time.Second, 0, [2]int{1, 1}},
		{"a clock that stands still", 0, 0, [2]int{maxSlices, 1}},
		{"the first comes to its end", time.Millisecond, 3, [2]int{3, 1}},
		{"the first ends early", time.Millisecond, 1, [2]int{1, 3}},
	} {
		var now time.Duration
		b := New(game.Boot{Watch: func() time.Duration { return now }})
		for i, want := range c.steps {
			n := 0
			done := b.search(func(units int) bool {
				if units != 7 {
					t.Errorf("%s: a step of %d units", c.name, units)
				}
				n++
				now += c.each
				return i == 0 && n == c.end
			}, 100, 7)
			if n != want {
				t.Errorf("%s: search %d took %d steps, want %d", c.name, i, n, want)
			}
			if done != (i == 0 && c.end > 0) {
				t.Errorf("%s: search %d: done is %v", c.name, i, done)
			}
		}
	}
}

// TestSearchInOneFrame searches in ticks that follow each other at once: they belong to one frame.
func TestSearchInOneFrame(t *testing.T) {
	var now time.Duration
	b := New(game.Boot{Watch: func() time.Duration { return now }})
	for i, c := range []struct {
		pause time.Duration // since the last search
		steps int
	}{{0, 4}, {0, 1}, {5 * time.Millisecond, 1}, {2 * time.Millisecond, 4}, {12 * time.Millisecond, 4}, {7 * time.Millisecond, 1}} {
		now += c.pause
		n := 0
		b.search(func(int) bool { n++; now += time.Millisecond; return false }, 100, 7)
		if n != c.steps {
			t.Errorf("search %d, %v after the last: %d steps, want %d", i, c.pause, n, c.steps)
		}
	}
}

// TestReviewTime counts the slices of a review and of another search in the same frame.
func TestReviewTime(t *testing.T) {
	var now time.Duration
	b := New(game.Boot{Watch: func() time.Duration { return now }})
	step := func(n *int) func(int) bool {
		return func(int) bool { *n++; now += time.Millisecond; return false }
	}
	reviewed, searched := 0, 0
	b.searchFor(reviewTime, step(&reviewed), 100, 7)
	b.search(step(&searched), 100, 7)
	if reviewed != 9 || searched != 1 {
		t.Errorf("%d and %d slices, want 9 and 1", reviewed, searched)
	}
}

func TestSearchWithoutWatch(t *testing.T) {
	n := 0
	New(game.Boot{}).search(func(units int) bool { n += units; return false }, 100, 7)
	if n != 100 {
		t.Errorf("without a watch: %d units, want 100 in one step", n)
	}
}

// TestFinder finds boards at each depth of 2x2, by a search and in a known space; there are none beyond the last depth.
func TestFinder(t *testing.T) {
	goal, err := puzzle.NewGoal(puzzle.Size{W: 2, H: 2}, puzzle.Rule{})
	if err != nil {
		t.Fatal(err)
	}
	b := New(game.Boot{Deals: rand.NewPCG(1, 2)})
	all, err := space.NewSearch(goal.Board(), space.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !b.Count(all, goal.Size()) {
	}
	for depth := 1; depth <= 7; depth++ {
		for _, at := range []*space.Space{nil, all.Space()} {
			f := Finder{Goal: goal.Board(), Depth: depth, Space: at}
			found, done, err := f.Step(b)
			for !done && err == nil {
				found, done, err = f.Step(b)
			}
			if err != nil {
				t.Fatal(err)
			}
			if depth > all.Space().Radius() {
				if !found.IsZero() {
					t.Errorf("depth %d: found %v", depth, found)
				}
				continue
			}
			if d, ok := all.Space().Depth(found); !ok || d != depth {
				t.Errorf("depth %d, space at hand %v: %v is at depth %d", depth, at != nil, found, d)
			}
		}
	}
}
