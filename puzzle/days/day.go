// Package days deals one board for each day: the same for everyone, on every platform and in every version.
package days

import (
	"strings"
	"time"

	"wildfifteen/puzzle"
)

// Day is a date of the calendar, counted from 1 January 1970.
type Day int32

// First returns the earliest day that has a board.
func First() Day { return On(2026, time.January, 1) }

const (
	form        = "2006-01-02"
	secondsADay = 24 * 60 * 60
)

// On returns the day of a date.
func On(year int, month time.Month, day int) Day {
	return Day(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / secondsADay)
}

// Of returns the day that a clock shows, in the zone of the clock.
func Of(clock time.Time) Day { return On(clock.Date()) }

// Parse reads a date like 2026-11-22; ok is false for any other text, and for days without a board.
func Parse(text string) (d Day, ok bool) {
	t, err := time.Parse(form, text)
	if err != nil {
		return 0, false
	}
	d = Of(t)
	return d, d >= First() && d.String() == text
}

// Date returns the date at noon, UTC.
func (d Day) Date() time.Time { return time.Unix(int64(d)*secondsADay+secondsADay/2, 0).UTC() }

// String returns the date like 2026-11-22.
func (d Day) String() string { return d.Date().Format(form) }

// Weekday returns the day of the week.
func (d Day) Weekday() time.Weekday { return d.Date().Weekday() }

// Month returns the first day of the month, and the number of its days.
func (d Day) Month() (first Day, length int) {
	y, m, _ := d.Date().Date()
	first = On(y, m, 1)
	return first, int(On(y, m+1, 1) - first)
}

// configs are the configurations of the days of the week, from Sunday on.
var configs = [7]string{
	time.Monday: "3x3.wild", time.Tuesday: "4x3.wild", time.Wednesday: "3x4.wild-random", time.Thursday: "4x4.wild",
	time.Friday: "4x4.wild-random", time.Saturday: "5x4.wild", time.Sunday: "5x5.wild",
}

// seedPrefix begins the seeds of the boards.
const seedPrefix = "daily "

// Game returns the board of the day.
func (d Day) Game() puzzle.Game {
	c, err := puzzle.ParseConfig(configs[d.Weekday()])
	if err != nil {
		panic(err) // the table is legal
	}
	g, err := puzzle.DealSeeded(c, seedPrefix+d.String())
	if err != nil {
		panic(err) // its configurations can be dealt
	}
	return g
}

// DayOf returns the day whose board a game is; ok is false if it is no day's.
func DayOf(g puzzle.Game) (d Day, ok bool) {
	text, ok := strings.CutPrefix(g.Seed, seedPrefix)
	if !ok || !g.Seeded {
		return 0, false
	}
	d, ok = Parse(text)
	return d, ok && g.Config.String() == configs[d.Weekday()]
}
