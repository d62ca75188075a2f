package play

import (
	"strconv"
	"time"

	"wildfifteen/game/session"
)

// clockUnit is the finest part of a second that the clock shows: thousandths once the show of a solved game is
// over, before that whole seconds unless the player chose a finer one.
func clockUnit(p *Scene) time.Duration {
	if p.Session().Solved() && !p.revealing() {
		return time.Millisecond
	}
	switch p.Stage.Set.Clock {
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

// formatClock writes a time as m:ss or h:mm:ss, with as many decimals as the unit has.
func formatClock(t, unit time.Duration) string {
	var buf [24]byte
	b := buf[:0]
	h, m := int64(t/time.Hour), int64(t/time.Minute)%60
	if h > 0 {
		b = strconv.AppendInt(b, h, 10)
		b = append(b, ':')
		b = appendTwoDigits(b, m)
	} else {
		b = strconv.AppendInt(b, m, 10)
	}
	b = append(b, ':')
	b = appendTwoDigits(b, int64(t/time.Second)%60)
	if n := unitDigits(unit); n > 0 {
		b = append(b, '.')
		ms := strconv.Itoa(1000 + int(t/time.Millisecond)%1000)
		b = append(b, ms[1:1+n]...)
	}
	return string(b)
}

func appendTwoDigits(b []byte, n int64) []byte { return append(b, byte('0'+n/10), byte('0'+n%10)) }
