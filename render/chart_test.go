package render

import (
	"math"
	"slices"
	"strings"
	"testing"
)

func TestNiceStep(t *testing.T) {
	for v, want := range map[float64]float64{0.3: 0.5, 1: 1, 1.1: 2, 3: 5, 7: 10, 120: 200, 0.0021: 0.005, 0: 1, -4: 1, math.Inf(1): 1} {
		if got := niceStep(v); math.Abs(got-want) > 1e-12*want {
			t.Errorf("%v: %v, want %v", v, got, want)
		}
	}
}

func ticks(s scale) string {
	var out []string
	for i := 0; ; i++ {
		v, ok := s.tick(i)
		if !ok {
			return strings.Join(out, " ")
		}
		out = append(out, string(s.appendTick(nil, v)))
	}
}

func TestTicks(t *testing.T) {
	tests := []struct {
		axis   Axis
		lo, hi float64
		loose  bool
		want   string
	}{
		{Axis{}, 0, 31, true, "0 5 10 15 20 25 30 35"},
		{Axis{}, 0, 24047, true, "0 5k 10k 15k 20k 25k"},
		{Axis{}, -1, 1, true, "-1 -0.8 -0.6 -0.4 -0.2 0 0.2 0.4 0.6 0.8 1"},
		{Axis{Whole: true}, -0.5, 4.5, false, "0 1 2 3 4"},
		{Axis{Min: 40, Max: 60}, 0, 1, true, "40 42 44 46 48 50 52 54 56 58 60"},
		{Axis{Log: true}, 0.5, 239500800, true, "1 10 100 1k 10k 100k 1M 10M 100M 1G"},
		{Axis{}, 5, 5, true, "5 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 6"},
		{Axis{}, 0, 2.5e12, true, "0 500G 1T 1.5T 2T 2.5T"},
	}
	for _, c := range tests {
		if got := ticks(newScale(&c.axis, c.lo, c.hi, 0, 400, 36, c.loose)); got != c.want {
			t.Errorf("%+v, %v..%v: %s, want %s", c.axis, c.lo, c.hi, got, c.want)
		}
	}
}

func TestTicksNeverCrowd(t *testing.T) {
	for _, log := range []bool{false, true} {
		for hi := 1.0; hi < 1e15; hi *= 1.7 {
			s := newScale(&Axis{Log: log}, 0.5, hi, 0, 300, 30, true)
			was := float32(-1000)
			for i := 0; ; i++ {
				v, ok := s.tick(i)
				if !ok {
					if i < 1 {
						t.Errorf("log %v, 0.5..%v: no tick", log, hi)
					}
					break
				}
				if x := s.at(v); x-was < 29.5 || x < -0.5 || x > 300.5 {
					t.Errorf("log %v, 0.5..%v: tick %v at %v, after %v", log, hi, v, x, was)
				}
				was = s.at(v)
			}
		}
	}
}

func chart(c *Chart) (*List, Plot) {
	l := &List{}
	l.Reset(400, 300, Color{})
	return l, l.Chart(NewFonts(), Rect{10, 10, 380, 280}, c, LightTheme(), 1)
}

func TestBarsAndPointer(t *testing.T) {
	bars := []float64{1, 2, 4, 0, 100}
	_, plot := chart(&Chart{Bars: bars, First: 3})
	base := plot.Rect.Y + plot.Rect.H
	was := plot.Rect.X - 1
	for i, v := range bars {
		r := plot.Bar(i, v)
		if r.X <= was || r.X+r.W > plot.Rect.X+plot.Rect.W+0.5 || abs(r.Y+r.H-base) > 0.5 {
			t.Errorf("bar %d stands at %v in %v", i, r, plot.Rect)
		}
		if want := float32(v) / 100 * plot.Rect.H; v > 0 && abs(r.H-max(want, 1)) > 1 || v == 0 && r.H > 0.5 {
			t.Errorf("bar %d of %v is %v high, want %v", i, v, r.H, want)
		}
		was = r.X + r.W
		for _, x := range []float32{r.X + 1, r.X + r.W - 1} {
			if got, ok := plot.BarAt(Point{x, plot.Rect.Y + 5}, len(bars)); !ok || got != i {
				t.Errorf("over bar %d: %d, %v", i, got, ok)
			}
		}
	}
	if _, ok := plot.BarAt(Point{plot.Rect.X - 5, base - 5}, 5); ok {
		t.Error("a bar beside the plot")
	}
}

