package render

import "slices"

// tiles draws the tiles of one board.
type tiles struct {
	list   *List
	fonts  *Fonts
	view   *BoardView
	style  BoxStyle // of a face, without the fill
	foot   BoxStyle // of a lip, without the fill
	lip    float32  // height
	radius float32
	face   FaceID // of the numbers
	digits bool   // numbers are written in characters
	form   Numerals
	cap    float32 // cap height of face
	shows  bool    // the tiles show a picture
}

func newTiles(l *List, f *Fonts, v *BoardView) tiles {
	t := v.Theme
	p := tiles{list: l, fonts: f, view: v, radius: tileRadius * v.Cell}
	p.style.Light, p.style.LightWidth = t.TileLight, max(1, round(v.Scale))
	p.style.Edge, p.style.EdgeWidth = t.TileEdge, max(1, round(min(2*v.Scale, v.Cell/12)))
	p.lip = v.lip()
	base := &p.style
	if p.lip > 0 {
		base = &p.foot
	}
	if v.Cell >= shadowMin*v.Scale {
		base.Shadow, base.ShadowY, base.ShadowBlur = t.TileShadow, shadowDown*v.Cell, shadowBlur*v.Cell
		if v.Whole > 0 && v.Pictured() { // a picture that has grown together shows no tiles
			base.Shadow = base.Shadow.Fade(uint8(255 * max(0, 1-v.Whole)))
		}
	}
	p.form, p.shows = v.Numerals.on(v.Board, t), v.Pictured()
	if p.shows && p.form == Pips {
		p.form = Arabic
	}
	if v.Numbers && !v.Covered && !(p.shows && v.Plates == NoPlates) && (p.form == Arabic || p.form == Roman) {
		p.setFace()
	}
	return p
}

// setFace chooses the face of the numbers; they are left out where they would be too small to read.
func (p *tiles) setFace() {
	f, v := p.fonts, p.view
	px := NumberPx(f, v.Board, v.Cell)
	if p.form == Roman {
		px = int(min(romanMaxEm*v.Cell, romanWidth*(v.Cell-gap(v.Cell))/romanEm(f, v.Board)))
	}
	if p.shows {
		px = int(float32(px) * v.plateScale())
	} else {
		px = int(float32(px) * (1 - v.Smaller))
	}
	if px >= numberMin {
		p.digits, p.face = true, f.Face(Title, px)
		p.cap = f.Metrics(p.face).Cap
	}
}

// mark records the shift and the cell of each label in the list's scratch memory.
func (p *tiles) mark() {
	l, n := p.list, p.view.Board.Size().Cells()
	if cap(l.marks) <= n {
		l.marks = make([]mark, n+1)
	}
	l.marks = l.marks[:n+1]
	clear(l.marks)
	for i, s := range p.view.Shift {
		if s.Label > 0 && s.Label <= n {
			l.marks[s.Label].shift = int32(i + 1)
		}
	}
	for cell := range n {
		l.marks[p.view.Board.At(cell)].cell = int32(cell)
	}
}

// mark is the state of a label: 1 + the index of its shift, or 0 for none, and its cell.
type mark struct{ shift, cell int32 }

// atRest draws the tiles without a shift: first all tiles, then all their numbers, as one run for as long as their colour stays the
// same.
func (p *tiles) atRest() {
	v, l := p.view, p.list
	clip := l.Clip()
	n := v.Board.Size().Cells()
	for cell := range n {
		label := v.Board.At(cell)
		if label == 0 || l.marks[label].shift > 0 {
			continue
		}
		r, lip := v.tileRect(cell), p.lip
		if v.seats(cell) {
			r, lip = v.faceRect(cell), 0
		}
		if !r.Intersect(clip).Empty() {
			p.tile(r, lip, p.radius, label, cell, 0)
		}
	}
	if p.form == Pips && v.Numbers && !v.Covered {
		p.pipsAtRest()
	}
	if !p.digits {
		return
	}
	lo, color := len(l.Glyphs), v.Theme.Number
	for cell := range n {
		label := v.Board.At(cell)
		if label == 0 || l.marks[label].shift > 0 {
			continue
		}
		if r := v.faceRect(cell); !r.Intersect(clip).Empty() {
			if p.shows {
				p.plated(r, label, 1)
				lo = len(l.Glyphs)
				continue
			}
			if c := v.OnTile(label); c != color {
				l.glyphs(v.Rect, lo, 1, color)
				lo, color = len(l.Glyphs), c
			}
			p.number(r, label)
		}
	}
	l.glyphs(v.Rect, lo, 1, color)
}

