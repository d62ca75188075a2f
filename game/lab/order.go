package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

const (
	orderMin = 30  // dip: smaller cells have no room between them for the order of reading
	orderAll = 100 // cells: boards of more have no arrow in each gap
)

// arrowsFit reports whether there is room between the tiles for the order of reading.
func arrowsFit(f *ui.Frame, b *board) bool { return b.Cell >= f.Dip(orderMin) }

// paintOrder draws the order of reading between adjacent cells: small arrowheads in all gaps or, on large boards and where a groove joins
// the tiles, an arrow on a disc at the beginning of each straight part.
func (w *why) paintOrder(dl *render.List, f *ui.Frame, b *bench, ink render.Color) {
	v, order := &b.board, b.facts.Order
	if !arrowsFit(f, v) {
		return
	}
	sparse := len(order) > orderAll || v.Engraved
	room := v.Cell * (1 - smallZoom)      // the gap between two tiles
	width, length := room*0.36, room*0.46 // of the strokes, and from the tip to the back between their middles
	for i := 1; i < len(order); i++ {
		c, d := order[i-1], order[i]
		goesOn := i > 1 && d-c == c-order[i-2] && cellDistance(order[i-2], c, v.Board.Size().W) == 1
		if joins(f) && w.covers(b, c, d) || cellDistance(c, d, v.Board.Size().W) != 1 || sparse && goesOn {
			continue
		}
		p, q := v.middle(c), v.middle(d)
		m := render.Point{X: (p.X + q.X) / 2, Y: (p.Y + q.Y) / 2}
		dx, dy := (q.X-p.X)/v.Cell, (q.Y-p.Y)/v.Cell // along the order
		if sparse {
			paintWay(dl, f, m, dx, dy, v.Cell*wayDisc, ink)
		} else {
			paintArrow(dl, m, dx*length, dy*length, width, ink)
		}
	}
}

// The radius of a disc with an arrow in cells, the width of the hem around it in radii, and the radius from which it has one, in dip.
const (
	wayDisc = 0.09
	wayHem  = 0.14
	hemFrom = 5
)

// paintWay draws an arrow on a disc around a point, in a direction of length 1.
func paintWay(dl *render.List, f *ui.Frame, at render.Point, dx, dy, radius float32, ground render.Color) {
	disc := render.Rect{X: at.X, Y: at.Y}.Inset(-radius)
	if radius >= f.Dip(hemFrom) {
		dl.Fill(disc.Inset(-radius*wayHem), radius*(1+wayHem), f.Theme.Tray)
	}
	dl.Fill(disc, radius, ground)
	tip, back, half := radius*0.3, radius*-0.18, radius*0.44
	pts := [3]render.Point{
		{X: at.X + dx*back - dy*half, Y: at.Y + dy*back - dx*half},
		{X: at.X + dx*tip, Y: at.Y + dy*tip},
		{X: at.X + dx*back + dy*half, Y: at.Y + dy*back + dx*half}}
	dl.Line(pts[:], radius*0.26, f.Theme.OnAccent)
}

// paintArrow draws an arrowhead around a point in a direction, whose length it has, with strokes of a width.
func paintArrow(dl *render.List, m render.Point, dx, dy, width float32, ink render.Color) {
	tip, back := render.Point{X: m.X + dx/2, Y: m.Y + dy/2}, render.Point{X: m.X - dx/2, Y: m.Y - dy/2}
	pts := [5]render.Point{back, {X: back.X - dy*0.75, Y: back.Y - dx*0.75}, tip, {X: back.X + dy*0.75, Y: back.Y + dx*0.75}, back}
	dl.Line(pts[:], width, ink)
}

// covers reports whether the line of an inversion that is shown runs between two cells.
func (w *why) covers(b *bench, c, d int) bool {
	return w.tile.On && (w.tile.At == c || w.tile.At == d) && b.facts.inverted(b.start, c, d)
}

// paintOrderKey draws the arrow between two tiles and a bit of the groove along which it points.
func paintOrderKey(dl *render.List, f *ui.Frame, r render.Rect) {
	high := r.H * 0.36
	dl.Fill(render.Rect{X: r.X, Y: render.Floor(r.Y + (r.H-high)/2), W: r.W, H: high}, high/2, f.Theme.Groove)
	way := float32(1)
	if f.RTL {
		way = -1
	}
	paintWay(dl, f, r.Centre(), way, 0, r.W*0.34, f.Theme.Accent)
}
