package render

// The measures of the way along which tiles are to move, in cells.
const (
	wayWidth = 0.08
	wayHem   = 0.03  // around all of it: it lies on tiles of any colour
	wayHead  = 0.155 // from the tip of the arrow to either end of its head, along and across
	wayTip   = 0.08  // from the centre of the blank to the tip
	markArm  = 0.13  // from the tip of a mark to either end of it, along and across
)

// Way appends the way along which the blank is to go. Each tile on it moves a cell along it, towards the blank: an arrow in the blank
// points the way of the first tile, and a mark on the edge between two tiles that of each of the others. So no number is struck
// through, and all tiles keep their colours.
func (l *List) Way(v *BoardView) {
	if len(v.Way) < 2 || v.Covered {
		return
	}
	l.wayArrow(v)
	for i, cell := range v.Way[2:] {
		l.wayMark(v, cell, v.Way[i+1])
	}
}

// wayArrow appends the arrow from the edge of the first tile into the blank: its head is that of a hint.
func (l *List) wayArrow(v *BoardView) {
	d, first, blank := v.step(v.Way[1], v.Way[0]), v.middle(v.Way[1]), v.middle(v.Way[0])
	side := Point{first.X + d.X*v.Cell/2, first.Y + d.Y*v.Cell/2}
	tip := Point{blank.X + d.X*wayTip*v.Cell, blank.Y + d.Y*wayTip*v.Cell}
	l.wayStrokes(v, []Point{side, tip}, v.angle(tip, d, wayHead))
}

// wayMark appends the mark between a tile and the cell to which it moves: an angle that points there.
func (l *List) wayMark(v *BoardView, from, to int) {
	d, a, b := v.step(from, to), v.middle(from), v.middle(to)
	reach := markArm / 2 * v.Cell
	l.wayStrokes(v, v.angle(Point{(a.X+b.X)/2 + d.X*reach, (a.Y+b.Y)/2 + d.Y*reach}, d, markArm))
}

// wayStrokes appends strokes of the way, and below all of them their hem.
func (l *List) wayStrokes(v *BoardView, strokes ...[]Point) {
	draw := func(width float32, c Color) {
		for _, points := range strokes {
			lo := len(l.Points)
			l.Points = append(l.Points, points...)
			l.line(lo, width*v.Cell, c)
		}
	}
	draw(wayWidth+2*wayHem, v.Theme.Paper)
	draw(wayWidth, v.Theme.Accent)
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