// Everything is drawn inside the chart's rectangle.
func TestChartStaysInside(t *testing.T) {
	f := NewFonts()
	charts := map[string]*Chart{
		"empty":  {},
		"one":    {Bars: []float64{7}, Mark: MarkAt(0), Label: "a long label over one bar"},
		"zeros":  {Bars: []float64{0, 0, 0}, Mark: MarkAt(1), Y: Axis{Log: true}},
		"many":   {Bars: make([]float64, 2000), Mark: MarkAt(1999), Label: "last"},
		"titles": {X: Axis{Title: strings.Repeat("long ", 40)}, Y: Axis{Title: strings.Repeat("long ", 40)}},
		"lines":  {Lines: []Series{{Name: "a", Points: []ChartPoint{{1, -5, 2}, {2, 1e9, 3}}, Dots: true}, {Name: "b"}}},
	}
	for i := range charts["many"].Bars {
		charts["many"].Bars[i] = float64(i)
	}
	for name, c := range charts {
		for _, scale := range []float32{1, 2.5} {
			r := Rect{20, 30, 360, 260}
			l := &List{}
			l.Reset(1000, 1000, Color{})
			plot := l.Chart(f, r, c, DarkTheme(), scale)
			if plot.Rect.Empty() || plot.Rect.Intersect(r) != plot.Rect {
				t.Errorf("%s x%v: plot %v in %v", name, scale, plot.Rect, r)
			}
			for i := range l.Ops {
				op := &l.Ops[i]
				b := op.Rect
				if op.Kind != GlyphsOp {
					b = l.Bounds(op)
				}
				if out := r.Inset(-12 * scale); b.Intersect(out) != b {
					t.Errorf("%s x%v: op %d covers %v, outside %v", name, scale, i, b, r)
				}
			}
		}
	}
	l := &List{}
	l.Reset(100, 100, Color{})
	if plot := l.Chart(f, Rect{0, 0, 30, 30}, charts["one"], DarkTheme(), 1); plot != (Plot{}) || len(l.Ops) > 0 {
		t.Error("a chart without room draws something")
	}
}

