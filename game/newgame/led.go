package newgame

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of the cards of an upright phone with the board of the day among them, in dip.
const (
	ledMost  = 112 // the most height of a card
	ledWords = 13  // the least size of the words of the day
	ledUsual = 14  // the same beside larger pictures
	ledName  = 18  // the least size of all names beside these
)

// ledPart returns the part of a card's width that the picture takes where the cards of a page so wide and so high stand in pairs with the
// board of the day before them: where there is no room for them one below the other, and the words of the day have room in half a row. It
// is 0 where they stand another way.
func (s *Scene) ledPart(f *ui.Frame, width, room float32) float32 {
	c := &s.cards
	rest := room - f.Dip(cardMin+32) - s.sizesHeight(f, width) - s.roomsHeight(f)
	if c.height(f, rest) >= c.tall(f, width) || !c.pairs(f, width) {
		return 0
	}
	w := f.Split(render.Rect{W: width}, gridAcross, 0, cardGap).W
	left := func(part float32) float32 { return w - f.Dip(2*cardPad+cardPairWords) - render.Floor(w*part) }
	if words := left(cardLedMost); s.today.fits(f, words, ledUsual, ledName) && c.namesFit(f, f.Face(render.Title, ledName), words) {
		return cardLedMost
	}
	if s.today.fits(f, left(cardLed), ledWords, cardLeastName) {
		return cardLed
	}
	return 0
}

// fits reports whether the words of the day have room in a width, in two lines of one size below a title of another, both in dip.
func (t *today) fits(f *ui.Frame, width, size, title float32) bool {
	return f.Fonts.Width(f.Face(render.Title, title), t.title) <= width && t.twoLines(f, f.Face(render.Regular, size), width)
}

// twoLines reports whether the words below the title have room in a width, in two lines of a face.
func (t *today) twoLines(f *ui.Frame, face render.FaceID, width float32) bool {
	return f.LongestWord(t.line, face) <= width && len(f.Wrap(t.line, face, width)) <= 2
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
		if face := f.Face(render.Regular, size); t.twoLines(f, face, width) {
			return face
		}
	}
	return f.Face(render.Regular, ledWords)
}
