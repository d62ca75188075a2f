package others

import (
	"math/rand/v2"
	"slices"

	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// card is a way to play: a picture and its words.
type card struct {
	name, line string // language keys
	text, told string // the same in words
	off        bool   // it cannot be played now
	toggle     *toggle
	picture    picture
	at, place  render.Rect // of the picture and of the words, from the card's corner on
	low        render.Rect // of the sentence, where that stands below the picture and the name
}

// The measures of a card in dip.
const (
	gap        = 8
	pad        = 12
	padLeast   = 8
	padMost    = 16
	beside     = 16  // between the picture and the words, and beside words below a picture
	pairLeast  = 540 // the width of a page with two cards in a row
	sideLeast  = 72  // of a picture beside words
	sideStep   = 8
	wordsLeast = 140 // the least width of words beside a picture
	largeLeast = 400 // the width of a card with larger words

	rowMore = 40 // rows are up to so much higher for the fold to cut none

	leadMore = 24 // how much larger at least the picture of a card is that leads

	nameSize, nameLarge = 20, 28
	nameLead            = 24
	lineSize, lineLarge = 16, 20

	aroundSide = 80 // of a picture beside a name alone
	aroundPad  = 9  // above it
	aroundName = 18 // the size of that name
	aroundLine = 12 // and of the sentence below both
)

// The parts of a card's width that a picture beside the words has at most: in a row of one, and of two.
const (
	pictureAlone = 0.36
	picturePair  = 0.52
	pictureLead  = 0.4 // on a card that leads
)

// shape is how the cards of a page are laid out.
type shape struct {
	perRow int
	above  bool    // the pictures stand above the words
	around bool    // they stand beside the names, and the sentences below both
	width  float32 // of a card
	side   float32 // of a picture
	lead   float32 // that of the picture of the first card, where that leads the others, else 0
	pad    float32 // around it
	name   float32 // the size of the names in dip
	line   float32 // and of the sentences
}

// perRow returns how many cards stand in a row of a width.
func perRow(f *ui.Frame, width float32) int {
	if width >= f.Grown(pairLeast) {
		return 2
	}
	return 1
}

// shapeOf returns the shape of the cards on a page of a size, which they fill if they find room.
func (p *page) shapeOf(f *ui.Frame, width, height float32) shape {
	s := shape{perRow: perRow(f, width), name: nameSize, line: lineSize}
	part := float32(pictureAlone)
	if s.perRow > 1 {
		part = picturePair
	}
	s.width = f.Split(render.Rect{W: width}, s.perRow, 0, gap).W
	if s.width >= f.Grown(largeLeast) {
		s.name, s.line = nameLarge, lineLarge
	}
	rows := (len(p.cards) + s.perRow - 1) / s.perRow
	each := (height - f.Dip(gap)*float32(rows-1)) / float32(rows) // the height of a card
	above := s
	above.above, above.pad = true, f.Dip(beside)
	above.side = s.width * 0.3
	if s.perRow > 1 {
		above.side = min(s.width, each) // as much as the words leave
		for above.side > f.Dip(sideLeast) && p.heightOf(f, above) > height {
			above.side -= f.Dip(sideStep)
		}
	}
	s.side = render.Floor(min(each-f.Dip(2*pad), s.width*part))
	for {
		s.pad = max(f.Dip(padLeast), min(render.Floor((each-f.Dip(sideLeast))/2), f.Dip(pad)))
		if s.perRow > 1 {
			s.pad = max(s.pad, min(render.Floor((each-s.side)/2), f.Dip(padMost)))
		}
		if s.side <= f.Dip(sideLeast) || p.heightOf(f, s) <= height && (s.perRow == 1 || slices.Max(p.rows) <= each) {
			break // in two columns, all cards can be of one height
		}
		s.side -= f.Dip(sideStep)
	}
	s.side = max(s.side, min(f.Dip(sideLeast), s.width*0.3))
	if s.perRow == 1 && p.heightOf(f, s) > height {
		s.pad = f.Dip(padLeast)
	}
	narrow := s.wordsWidth(f) < f.Grown(wordsLeast)
	if narrow && s.perRow == 1 {
		return shape{perRow: 1, around: true, width: s.width, side: render.Floor(min(f.Dip(aroundSide), s.width*0.3)), pad: f.Dip(aroundPad), name: s.name, line: s.line}
	}
	if narrow || s.perRow > 1 && above.side > s.side {
		return above
	}
	return p.led(f, s, height)
}

// led returns a shape of one column whose first card leads the others, as large as they leave it, if that has room.
func (p *page) led(f *ui.Frame, s shape, height float32) shape {
	if s.perRow > 1 {
		return s
	}
	led := s
	led.pad = f.Dip(pad)
	least, step := f.Dip(sideLeast), f.Dip(sideStep)
	words := max(f.Grown(wordsLeast), min(f.Fonts.Width(f.Face(render.Title, nameSize), p.cards[0].text)+1, s.width/2)) // its name unbroken
	for led.side = least + step*render.Floor((s.side-least)/step); led.side >= least; led.side -= step {
		for led.lead = render.Floor(s.width * pictureLead); led.lead >= led.side+f.Dip(leadMore); led.lead -= step {
			if p.heightOf(f, led) <= height && led.of(0).wordsWidth(f) >= words {
				return led
			}
		}
	}
	return s
}

// of returns the shape of a card: the one that leads is larger.
func (s shape) of(i int) shape {
	if i == 0 && s.lead > 0 {
		s.side, s.name = s.lead, nameLead
	}
	return s
}

// heightOf returns the height of all rows of cards.
func (p *page) heightOf(f *ui.Frame, s shape) (h float32) {
	for _, row := range p.rowsOf(f, s) {
		h += row
	}
	return h + f.Dip(gap)*float32((len(p.cards)-1)/s.perRow)
}

// rowsOf returns the heights of the rows.
func (p *page) rowsOf(f *ui.Frame, s shape) []float32 {
	p.rows = p.rows[:0]
	for i := range p.cards {
		h := s.of(i).height(f, &p.cards[i])
		if i%s.perRow == 0 {
			p.rows = append(p.rows, h)
		}
		last := &p.rows[len(p.rows)-1]
		*last = max(*last, h)
	}
	return p.rows
}

// cardsOf adds the cards to a page on which they have some height.
func (p *page) cardsOf(f *ui.Frame, col *ui.Column, height float32) {
	s := p.shapeOf(f, col.Area.W, height)
	p.shape = s
	spare := max(0, height-p.heightOf(f, s))
	rows := p.rowsOf(f, s)
	more := render.Floor(spare / float32(len(rows)))
	if each := render.Floor((height - f.Dip(gap)*float32(len(rows)-1)) / float32(len(rows))); spare > 0 && slices.Max(rows) <= each {
		more = 0
		for i := range rows { // those with a switch are no higher than others
			rows[i] = each
		}
	}
	if spare == 0 {
		more = ui.FoldMore(len(rows), func(i int) float32 { return rows[i] + f.Dip(gap) }, p.Scroll.Room()+f.Dip(gap/2), f.Dip(rowMore))
	}
	var row render.Rect
	for i := range p.cards {
		c := &p.cards[i]
		if i%s.perRow == 0 {
			if i > 0 {
				col.Space(gap)
			}
			row = col.Take(rows[i/s.perRow] + more)
		}
		c.picture.update(f, p.Stage.Set.Scheme)
		words := s.of(i).words(f, c)
		r := f.Split(row, s.perRow, i%s.perRow, gap)
		f.Add(ui.Control{ID: ui.ID{Name: cardGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: c.text, Value: c.told, Disabled: c.off,
			Lines: words.Name, Face: words.Face, Rect: r})
		s.of(i).fill(f, c, r)
	}
	col.Space(8)
}

// fill places the picture and the words in a card.
func (s shape) fill(f *ui.Frame, c *card, r render.Rect) {
	words, h := s.words(f, c).Height(f), r.H
	c.at = render.Rect{X: s.left(f), Y: render.Floor((h - s.side) / 2), W: s.side, H: s.side}
	c.place = render.Rect{X: s.left(f) + s.side + f.Dip(beside), W: s.wordsWidth(f), H: h}
	if s.above {
		c.at.X, c.at.Y = render.Floor((r.W-s.side)/2), render.Floor((h-s.side-words-f.Dip(gap))/2)
		c.place = render.Rect{X: f.Dip(beside), Y: c.at.Y + s.side + f.Dip(gap), W: c.place.W, H: words}
	}
	if s.around {
		n := s.words(f, c)
		n.Line = nil
		c.at.Y = render.Floor((h-s.aroundHeight(f, c))/2 + s.pad)
		c.place.Y, c.place.H = c.at.Y, max(s.side, n.Height(f))
		c.low = render.Rect{X: f.Dip(beside), Y: c.place.Y + c.place.H + f.Dip(gap), W: s.width - f.Dip(2*beside)}
		c.low.H = words - n.Height(f)
	}
}

// wordsWidth returns the width of the words on a card.
func (s shape) wordsWidth(f *ui.Frame) float32 {
	if s.above {
		return s.width - f.Dip(2*beside)
	}
	return s.width - s.side - s.left(f) - f.Dip(2*beside)
}

// left returns the space before a picture: that before the sentence below it, or as much as around it.
func (s shape) left(f *ui.Frame) float32 {
	if s.around {
		return f.Dip(beside)
	}
	return s.pad
}

// height returns the height that a card needs.
func (s shape) height(f *ui.Frame, c *card) float32 {
	words := s.words(f, c).Height(f)
	switch {
	case s.above:
		return s.side + words + f.Dip(2*beside+gap)
	case s.around:
		return s.aroundHeight(f, c)
	}
	return max(s.side+2*min(s.pad, f.Dip(pad)), words+f.Dip(beside))
}

// aroundHeight returns the height of a card whose sentence stands below the picture and the name.
func (s shape) aroundHeight(f *ui.Frame, c *card) float32 {
	n := s.words(f, c)
	line := f.Fonts.Metrics(n.Second).Line * float32(len(n.Line))
	return max(s.side, n.Height(f)-line) + line + 2*s.pad + f.Dip(gap)
}

// words returns the words of a card.
func (s shape) words(f *ui.Frame, c *card) ui.NameLine {
	if s.around {
		face := min(f.NameFace(c.text, s.wordsWidth(f)), f.Face(render.Title, aroundName))
		n := f.NameLine(c.text, face, c.told, s.width-f.Dip(2*beside))
		n.Name = f.Balance(c.text, face, s.wordsWidth(f))
		n.Second = f.Face(render.Regular, aroundLine)
		n.Line = f.Wrap(c.told, n.Second, s.width-f.Dip(2*beside))
		return n
	}
	face := min(f.NameFace(c.text, s.wordsWidth(f)), f.Face(render.Title, nameSize))
	if s.name != nameSize {
		large, w := f.Face(render.Title, s.name), s.wordsWidth(f)
		breaks := s.name == nameLead && len(f.Wrap(c.text, large, w)) > len(f.Wrap(c.text, face, w)) // the one large name of its page
		if f.LongestWord(c.text, large) <= w && !breaks {
			face = large
		}
	}
	n := f.NameLine(c.text, face, c.told, s.wordsWidth(f))
	if s.line > lineSize {
		n.Second = f.Face(render.Regular, s.line)
		n.Line = f.Wrap(c.told, n.Second, s.wordsWidth(f))
	}
	return n
}

// offAlpha is the opacity of the picture of a way that cannot be played now.
const offAlpha = 90

// paint draws the picture and the words of a card.
func (s shape) paint(l *render.List, f *ui.Frame, c *card, k *ui.Control) {
	r := k.Rect
	was := l.SetAlpha(255)
	if c.off {
		l.SetAlpha(offAlpha)
	}
	c.picture.paint(l, f, f.Within(r, c.at.Move(r.X, r.Y)))
	l.SetAlpha(was)
	words := s.words(f, c)
	if s.around {
		line := words
		words.Line, line.Name = nil, nil
		line.Paint(l, f, k, c.low.Move(r.X, r.Y), f.Near())
	}
	words.Paint(l, f, k, c.place.Move(r.X, r.Y), f.Near())
}

// noPart is the part of a picture whose board is shuffled as a whole.
const noPart puzzle.Part = 0

// picture is a small board on a card: as far as a way to play leaves it to be solved.
type picture struct {
	part    puzzle.Part // what is to be solved: the other tiles are pale
	covered bool        // no number can be seen
	last    bool        // one move from the goal
	legs    bool        // several boards, each larger than the one before

	boards []boardview.BoardPicture
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
	p.boards = p.boards[:0]
	if !p.legs {
		p.add(c)
	}
	for i := 0; p.legs && i < len(legSides); i++ {
		c.Size = puzzle.Size{W: legSides[i], H: legSides[i]}
		p.add(c)
	}
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
	if p.last {
		g.Scramble = beforeLast(g.Goal.Board())
	}
	b := boardview.NewBoardPicture(g.Scramble, g.Goal)
	b.View.Covered, b.View.Lone = p.covered, true // the card is its tray
	if p.part != noPart && !p.last {
		b.Lit = make([]bool, g.Goal.Size().Cells())
		for _, c := range p.part.Cells(g.Goal) {
			b.Lit[g.Goal.Board().At(c)] = true
		}
	}
	p.boards = append(p.boards, b)
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
	for i := range p.boards {
		p.boards[i].Update(f.Theme, scheme)
	}
}

// paint draws the board in the middle of r, or several in rows.
func (p *picture) paint(l *render.List, f *ui.Frame, r render.Rect) {
	for i := range p.boards {
		at := r
		if p.legs {
			row := render.Rect{X: r.X, W: r.W, H: (r.H - f.Dip(legGap)) / legsPerRow}
			row.Y = r.Y + float32(i/legsPerRow)*(row.H+f.Dip(legGap))
			at = f.Split(row, legsPerRow, i%legsPerRow, legGap)
			p.boards[i].View.Numbers = at.W >= f.Dip(legNumbers)
		}
		p.boards[i].Paint(l, f, at)
	}
}

// The measures of several boards of a picture in dip: the gap between them, and from which side on their numbers can be read.
const (
	legGap     = 8
	legNumbers = 64
)