// shifted draws the tiles with a shift, each with its number.
func (p *tiles) shifted() {
	v, l := p.view, p.list
	for i := range v.Shift {
		s := &v.Shift[i]
		if s.Label <= 0 || s.Label >= len(l.marks) || s.Label == v.Board.Missing() {
			continue
		}
		cell := int(l.marks[s.Label].cell)
		r := v.tileRect(cell).Move(round(s.DX), round(s.DY))
		zoom := s.Zoom
		if zoom == 0 {
			zoom = 1
		}
		if p.lip == 0 {
			zoom *= 1 - pressedShrink*s.Down
		}
		lip := round(p.lip * (1 - v.down(s, cell)))
		r.Y, r.H = r.Y+p.lip-lip, r.H-p.lip+lip
		big := r.Inset((1 - zoom) * r.W / 2)
		was := l.SetAlpha(uint8(int(l.alpha) * int(255-s.Fade) / 255))
		p.tile(big, lip*zoom, p.radius*zoom, s.Label, cell, s.Glow)
		r.H -= lip
		switch {
		case p.digits && p.shows:
			p.plated(r.Inset((1-zoom)*r.W/2), s.Label, zoom)
		case p.digits:
			p.zoomed(r, s.Label, zoom)
		case p.form == Pips && v.Numbers && !v.Covered:
			p.pips(r.Inset((1-zoom)*r.W/2), s.Label, v.OnTile(s.Label))
		}
		l.SetAlpha(was)
	}
}

// zoomed draws the number of a shifted tile. A pressed tile stays a little smaller for as long as it is pressed, so
// its number is set in a smaller face, which is sharper than a scaled mask.
func (p *tiles) zoomed(r Rect, label int, zoom float32) {
	lo := len(p.list.Glyphs)
	if zoom >= pressedZoom && zoom < 1 {
		small := *p
		small.face = p.fonts.Face(Title, int(round(float32(p.face.Px())*zoom)))
		small.cap = p.fonts.Metrics(small.face).Cap
		small.number(r, label)
		zoom = 1
	} else {
		p.number(r, label)
	}
	p.list.glyphs(r, lo, zoom, p.view.OnTile(label))
}

// OnTile returns the colour of what is written on a tile.
func (v *BoardView) OnTile(label int) Color {
	switch {
	case v.Theme.Inked:
		return v.Colors[label]
	case v.dims(label):
		return v.dimInk(label)
	}
	return v.Theme.Number
}

// dimInk returns the colour of what is on a dimmed tile.
func (v *BoardView) dimInk(label int) Color {
	if label < len(v.Inks) {
		return v.Inks[label]
	}
	return v.Theme.Ink2
}

// markColor returns the colour of a mark on a tile that has colour c elsewhere. Neither a picture nor the tiles of an
// inked theme are dimmed.
func (v *BoardView) markColor(label int, c Color) Color {
	if v.dims(label) && !v.Theme.Inked && !v.Pictured() {
		return v.dimInk(label)
	}
	return c
}

// dims reports whether the colour of a label is dimmed.
func (v *BoardView) dims(label int) bool { return label < len(v.Dimmed) && v.Dimmed[label] }

// pipsAtRest draws the pips of the tiles without a shift.
func (p *tiles) pipsAtRest() {
	v := p.view
	clip := p.list.Clip()
	for cell := range v.Board.Size().Cells() {
		label := v.Board.At(cell)
		if r := v.faceRect(cell); label != 0 && p.list.marks[label].shift == 0 && !r.Intersect(clip).Empty() {
			p.pips(r, label, v.OnTile(label))
		}
	}
}

