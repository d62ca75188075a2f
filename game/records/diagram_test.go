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

// TestLargeDiagram looks at the page of a puzzle with letters of twice the size: the best and the diagram stand above the button, and
// leave no hole. A value chosen of the diagram takes the place of the best, and nothing moves.
func TestLargeDiagram(t *testing.T) {
	r := newRun(t, newDesk(t, 90))
	r.in.TextScale = 2
	r.tick(3)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	for kind := range chartKeys[:2] {
		r.tap(game.Mouse, idOf(kindGroup, kind))
		p := r.stage.Top().(*groupPage)
		best, chart, play := r.control(p.honours[0].id).Rect, r.control(chartID).Rect, r.control(againID).Rect
		if end := chart.Y + chart.H; best.Y+best.H > chart.Y || end > play.Y || end < play.Y-80 {
			t.Errorf("the best at %v, the diagram at %v, the button at %v", best, chart, play)
		}
		p.choose(2)
		r.tick(1)
		var told *ui.Control
		for i := range r.stage.Controls() {
			if c := &r.stage.Controls()[i]; c.Label == p.diagram.value {
				told = c
			}
		}
		if told == nil {
			t.Fatalf("diagram %d is not told", kind)
		}
		if now := r.control(chartID).Rect; told.Rect.Y != best.Y || told.Rect.Y+told.Rect.H > chart.Y || now != chart {
			t.Errorf("the best at %v, told at %v, the diagram at %v, then at %v", best, told.Rect, chart, now)
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
