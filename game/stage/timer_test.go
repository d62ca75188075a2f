package stage

import (
	"testing"
	"time"

	"wildfifteen/game/session"
)

// parts returns how far along a timer is in each of the next n ticks, until it has run out.
func (r *run) parts(t Timer, n int) (all []float32) {
	for range n {
		part, runs := r.Part(t)
		if !runs {
			break
		}
		all = append(all, part)
		r.tick(1)
	}
	return all
}

// TestTimer starts timers of six ticks at every speed of the player's.
func TestTimer(t *testing.T) {
	const length = 6 * time.Second / 60
	for _, c := range []struct {
		motion session.Motion
		rate   int // ticks a second
		ticks  int
	}{
		{session.NormalMotion, 0, 6}, {session.FastMotion, 0, 3}, {session.NoMotion, 0, 0}, {session.NormalMotion, 120, 12}, {session.NormalMotion, 30, 3},
	} {
		r := newRun(t)
		r.set.Motion, r.in.Rate = c.motion, c.rate
		r.tick(1)
		timer := r.Start(length)
		if runs := r.Runs(Timer{}, timer); runs != (c.ticks > 0) {
			t.Errorf("%+v: runs %v", c, runs)
		}
		all := r.parts(timer, 100)
		if len(all) < c.ticks || len(all) > c.ticks+1 { // the time of a tick is rounded down
			t.Errorf("%+v: it runs for %d ticks: %v", c, len(all), all)
		}
		for i := range all {
			if want := float32(i) / float32(c.ticks); all[i] < want-0.01 || all[i] > want+0.01 {
				t.Errorf("%+v: in tick %d it is at %v, want %v", c, i, all[i], want)
			}
		}
		if part, runs := r.Part(timer); part != 1 || runs || r.Runs(timer) {
			t.Errorf("%+v: at the end %v, runs %v", c, part, runs)
		}
	}
}

// TestTimerCountsTicks lets the program stall: an animation continues where it was.
func TestTimerCountsTicks(t *testing.T) {
	r := newRun(t)
	timer := r.Start(time.Second)
	r.tick(6)
	r.in.Now += time.Minute
	r.tick(1)
	if part, runs := r.Part(timer); !runs || part < 0.1 || part > 0.13 {
		t.Errorf("after 7 ticks of 60 and a stall it is at %v, runs %v", part, runs)
	}
}

func TestTimerAfterAndShorten(t *testing.T) {
	r := newRun(t)
	first := r.Start(6 * time.Second / 60)
	second := r.Start(6 * time.Second / 60).After(first)
	for range 4 {
		r.tick(1)
		if part, runs := r.Part(second); part != 0 || !runs {
			t.Fatalf("before the first one has run out the second is at %v, runs %v", part, runs)
		}
	}
	if r.tick(5); r.Runs(first) || !r.Runs(second) {
		t.Errorf("9 ticks later they run: %v, %v", r.Runs(first), r.Runs(second))
	}
	if n := len(r.parts(r.Start(6*time.Second/60).Shorten(0.5), 100)); n < 3 || n > 4 {
		t.Errorf("half of 6 ticks takes %d", n)
	}
	if _, runs := r.Part(r.Start(time.Second).Shorten(1)); runs {
		t.Error("a timer without all of its length runs")
	}
}

// TestFade checks the length of animations if the system asks for less motion.
func TestFade(t *testing.T) {
	for still, want := range map[bool]int{false: 12, true: 6} {
		r := newRun(t)
		r.in.ReducedMotion = still
		r.tick(1)
		if n := len(r.parts(r.StartFade(12*time.Second/60, 6*time.Second/60), 100)); n < want || n > want+1 {
			t.Errorf("less motion %v: %d ticks, want %d", still, n, want)
		}
	}
}
