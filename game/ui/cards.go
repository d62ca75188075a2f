package ui

import "wildfifteen/render"

// CardGap is the gap between two cards of a row, in dip.
const CardGap = 6

// The measures of a card, in dip.
const (
	cardPadding = 10 // left and right of the text, together
	cardLeast   = 48 // the width that a finger hits with ease
)

// CardRow returns how many cards with these texts fit in a row of a width, none too narrow for a finger, and
// the font in which each text fits its card.
func (f *Frame) CardRow(width float32, words []string, most int) (perRow int, face render.FaceID) {
	face = f.Face(render.Regular, 16)
	var widest float32
	longest := ""
	for _, word := range words {
		if w := f.Fonts.Width(face, word); w > widest {
			widest, longest = w, word
		}
	}
	least := max(widest+f.Dip(4), f.Dip(cardLeast))
	card := func(n int) float32 { return (width - f.Dip(CardGap)*float32(n-1)) / float32(n) }
	perRow = most
	for perRow > 1 && card(perRow) < least {
		perRow--
	}
	return perRow, f.FaceFitting(longest, card(perRow)-f.Dip(cardPadding))
}

// partMinWidth is the minimum width, in dip, of a column that is divided in two.
const partMinWidth = 760

// Halves returns two equal columns side by side in the place of c; ok is false if c is too narrow for two.
func (c *Column) Halves() (left, right Column, ok bool) {
	if c.Area.W < c.F.Grown(partMinWidth) {
		return *c, *c, false
	}
	left, right = c.Equal(32)
	return left, right, true
}

// Equal returns two equal columns side by side in the place of c, a gap of so many dip apart.
func (c *Column) Equal(gap float32) (left, right Column) {
	left, right = *c, *c
	g := c.F.Dip(gap)
	left.Area.W = render.Floor((c.Area.W - g) / 2)
	right.Area.X, right.Area.W = c.Area.X+left.Area.W+g, left.Area.W
	return left, right
}

// On a low screen, where one column hides most of what is in it, Part makes two already at a width of partLowWidth; a wide screen of
// less than lowHeight is low. Both are in dip.
const (
	partLowWidth = 560
	lowHeight    = 480
)

// Low reports whether the screen is wide and low, as that of a phone on its side.
func (f *Frame) Low() bool { return f.Wide() && f.Safe.H < f.Dip(lowHeight) }

// Part returns two columns side by side in the place of c; ok is false if c is too narrow for two.
func (c *Column) Part() (left, right Column, ok bool) {
	left, right = *c, *c
	least := float32(partMinWidth)
	if c.F.Low() {
		least = partLowWidth
	}
	if c.Area.W < c.F.Grown(least) {
		return left, right, false
	}
	gap := c.F.Dip(24)
	left.Area.W = render.Floor((c.Area.W - gap) * 0.56)
	right.Area.X += left.Area.W + gap
	right.Area.W -= left.Area.W + gap
	return left, right, true
}
