// Package gallery is the scene that shows goals worth playing, each with a sentence and a picture, and a tick once the player
// has solved it.
package gallery

import (
	"strconv"

	"wildfifteen/assets/words"
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
	mine    int     // the number of cards at the front that are goals which the player keeps
	changes int     // of these goals, when the cards were made
	column  float32 // the width of the cards' column at the last layout
	most    float32 // the height of pictures above their words there
}

// card is a goal with its picture and its words.
type card struct {
	config     puzzle.Config
	picture    boardview.GoalPicture
	solved     bool
	name, line string
	short      string // the name without the size; "": the name has none
	size       string
	below      []string // a reused buffer
	apart      bool     // the size stands below the name in all cards
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
		g.cards = append(g.cards, card{config: k.Config, name: k.Name, line: goalLine(l, k.Config)})
	}
	for i := range works {
		w := &works[i]
		rule, _ := w.design.Rule(w.size) // all of them fit: a test holds that
		c := card{config: puzzle.Config{Size: w.size, Rule: rule}, line: l.T(w.line)}
		c.name = l.T("gallery.name", "name", l.T(w.name), "side", strconv.Itoa(w.size.W))
		c.short, c.size = l.T(w.name), words.Size(l, w.size)
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
	pageWidth = stage.GridWidth // of the page on a wide screen
	gap       = 8
	pad       = 12
	between   = 16 // between the picture and the words beside it
	pictureH  = 112
	hungWidth = 224 // from which on a wide screen cards stand in rows, with their words below the pictures
	lowWidth  = 136 // the same on a low screen, where a picture has less height
	tickSide  = 24
	aboutAir  = 128 // around the title and what stands beside it
	fitFoot   = 16  // below the last whole row
)

// tints is how many cards follow each other until the touch of colour in them begins anew.
const tints = 4

// fitPart is the part of a row that pictures become smaller for.
const fitPart = 0.25

// hanging is how the cards stand: beside their pictures are the words, or below them in cards side by side.
type hanging struct {
	perRow int
	below  bool // the words stand below the picture
	w      float32
	side   float32 // of a picture
	words  float32 // their width
}

// hang returns how cards stand in a column of a width, with pictures above their words at most so high.
func hang(f *ui.Frame, width, most float32) (h hanging) {
	h.perRow = 1
	if f.Wide() {
		least := float32(hungWidth)
		if f.Low() {
			least = lowWidth
		}
		h.perRow = max(1, int((width+f.Dip(gap))/(f.Grown(least)+f.Dip(gap))))
	}
	h.w = f.Split(render.Rect{W: width}, h.perRow, 0, gap).W
	if h.below = h.perRow > 1; h.below {
		h.words = h.w - 2*f.Dip(pad)
		h.side = min(h.words, most)
		return h
	}
	h.side = min(f.Dip(pictureH), render.Floor(h.w*0.36))
	h.words = h.w - h.side - f.Dip(2*pad+between)
	return h
}

// Layout adds the cards.
func (g *Scene) Layout(f *ui.Frame) {
	width := float32(stage.PageWidth)
	if f.Wide() {
		width = pageWidth
	}
	title, about := g.Stage.Lang.T("gallery.title"), g.Stage.Lang.T("gallery.about")
	area, column, told := g.headTold(f, title, about, width)
	col := g.Scroll.Begin(f, area, column)
	g.column = col.Area.W
	g.most = g.fitRows(f, area.H)
	if g.mine > 0 {
		col.Heading(g.Stage.Lang.T("gallery.mine"))
		g.layoutCards(col, mineGroup, g.cards[:g.mine])
		col.Heading(g.Stage.Lang.T("gallery.all"))
	} else if !told {
		col.Intro(about)
		if f.TextSize < ui.LargeText {
			col.Space(6)
		}
	}
	g.layoutCards(col, cardGroup, g.cards[g.mine:])
	g.End(f, col)
}

// fitRows returns the height of pictures above their words with which whole rows of cards fill a page of a height, if they need not
// become much smaller for that.
func (g *Scene) fitRows(f *ui.Frame, page float32) float32 {
	h := hang(f, g.column, g.column)
	g.apart(f, h)
	high := height(f, g.cards, h)
	if !h.below || g.mine > 0 || high > page {
		return g.column
	}
	rows := render.Floor((page+f.Dip(gap))/(high+f.Dip(gap)) + fitPart)
	each := render.Floor((page - f.Dip(fitFoot) - (rows-1)*f.Dip(gap)) / rows)
	return h.side - max(0, high-each)
}

// apart lets the sizes stand below the names: in large letters, and in rows of cards of which one has no room for both in a line.
func (g *Scene) apart(f *ui.Frame, h hanging) {
	apart := f.TextSize >= ui.LargeText
	for i := range g.cards {
		c := &g.cards[i]
		c.apart = false
		n := f.CardLine(c.short, c.line, h.words)
		apart = apart || h.below && c.short != "" && c.sizeAt(f, &n, h.words) == 0
	}
	for i := range g.cards {
		g.cards[i].apart = apart
	}
}