func TestChartAllocatesNothing(t *testing.T) {
	f := NewFonts()
	th := LightTheme()
	c := &Chart{
		X: Axis{Title: "moves"}, Y: Axis{Title: "boards", Log: true}, Bars: []float64{1, 2, 4, 8, 16}, Mark: MarkAt(2), Label: "here",
		Lines: []Series{{Name: "a", Points: []ChartPoint{{1, 2, 1}, {2, 3, 0}}, Dots: true}}, Rules: []Rule{{5, "five"}},
	}
	var l List
	draw := func() {
		l.Reset(400, 300, Color{})
		l.Chart(f, Rect{0, 0, 400, 300}, c, th, 1)
	}
	draw()
	if n := testing.AllocsPerRun(50, draw); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestTicksOnPhones checks that a chart 300 pixels wide labels enough ticks to show where its axis ends.
func TestTicksOnPhones(t *testing.T) {
	f := NewFonts()
	for n, want := range map[int][]string{80: {"0", "20", "40", "60", "80"}, 31: {"0", "10", "20", "30"}, 6: {"0", "2", "4", "6"}} {
		l := &List{}
		l.Reset(300, 200, Color{})
		c := &Chart{X: Axis{Whole: true}, Y: Axis{Whole: true}, Bars: make([]float64, n+1)}
		for i := range c.Bars {
			c.Bars[i] = float64(i)
		}
		p := l.Chart(f, l.Clip(), c, LightTheme(), 1)
		if got := ticks(p.x); got != strings.Join(want, " ") {
			t.Errorf("0 to %d: %s, want %s", n, got, want)
		}
		lowest := func(foot float32) (y float32) {
			c.Foot = foot
			l.Reset(300, 200, Color{})
			p = l.Chart(f, l.Clip(), c, LightTheme(), 1)
			for _, g := range l.Glyphs {
				y = max(y, g.Y)
			}
			return y - p.Rect.Y - p.Rect.H
		}
		if a, b := lowest(0), lowest(10); b != a+10 {
			t.Errorf("with a foot of 10 dip the numbers stand %v below the axis, without %v", b, a)
		}
	}
}

// TestFlag checks that a flag flies above all bars that it is over, with its pole on its own bar, and that only the chosen
// bar keeps its colour.
func TestFlag(t *testing.T) {
	bars := []float64{1, 5, 9, 14, 20, 24, 20, 12, 5, 1}
	for _, th := range []*Theme{LightTheme(), ContrastTheme()} {
		for at := range bars {
			l := &List{}
			l.Reset(400, 300, Color{})
			p := l.Chart(NewFonts(), Rect{10, 10, 380, 280}, &Chart{Bars: bars, Chosen: MarkAt(3), Mark: MarkAt(at), Label: "here"}, th, 1)
			pole, flag := l.Ops[len(l.Ops)-3].Rect, l.Ops[len(l.Ops)-2].Rect
			bar := p.Bar(at, bars[at])
			if pole.X < bar.X || pole.X+pole.W > bar.X+bar.W || abs(pole.Y+pole.H-bar.Y) > 1 {
				t.Errorf("the pole %v does not stand on bar %d, %v", pole, at, bar)
			}
			if pole.X < flag.X || pole.X+pole.W > flag.X+flag.W || flag.Y < 10 || flag.X < p.Rect.X || flag.X+flag.W > p.Rect.X+p.Rect.W {
				t.Errorf("bar %d: the flag is %v, its pole %v, the plot %v", at, flag, pole, p.Rect)
			}
			full := 0
			for i, v := range bars {
				r := p.Bar(i, v)
				if r.X < flag.X+flag.W && r.X+r.W > flag.X && r.Y < flag.Y+flag.H {
					t.Errorf("the flag of bar %d, %v, covers bar %d, %v", at, flag, i, r)
				}
				for _, op := range l.Ops {
					if op.Kind == BoxOp && op.Rect.X == r.X && op.Rect.Y == r.Y && (op.Style.Fill == th.Ramp(part(i, len(bars))) || th.Contrast && op.Style.Fill == th.Ink) {
						full++
						if i != 3 {
							t.Errorf("bar %d is as strong as the chosen one", i)
						}
					}
				}
			}
			if full != 1 {
				t.Errorf("%d bars have their full colour", full)
			}
		}
	}
}

// TestRuleName checks that a rule's name keeps out of the way of the lines.
func TestRuleName(t *testing.T) {
	f := NewFonts()
	rules := []Rule{{Y: 20, Name: "all boards"}}
	for name, points := range map[string][]ChartPoint{
		"free":            {{0, 0, 0}, {100, 10, 0}},
		"above the end":   {{0, 0, 0}, {60, 10, 0}, {100, 22, 0}},
		"below the end":   {{0, 30, 0}, {60, 21, 0}, {100, 18, 0}},
		"up and down":     {{0, 0, 0}, {30, 25, 0}, {70, 15, 0}, {100, 25, 0}},
		"from right":      {{100, 25, 0}, {70, 15, 0}, {30, 25, 0}, {0, 0, 0}},
		"a line straight": {{90, 0, 0}, {90, 30, 0}},
		"free in between": {{0, 21, 0}, {20, 19, 0}, {40, 0, 0}, {70, 0, 0}, {80, 21, 0}, {100, 19, 0}},
	} {
		l := &List{}
		l.Reset(400, 300, Color{})
		c := &Chart{X: Axis{Max: 100}, Y: Axis{Max: 30}, Lines: []Series{{Points: points}}, Rules: rules}
		p := l.Chart(f, l.Clip(), c, LightTheme(), 1)
		var words Rect
		for _, op := range l.Ops {
			if op.Kind == GlyphsOp && op.Rect.W == f.Width(f.Face(Regular, tickPx), rules[0].Name) {
				words = op.Rect
			}
		}
		if words.Empty() {
			t.Fatalf("%s: no name", name)
		}
		for k := 1; k < len(points); k++ {
			for part := float64(0); part <= 1; part += 0.001 {
				a, b := points[k-1], points[k]
				if at := p.At(a.X+(b.X-a.X)*part, a.Y+(b.Y-a.Y)*part); words.Contains(at) {
					t.Errorf("%s: the line goes through the name at %v", name, words)
					break
				}
			}
		}
	}
}

// TestLegendAndTitle checks that the title of an axis stands beside the legend or not at all.
func TestLegendAndTitle(t *testing.T) {
	f := NewFonts()
	c := &Chart{X: Axis{Max: 9}, Y: Axis{Max: 9, Title: "seconds"}, Lines: []Series{{Name: "4 × 4 Classic"}, {Name: "4 × 4 Snake"}}}
	title := f.Width(f.Face(Regular, titlePx), c.Y.Title)
	for width, want := range map[float32]bool{400: true, 240: false} {
		l := &List{}
		l.Reset(width, 300, Color{})
		l.Chart(f, l.Clip(), c, LightTheme(), 1)
		shown := slices.ContainsFunc(l.Ops, func(op Op) bool { return op.Kind == GlyphsOp && op.Rect.W == title })
		if shown != want {
			t.Errorf("%v pixels wide: the title is shown: %v", width, shown)
		}
	}
}

// TestLegendStays draws the legend of two lines with long names in narrow charts: it lies within the chart, above the plot, also where its
// names stand one below the other, and so does the title of the axis if it has room.
func TestLegendStays(t *testing.T) {
	f := NewFonts()
	c := &Chart{X: Axis{Max: 9}, Y: Axis{Max: 9, Title: "seconds"}, Lines: []Series{{Name: "4 × 4 Snake, blind"}, {Name: "4 × 4 Classic, custom boards"}}}
	for width := float32(180); width < 700; width += 20 {
		l := &List{}
		l.Reset(width, 300, Color{})
		plot := l.Chart(f, l.Clip(), c, LightTheme(), 1.6)
		for _, op := range l.Ops {
			if op.Kind == GlyphsOp && (op.Rect.X < 0 || op.Rect.X+op.Rect.W > width+1) {
				t.Errorf("%v pixels wide: words at %v", width, op.Rect)
			}
			if op.Kind == GlyphsOp && op.Rect.X > plot.Rect.X && op.Rect.Y < plot.Rect.Y-4 && op.Rect.Y+op.Rect.H > plot.Rect.Y+4 {
				t.Errorf("%v pixels wide: words at %v lie over the plot at %v", width, op.Rect, plot.Rect)
			}
		}
	}
}

// TestLeastTicks checks that an axis has its least number of ticks where their labels have room.
func TestLeastTicks(t *testing.T) {
	for hi := 1.0; hi < 1e6; hi *= 1.3 {
		s := newScale(&Axis{Min: 0.13 * hi, Max: hi, Least: 3}, 0, 1, 260, 0, 86, true)
		if _, ok := s.tick(2); !ok {
			t.Errorf("up to %v: the ticks are %s", hi, ticks(s))
		}
		a, _ := s.tick(0)
		b, _ := s.tick(1)
		if apart := s.at(a) - s.at(b); apart < 0.39*86 {
			t.Errorf("up to %v: ticks %v apart", hi, apart)
		}
	}
}

// TestEndTitle draws a chart whose X axis has a title at its end, in widths in which that has room in the line of the numbers or not: all
// numbers stand there, and the title touches none of them.
func TestEndTitle(t *testing.T) {
	f := NewFonts()
	below := [2]int{}
	for width := float32(160); width <= 1000; width += 20 {
		c := &Chart{X: Axis{Max: 92, Title: "solves", Whole: true}, Y: Axis{Max: 50}, EndTitle: true}
		d := newCharter(f, c, 1)
		if !d.layout(Rect{W: width, H: 200}) {
			t.Fatalf("%v wide: there is no room", width)
		}
		if d.below {
			below[1]++
		} else if below[0]++; d.lastTick() > d.endTitle() {
			t.Errorf("%v wide: the last number ends at %v, the title begins at %v", width, d.lastTick(), d.endTitle())
		}
	}
	if below[0] == 0 || below[1] == 0 {
		t.Errorf("the title stands %d times in the line of the numbers and %d times below it", below[0], below[1])
	}
}
