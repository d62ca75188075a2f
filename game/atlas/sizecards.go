package atlas

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the cards of the sizes in dip.
const (
	sizeCell  = 7 // the side of a cell of their boards where nothing is to spare
	sizePad   = 7 // the space around the board and its name
	sizeWords = 6 // the space between the two
)

// How many cards of sizes stand in a row at most, and on a low screen.
const (
	sizesInRow = 4
	sizesLow   = 6
)

// longestSide is the most cells in a row or a column of a board that is counted.
const longestSide = 6

// sizeShare is the part of the height to spare that the cards of the sizes may take, and goalGrown what those of the goals take at most, in dip.
const (
	sizeShare = 0.6
	goalGrown = 72
)

// layoutSizes lays out the sizes as little boards in one scale on equal cards, in full rows.
func (p *picker) layoutSizes(f *ui.Frame, col *ui.Column) {
	col.Line(p.Stage.Lang.T("atlas.pick_size"), ui.Plain, render.Regular, 16)
	col.Space(4)
	n, most := len(p.sizes), sizesInRow
	if f.Low() {
		most = sizesLow
	}
	perRow, face := f.CardRow(col.Area.W, p.sizes, most)
	for n%perRow != 0 {
		perRow--
	}
	card := f.Split(render.Rect{W: col.Area.W}, perRow, 0, ui.CardGap)
	cells, widest := float32(n/perRow*longestSide), (card.W-f.Dip(2*sizePad))/longestSide
	p.cell = render.Floor(min(f.Dip(sizeCell)+p.spare*sizeShare/cells, widest))
	p.spare -= (p.cell - render.Floor(min(f.Dip(sizeCell), widest))) * cells
	for _, name := range p.sizes {
		face = min(face, f.FaceFitting(name, card.W-f.Dip(2*sizePad)))
	}
	words := f.Dip(sizeWords+2*sizePad) + f.Fonts.Metrics(face).Line
	for first := 0; first < n; first += perRow {
		row := col.Take(p.cell*longestSide + words)
		for k := first; k < first+perRow; k++ {
			f.Add(ui.Control{ID: ui.ID{Name: sizeGroup, N: k}, Role: ui.Radio, Look: ui.Card, Label: p.sizes[k], Face: face,
				Rect: f.Split(row, perRow, k-first, ui.CardGap), On: k == p.sizeIndex()})
		}
		col.Space(ui.CardGap)
	}
}

// paintSize draws the card of a size: its board and its name.
func (p *picker) paintSize(l *render.List, f *ui.Frame, c *ui.Control) {
	r, line, size := c.Rect, f.Fonts.Metrics(c.Face).Line, countable[c.ID.N]
	cell, pad := p.cell, f.Dip(sizePad)
	w, h := cell*float32(size.W), cell*float32(size.H)
	room := r.H - line - 2*pad - f.Dip(sizeWords)
	x := render.Floor(r.X + (r.W-w)/2)
	y := render.Floor(r.Y + pad + (room-h)/2)
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
	words := render.Rect{X: r.X, Y: r.Y + r.H - line - pad, W: r.W, H: line}
	l.TextIn(f.Fonts, c.Face, c.Label, words, render.Middle, render.Middle, ink)
}
