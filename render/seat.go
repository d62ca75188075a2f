package render

// seats reports whether the tile in a cell is home and shown so: it sits in the tray, its face down where its lip would end, without a
// shadow, and a thin line runs round it.
func (v *BoardView) seats(cell int) bool {
	if !v.Framed || v.Covered || !v.matched() {
		return false
	}
	label := v.Board.At(cell)
	return label != 0 && v.Goal.Board().At(cell) == label
}

// down returns how far the tile in a cell with a shift is pressed down, 0..1. One that comes home goes down as it arrives.
func (v *BoardView) down(s *TileShift, cell int) float32 {
	if !v.seats(cell) {
		return s.Down
	}
	return max(s.Down, 1-(abs(s.DX)+abs(s.DY))/(seatFrom*v.Cell))
}

// seat marks the face r of the tile in a cell as home: a line runs round it, inside the rings that the cell may have. Where that would
// touch the number, or in high contrast, whose rings are as yellow, only its corners are left, as those that hold a picture in an album.
func (p *tiles) seat(r Rect, radius float32, cell int) {
	v, style := p.view, &p.style
	in := max(round(seatInset*r.W), round(v.Scale), style.EdgeWidth*float32(min(style.Edge.A, 1))+round(v.Scale))
	if depth := v.ringDepth(cell); depth > 0 {
		in = max(in, round(depth+1.5*v.Scale))
	}
	c := v.Theme.Home
	if !v.Theme.Contrast {
		c = c.Fade(seatAlpha)
	}
	w := max(1, round(min(seatLine*v.Scale, r.W/16)))
	line := BoxStyle{Edge: v.markColor(v.Board.At(cell), c), EdgeWidth: w}
	if !v.Theme.Contrast && v.Cell >= seatWhole*v.Scale && labelDigits(v.Board) <= 2 {
		p.list.Box(r.Inset(in), max(radius-in, 0), line)
		return
	}
	arm := in + w + round(seatArm*r.W)
	for _, y := range [...]float32{r.Y, r.Y + r.H - arm} {
		for _, x := range [...]float32{r.X, r.X + r.W - arm} {
			p.list.PushClip(Rect{x, y, arm, arm})
			p.list.Box(r.Inset(in), max(radius-in, 0), line)
			p.list.PopClip()
		}
	}
}
