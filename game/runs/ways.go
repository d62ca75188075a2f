package runs

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// shapes are the boards in the picture of each way, in cells.
var shapes = [ways][]render.Rect{
	squares:  {{X: 0, Y: 2, W: 2, H: 2}, {X: 3, Y: 1, W: 3, H: 3}, {X: 7, Y: 0, W: 4, H: 4}},
	widths:   {{X: 0, Y: 0.5, W: 2, H: 3}, {X: 3, Y: 0.5, W: 3, H: 3}, {X: 7, Y: 0.5, W: 4, H: 3}},
	heights:  {{X: 1.5, Y: 2, W: 2, H: 2}, {X: 4.5, Y: 1, W: 2, H: 3}, {X: 7.5, Y: 0, W: 2, H: 4}},
	allSizes: {{X: 0, Y: 0, W: 2, H: 1}, {X: 3, Y: 0, W: 3, H: 1}, {X: 7, Y: 0, W: 4, H: 1}, {X: 0, Y: 2, W: 2, H: 2}, {X: 3, Y: 2, W: 3, H: 2}, {X: 7, Y: 2, W: 4, H: 2}},
	marathon: {{X: 0, Y: 1, W: 2, H: 2}, {X: 3, Y: 1, W: 2, H: 2}, {X: 6, Y: 1, W: 2, H: 2}, {X: 9, Y: 1, W: 2, H: 2}},
}

// The measures of the cards of the ways: those of the pictures in cells, the others in dip.
const (
	shapesWide = 11
	shapesHigh = 4
	shapeCell  = 7
	wayPad     = 8
)

// layoutWays adds a card for each way, in a grid.
func (p *Scene) layoutWays(col *ui.Column) {
	f := col.F
	perRow, face := f.CardRow(col.Area.W, p.ways, len(p.ways))
	rows := (len(p.ways) + perRow - 1) / perRow
	perRow = (len(p.ways) + rows - 1) / rows
	high := f.Dip(shapeCell*shapesHigh+3*wayPad) + f.Fonts.Metrics(face).Line
	for from := 0; from < len(p.ways); from += perRow {
		n, row := min(perRow, len(p.ways)-from), col.Take(high)
		for i := range n {
			f.Add(ui.Control{ID: ui.ID{Name: wayGroup, N: from + i}, Role: ui.Radio, Look: ui.Card, Label: p.ways[from+i], Face: face,
				On: way(from+i) == p.choice.way, Rect: f.Split(row, perRow, i, ui.CardGap)})
		}
		col.Space(ui.CardGap)
	}
	col.Space(10)
}

// paintWay draws the boards of a way and, below them, its name.
func paintWay(l *render.List, f *ui.Frame, c *ui.Control) {
	r, line, pad := c.Rect, f.Fonts.Metrics(c.Face).Line, f.Dip(wayPad)
	l.TextIn(f.Fonts, c.Face, c.Label, render.Rect{X: r.X, Y: r.Y + r.H - line - pad, W: r.W, H: line}, render.Middle, render.Middle, f.Theme.Ink)
	cell := min((r.W-2*pad)/shapesWide, (r.H-line-3*pad)/shapesHigh)
	x, y := r.X+(r.W-shapesWide*cell)/2, r.Y+pad
	list := shapes[c.ID.N]
	for i, b := range list {
		at := f.Within(r, render.Rect{X: x + b.X*cell, Y: y + b.Y*cell, W: b.W * cell, H: b.H * cell})
		l.Fill(at, cell/2, f.Theme.RibbonColor(f.Theme.OnPaper(float64(i)/float64(len(list)-1))))
	}
}
