package game

import (
	"testing"
	"time"
)

// TestWork counts the steps of searches that take a tick's time between them.
func TestWork(t *testing.T) {
	for _, c := range []struct {
		name  string
		each  time.Duration // that a step takes
		end   int           // of the first search: its last step, 0 for none
		steps [2]int
	}{
		{"quick steps", 100 * time.Microsecond, 0, [2]int{40, 1}},
		{"slow steps", 3 * time.Millisecond, 0, [2]int{2, 1}},
		{"a step longer than the tick", time.Second, 0, [2]int{1, 1}},
		{"a clock that stands still", 0, 0, [2]int{workMost, 1}},
		{"the first comes to its end", time.Millisecond, 3, [2]int{3, 1}},
		{"the first ends early", time.Millisecond, 1, [2]int{1, 3}},
	} {
		var now time.Duration
		a := &App{boot: Boot{Watch: func() time.Duration { return now }}}
		for i, want := range c.steps {
			n := 0
			done := a.work(func(units int) bool {
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
	a := &App{}
	n := 0
	a.work(func(units int) bool { n += units; return false }, 100, 7)
	if n != 100 {
		t.Errorf("without a watch: %d units, want 100 in one step", n)
	}
}
