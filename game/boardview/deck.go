package boardview

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// deck is the picture of a marathon: equal boards that lie one over the other, the first of them on a card in front.
type deck struct {
	cards      int     // with the one in front
	step, pad  float32 // from one to the next, and around the board on a card
	side       float32 // of a cell
	wide, tall float32 // of a card
}

// The measures of a deck: the most cards; the step from one to the next and the space around the board on a card, both in dip or, in a low
// place, as parts of its height.
const (
	deckMost    = 4
	deckStep    = 12
	deckStepLow = 0.06
	deckPad     = 20
	deckPadLow  = 0.08
)

// deck returns the largest deck that fits in a rectangle beside the number of its boards.
func (g *Legs) deck(f *ui.Frame, r render.Rect) (d deck) {
	d = deck{cards: min(g.run.Len(), deckMost), step: render.Floor(min(f.Dip(deckStep), r.H*deckStepLow)), pad: render.Floor(min(f.Dip(deckPad), r.H*deckPadLow))}
	size, less := g.sizes[0], d.over()+2*d.pad
	w, h := float32(size.W), float32(size.H)
	d.side = max(1, render.Floor(min((r.W-g.timesWidth(f)-less)/w, (r.H-less)/h, f.Dip(mostCell))))
	d.wide, d.tall = w*d.side+2*d.pad, h*d.side+2*d.pad
	return d
}

// over returns how much larger than a card the whole deck is.
func (d *deck) over() float32 { return float32(d.cards-1) * d.step }

// paintDeck draws the deck in the middle of a rectangle, and how many boards it has beside it.
func (g *Legs) paintDeck(l *render.List, f *ui.Frame, r render.Rect) {
	d := g.deck(f, r)
	all := d.wide + d.over() + g.timesWidth(f)
	x, y := r.X+render.Floor((r.W-all)/2), r.Y+render.Floor((r.H-d.tall-d.over())/2)
	radius := min(f.Radius(), d.tall/6)
	card := func(behind int) render.Rect {
		step := d.step * float32(behind)
		return f.Within(r, render.Rect{X: x + step, Y: y + d.over() - step, W: d.wide, H: d.tall})
	}
	for i := d.cards - 1; i > 0; i-- {
		hue := float64(i) / float64(d.cards-1)
		l.Fill(card(i), radius, f.Theme.RibbonColor(f.Theme.OnPaper(hue)))
		l.Box(card(i), radius, render.BoxStyle{Edge: f.Theme.Paper, EdgeWidth: f.Dip(1)})
	}
	l.Box(card(0), radius, cardStyle(f))
	g.pictures[0].Draw(l, f.Fonts, card(0).Inset(d.pad), f.Scale)
	number := render.Rect{X: x + d.wide + d.over() + f.Dip(timesGap), Y: y, W: g.timesWidth(f), H: d.tall + d.over()}
	l.TextIn(f.Fonts, f.Face(render.Title, timesSize), g.times, f.Within(r, number), f.Near(), render.Middle, f.Theme.Ink)
}

// cardStyle is the style of the card in front.
func cardStyle(f *ui.Frame) render.BoxStyle {
	edge := max(1, f.Dip(1))
	if f.Theme.Contrast {
		edge = f.Dip(2)
	}
	return render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.TrayEdge, EdgeWidth: edge}
}
