package render

import "wildfifteen/puzzle"

// Proportions of the board, in parts of a cell unless said otherwise.
const (
	tileRadius  = 0.14
	tileGap     = 0.06
	shadowDown  = 0.03
	shadowBlur  = 0.06
	dotSize     = 0.09
	dotMin      = 3  // dip
	shadowMin   = 24 // dip a cell: smaller tiles cast none
	trayPad     = 0.05
	trayPadMin  = 2    // dip
	trayEdge    = 1    // dip
	numberMin   = 6    // device pixels to the em: smaller numbers are left out
	numberRoom  = 0.70 // of a tile's width, for numbers of up to two digits
	numberRoom3 = 0.82 // for longer ones
	numberMaxEm = 0.62
	pressedZoom = 0.9 // tiles zoomed by less than this are on the move
)

// padding returns the tray's room between its outer border and the cells, in whole pixels.
func padding(cell, scale float32) float32 {
	return round(max(trayPadMin*scale, trayPad*cell)) + max(1, round(trayEdge*scale))
}

// gap returns the room between two tiles, in whole pixels.
func gap(cell float32) float32 { return max(1, round(tileGap*cell)) }

// TrayFor returns the largest board of whole-pixel cells that fits in an area, in its middle: the tray's
// outside, the side of a cell, at least 1 pixel, and the upper left corner of cell 0. maxDip limits the
// longer side of the cells together, in dip; 0 sets no limit.
func TrayFor(area Rect, size puzzle.Size, scale, maxDip float32) (tray Rect, cell float32, origin Point) {
	w, h := float32(size.W), float32(size.H)
	cell = floor(min(area.W/w, area.H/h))
	if maxDip > 0 {
		cell = min(cell, floor(maxDip*scale/max(w, h)))
	}
	for cell > 1 && (cell*w+2*padding(cell, scale) > area.W || cell*h+2*padding(cell, scale) > area.H) {
		cell--
	}
	cell = max(cell, 1)
	pad := padding(cell, scale)
	tw, th := cell*w+2*pad, cell*h+2*pad
	x, y := round(area.X+(area.W-tw)/2), round(area.Y+(area.H-th)/2)
	return Rect{x, y, tw, th}, cell, Point{x + pad, y + pad}
}

// TrayAround returns the tray around the cells of a board that starts at origin.
func TrayAround(origin Point, cell float32, size puzzle.Size, scale float32) Rect {
	pad := padding(cell, scale)
	return Rect{origin.X, origin.Y, cell * float32(size.W), cell * float32(size.H)}.Inset(-pad)
}

// CellRect returns the rectangle of a cell of a board that starts at origin, gap included.
func CellRect(origin Point, cell float32, size puzzle.Size, at int) Rect {
	x, y := at%size.W, at/size.W
	return Rect{origin.X + float32(x)*cell, origin.Y + float32(y)*cell, cell, cell}
}

// CellAt returns the cell at p of a board that starts at origin; ok is false beside the board.
func CellAt(p, origin Point, cell float32, size puzzle.Size) (at int, ok bool) {
	x, y := int(floor((p.X-origin.X)/cell)), int(floor((p.Y-origin.Y)/cell))
	if x < 0 || y < 0 || x >= size.W || y >= size.H {
		return 0, false
	}
	return y*size.W + x, true
}
