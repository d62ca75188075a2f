package stage

import (
	"time"

	"wildfifteen/game/session"
)

// Clock is time as animations count it: ticks, not seconds, so that a stall skips nothing.
type Clock struct {
	stage *Stage
	now   time.Duration
	rate  float32 // ticks a second
}

// usualRate is how many ticks a second there are where the input does not say.
const usualRate = 60

func (c *Clock) tick(rate int) {
	c.rate = float32(rate)
	if c.rate <= 0 {
		c.rate = usualRate
	}
	c.now += time.Duration(float32(time.Second) / c.rate)
}

// Timer is an animation under way. The zero Timer has run out.
type Timer struct{ from, length time.Duration }

// Start returns a timer that starts now and runs for a length at the player's speed; one that has run out where motion
// is off.
func (c *Clock) Start(length time.Duration) Timer { return Timer{c.now, c.length(length)} }

// StartFade is Start for an animation that takes another length where less motion is wanted.
func (c *Clock) StartFade(length, fade time.Duration) Timer {
	if c.Still() {
		length = fade
	}
	return c.Start(length)
}

func (c *Clock) length(d time.Duration) time.Duration {
	switch c.stage.Set.Motion {
	case session.NoMotion:
		return 0
	case session.FastMotion:
		return d / 2
	}
	return d
}

// After returns the timer started when another one that starts now runs out.
func (t Timer) After(o Timer) Timer {
	t.from += o.length
	return t
}

// Shorten returns the timer without a part, 0 to 1, of its length.
func (t Timer) Shorten(part float32) Timer {
	t.length = time.Duration(float32(t.length) * (1 - part))
	return t
}

// Part returns how far along a timer is, 0 to 1, and whether it has not run out.
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

// Runs reports whether any of the timers has not run out.
func (c *Clock) Runs(timers ...Timer) bool {
	for _, t := range timers {
		if _, runs := c.Part(t); runs {
			return true
		}
	}
	return false
}

// Still reports whether less motion is wanted: fades instead of movement.
func (c *Clock) Still() bool { return c.stage.In.ReducedMotion }
