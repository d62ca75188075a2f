package stage

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// questionWay is how a card is laid out: with its picture beside the words or above them, and with a cross in the corner in place
// of the button that goes back, which leaves that room to the picture and the words.
type questionWay struct {
	beside, cross  bool
	tall           bool        // the card stands in place of the board, with a large picture above the words
	width          float32     // of the card or, in place of a wider board, of what it holds with its margins: buttons are not to become bars
	picture        float32     // the height of the picture, 0: none
	words, buttons float32     // their heights
	over           render.Rect // the card stands at the foot of this; the zero rectangle: in the middle
}

// ways are the ways to lay out a card with a picture, the best first.
var (
	uprightWays = [...]questionWay{{}, {cross: true}}
	lowWays     = [...]questionWay{{beside: true}, {beside: true, cross: true}, {cross: true}}
	highWays    = [...]questionWay{{tall: true}, {beside: true}, {beside: true, cross: true}, {cross: true}}
)

// inside returns the width of what is in the card.
func (w *questionWay) inside(f *ui.Frame) float32 { return w.width - f.Dip(48) }

// within returns the place of that in the card r, whose content needs the height high with the margins.
func (w *questionWay) within(f *ui.Frame, r render.Rect, high float32) render.Rect {
	pad, wide := f.Dip(24), w.inside(f)
	return render.Rect{X: render.Floor(r.X + (r.W-wide)/2), Y: render.Floor(r.Y + (r.H-high)/2 + pad), W: wide, H: high - 2*pad}
}

// place returns the place of the card: that of the board below it, or the middle of that or of the screen.
func (q *QuestionCard) place(f *ui.Frame, p *Page, w *questionWay, high float32) render.Rect {
	if w.tall {
		return p.boardBelow(f)
	}
	if w.over.H > 0 {
		if more := w.over.W - w.width; more > 0 && more <= f.Dip(questionFit) { // no sliver of the board beside the card
			return render.Rect{X: w.over.X, Y: w.over.Y + w.over.H - high, W: w.over.W, H: high}
		}
		return render.Rect{X: render.Floor(f.Safe.X + (f.Safe.W-w.width)/2), Y: w.over.Y + w.over.H - high, W: w.width, H: high}
	}
	return p.middle(f, w.width, high)
}

// clear returns the part of a column beside the cross: what is centred in it stays in the middle of the card.
func (w *questionWay) clear(f *ui.Frame, area render.Rect) render.Rect {
	if !w.cross {
		return area
	}
	area.W -= f.Dip(questionCross)
	if !w.beside {
		area.X, area.W = area.X+f.Dip(questionCross), area.W-f.Dip(questionCross)
	}
	return area
}
