package settings

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the cards of a list in dip.
const (
	listCardHigh = 96 // the most height of one
	listHead     = 84 // the height that the title of the page takes, and the space at its foot
	listCardPad  = 12 // around its word
	listCardTick = 8  // after its tick
	listName     = 18 // the size of its word
	listNameLow  = 16 // the same where that keeps two cards in a row
	listNameHigh = 22 // the same on a large screen
	listMost     = 3  // the most cards in a row
)

// layoutCards adds the values as cards, as many in a row as have the words in full.
func (p *list) layoutCards(f *ui.Frame, col *ui.Column, c *choice) {
	face := f.Face(render.Regular, listName)
	if f.Wide() && !f.Low() {
		face = f.Face(render.Regular, listNameHigh)
	}
	n := cardsInRow(f, col.Area.W, face, c.options)
	if n == 1 {
		face = f.Face(render.Regular, listNameLow)
		n = cardsInRow(f, col.Area.W, face, c.options)
	}
	rows := float32((len(c.options) + n - 1) / n)
	high := max(f.ControlHeight(), min(render.Floor((f.Safe.H-f.Dip(listHead))/rows)-f.Dip(ui.CardGap), f.Dip(listCardHigh)))
	c.grid(col, &p.Stage.Set.Choices, n, ui.CardGap, ui.Control{Look: ui.Card, Face: face, Rect: render.Rect{H: high}})
}

// cardsInRow returns how many cards stand in a row of a width, each with its word in full.
func cardsInRow(f *ui.Frame, width float32, face render.FaceID, words []string) int {
	return inRow(f, width, widest(f, face, words)+f.Dip(2*listCardPad), listMost, ui.CardGap)
}

// paintCard draws the word of a card, and the tick of the chosen one.
func paintCard(l *render.List, f *ui.Frame, c *ui.Control) {
	side, pad := f.IconSide(), f.Dip(listCardPad)
	words := c.Rect.Inset(pad)
	words.Y, words.H = c.Rect.Y, c.Rect.H
	if c.On {
		tick := render.Rect{X: c.Rect.X + c.Rect.W - side - f.Dip(listCardTick), Y: c.Rect.Y + render.Floor((c.Rect.H-side)/2), W: side, H: side}
		words.W = tick.X - words.X
		l.Icon(render.Tick, f.Within(c.Rect, tick), f.Dip(2), f.Theme.Accent)
	}
	face := c.Face
	if f.Fonts.Width(face, c.Label) > words.W {
		face = f.FaceFitting(c.Label, words.W)
	}
	l.TextIn(f.Fonts, face, c.Label, f.Within(c.Rect, words), f.Near(), render.Middle, f.Theme.Ink)
}
