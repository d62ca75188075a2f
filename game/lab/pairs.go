package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// joins reports whether lines join the tiles of an inversion. On phones they would be stubs between tiles whose colour tells the same.
func joins(f *ui.Frame) bool { return f.Theme.Contrast || !onPhone(f) }

// The parts of a cell from the middle of a tile to where such lines begin and end: on the frame of the chosen tile, and on the face of the
// other between its edge and its number. Between the tiles they run so far from the middle of the chosen one, clear of its frame.
const (
	pairFrom = 0.45
	pairTo   = 0.33
	pairLane = 0.53
)

// pairHalo is how much wider than such a line its halo is, in dip.
const pairHalo = 3

// paintPairs draws a line from the frame of the tile in a cell to each tile that forms an inversion with it, where the line ends in a dot;
// or their halos, which come before them all and before the frame, so as to cover neither.
func paintPairs(dl *render.List, f *ui.Frame, b *bench, cell int, halos bool) {
	v := &b.board
	width, more, c := max(f.Dip(2), v.Cell*0.035), float32(0), f.Theme.Accent
	if halos {
		more, c = f.Dip(pairHalo), f.Theme.Paper
	}
	for d := range b.facts.rank {
		if b.facts.inverted(b.start, cell, d) {
			way := pairWay(v, cell, d)
			dl.Line(way[:], width+more, c)
			dl.Line(way[len(way)-1:], width*2+more, c)
		}
	}
}

// pairWay returns the line from a tile to another one: straight to its neighbour, else between the tiles, so that it points at no other,
// and out of the row between into the tile that is meant.
func pairWay(v *board, cell, other int) [6]render.Point {
	from, to, size := v.middle(cell), v.middle(other), v.Board.Size()
	over, down := other%size.W-cell%size.W, other/size.W-cell/size.W
	if down == 0 && over*over == 1 {
		x := float32(over) * v.Cell
		start, end := render.Point{X: from.X + x*pairFrom, Y: from.Y}, render.Point{X: to.X - x*pairTo, Y: to.Y}
		return [6]render.Point{start, start, start, start, start, end}
	}
	y, back := v.Cell, float32(-1) // the way out of the tile, and that from the other to its lane
	switch {
	case down < 0:
		y = -y
	case down == 0: // out of the row and back into it
		back = 1
		if cell/size.W == size.H-1 {
			y = -y
		}
	}
	lane, last, x := from.Y+y*pairLane, to.Y-y*(1-pairLane), from.X
	switch {
	case down == 0:
		last = lane
	case down*down == 1:
	case over < 0 || over == 0 && cell%size.W == size.W-1:
		x -= v.Cell * pairLane
	default:
		x += v.Cell * pairLane
	}
	return [6]render.Point{{X: from.X, Y: from.Y + y*pairFrom}, {X: from.X, Y: lane}, {X: x, Y: lane}, {X: x, Y: last}, {X: to.X, Y: last},
		{X: to.X, Y: to.Y + back*y*pairTo}}
}

// paintChosen frames the tile whose inversions are shown.
func paintChosen(dl *render.List, f *ui.Frame, v *board, cell int) {
	in, edge := v.Cell*0.03, max(f.Dip(3), v.Cell*0.04)
	r, radius := v.CellRect(cell).Inset(in), v.CellRadius()-in
	dl.Box(r, radius, render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: edge})
	dl.Box(r.Inset(edge), max(0, radius-edge), render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: f.Dip(1.5)})
}
