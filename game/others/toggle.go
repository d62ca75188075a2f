package others

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// toggle is a switch that belongs to a card: it stands at the card's foot.
type toggle struct {
	id    ui.ID
	label string // a language key
	text  string // the same in words
	below string // the words below all cards
	on    func(p *page) bool
}

// How far a row with a switch extends beyond its words, and how far inside of a picture its tiles begin, in dip.
const (
	toggleOut = 8
	tilesIn   = 4
)

// place returns the place of the switch below what else is on a card of a shape; its height is not set.
func (t *toggle) place(f *ui.Frame, s shape, card render.Rect) render.Rect {
	in := s.left(f) + f.Dip(tilesIn-toggleOut)
	return render.Rect{X: card.X + in, Y: card.Y + card.H, W: s.width - 2*in}
}

// togglesBelow reports whether the switches stand below all cards: on a low screen, and in large letters, in which the fold would cut them.
func togglesBelow(f *ui.Frame) bool { return f.Low() || f.TextSize >= ui.LargeText }

// height returns how much higher a card of a shape is for a switch; 0 if there is none, or if it stands below the cards.
func (t *toggle) height(f *ui.Frame, s shape) float32 {
	if t == nil || togglesBelow(f) {
		return 0
	}
	return f.SwitchHeight(t.text, t.place(f, s, render.Rect{}).W)
}

// layout adds the switch below what else is on a card.
func (t *toggle) layout(f *ui.Frame, s shape, card render.Rect, on bool) {
	f.Column(t.place(f, s, card)).Switch(t.id, t.text, on)
}

// paintEdge draws the line between what else is on a card and its switch.
func (t *toggle) paintEdge(l *render.List, f *ui.Frame, s shape, card render.Rect) {
	high := t.height(f, s)
	if high == 0 {
		return
	}
	in := s.left(f) + f.Dip(tilesIn)
	l.Fill(render.Rect{X: card.X + in, Y: card.Y + card.H - high, W: card.W - 2*in, H: max(1, f.Dip(1))}, 0, f.Theme.TrayEdge)
}
