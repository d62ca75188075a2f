package render

import "wildfifteen/puzzle"

// BoardView is a board as the player sees it.
type BoardView struct {
	Rect   Rect    // the tray, its outside
	Cell   float32 // side of a cell, whole pixels
	Origin Point   // upper left corner of cell 0; cells outside the tray are cut off
	Scale  float32 // device pixels a dip
	Board  puzzle.Board
	Goal   puzzle.Goal // for the dots of tiles that are home; zero: none are
	Theme  *Theme
	Colors []Color // by label, from TileColors

	Covered bool        // tiles without numbers, colours and dots
	Numbers bool        // tiles show their numbers
	Dots    bool        // tiles that are home carry a dot
	Shift   []TileShift // tiles not at rest; drawn above the others, in this order
	Focus   int         // cell with the focus rings, -1 for none
	Hint    int         // cell with the mark of the tile to move, -1 for none

	Checkered bool // the ground is chequered, light where the blank's way from its goal is even
}

// TileShift is how one tile differs from a tile at rest.
type TileShift struct {
	Label  int
	DX, DY float32 // pixels away from its cell
	Zoom   float32 // size about its middle; 0 means 1
	Glow   uint8   // how far its colour goes toward white, 255: two thirds of the way
	Fade   uint8   // how transparent it is, 255: gone
}

// Board appends a board: its tray, its tiles, the rings of hint and focus.
func (l *List) Board(f *Fonts, v *BoardView) {
	l.tray(v)
	inside := max(1, round(trayEdge*v.Scale))
	if v.window() {
		inside += max(1, round(v.Scale)) // where tiles are cut off they stay clear of the tray's round corners
	}
	l.PushClip(v.Rect.Inset(inside))
	if v.Checkered {
		l.checkers(v, v.Goal.Board().Blank())
	}
	p := newTiles(l, f, v)
	p.atRest()
	p.shifted()
	l.PopClip()
	if r := v.tileRect(v.Hint); v.Hint >= 0 && !v.Covered {
		l.PushClip(v.Rect)
		l.HintRing(r, tileRadius*v.Cell, v.Scale, v.Theme)
		l.PopClip()
	}
	if v.Focus >= 0 {
		l.PushClip(v.Rect)
		l.FocusRings(v.tileRect(v.Focus), tileRadius*v.Cell, v.Scale, v.Theme)
		l.PopClip()
	}
}

// FocusRings appends the two rings around what has the focus, inside r: the outer one in the colour of ink,
// the inner one in that of paper, so that one of them shows on any ground.
func (l *List) FocusRings(r Rect, radius, scale float32, t *Theme) {
	w := max(1, round(2*scale))
	l.Box(r, radius, BoxStyle{Edge: t.Focus, EdgeWidth: w})
	l.Box(r.Inset(w), max(radius-w, 0), BoxStyle{Edge: t.FocusHalo, EdgeWidth: w})
}

// HintRing appends the ring inside the tile to move, in a colour that shows on every tile.
func (l *List) HintRing(r Rect, radius, scale float32, t *Theme) {
	in, w := hintRing(r.W, scale, t)
	l.Box(r.Inset(in), max(radius-in, 0), BoxStyle{Edge: t.Hint, EdgeWidth: w})
}

// hintRing returns how far inside a tile of the given side the ring lies, and how wide it is.
func hintRing(side, scale float32, t *Theme) (in, w float32) {
	in, w = max(1, round(0.05*side)), max(1, round(min(3*scale, 0.06*side)))
	if t.Contrast {
		in = max(1, round(2*scale)) + 1
	}
	return in, w
}

// ringed returns how far rings reach into the tile of a cell.
func (v *BoardView) ringed(cell int) (depth float32) {
	if cell == v.Hint {
		in, w := hintRing(v.Cell-gap(v.Cell), v.Scale, v.Theme)
		depth = in + w
	}
	if cell == v.Focus {
		depth = max(depth, 2*max(1, round(2*v.Scale)))
	}
	return depth
}

func (l *List) tray(v *BoardView) {
	t := v.Theme
	radius := tileRadius*v.Cell + v.Origin.X - v.Rect.X - gap(v.Cell)/2
	if v.window() {
		radius = 4 * v.Scale
	}
	l.Box(v.Rect, radius, BoxStyle{
		Fill: t.Tray, Edge: t.Edge, EdgeWidth: max(1, round(trayEdge*v.Scale)),
		Inner: t.TrayShadow, InnerY: round(2.5 * v.Scale), InnerBlur: 5 * v.Scale,
	})
}

// window reports whether the tray shows only a part of the board.
func (v *BoardView) window() bool {
	return TrayAround(v.Origin, v.Cell, v.Board.Size(), v.Scale) != v.Rect
}

// tileRect returns where the tile of a cell stands.
func (v *BoardView) tileRect(cell int) Rect {
	g := gap(v.Cell)
	r := CellRect(v.Origin, v.Cell, v.Board.Size(), max(cell, 0))
	lead := floor(g / 2)
	return Rect{r.X + lead, r.Y + lead, v.Cell - g, v.Cell - g}
}

// NumberPx returns the size of the numbers on tiles, in pixels to the em: the largest at which the longest of
// the board's labels fits a tile; 0 where that is too small to be read.
func NumberPx(f *Fonts, b puzzle.Board, cell float32) int {
	tile := cell - gap(cell)
	room := float32(numberRoom)
	if labelDigits(b) > 2 {
		room = numberRoom3
	}
	px := int(min(numberMaxEm*tile, room*tile/labelEm(f, b)))
	if px < numberMin {
		return 0
	}
	return px
}

// labelDigits returns how many digits the longest of the board's labels has.
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

// labelEm returns the width of that label in ems.
func labelEm(f *Fonts, b puzzle.Board) float32 { return f.Em(Bold, "0") * float32(labelDigits(b)) }
