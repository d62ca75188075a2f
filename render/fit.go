package render

import "wildfifteen/puzzle"

// Proportions of the board, in fractions of a cell where no unit is given.
const (
	tileRadius  = 0.14
	tileGap     = 0.06
	tileLip     = 0.045
	lipMin      = 28   // dip: tiles of smaller cells have no lip
	grooveMin   = 44   // dip: between tiles of smaller cells the groove would be specks, and shows in the blank only
	brightest   = 0.24 // how much brighter a glowing tile is, as a fraction of its colour
	goldenest   = 0.85 // how much of Theme.Honey is in a tile that glows so
	bridgeWidth = 0.22
	bridgeSmall = 0.5  // between tiles without a lip
	bridgeRound = 2    // pixels: from this radius on a bridge widens towards its tiles
	bridgeSwell = 0.8  // how much wider a bridge between glowing tiles is, as a fraction of its width
	blankNumber = 0.30 // cap height of the number in the blank
	blankClear  = 0.52 // diameter of the place around that number which the groove leaves free
	shadowDown  = 0.05
	shadowBlur  = 0.09
	seatInset   = 0.06 // of the line round a tile that is home
	seatLine    = 2    // dip: its width, at most
	seatAlpha   = 160
	seatWhole   = 56   // dip: on tiles of smaller cells only the corners of that line are drawn
	seatArm     = 0.12 // the length of such a corner, beyond the line
	seatFrom    = 0.25 // the distance from its home at which a tile begins to go down
	shadowMin   = 24   // dip: tiles of smaller cells cast no shadow
	trayPad     = 0.06
	trayPadMin  = 3    // dip
	trayEdge    = 1    // dip
	trialEdge   = 3    // dip
	honeyEdge   = 4    // dip: of the ring of a perfect solve, at least
	honeyPart   = 0.04 // the same
	honeyLip    = 3    // dip, at least: of the ring of a perfect solve, below the tray
	honeyReach  = 8    // dip: of the light around that
	honeyShine  = 0.5  // its strength
	honeyLight  = 0.45 // how much white is in the light along the upper edge of that ring
	numberMin   = 6    // device pixels to the em: smaller numbers are left out
	numberMaxEm = 0.70 // largest font size, as a fraction of a tile's width
	pressedZoom = 0.9  // min zoom of a pressed tile; a tile with a smaller one is being animated

	pressedShrink = 0.03 // how much a pressed tile without a lip shrinks

	numberWidth  = 0.80 // largest width of a number of up to two digits, as a fraction of a tile's width
	numberWidth3 = 0.90 // the same for longer numbers

	romanWidth = 0.80 // largest width of a Roman number, as a fraction of a tile's width
	romanMaxEm = 0.46 // largest font size of Roman numbers, as a fraction of a cell
)

// padding returns the distance from the outer border of the tray to its cells, in whole pixels.
func padding(cell, scale float32) float32 {
	return round(max(trayPadMin*scale, trayPad*cell)) + max(1, round(trayEdge*scale))
}

// gap returns the distance between two neighbouring tiles, in whole pixels.
func gap(cell float32) float32 { return max(1, round(tileGap*cell)) }

// TrayFor returns the layout of the largest board of whole-pixel cells that fits in an area, centred: the outer border
// of the tray, the side of a cell (at least 1 pixel, even where that does not fit) and the upper left corner of cell 0.
// maxDip limits the longer side of the board without its tray, in dip; 0 sets no limit.
func TrayFor(area Rect, size puzzle.Size, scale, maxDip float32) (tray Rect, cell float32, origin Point) {
	w, h := float32(size.W), float32(size.H)
	cell = Floor(min(area.W/w, area.H/h))
	if maxDip > 0 {
		cell = min(cell, Floor(maxDip*scale/max(w, h)))
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

// TrayAround returns the outer border of the tray around a board whose cell 0 has its upper left corner at origin.
func TrayAround(origin Point, cell float32, size puzzle.Size, scale float32) Rect {
	pad := padding(cell, scale)
	return Rect{origin.X, origin.Y, cell * float32(size.W), cell * float32(size.H)}.Inset(-pad)
}

// CellRect returns the rectangle of a cell, gap included, of a board whose cell 0 has its upper left corner at origin.
func CellRect(origin Point, cell float32, size puzzle.Size, at int) Rect {
	x, y := at%size.W, at/size.W
	return Rect{origin.X + float32(x)*cell, origin.Y + float32(y)*cell, cell, cell}
}

// CellAt is the hit test of a board whose cell 0 has its upper left corner at origin: it returns the cell that contains
// p; ok is false outside the board.
func CellAt(p, origin Point, cell float32, size puzzle.Size) (at int, ok bool) {
	x, y := int(Floor((p.X-origin.X)/cell)), int(Floor((p.Y-origin.Y)/cell))
	if x < 0 || y < 0 || x >= size.W || y >= size.H {
		return 0, false
	}
	return y*size.W + x, true
}
