package goals

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The map where the names of all kinds side by side would be too small, in dip but for the first: how many cards stand in a row, the gap
// below each, the size of their words and that of the words that tell a board's size, the air in a card, and the least side of a picture.
const (
	largeRow   = 3
	largeGap   = ui.CardGap
	largeWords = 13
	largeSize  = 20
	largeAir   = 8
	largeLeast = 64
	largeMore  = 36 // the most that a card is higher than what is on it
)

// layoutLarge lays out, for large letters, each size as a heading above cards of equal height: a goal above the name of its kind and its
// best. What is left of the last row tells how many of them are solved. Those of the first size end with the page, if the cards are neither
// too low nor too high then.
func (s *Scene) layoutLarge(f *ui.Frame, col *ui.Column, end float32) {
	card := f.Split(render.Rect{W: col.Area.W}, largeRow, 0, largeGap)
	inner, air := card.W-f.Dip(largeAir), f.Dip(largeAir)
	face := f.Face(render.Regular, largeWords)
	for _, name := range s.names {
		face = min(face, f.FaceFitting(name, inner))
	}
	s.named = f.Fonts.Metrics(face).Line
	words, rows := s.named+bestLine(f, inner)+2*air, float32((len(kinds)+largeRow-1)/largeRow)
	head := f.Fonts.Metrics(f.Face(render.Title, largeSize)).Line + f.Dip(largeGap*3/2)
	fits := render.Floor((end-col.Y-head)/rows) - f.Dip(largeGap) // the height of a card
	s.side = min(card.W-2*air, max(f.Dip(largeLeast), fits-words))
	more := max(0, min(fits-s.side-words, f.Dip(largeMore)))
	s.gap = render.Floor(more / 3)
	card.H = s.side + words + more
	for y := range s.rows {
		col.Space(largeGap)
		col.Line(s.rows[y].name, ui.Title, render.Title, largeSize).Role = ui.Heading
		col.Space(largeGap / 2)
		s.layoutCards(col, y, card.H, face)
	}
}

// layoutCards adds the cards of a size, so high, and how many of them are solved.
func (s *Scene) layoutCards(col *ui.Column, size int, high float32, face render.FaceID) {
	f, row := col.F, render.Rect{}
	for x := range kinds {
		if x%largeRow == 0 {
			row = col.Take(high)
			col.Space(largeGap)
		}
		s.add(f, size*len(kinds)+x, f.Split(row, largeRow, x%largeRow, largeGap)).Face = face
	}
	rest, count := f.Split(row, largeRow, len(kinds)%largeRow, largeGap), s.rows[size].count
	f.Add(ui.Control{ID: ui.ID{Name: countGroup, N: size}, Role: ui.Text, Look: ui.Custom, Label: count,
		Face: f.Fitting(render.Title, largeSize, count, rest.W-f.Dip(largeAir)), Rect: rest})
}
