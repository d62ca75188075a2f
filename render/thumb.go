package render

import "wildfifteen/puzzle"

// GoalView is what List.GoalThumb draws: a goal as a picture. A goal with a line is a ribbon along it, the classic goal
// a ribbon for each row, an arrangement small tiles.
type GoalView struct {
	Rect   Rect    // the picture is centred in it, as large as fits
	Scale  float32 // device pixels a dip
	Goal   puzzle.Goal
	Theme  *Theme
	Colors []Color // by label, from TileColors
	Inks   []Color // of the numbers by label, where some stand back; nil: all have the theme's

	Undrawn float32  // the part of the line, 0..1, at its end, that is left out
	Plain   bool     // leaves out the numbers of a ribbon
	Mute    bool     // leaves out the numbers of an arrangement
	Bare    bool     // leaves out the groove and the shadow below a ribbon, where tiles are in sight
	Bars    bool     // shows an arrangement that runs along rows or columns as a ribbon for each
	Image   *Image   // the picture on the tiles, shown instead of the line; nil, and always in high contrast: the line
	Gold    float32  // the place of a light in Theme.Honey on the line, in numbers; 0: none
	Raised  bool     // a ribbon of large cells lies on the tray as the tiles do, with a lip at its foot
	Shines  bool     // a raised ribbon shines on the tray in its colours
	Ground  [2]Color // what a raised ribbon lies on, at the upper edge of Rect and at the lower one; none: the tray
	Hollow  bool     // draws only the outline of a ribbon
	Home    Mark     // the cell of interest: it gets a ring, and the ribbon fades but for the cells around it
	Wanted  Mark     // the cell of which the board says what belongs there
	Dim     float32  // how far the others have faded, 0..1
	Window  Rect     // the part of the board that a zoomed view shows, in fractions 0..1 of the board; empty: no frame
}

const (
	thumbGapMin  = 7   // dip a cell: tiles of smaller cells have no gaps
	thumbEdgeMin = 16  // dip a cell: in high contrast, smaller tiles show their numbers without borders
	thumbNumber  = 6.5 // dip to the em: smaller numbers of arrangements are left out
	thumbWidth   = 0.9 // largest width of such a number, as a fraction of a tile's width
	thumbFaded   = 0.35
	ribbonHollow = 0.5 // width of what a hollow ribbon leaves out, in cells
	goldReach    = 2.5 // numbers to either side that a light on the line reaches
	pinLeast     = 9   // dip: width of the disc on a wanted cell
	thumbNear    = 1   // cells along the line to either side of the cell of interest that do not fade
)

// GoalThumb appends the picture of a goal and the frame of v.Window.
func (l *List) GoalThumb(f *Fonts, v *GoalView) {
	b := newThumb(v)
	px := b.numberPx(f)
	if v.Image != nil && !v.Theme.Contrast {
		px = 0
		b.picture(l)
	} else if s, ok := v.strokes(); ok {
		b.ribbon(l, &s, px)
	} else {
		b.tiles(l, px)
	}
	if px > 0 {
		b.numbers(l, f, px)
	}
	if v.Home.On {
		was := l.SetAlpha(uint8(float32(l.alpha) * v.Dim))
		b.ring(l)
		l.SetAlpha(was)
	}
	if v.Wanted.On && v.Undrawn == 0 {
		b.pin(l, px > 0)
	}
	if !v.Window.Empty() {
		b.window(l)
	}
}

// strokes returns the strokes of the goal; ok is false for an arrangement without any.
func (v *GoalView) strokes() (s strokes, ok bool) {
	if s, ok = strokesOf(v.Goal); ok || !v.Bars {
		return s, ok
	}
	return barsOf(v.Goal)
}

// InLines reports whether the goal is shown by lines.
func (v *GoalView) InLines() bool {
	_, ok := v.strokes()
	return ok
}

// Ordered reports whether the picture of a goal shows the order of its numbers by lines: its path or, for the classic
// goal, a line along each row.
func Ordered(g puzzle.Goal) bool {
	_, ok := strokesOf(g)
	return ok
}

