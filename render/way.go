package render

// The measures of the arrows along which tiles are to move, in cells.
const (
	wayWidth = 0.07  // of an arrow's strokes
	wayHem   = 0.035 // on either side: it keeps an arrow off a tile of its colour
	wayHead  = 0.1   // from the tip of its head to either end of it, along and across
	wayReach = 0.14  // from the border that an arrow crosses to either end of it
	wayTip   = 0.42  // from the border of the blank to the tip of the arrow there, which nothing hems in
)

// Way appends the moves that are to come: each tile on the way goes a cell along it, towards the blank, and an arrow crosses the
// border between the two cells. The arrow into the blank is longer: its tile is the first to move. No arrow reaches a number.
func (l *List) Way(v *BoardView) {
	if len(v.Way) < 2 || v.Covered {
		return
	}
	for i, cell := range v.Way[1:] {
		l.wayArrow(v, cell, v.Way[i], i == 0)
	}
}

// wayArrow appends the arrow from a cell to the one beside it.
func (l *List) wayArrow(v *BoardView, from, to int, first bool) {
	d, c := v.step(from, to), v.middle(from)
	side := Point{c.X + d.X*v.Cell/2, c.Y + d.Y*v.Cell/2}
	back, tip := wayReach*v.Cell, wayReach*v.Cell
	if first {
		back, tip = 0, wayTip*v.Cell
	}
	tail := Point{side.X - d.X*back, side.Y - d.Y*back}
	head := Point{side.X + d.X*tip, side.Y + d.Y*tip}
	if !first {
		l.wayStrokes(tail, head, d, wayHead*v.Cell, (wayWidth+2*wayHem)*v.Cell, v.Theme.Paper)
	}
	l.wayStrokes(tail, head, d, wayHead*v.Cell, wayWidth*v.Cell, v.Theme.Accent)
}

// wayStrokes appends the shaft of an arrow and its head, which points in the direction d and reaches so far back and to the sides.
func (l *List) wayStrokes(tail, head, d Point, arm, width float32, c Color) {
	lo := len(l.Points)
	l.Points = append(l.Points, tail, head)
	l.line(lo, width, c)
	back := Point{head.X - d.X*arm, head.Y - d.Y*arm}
	lo = len(l.Points)
	l.Points = append(l.Points, Point{back.X - d.Y*arm, back.Y - d.X*arm}, head, Point{back.X + d.Y*arm, back.Y + d.X*arm})
	l.line(lo, width, c)
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
