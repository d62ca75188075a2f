package newgame

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// pairs reports whether two cards can stand side by side in a width, with their names alone.
func (c *cards) pairs(f *ui.Frame, width float32) bool {
	w := f.Split(render.Rect{W: width}, 2, 0, cardGap).W
	return c.namesFit(f, c.nameFace(f), c.pairShape(f, w, f.Dip(cardMin)).words)
}

// pairShape is the shape of a card beside another one.
func (c *cards) pairShape(f *ui.Frame, w, h float32) (p cardShape) {
	part := float32(cardPicture)
	if c.leads() {
		part = c.led
	}
	p.side = min(h-2*f.Dip(cardPad), render.Floor(w*part))
	p.words = w - f.Dip(2*cardPad+cardPairWords) - p.side
	return p
}

// isPaired reports whether the card of a kind stands beside another one: the last one of an odd number has a row alone, if the board of
// the day does not stand in the first row.
func (c *cards) isPaired(i int) bool { return c.paired && (c.leads() || (i|1) < len(kinds)) }
