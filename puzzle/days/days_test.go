package days_test

import (
	"testing"
	"time"

	"wildfifteen/puzzle/days"
)

// pinned are the IDs of the week from Monday, 16 November 2026.
var pinned = [7]string{
	"3x3.path(a1:D2R2U2LD):7,3,0,2,4,5,8,6,1",
	"4x3.path(d1:L3DR3DL3):10,8,0,4,11,2,6,3,1,5,7,9",
	"3x4.path(b2:DRU2L2D3R2)-11:2,6,4,7,5,1,12,0,10,9,3,8",
	"4x4.path(b2:DRU2RD3L3U3R):7,1,6,14,11,2,13,9,15,3,8,0,4,10,12,5",
	"4x4.path(b4:LURULUR2D3RU3)-15:12,1,16,7,5,4,0,3,11,13,9,6,10,8,2,14",
	"5x4.path(a4:RULU2R4D3L2URUL2):9,7,1,0,16,13,17,12,11,18,4,2,8,6,15,19,10,14,5,3",
	"5x5.path(b2:R3UL4D4RU2RD2R2U2LD):7,14,20,24,16,22,8,19,9,6,5,23,21,4,12,15,13,17,1,3,18,0,11,10,2",
}

// TestWeek pins a board of each day of the week: an ID that changes would change what everybody plays.
func TestWeek(t *testing.T) {
	for i := range pinned {
		d := days.On(2026, time.November, 16) + days.Day(i)
		g := d.Game()
		if id := g.ID(); id != pinned[i] {
			t.Errorf("%v %v: %q", d.Weekday(), d, id)
		}
		if got, ok := days.DayOf(g); !ok || got != d || !g.Solvable() {
			t.Errorf("the game of %v is that of %v, %v", d, got, ok)
		}
	}
}

// TestDayOf takes no game for a day's that only resembles it.
func TestDayOf(t *testing.T) {
	g := days.On(2026, time.November, 22).Game()
	other := days.On(2026, time.November, 21).Game()
	other.Seed = g.Seed
	exact := g
	exact.Seeded = false
	odd := g
	odd.Seed = "daily 2026-11-31"
	early := g
	early.Seed = "daily 2025-11-23"
	if _, ok := days.DayOf(other); ok {
		t.Error("a game of another configuration is a day's")
	}
	if _, ok := days.DayOf(exact); ok {
		t.Error("a game without a seed is a day's")
	}
	if _, ok := days.DayOf(odd); ok {
		t.Error("31 November is a day")
	}
	if _, ok := days.DayOf(early); ok {
		t.Error("a day before the first has a board")
	}
}

// TestMonth counts the days of months.
func TestMonth(t *testing.T) {
	for _, m := range []struct {
		day, first string
		length     int
	}{{"2026-11-22", "2026-11-01", 30}, {"2028-02-29", "2028-02-01", 29}, {"2026-12-31", "2026-12-01", 31}} {
		d, _ := days.Parse(m.day)
		if first, n := d.Month(); first.String() != m.first || n != m.length {
			t.Errorf("the month of %s begins on %v and has %d days", m.day, first, n)
		}
	}
}

// TestStreak counts rows of days, the last of them today: # is a day solved in time.
func TestStreak(t *testing.T) {
	today := days.On(2026, time.November, 22)
	for row, want := range map[string]int{
		"": 0, "#": 1, "##": 2, "#.": 1, "##.": 2, "#..": 1, "##...": 0, "#..#": 1, "#.#": 2, "###.###": 6, "#.#####.#": 6,
		"#.######.#": 8, "#.######..": 7, "##.#.#": 2,
	} {
		solved := func(d days.Day) bool {
			i := len(row) - 1 - int(today-d)
			return i >= 0 && i < len(row) && row[i] == '#'
		}
		if n := days.Streak(today, solved); n != want {
			t.Errorf("%q is a row of %d days, want %d", row, n, want)
		}
	}
}

// TestInTime solves a day in the first and in the last zone on Earth.
func TestInTime(t *testing.T) {
	d := days.On(2026, time.November, 22)
	at := func(day, hour, zone int) time.Time {
		return time.Date(2026, time.November, day, hour, 0, 0, 0, time.FixedZone("", zone*60*60))
	}
	for _, c := range []struct {
		at   time.Time
		want bool
	}{{at(22, 0, 14), true}, {at(21, 23, 14), false}, {at(22, 23, -12), true}, {at(23, 0, -12), false}, {at(22, 12, 0), true}} {
		if d.InTime(c.at) != c.want {
			t.Errorf("%v is in time: %v", c.at, !c.want)
		}
		if c.at.Day() == 22 && days.Of(c.at) != d {
			t.Errorf("%v is %v", c.at, days.Of(c.at))
		}
	}
}

// FuzzParse reads dates: what is read is written the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"2026-11-22", "2026-02-30", "", "12026-01-01", "2026-1-1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if d, ok := days.Parse(text); ok && d.String() != text {
			t.Errorf("%q is read as %v", text, d)
		}
	})
}
