package render

import "wildfifteen/puzzle"

// BoardView is what List.Board draws: a board, its place and its looks. Lengths are in device pixels.
type BoardView struct {
	Rect   Rect    // the outer border of the tray
	Cell   float32 // side of a cell, whole pixels
	Origin Point   // upper left corner of cell 0; tiles are clipped to the tray
	Scale  float32 // device pixels a dip
	Board  puzzle.Board
	Goal   puzzle.Goal // decides which tiles are framed; with the zero Goal none are
	Theme  *Theme
	Colors []Color // by label, from TileColors
	Dimmed []bool  // by label: the tiles whose Colors are so faint that what is on them is written in Inks
	Inks   []Color // by label, for the dimmed tiles; nil: Theme.Ink2

	Covered   bool // hides numbers, colours, frames, groove and bridges
	Numbers   bool // shows the numbers
	Numerals  Numerals
	Smaller   float32 // by how much numbers on tiles without a picture are smaller, 0..1
	Image     *Image  // the tiles show their parts of it, where they belong in the goal; nil: their colours. High contrast shows none
	Plates    Plates  // where numbers stand on tiles that show a picture
	PlateSize float32 // how many times their usual size these numbers have; 0: once
	Whole     float32 // how far the picture has grown together over the tiles of a solved board, 0..1
	Framed    bool    // shows each tile that stands in its goal cell as one that sits there: see [BoardView.seats]
	Engraved  bool    // shows the goal's line as a groove in the tray, and in the blank the number that belongs there
	LineOnly  bool    // of what Engraved shows, only the line
	Bridges   bool    // joins tiles that follow each other on the goal's line once both stand in their goal cells

	Before puzzle.Board // with Growth: the board before the last move; the zero Board if there was none
	Growth float32      // how far bridges that Before lacks have grown, 0..1
	Shift  []TileShift  // tiles not at rest, drawn above the others in this order
	Honey  bool         // a ring in Theme.Honey marks a perfect solve
	Ring   float32      // with Honey: how much of the ring is missing, 0..1, while it runs round the tray
	Golden bool         // tiles glow in Theme.Honey
	Trial  bool         // a rim in the accent says that what happens on the board does not count yet
	Focus  Mark         // the cell with the focus rings
	Hint   Mark         // the cell with the ring of the tile to move
	Way    []int        // the cells that the blank is to pass, from its own; List.Way draws it

	Lone      bool // draws no tray, only what lies in it
	Checkered bool // draws a chequered background, lit in the cells an odd distance from the blank's goal cell
}

// Mark says which cell of a board, or which bar of a chart, is marked. The zero Mark marks none.
type Mark struct {
	At int
	On bool
}

// MarkAt returns the mark at i.
func MarkAt(i int) Mark { return Mark{i, true} }

// Is reports whether i is marked.
func (m Mark) Is(i int) bool { return m.On && m.At == i }

// TileShift is how one tile differs from a tile at rest.
type TileShift struct {
	Label  int
	DX, DY float32 // offset from its cell, pixels
	Zoom   float32 // size relative to a tile at rest, about the tile's centre; 0 means 1
	Down   float32 // how far it is pressed down, 0..1: its face goes down onto its lip; without a lip it shrinks
	Glow   uint8   // how far its colour brightens; 255: by brightest
	Fade   uint8   // transparency; 255: invisible
}

// Board appends a board: tray, tiles, hint ring and focus rings. v.Theme must be set, and v.Colors must hold a colour
// for each of the board's labels.
func (l *List) Board(f *Fonts, v *BoardView) {
	if !v.Lone {
		l.tray(v)
	}
	inside := max(1, round(trayEdge*v.Scale))
	if v.partial() {
		inside = padding(0, v.Scale) // the tray keeps its rim: no slivers of the cells beyond it
	}
	l.PushClip(v.Rect.Inset(inside))
	if v.Checkered {
		l.checkers(v, v.Goal.Board().Blank())
	}
	p := newTiles(l, f, v)
	p.mark()
	if v.Engraved && !v.Covered && v.matched() {
		p.engraving()
	}
	p.atRest()
	if v.Bridges && !v.Covered && v.matched() && !v.Pictured() {
		p.bridges()
	}
	p.shifted()
	p.whole()
	l.PopClip()
	if v.Hint.On && !v.Covered {
		l.PushClip(v.Rect)
		r, zoom := v.liftedFace(v.Hint.At)
		l.HintRing(r, tileRadius*v.Cell*zoom, v.Scale, v.Theme, v.markColor(v.Board.At(v.Hint.At), v.Theme.Hint))
		l.PopClip()
	}
	if v.Focus.On {
		l.PushClip(v.Rect)
		l.FocusRings(v.faceRect(v.Focus.At), tileRadius*v.Cell, v.Scale, v.Theme)
		l.PopClip()
	}
}

