package records

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestBounds looks at the axes of a diagram: all values lie between the first and the last label of one, and within the other.
func TestBounds(t *testing.T) {
	for _, most := range []float64{0.4, 3, 9.9, 14, 55.39, 59.9, 700, 3000} {
		var d diagram
		d.bound([]render.ChartPoint{{X: 1, Y: most}, {X: 90, Y: most / 3}})
		x, y := d.chart.X, d.chart.Y
		if y.Min > most/3 || y.Max < most || y.Max > 2*most+2 || y.Min != float64(int(y.Min)) || y.Max != float64(int(y.Max)) {
			t.Errorf("up to %v: the axis is %+v", most, y)
		}
		if x.Min <= 0 || x.Min >= 1 || x.Max <= 90 {
			t.Errorf("the axis of solves is %+v", x)
		}
	}
}

// TestLargeDiagram looks at the page of a puzzle with letters of twice the size: the diagram and all that is told of it stand above the
// button, and leave no hole.
func TestLargeDiagram(t *testing.T) {
	r := newRun(t, newDesk(t, 90))
	r.in.TextScale = 2
	r.tick(3)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	for kind := range chartKeys[:2] {
		r.tap(game.Mouse, idOf(kindGroup, kind))
		p := r.stage.Top().(*groupPage)
		var told *ui.Control
		for i := range r.stage.Controls() {
			if c := &r.stage.Controls()[i]; c.Label == p.diagram.sentence {
				told = c
			}
		}
		if told == nil {
			t.Fatalf("diagram %d is not told", kind)
		}
		chart, play := r.control(chartID).Rect, r.control(againID).Rect
		if end := told.Rect.Y + told.Rect.H; told.Rect.Y < chart.Y+chart.H || end > play.Y || end < play.Y-80 {
			t.Errorf("the diagram at %v, told at %v, the button at %v", chart, told.Rect, play)
		}
	}
}

// TestLargeGoal looks at the page of a puzzle with too few solves for a diagram, with letters of twice the size: the goal stands there.
func TestLargeGoal(t *testing.T) {
	r := newRun(t, newDesk(t, 3))
	r.in.TextScale = 2
	r.tick(3)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	if c := r.stage.Find(goalID); c == nil || c.Rect.H < goalAlone {
		t.Errorf("the goal is %+v", c)
	}
}