// headTold lays out the title, and on a wide screen what the page is about beside it, if that has room there.
func (g *Scene) headTold(f *ui.Frame, title, about string, width float32) (area, column render.Rect, told bool) {
	words := f.Fonts.Width(f.Face(render.Title, 24), title) + f.Fonts.Width(f.Face(render.Regular, 16), about)
	if told = g.mine == 0 && f.Wide() && f.TextSize < ui.LargeText && words+f.Dip(aboutAir) <= f.Safe.W; told {
		area, column = g.HeadBeside(f, title, about, width)
		return area, column, true
	}
	area, column = g.Head(f, title, width)
	return area, column, false
}

// layoutCards adds cards in rows; the cards of a row have the same height.
func (g *Scene) layoutCards(col *ui.Column, group string, cards []card) {
	f := col.F
	h := hang(f, col.Area.W, g.most)
	var row render.Rect
	for i := range cards {
		c := &cards[i]
		c.picture.Set(c.config, f.Theme, g.Stage.Set.Scheme)
		c.picture.View.Bars = true
		if i%h.perRow == 0 {
			row = col.Take(height(f, cards[i:min(i+h.perRow, len(cards))], h))
			col.Space(gap)
		}
		face := f.CardName(c.name, h.words)
		value := c.line
		if c.solved {
			value = g.Stage.Lang.T("gallery.solved", "line", c.line)
		}
		f.Add(ui.Control{ID: ui.ID{Name: group, N: i}, Role: ui.Button, Look: ui.Card, Label: c.name, Value: value,
			Lines: f.Wrap(c.name, face, h.words), Face: face, Rect: f.Split(row, h.perRow, i%h.perRow, gap), Range: ui.Range{At: float32(i%tints+1) / tints}})
	}
}

// words returns the words of a card in a width. The size stands at the end of the name's line or, without room there, below it.
func (c *card) words(f *ui.Frame, width float32) ui.NameLine {
	if c.short != "" {
		n := f.CardLine(c.short, c.line, width)
		if c.sizeAt(f, &n, width) == 0 {
			c.below = append(append(c.below[:0], c.size), n.Line...)
			n.Line = c.below
		}
		return n
	}
	return f.CardLine(c.name, c.line, width)
}

// sizeAt returns how far from the beginning of the name its size stands; 0 if there is no room for it in that line.
func (c *card) sizeAt(f *ui.Frame, n *ui.NameLine, width float32) float32 {
	x := f.Fonts.Width(n.Face, n.Name[len(n.Name)-1]) + f.Dip(8)
	if c.short == "" || c.apart || x+f.Fonts.Width(n.Second, c.size) > width {
		return 0
	}
	return x
}

// height returns the height of cards that has room for all of their words.
func height(f *ui.Frame, cards []card, h hanging) (high float32) {
	for i := range cards {
		high = max(high, cards[i].words(f, h.words).Height(f))
	}
	if h.below {
		high += h.side + f.Dip(pad)
	}
	return max(high, h.side) + 2*f.Dip(pad)
}

// Paint draws a card.
func (g *Scene) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	c, r := &g.cards[k.ID.N], k.Rect
	if k.ID.Name == cardGroup {
		c = &g.cards[g.mine+k.ID.N]
	}
	h := hang(f, g.column, g.most)
	at := func(x, y, w, high float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: high})
	}
	words := c.words(f, h.words)
	place, top := render.Rect{X: r.X + f.Dip(pad+between) + h.side, Y: r.Y, W: h.words, H: r.H}, (r.H-h.side)/2
	left := f.Dip(pad)
	if h.below {
		left += render.Floor((h.words - h.side) / 2)
		place, top = render.Rect{X: r.X + f.Dip(pad), Y: r.Y + 2*f.Dip(pad) + h.side, W: h.words, H: words.Height(f)}, f.Dip(pad)
	}
	c.picture.DrawEven(l, f.Fonts, at(left, top, h.side, h.side), f.Scale)
	words.Paint(l, f, k, place, f.Near())
	if x := c.sizeAt(f, &words, h.words); x > 0 {
		line := f.Fonts.Metrics(words.Face).Line
		y := place.Y + (place.H-words.Height(f))/2 + line*float32(len(words.Name)-1)
		drop := (f.Fonts.Metrics(words.Face).Cap - f.Fonts.Metrics(words.Second).Cap) / 2 // to the same line of writing
		l.TextIn(f.Fonts, words.Second, c.size, f.Within(r, render.Rect{X: place.X + x, Y: y + drop, W: h.words - x, H: line}), f.Near(), render.Middle, f.Theme.Ink2)
	}
	if c.solved {
		s := f.Dip(tickSide)
		l.Icon(render.Tick, at(r.W-s-f.Dip(6), f.Dip(6), s, s), f.Dip(3), f.Theme.Accent)
	}
}
