package newgame

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The board of the day among the cards of an upright phone: the most height of a card, the least size of the words on its own, and the least
// sizes of these and of all names beside larger pictures, in dip.
const (
	ledMost  = 112
	ledWords = 13
	ledUsual = 14
	ledName  = 18
)

// leads reports whether the cards of a page so wide and so high stand in pairs with the board of the day before them: where there is no
// room for them one below the other, and the words of the day have room in half a row.
func (s *Scene) leads(f *ui.Frame, width, room float32) bool {
	c := &s.cards
	rest := room - f.Dip(cardMin+32) - s.sizesHeight(f, width) - s.roomsHeight(f)
	if c.height(f, rest) >= c.tall(f, width) || !c.pairs(f, width) {
		return false
	}
	w := f.Split(render.Rect{W: width}, gridAcross, 0, cardGap).W
	left := func(part float32) float32 { return w - f.Dip(2*cardPad+cardPairWords) - render.Floor(w*part) }
	c.led = cardLed
	if words := left(cardLedMost); s.today.fits(f, words, ledUsual, ledName) && c.namesFit(f, words, ledName) {
		c.led = cardLedMost
		return true
	}
	return s.today.fits(f, left(cardLed), ledWords, cardLeastName)
}

// fits reports whether the words of the day have room in a width, in two lines of one size below a title of another, both in dip.
func (t *today) fits(f *ui.Frame, width, size, title float32) bool {
	face := f.Face(render.Regular, size)
	return f.Fonts.Width(f.Face(render.Title, title), t.title) <= width && f.LongestWord(t.line, face) <= width && len(f.Wrap(t.line, face, width)) <= 2
}

// namesFit reports whether the names of all kinds have room in a width, in a size in dip.
func (c *cards) namesFit(f *ui.Frame, width, size float32) bool {
	for _, name := range c.names {
		if f.Fonts.Width(f.Face(render.Title, size), name) > width {
			return false
		}
	}
	return true
}

// layoutLed adds the size and below it the board of the day and the cards in pairs, which fill a room. It returns the place of the card
// that is chosen.
func (s *Scene) layoutLed(col *ui.Column, room float32) (chosen render.Rect) {
	f, top := col.F, col.Y
	s.sizes.layout(col, s.Stage.Lang.T("newgame.size"))
	col.Space(12)
	room -= col.Y - top + s.roomsHeight(f) + float32(gridRows-1)*f.Dip(cardGap)
	h := max(f.Dip(cardMin), min(f.Dip(ledMost), render.Floor(room/float32(gridRows))))
	s.cards.paired, s.cards.lead = true, col.Take(h)
	s.today.add(f, f.Split(s.cards.lead, gridAcross, 0, cardGap))
	from := len(f.Controls)
	s.cards.layout(col, h, s.choice.kind, s.Stage.Lang.T("newgame.goal"))
	return f.Controls[from+s.choice.kind].Rect
}

// ledFace returns the face of the words of the day in a width, in which they have two lines at most.
func (t *today) ledFace(f *ui.Frame, width float32) render.FaceID {
	for size := float32(16); size > ledWords; size-- {
		if face := f.Face(render.Regular, size); f.LongestWord(t.line, face) <= width && len(f.Wrap(t.line, face, width)) <= 2 {
			return face
		}
	}
	return f.Face(render.Regular, ledWords)
}
