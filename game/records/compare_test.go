package records

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// withSnakes returns a desk with 30 solves of one puzzle and some of another: the first of these took so long, and each other one a second
// less than the one before, from 19 seconds down.
func withSnakes(t *testing.T, solves int, first time.Duration) *desk {
	d := newDesk(t, 30)
	for i := range solves {
		took := first
		if i > 0 {
			took = time.Duration(20-i) * time.Second
		}
		d.add(t, "3x3.snake:1,2,3,6,5,4,0,7,8", took, start.Add(time.Duration(i-60)*time.Minute))
	}
	return d
}

// compare begins a run in which the first puzzle of a desk is compared with the second.
func compare(t *testing.T, d *desk) *run {
	r := newRun(t, d)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	r.tap(game.Mouse, compareID)
	r.tap(game.Mouse, idOf(cardGroup, 1))
	return r
}

// TestComparedWords compares two puzzles: the figures, the table and the value under the pointer tell of both.
func TestComparedWords(t *testing.T) {
	r := compare(t, withSnakes(t, 14, 20*time.Second))
	r.tap(game.Mouse, tableID)
	words := r.words()
	for _, want := range []string{
		"|3 × 3 Classic Fastest 0:09.71|3 × 3 Snake Fastest 0:07.00|",
		"|Average of 12 3 × 3 Classic 0:09.76, 3 × 3 Snake 0:12.50|",
		"|Solve 2: 0:09.99, a new best, 3 × 3 Snake 0:19.00|",
		"|Solve 14: 0:09.87, average of 12 0:09.92, a new best, 3 × 3 Snake average of 12 0:12.50|",
		"|Solve 30: 0:09.71, average of 12 0:09.76, a new best|",
	} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not in %q", want, words)
		}
	}
	p := r.stage.Top().(*groupPage)
	p.choose(1)
	r.tick(1)
	if v := r.control(chartID).Value; !strings.HasSuffix(v, "3 × 3 Snake 0:19.00") {
		t.Errorf("the value is %q", v)
	}
	r.tap(game.Mouse, idOf(kindGroup, int(spreadChart)))
	if words := r.words(); strings.Contains(words, "Snake") {
		t.Errorf("the spread tells of both: %q", words)
	}
}

// TestComparedWithNothing compares with a puzzle that was not solved within the week chosen: the diagram is that of one puzzle.
func TestComparedWithNothing(t *testing.T) {
	d := newDesk(t, 30)
	d.add(t, "3x3.snake:1,2,3,6,5,4,0,7,8", 20*time.Second, start.AddDate(0, 0, -30))
	r := compare(t, d)
	p := r.stage.Top().(*groupPage)
	for period, lines := range []int{2, 1} {
		r.tap(game.Mouse, filterID)
		r.tap(game.Mouse, idOf(periodGroup, period))
		r.tap(game.Mouse, showID)
		r.tick(1)
		if c := p.diagram.chart; len(c.Lines) != lines || c.Lines[0].Ribbon != (lines == 1) {
			t.Errorf("period %d: the diagram has the lines %+v", period, c.Lines)
		}
	}
}

// TestComparedColours compares two puzzles in every theme: the dots of both have different colours.
func TestComparedColours(t *testing.T) {
	d := &diagram{kind: timesChart, dots: make([]dot, 20)}
	d.chart.Lines = make([]render.Series, 2)
	for _, theme := range []*render.Theme{render.LightTheme(), render.DarkTheme(), render.ContrastTheme()} {
		if own, other := d.color(theme, 3), d.paleOf(theme, 1); own == other {
			t.Errorf("both are %v", own)
		}
	}
}

// TestComparedOutlier compares two puzzles of which one has a solve that took very long, with averages and with too few solves for
// one: the axis is that of the others, with three ticks or more, and the solve is drawn at its edge, also by the line.
func TestComparedOutlier(t *testing.T) {
	for _, solves := range []int{14, 5} {
		r := compare(t, withSnakes(t, solves, 10*time.Minute))
		g := &r.stage.Top().(*groupPage).diagram
		y := g.chart.Y
		if y.Max > 100 || y.Least < 3 {
			t.Errorf("%d solves: the axis is %+v", solves, y)
		}
		if len(g.others) != solves || g.others[0].Y != g.held(600) {
			t.Errorf("%d solves: drawn are %v on the axis %+v", solves, g.others, y)
		}
		for _, p := range slices.Concat(g.chart.Lines[0].Points, g.chart.Lines[1].Points) {
			if p.Y < y.Min || p.Y > y.Max {
				t.Errorf("%d solves: a line goes through %v, the axis is %+v", solves, p, y)
			}
		}
	}
}

