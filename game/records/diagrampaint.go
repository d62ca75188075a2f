package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a diagram's marks in dip.
const (
	dotRadius  = 3
	dimRadius  = 2.5 // behind the lines of a comparison
	ringRadius = 3   // of the other puzzle's, there
	bestRadius = 5
	barGap     = 4 // between two bars
	barRound   = 8 // the radius of their ends
)

// paint draws the diagram.
func (d *diagram) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	// The plot is where the control stands now, which scrolling may have moved since the layout.
	plot := d.chart.Plot(f.Fonts, c.Rect, f.Scale*chartScale(f))
	if plot.Rect.Empty() {
		return
	}
	scale := f.Scale * chartScale(f)
	d.paintGround(l, f, &plot)
	l.Chart(f.Fonts, c.Rect, &d.chart, f.Theme, scale)
	d.paintDots(l, f, &plot, false, d.marked(c))
	if d.compares() { // the lines lie above all solves
		d.paintDots(l, f, &plot, true, d.marked(c))
	}
	l.ChartLines(f.Fonts, c.Rect, &d.chart, f.Theme, scale)
	if !d.compares() { // only the bests lie above them
		d.paintDots(l, f, &plot, true, d.marked(c))
	}
	switch {
	case d.kind == spreadChart:
		d.paintMean(l, f, &plot)
	case d.kind == timesChart && len(d.chart.Lines) == 1:
		d.paintLegend(l, f, c.Rect)
	}
	if d.at < len(d.dots) && d.kind != spreadChart && d.marked(c) {
		p := plot.At(d.dots[d.at].x, d.held(d.dots[d.at].y))
		r := f.Dip(bestRadius + 3)
		l.Box(render.Rect{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r}, r, render.BoxStyle{Edge: f.Theme.Ink, EdgeWidth: f.Dip(2)})
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}

// The ground below the ribbon of averages: the width of its strips in dip, and its alpha.
const (
	groundStep  = 2
	groundAlpha = 34
)

// paintGround fills the place below the ribbon of averages in its colours, faintly, so that its slope shows from afar.
func (d *diagram) paintGround(l *render.List, f *ui.Frame, plot *render.Plot) {
	if d.kind != timesChart || f.Theme.Contrast || len(d.chart.Lines) != 1 || len(d.chart.Lines[0].Points) < 2 {
		return
	}
	points, base := d.chart.Lines[0].Points, plot.Rect.Y+plot.Rect.H
	from, to := plot.At(points[0].X, points[0].Y), plot.At(points[len(points)-1].X, points[len(points)-1].Y)
	step, k := f.Dip(groundStep), 1
	for x := render.Floor(from.X); x < to.X; x += step {
		mid := x + step/2
		for k < len(points)-1 && plot.At(points[k].X, 0).X < mid {
			k++
		}
		a, b := plot.At(points[k-1].X, points[k-1].Y), plot.At(points[k].X, points[k].Y)
		part := max(0, min((mid-a.X)/max(1, b.X-a.X), 1))
		top := a.Y + (b.Y-a.Y)*part
		color := f.Theme.OnPaper(float64((mid - from.X) / max(1, to.X-from.X)))
		l.Fill(render.Rect{X: x, Y: top, W: min(step, to.X-x), H: base - top}, 0, color.Fade(groundAlpha))
	}
}

// marked reports whether the value chosen has a mark: once the player has chosen one, or may with the keys.
func (d *diagram) marked(c *ui.Control) bool { return d.chosen || c.Focused }

// compares reports whether the diagram is a comparison of two puzzles.
func (d *diagram) compares() bool { return d.kind == timesChart && len(d.chart.Lines) > 1 }

// paintDots draws the values that are new bests or those that are not, these above those that they are compared with.
func (d *diagram) paintDots(l *render.List, f *ui.Frame, plot *render.Plot, best, marked bool) {
	if !best {
		for i := range d.others { // rings, to be told from its own without their colour
			l.Spot(spots[1], plot.At(d.others[i].X, d.others[i].Y), f.Dip(ringRadius), f.Dip(1.25), d.paleOf(f.Theme, 1), f.Theme)
		}
	}
	for i := range d.dots {
		if d.dots[i].best == best {
			d.paintDot(l, f, plot, i, marked)
		}
	}
}

// paleOf returns the colour of the solves behind the i-th line.
func (d *diagram) paleOf(t *render.Theme, i int) render.Color {
	if t.Contrast {
		return t.LineColor(i)
	}
	return render.Mix(t.Paper, t.LineColor(i), [...]float32{0.5, 0.6}[i%2]) // a ring has less of it
}

