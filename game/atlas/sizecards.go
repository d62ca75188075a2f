package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// The measures of the cards of the sizes in dip: the side of the largest board on them, their space around it and above the words, and
// how many stand in a row at most.
const (
	sizeBoard  = 42
	sizePad    = 7
	sizeWords  = 6
	sizesInRow = 6
)

// longestSide is the most cells in a row or a column of a board that is counted.
const longestSide = 6

// layoutSizes lays out the sizes as little boards, in full rows.
func (p *picker) layoutSizes(f *ui.Frame, col *ui.Column) {
	col.Line(p.Stage.Lang.T("atlas.pick_size"), ui.Plain, render.Regular, 16)
	col.Space(4)
	n, perRow := len(p.sizes), sizesInRow
	fits, face := f.CardRow(col.Area.W, p.sizes, perRow)
	for perRow = fits; n%perRow != 0; {
		perRow--
	}
	height := f.Dip(sizeBoard+2*sizePad+sizeWords) + f.Fonts.Metrics(face).Line
	for first := 0; first < n; first += perRow {
		row := col.Take(height)
		for k := first; k < first+perRow; k++ {
			f.Add(ui.Control{ID: ui.ID{Name: sizeGroup, N: k}, Role: ui.Radio, Look: ui.Card, Label: p.sizes[k], Face: face,
				Rect: f.Split(row, perRow, k-first, ui.CardGap), On: k == p.sizeIndex()})
		}
		col.Space(ui.CardGap)
	}
}

// paintSize draws the card of a size: its board, all in one scale, and its name.
func paintSize(l *render.List, f *ui.Frame, c *ui.Control, size puzzle.Size) {
	r, line := c.Rect, f.Fonts.Metrics(c.Face).Line
	cell := render.Floor(f.Dip(sizeBoard) / longestSide)
	w, h := cell*float32(size.W), cell*float32(size.H)
	x := render.Floor(r.X + (r.W-w)/2)
	y := render.Floor(r.Y + f.Dip(sizePad) + (f.Dip(sizeBoard)-h)/2)
	gap := max(1, f.Dip(1))
	last := size.Cells() - 1 // the gap of the board
	for i := range last {
		at := render.Rect{X: x + cell*float32(i%size.W), Y: y + cell*float32(i/size.W), W: cell - gap, H: cell - gap}
		l.Fill(f.Within(render.Rect{X: x, Y: y, W: w, H: h}, at), f.Dip(1), f.Theme.Ramp(float64(i)/float64(last)))
	}
	ink := f.Theme.Ink2
	if c.On {
		ink = f.Theme.Ink
	}
	words := render.Rect{X: r.X, Y: r.Y + r.H - line - f.Dip(sizePad), W: r.W, H: line}
	l.TextIn(f.Fonts, c.Face, c.Label, words, render.Middle, render.Middle, ink)
}