// TestComparisonEnds ends a comparison of a puzzle with more solves than a tick looks at: until all are, the page shows no other puzzle.
func TestComparisonEnds(t *testing.T) {
	d := newDesk(t, 30)
	for i := range 3 * workATick {
		d.add(t, "3x3.classic:1,2,3,4,5,6,0,7,8", 20*time.Second, start.Add(time.Duration(i)*time.Second))
	}
	d.add(t, "3x3.snake:1,2,3,6,5,4,0,7,8", 20*time.Second, start)
	r := newRun(t, d)
	r.in.Width, r.in.Height = 1100, 760
	r.tick(9)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	p := r.stage.Top().(*groupPage)
	r.tap(game.Mouse, compareID)
	r.tap(game.Mouse, idOf(cardGroup, 1))
	r.tick(9)
	if !p.compares() {
		t.Fatal("no comparison is shown")
	}
	r.tap(game.Mouse, compareID)
	r.tick(9)
	if words := r.words(); p.compares() || strings.Contains(words, "Snake") {
		t.Errorf("after the comparison the page shows %q", words)
	}
}

// TestComparedLegend compares two puzzles: each is named once beside its goal, above the diagram as cards of one size and with letters of
// one size, or, where there is room, above its column of figures. No word is cut in a tiny window.
func TestComparedLegend(t *testing.T) {
	r := compare(t, withSnakes(t, 14, 20*time.Second))
	f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1}}
	for _, window := range [][2]float32{{360, 640}, {640, 360}, {1100, 760}, {280, 400}, {200, 200}} {
		r.in.Width, r.in.Height = window[0], window[1]
		r.tick(3)
		p := r.stage.Top().(*groupPage)
		columns := r.stage.Find(versusHeadID) != nil
		if columns != (window[0] == 1100) {
			t.Errorf("%v: there are columns: %v", window, columns)
		}
		goals := p.legend.side
		if columns {
			goals = p.plan.goals
		} else {
			own, other, chart := r.control(idOf(legendGroup, 0)), r.control(idOf(legendGroup, 1)), r.control(chartID)
			if own.Label != "3 × 3 Classic" || other.Label != "3 × 3 Snake" || own.Face != other.Face || own.Value != "Fastest "+p.versus[0].plain[0] {
				t.Errorf("%v: the legend is of %q and %q", window, own.Label, other.Label)
			}
			if a, b := own.Rect, other.Rect; a.X+a.W > b.X || a.Y != b.Y || a.H != b.H || max(a.W-b.W, b.W-a.W) > 1 || chart.Rect.X < b.X && a.Y+a.H > chart.Rect.Y && chart.Rect.X+chart.Rect.W > a.X {
				t.Errorf("%v: the legend is at %v and %v, the diagram at %v", window, a, b, chart.Rect)
			}
			if f.LongestWord(p.apart[0], own.Face) > p.legend.words-f.Dip(versusDot+legendMark) {
				t.Errorf("%v: %q has no room in %v", window, own.Label, own.Rect)
			}
		}
		if goals == 0 {
			t.Errorf("%v: there are no goals", window)
		}
		for _, line := range p.diagram.chart.Lines {
			if line.Name != "" {
				t.Errorf("%v: the diagram names %q again", window, line.Name)
			}
		}
	}
}

// TestComparedBetter compares two puzzles: of each pair of figures the better one is known, the larger one of the speeds.
func TestComparedBetter(t *testing.T) {
	r := compare(t, withSnakes(t, 14, 20*time.Second))
	p := r.stage.Top().(*groupPage)
	for _, v := range p.versus {
		a, b := v.shown[0], v.shown[1]
		want := 0
		switch {
		case a == b, a == "—", b == "—":
			want = -1
		case (b < a) != (v.label == p.Stage.Lang.T("records.tps")):
			want = 1
		}
		if v.better != want {
			t.Errorf("%s: of %s and %s, %d is better, want %d", v.label, a, b, v.better, want)
		}
	}
}

// TestApart looks at what sets names apart: whole words, and something of each name.
func TestApart(t *testing.T) {
	for _, c := range [][4]string{
		{"4 × 4 Classic", "4 × 4 Wild", "Classic", "Wild"}, {"4 × 4 Snake", "4 × 4 Snake, blind", "Snake", "Snake, blind"},
		{"4 × 4 Wild", "5 × 5 Wild", "4 × 4 Wild", "5 × 5 Wild"}, {"4 × 4 Classic", "4 × 4 Clay", "Classic", "Clay"},
		{"5 × 5 Wild", "5 × 4 Wild", "5 × 5 Wild", "5 × 4 Wild"},
	} {
		if a, b := apart(c[0], c[1]); a != c[2] || b != c[3] {
			t.Errorf("%q and %q: %q and %q", c[0], c[1], a, b)
		}
	}
}
