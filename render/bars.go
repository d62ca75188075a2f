package render

// Plot maps a Chart's values to places on the screen.
type Plot struct {
	Rect  Rect // the area between the axes
	x, y  scale
	slot  float32 // width of a bar with the space beside it
	first float64 // X of bar 0
}

// At returns the place of a pair of values.
func (p *Plot) At(x, y float64) Point { return Point{p.x.at(x), p.y.at(y)} }

// Bar returns the rectangle of a bar of the given height at X = First+i.
func (p *Plot) Bar(i int, height float64) Rect {
	x := p.x.at(p.first + float64(i))
	space := max(1, round(0.12*p.slot))
	if p.slot < 4 {
		space = 0
	}
	x0, x1 := round(x-p.slot/2), round(x+p.slot/2)
	y, base := p.Rect.Y+p.Rect.H, p.Rect.Y+p.Rect.H
	if height > 0 {
		y = min(p.y.at(height), base-1)
	}
	lead := Floor(space / 2)
	return Rect{x0 + lead, round(y), max(x1-x0-space, 1), base - round(y)}
}

// BarAt is the hit test of n bars: it returns the bar whose column, at any height and with the space beside the bar,
// contains a point; ok is false outside the plot and outside the columns.
func (p *Plot) BarAt(at Point, n int) (i int, ok bool) {
	if !p.Rect.Contains(at) || p.slot <= 0 {
		return 0, false
	}
	i = int(Floor((at.X-p.x.at(p.first))/p.slot + 0.5))
	return i, i >= 0 && i < n
}

func (d *charter) bars() {
	d.PushClip(Rect{d.plot.Rect.X, d.plot.Rect.Y, d.plot.Rect.W, d.plot.Rect.H})
	defer d.PopClip()
	for i, v := range d.chart.Bars {
		r := d.plot.Bar(i, v)
		if r.H <= 0 {
			continue
		}
		radius := min(3*d.scale, 0.14*r.W)
		r.H += radius // the clip cuts off the lower round corners
		style := BoxStyle{Fill: d.theme.Ramp(part(i, len(d.chart.Bars)))}
		if d.theme.Contrast {
			style = BoxStyle{Fill: d.theme.Paper, Edge: d.theme.TileEdge, EdgeWidth: max(1, round(d.scale))}
		}
		if d.chart.Mark.Is(i) {
			style = BoxStyle{Fill: d.theme.Focus}
		}
		d.Box(r, radius, style)
	}
}

// mark writes the label above the marked bar, inside the plot and above the bars beside it.
func (d *charter) mark() {
	i := d.chart.Mark.At
	if !d.chart.Mark.On || i >= len(d.chart.Bars) || d.chart.Label == "" {
		return
	}
	face, m := d.fonts.Face(Bold, d.ticks.Px()), d.fonts.Metrics(d.ticks)
	bar, p := d.plot.Bar(i, d.chart.Bars[i]), d.plot.Rect
	w := min(d.fonts.Width(face, d.chart.Label), p.W)
	x := max(p.X, min(bar.X+(bar.W-w)/2, p.X+p.W-w))
	top := bar.Y
	for k, v := range d.chart.Bars {
		if r := d.plot.Bar(k, v); r.X < x+w && r.X+r.W > x {
			top = min(top, r.Y)
		}
	}
	y, hair := round(top-tickGap*d.scale), max(1, round(d.scale))
	if top < bar.Y {
		d.Fill(Rect{round(bar.X + bar.W/2 - hair/2), y, hair, bar.Y - y}, 0, d.theme.Ink)
	}
	d.Fill(Rect{x, y - m.Cap, w, m.Cap}.Inset(-3*d.scale), 3*d.scale, d.theme.Paper)
	d.TextIn(d.fonts, face, d.chart.Label, Rect{x, y - m.Cap, w, m.Cap}, Start, Middle, d.theme.Ink)
}
