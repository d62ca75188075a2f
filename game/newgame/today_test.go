package newgame

import (
	"slices"
	"testing"

	"wildfifteen/assets"
)

// TestToday shows the board of the day, says when it is solved, and leads to it from the first scene; where a goal is
// chosen it does not stand.
func TestToday(t *testing.T) {
	l := assets.Load("en")
	for solved, want := range map[bool]string{false: l.T("daily.today"), true: l.T("newgame.today_solved")} {
		r := newRun(t, options{})
		r.desk.daySolved = solved
		r.open(options{game: "4x4.classic#x"})
		if c := r.stage.Find(todayID); c == nil || c.Label != want || c.Value != "4 × 4 Wild" {
			t.Errorf("solved %v: the card is %+v", solved, c)
		}
	}
	r, s := open(t, options{game: "4x4.classic#x"})
	s.Act(todayID)
	if !slices.Equal(r.desk.asked, []string{"today"}) || r.desk.scenes != 1 {
		t.Errorf("asked for %q with %d scenes", r.desk.asked, r.desk.scenes)
	}
	r, _ = open(t, options{game: "4x4.classic#x", goal: true})
	if r.stage.Find(todayID) != nil {
		t.Error("a goal to choose has a board of the day")
	}
}
