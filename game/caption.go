package game

import (
	"strconv"
	"time"

	"wildfifteen/game/session"
)

// caption is a text made from a number, kept until the number changes, so that a steady frame makes none.
type caption struct {
	value int64
	text  string
	known bool
}

func (c *caption) forget() { c.known = false }

// is reports whether the caption already stands for v, and takes v over.
func (c *caption) is(v int64) bool {
	same := c.known && c.value == v
	c.value, c.known = v, true
	return same
}

// freshen brings the words of clock and moves up to date.
func (p *play) freshen() {
	s := p.session()
	if n := int64(s.STM()); !p.count.is(n) {
		p.count.text = strconv.FormatInt(n, 10)
	}
	unit := p.app.clockUnit(s.Solved())
	t := s.Clock(p.app.in.Now) / unit
	if !p.clock.is(int64(t)<<2 | int64(unitDigits(unit))) {
		p.clock.text = formatClock(t*unit, unit)
	}
}

// clockUnit is the finest part of a second that the clock shows: whole seconds while one plays unless set
// finer, thousandths at the end.
func (a *App) clockUnit(solved bool) time.Duration {
	if solved {
		return time.Millisecond
	}
	switch a.set.Clock {
	case session.TenthsClock:
		return 100 * time.Millisecond
	case session.ThousandthsClock:
		return time.Millisecond
	}
	return time.Second
}

func unitDigits(unit time.Duration) int {
	switch unit {
	case time.Millisecond:
		return 3
	case 100 * time.Millisecond:
		return 1
	}
	return 0
}

// formatClock writes a time as m:ss or h:mm:ss, with the digits of a second that the unit has.
func formatClock(t, unit time.Duration) string {
	var buf [24]byte
	b := buf[:0]
	h, m := int64(t/time.Hour), int64(t/time.Minute)%60
	if h > 0 {
		b = strconv.AppendInt(b, h, 10)
		b = append(b, ':')
		b = two(b, m)
	} else {
		b = strconv.AppendInt(b, m, 10)
	}
	b = append(b, ':')
	b = two(b, int64(t/time.Second)%60)
	if n := unitDigits(unit); n > 0 {
		b = append(b, '.')
		ms := strconv.Itoa(1000 + int(t/time.Millisecond)%1000)
		b = append(b, ms[1:1+n]...)
	}
	return string(b)
}

func two(b []byte, n int64) []byte { return append(b, byte('0'+n/10), byte('0'+n%10)) }
