package stage

import (
	"time"

	"wildfifteen/game/session"
)

// Clock is the clock of animations. It counts ticks, not real time, so that after a stall an animation continues where
// it was.
type Clock struct {
	stage *Stage
	now   time.Duration
	rate  float32 // ticks a second
}

// usualRate is the number of ticks per second if the input does not tell it.
const usualRate = 60

func (c *Clock) tick(rate int) {
	c.rate = float32(rate)
	if c.rate <= 0 {
		c.rate = usualRate
	}
	c.now += c.tickTime()
}

// tickTime returns the time from one tick to the next.
func (c *Clock) tickTime() time.Duration { return time.Duration(float32(time.Second) / c.rate) }

// Timer is the start and the length of an animation. The zero Timer has run out.
type Timer struct{ from, length time.Duration }

// Start returns a timer that starts now. Its length is adapted to the speed in the settings; if motion is off there, the
// timer has run out.
func (c *Clock) Start(length time.Duration) Timer { return Timer{c.now, c.Length(length)} }

// StartFade is Start with the length fade instead of length if the system asks for less motion.
func (c *Clock) StartFade(length, fade time.Duration) Timer {
	if c.Still() {
		length = fade
	}
	return c.Start(length)
}

// Length returns d, adapted to the speed in the settings: 0 if motion is off there.
func (c *Clock) Length(d time.Duration) time.Duration {
	switch c.stage.Set.Motion {
	case session.NoMotion:
		return 0
	case session.FastMotion:
		return d / 2
	}
	return d
}

// After returns t delayed by the length of o. Both must start now: then t starts when o runs out.
func (t Timer) After(o Timer) Timer {
	t.from += o.length
	return t
}

// Length returns how long a timer runs.
func (t Timer) Length() time.Duration { return t.length }

// Shorten returns the timer shortened by a part, 0 to 1, of its length.
func (t Timer) Shorten(part float32) Timer {
	t.length = time.Duration(float32(t.length) * (1 - part))
	return t
}

// Part returns how much of a timer has passed, 0 to 1, and whether it still runs.
func (c *Clock) Part(t Timer) (part float32, runs bool) {
	switch now := c.now; {
	case t.length <= 0 || now >= t.from+t.length:
		return 1, false
	case now < t.from:
		return 0, true
	default:
		return float32(now-t.from) / float32(t.length), true
	}
}

// Runs reports whether any of the timers still runs.
func (c *Clock) Runs(timers ...Timer) bool {
	for _, t := range timers {
		if _, runs := c.Part(t); runs {
			return true
		}
	}
	return false
}

// Still reports whether the system asks for less motion: fades instead of movements.
func (c *Clock) Still() bool { return c.stage.In.ReducedMotion }
