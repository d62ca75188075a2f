package ui

import "wildfifteen/render"

// Dots draws three dots in the middle of a rectangle, as high as it, some of them filled: in honey if all are.
func Dots(l *render.List, f *Frame, r render.Rect, filled int) {
	fill := f.Theme.Accent
	if filled == 3 {
		fill = f.Theme.Honey
	}
	d, gap := r.H, r.H*0.6
	x := r.X + (r.W-3*d-2*gap)/2
	for i := range 3 {
		style := render.BoxStyle{Fill: fill}
		if i >= filled {
			style = render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)}
		}
		l.Box(render.Rect{X: x + float32(i)*(d+gap), Y: r.Y, W: d, H: d}, d/2, style)
	}
}
