package history

import (
	"testing"
	"time"
)

func TestPeriods(t *testing.T) {
	zone := time.FixedZone("", -5*3600)
	now := time.Date(2026, 11, 22, 23, 59, 0, 0, zone)
	for p, want := range map[Period]time.Time{
		Today: time.Date(2026, 11, 22, 0, 0, 0, 0, zone), Week: time.Date(2026, 11, 16, 0, 0, 0, 0, zone), All: time.Unix(0, 0),
	} {
		if got := p.From(now); got != want.Unix() {
			t.Errorf("period %d begins at %v, want %v", p, time.Unix(got, 0), want)
		}
	}
	if f := (Filter{}).Day(now); f.To-f.From != 24*3600 || f.From != Today.From(now) {
		t.Errorf("%+v", f)
	}
}
