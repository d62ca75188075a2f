package boardview

import (
	"cmp"
	"math"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// MarkAstray sets off, after Layout, the tiles that do not stand in their goal cells: all others lose most of their colour, and
// PaintAstray points from them to where they belong.
func (v *View) MarkAstray() {
	v.astray = v.astray[:0]
	for label := range v.Board.Size().Cells() + 1 {
		cell := cellOf(v.Board, label)
		v.astray = append(v.astray, label > 0 && cell >= 0 && v.Goal.Board().At(cell) != label)
	}
	v.Dim(v.astray, nil)
	v.Smaller = besideArrows
}

// besideArrows is by how much the numbers are smaller, to leave the arrows room.
const besideArrows = 0.27

// The arrow in a tile that does not stand in its goal cell: how far from the middle its tip's centre is, half its length and half its
// width, and the width of its strokes, as parts of the tile: clear of its edge and of a number of two digits.
const (
	astrayOut    = 0.4
	astrayNear   = 0.35 // in a corner
	astrayLong   = 0.032
	astrayWide   = 0.09
	astrayStroke = 0.05
)

// PaintAstray draws in each tile that does not stand in its goal cell, at its edge, an arrow towards that.
func (v *View) PaintAstray(l *render.List, f *ui.Frame) {
	l.PushClip(v.Rect)
	wide := v.Board.Size().W
	for cell := range v.Board.Size().Cells() {
		label := v.Board.At(cell)
		if label == 0 || v.Goal.Board().At(cell) == label {
			continue
		}
		home := v.Goal.CellOf(label)
		dx, dy := float32(cmp.Compare(home%wide, cell%wide)), float32(cmp.Compare(home/wide, cell/wide))
		r, _ := v.Face(cell)
		out := astrayOut * r.W
		if f.Theme.Contrast { // the tile has a border
			out -= f.Dip(2) + 1
		}
		if dx != 0 && dy != 0 {
			out = astrayNear * r.W * math.Sqrt2
			dx, dy = dx*math.Sqrt2/2, dy*math.Sqrt2/2
		}
		c := render.Point{X: r.X + r.W/2 + dx*out, Y: r.Y + r.H/2 + dy*out}
		long, side := astrayLong*r.W, astrayWide*r.W
		arrow := [3]render.Point{
			{X: c.X - dx*long - dy*side, Y: c.Y - dy*long + dx*side},
			{X: c.X + dx*long, Y: c.Y + dy*long},
			{X: c.X - dx*long + dy*side, Y: c.Y - dy*long - dx*side},
		}
		l.Line(arrow[:], max(1, astrayStroke*r.W), f.Theme.Number)
	}
	l.PopClip()
}
