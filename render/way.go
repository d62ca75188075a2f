package render

// The measures of the way along which tiles are to move, in cells.
const (
	linkWidth  = 0.17  // of a link between two cells, across the way
	linkLength = 0.24  // along it: it ends before the numbers
	linkHem    = 0.02  // around it
	linkShort  = 0.15  // the same where numbers have three digits
	wayWidth   = 0.105 // of the arrow
	wayHead    = 0.2   // from its tip to either end of its head, along and across
	wayTip     = 0.27  // from the centre of the blank to its tip
	wayFrom    = 0.26  // and to its other end, clear of a tile that is nudged
)

// Way appends the way along which the blank is to go: a link across each gap between two of its tiles, as bridges join tiles, up to the
// last of those that are meant, and an arrow from the first tile into the blank. Each part has the colour of the first tile meant that follows it.
func (l *List) Way(v *BoardView) {
	if len(v.Way) < 2 || v.Covered {
		return
	}
	led, color := v.Led(), v.Theme.Accent
	for i := len(led) - 1; i > 0; i-- {
		if label := v.Board.At(led[i]); !v.dims(label) {
			color = v.LeadColor(label)
		}
		if i > 1 {
			l.link(v, led[i-1], led[i], color)
		}
	}
	l.wayArrow(v, led[1], led[0], color)
}

// Step appends what a single move is to be: the arrow of a way from a tile into the blank.
func (l *List) Step(v *BoardView, from int) {
	l.wayArrow(v, from, v.Board.Blank(), v.Theme.Accent)
}

// LeadColor returns the colour of what leads a tile to its place: its own, if it is in full colour.
func (v *BoardView) LeadColor(label int) Color {
	if t := v.Theme; t.Contrast || t.Inked || v.Pictured() || len(v.Dimmed) == 0 || v.dims(label) {
		return t.Accent
	}
	return v.Colors[label]
}

// Led returns the part of the way up to the last of the tiles that are meant, or all of it.
func (v *BoardView) Led() []int {
	for i := len(v.Way) - 1; i > 0 && len(v.Dimmed) > 0; i-- {
		if !v.dims(v.Board.At(v.Way[i])) {
			return v.Way[:i+1]
		}
	}
	return v.Way
}

// link joins the faces of two neighbouring cells.
func (l *List) link(v *BoardView, from, to int, c Color) {
	a, b := v.faceRect(min(from, to)), v.faceRect(max(from, to))
	long, wide := round(linkLength*v.Cell), round(linkWidth*v.Cell)
	if labelDigits(v.Board) > 2 {
		long = round(linkShort * v.Cell)
	}
	r := Rect{round((a.X + a.W + b.X - long) / 2), round(a.Y + (a.H-wide)/2), long, wide}
	if a.X == b.X {
		r = Rect{round(a.X + (a.W-wide)/2), round((a.Y + a.H + b.Y - long) / 2), wide, long}
	}
	if v.Theme.Inked || v.Pictured() { // faces have other colours than what lies around them
		hem := r.Inset(-max(1, round(linkHem*v.Cell)))
		l.Fill(hem, min(hem.W, hem.H)/2, v.Theme.Paper)
	}
	l.Fill(r, min(r.W, r.H)/2, c)
}

// wayArrow appends the arrow into the blank from the tile beside it.
func (l *List) wayArrow(v *BoardView, from, to int, c Color) {
	d, blank := v.step(from, to), v.middle(to)
	side := Point{blank.X - d.X*wayFrom*v.Cell, blank.Y - d.Y*wayFrom*v.Cell}
	tip := Point{blank.X + d.X*wayTip*v.Cell, blank.Y + d.Y*wayTip*v.Cell}
	for _, stroke := range [...][]Point{{side, tip}, v.angle(tip, d, wayHead)} {
		l.Line(stroke, wayWidth*v.Cell, c)
	}
}

// angle returns the points of an angle with a tip that points in a direction.
func (v *BoardView) angle(tip, d Point, arm float32) []Point {
	arm *= v.Cell
	back := Point{tip.X - d.X*arm, tip.Y - d.Y*arm}
	return []Point{{back.X - d.Y*arm, back.Y - d.X*arm}, tip, {back.X + d.Y*arm, back.Y + d.X*arm}}
}

// middle returns the middle of the face of the tile in a cell.
func (v *BoardView) middle(cell int) Point {
	c := CellRect(v.Origin, v.Cell, v.Board.Size(), cell).Centre()
	return Point{c.X, c.Y - v.lip()/2}
}

// step returns the direction from a cell to one beside it.
func (v *BoardView) step(from, to int) Point {
	w := v.Board.Size().W
	return Point{float32(to%w - from%w), float32(to/w - from/w)}
}
