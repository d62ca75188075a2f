package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// spread shows at the end of the chart of a walk how many of all boards need how many moves: where the walk will end. It lies on its
// side, so that its moves are those of the chart, and the bar of the moves that the board needs now stands out.
type spread struct {
	curve
	name string
}

func newSpread(k *space.KnownSize, name string) spread {
	return spread{curve: newCurve(k, k.Radius), name: name}
}

// The spread takes so large a part of the chart's width, and a pale bar keeps so much of its colour.
const (
	spreadPart = 0.26
	spreadPale = 0.45
)

// spreadGap is the space between the chart and the spread, in dip.
const spreadGap = 20

// split divides the place of a chart between the lines and the spread, for which large letters leave no room on an upright screen.
func (s *spread) split(f *ui.Frame, r render.Rect) (lines, bars render.Rect) {
	if len(s.parts) == 0 || over(f) {
		return r, render.Rect{}
	}
	lines, bars = r, r
	bars.W = render.Floor(r.W * spreadPart)
	lines.W = r.W - bars.W - f.Dip(spreadGap)
	bars.X = r.X + r.W - bars.W
	return lines, bars
}

// paint draws the spread in r, beside a plot; depth is how many moves the board needs.
func (s *spread) paint(l *render.List, f *ui.Frame, r render.Rect, plot *render.Plot, depth int) {
	if r.Empty() || plot.Rect.Empty() {
		return
	}
	p := plot.Rect
	hair := max(1, render.Floor(f.Dip(1)))
	gap := hair
	if plot.At(0, 0).Y-plot.At(0, 1).Y < f.Dip(4) { // thin bars make one shape
		gap = 0
	}
	l.PushClip(render.Rect{X: r.X, Y: p.Y, W: r.W, H: p.H})
	for i, part := range s.parts {
		low, high := render.Floor(plot.At(0, float64(i)-0.5).Y), render.Floor(plot.At(0, float64(i)+0.5).Y)
		bar := render.Rect{X: r.X, Y: high, W: render.Floor(r.W * part), H: max(1, low-high-gap)}
		style := render.BoxStyle{Fill: s.color(f, i)}
		switch {
		case i == depth:
			bar.W = max(bar.W, f.Dip(2))
		case f.Theme.Contrast:
			style = render.BoxStyle{Fill: f.Theme.Paper, Edge: f.Theme.TileEdge, EdgeWidth: hair}
		default:
			style.Fill = render.Mix(f.Theme.Paper, style.Fill, spreadPale)
		}
		radius := min(f.Dip(3), gap*2)
		bar.X, bar.W = bar.X-radius, bar.W+radius // the clip cuts off the round corners at the axis
		l.Box(bar, radius, style)
	}
	l.PopClip()
	l.Fill(render.Rect{X: r.X, Y: p.Y, W: hair, H: p.H}, 0, f.Theme.Edge)
	l.Fill(render.Rect{X: r.X, Y: render.Floor(plot.At(0, float64(s.mean)).Y + 0.5), W: r.W, H: hair}, 0, f.Theme.Ink2) // goes on with the rule of the chart
	s.paintName(l, f, r, p.Y+p.H)
}

// The measures of the name in dip: its letters are those of the numbers beside it, or smaller where it is too wide, and it ends so far
// below the axis.
const (
	spreadName  = 13
	spreadSmall = 9
	spreadFoot  = 7
)

// paintName writes the name below the bars, at the end of the line of the chart's numbers.
func (s *spread) paintName(l *render.List, f *ui.Frame, r render.Rect, axis float32) {
	scale, size := f.Scale*mixScale(f), float32(spreadName)
	face := func() render.FaceID { return f.Fonts.Face(render.Regular, int(size*scale+0.5)) }
	for size > spreadSmall && f.Fonts.Width(face(), s.name) > r.W {
		size--
	}
	foot := axis + render.Floor(spreadFoot*scale+0.5) + f.Fonts.Metrics(f.Fonts.Face(render.Regular, int(spreadName*scale+0.5))).Cap
	l.Text(f.Fonts, face(), s.name, r.X+r.W-f.Fonts.Width(face(), s.name), foot, f.Theme.Ink2)
}