// GoalNumbered reports whether the picture of a goal shows numbers in a square of the given side in pixels.
func GoalNumbered(f *Fonts, g puzzle.Goal, side, scale float32) bool {
	b := newThumb(&GoalView{Rect: Rect{W: side, H: side}, Scale: scale, Goal: g})
	return b.numberPx(f) > 0
}

// Frame returns a frame around the picture at a distance: its corners are concentric with those of the ribbon or of the tiles.
func (v *GoalView) Frame(distance float32) (r Rect, radius float32) {
	b := newThumb(v)
	switch {
	case v.Image != nil && !v.Theme.Contrast:
		r, radius = b.pictured()
	case Ordered(v.Goal):
		r, radius = b.board.Inset(RibbonAir*b.cell), (0.5-RibbonAir)*b.cell
	default:
		r, radius = b.board.Inset(b.at(0).X-b.board.X), b.radius
	}
	return r.Inset(-distance), radius + distance
}

// Lead returns how far inside its place the picture begins, in whole pixels: its ribbon, or its tiles.
func (v *GoalView) Lead() float32 {
	r, _ := v.Frame(0)
	return Floor(r.X - v.Rect.X)
}

// Cell returns the place of a cell in the picture.
func (v *GoalView) Cell(cell int) Rect {
	b := newThumb(v)
	return b.at(cell)
}

// thumb is the geometry of a GoalView.
type thumb struct {
	*GoalView
	size      puzzle.Size
	board     Rect
	cell, gap float32 // cell may be a fraction; the borders of tiles are rounded to whole pixels
	radius    float32 // of a tile
}

func newThumb(v *GoalView) thumb {
	b := thumb{GoalView: v, size: v.Goal.Size()}
	w, h := float32(b.size.W), float32(b.size.H)
	b.cell = min(v.Rect.W/w, v.Rect.H/h)
	if whole := Floor(b.cell); whole >= 6 || whole*max(w, h) > 0.93*b.cell*max(w, h) {
		b.cell = whole
	}
	if b.cell >= thumbGapMin*v.Scale {
		b.gap = max(1, round(tileGap*b.cell))
		b.radius = tileRadius * b.cell
	}
	bw, bh := round(b.cell*w), round(b.cell*h)
	b.board = Rect{round(v.Rect.X + (v.Rect.W-bw)/2), round(v.Rect.Y + (v.Rect.H-bh)/2), bw, bh}
	return b
}

// at returns the rectangle of a cell's tile.
func (b *thumb) at(cell int) Rect {
	x, y := float32(cell%b.size.W), float32(cell/b.size.W)
	x0, y0 := b.board.X+round(x*b.cell), b.board.Y+round(y*b.cell)
	x1, y1 := b.board.X+round((x+1)*b.cell), b.board.Y+round((y+1)*b.cell)
	lead := Floor(b.gap / 2)
	return Rect{x0 + lead, y0 + lead, x1 - x0 - b.gap, y1 - y0 - b.gap}
}

// numberPx returns the font size of the numbers, in pixels to the em, 0 for none. An arrangement is recognised only by
// its numbers and colours, so its numbers may be smaller and fill more of a tile.
func (b *thumb) numberPx(f *Fonts) int {
	goal := b.Goal.Board()
	if b.Mute && !b.InLines() {
		return 0
	}
	if b.InLines() {
		if b.Plain || b.cell < ribbonFrom*b.Scale {
			return 0
		}
		most := float32(ribbonNumber)
		if labelDigits(goal) == 2 {
			most = ribbonPair
		}
		px := int(min(most*b.cell, ribbonFits*b.cell/labelEm(f, goal)))
		if float32(px) < ribbonLegible*b.Scale {
			return 0
		}
		return px
	}
	if b.gap == 0 {
		return 0
	}
	tight := int(min(thumbWidth*(b.cell-b.gap)/labelEm(f, goal), 0.8*b.cell))
	if float32(tight) < thumbNumber*b.Scale || tight < numberMin {
		return 0
	}
	if b.cell < thumbEdgeMin*b.Scale {
		return tight
	}
	return max(NumberPx(f, goal, b.cell), int(thumbNumber*b.Scale))
}

