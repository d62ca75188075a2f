package play

import (
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/session"
)

// clockUnit is the finest part of a second that the clock shows: thousandths once the show of a solved game is
// over, before that whole seconds unless the player chose a finer one.
func clockUnit(p *Scene) time.Duration {
	if p.Session().Over() && !p.revealing() {
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
func formatClock(l *assets.Lang, t, unit time.Duration) string {
	return words.ClockIn(l, t, unitDigits(unit))
}
