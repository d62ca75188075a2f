package history

import (
	"time"

	"wildfifteen/game/session"
)

// Which says which games are wanted, of those with something and those without.
type Which uint8

// The choices.
const (
	Any Which = iota
	With
	Without
)

func (w Which) takes(has bool) bool { return w == Any || (w == With) == has }

// Period is a span of days that ends today.
type Period uint8

// The periods.
const (
	All Period = iota
	Today
	Week // today and the six days before
)

// From returns when a period begins, Unix time in seconds, for a player whose clock shows now; 0 for All.
func (p Period) From(now time.Time) int64 {
	back := 0
	switch p {
	case All:
		return 0
	case Week:
		back = 6
	}
	y, m, d := now.Date()
	return time.Date(y, m, d-back, 0, 0, 0, 0, now.Location()).Unix()
}

// Filter chooses games of a group. The zero Filter chooses all. Removed games are never chosen.
type Filter struct {
	Input    session.Input // NoInput: of any input
	From, To int64         // ended not before From and before To, Unix time; 0: no such limit
	Hints    Which
	Undone   Which
}

// Day returns the filter with the limits of the day on which a clock shows at.
func (f Filter) Day(at time.Time) Filter {
	y, m, d := at.Date()
	f.From = time.Date(y, m, d, 0, 0, 0, 0, at.Location()).Unix()
	f.To = time.Date(y, m, d+1, 0, 0, 0, 0, at.Location()).Unix()
	return f
}

// Takes reports whether the filter chooses a row.
func (f *Filter) Takes(r *Row) bool {
	return !r.Is(Removed) && (f.Input == session.NoInput || f.Input == r.Input) &&
		(f.From == 0 || r.Second >= f.From) && (f.To == 0 || r.Second < f.To) &&
		f.Hints.takes(r.Hints > 0) && f.Undone.takes(r.Undos > 0)
}
