package render

import "math"

// Chart is a bar chart, a line chart or both over the same two axes.
type Chart struct {
	X, Y Axis

	Bars   []float64 // heights; bar i stands at X = First+i
	First  float64
	Chosen Mark   // the bar that stands out: the others are pale
	Mark   Mark   // the bar with a flag
	Label  string // the words on the flag; "" if there is no flag

	Lines []Series
	Rules []Rule

	EndTitle bool // the title of the X axis ends the line of its numbers, or that below it where it would touch them

	Foot float32 // extra space between the X axis and its numbers, in dip, for marks that the caller draws there
}

// Series is a line through its points, in their order.
type Series struct {
	Name   string
	Points []ChartPoint
	Dots   bool // a dot at each point: a large one if it is the only point
	Bold   bool // a thick line
	Ribbon bool // a thick line in the ramp's colours
}

// Spot is the mark of a value that the caller draws on a chart: those of two lines differ not in colour alone.
type Spot uint8

const (
	DiscSpot Spot = iota
	RingSpot
)

// Spot appends a mark of a radius; width is that of a ring.
func (l *List) Spot(s Spot, at Point, radius, width float32, c Color, t *Theme) {
	style := BoxStyle{Fill: c}
	if s == RingSpot {
		style = BoxStyle{Fill: t.Paper, Edge: c, EdgeWidth: width}
	}
	l.Box(Rect{at.X - radius, at.Y - radius, 2 * radius, 2 * radius}, radius, style)
}

// ChartPoint is one point of a Series. Its error bar goes from Y-Err to Y+Err; 0 draws none.
type ChartPoint struct{ X, Y, Err float64 }

// Rule is a horizontal line across the chart.
type Rule struct {
	Y    float64
	Name string
}

// Sizes in dip.
const (
	tickPx  = 13
	titlePx = 16
	tickGap = 6
)

// charter draws one chart.
type charter struct {
	*List
	fonts        *Fonts
	chart        *Chart
	theme        *Theme
	scale        float32
	ticks, title FaceID
	legend       FaceID // of the names of the lines
	stacked      bool   // which stand one below the other
	below        bool   // the title of the X axis has a line of its own
	plot         Plot
}

func newCharter(f *Fonts, c *Chart, scale float32) charter {
	d := charter{fonts: f, chart: c, scale: scale}
	d.ticks = f.Face(Regular, int(round(tickPx*scale)))
	d.title = f.Face(Regular, int(round(titlePx*scale)))
	return d
}

// Chart appends a chart that fills r and returns its Plot, which maps values to the screen. The title of the Y axis
// stands above the axis, the legend of the lines to its right. If r is too small, Chart draws nothing and returns the
// zero Plot.
func (l *List) Chart(f *Fonts, r Rect, c *Chart, t *Theme, scale float32) Plot {
	d := newCharter(f, c, scale)
	d.List, d.theme = l, t
	if !d.layout(r) {
		return Plot{}
	}
	d.grid()
	d.bars()
	for i := range c.Rules {
		d.rule(&c.Rules[i])
	}
	for i := range c.Lines {
		d.line(&c.Lines[i], d.theme.LineColor(i))
	}
	for i := range c.Rules {
		d.ruleName(&c.Rules[i])
	}
	d.flag()
	d.titles(r)
	return d.plot
}

// ChartLines appends the lines of a chart once more, above the marks that were drawn on its plot since.
func (l *List) ChartLines(f *Fonts, r Rect, c *Chart, t *Theme, scale float32) {
	d := newCharter(f, c, scale)
	d.List, d.theme = l, t
	if !d.layout(r) {
		return
	}
	for i := range c.Lines {
		d.line(&c.Lines[i], d.theme.LineColor(i))
	}
}

// Plot returns the Plot that List.Chart returns, without drawing: for marks that lie below the chart.
func (c *Chart) Plot(f *Fonts, r Rect, scale float32) Plot {
	d := newCharter(f, c, scale)
	if !d.layout(r) {
		return Plot{}
	}
	return d.plot
}

// layout reserves space for titles and tick labels and sets the plot. It returns false if too little is left.
func (d *charter) layout(r Rect) bool {
	d.below = d.chart.X.Title != "" && !d.chart.EndTitle
	if !d.place(r) {
		return false
	}
	if d.chart.EndTitle && d.lastTick() > d.endTitle() {
		d.below = true
		return d.place(r)
	}
	return true
}