// FocusRings appends the two rings that mark the focus, just inside r: the outer one in Theme.Focus, the inner one in
// Theme.FocusHalo. One of the two contrasts with any background.
func (l *List) FocusRings(r Rect, radius, scale float32, t *Theme) {
	w := max(1, round(2*scale))
	l.Box(r, radius, BoxStyle{Edge: t.Focus, EdgeWidth: w})
	l.Box(r.Inset(w), max(radius-w, 0), BoxStyle{Edge: t.FocusHalo, EdgeWidth: w})
}

// HintRing appends the ring of colour c that marks the tile to move, inside the tile's rectangle r.
func (l *List) HintRing(r Rect, radius, scale float32, t *Theme, c Color) {
	in, w := hintRing(r.W, scale, t)
	l.Box(r.Inset(in), max(radius-in, 0), BoxStyle{Edge: c, EdgeWidth: w})
}

// hintRing returns the distance of the ring from the border of a tile of the given side, and its width.
func hintRing(side, scale float32, t *Theme) (in, w float32) {
	in, w = max(1, round(0.05*side)), max(1, round(min(3*scale, 0.06*side)))
	if t.Contrast {
		in = max(1, round(2*scale)) + 1
	}
	return in, w
}

// ringDepth returns how far the rings of a cell reach into its tile, 0 without rings.
func (v *BoardView) ringDepth(cell int) (depth float32) {
	if v.Hint.Is(cell) {
		in, w := hintRing(v.Cell-gap(v.Cell), v.Scale, v.Theme)
		depth = in + w
	}
	if v.Focus.Is(cell) {
		depth = max(depth, 2*max(1, round(2*v.Scale)))
	}
	return depth
}

// TrayRadius returns the radius of the tray's corners: they have the same centres as those of the tiles in them.
func (v *BoardView) TrayRadius() float32 {
	if v.partial() {
		return 4 * v.Scale
	}
	return tileRadius*v.Cell + v.tileRect(0).X - v.Rect.X
}

// CellRadius returns the radius of a frame around a cell that is concentric with the corners of the tile in it.
func (v *BoardView) CellRadius() float32 { return tileRadius*v.Cell + v.tileRect(0).X - v.Origin.X }

func (l *List) tray(v *BoardView) {
	t, r, radius := v.Theme, v.Rect, v.TrayRadius()
	style := BoxStyle{Fill: t.Tray, Edge: t.TrayEdge, EdgeWidth: max(1, round(trayEdge*v.Scale)),
		Inner: t.TrayShadow, InnerY: round(2.5 * v.Scale), InnerBlur: 5 * v.Scale}
	honey := max(1, round(max(honeyEdge*v.Scale, honeyPart*v.Cell)))
	switch {
	case v.Honey && t.Contrast && v.Ring == 0:
		style.Edge, style.EdgeWidth = t.Honey, honey
	case v.Honey && !t.Contrast:
		l.honeyFoot(v)
		if v.Ring == 0 {
			l.Box(r, radius, BoxStyle{Fill: t.Honey, Light: Mix(t.Honey, Color{255, 255, 255, 255}, honeyLight), LightWidth: max(1, round(v.Scale))})
			r, radius = r.Inset(honey), max(0, radius-honey)
			style.EdgeWidth = 0
		}
	}
	l.Box(r, radius, style)
	if v.Trial {
		l.Box(v.Rect, v.TrayRadius(), BoxStyle{Edge: t.Accent, EdgeWidth: max(1, round(trialEdge*v.Scale))})
	}
	if v.Honey && v.Ring > 0 {
		l.run(v.Rect, v.TrayRadius(), honey, 1-v.Ring, v.lineEnd(), t.Honey)
	}
}

// honeyFoot draws what gives the ring of a perfect solve its weight: the light that it throws around the tray, and its lip. Both
// come as the ring runs round.
func (l *List) honeyFoot(v *BoardView) {
	part := 1 - v.Ring
	foot := v.Rect
	foot.H += round(max(honeyLip*v.Scale, tileLip*v.Cell) * part)
	l.Box(foot, v.TrayRadius(), BoxStyle{Fill: Lip(v.Theme.Honey), Shadow: v.Theme.Honey.Fade(uint8(255 * honeyShine * part)), ShadowBlur: honeyReach * v.Scale})
}