// ribbon draws the goal's line in the colours of its tiles. Where the blank is to stand the ribbon is interrupted, and a
// groove goes on.
func (b *thumb) ribbon(l *List, s *strokes, px int) {
	at := Point{b.board.X, b.board.Y}
	r := newRibbon(l, b.size, at, b.cell, ribbonWidth)
	raised := b.Raised && !b.Theme.Contrast && b.cell >= lipMin*b.Scale && r.smooth
	switch {
	case raised && b.Shines:
		b.shine(l, s, at)
	case raised && !b.Bare:
		b.shade(l, s, at)
	}
	if groove := newRibbon(l, b.size, at, b.cell, grooveWidth); groove.smooth && !b.Theme.Contrast && !b.Bare {
		groove.groove(s, b.engraved())
	}
	goal := b.Goal.Board()
	last, part := b.drawn()
	if raised {
		foot := newRibbon(l, b.size, Point{at.X, at.Y + b.lip()}, b.cell, ribbonWidth)
		foot.draw(s, func(cell int) (Color, bool) {
			return l.lip(goal.At(cell), b.color(cell)), goal.At(cell) != 0 && b.label(cell) <= last
		})
	}
	r.draw(s, func(cell int) (Color, bool) { return b.color(cell), goal.At(cell) != 0 && b.label(cell) <= last })
	if k, i := (last-1)/s.length, (last-1)%s.length; part > 0 && i+1 < s.length {
		if from, to := s.cell(k, i), s.cell(k, i+1); goal.At(from) != 0 && goal.At(to) != 0 {
			r.tip(from, to, b.color(from), b.color(to), part)
		}
	}
	if b.Hollow {
		inner := newRibbon(l, b.size, at, b.cell, ribbonHollow)
		inner.draw(s, func(cell int) (Color, bool) {
			return b.Theme.Paper, goal.At(cell) != 0 && b.label(cell) <= last
		})
		return
	}
	if px == 0 && r.smooth {
		b.start(l, s, &r)
	}
}

// A raised ribbon's shadow and its light on the tray are drawn in rings of one strength each.
const (
	ringLeast = 1.5 // pixels that a ring of the light is wide
	ringShade = 2   // and one of the shadow, which is fainter
	ringsMost = 24
	shadeMost = 12
)

// Of the light that a raised ribbon throws on the tray.
const (
	shineMost = 0.5 // how much of the ribbon's colour is in the tray beside it
	meltSpan  = 3   // numbers behind the end of a line that draws itself whose tiles are not gone yet
)

// Melted returns how far the tile with a label has gone, 0..1, of a board of so many cells over which its ribbon has closed by a part, 0..1.
func Melted(label, cells int, part float32) float32 {
	return max(0, min(1, (part*float32(cells+meltSpan)-float32(label))/meltSpan))
}

// shine draws the light that a raised ribbon throws on the tray. It ends halfway to the next run of the ribbon, so that the lights of
// two runs never overlap. Over a tile that melts it begins in the tile's colour.
func (b *thumb) shine(l *List, s *strokes, at Point) {
	goal := b.Goal.Board()
	last, _ := b.drawn()
	down := Floor(b.lip() / 2)
	at.Y += down
	reach := RibbonAir*b.cell - down
	n := int(min(ringsMost, reach/ringLeast))
	for i := n; i > 0; i-- {
		far := float32(i) / float32(n+1)
		ring := newRibbon(l, b.size, at, b.cell, ribbonWidth+2*reach/b.cell*far)
		strength := shineMost * (1 - far) * (1 - far)
		ring.draw(s, func(cell int) (Color, bool) {
			part := lerp(1, strength, Melted(b.label(cell), b.size.Cells(), 1-b.Undrawn))
			return Mix(b.ground(ring.centre(cell)), b.color(cell), part), goal.At(cell) != 0 && b.label(cell) <= last
		})
	}
}