// endTitle returns where the title of the X axis begins in the line of its numbers.
func (d *charter) endTitle() float32 {
	return d.plot.Rect.X + d.plot.Rect.W + tickGap*d.scale - d.fonts.Width(d.ticks, d.chart.X.Title)
}

// lastTick returns where the last number of the X axis ends, with the space after it.
func (d *charter) lastTick() (end float32) {
	var buf [32]byte
	for i := 0; ; i++ {
		v, ok := d.plot.x.tick(i)
		if !ok {
			return end + tickGap/2*d.scale
		}
		end = d.plot.x.at(v) + d.fonts.Width(d.ticks, string(d.plot.x.appendTick(buf[:0], v)))/2
	}
}

// place is layout with the title of the X axis in a line of its own or not.
func (d *charter) place(r Rect) bool {
	tick, title := d.fonts.Metrics(d.ticks), d.fonts.Metrics(d.title)
	lo, hi := d.chart.bounds()
	d.fitLegend(r.W)
	top, bottom := tick.Cap, tick.Cap+(2*tickGap+d.chart.Foot)*d.scale
	if d.chart.Y.Title != "" || len(d.chart.Lines) > 1 {
		top += title.Line
		if d.stacked {
			top += title.Line * float32(len(d.chart.Lines)-1)
		}
	}
	if d.chart.Label != "" && d.chart.Mark.On {
		top += d.flagHeight() + tickGap*d.scale - tick.Cap
	}
	switch {
	case d.below && d.chart.EndTitle:
		bottom += tick.Line
	case d.below:
		bottom += title.Line
	}
	plot := Rect{r.X, r.Y + ceil(top), r.W, r.H - ceil(top) - ceil(bottom)}
	spacing := 2.6 * tick.Line
	if d.chart.Y.Log {
		spacing = 1.5 * tick.Line
	}
	y := newScale(&d.chart.Y, lo.Y, hi.Y, plot.Y+plot.H, plot.Y, spacing, true)
	var width float32
	for i := 0; ; i++ {
		v, ok := y.tick(i)
		if !ok {
			break
		}
		var buf [32]byte
		width = max(width, d.fonts.Width(d.ticks, string(y.appendTick(buf[:0], v))))
	}
	left := ceil(width + tickGap*d.scale)
	plot.X, plot.W = plot.X+left, plot.W-left-round(tickGap*d.scale)
	if plot.W < 16*d.scale || plot.H < 16*d.scale {
		return false
	}
	x := newScale(&d.chart.X, lo.X, hi.X, plot.X, plot.X+plot.W, 3*tick.Line, false)
	d.plot = Plot{Rect: plot, x: x, y: y, first: d.chart.First}
	d.plot.slot = abs(x.at(d.chart.First+1) - x.at(d.chart.First))
	return true
}

// bounds returns the smallest and the largest X and Y of all data. A bar extends half a step to either side of its X.
func (c *Chart) bounds() (lo, hi ChartPoint) {
	lo = ChartPoint{X: math.Inf(1), Y: math.Inf(1)}
	hi = ChartPoint{X: math.Inf(-1), Y: math.Inf(-1)}
	add := func(x, y float64) {
		lo.X, hi.X = min(lo.X, x), max(hi.X, x)
		if !c.Y.Log || y > 0 {
			lo.Y, hi.Y = min(lo.Y, y), max(hi.Y, y)
		}
	}
	for i, v := range c.Bars {
		add(c.First+float64(i)-0.5, v)
		add(c.First+float64(i)+0.5, v)
	}
	if len(c.Bars) > 0 && !c.Y.Log {
		add(c.First, 0)
	} else if len(c.Bars) > 0 {
		lo.Y /= 2 // keep the smallest bar visible
	}
	for _, s := range c.Lines {
		for _, p := range s.Points {
			add(p.X, p.Y-p.Err)
			add(p.X, p.Y+p.Err)
		}
	}
	for _, r := range c.Rules {
		lo.Y, hi.Y = min(lo.Y, r.Y), max(hi.Y, r.Y)
	}
	if lo.X > hi.X {
		lo.X, hi.X = 0, 1
	}
	if lo.Y > hi.Y {
		lo.Y, hi.Y = 0, 1
	}
	return lo, hi
}

