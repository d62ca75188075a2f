package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// curve shows how many boards of a size need how many moves. All curves have the same scale of moves, so that they can be
// compared: a column for each number of moves, in the colour of that number.
type curve struct {
	parts []float32 // heights of the columns, the highest 1
	mean  float32   // moves
	most  int       // moves at the end of the scale
}

func newCurve(k *space.KnownSize, most int) curve {
	c := curve{mean: float32(k.Mean), most: most}
	var peak uint64
	for _, n := range k.Counts {
		peak = max(peak, n)
	}
	for _, n := range k.Counts {
		c.parts = append(c.parts, float32(float64(n)/float64(peak)))
	}
	return c
}

// paint draws the curve in r, from left to right in every language.
func (c *curve) paint(l *render.List, f *ui.Frame, r render.Rect) {
	knob := f.Dip(4)
	base := r.Y + r.H - knob
	slot := r.W / float32(c.most+1)
	at := func(moves float32) float32 { return r.X + slot*(moves+0.5) }
	high := base - r.Y
	for i, part := range c.parts {
		x0, x1 := render.Floor(r.X+slot*float32(i)), render.Floor(r.X+slot*float32(i+1))
		h := max(1, render.Floor(high*part+0.5))
		l.Fill(render.Rect{X: x0, Y: base - h, W: max(1, x1-x0), H: h}, 0, c.color(f, i))
	}
	hair := max(1, render.Floor(f.Dip(1)))
	l.Fill(render.Rect{X: r.X, Y: base, W: c.width(r.W), H: hair}, 0, f.Theme.ChartGrid)
	dot := render.Rect{X: at(c.mean) - knob, Y: base - knob, W: 2 * knob, H: 2 * knob}
	l.Box(dot, knob, render.BoxStyle{Fill: f.Theme.Ink, Edge: f.Theme.Paper, EdgeWidth: max(1, f.Dip(1))})
}

// width returns the width of the curve in a chart of some width.
func (c *curve) width(chart float32) float32 {
	return render.Floor(chart / float32(c.most+1) * float32(len(c.parts)))
}

// color returns the colour of the column of a number of moves.
func (c *curve) color(f *ui.Frame, moves int) render.Color {
	if f.Theme.Contrast {
		return f.Theme.Ink
	}
	return f.Theme.OnPaper(float64(moves) / float64(c.most))
}