// shade draws the shadow of a raised ribbon on what it lies on, as deep as that of a tile. An inner ring hides what it overlaps, so that
// the shadows of two runs never add up.
func (b *thumb) shade(l *List, s *strokes, at Point) {
	goal := b.Goal.Board()
	last, _ := b.drawn()
	at.Y += b.lip() + round(shadowDown*b.cell)
	dark, strength := b.Theme.TileShadow, float32(b.Theme.TileShadow.A)/255
	dark.A = 255
	n := int(max(1, min(shadeMost, 2*shadowBlur*b.cell/ringShade)))
	for i := range n {
		in := (float32(i) + 0.5) / float32(n)
		if shadowBlur*(2*in-1) > shadowDown { // the ribbon hides all further ones
			break
		}
		ring := newRibbon(l, b.size, at, b.cell, ribbonWidth+2*shadowBlur*(1-2*in))
		depth := in * in * (3 - 2*in) * strength
		ring.draw(s, func(cell int) (Color, bool) {
			return Mix(b.ground(ring.centre(cell)), dark, depth), goal.At(cell) != 0 && b.label(cell) <= last
		})
	}
}

// engraved returns the colour of the groove. On pages and on cards, which may be as dark as the groove of the tray, it is stronger.
func (b *thumb) engraved() Color {
	if b.Raised && b.Ground[0].A == 0 {
		return b.Theme.Groove
	}
	return b.Theme.DotOnTray
}

// ground returns the colour of what a raised ribbon lies on, at a point.
func (b *thumb) ground(p Point) Color {
	if b.Ground[0].A == 0 {
		return b.Theme.Tray
	}
	return Mix(b.Ground[0], b.Ground[1], (p.Y-b.Rect.Y)/b.Rect.H)
}

// lip returns the height of the lip of a raised ribbon.
func (b *thumb) lip() float32 { return max(1, round(tileLip*b.cell)) }

// drawn returns the last number that a line which draws itself has reached, and how far it has come on the way to the
// next, 0..1.
func (b *thumb) drawn() (last int, part float32) {
	n := b.size.Cells()
	if b.Undrawn <= 0 {
		return n, 0
	}
	at := (1 - b.Undrawn) * float32(n-1)
	last = 1 + int(at)
	return last, at - Floor(at)
}

// color returns the colour of a cell, faded if another cell is of interest.
func (b *thumb) color(cell int) Color {
	t := b.Theme
	c := t.RibbonColor(b.Colors[b.Goal.Board().At(cell)])
	if b.Home.On && abs1(b.label(cell)-b.label(b.Home.At)) > thumbNear {
		c = Mix(t.Paper, c, lerp(1, thumbFaded, b.Dim))
	}
	if far := abs(float32(b.label(cell))-b.Gold) / goldReach; b.Gold != 0 && far < 1 {
		c = Mix(c, t.Honey, goldenest*(1-far*far))
	}
	return c
}

// label returns the number whose cell is the given one, the missing number for the blank's.
func (b *thumb) label(cell int) int {
	if label := b.Goal.Board().At(cell); label != 0 {
		return label
	}
	return b.Goal.Missing()
}

// start marks the first cell of the line with a ring.
func (b *thumb) start(l *List, s *strokes, r *ribbon) {
	first := s.cell(0, 0)
	if b.Goal.Board().At(first) == 0 {
		first = s.cell(0, 1)
	}
	p, d := r.centre(first), round(ribbonStart*b.cell)
	l.Box(Rect{p.X - d/2, p.Y - d/2, d, d}, d/2, BoxStyle{Edge: b.Theme.Paper, EdgeWidth: max(1, ribbonRing*b.cell)})
}

