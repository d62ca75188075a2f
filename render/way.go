package render

// The measures of the arrows of the blank's way, in cells. They reach less far into the tiles than numbers do.
const (
	wayReach = 0.15 // from the border between two cells to either end of an arrow
	wayHead  = 0.1  // the length of its head, and half the head's width
	wayWidth = 0.065
	wayHem   = 0.035 // on either side: the way passes tiles of all colours
	wayStart = 0.11  // radius of the dot where it begins
)

// way draws the way that the blank is to take: a dot in its cell, then an arrow across each border that it is to pass.
func (l *List) way(v *BoardView) {
	if len(v.Way) < 2 || v.Covered {
		return
	}
	centre := func(i int) Point { return CellRect(v.Origin, v.Cell, v.Board.Size(), v.Way[i]).Centre() }
	start := centre(0)
	for i := range v.Way[1:] {
		l.wayArrow(v, centre(i), centre(i+1))
	}
	for _, layer := range v.wayLayers() {
		r := wayStart*v.Cell + layer.hem
		l.Fill(Rect{X: start.X - r, Y: start.Y - r, W: 2 * r, H: 2 * r}, r, layer.color)
	}
}

// wayLayer is a colour, and how much wider than the arrow itself it is drawn on either side.
type wayLayer struct {
	hem   float32
	color Color
}

// wayLayers returns what an arrow is drawn of: its hem and itself.
func (v *BoardView) wayLayers() [2]wayLayer {
	return [2]wayLayer{{wayHem * v.Cell, v.Theme.Paper}, {0, v.Theme.Accent}}
}

// wayArrow draws an arrow across the border between two cells that lie beside each other, of which the centres are given.
func (l *List) wayArrow(v *BoardView, from, to Point) {
	dx, dy := (to.X-from.X)/v.Cell, (to.Y-from.Y)/v.Cell // one of them is 0, the other one 1 or -1
	border := Point{(from.X + to.X) / 2, (from.Y + to.Y) / 2}
	reach, head := wayReach*v.Cell, wayHead*v.Cell
	tail := Point{border.X - dx*reach, border.Y - dy*reach}
	tip := Point{border.X + dx*reach, border.Y + dy*reach}
	left := Point{tip.X - dx*head - dy*head, tip.Y - dy*head - dx*head}
	right := Point{tip.X - dx*head + dy*head, tip.Y - dy*head + dx*head}
	for _, layer := range v.wayLayers() {
		width := wayWidth*v.Cell + 2*layer.hem
		lo := len(l.Points)
		l.Points = append(l.Points, tail, tip)
		l.line(lo, width, layer.color)
		lo = len(l.Points)
		l.Points = append(l.Points, left, tip, right)
		l.line(lo, width, layer.color)
	}
}
