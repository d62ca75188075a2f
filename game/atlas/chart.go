package atlas

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// depthChart is the chart of a state space: a bar for each depth. One depth is chosen by a slider that lies over the
// bars.
type depthChart struct {
	log   bool // the scale of the boards is logarithmic
	alone bool // the depth chosen stands elsewhere, not below the chart
	chart render.Chart
	plot  render.Plot // where the bars are
	key   plotKey     // what chart and plot were made from
	list  render.List // scratch, to find the plot
}

// plotKey is the cache key of a chart and the places of its bars.
type plotKey struct {
	rect     render.Rect
	textSize float32
	bars     int
	boards   uint64
	mark     render.Mark
	log      bool
	alone    bool
}

// chartID is the picture of a chart that is still being counted.
var chartID = ui.ID{Name: "chart"}

// knobRadius is the radius, in dip, of the slider's knob.
const knobRadius = 10

// chartScale returns how much larger than usual a chart is: on a desktop it has room for larger words. A larger text size enlarges it less
// than other text, so that there is room for the bars.
func chartScale(f *ui.Frame) float32 {
	least := float32(1)
	if f.Wide() && !f.Low() {
		least = chartWide
	}
	return max(least, min(1.6, f.TextSize))
}

// chartWide is how much larger than usual a chart is on a desktop, at least.
const chartWide = 1.2

// layout lays the chart out in r: as a picture, and once the space is counted as a slider.
func (d *depthChart) layout(b *boardPage, f *ui.Frame, r render.Rect) {
	fixed := f.Fixed(r) // the chart runs from left to right in every language
	d.update(b.Stage.Lang, &b.study, f, fixed)
	d.chart.Chosen = render.Mark{}
	if b.survey.done() {
		d.chart.Chosen = render.MarkAt(b.depth)
	}
	if !b.survey.done() || d.plot.Rect.Empty() {
		f.Add(ui.Control{ID: chartID, Role: ui.Image, Look: ui.Custom, Label: b.Stage.Lang.T("atlas.chart"), Rect: r})
		return
	}
	last := len(d.chart.Bars) - 1
	at := b.depth
	if f.RTL {
		at = last - at
	}
	p := d.plot.Rect
	over := render.Rect{X: p.X, Y: p.Y, W: p.W, H: fixed.Y + fixed.H - p.Y}
	f.Add(ui.Control{ID: depthID, Role: ui.Slider, Look: ui.Custom, Label: b.Stage.Lang.T("atlas.depth"), Value: b.texts.depth, Rect: f.Fixed(over),
		Range: ui.Range{Hi: float32(last), At: float32(at), Step: 1}, Ends: d.ends(f, over)})
}

// ends returns the Ends that put the values of a slider over the plot at the middles of the bars.
func (d *depthChart) ends(f *ui.Frame, over render.Rect) float32 {
	first := d.plot.Bar(0, 1)
	usual := f.Track(&ui.Control{Rect: over}).X - over.X
	return first.X + first.W/2 - d.plot.Rect.X - usual
}

// update makes the chart and its plot anew if what they depend on has changed.
func (d *depthChart) update(lang *assets.Lang, s *study, f *ui.Frame, r render.Rect) {
	key := plotKey{rect: r, textSize: f.TextSize, bars: len(s.survey.counts), boards: s.survey.total(), log: d.log, alone: d.alone}
	if s.standing.found() && s.survey.done() {
		key.mark = render.MarkAt(s.standing.depths[1])
	}
	if key == d.key {
		return
	}
	d.key = key
	c := &d.chart
	c.X = render.Axis{Title: lang.T("atlas.axis_moves"), Whole: true, Least: 4}
	c.Y = render.Axis{Title: lang.T("atlas.axis_boards"), Log: d.log, Whole: true}
	if n := s.survey.counts; !d.log && s.survey.done() {
		c.Y.Max = 1.05 * float64(n[s.survey.peak()]) // no line above the bars: they have the whole height
	}
	if !d.alone && s.survey.done() { // the words below name the moves
		c.X.Title = ""
	}
	c.Bars = c.Bars[:0]
	for _, n := range s.survey.counts {
		c.Bars = append(c.Bars, float64(n))
	}
	for !s.survey.done() && len(c.Bars) <= s.knownRadius() {
		c.Bars = append(c.Bars, 0) // space for depths that are still to be counted
	}
	c.Mark, c.Label = key.mark, lang.T("atlas.mark")
	c.Foot = knobRadius / chartScale(f)
	d.list.Reset(r.X+r.W, r.Y+r.H, f.Theme.Paper)
	d.plot = d.list.Chart(f.Fonts, r, c, f.Theme, f.Scale*chartScale(f))
}

// paint draws the chart.
func (d *depthChart) paint(l *render.List, f *ui.Frame) {
	if len(d.chart.Bars) > 0 {
		l.Chart(f.Fonts, d.key.rect, &d.chart, f.Theme, f.Scale*chartScale(f))
	}
}

// paintKnob draws the slider's knob below the bar of the depth chosen.
func (d *depthChart) paintKnob(l *render.List, f *ui.Frame, c *ui.Control) {
	if !d.chart.Chosen.On {
		return
	}
	at := d.chart.Chosen.At
	bar, p := d.plot.Bar(at, d.chart.Bars[at]), d.plot.Rect
	r := f.Dip(knobRadius)
	knob := render.Rect{X: bar.X + bar.W/2 - r, Y: p.Y + p.H - r, W: 2 * r, H: 2 * r}
	l.Box(knob, r, render.BoxStyle{Fill: f.Theme.Accent, Edge: f.Theme.Paper, EdgeWidth: f.Dip(2)})
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, knob, r)
	}
}