// tiles draws an arrangement as small tiles.
func (b *thumb) tiles(l *List, px int) {
	goal, t := b.Goal.Board(), b.Theme
	switch {
	case !t.Contrast:
	case px > 0 && b.cell < thumbEdgeMin*b.Scale:
		return
	case b.gap == 0: // no edge of a tile would be seen: that of them all, and where the larger numbers are
		first, last := b.at(0), b.at(b.size.Cells()-1)
		all := Rect{first.X, first.Y, last.X + last.W - first.X, last.Y + last.H - first.Y}
		l.Box(all, 0, BoxStyle{Edge: t.TileEdge, EdgeWidth: max(1, round(b.Scale))})
		for cell := range b.size.Cells() {
			if goal.At(cell) > b.size.Cells()/2 {
				l.Fill(b.at(cell), 0, t.TileEdge)
			}
		}
		return
	}
	style := BoxStyle{Edge: t.TileEdge, EdgeWidth: max(1, round(min(2*b.Scale, b.cell/12)))}
	for cell := range b.size.Cells() {
		if goal.At(cell) != 0 {
			style.Fill = b.tileColor(cell)
			l.Box(b.at(cell), b.radius, style)
		}
	}
}

// tileColor returns the colour of a tile of an arrangement.
func (b *thumb) tileColor(cell int) Color {
	c := b.Theme.face(b.Colors[b.Goal.Board().At(cell)])
	if b.Home.On && cell != b.Home.At {
		c = Mix(b.Theme.Paper, c, lerp(1, thumbFaded, b.Dim))
	}
	return c
}

func (b *thumb) numbers(l *List, f *Fonts, px int) {
	goal, color := b.Goal.Board(), b.Theme.Number
	ribbon, last := b.InLines(), b.size.Cells()
	if ribbon {
		last, _ = b.drawn()
	}
	switch {
	case ribbon && b.Theme.Contrast:
		color = b.Theme.Paper
	case ribbon && b.Theme.Inked:
		color = b.Theme.OneTile
	}
	p := tiles{list: l, fonts: f, face: f.Face(Title, px)}
	p.cap = f.Metrics(p.face).Cap
	lo := len(l.Glyphs)
	for cell := range b.size.Cells() {
		label := goal.At(cell)
		if label == 0 || label > last {
			continue
		}
		p.number(b.at(cell), label)
		switch {
		case b.Theme.Inked && !ribbon:
			l.glyphs(b.board, lo, 1, b.Colors[label])
			lo = len(l.Glyphs)
		case b.Inks != nil:
			l.glyphs(b.board, lo, 1, b.Inks[label])
			lo = len(l.Glyphs)
		}
	}
	l.glyphs(b.board, lo, 1, color)
}

// ring draws the ring around the cell of interest.
func (b *thumb) ring(l *List) {
	r, w, radius := b.at(b.Home.At), max(1, round(2*b.Scale)), tileRadius*b.cell
	if b.gap == 0 {
		r, radius = r.Inset(-w), radius+w
	}
	l.Box(r, radius, BoxStyle{Edge: b.Theme.Accent, EdgeWidth: w})
}

// pin marks the wanted cell: with a disc or, if a number stands there, with a ring around it.
func (b *thumb) pin(l *List, numbered bool) {
	p, t := b.at(b.Wanted.At).Centre(), b.Theme
	if numbered {
		r, w := b.at(b.Wanted.At), max(1, round(2*b.Scale))
		l.Box(r, r.W/2, BoxStyle{Edge: t.Ink, EdgeWidth: w})
		l.Box(r.Inset(w), max(0, r.W/2-w), BoxStyle{Edge: t.Paper, EdgeWidth: w})
		return
	}
	for i, c := range [...]Color{t.Paper, t.Ink} {
		d := round(max(pinLeast*b.Scale, b.cell) * (1 - 0.45*float32(i)))
		l.Fill(Rect{p.X - d/2, p.Y - d/2, d, d}, d/2, c)
	}
}

// window draws the frame around the visible part of the board.
func (b *thumb) window(l *List) {
	r := Rect{b.board.X + b.Window.X*b.board.W, b.board.Y + b.Window.Y*b.board.H,
		b.Window.W * b.board.W, b.Window.H * b.board.H}
	w, radius := max(1, round(2*b.Scale)), tileRadius*b.cell
	l.Box(r.Inset(-w/2), radius+w/2, BoxStyle{Edge: b.Theme.Focus, EdgeWidth: w})
	l.Box(r.Inset(w/2), max(radius-w/2, 0), BoxStyle{Edge: b.Theme.FocusHalo, EdgeWidth: max(1, w/2)})
}
