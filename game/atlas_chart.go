package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// depthChart is the chart of a state space: a bar for each depth, one of them chosen.
type depthChart struct {
	chart render.Chart
	plot  render.Plot
	of    plotOf
	list  render.List // scratch
}

// plotOf is what the place of the bars depends on.
type plotOf struct {
	rect   render.Rect
	text   float32
	bars   int
	counts uint64
	mark   render.Mark
	log    bool
}

// layout lays the chart out in r: a picture, and once the space is counted a slider that chooses a depth.
func (d *depthChart) layout(s *atlas, f *ui.Frame, r render.Rect) {
	t := s.app.lang.T
	at := f.Fixed(r) // a chart reads from left to right in every language
	d.set(s, f, at)
	n := len(d.chart.Bars)
	if !s.survey.done() || d.plot.Rect.Empty() {
		f.Add(ui.Control{ID: chartID, Role: ui.Image, Look: ui.Custom, Label: t("atlas.chart"), Rect: r})
		return
	}
	p := d.plot.Rect
	over := render.Rect{X: p.X, Y: p.Y, W: p.W, H: at.Y + at.H - p.Y}
	first := d.plot.Bar(0, 1)
	depth := s.depth
	if f.RTL {
		depth = n - 1 - depth
	}
	usual := f.Track(&ui.Control{Rect: over}).X - over.X
	f.Add(ui.Control{ID: depthID, Role: ui.Slider, Look: ui.Custom, Label: t("atlas.depth"), Value: s.words.depth, Rect: f.Fixed(over),
		Range: ui.Range{Hi: float32(n - 1), At: float32(depth), Step: 1}, Ends: first.X + first.W/2 - p.X - usual})
}

// set brings the chart and the place of its bars up to date.
func (d *depthChart) set(s *atlas, f *ui.Frame, r render.Rect) {
	of := plotOf{r, f.TextSize, len(s.survey.counts), s.survey.total(), render.Mark{}, s.log}
	if s.stand.found() && s.survey.done() {
		of.mark = render.MarkAt(s.stand.depth[0])
	}
	if of == d.of {
		return
	}
	d.of = of
	c := &d.chart
	t := s.app.lang.T
	c.X = render.Axis{Title: t("atlas.axis_moves"), Whole: true}
	c.Y = render.Axis{Title: t("atlas.axis_boards"), Log: s.log, Whole: true}
	c.Bars = c.Bars[:0]
	for _, n := range s.survey.counts {
		c.Bars = append(c.Bars, float64(n))
	}
	for !s.survey.done() && len(c.Bars) <= s.table.radius(s.what.size) {
		c.Bars = append(c.Bars, 0) // room for what is still to be counted
	}
	c.Mark, c.Label = of.mark, t("atlas.mark")
	c.Foot = knobRadius / d.enlarged(f)
	d.list.Reset(r.X+r.W, r.Y+r.H, f.Theme.Paper)
	d.plot = d.list.Chart(f.Fonts, r, c, f.Theme, d.scale(f))
}

// scale is how large the chart's words are drawn.
func (d *depthChart) scale(f *ui.Frame) float32 { return f.Scale * d.enlarged(f) }

// enlarged is how much larger text makes a chart: less than other text, so that there is room for the bars.
func (d *depthChart) enlarged(f *ui.Frame) float32 { return clamp(f.TextSize, 1, 1.6) }

// knobRadius is that of the knob on the axis, in dip.
const knobRadius = 10

// paint draws the chart, with the column of the depth chosen behind it, noDepth for none.
func (d *depthChart) paint(l *render.List, f *ui.Frame, depth int) {
	if len(d.chart.Bars) == 0 {
		return
	}
	if depth >= 0 && depth < len(d.chart.Bars) {
		bar := d.band(f, depth)
		bar.Y, bar.H = d.plot.Rect.Y, d.plot.Rect.H
		l.Fill(bar, 0, bandColor(f))
	}
	l.Chart(f.Fonts, d.of.rect, &d.chart, f.Theme, d.scale(f))
}

// noDepth stands where no depth is chosen yet.
const noDepth = -1

// band is the bar of a depth, wide enough to be seen.
func (d *depthChart) band(f *ui.Frame, depth int) render.Rect {
	bar := d.plot.Bar(depth, d.chart.Bars[depth])
	w := max(bar.W, f.Dip(2))
	return render.Rect{X: bar.X + (bar.W-w)/2, Y: bar.Y, W: w, H: bar.H}
}

func bandColor(f *ui.Frame) render.Color { return f.Theme.Accent.Fade(56) }

// paintChosen marks the depth chosen: its bar tinted and a knob on the axis.
func (d *depthChart) paintChosen(l *render.List, f *ui.Frame, c *ui.Control, depth int) {
	if depth < 0 || depth >= len(d.chart.Bars) {
		return
	}
	band, p := d.band(f, depth), d.plot.Rect
	l.Fill(band, 0, bandColor(f))
	r := f.Dip(knobRadius)
	knob := render.Rect{X: band.X + band.W/2 - r, Y: p.Y + p.H - r, W: 2 * r, H: 2 * r}
	l.Box(knob, r, render.BoxStyle{Fill: f.Theme.Accent, Edge: f.Theme.Paper, EdgeWidth: f.Dip(2)})
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, knob, r)
	}
}