// color returns the colour of the i-th value: pale behind a line of averages, which is what the diagram is about, and in the ramp's
// colours where no line is.
func (d *diagram) color(t *render.Theme, i int) render.Color {
	switch {
	case d.compares():
		return d.paleOf(t, 0)
	case t.Contrast:
		return t.Ink
	case d.kind == timesChart && len(d.chart.Lines[0].Points) > 0:
		return render.Mix(t.Paper, t.Edge, 0.45)
	}
	return t.OnPaper(float64(i) / float64(max(1, len(d.dots)-1)))
}

func (d *diagram) paintDot(l *render.List, f *ui.Frame, plot *render.Plot, i int, marked bool) {
	b := &d.dots[i]
	color := d.color(f.Theme, i)
	if d.kind == spreadChart {
		from, to := plot.At(b.low, 0), plot.At(b.x, b.y)
		gap := min(f.Dip(barGap), render.Floor((to.X-from.X)/3))
		bar := render.Rect{X: from.X + gap/2, Y: to.Y, W: max(1, to.X-from.X-gap), H: from.Y - to.Y}
		if b.y > 0 {
			l.Fill(bar, min(f.Dip(barRound), bar.W/2, bar.H/2), color)
		}
		if i == d.at && marked {
			l.Box(bar.Inset(-f.Dip(2)), f.Dip(barRound+2), render.BoxStyle{Edge: f.Theme.Ink, EdgeWidth: f.Dip(2)})
		}
		return
	}
	if !b.best || d.compares() {
		p, r := plot.At(b.x, d.held(b.y)), f.Dip(d.spot())
		l.Fill(render.Rect{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r}, r, color)
		return
	}
	p, r := plot.At(b.x, b.y), f.Dip(bestRadius)
	style := render.BoxStyle{Fill: f.Theme.Honey, Edge: f.Theme.Ink, EdgeWidth: max(1, f.Dip(1))}
	l.Box(render.Rect{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r}, r, style)
}

// spot returns the radius of the dot of a solve in dip.
func (d *diagram) spot() float32 {
	if d.compares() {
		return dimRadius
	}
	return dotRadius
}

// paintMean draws a line at the mean of all times, down to the bar that it stands on, with its name.
func (d *diagram) paintMean(l *render.List, f *ui.Frame, plot *render.Plot) {
	p, face := plot.At(d.mean, 0), f.Face(render.Regular, 16)
	hair, top := f.Dip(2), plot.Rect.Y-f.Fonts.Metrics(face).Line/2
	x := render.Floor(p.X - hair/2)
	foot := p.Y
	for _, b := range d.dots {
		if b.low <= d.mean && d.mean < b.x {
			foot = plot.At(b.x, b.y).Y
		}
	}
	l.Fill(render.Rect{X: x, Y: top, W: hair, H: foot - top}, 0, f.Theme.Ink)
	room := max(plot.Rect.X+plot.Rect.W-p.X, p.X-plot.Rect.X) - f.Dip(8)
	face = f.FaceFitting(d.flag, room)
	w, line := f.Fonts.Width(face, d.flag), f.Fonts.Metrics(face).Line
	x = p.X + f.Dip(8)
	if x+w > plot.Rect.X+plot.Rect.W {
		x = p.X - f.Dip(8) - w
	}
	words := render.Rect{X: x, Y: top, W: w, H: line}
	l.Fill(render.Rect{X: x - f.Dip(4), Y: top, W: w + f.Dip(8), H: line}, 0, f.Theme.Paper) // no line of the grid runs through them
	l.TextIn(f.Fonts, face, d.flag, words, render.Start, render.Middle, f.Theme.Ink)
}

// paintLegend draws what the dots of new bests are, between the title of the axis and the name of the line, if there is room.
func (d *diagram) paintLegend(l *render.List, f *ui.Frame, r render.Rect) {
	scale := f.Scale * chartScale(f)
	face := f.Fonts.Face(render.Regular, int(16*scale+0.5))
	line, dot, gap := f.Fonts.Metrics(face).Line, f.Dip(2*bestRadius), 8*scale
	width := dot + gap + f.Fonts.Width(face, d.legend)
	end := r.X + r.W
	if name := d.chart.Lines[0].Name; name != "" {
		end -= f.Fonts.Width(face, name) + 44*scale
	}
	x := end - width
	if x < r.X+f.Fonts.Width(face, d.chart.Y.Title)+2*gap {
		return
	}
	style := render.BoxStyle{Fill: f.Theme.Honey, Edge: f.Theme.Ink, EdgeWidth: max(1, f.Dip(1))}
	l.Box(render.Rect{X: x, Y: r.Y + (line-dot)/2, W: dot, H: dot}, dot/2, style)
	l.TextIn(f.Fonts, face, d.legend, render.Rect{X: x + dot + gap, Y: r.Y, W: width, H: line}, render.Start, render.Middle, f.Theme.Ink)
}
