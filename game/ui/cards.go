package ui

import "wildfifteen/render"

// CardGap is the gap between two cards of a row, in dip.
const CardGap = 6

// cardPadding is the sum of the paddings left and right of the text in a card, in dip.
const cardPadding = 10

// CardRow returns how many cards with these texts fit in a row of a width, at most max, and the font in which each text
// fits its card.
func (f *Frame) CardRow(width float32, words []string, max int) (perRow int, face render.FaceID) {
	face = f.Face(render.Regular, 16)
	var widest float32
	longest := ""
	for _, word := range words {
		if w := f.Fonts.Width(face, word); w > widest {
			widest, longest = w, word
		}
	}
	card := func(n int) float32 { return (width - f.Dip(CardGap)*float32(n-1)) / float32(n) }
	perRow = max
	for perRow > 1 && card(perRow) < widest+f.Dip(4) {
		perRow--
	}
	return perRow, f.FaceFitting(longest, card(perRow)-f.Dip(cardPadding))
}

// partMinWidth is the minimum width, in dip, of a column that is divided in two.
const partMinWidth = 760

// Halves returns two equal columns side by side in the place of c; ok is false if c is too narrow for two.
func (c *Column) Halves() (left, right Column, ok bool) {
	left, right, ok = c.Part()
	if ok {
		gap := c.F.Dip(40)
		left.Area.W = render.Floor((c.Area.W - gap) / 2)
		right.Area.X, right.Area.W = c.Area.X+left.Area.W+gap, left.Area.W
	}
	return left, right, ok
}

// Part returns two columns side by side in the place of c; ok is false if c is too narrow for two.
func (c *Column) Part() (left, right Column, ok bool) {
	left, right = *c, *c
	if c.Area.W < c.F.Grown(partMinWidth) {
		return left, right, false
	}
	gap := c.F.Dip(24)
	left.Area.W = render.Floor((c.Area.W - gap) * 0.56)
	right.Area.X += left.Area.W + gap
	right.Area.W -= left.Area.W + gap
	return left, right, true
}
