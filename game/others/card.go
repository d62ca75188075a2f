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
	wideWidth = stage.GridWidth // of the page on a wide screen, which has two cards side by side
	gap       = 8
	pad       = 8
	beside    = 16 // between the picture and the words
	pictureH  = 96
)

// cardsOf adds the cards, in two columns on a wide page.
func (p *page) cardsOf(f *ui.Frame, col *ui.Column) {
	perRow := 1
	if col.Area.W > f.Grown(620) {
		perRow = 2
	}
	w := f.Split(render.Rect{W: col.Area.W}, perRow, 0, gap).W
	h := float32(0)
	for i := range p.cards {
		h = max(h, p.cards[i].height(f, w))
	}
	var row render.Rect
	for i := range p.cards {
		c := &p.cards[i]
		if i%perRow == 0 {
			row = col.Take(h)
			col.Space(gap)
		}
		c.picture.update(f, p.Stage.Set.Scheme)
		f.Add(ui.Control{ID: ui.ID{Name: cardGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: c.text, Value: c.told, Disabled: c.off,
			Face: nameFace(f, c.text, w), Rect: f.Split(row, perRow, i%perRow, gap)})
	}
	col.Space(8)
}

// side returns the side of the picture on a card w wide.
func side(f *ui.Frame, w float32) float32 { return min(f.Dip(pictureH), render.Floor(w*0.3)) }

// wordsWidth returns the width of the words on a card w wide.
func wordsWidth(f *ui.Frame, w float32) float32 { return w - side(f, w) - f.Dip(pad+2*beside) }

// nameFace returns the face of a name on a card w wide: smaller where a large one would not fit the card.
func nameFace(f *ui.Frame, name string, w float32) render.FaceID {
	return f.Fitting(render.Title, 20, name, w-f.Dip(2*pad))
}

// height returns the height that a card w wide needs.
func (c *card) height(f *ui.Frame, w float32) float32 {
	return max(side(f, w), c.words(f, w).Height(f)) + 2*f.Dip(pad)
}

// words returns the words of a card w wide.
func (c *card) words(f *ui.Frame, w float32) ui.NameLine {
	return f.NameLine(c.text, nameFace(f, c.text, w), c.told, wordsWidth(f, w))
}

// paint draws the picture and the words.
func (c *card) paint(l *render.List, f *ui.Frame, k *ui.Control) {
	r := k.Rect
	s := side(f, r.W)
	c.picture.paint(l, f, f.Within(r, render.Rect{X: r.X + f.Dip(pad), Y: r.Y + (r.H-s)/2, W: s, H: s}))
	place := render.Rect{X: r.X + f.Dip(pad+beside) + s, Y: r.Y, W: wordsWidth(f, r.W), H: r.H}
	c.words(f, r.W).Paint(l, f, k, place, f.Near())
}

// noPart is the part of a picture whose board is shuffled as a whole.
const noPart puzzle.Part = 0

// picture is a small board on a card: as far as a way to play leaves it to be solved.
type picture struct {
	part    puzzle.Part
	covered bool // no number can be seen
	last    bool // one move from the goal

	view    render.BoardView
	palette boardview.Palette
}

// pictureSide is the most cells a side that a picture has.
const pictureSide = 4

// pictureSeed makes the boards of the pictures the same every time.
const pictureSeed = 15

// deal makes the board for a configuration; for one of a large size that of a smaller one.
func (p *picture) deal(c puzzle.Config) {
	c.Size = puzzle.Size{W: min(c.Size.W, pictureSide), H: min(c.Size.H, pictureSide)}
	switch c.Rule.Kind {
	case puzzle.PathKind, puzzle.BoardKind:
		c.Rule = puzzle.Rule{}
	}
	c.Rule.Missing = puzzle.MissingLast
	src := rand.NewPCG(pictureSeed, pictureSeed)
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: src})
	if p.part != noPart {
		part := p.part
		if int(part) > c.Size.Lines() {
			part = 1
		}
		g, err = puzzle.DealPart(c, part, src)
	}
	if err != nil {
		panic(err) // every size has these goals
	}
	p.view.Goal, p.view.Board = g.Goal, g.Scramble
	if p.last {
		p.view.Board = beforeLast(g.Goal.Board())
	}
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
	v := &p.view
	v.Theme, v.Colors = f.Theme, p.palette.Colors(f.Theme, scheme, v.Goal)
	v.Covered, v.Numbers = p.covered, true
}

// paint draws the board in the middle of r.
func (p *picture) paint(l *render.List, f *ui.Frame, r render.Rect) {
	v := &p.view
	v.Scale = f.Scale
	v.Rect, v.Cell, v.Origin = render.TrayFor(r, v.Board.Size(), f.Scale, 0)
	l.Board(f.Fonts, v)
}
