package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// spread shows at the start of the chart of a walk how many of all boards need how many moves: where the walk will end. It
// lies on its side, so that its moves are those of the chart, and the bar of the moves that the board needs now stands out.
type spread struct{ curve }

func newSpread(k *space.KnownSize) spread { return spread{curve: newCurve(k, k.Radius)} }

// The longest bar is so large a part of the chart, and a pale one keeps so much of its colour.
const (
	spreadPart = 0.5
	spreadPale = 0.45
)

// paint draws the spread in a plot; depth is how many moves the board needs.
func (s *spread) paint(l *render.List, f *ui.Frame, plot *render.Plot, depth int) {
	l.PushClip(plot.Rect)
	defer l.PopClip()
	hair := max(1, render.Floor(f.Dip(1)))
	for i, part := range s.parts {
		low, high := render.Floor(plot.At(0, float64(i)-0.5).Y), render.Floor(plot.At(0, float64(i)+0.5).Y)
		gap := hair
		if low-high < f.Dip(4) { // thin bars make one shape
			gap = 0
		}
		bar := render.Rect{X: plot.Rect.X, Y: high, W: render.Floor(plot.Rect.W * spreadPart * part), H: max(1, low-high-gap)}
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
}
