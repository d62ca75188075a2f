package goals

import (
	"slices"

	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// cell is a goal on the map.
type cell struct {
	config      puzzle.Config
	name, state string
	count, best string
	solved      bool
	picture     boardview.GoalPicture
}

// places is how the goals stand in their places, which are all of one size: a solved one is a card, others are dents of the same outline.
type places struct {
	side   float32 // of all pictures
	named  float32 // the height of the names of kinds below their pictures; 0: they stand at the head of the map
	gap    float32 // between a picture and its name
	count  bool    // how often a goal was solved stands below its best
	beside bool    // the bests stand beside the pictures
}

// The measures of a place in dip: the lip of a card, the air around a picture in it, that before a picture with its best beside it, that between
// a picture and the ribbon on it, and how much nearer to a picture than its own line the best below it stands, so that there is air below.
const (
	cardLip   = 3
	cardPad   = 1
	besidePad = 4
	cellPad   = 2
	bestUp    = 3
)

// add adds a goal.
func (s *Scene) add(f *ui.Frame, i int, r render.Rect) *ui.Control {
	c := &s.cells[i]
	return f.Add(ui.Control{ID: ui.ID{Name: goalGroup, N: i}, Role: ui.Button, Look: ui.Custom, Label: c.name, Value: c.state, Rect: r})
}

// colour makes the colours of all goals: what is solved has them, and the next one to try.
func (s *Scene) colour(f *ui.Frame) {
	next := s.next()
	for i := range s.cells {
		c := &s.cells[i]
		c.picture.Blank = !c.solved && i != next
		c.picture.Set(c.config, f.Theme, s.Stage.Set.Scheme)
		c.picture.View.Plain = true
	}
}

// next returns the index of the first goal that is not solved, in the order of the map.
func (s *Scene) next() int {
	return slices.IndexFunc(s.cells[:], func(c cell) bool { return !c.solved })
}

// pictureSide returns the side of the picture in the place of a goal. Those of a row differ by a pixel.
func (p *places) pictureSide(r render.Rect) float32 { return min(r.W, p.side) }

// card returns what a card covers in the place r of a goal without its lip.
func (p *places) card(f *ui.Frame, r render.Rect) render.Rect {
	r.H -= f.Dip(cardLip)
	return r
}

// paintGoal draws a goal and, once it is solved, with it a tick and its best.
func (s *Scene) paintGoal(l *render.List, f *ui.Frame, k *ui.Control) {
	c, card := &s.cells[k.ID.N], s.card(f, k.Rect)
	card = s.paintGround(l, f, k, c, card)
	side, line := s.pictureSide(card), bestLine(f, card.W)
	high := side + s.named + s.gap
	if !s.beside && (c.solved || s.named > 0 && s.anySolved(k.ID.N/len(kinds))) { // the names of a row stand in a line
		high += line
	}
	picture := render.Rect{X: card.X + render.Floor((card.W-side)/2), Y: card.Y + render.Floor((card.H-high)/2), W: side, H: side}
	if c.solved && s.beside {
		pad := f.Dip(besidePad)
		rest := render.Rect{X: card.X + pad + side, Y: card.Y, W: card.W - side - 2*pad, H: card.H}
		picture.X = f.Within(card, render.Rect{X: card.X + pad, W: side}).X
		if s.count {
			line *= 2
		}
		rest.Y += render.Floor((rest.H - line) / 2)
		s.paintBest(l, f, c, f.Within(card, rest))
	}
	c.picture.DrawEven(l, f.Fonts, picture.Inset(f.Dip(cellPad)), f.Scale)
	below := render.Rect{X: card.X, Y: picture.Y + side + s.gap, W: card.W, H: s.named}
	if s.named > 0 {
		l.TextIn(f.Fonts, k.Face, s.names[k.ID.N%len(kinds)], below, render.Middle, render.Middle, f.Theme.Ink2)
	}
	if c.solved && !s.beside {
		below.Y += s.named
		if s.named == 0 {
			below.Y -= f.Dip(bestUp)
		}
		s.paintBest(l, f, c, below)
	}
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, card.Inset(f.Dip(2)), f.Radius()-f.Dip(2))
	}
}

// anySolved reports whether a goal of a size, a row of the map, is solved.
func (s *Scene) anySolved(row int) bool {
	return slices.ContainsFunc(s.cells[row*len(kinds):][:len(kinds)], func(c cell) bool { return c.solved })
}

// paintGround draws what a goal lies on: what is won a card, what is not a dent as large, with a frame around the next one. In high
// contrast only this frame is there. It returns where the card is, lower while it is pressed.
func (s *Scene) paintGround(l *render.List, f *ui.Frame, k *ui.Control, c *cell, card render.Rect) render.Rect {
	switch {
	case f.Theme.Contrast:
		ui.Shade(l, f, k, card, f.Radius())
	case c.solved:
		card = ui.Face(l, f, k, card, f.Radius(), f.FaceStyle(k))
	default:
		l.Box(card, f.Radius(), f.FaintGround())
		ui.Shade(l, f, k, card, f.Radius())
	}
	if k.ID.N == s.next() {
		l.Box(card, f.Radius(), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(2)})
	}
	return card
}