func (d *charter) grid() {
	p, t, m := &d.plot, d.theme, d.fonts.Metrics(d.ticks)
	hair := max(1, round(d.scale))
	var buf [32]byte
	for i := 0; ; i++ {
		v, ok := p.y.tick(i)
		if !ok {
			break
		}
		y := round(p.y.at(v))
		d.Fill(Rect{p.Rect.X, y, p.Rect.W, hair}, 0, t.ChartGrid)
		d.TextIn(d.fonts, d.ticks, string(p.y.appendTick(buf[:0], v)),
			Rect{0, y - m.Line/2, p.Rect.X - tickGap*d.scale, m.Line}, End, Middle, t.Ink2)
	}
	base := p.Rect.Y + p.Rect.H
	d.Fill(Rect{p.Rect.X, round(base), p.Rect.W, hair}, 0, t.Edge)
	for i := 0; ; i++ {
		v, ok := p.x.tick(i)
		if !ok {
			break
		}
		x := p.x.at(v)
		s := string(p.x.appendTick(buf[:0], v))
		d.Fill(Rect{round(x) - Floor(hair/2), round(base), hair, round(4 * d.scale)}, 0, t.Edge)
		d.Text(d.fonts, d.ticks, s, x-d.fonts.Width(d.ticks, s)/2, round(base+(tickGap+d.chart.Foot)*d.scale+m.Cap+hair), t.Ink2)
	}
}

// rule draws a rule without its name.
func (d *charter) rule(r *Rule) {
	p := d.plot.Rect
	d.Fill(Rect{p.X, round(d.plot.y.at(r.Y)), p.W, max(1, round(d.scale))}, 0, d.theme.Ink2)
}

// ruleSteps is at how many places between the ends of a rule its name is tried.
const ruleSteps = 8

// ruleName draws the name of a rule above or below it, as near to its end as it can stand without a line of the chart going through
// it. If there is no such place it stands at the end, over the lines.
func (d *charter) ruleName(r *Rule) {
	y := round(d.plot.y.at(r.Y))
	p, m := d.plot.Rect, d.fonts.Metrics(d.ticks)
	w, gap, hair := d.fonts.Width(d.ticks, r.Name), tickGap*d.scale, max(1, round(d.scale))
	left, right := p.X+gap, p.X+p.W-gap-w
	at := Rect{right, y - m.Line, w, m.Line}
	const places = 2 * (ruleSteps + 1)
	for i := range 2 * places {
		try := Rect{round(right + (left-right)*float32(i%places/2)/ruleSteps), y - m.Line, w, m.Line}
		away := m.Line * 0.8 * float32(i/places) // further from the rule if no place at it is free
		if try.Y -= away; i%2 == 1 {
			try.Y = y + hair + away
		}
		if !d.crossed(try.Inset(-ribbonPx/2*d.scale)) && try.Y >= p.Y && try.Y+try.H <= p.Y+p.H {
			at = try
			break
		}
	}
	over := (at.H-m.Cap)/2 - 2*d.scale // of what lies below the name it covers no more than it must, and nothing of the rule
	d.Fill(Rect{at.X - 2*d.scale, at.Y + over, w + 4*d.scale, at.H - 2*over}, 0, d.theme.Paper)
	d.TextIn(d.fonts, d.ticks, r.Name, at, Start, Middle, d.theme.Ink2)
}

// crossed reports whether a line of the chart goes through r.
func (d *charter) crossed(r Rect) bool {
	for i := range d.chart.Lines {
		points := d.chart.Lines[i].Points
		for k := 1; k < len(points); k++ {
			a, b := points[k-1], points[k]
			x0, y0, x1, y1 := d.plot.x.at(a.X), d.plot.y.at(a.Y), d.plot.x.at(b.X), d.plot.y.at(b.Y)
			if x0 > x1 {
				x0, y0, x1, y1 = x1, y1, x0, y0
			}
			if x1 < r.X || x0 > r.X+r.W {
				continue
			}
			lo, hi := y0, y1
			if x1 > x0 { // the part of the line above r
				slope := (y1 - y0) / (x1 - x0)
				lo, hi = y0+slope*(max(x0, r.X)-x0), y0+slope*(min(x1, r.X+r.W)-x0)
			}
			if max(lo, hi) > r.Y && min(lo, hi) < r.Y+r.H {
				return true
			}
		}
	}
	return false
}

