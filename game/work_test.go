package game

import (
	"testing"
	"time"
)

// TestWork counts the steps of searches that take a frame's time between them.
func TestWork(t *testing.T) {
	for _, c := range []struct {
		name  string
		each  time.Duration // that a step takes
		end   int           // of the first search: its last step, 0 for none
		steps [2]int
	}{
		{"quick steps", 100 * time.Microsecond, 0, [2]int{40, 1}},
		{"slow steps", 3 * time.Millisecond, 0, [2]int{2, 1}},
		{"a step longer than the frame", time.Second, 0, [2]int{1, 1}},
		{"a clock that stands still", 0, 0, [2]int{workMost, 1}},
		{"the first comes to its end", time.Millisecond, 3, [2]int{3, 1}},
		{"the first ends early", time.Millisecond, 1, [2]int{1, 3}},
	} {
		var now time.Duration
		a := &App{boot: Boot{Watch: func() time.Duration { return now }}}
		for i, want := range c.steps {
			n := 0
			done := a.search(func(units int) bool {
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
	// Ticks that follow each other at once are in one frame.
	var now time.Duration
	a := &App{boot: Boot{Watch: func() time.Duration { return now }}}
	for i, c := range []struct {
		pause time.Duration // since the last search
		steps int
	}{{0, 4}, {0, 1}, {5 * time.Millisecond, 1}, {2 * time.Millisecond, 4}, {12 * time.Millisecond, 4}, {7 * time.Millisecond, 1}} {
		now += c.pause
		n := 0
		a.search(func(int) bool { n++; now += time.Millisecond; return false }, 100, 7)
		if n != c.steps {
			t.Errorf("search %d, %v after the last: %d steps, want %d", i, c.pause, n, c.steps)
		}
	}
	a = &App{}
	n := 0
	a.search(func(units int) bool { n += units; return false }, 100, 7)
	if n != 100 {
		t.Errorf("without a watch: %d units, want 100 in one step", n)
	}
}
