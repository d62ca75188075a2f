package render

// engraving draws the goal's line as a groove in the tray, and in the blank the number that belongs there. The groove runs behind neither
// that number nor the arrow of a move.
func (p *tiles) engraving() {
	v, l, blank := p.view, p.list, p.view.Board.Blank()
	label, led := v.Goal.Board().At(blank), v.Hint.On || len(v.Way) > 1
	numbered := p.digits && label != 0 && !v.LineOnly && !led
	r := v.tileRect(blank)
	small := v.Cell < grooveMin*v.Scale
	if s, ok := strokesOf(v.Goal); ok && v.Cell >= ribbonSmooth && !v.Theme.Contrast && !(small && (numbered || led)) {
		if small {
			l.PushClip(CellRect(v.Origin, v.Cell, v.Board.Size(), blank))
		}
		groove := newRibbon(l, v.Board.Size(), v.Origin, v.Cell, grooveWidth)
		groove.groove(&s, v.Theme.Groove)
		if small {
			l.PopClip()
		}
	}
	if led {
		size := v.Board.Size()
		all := Rect{v.Origin.X, v.Origin.Y, float32(size.W) * v.Cell, float32(size.H) * v.Cell}
		l.Fill(r.Inset(-gap(v.Cell)).Intersect(all), 0, v.Theme.Tray)
	}
	if numbered {
		p.wanted(r, label)
	}
}

// wanted writes the number that belongs in the blank.
func (p *tiles) wanted(r Rect, label int) {
	v, l := p.view, p.list
	small := *p
	px := int(round(float32(p.face.Px()) * blankNumber * v.Cell / p.cap))
	small.face = p.fonts.Face(Title, min(px, p.face.Px()))
	small.cap = p.fonts.Metrics(small.face).Cap
	mid, side := r.Centre(), blankClear*v.Cell
	l.Fill(Rect{mid.X - side/2, mid.Y - side/2, side, side}, side/2, v.Theme.Tray)
	lo := len(l.Glyphs)
	small.number(r, label)
	ink := v.Theme.Ink2
	if v.Cell < grooveMin*v.Scale { // small
		ink = v.Theme.Ink
	}
	l.glyphs(r, lo, 1, ink)
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

// settled reports whether the tile in a cell is home and at rest, or only risen or faded there.
func (p *tiles) settled(cell int) bool {
	v := p.view
	label := v.Board.At(cell)
	if label == 0 || v.Goal.Board().At(cell) != label {
		return false
	}
	at := p.list.marks[label].shift
	return at == 0 || v.Shift[at-1].rises() || v.Lone || v.moves(cell) && v.Shift[at-1].near(v.Cell)
}

// moves reports whether the tile in a cell is marked as the one to move.
func (v *BoardView) moves(cell int) bool {
	return v.Hint.Is(cell) || len(v.Way) > 1 && v.Way[1] == cell
}

// near reports whether a tile with a shift is only nudged from its cell.
func (s *TileShift) near(cell float32) bool {
	return abs(s.DX)+abs(s.DY) < cell/4 && s.Down == 0 && (s.Zoom == 0 || s.Zoom == 1)
}

// risen returns how far the tile in a cell is from there, in pixels, and how far it glows, 0..1.
func (p *tiles) risen(cell int) (by Point, glow float32) {
	if at := p.list.marks[p.view.Board.At(cell)].shift; at > 0 {
		s := &p.view.Shift[at-1]
		return Point{round(s.DX), round(s.DY)}, float32(s.Glow) / 255
	}
	return Point{}, 0
}

// faded returns how far the tile in a cell has faded.
func (p *tiles) faded(cell int) uint8 {
	if at := p.list.marks[p.view.Board.At(cell)].shift; at > 0 {
		return p.view.Shift[at-1].Fade
	}
	return 0
}

// rises reports whether a tile with a shift stands in its cell, as one that only glows or fades does, or rises in it a little
// as the tiles of a solved board do, so that its bridges stay.
func (s *TileShift) rises() bool {
	return s.DX == 0 && (s.DY == 0 || s.Glow > 0) && s.Down == 0 && (s.Zoom == 0 || s.Zoom == 1)
}

// wasHome reports whether the goal's tile of a cell stood there on the board before.
func (v *BoardView) wasHome(cell int) bool {
	return v.Before.Size() == v.Goal.Size() && v.Before.At(cell) == v.Goal.Board().At(cell)
}

// bridge draws the bridge between the faces of two neighbouring cells. It grows from its middle, brightens and widens with
// the glow of its tiles, and follows them as they rise.
func (p *tiles) bridge(from, to int, growth float32) {
	v := p.view
	first, last := min(from, to), max(from, to)
	a, b := v.faceRect(first), v.faceRect(last)
	byA, glowA := p.risen(first)
	byB, glowB := p.risen(last)
	glow := (glowA + glowB) / 2
	width := round(v.bridgePart() * v.Cell * growth * (1 + bridgeSwell*glow))
	if width < 1 {
		return
	}
	c := v.Theme.RibbonColor(Mix(v.Colors[v.Board.At(from)], v.Colors[v.Board.At(to)], 0.5))
	if glow > 0 {
		c = v.glowing(c, glow)
	}
	if fade := max(p.faded(from), p.faded(to)); fade > 0 {
		defer p.list.SetAlpha(p.list.SetAlpha(uint8(int(p.list.alpha) * int(255-fade) / 255)))
	}
	if a.Y == b.Y {
		left := a.X + a.W + byA.X
		p.neck(Rect{left, round(a.Y + (byA.Y+byB.Y)/2 + (a.H-width)/2), b.X + byB.X - left, width}, false, c)
		return
	}
	top := a.Y + a.H + byA.Y
	p.neck(Rect{round(a.X + (byA.X+byB.X)/2 + (a.W-width)/2), top, width, b.Y + byB.Y - top}, true, c)
}

// bridgePart returns the width of bridges as a fraction of a cell: between small tiles they are wide, so that the line is seen there too.
func (v *BoardView) bridgePart() float32 {
	if v.Cell < lipMin*v.Scale {
		return bridgeSmall
	}
	return bridgeWidth
}

// neck draws a bridge in r, down or across: as wide as r in its middle, and wider towards the faces that it joins, into whose edges its
// own run as arcs. Each arc is the inside of a ring around a point beside the middle, of which only the half beside r is drawn.
func (p *tiles) neck(r Rect, down bool, c Color) {
	way, all := r.W, r
	if down {
		way = r.H
		if p.style.Light.A > 0 {
			all.H += p.style.LightWidth // the light of the face below would cut it off
		}
	}
	p.list.Fill(all, 0, c)
	radius := way / 2
	if radius < bridgeRound || p.view.Theme.Contrast {
		return
	}
	mid, ring := r.Centre(), BoxStyle{Edge: c, EdgeWidth: radius}
	for _, side := range [...]float32{-1, 1} {
		at, half := Point{mid.X, mid.Y + side*(r.H/2+radius)}, Rect{r.X, r.Y - radius, way, radius}
		if down {
			at, half = Point{mid.X + side*(r.W/2+radius), mid.Y}, Rect{r.X - radius, r.Y, radius, way}
		}
		if side > 0 && down {
			half.X = r.X + r.W
		} else if side > 0 {
			half.Y = r.Y + r.H
		}
		p.list.PushClip(half)
		p.list.Box(Rect{at.X - 2*radius, at.Y - 2*radius, 4 * radius, 4 * radius}, 2*radius, ring)
		p.list.PopClip()
	}
}
