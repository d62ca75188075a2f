// Package gallery is the scene that shows goals worth playing, each with a sentence and a picture, which is grey until the
// player has solved it.
package gallery

import (
	"strconv"

	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the program.
type Desk interface {
	// Hung deals a game of a goal of the gallery.
	Hung(c puzzle.Config)
	// Solved reports whether the player has solved a game of a configuration.
	Solved(c puzzle.Config) bool
}

// work is a goal that the gallery shows; name and line are keys of texts.
type work struct {
	design     puzzle.Design
	size       puzzle.Size
	name, line string
}

// works are the goals in their order.
var works = [...]work{
	{puzzle.Columns, square(4), "gallery.columns", "gallery.columns_line"},
	{puzzle.Meander, square(4), "gallery.meander", "gallery.meander_line"},
	{puzzle.Backwards, square(4), "gallery.backwards", "gallery.backwards_line"},
	{puzzle.SpiralOut, square(5), "gallery.spiralout", "gallery.spiralout_line"},
	{puzzle.Comb, square(4), "gallery.comb", "gallery.comb_line"},
	{puzzle.Diagonals, square(4), "gallery.diagonals", "gallery.diagonals_line"},
	{puzzle.ZigZag, square(4), "gallery.zigzag", "gallery.zigzag_line"},
	{puzzle.EvenThenOdd, square(4), "gallery.evenodd", "gallery.evenodd_line"},
	{puzzle.Checkerboard, square(4), "gallery.checkers", "gallery.checkers_line"},
	{puzzle.Diamond, square(5), "gallery.diamond", "gallery.diamond_line"},
	{puzzle.Frames, square(5), "gallery.frames", "gallery.frames_line"},
	{puzzle.Knight, square(5), "gallery.knight", "gallery.knight_line"},
	{puzzle.LoShu, square(3), "gallery.loshu", "gallery.loshu_line"},
	{puzzle.Duerer, square(4), "gallery.duerer", "gallery.duerer_line"},
	{puzzle.Siamese, square(5), "gallery.siamese", "gallery.siamese_line"},
	{puzzle.Crossed, square(8), "gallery.crossed", "gallery.crossed_line"},
	{puzzle.Hilbert, square(4), "gallery.hilbert", "gallery.hilbert_line"},
	{puzzle.Hilbert, square(8), "gallery.hilbert", "gallery.hilbert_line"},
	{puzzle.Hilbert, square(16), "gallery.hilbert", "gallery.hilbert_line"},
	{puzzle.Moore, square(4), "gallery.moore", "gallery.moore_line"},
	{puzzle.Moore, square(8), "gallery.moore", "gallery.moore_line"},
	{puzzle.Moore, square(16), "gallery.moore", "gallery.moore_line"},
	{puzzle.Peano, square(9), "gallery.peano", "gallery.peano_line"},
}

func square(side int) puzzle.Size { return puzzle.Size{W: side, H: side} }

// Scene is the gallery.
type Scene struct {
	stage.Page
	desk  Desk
	cards [len(works)]card
}

// card is a goal with its picture and its words.
type card struct {
	config     puzzle.Config
	picture    boardview.GoalPicture
	solved     bool
	name, line string
}

// cardGroup is the name in the IDs of the cards; their numbers are indices.
const cardGroup = "goal"

// New returns the gallery.
func New(s *stage.Stage, desk Desk) *Scene {
	g := &Scene{Page: stage.NewPage(s), desk: desk}
	for i := range works {
		w, c := &works[i], &g.cards[i]
		rule, _ := w.design.Rule(w.size) // all of them fit: a test holds that
		c.config = puzzle.Config{Size: w.size, Rule: rule}
		c.solved = desk.Solved(c.config)
	}
	g.reword()
	return g
}

// reword takes the words from the language.
func (g *Scene) reword() {
	t := g.Stage.Lang.T
	for i := range works {
		side := strconv.Itoa(works[i].size.W)
		g.cards[i].name = t("gallery.name", "name", t(works[i].name), "side", side)
		g.cards[i].line = t(works[i].line)
	}
}

// Hear takes the words anew when the language changes.
func (g *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		g.reword()
	}
}

// First returns the first goal.
func (g *Scene) First() ui.ID { return ui.ID{Name: cardGroup} }

// Act deals a game of the goal pressed.
func (g *Scene) Act(id ui.ID) {
	if id.Name == cardGroup {
		g.desk.Hung(g.cards[id.N].config)
	}
}

// The measures of a card in dip.
const (
	pageWidth = 920 // of the page on a wide screen, which has two cards side by side
	gap       = 8
	pad       = 8
	beside    = 16 // between the picture and the words
	pictureH  = 96
)

// Layout adds the cards.
func (g *Scene) Layout(f *ui.Frame) {
	width, perRow := float32(stage.PageWidth), 1
	if f.Wide() && f.Safe.W > f.Grown(700) {
		width, perRow = pageWidth, 2
	}
	area, column := g.Head(f, g.Stage.Lang.T("gallery.title"), width)
	col := g.Scroll.Begin(f, area, column)
	w := f.Split(render.Rect{W: column.W}, perRow, 0, gap).W
	h := g.height(f, w)
	var row render.Rect
	for i := range g.cards {
		c := &g.cards[i]
		c.picture.Set(c.config, !c.solved, f.Theme, g.Stage.Set.Scheme)
		if i%perRow == 0 {
			row = col.Take(h)
			col.Space(gap)
		}
		f.Add(ui.Control{ID: ui.ID{Name: cardGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: c.name, Value: c.line,
			Face: f.Face(render.Title, 20), Rect: f.Split(row, perRow, i%perRow, gap)})
	}
	g.End(f, col)
}

// side returns the side of the picture on a card w wide.
func side(f *ui.Frame, w float32) float32 { return min(f.Dip(pictureH), render.Floor(w*0.3)) }

// words returns the width of the words on a card w wide.
func words(f *ui.Frame, w float32) float32 { return w - side(f, w) - f.Dip(pad+2*beside) }

// height returns the height of the cards, w wide, that has room for all of their words.
func (g *Scene) height(f *ui.Frame, w float32) float32 {
	name, line := f.Face(render.Title, 20), f.Face(render.Regular, 16)
	h := side(f, w)
	for i := range g.cards {
		c, in := &g.cards[i], words(f, w)
		h = max(h, f.Fonts.Metrics(name).Line*float32(len(f.Wrap(c.name, name, in)))+
			f.Fonts.Metrics(line).Line*float32(len(f.Wrap(c.line, line, in))))
	}
	return h + 2*f.Dip(pad)
}

// Paint draws a card.
func (g *Scene) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	c, r := &g.cards[k.ID.N], k.Rect
	s, in := side(f, r.W), words(f, r.W)
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	c.picture.Draw(l, f.Fonts, at(f.Dip(pad), (r.H-s)/2, s, s), f.Scale)
	line := f.Face(render.Regular, 16)
	names, lines := f.Wrap(c.name, k.Face, in), f.Wrap(c.line, line, in)
	high, low := f.Fonts.Metrics(k.Face).Line, f.Fonts.Metrics(line).Line
	x, y := f.Dip(pad+beside)+s, (r.H-high*float32(len(names))-low*float32(len(lines)))/2
	for _, text := range names {
		l.TextIn(f.Fonts, k.Face, text, at(x, y, in, high), f.Near(), render.Middle, f.Theme.Ink)
		y += high
	}
	for _, text := range lines {
		l.TextIn(f.Fonts, line, text, at(x, y, in, low), f.Near(), render.Middle, f.Theme.Ink2)
		y += low
	}
}