// tile draws a tile: its lip, of the given height at its foot, its face and its frame.
func (p *tiles) tile(r Rect, lip, radius float32, label, cell int, glow uint8) {
	v := p.view
	style := p.style
	style.Fill = v.Theme.Covered
	if !v.Covered {
		style.Fill = v.Theme.face(v.Colors[label])
	}
	if glow > 0 {
		style.Fill = v.glowing(style.Fill, float32(glow)/255)
	}
	var source Rect
	if p.shows {
		source = p.view.part(p.view.goalFace(label))
		style.Fill = p.view.Image.Mean(source)
	}
	sits := lip == 0 && v.seats(cell)
	switch {
	case sits:
		style.Shadow = Color{}
	case p.lip > 0:
		foot := p.foot
		foot.Fill = p.list.lip(label, style.Fill)
		p.list.Box(r, radius, foot)
		r.H -= lip
	}
	if p.shows {
		style.Fill = Color{255, 255, 255, uint8(float32(glow) * brightest)}
		p.list.Image(r, radius, p.view.Image, source, style)
	} else {
		p.list.Box(r, radius, style)
	}
	if v.Covered && !v.Theme.Contrast && v.Cell >= backMin*v.Scale {
		w := v.Board.Size().W
		p.list.Back(r, v.Theme, cell%w, cell/w)
	}
	if sits {
		p.seat(r, radius, cell)
	}
}

// Of the back of a covered tile, in fractions of its width.
const (
	backMin   = 14   // dip: tiles of smaller cells have none
	backWidth = 0.26 // of its lines
	backPart  = 0.15 // how much of the colour of numbers is in their colour
)

// Back draws the back of a covered tile, as that of a playing card: two quarters of a ring about opposite corners of the tile whose face
// is r. Which corners these are depends on the cell alone, so that the backs of a board are one winding ribbon, and no tile can be told
// from another one.
func (l *List) Back(r Rect, t *Theme, x, y int) {
	d := round(r.W * (1 + backWidth))
	style := BoxStyle{Edge: Mix(t.Covered, t.Number, backPart), EdgeWidth: round(r.W * backWidth)}
	corners := [...]Point{{r.X, r.Y}, {r.X + r.W, r.Y + r.H}}
	if backTurns(x, y) {
		corners = [...]Point{{r.X + r.W, r.Y}, {r.X, r.Y + r.H}}
	}
	l.PushClip(r)
	for _, corner := range corners {
		l.Box(Rect{round(corner.X - d/2), round(corner.Y - d/2), d, d}, d/2, style)
	}
	l.PopClip()
}

// backTurns reports whether the back in a column and a row has its rings about the other two corners: in every other cell of every other
// row, which winds.
func backTurns(x, y int) bool { return (x+y/2)%2 == 0 && y%2 == 0 }

// lip is the colour of a lip below a face.
type lip struct{ face, lip Color }

// lip returns the colour of the lip of a tile or of a ribbon, whose face has colour c.
func (l *List) lip(label int, c Color) Color {
	if n := max(label+1, len(l.marks)); len(l.lips) < n {
		l.lips = slices.Grow(l.lips, n-len(l.lips))[:n]
	}
	cached := &l.lips[label]
	if cached.face != c {
		*cached = lip{c, Lip(c)}
	}
	return cached.lip
}

// glowing returns the colour of a tile that glows by a part, 0..1.
func (v *BoardView) glowing(c Color, part float32) Color {
	if v.Golden {
		return Mix(c, v.Theme.Honey, part*goldenest)
	}
	return brighten(c, part*brightest)
}

// brighten returns c with its channels raised by a fraction.
func brighten(c Color, by float32) Color {
	up := func(v uint8) uint8 { return uint8(min(float32(v)*(1+by)+0.5, 255)) }
	return Color{up(c.R), up(c.G), up(c.B), c.A}
}

// number appends the glyphs of a label with their ink centred in the tile.
func (p *tiles) number(r Rect, label int) {
	var runes [maxNumeral]rune
	var buf [maxNumeral]advance
	text, width := buf[:0], float32(0)
	fc := p.fonts.face(p.face)
	for _, r := range p.form.append(runes[:0], label) {
		a := p.fonts.advance(fc, r)
		text = append(text, a)
		width += a.width
	}
	first, last := &text[0], &text[len(text)-1]
	x := r.X + (r.W-width-first.ink0+last.width-last.ink1)/2
	y := round(r.Y + (r.H+p.cap)/2)
	for _, a := range text {
		px, phase := splitPhase(p.face, x)
		p.list.Glyphs = append(p.list.Glyphs, Glyph{p.face, a.index | phase<<phaseShift, px, y})
		x += a.width
	}
}
