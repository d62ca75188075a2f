package newgame

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The board of the day among the cards of an upright phone: the most height of a card, and the least size of the words on its own, in dip.
const (
	ledMost  = 112
	ledWords = 13
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
	words := w - f.Dip(2*cardPad+cardPairWords) - render.Floor(w*cardLed)
	small := f.Face(render.Regular, ledWords)
	return f.Fonts.Width(f.Face(render.Title, cardLeastName), s.today.title) <= words &&
		f.LongestWord(s.today.line, small) <= words && len(f.Wrap(s.today.line, small, words)) <= 2
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
