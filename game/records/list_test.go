package records

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
)

// TestListEndsWithRow opens the list of a puzzle on phones: whole rows stand in sight below its skyline, and little of the next one.
func TestListEndsWithRow(t *testing.T) {
	for _, size := range [][2]float32{{360, 640}, {360, 780}, {412, 915}} {
		r := newRun(t, newDesk(t, 90))
		r.in.Width, r.in.Height = size[0], size[1]
		r.tick(3)
		for _, id := range []ui.ID{idOf(cardGroup, 0), listID} {
			r.tap(game.Mouse, id)
		}
		if line := r.control(skylineID).Rect; line.H < skylineLow || line.Y+line.H > r.control(idOf(solveGroup, 0)).Rect.Y {
			t.Errorf("%v: the skyline is at %v", size, line)
		}
		for i := range 20 {
			c := r.stage.Find(idOf(solveGroup, i))
			if c == nil || c.Rect.Y >= size[1] {
				break
			}
			if seen := size[1] - c.Rect.Y; seen < c.Rect.H && seen > listPeek+1 {
				t.Errorf("%v: %v of row %d are in sight", size, seen, i)
			}
		}
	}
}

// TestAverageHasGoal opens an average in windows of all shapes: its goal stands beside the figure, and neither it nor the strip lies over
// the rows, which stand below or, on a low one, beside them, all five in sight.
func TestAverageHasGoal(t *testing.T) {
	for _, size := range [][2]float32{{360, 640}, {640, 360}, {1100, 760}} {
		r := newRun(t, newDesk(t, 30))
		for _, id := range []ui.ID{idOf(cardGroup, 0), idOf(bestGroup, int(history.BestAo5))} {
			r.tap(game.Mouse, id)
		}
		r.in.Width, r.in.Height = size[0], size[1]
		r.tick(2)
		goal, value, strip, row := r.control(goalID).Rect, r.control(valueID).Rect, r.control(stripID).Rect, r.control(idOf(solveGroup, 0)).Rect
		if !goal.Intersect(value).Empty() || !goal.Intersect(strip).Empty() || max(goal.Y+goal.H, strip.Y+strip.H) > row.Y && strip.X+strip.W > row.X {
			t.Errorf("%v: the goal is at %v, the figure at %v, the strip at %v, the rows at %v", size, goal, value, strip, row)
		}
		if last := r.control(idOf(solveGroup, 4)).Rect; size[1] < 480 && last.Y+last.H > size[1] {
			t.Errorf("%v: the last row at %v is out of sight", size, last)
		}
	}
}

// TestListOnALowPage looks at the list of a phone on its side: whole rows stand beside the skyline and end with it.
func TestListOnALowPage(t *testing.T) {
	r := newRun(t, newDesk(t, 90))
	r.in.Width, r.in.Height = 640, 360
	r.tick(3)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	r.tap(game.Mouse, listID)
	r.tick(3)
	sky, row := r.control(skylineID).Rect, r.control(idOf(solveGroup, 0)).Rect
	foot := sky.Y + sky.H
	if rows := (foot - row.Y) / row.H; row.X < sky.X+sky.W || rows < 3 || rows-float32(int(rows)) > 0.05 {
		t.Errorf("%v rows at %v end with the skyline at %v", rows, row, sky)
	}
}

// TestListLarge opens the list of a puzzle with letters of twice the size: four rows stand whole in sight.
func TestListLarge(t *testing.T) {
	r := newRun(t, newDesk(t, 90))
	r.in.TextScale = 2
	r.in.Width, r.in.Height = 360, 640
	r.tick(3)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	r.stage.Top().(*groupPage).Act(listID)
	r.tick(3)
	if c := r.control(idOf(solveGroup, 3)).Rect; c.Y+c.H > 640 {
		t.Errorf("the fourth row is at %v", c)
	}
}
