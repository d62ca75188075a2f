package render

// The measures of a legend in dip: of the sample of a line with the gap after it, and between two names. And the em of its smallest
// letters in pixels.
const (
	legendSample = 24
	legendGap    = 16
	legendLeast  = 8
)

// legendWidth returns the width of the legend of the lines in a face: of all in a row, or of the widest.
func (d *charter) legendWidth(face FaceID, stacked bool) (w float32) {
	for _, line := range d.chart.Lines {
		if line.Name == "" {
			continue
		}
		one := d.fonts.Width(face, line.Name) + legendSample*d.scale
		switch {
		case stacked:
			w = max(w, one)
		case w > 0:
			w += legendGap*d.scale + one
		default:
			w = one
		}
	}
	return w
}

// fitLegend finds how the legend stands in a width: in a row, in smaller letters if it must, else one name below the other.
func (d *charter) fitLegend(width float32) {
	d.legend, d.stacked = d.title, false
	if d.legendWidth(d.legend, false) <= width {
		return
	}
	if d.legend = d.ticks; d.legendWidth(d.legend, false) <= width {
		return
	}
	d.stacked = true
	for px := titlePx * d.scale; px >= legendLeast; px-- {
		if d.legend = d.fonts.Face(Regular, int(round(px))); d.legendWidth(d.legend, true) <= width {
			return
		}
	}
}

// sample draws a piece of the i-th line that ends at x, or its only point.
func (d *charter) sample(i int, x, y float32) {
	s, c := &d.chart.Lines[i], d.theme.LineColor(i)
	from, to := x-legendSample*d.scale, x-8*d.scale
	lo := len(d.Points)
	switch {
	case s.alone():
		d.dot(Point{to - aloneRadius*d.scale, y}, aloneRadius*d.scale, c)
	case s.Ribbon && !d.theme.Contrast:
		for k := range 5 {
			d.Points = append(d.Points, Point{from + float32(4*k)*d.scale, y})
		}
		d.ribbon(lo)
	default:
		d.Line([]Point{{from, y}, {to, y}}, 3*d.scale, c)
	}
}

// names writes the legend of the lines, and returns where it begins.
func (d *charter) names(r Rect) (from float32) {
	m, end := d.fonts.Metrics(d.title), r.X+r.W
	from = end - d.legendWidth(d.legend, d.stacked)
	for i := len(d.chart.Lines) - 1; i >= 0; i-- {
		name := d.chart.Lines[i].Name
		if name == "" {
			continue
		}
		x, y := end-d.fonts.Width(d.legend, name), r.Y
		if d.stacked {
			x, y = from+legendSample*d.scale, r.Y+m.Line*float32(i)
		}
		d.TextIn(d.fonts, d.legend, name, Rect{x, y, r.X + r.W - x, m.Line}, Start, Middle, d.theme.Ink)
		d.sample(i, x, y+m.Line/2)
		if !d.stacked {
			end = x - (legendSample+legendGap)*d.scale
		}
	}
	return from
}
