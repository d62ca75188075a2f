package render

// engraving draws the goal's line as a groove in the tray, and in the blank the number that belongs there.
func (p *tiles) engraving() {
	v, l := p.view, p.list
	if s, ok := strokesOf(v.Goal); ok && v.Cell >= ribbonSmooth && !v.Theme.Contrast {
		groove := newRibbon(l, v.Board.Size(), v.Origin, v.Cell, grooveWidth)
		groove.groove(&s, v.Theme.Groove)
	}
	blank := v.Board.Blank()
	label := v.Goal.Board().At(blank)
	if !p.digits || label == 0 || v.Hint.On { // the hint's way is shown in the blank
		return
	}
	small := *p
	px := int(round(float32(p.face.Px()) * blankNumber * v.Cell / p.cap))
	small.face = p.fonts.Face(Title, min(px, p.face.Px()))
	small.cap = p.fonts.Metrics(small.face).Cap
	r := v.tileRect(blank)
	mid, side := r.Centre(), blankClear*v.Cell
	l.Fill(Rect{mid.X - side/2, mid.Y - side/2, side, side}, side/2, v.Theme.Tray)
	lo := len(l.Glyphs)
	small.number(r, label)
	l.glyphs(r, lo, 1, v.Theme.Ink2)
}

// bridges joins the faces of tiles at rest that follow each other on the goal's line and stand in their goal cells.
func (p *tiles) bridges() {
	v := p.view
	s, ok := strokesOf(v.Goal)
	if !ok {
		return
	}
	for k := range s.count {
		for i := range s.length - 1 {
			from, to := s.cell(k, i), s.cell(k, i+1)
			if !p.settled(from) || !p.settled(to) {
				continue
			}
			growth := float32(1)
			if v.Growth < 1 && !v.Before.IsZero() && !(v.wasHome(from) && v.wasHome(to)) {
				growth = v.Growth
			}
			p.bridge(from, to, growth)
		}
	}
}

// settled reports whether the tile in a cell is home and at rest.
func (p *tiles) settled(cell int) bool {
	v := p.view
	label := v.Board.At(cell)
	if label == 0 || v.Goal.Board().At(cell) != label {
		return false
	}
	at := p.list.marks[label].shift
	return at == 0 || v.Shift[at-1].still()
}

// still reports whether a tile with a shift stands where it would at rest, as one that only glows does.
func (s *TileShift) still() bool {
	return s.DX == 0 && s.DY == 0 && s.Down == 0 && s.Fade == 0 && (s.Zoom == 0 || s.Zoom == 1)
}

// wasHome reports whether the goal's tile of a cell stood there on the board before.
func (v *BoardView) wasHome(cell int) bool {
	return v.Before.Size() == v.Goal.Size() && v.Before.At(cell) == v.Goal.Board().At(cell)
}

// bridge draws the bridge between the faces of two neighbouring cells. It grows from its middle.
func (p *tiles) bridge(from, to int, growth float32) {
	v := p.view
	width := round(bridgeWidth * v.Cell * growth)
	if width < 1 {
		return
	}
	c := v.Theme.RibbonColor(Mix(v.Colors[v.Board.At(from)], v.Colors[v.Board.At(to)], 0.5))
	a, b := v.faceRect(min(from, to)), v.faceRect(max(from, to))
	if a.Y == b.Y {
		p.list.Fill(Rect{a.X + a.W, round(a.Y + (a.H-width)/2), b.X - a.X - a.W, width}, 0, c)
		return
	}
	p.list.Fill(Rect{round(a.X + (a.W-width)/2), a.Y + a.H, width, b.Y - a.Y - a.H}, 0, c)
}
