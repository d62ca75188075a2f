package play

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// TestLeadOfRun checks that the line of sense of a run ends in what tells the lead, in every language, and that the times of its legs add
// up.
func TestLeadOfRun(t *testing.T) {
	of, err := puzzle.ParseRun("relay(2x2..4x4).snake#x")
	if err != nil {
		t.Fatal(err)
	}
	l := assets.Load("en")
	best := []time.Duration{time.Second, 6 * time.Second, 9 * time.Second}
	for _, c := range []struct {
		times []time.Duration
		lead  string
		late  bool
		first string
	}{
		{nil, "", false, ""},
		{[]time.Duration{1250 * time.Millisecond}, "behind", true, "0:01.2"},
		{[]time.Duration{950 * time.Millisecond, 5960 * time.Millisecond}, "ahead", false, "0:00.9 0:06.0"},
	} {
		r := Run{Of: of, Leg: len(c.times), Times: c.times, Best: best}
		lead, late := r.lead(l)
		if !strings.HasSuffix(lead, c.lead) || late != c.late {
			t.Errorf("%v: lead %q, late %v", c.times, lead, late)
		}
		for _, locale := range assets.Languages() {
			l := assets.Load(locale)
			if lead, _ := r.lead(l); !strings.HasSuffix(r.sense(l), lead) {
				t.Errorf("%s, %v: lead %q in %q", locale, c.times, lead, r.sense(l))
			}
		}
		if got := strings.Join(legClocks(nil, l, r.Times), " "); got != c.first {
			t.Errorf("%v: the legs took %q", c.times, got)
		}
	}
}
