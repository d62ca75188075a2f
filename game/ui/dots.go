package ui

import "wildfifteen/render"

// Dots draws three dots in the middle of a rectangle, as high as it, some of them filled: in honey if all are.
func Dots(l *render.List, f *Frame, r render.Rect, filled int) {
	fill := f.Theme.Accent
	if filled == 3 {
		fill = f.Theme.Honey
	}
	d, gap := r.H, r.H*dotsGap
	x := r.X + (r.W-DotsWidth(d))/2
	for i := range 3 {
		style := render.BoxStyle{Fill: fill}
		if i >= filled {
			style = render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)}
		}
		l.Box(render.Rect{X: x + float32(i)*(d+gap), Y: r.Y, W: d, H: d}, d/2, style)
	}
}

// dotsGap is the gap between two dots as a fraction of their diameter.
const dotsGap = 0.6

// DotsWidth returns the width of three dots of a diameter.
func DotsWidth(d float32) float32 { return d * (3 + 2*dotsGap) }