// lineEnd returns the centre of the cell in which the goal's line ends.
func (v *BoardView) lineEnd() Point {
	if s, ok := strokesOf(v.Goal); ok && v.matched() {
		return CellRect(v.Origin, v.Cell, v.Board.Size(), s.cell(s.count-1, s.length-1)).Centre()
	}
	return Point{v.Rect.X + v.Rect.W, v.Rect.Y + v.Rect.H}
}

// partial reports whether the tray shows only a part of the board, as when it is zoomed.
func (v *BoardView) partial() bool {
	return TrayAround(v.Origin, v.Cell, v.Board.Size(), v.Scale) != v.Rect
}

// tileRect returns the rectangle of the tile at rest in a cell.
func (v *BoardView) tileRect(cell int) Rect {
	g := gap(v.Cell)
	r := CellRect(v.Origin, v.Cell, v.Board.Size(), max(cell, 0))
	lead := Floor(g / 2)
	return Rect{r.X + lead, r.Y + lead, v.Cell - g, v.Cell - g}
}

// faceRect returns the rectangle of the face of the tile at rest in a cell: the tile without its lip.
func (v *BoardView) faceRect(cell int) Rect {
	r, lip := v.tileRect(cell), v.lip()
	r.H -= lip
	if v.seats(cell) {
		r.Y += lip
	}
	return r
}

// Face returns the face of the tile at rest in a cell, and the radius of its corners.
func (v *BoardView) Face(cell int) (r Rect, radius float32) {
	return v.faceRect(cell), tileRadius * v.Cell
}

// liftedFace returns the rectangle of the face of the tile in a cell, moved and enlarged by its shift, and its zoom.
func (v *BoardView) liftedFace(cell int) (r Rect, zoom float32) {
	label := v.Board.At(cell)
	for i := range v.Shift {
		if s := &v.Shift[i]; s.Label == label && s.Down == 0 {
			zoom := max(s.Zoom, 1)
			r, lip := v.tileRect(cell).Move(round(s.DX), round(s.DY)), v.lip()
			r.Y += lip - round(lip*(1-v.down(s, cell)))
			r = r.Inset((1 - zoom) * r.W / 2)
			r.H -= lip * zoom
			return r, zoom
		}
	}
	return v.faceRect(cell), 1
}

// lip returns the height of the tiles' lips in whole pixels.
func (v *BoardView) lip() float32 {
	if v.Theme.Contrast || v.Cell < lipMin*v.Scale {
		return 0
	}
	return max(1, round(tileLip*v.Cell))
}

// matched reports whether the goal is one for the board.
func (v *BoardView) matched() bool { return v.Goal.Size() == v.Board.Size() }

// NumberPx returns the font size of the numbers on a board's tiles, in pixels to the em: the largest at which the
// longest label fits a tile of the given cell size, or 0 if that is too small to read.
func NumberPx(f *Fonts, b puzzle.Board, cell float32) int {
	tile := cell - gap(cell)
	width := float32(numberWidth)
	if labelDigits(b) > 2 {
		width = numberWidth3
	}
	px := int(min(numberMaxEm*tile, width*tile/labelEm(f, b)))
	if px < numberMin {
		return 0
	}
	return px
}

// labelDigits returns the number of digits of the board's largest label.
func labelDigits(b puzzle.Board) int {
	n := b.Size().Cells()
	if b.Missing() == n {
		n--
	}
	digits := 1
	for ; n >= 10; n /= 10 {
		digits++
	}
	return digits
}

// romanEm returns the maximum width of a label of the board in Roman numerals, in ems.
func romanEm(f *Fonts, b puzzle.Board) (em float32) {
	var buf [maxNumeral]rune
	fc := f.face(f.Face(Title, emPx))
	for label := 1; label <= b.Size().Cells(); label++ {
		width := float32(0)
		for _, r := range appendRoman(buf[:0], label) {
			width += f.advance(fc, r).width
		}
		em = max(em, width/emPx)
	}
	return em
}

// labelEm returns the maximum width of a label of the board, in ems.
func labelEm(f *Fonts, b puzzle.Board) float32 {
	digit := float32(0)
	for d := range 10 {
		digit = max(digit, f.digitEm(d))
	}
	return digit * float32(labelDigits(b))
}
