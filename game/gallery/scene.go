// Package gallery is the scene that shows goals worth playing, each with a sentence and a picture, which is grey until the
// player has solved it.
package gallery

import (
	"strconv"
	"strings"

	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the program.
type Desk interface {
	GoalDesk
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
	desk    Desk
	cards   []card
	mine    int // the number of cards at the front that are goals which the player keeps
	changes int // of these goals, when the cards were made
}

// card is a goal with its picture and its words.
type card struct {
	config     puzzle.Config
	picture    boardview.GoalPicture
	solved     bool
	name, line string
}

// cardGroup is the name in the IDs of the cards; their numbers are indices.
const (
	cardGroup = "goal"
	mineGroup = "mine" // of the goals that the player keeps
)

// New returns the gallery.
func New(s *stage.Stage, desk Desk) *Scene {
	g := &Scene{Page: stage.NewPage(s), desk: desk}
	g.read()
	return g
}

// read makes the cards anew: first those of the goals that the player keeps.
func (g *Scene) read() {
	l, goals := g.Stage.Lang, g.desk.Goals()
	g.changes, g.mine = goals.Changes(), len(goals.List())
	g.cards = make([]card, 0, g.mine+len(works))
	for _, k := range goals.List() {
		g.cards = append(g.cards, card{config: k.Config, solved: true, name: k.Name, line: goalLine(l, k.Config)})
	}
	for i := range works {
		w := &works[i]
		rule, _ := w.design.Rule(w.size) // all of them fit: a test holds that
		c := card{config: puzzle.Config{Size: w.size, Rule: rule}, line: l.T(w.line)}
		c.name = l.T("gallery.name", "name", l.T(w.name), "side", strconv.Itoa(w.size.W))
		c.solved = g.desk.Solved(c.config)
		g.cards = append(g.cards, c)
	}
}

// Hear makes the cards anew when the language changes.
func (g *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		g.read()
	}
}

// Tick follows the goals kept.
func (g *Scene) Tick() {
	if g.changes != g.desk.Goals().Changes() {
		g.read()
	}
}

// First returns the first goal.
func (g *Scene) First() ui.ID {
	if g.mine > 0 {
		return ui.ID{Name: mineGroup}
	}
	return ui.ID{Name: cardGroup}
}

// Act deals a game of the goal pressed, or opens the page of one that the player keeps.
func (g *Scene) Act(id ui.ID) {
	switch {
	case id.Name == mineGroup:
		g.Stage.Push(NewGoal(g.Stage, g.desk, g.cards[id.N].config))
	case id.Name == cardGroup:
		g.desk.Hung(g.cards[g.mine+id.N].config)
	}
}

// The measures of a card in dip.
const (
	pageWidth = stage.GridWidth // of the page on a wide screen, which has two cards side by side
	gap       = 8
	pad       = 14
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
	col.Small(g.Stage.Lang.T("gallery.about"))
	if g.mine > 0 {
		col.Heading(g.Stage.Lang.T("gallery.mine"))
		g.layoutCards(col, mineGroup, g.cards[:g.mine], perRow)
		col.Heading(g.Stage.Lang.T("gallery.all"))
	}
	g.layoutCards(col, cardGroup, g.cards[g.mine:], perRow)
	g.End(f, col)
}

// layoutCards adds cards in rows of the same height.
func (g *Scene) layoutCards(col *ui.Column, group string, cards []card, perRow int) {
	f := col.F
	w := f.Split(render.Rect{W: col.Area.W}, perRow, 0, gap).W
	h := height(f, cards, w)
	var row render.Rect
	for i := range cards {
		c := &cards[i]
		c.picture.Set(c.config, !c.solved, f.Theme, g.Stage.Set.Scheme)
		if i%perRow == 0 {
			row = col.Take(h)
			col.Space(gap)
		}
		face := nameFace(f, c.name, wordsWidth(f, w))
		f.Add(ui.Control{ID: ui.ID{Name: group, N: i}, Role: ui.Button, Look: ui.Card, Label: c.name, Value: c.line,
			Lines: f.Wrap(c.name, face, wordsWidth(f, w)), Face: face, Rect: f.Split(row, perRow, i%perRow, gap)})
	}
}

// side returns the side of the picture on a card w wide.
func side(f *ui.Frame, w float32) float32 { return min(f.Dip(pictureH), render.Floor(w*0.3)) }

// wordsWidth returns the width of the words on a card w wide.
func wordsWidth(f *ui.Frame, w float32) float32 { return w - side(f, w) - f.Dip(pad+2*beside) }

// nameFace returns the face of a name in a width: smaller than usual only for a word that is too long.
func nameFace(f *ui.Frame, name string, width float32) render.FaceID {
	longest := ""
	for word := range strings.SplitSeq(name, " ") {
		if len(word) > len(longest) {
			longest = word
		}
	}
	return f.Fitting(render.Title, 20, longest, width)
}

// height returns the height of cards, w wide, that has room for all of their words.
func height(f *ui.Frame, cards []card, w float32) float32 {
	line, in := f.Face(render.Regular, 16), wordsWidth(f, w)
	h := side(f, w)
	for i := range cards {
		c := &cards[i]
		name := nameFace(f, c.name, in)
		h = max(h, f.Fonts.Metrics(name).Line*float32(len(f.Wrap(c.name, name, in)))+
			f.Fonts.Metrics(line).Line*float32(len(f.Wrap(c.line, line, in))))
	}
	return h + 2*f.Dip(pad)
}

// Paint draws a card.
func (g *Scene) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	c, r := &g.cards[k.ID.N], k.Rect
	if k.ID.Name == cardGroup {
		c = &g.cards[g.mine+k.ID.N]
	}
	s, in := side(f, r.W), wordsWidth(f, r.W)
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	c.picture.Draw(l, f.Fonts, at(f.Dip(pad), (r.H-s)/2, s, s), f.Scale)
	line := f.Face(render.Regular, 16)
	names, lines := k.Lines, f.Wrap(c.line, line, in)
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
