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
		d.Box(r, radius, d.barStyle(i))
	}
}

// pale is how much of its colour a bar keeps while another one is chosen.
const pale = 0.68

func (d *charter) barStyle(i int) BoxStyle {
	chosen := d.chart.Chosen
	if d.theme.Contrast {
		if chosen.Is(i) {
			return BoxStyle{Fill: d.theme.Ink}
		}
		return BoxStyle{Fill: d.theme.Paper, Edge: d.theme.TileEdge, EdgeWidth: max(1, round(d.scale))}
	}
	color := d.theme.OnPaper(part(i, len(d.chart.Bars)))
	if chosen.On && !chosen.Is(i) {
		color = Mix(d.theme.Paper, color, pale)
	}
	return BoxStyle{Fill: color}
}

// flagHeight returns the height of a flag without its pole.
func (d *charter) flagHeight() float32 { return d.fonts.Metrics(d.ticks).Line + 4*d.scale }

// flag draws a flag with words. Its pole stands on the marked bar, and the flag flies above all bars that it is over: to the
// right of the pole or, where there is no room, to the left.
func (d *charter) flag() {
	i := d.chart.Mark.At
	if !d.chart.Mark.On || i >= len(d.chart.Bars) || d.chart.Label == "" {
		return
	}
	face := d.fonts.Face(Bold, d.ticks.Px())
	bar, p := d.plot.Bar(i, d.chart.Bars[i]), d.plot.Rect
	pole, radius := max(1, round(2*d.scale)), 4*d.scale
	words := d.fonts.Width(face, d.chart.Label)
	box := Rect{W: min(words+16*d.scale, p.W), H: d.flagHeight()}
	x := round(bar.X + (bar.W-pole)/2)
	if box.X = x; x+box.W > p.X+p.W {
		box.X = max(p.X, x+pole-box.W)
	}
	top := bar.Y
	for k, v := range d.chart.Bars {
		if r := d.plot.Bar(k, v); r.X < box.X+box.W && r.X+r.W > box.X {
			top = min(top, r.Y)
		}
	}
	box.Y = round(top - tickGap*d.scale - box.H)
	d.Fill(Rect{x, box.Y + radius, pole, bar.Y - box.Y - radius}, 0, d.theme.Accent)
	d.Fill(box, radius, d.theme.Accent)
	d.TextIn(d.fonts, face, d.chart.Label, box, Middle, Middle, d.theme.OnAccent)
}
