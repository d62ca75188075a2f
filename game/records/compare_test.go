package records

import (
	"testing"
	"time"

	"wildfifteen/game"
)

// TestComparedOutlier compares two puzzles of which one has a solve that took very long: the axis is that of the others, with three
// ticks or more, and the solve is drawn at its edge.
func TestComparedOutlier(t *testing.T) {
	d := newDesk(t, 30)
	for i := range 14 {
		took := time.Duration(20-i) * time.Second
		if i == 0 {
			took = 10 * time.Minute
		}
		d.add(t, "3x3.snake:1,2,3,6,5,4,0,7,8", took, start.Add(time.Duration(i-60)*time.Minute))
	}
	r := newRun(t, d)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	r.tap(game.Mouse, compareID)
	r.tap(game.Mouse, idOf(cardGroup, 1))
	g := &r.stage.Top().(*groupPage).diagram
	if y := g.chart.Y; y.Max > 100 || y.Least < 3 {
		t.Errorf("the axis is %+v", y)
	}
	if p, low := g.plot.At(1, g.held(600)), g.plot.Rect; p.Y < low.Y-1 || p.Y > low.Y+1 {
		t.Errorf("the outlier is at %v, the plot is %v", p, low)
	}
}