// LineColor returns the colour of the i-th line of a chart.
func (t *Theme) LineColor(i int) Color {
	if t.Contrast {
		return [...]Color{t.Focus, t.Ink}[i%2]
	}
	return t.OnPaper([...]float64{0.05, 1, 0.5}[i%3])
}

// alone reports whether a dot is all there is of the line.
func (s *Series) alone() bool { return s.Dots && len(s.Points) == 1 }

// The radius in dip of a dot at a point, and of one that is alone, in its place and in the legend.
const (
	dotRadius   = 3.5
	aloneRadius = 6
)

// dot draws a dot around a point.
func (d *charter) dot(at Point, radius float32, c Color) {
	d.Box(Rect{X: at.X, Y: at.Y}.Inset(-radius), radius, BoxStyle{Fill: c, Edge: d.theme.Paper, EdgeWidth: d.scale})
}

func (d *charter) line(s *Series, c Color) {
	lo := len(d.Points)
	for _, p := range s.Points {
		d.Points = append(d.Points, Point{d.plot.x.at(p.X), d.plot.y.at(p.Y)})
	}
	if s.Ribbon && !d.theme.Contrast {
		d.ribbon(lo)
	} else if s.Bold || s.Ribbon {
		d.List.line(lo, ribbonPx*d.scale, c)
	} else {
		d.List.line(lo, 2*d.scale, c)
	}
	for _, p := range s.Points {
		x, y := d.plot.x.at(p.X), d.plot.y.at(p.Y)
		if p.Err > 0 {
			cap := 4 * d.scale
			y0, y1 := d.plot.y.at(p.Y-p.Err), d.plot.y.at(p.Y+p.Err)
			d.Line([]Point{{x, y0}, {x, y1}}, d.scale, c)
			d.Line([]Point{{x - cap, y0}, {x + cap, y0}}, d.scale, c)
			d.Line([]Point{{x - cap, y1}, {x + cap, y1}}, d.scale, c)
		}
		switch {
		case s.alone():
			d.dot(Point{x, y}, aloneRadius*d.scale, c)
		case s.Dots:
			d.dot(Point{x, y}, dotRadius*d.scale, c)
		}
	}
}

// ribbonPx is the width of a ribbon in dip.
const ribbonPx = 4

// ribbon draws a line through the points from the lo-th on, in the ramp's colours from its start to its end.
func (d *charter) ribbon(lo int) {
	points := d.Points[lo:]
	for i := 1; i < len(points); i++ {
		step := [2]Point{points[i-1], points[i]}
		d.Line(step[:], ribbonPx*d.scale, d.theme.OnPaper(part(i-1, len(points)-1)))
	}
}

// titleFitting returns the largest face of titles in which a text is not wider than width.
func (d *charter) titleFitting(text string, width float32) FaceID {
	face := d.title
	for px := titlePx * d.scale; px >= legendLeast && d.fonts.Width(face, text) > width; px-- {
		face = d.fonts.Face(Regular, int(round(px)))
	}
	return face
}

// titles writes the titles of the axes and the legend of the lines. Where there is no room for both, the title of the Y axis
// is left out.
func (d *charter) titles(r Rect) {
	m, t := d.fonts.Metrics(d.title), d.theme
	if d.chart.EndTitle {
		ticks := d.fonts.Metrics(d.ticks)
		y := d.plot.Rect.Y + d.plot.Rect.H + (tickGap+d.chart.Foot)*d.scale + ticks.Cap + max(1, round(d.scale))
		if d.below {
			y += ticks.Line
		}
		d.Text(d.fonts, d.ticks, d.chart.X.Title, d.endTitle(), round(y), t.Ink2)
	} else {
		w := d.plot.Rect.X + d.plot.Rect.W - r.X
		d.TextIn(d.fonts, d.titleFitting(d.chart.X.Title, w), d.chart.X.Title, Rect{r.X, r.Y + r.H - m.Line, w, m.Line}, End, Middle, t.Ink2)
	}
	x := d.names(r)
	if x == r.X+r.W || r.X+d.fonts.Width(d.title, d.chart.Y.Title)+legendGap*d.scale <= x {
		d.TextIn(d.fonts, d.title, d.chart.Y.Title, Rect{r.X, r.Y, r.W, m.Line}, Start, Middle, t.Ink2)
	}
}
