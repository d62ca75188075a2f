package records

import (
	"testing"
	"time"

	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// TestAveragesOfManyLegs opens the page of a run of 961 boards: it has the average of each, those in sight at a time, and the last
// one is found by scrolling.
func TestAveragesOfManyLegs(t *testing.T) {
	const legs = 31 * 31
	solve := session.RunSolve{Run: "everything(2x2..32x32).classic", Seed: "a", Date: start}
	for i := range legs {
		solve.Legs = append(solve.Legs, session.LegSolve{MS: int64(1000 * (i + 1))})
		solve.MS += solve.Legs[i].MS
	}
	d := newDesk(t, 0)
	id, _ := d.history.Add(history.RunRow(solve), solve.Group())
	d.runs = map[history.ID]session.RunSolve{id: solve}
	solve.Date = start.Add(time.Hour) // that of a single run has no page of its own
	d.history.Add(history.RunRow(solve), solve.Group())
	r := newRun(t, d)
	r.tap(0, ui.ID{Name: "card"})
	r.tick(5)
	last := ui.ID{}
	for range 4000 {
		n := 0
		for _, c := range r.stage.Controls() {
			if c.ID.Name == legGroup {
				n, last = n+1, c.ID
			}
		}
		if n > 60 {
			t.Fatalf("%d rows of legs at a time", n)
		}
		was := r.stage.Top().(*groupPage).Scroll.Offset
		r.in.Wheel.Y = -8
		r.tick(1)
		if r.stage.Top().(*groupPage).Scroll.Offset == was {
			break
		}
	}
	c := r.control(last)
	if want := clockText(r.stage.Lang, time.Duration(legs)*time.Second); c.Value != want || last.N < legs-1 {
		t.Errorf("the last row is %v: %q, %q, want %q", last, c.Label, c.Value, want)
	}
}

// TestAveragesBesideFewRuns opens the page of two runs on a desktop: it has the average of each leg, however many figures there are.
func TestAveragesBesideFewRuns(t *testing.T) {
	d := newDesk(t, 0)
	d.runs = map[history.ID]session.RunSolve{}
	for i := range 2 {
		solve := session.RunSolve{Run: "everything(2x2..5x5).classic", Seed: "a", Date: start.Add(time.Duration(i) * time.Hour)}
		for range 16 {
			solve.Legs, solve.MS = append(solve.Legs, session.LegSolve{MS: 1000}), solve.MS+1000
		}
		id, _ := d.history.Add(history.RunRow(solve), solve.Group())
		d.runs[id] = solve
	}
	r := newRun(t, d)
	r.in.Width, r.in.Height = 1100, 760
	r.tick(3)
	r.tap(0, ui.ID{Name: cardGroup})
	r.tick(5)
	legs := 0
	for _, c := range r.stage.Controls() {
		if c.ID.Name == legGroup {
			legs++
		}
	}
	if legs != 16 {
		t.Errorf("there are the averages of %d legs", legs)
	}
}
