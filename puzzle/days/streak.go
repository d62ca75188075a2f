package days

import "time"

// The hours by which the first and the last place on Earth are ahead of UTC: a day begins first in UTC+14 and ends last
// in UTC-12.
const (
	ahead  = 14 * time.Hour
	behind = 12 * time.Hour
)

// InTime reports whether at a moment it is the day somewhere on Earth. So no journey makes a day late.
func (d Day) InTime(moment time.Time) bool {
	begin := time.Unix(int64(d)*secondsADay, 0)
	return !moment.Before(begin.Add(-ahead)) && moment.Before(begin.Add(secondsADay*time.Second+behind))
}

// forgiven is the number of days of which one may be missed.
const forgiven = 7

// Streak returns the number of days solved in a row up to today, which may be still to be solved. solved reports whether a
// day was solved in time. One missed day in seven does not end the row; it is not counted.
func Streak(today Day, solved func(Day) bool) (n int) {
	d, missed := today, today+forgiven
	if !solved(d) {
		d--
	}
	for ; ; d-- {
		switch {
		case solved(d):
			n++
		case missed-d < forgiven || d < First():
			return n
		default:
			missed = d
		}
	}
}
