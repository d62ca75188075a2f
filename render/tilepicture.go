package render

// Plates says where numbers stand on tiles that show a picture: on plates in the colours of plain tiles, so that each is easy to
// read whatever the picture shows below it, and the line is seen along them.
type Plates uint8

// The places.
const (
	MiddlePlates Plates = iota
	CornerPlates
	NoPlates
)

const (
	middlePlate = 0.52 // size of a number on a plate in the middle, relative to that on a plain tile
	cornerPlate = 0.47
	middleMost  = 0.72 // with large letters
	cornerMost  = 0.66
	plateAir    = 0.3  // between the number and the border of its plate, relative to the font's size
	cornerAir   = 0.26 // the same in a corner
	plateEdge   = 0.02 // of the rim around a plate, relative to the side of a cell
)

// plateScale returns the size of a number on a plate, relative to that on a plain tile.
func (v *BoardView) plateScale() float32 {
	by := max(1, v.PlateSize)
	if v.Plates == CornerPlates {
		return min(cornerPlate*by, cornerMost)
	}
	return min(middlePlate*by, middleMost)
}

// Pictured reports whether the tiles of a board show a picture.
func (v *BoardView) Pictured() bool {
	return v.Image != nil && !v.Covered && !v.Theme.Contrast && v.matched()
}

// cells returns the rectangle of all cells.
func (v *BoardView) cells() Rect {
	size := v.Board.Size()
	return Rect{v.Origin.X, v.Origin.Y, v.Cell * float32(size.W), v.Cell * float32(size.H)}
}

// goalFace returns where the face of a tile is when the tile is home.
func (v *BoardView) goalFace(label int) Rect { return v.faceRect(v.Goal.CellOf(label)) }

// part returns the part of the picture that is to be seen in r once the board is solved.
func (v *BoardView) part(r Rect) Rect { return v.Image.Part(v.cells(), r) }

// Part returns the part of a picture that lies in r if the picture just covers the rectangle all, in its middle.
func (p *Image) Part(all, r Rect) Rect {
	w, h := p.Size()
	k := min(w/all.W, h/all.H)
	mid, at := all.Centre(), Point{w / 2, h / 2}
	return Rect{at.X + (r.X-mid.X)*k, at.Y + (r.Y-mid.Y)*k, r.W * k, r.H * k}
}

// whole lays the picture over a solved board, so that neither gaps nor the blank are left.
func (p *tiles) whole() {
	v, l := p.view, p.list
	if !p.shows || v.Whole <= 0 {
		return
	}
	size := v.Board.Size()
	first, last := v.tileRect(0), v.tileRect(size.Cells()-1)
	r := first.Union(last)
	was := l.SetAlpha(uint8(float32(l.alpha) * min(v.Whole, 1)))
	l.Image(r, p.radius, v.Image, v.part(r), BoxStyle{Light: p.style.Light, LightWidth: p.style.LightWidth})
	l.SetAlpha(was)
}

// plated draws a number on its plate on the face r of a tile that is zoomed by zoom.
func (p *tiles) plated(r Rect, label int, zoom float32) {
	l, v := p.list, p.view
	small := *p
	px := max(1, int(round(float32(p.face.Px())*zoom)))
	small.face = p.fonts.Face(Title, px)
	small.cap = p.fonts.Metrics(small.face).Cap
	air := plateAir * float32(px)
	if v.Plates == CornerPlates {
		air = cornerAir * float32(px)
	}
	plate := Rect{W: round(small.width(label) + 2*air), H: round(small.cap + 2*air)}
	plate.W = min(max(plate.W, plate.H), r.W)
	edge := max(1, round(plateEdge*v.Cell*zoom))
	ground, rim := v.Theme.face(v.Colors[label]), v.Theme.Number
	if v.Theme.Inked {
		rim = v.Colors[label]
	}
	if v.Plates == CornerPlates {
		plate.X, plate.Y = r.X, r.Y
		l.corner(Rect{r.X, r.Y, min(plate.W+edge, r.W), min(plate.H+edge, r.H)}, p.radius*zoom+edge, rim)
		l.corner(plate, p.radius*zoom, ground)
	} else {
		plate.X, plate.Y = round(r.X+(r.W-plate.W)/2), round(r.Y+(r.H-plate.H)/2)
		around := plate.Inset(-edge)
		l.Fill(around, around.H/2, rim)
		l.Fill(plate, plate.H/2, ground)
	}
	lo := len(l.Glyphs)
	small.number(plate, label)
	l.glyphs(v.Rect, lo, 1, v.OnTile(label))
}

// corner fills a rectangle in the upper left corner of a tile with an opaque colour. It is round there and at the corner across from that,
// else flush with the tile's borders.
func (l *List) corner(r Rect, radius float32, c Color) {
	radius = min(radius, r.W/2, r.H/2)
	l.Fill(r, radius, c)
	w, h := round(r.W/2), round(r.H/2)
	l.Fill(Rect{r.X + r.W - w, r.Y, w, h}, 0, c)
	l.Fill(Rect{r.X, r.Y + r.H - h, w, h}, 0, c)
}

// width returns the width of a number.
func (p *tiles) width(label int) (sum float32) {
	var runes [maxNumeral]rune
	fc := p.fonts.face(p.face)
	for _, r := range p.form.append(runes[:0], label) {
		sum += p.fonts.advance(fc, r).width
	}
	return sum
}

// picture draws the picture on the tiles in place of the goal's line.
func (b *thumb) picture(l *List) {
	style := BoxStyle{Edge: b.Theme.TrayEdge, EdgeWidth: max(1, round(b.Scale))}
	r, radius := b.pictured()
	l.Image(r, radius, b.Image, b.Image.Part(r, r), style)
}

// pictured returns the place of the picture and the radius of its corners. Where the goal has a line it begins and ends as the ribbon would.
func (b *thumb) pictured() (r Rect, radius float32) {
	r = b.board
	if Ordered(b.Goal) {
		r = r.Inset(RibbonInset(b.cell))
	}
	return r, max(b.radius, 2*b.Scale)
}
