package render

// The measures of the line along which tiles are to move, in cells.
const (
	wayWidth = 0.08
	wayHem   = 0.03  // on either side, over a picture
	wayHead  = 0.155 // from the tip of its head to either end of it, along and across
	wayTip   = 0.08  // from the centre of the blank to the tip
	wayBold  = 0.08  // width of the head
	wayClear = 0.06  // around a number, where the line is faint
	wayBand  = 0.6   // width of the band on tiles with colours
)

// wayFaint is how much of the tile's colour the band has on its face, and of the tray's between tiles, and wayFaintDark the same in dark
// themes, where numbers need it; wayPlate how much of the tile's colour lies over the line behind a number in a theme whose tiles have
// none.
const (
	wayFaint     = 0.72
	wayFaintDark = 0.8
	wayPlate     = 0.4
)

// wayFaint returns that part for a theme.
func (t *Theme) wayFaint() float32 {
	if t.Dark {
		return wayFaintDark
	}
	return wayFaint
}

// way draws the line along which the blank is to go. Each tile on it moves a cell along it, towards the blank: there is its
// head, which points the way of the first tile. On tiles with colours it is a band in their faces, so wide that no number is struck
// through; on others it runs on behind the numbers.
func (p *tiles) way() {
	v := p.view
	if len(v.Way) < 2 || v.Covered {
		return
	}
	if p.wayTinted() {
		p.wayBand()
		return
	}
	if p.shows { // a picture has all colours
		p.wayLine(wayHem*v.Cell, v.Theme.Paper)
	}
	p.wayLine(0, v.Theme.Accent)
	for _, cell := range v.Way[1:] {
		p.wayNumber(cell)
	}
}

// wayBand draws the way as a band.
func (p *tiles) wayBand() {
	v := p.view
	d, first := v.step(v.Way[1], v.Way[0]), v.middle(v.Way[1])
	side := Point{first.X + d.X*v.Cell/2, first.Y + d.Y*v.Cell/2} // where the first tile touches the blank
	p.bandStroke(first, Mix(v.Theme.Accent, v.Theme.Tray, v.Theme.wayFaint()))
	for _, cell := range v.Way[1:] {
		p.list.PushClip(v.faceRect(cell))
		p.bandStroke(side, v.wayTint(v.Board.At(cell)))
		p.list.PopClip()
		p.wayNumber(cell)
	}
	lo := len(p.list.Points)
	p.list.Points = append(p.list.Points, v.wayTip(), side)
	p.list.line(lo, wayWidth*v.Cell, v.Theme.Accent)
	p.wayHead(0, v.Theme.Accent)
}

// bandStroke draws the band from a point in or beside the tile that moves first to the end of the way.
func (p *tiles) bandStroke(from Point, c Color) {
	v, lo := p.view, len(p.list.Points)
	p.list.Points = append(p.list.Points, from)
	for _, cell := range v.Way[1:] {
		p.list.Points = append(p.list.Points, v.middle(cell))
	}
	p.list.line(lo, wayBand*v.Cell, c)
}

// wayTinted reports whether the way is a band with the tiles' colours.
func (p *tiles) wayTinted() bool { return !p.shows && !p.view.Theme.Contrast && !p.view.Theme.Inked }

// wayTint returns the colour of the band on a tile: on one that keeps its full colour it is darker, or lighter, than that.
func (v *BoardView) wayTint(label int) Color {
	face, line := v.Theme.face(v.Colors[label]), v.Theme.Accent
	switch {
	case v.dims(label):
	case v.Theme.Dark:
		line = v.Theme.Number
	default:
		line = v.Theme.Ink
	}
	return Mix(line, face, v.Theme.wayFaint())
}

// wayLine draws the line with its head, wider than usual by a hem on either side.
func (p *tiles) wayLine(hem float32, c Color) {
	p.wayHead(hem, c)
	p.wayStrokes(hem, c)
}

// wayStrokes draws the line without its head.
func (p *tiles) wayStrokes(hem float32, c Color) {
	v, lo := p.view, len(p.list.Points)
	p.list.Points = append(p.list.Points, v.wayTip())
	for _, cell := range v.Way[1:] {
		p.list.Points = append(p.list.Points, v.middle(cell))
	}
	p.list.line(lo, wayWidth*v.Cell+2*hem, c)
}

// wayHead draws the head of the line, the same as that of a hint.
func (p *tiles) wayHead(hem float32, c Color) {
	v := p.view
	d := v.step(v.Way[1], v.Way[0])
	arm, tip := wayHead*v.Cell, v.wayTip()
	back := Point{tip.X - d.X*arm, tip.Y - d.Y*arm}
	lo := len(p.list.Points)
	p.list.Points = append(p.list.Points, Point{back.X - d.Y*arm, back.Y - d.X*arm}, tip, Point{back.X + d.Y*arm, back.Y + d.X*arm})
	p.list.line(lo, wayBold*v.Cell+2*hem, c)
}

// wayTip returns the tip of the head.
func (v *BoardView) wayTip() Point {
	d := v.step(v.Way[1], v.Way[0])
	c := v.middle(v.Way[0])
	return Point{c.X + d.X*wayTip*v.Cell, c.Y + d.Y*wayTip*v.Cell}
}

// wayNumber draws the number of a tile on the way once more, over the way.
func (p *tiles) wayNumber(cell int) {
	v := p.view
	label, zoom := v.Board.At(cell), float32(1)
	if label == 0 {
		return
	}
	r := v.faceRect(cell)
	for i := range v.Shift {
		if s := &v.Shift[i]; s.Label == label {
			if s.Fade > 0 {
				return
			}
			r = r.Move(round(s.DX), round(s.DY)+p.lip-round(p.lip*(1-s.Down)))
			if s.Zoom != 0 {
				zoom = s.Zoom
			}
		}
	}
	switch {
	case p.form == Pips && v.Numbers:
		p.pips(r, label, p.numberColor(label))
	case !p.digits:
	case p.shows:
		p.plated(r, label, zoom)
	case p.wayTinted():
		p.zoomed(r, label, zoom)
	default:
		over := v.Theme.face(v.Colors[label])
		over.A = uint8(float32(over.A) * wayPlate)
		w, h, c := p.width(label)+2*wayClear*v.Cell, p.cap+2*wayClear*v.Cell, r.Centre()
		p.list.Fill(Rect{c.X - w/2, c.Y - h/2, w, h}, wayClear*v.Cell, over)
		p.zoomed(r, label, zoom)
	}
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
