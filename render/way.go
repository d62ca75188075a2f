package render

// The measures of the line along which tiles are to move, in cells.
const (
	wayWidth = 0.05
	wayHem   = 0.03  // on either side: the line passes tiles of all colours
	wayHead  = 0.155 // from the tip of its head to either end of it, along and across
	wayTip   = 0.08  // from the centre of the blank to the tip
	wayBold  = 0.08  // width of the head
	wayClear = 0.11  // between the line and a number
	wayMost  = 0.43  // most of a tile, from its centre, that is kept clear
	wayPips  = 0.36  // how much of a tile with pips is kept clear
)

// way draws the line along which the blank is to go. Each tile on it moves a cell along it, towards the blank: there is its
// head, which points the way of the first tile. The line passes behind the numbers: it is left out where they stand.
func (p *tiles) way() {
	v := p.view
	if len(v.Way) < 2 || v.Covered {
		return
	}
	for _, layer := range v.wayLayers() {
		p.wayHead(layer)
		for i := range v.Way[1:] {
			p.wayStretch(i, layer)
		}
	}
}

// wayLayer is a colour, and how much wider than the line itself it is drawn on either side.
type wayLayer struct {
	hem   float32
	color Color
}

// wayLayers returns what the line is drawn of: its hem and itself.
func (v *BoardView) wayLayers() [2]wayLayer {
	return [2]wayLayer{{wayHem * v.Cell, v.Theme.Paper}, {0, v.Theme.Accent}}
}

// wayHead draws the head of the line, the same as that of a hint.
func (p *tiles) wayHead(layer wayLayer) {
	v := p.view
	d := v.step(v.Way[1], v.Way[0])
	arm, tip := wayHead*v.Cell, v.wayTip()
	back := Point{tip.X - d.X*arm, tip.Y - d.Y*arm}
	p.wayLine(layer, wayBold, Point{back.X - d.Y*arm, back.Y - d.X*arm}, tip, Point{back.X + d.Y*arm, back.Y + d.X*arm})
}

// wayTip returns the tip of the head.
func (v *BoardView) wayTip() Point {
	d := v.step(v.Way[1], v.Way[0])
	c := v.centre(v.Way[0])
	return Point{c.X + d.X*wayTip*v.Cell, c.Y + d.Y*wayTip*v.Cell}
}

// wayStretch draws the line from the i-th cell of the way to the next one.
func (p *tiles) wayStretch(i int, layer wayLayer) {
	v := p.view
	from, to := v.Way[i], v.Way[i+1]
	d := v.step(from, to)
	a := p.wayEdge(from, d)
	if i == 0 {
		a = v.wayTip()
	}
	p.wayLine(layer, wayWidth, a, p.wayEdge(to, Point{-d.X, -d.Y}))
}

// wayLine draws a layer of a part of the line, so many cells wide.
func (p *tiles) wayLine(layer wayLayer, width float32, pts ...Point) {
	lo := len(p.list.Points)
	p.list.Points = append(p.list.Points, pts...)
	p.list.line(lo, width*p.view.Cell+2*layer.hem, layer.color)
}

// wayEdge returns where the line begins in a cell that it leaves in direction d: beside the number there. A tile that is
// shifted has its number elsewhere.
func (p *tiles) wayEdge(cell int, d Point) Point {
	v := p.view
	label, c := v.Board.At(cell), v.centre(cell)
	kept := p.wayKept(label, d.X != 0)
	if kept == 0 {
		return c
	}
	for i := range v.Shift {
		if s := &v.Shift[i]; s.Label == label {
			kept += (s.DX*d.X + s.DY*d.Y) / v.Cell
		}
	}
	by := min(kept, wayMost) * v.Cell
	if d.Y != 0 {
		c.Y -= v.lip() / 2 // numbers stand in the middle of the face
	}
	return Point{c.X + d.X*by, c.Y + d.Y*by}
}

// wayKept returns how much of a tile, from its centre and in cells, is kept clear of the line, across or up and down.
func (p *tiles) wayKept(label int, across bool) float32 {
	switch {
	case p.form == Pips && p.view.Numbers:
		return wayPips
	case !p.digits || label == 0:
		return 0
	case !across:
		return p.cap/2/p.view.Cell + wayClear
	}
	return p.width(label)/2/p.view.Cell + 0.65*wayClear // the rest is the space beside the ink
}

// centre returns the centre of a cell.
func (v *BoardView) centre(cell int) Point {
	return CellRect(v.Origin, v.Cell, v.Board.Size(), cell).Centre()
}

// step returns the direction from a cell to one beside it.
func (v *BoardView) step(from, to int) Point {
	w := v.Board.Size().W
	return Point{float32(to%w - from%w), float32(to/w - from/w)}
}
