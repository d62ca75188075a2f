package others

import (
	"math/rand/v2"

	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// card is a way to play: a picture and its words.
type card struct {
	name, line string // language keys
	text, told string // the same in words
	off        bool   // it cannot be played now
	picture    picture
}

// The measures of a card in dip.
const (
	wideWidth  = stage.GridWidth // of the page on a wide screen, which has the cards side by side
	gap        = 8
	pad        = 8
	beside     = 16  // between the picture and the words, and around a picture above them
	pictureH   = 96  // of the picture beside the words
	aboveLeast = 200 // the width of a card with a large picture above its words
	wordsLeast = 140 // the least width of words beside a picture
)

// shape is how the cards of a page are laid out.
type shape struct {
	perRow int
	above  bool    // the pictures stand above the words
	width  float32 // of a card
	side   float32 // of a picture
}

// shapeOf returns the shape of the cards on a page of a size: all side by side below large pictures where they find room.
func (p *page) shapeOf(f *ui.Frame, width, height float32) shape {
	across := func(n int) float32 { return f.Split(render.Rect{W: width}, n, 0, gap).W }
	n := len(p.cards)
	if w := across(n); f.Wide() && w >= f.Grown(aboveLeast) {
		return shape{n, true, w, render.Floor(min(w-f.Dip(2*beside), height*0.5))}
	}
	s := shape{perRow: 1}
	if width > f.Grown(620) {
		s.perRow = 2
	}
	s.width = across(s.perRow)
	s.side = min(f.Dip(pictureH), render.Floor(s.width*0.3))
	s.above = s.wordsWidth(f) < f.Grown(wordsLeast)
	return s
}

// cardsOf adds the cards to a page of some height.
func (p *page) cardsOf(f *ui.Frame, col *ui.Column, height float32) {
	s := p.shapeOf(f, col.Area.W, height)
	p.shape = s
	h := float32(0)
	for i := range p.cards {
		h = max(h, s.height(f, &p.cards[i]))
	}
	var row render.Rect
	for i := range p.cards {
		c := &p.cards[i]
		if i%s.perRow == 0 {
			row = col.Take(h)
			col.Space(gap)
		}
		c.picture.update(f, p.Stage.Set.Scheme)
		words := s.words(f, c)
		f.Add(ui.Control{ID: ui.ID{Name: cardGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: c.text, Value: c.told, Disabled: c.off,
			Lines: words.Name, Face: words.Face, Rect: f.Split(row, s.perRow, i%s.perRow, gap)})
	}
	col.Space(8)
}

// wordsWidth returns the width of the words on a card.
func (s shape) wordsWidth(f *ui.Frame) float32 {
	if s.above {
		return s.width - f.Dip(2*beside)
	}
	return s.width - s.side - f.Dip(pad+2*beside)
}

// height returns the height that a card needs.
func (s shape) height(f *ui.Frame, c *card) float32 {
	words := s.words(f, c).Height(f)
	if s.above {
		return s.side + words + f.Dip(2*beside+gap)
	}
	return max(s.side, words) + 2*f.Dip(pad)
}

// words returns the words of a card.
func (s shape) words(f *ui.Frame, c *card) ui.NameLine {
	return f.NameLine(c.text, f.NameFace(c.text, s.wordsWidth(f)), c.told, s.wordsWidth(f))
}

// paint draws the picture and the words of a card.
func (s shape) paint(l *render.List, f *ui.Frame, c *card, k *ui.Control) {
	r, words := k.Rect, s.words(f, c)
	picture := render.Rect{X: r.X + f.Dip(pad), Y: r.Y + (r.H-s.side)/2, W: s.side, H: s.side}
	place := render.Rect{X: r.X + f.Dip(pad+beside) + s.side, Y: r.Y, W: s.wordsWidth(f), H: r.H}
	if s.above {
		picture.X, picture.Y = r.X+render.Floor((r.W-s.side)/2), r.Y+f.Dip(beside)
		place = render.Rect{X: r.X + f.Dip(beside), Y: picture.Y + s.side + f.Dip(gap), W: s.wordsWidth(f), H: words.Height(f)}
	}
	c.picture.paint(l, f, f.Within(r, picture))
	words.Paint(l, f, k, place, f.Near())
}

// noPart is the part of a picture whose board is shuffled as a whole.
const noPart puzzle.Part = 0

// picture is a small board on a card: as far as a way to play leaves it to be solved.
type picture struct {
	part    puzzle.Part
	covered bool // no number can be seen
	last    bool // one move from the goal
	legs    bool // several boards, each larger than the one before

	views   []render.BoardView
	palette []boardview.Palette
}

// pictureSide is the most cells a side that a picture has.
const pictureSide = 4

// The sides of the boards in a picture of several, and how many stand in a row.
var legSides = [...]int{2, 3, 4, 5}

const legsPerRow = 2

// pictureSeed makes the boards of the pictures the same every time.
const pictureSeed = 15

// deal makes the boards for a configuration; for one of a large size that of a smaller one.
func (p *picture) deal(c puzzle.Config) {
	c.Size = puzzle.Size{W: min(c.Size.W, pictureSide), H: min(c.Size.H, pictureSide)}
	switch c.Rule.Kind {
	case puzzle.PathKind, puzzle.BoardKind:
		c.Rule = puzzle.Rule{}
	}
	c.Rule.Missing = puzzle.MissingLast
	p.views = p.views[:0]
	if !p.legs {
		p.add(c)
	}
	for i := 0; p.legs && i < len(legSides); i++ {
		c.Size = puzzle.Size{W: legSides[i], H: legSides[i]}
		p.add(c)
	}
	p.palette = make([]boardview.Palette, len(p.views))
}

// add deals a board of the picture.
func (p *picture) add(c puzzle.Config) {
	src := rand.NewPCG(pictureSeed, pictureSeed)
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: src})
	if p.part != noPart {
		g, err = puzzle.DealPart(c, p.part, src)
	}
	if err != nil {
		panic(err) // every size has these goals
	}
	v := render.BoardView{Goal: g.Goal, Board: g.Scramble}
	if p.last {
		v.Board = beforeLast(g.Goal.Board())
	}
	p.views = append(p.views, v)
}

// beforeLast returns a board one move before the goal.
func beforeLast(b puzzle.Board) puzzle.Board {
	for d := puzzle.Up; d <= puzzle.Right; d++ {
		if n := b.MaxRun(d); n > 0 {
			next, _ := b.Play(puzzle.Move{Dir: d, N: n})
			return next
		}
	}
	return b
}

// update brings the colours up to date.
func (p *picture) update(f *ui.Frame, scheme session.Scheme) {
	for i := range p.views {
		v := &p.views[i]
		v.Theme, v.Colors = f.Theme, p.palette[i].Colors(f.Theme, scheme, v.Goal)
		v.Covered, v.Numbers = p.covered, true
	}
}

// paint draws the board in the middle of r, or several in rows.
func (p *picture) paint(l *render.List, f *ui.Frame, r render.Rect) {
	for i := range p.views {
		v, at := &p.views[i], r
		if p.legs {
			row := render.Rect{X: r.X, W: r.W, H: (r.H - f.Dip(legGap)) / legsPerRow}
			row.Y = r.Y + float32(i/legsPerRow)*(row.H+f.Dip(legGap))
			at = f.Split(row, legsPerRow, i%legsPerRow, legGap)
		}
		v.Scale = f.Scale
		v.Rect, v.Cell, v.Origin = render.TrayFor(at, v.Board.Size(), f.Scale, 0)
		l.Board(f.Fonts, v)
	}
}

// legGap is the gap between several boards of a picture, in dip.
const legGap = 4
