package records

import (
	"cmp"
	"math"
	"slices"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// chartKind is what a diagram shows of the solves of a configuration.
type chartKind int

const (
	timesChart  chartKind = iota // their times, in order
	spreadChart                  // how many took how long
	movesChart                   // their moves against the fewest possible
	chartKinds
)

var chartKeys = [chartKinds]string{"records.chart_times", "records.chart_spread", "records.chart_moves"}

// mostDots is the maximum number of dots in a diagram. If there are more solves, a dot is the mean of several.
const mostDots = 240

// dot is a value of a diagram: a solve or several, or a bar of the histogram.
type dot struct {
	from, to int     // the solves are those from from to before to, indices in Summary.Solves or Summary.Excess
	x, y     float64 // y: seconds, moves or the number of solves
	low      float64 // of movesChart: the fewest moves possible; of spreadChart: where the bar begins, in seconds
	best     bool    // a new best
}

// diagram is a chart of solves. One of its values is told in words: the one under the mouse or, as the diagram is a
// slider, the one that the player has moved to.
type diagram struct {
	kind     chartKind
	chart    render.Chart
	dots     []dot
	other    series              // what it is compared with; no summary: nothing
	others   []render.ChartPoint // its solves
	mean     float64             // of spreadChart, in seconds
	legend   string              // of the new bests
	flag     string              // what stands at it
	sentence string              // what the chart shows as a whole
	label    string
	value    string // of the dot chosen
	at       int
	chosen   bool // the player has chosen a value
	plot     render.Plot
	key      diagramKey
}

// diagramKey is what the place of the plot was found from.
type diagramKey struct {
	rect render.Rect
	text float32
}

// series is the summary of another puzzle with its name.
type series struct {
	name    string
	summary *history.Summary
}

// fill makes the diagram of a kind anew, with the averages of another configuration beside its own if other has a
// summary.
func (d *diagram) fill(lang *assets.Lang, h *history.History, kind chartKind, own *history.Summary, other series) {
	d.kind, d.chart, d.dots, d.others, d.label = kind, render.Chart{EndTitle: true}, d.dots[:0], d.others[:0], lang.T(chartKeys[kind])
	d.key, d.chosen = diagramKey{}, false // its plot is another
	d.other = other
	if other.summary == nil || kind != timesChart || len(other.summary.Solves) == 0 || !other.summary.Time.OK {
		d.other = series{}
	}
	d.legend = lang.T("records.legend_best")
	switch kind {
	case timesChart:
		d.fillTimes(lang, h, own)
	case spreadChart:
		d.fillSpread(lang, own)
	case movesChart:
		d.fillMoves(lang, h, own)
	}
	if kind != spreadChart {
		d.at = max(0, len(d.dots)-1)
	}
	d.sentence = d.tell(lang, h, own)
	d.tellDot(lang, h, own)
}

// buckets divides n solves into the ranges of the dots.
func (d *diagram) buckets(n int) {
	per := (n + mostDots - 1) / mostDots
	for from := 0; from < n; from += max(1, per) {
		d.dots = append(d.dots, dot{from: from, to: min(from+per, n)})
	}
}

func (d *diagram) fillTimes(lang *assets.Lang, h *history.History, s *history.Summary) {
	other := d.other
	d.chart.X = render.Axis{Title: lang.T("records.axis_solves"), Whole: true}
	d.chart.Y = render.Axis{Title: lang.T("records.axis_seconds")}
	d.buckets(len(s.Solves))
	firsts := s.Firsts
	var average, times []render.ChartPoint
	for i := range d.dots {
		b := &d.dots[i]
		sum := 0.0
		for k := b.from; k < b.to; k++ {
			sum += h.Row(s.Solves[k]).Time().Seconds()
		}
		b.x, b.y = float64(b.to), sum/float64(b.to-b.from)
		for len(firsts) > 0 && firsts[0] < b.to {
			b.best, b.y = true, h.Row(s.Solves[firsts[0]]).Time().Seconds()
			firsts = firsts[1:]
		}
		times = append(times, render.ChartPoint{X: b.x, Y: b.y})
		if a := s.Ao12[b.to-1]; a > 0 {
			average = append(average, render.ChartPoint{X: b.x, Y: a.Seconds()})
		}
	}
	line := render.Series{Name: lang.T("records.average_of", "n", 12), Points: average, Ribbon: true}
	if other.summary != nil {
		line.Name, line.Ribbon, line.Bold = "", false, true // the page names both lines
		if len(average) == 0 {
			line.Points = times
		}
	}
	if len(line.Points) == 0 {
		line.Name = ""
	}
	d.chart.Lines = append(d.chart.Lines, line)
	if other.summary == nil {
		d.bound(append(times, average...))
		return
	}
	d.others = timesOf(d.others, h, other.summary)
	d.fillCompared(times, average, averages(h, other.summary))
}

// spots are the marks of the solves of the two puzzles of a comparison.
var spots = [...]render.Spot{render.DiscSpot, render.RingSpot}

// fillCompared adds the line of the other puzzle, and bounds the diagram by the averages of both and the middle ones of their times.
func (d *diagram) fillCompared(times, average, others []render.ChartPoint) {
	line := render.Series{Points: others, Bold: true}
	if len(others) == 0 {
		line.Points = d.others
	}
	d.chart.Lines = append(d.chart.Lines, line)
	d.bound(slices.Concat(middle(append(times, d.others...)), average, others))
	for _, points := range [...][]render.ChartPoint{d.chart.Lines[0].Points, line.Points, d.others} {
		for i := range points {
			points[i].Y = d.held(points[i].Y)
		}
	}
}

// middle returns points in the order of their times, with those below the 2nd and above the 98th percentile moved there: the outliers
// of a comparison would press its lines together.
func middle(points []render.ChartPoint) []render.ChartPoint {
	byTime := func(a, b render.ChartPoint) int { return cmp.Compare(a.Y, b.Y) }
	sorted := slices.SortedFunc(slices.Values(points), byTime)
	cut := (len(sorted) + 24) / 50
	lo, hi := sorted[cut].Y, sorted[len(sorted)-1-cut].Y
	for i := range sorted {
		sorted[i].Y = max(lo, min(sorted[i].Y, hi))
	}
	return sorted
}

// held returns where a value is drawn: one that the axis does not contain, inside its edge.
func (d *diagram) held(y float64) float64 {
	air := (d.chart.Y.Max - d.chart.Y.Min) * 0.03
	return max(d.chart.Y.Min+air, min(y, d.chart.Y.Max-air))
}

// timesOf appends the times of a summary: that of one solve of several, where there are many.
func timesOf(points []render.ChartPoint, h *history.History, s *history.Summary) []render.ChartPoint {
	per := max(1, (len(s.Solves)+mostDots-1)/mostDots)
	for i := 0; i < len(s.Solves); i += per {
		points = append(points, render.ChartPoint{X: float64(i + 1), Y: h.Row(s.Solves[i]).Time().Seconds()})
	}
	return points
}

// averages returns the averages of twelve of a summary.
func averages(h *history.History, s *history.Summary) (points []render.ChartPoint) {
	n := len(s.Solves)
	per := max(1, (n+mostDots-1)/mostDots)
	for end := per; end <= n; end += per {
		if t := s.Ao12[end-1]; t > 0 {
			points = append(points, render.ChartPoint{X: float64(end), Y: t.Seconds()})
		}
	}
	return points
}

// bound makes the axes contain points, of which there must be one.
func (d *diagram) bound(points []render.ChartPoint) {
	lo, hi := points[0], points[0]
	for _, p := range points {
		lo.X, hi.X, lo.Y, hi.Y = min(lo.X, p.X), max(hi.X, p.X), min(lo.Y, p.Y), max(hi.Y, p.Y)
	}
	if hi.X == lo.X {
		lo.X, hi.X = lo.X-1, hi.X+1
	}
	room, air := max((hi.Y-lo.Y)/10, 0.5), (hi.X-lo.X)*xAir
	d.chart.X.Min, d.chart.X.Max = max(lo.X-air, xLeast), hi.X+air
	d.chart.Y.Min, d.chart.Y.Max = evenBounds(lo.Y-room/2, hi.Y+room/2)
	d.chart.X.Least, d.chart.Y.Least = 3, 4
}

// xAir is the part of the axis of the solves that is left free at each end: no dot is cut there. It begins at xLeast at the least, as
// there is no solve 0.
const (
	xAir   = 0.02
	xLeast = 0.01
)

// evenBounds returns the numbers at or around lo and hi between which an axis runs, so that it has labels at both: 0, 10 or 35, not
// 8.3. No value stands above the highest line then.
func evenBounds(lo, hi float64) (from, to float64) {
	lo = max(0, lo)
	step := 1.0
	for _, s := range [...]float64{2, 5, 10, 20, 50, 100, 200, 500, 1000} {
		if (hi-lo)/step > 6 {
			step = s
		}
	}
	return math.Floor(lo/step) * step, math.Ceil(hi/step) * step
}

func (d *diagram) fillSpread(lang *assets.Lang, s *history.Summary) {
	spread := &s.Spread
	d.chart.X = render.Axis{Title: lang.T("records.axis_seconds"), Min: spread.From.Seconds(), Least: 3}
	d.chart.X.Max = (spread.From + time.Duration(len(spread.Counts))*spread.Width).Seconds()
	d.chart.Y = render.Axis{Title: lang.T("records.axis_solves"), Whole: true, Max: 1, Least: 3}
	for i, n := range spread.Counts {
		from := spread.From + time.Duration(i)*spread.Width
		d.dots = append(d.dots, dot{low: from.Seconds(), x: (from + spread.Width).Seconds(), y: float64(n)})
		d.chart.Y.Max = max(d.chart.Y.Max, float64(n)*1.25)
	}
	d.mean, d.flag = s.Mean().Seconds(), lang.T("records.flag_mean", "time", clockText(lang, s.Mean()))
	for d.at = 0; d.at+1 < len(d.dots) && d.dots[d.at].x < d.mean; {
		d.at++
	}
}

func (d *diagram) fillMoves(lang *assets.Lang, h *history.History, s *history.Summary) {
	d.chart.X = render.Axis{Title: lang.T("records.axis_solves"), Whole: true}
	d.chart.Y = render.Axis{Title: lang.T("records.axis_moves"), Whole: true}
	d.buckets(len(s.Excess))
	fewest := render.Series{Name: lang.T("records.possible")}
	var made []render.ChartPoint
	for i := range d.dots {
		b := &d.dots[i]
		var moves, optimal float64
		for k := b.from; k < b.to; k++ {
			r := h.Row(s.Solves[s.Excess[k].At])
			moves, optimal = moves+float64(r.STM), optimal+float64(r.Optimal)
			b.best = b.best || s.Excess[k].Moves == 0
		}
		n := float64(b.to - b.from)
		b.x, b.y, b.low = float64(b.to), moves/n, optimal/n
		made = append(made, render.ChartPoint{X: b.x, Y: b.y})
		fewest.Points = append(fewest.Points, render.ChartPoint{X: b.x, Y: b.low})
	}
	d.chart.Lines = append(d.chart.Lines, fewest)
	if len(made) > 0 {
		d.bound(append(made, fewest.Points...))
	}
}

// tell says what the chart shows as a whole.
func (d *diagram) tell(lang *assets.Lang, h *history.History, s *history.Summary) string {
	switch {
	case len(d.dots) == 0:
		return lang.T("records.chart_empty")
	case d.kind == movesChart:
		sum, perfect := 0, 0
		for _, e := range s.Excess {
			sum += e.Moves
			if e.Moves == 0 {
				perfect++
			}
		}
		over := lang.Number(uint64((sum + len(s.Excess)/2) / len(s.Excess)))
		return lang.N("records.chart_moves_told", len(s.Excess), "over", over, "perfect", lang.Count(perfect))
	case d.kind == spreadChart:
		return lang.T("records.chart_spread_told", "mean", clockText(lang, s.Mean()), "by", clockText(lang, s.Deviation()))
	}
	own := tellTimes(lang, h, s)
	if d.other.summary == nil {
		return own
	}
	return lang.T("records.compared_told", "own", own, "name", d.other.name, "other", tellTimes(lang, h, d.other.summary))
}

// tellTimes says how the times of a summary went.
func tellTimes(lang *assets.Lang, h *history.History, s *history.Summary) string {
	first, best := h.Row(s.Solves[0]), h.Row(s.Time.ID)
	return lang.N("records.chart_times_told", len(s.Solves), "first", clockText(lang, first.Time()), "best", clockText(lang, best.Time()),
		"mean", clockText(lang, s.Mean()))
}

// tellDot says the value of the dot chosen.
func (d *diagram) tellDot(lang *assets.Lang, h *history.History, s *history.Summary) {
	d.value = ""
	if d.at < len(d.dots) {
		d.value = d.told(lang, h, s, d.at)
	}
}

// told says the value of a dot.
func (d *diagram) told(lang *assets.Lang, h *history.History, s *history.Summary, i int) string {
	b := &d.dots[i]
	switch d.kind {
	case spreadChart:
		return lang.N("records.bar", int(b.y), "from", clockText(lang, secondsOf(b.low)), "to", clockText(lang, secondsOf(b.x)))
	case movesChart:
		if b.to-b.from > 1 {
			return lang.T("records.moves_mean", "from", lang.Count(b.from+1), "to", lang.Count(b.to), "moves", hundredths(lang, b.y), "optimal", hundredths(lang, b.low))
		}
		r := h.Row(s.Solves[s.Excess[b.from].At])
		return lang.T("records.moves_dot", "n", lang.Count(b.to), "moves", lang.N("common.moves", int(r.STM)), "optimal", lang.Count(int(r.Optimal)))
	}
	text := ""
	if b.to-b.from > 1 && !b.best {
		text = lang.T("records.times_mean", "from", lang.Count(b.from+1), "to", lang.Count(b.to), "time", clockText(lang, secondsOf(b.y)))
	} else {
		text = lang.T("records.times_dot", "n", lang.Count(b.to), "time", clockText(lang, secondsOf(b.y)))
	}
	if a := s.Ao12[b.to-1]; a > 0 {
		text = lang.T("records.joined", "a", text, "b", lang.T("records.ao12", "time", clockText(lang, a)))
	}
	if b.best {
		text = lang.T("records.joined", "a", text, "b", lang.T("records.new_best"))
	}
	if o := d.other; o.summary != nil && b.to <= len(o.summary.Solves) {
		value := clockText(lang, h.Row(o.summary.Solves[b.to-1]).Time())
		if a := o.summary.Ao12[b.to-1]; a > 0 {
			value = lang.T("records.ao12", "time", clockText(lang, a))
		}
		text = lang.T("records.joined", "a", text, "b", lang.T("records.named", "name", o.name, "value", value))
	}
	return text
}

// table returns the values of the diagram as lines of words, at most some forty.
func (d *diagram) table(lang *assets.Lang, h *history.History, s *history.Summary) (lines []string) {
	every := len(d.dots)/40 + 1
	for i := every - 1; i < len(d.dots); i += every {
		lines = append(lines, d.told(lang, h, s, i))
	}
	return lines
}

// chartID is the diagram, a slider over its values.
var chartID = ui.ID{Name: "chart"}

// layout adds the diagram: as a slider if it has values.
func (d *diagram) layout(f *ui.Frame, r render.Rect) {
	fixed := f.Fixed(r) // the chart runs from left to right in every language
	if key := (diagramKey{fixed, f.TextSize}); key != d.key {
		d.key = key
		d.plot = d.chart.Plot(f.Fonts, fixed, f.Scale*chartScale(f))
	}
	c := ui.Control{ID: chartID, Role: ui.Image, Look: ui.Custom, Label: d.label, Rect: r}
	if len(d.dots) > 1 && !d.plot.Rect.Empty() {
		last, at := len(d.dots)-1, d.at
		if f.RTL {
			at = last - at
		}
		c.Role, c.Value, c.Range = ui.Slider, d.value, ui.Range{Hi: float32(last), At: float32(at), Step: 1}
		usual := f.Track(&ui.Control{Rect: fixed}).X - fixed.X
		c.Ends = d.place(0).X - fixed.X - usual
	} else {
		c.Value = d.value
	}
	f.Add(c)
}

func chartScale(f *ui.Frame) float32 { return max(1, min(f.TextSize, 1.6)) }

// place returns where a dot stands.
func (d *diagram) place(i int) render.Point {
	b := &d.dots[i]
	if d.kind == spreadChart {
		return d.plot.At((b.low+b.x)/2, b.y)
	}
	return d.plot.At(b.x, d.held(b.y))
}

// nearest returns the dot nearest to a place of the mouse; ok is false if that is outside of the plot.
func (d *diagram) nearest(at render.Point) (i int, ok bool) {
	if !d.plot.Rect.Contains(at) || len(d.dots) == 0 {
		return 0, false
	}
	lo, hi := 0, len(d.dots)-1 // from left to right
	for lo < hi {
		if mid := (lo + hi) / 2; (d.place(mid).X+d.place(mid+1).X)/2 < at.X {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo, true
}
