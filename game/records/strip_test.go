package records

import (
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// TestStripEnds names both ends of an average: the fastest and the slowest solve, and that neither counts.
func TestStripEnds(t *testing.T) {
	d := newDesk(t, 0)
	for i, s := range []int{9, 4, 7, 5, 6} {
		d.add(t, "3x3.classic:1,2,3,4,5,6,0,7,8", time.Duration(s)*time.Second, start.Add(time.Duration(i-60)*time.Minute))
	}
	g := d.history.Groups()[0]
	sum := history.NewSummary(d.history, g, history.Filter{})
	for sum.Step(100) {
	}
	var s strip
	s.fill(assets.Load("en"), d.history, sum.Now(0), g.Tally(session.NoInput).Avg[0].Now, true)
	for i, want := range []string{"fastest · not counted", "slowest · not counted"} {
		if s.ends[i].note != want || s.ends[i].short != "not counted" {
			t.Errorf("an end is named %q, in short %q, want %q", s.ends[i].note, s.ends[i].short, want)
		}
	}
	if s.flag != "Mean" || s.from != 4*time.Second || s.to != 9*time.Second {
		t.Errorf("the strip is from %v to %v with %q", s.from, s.to, s.flag)
	}
}
