package records

import (
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// bigMost is the number of puzzles up to which their cards are large, with the latest times drawn in: a card in a corner of an empty
// page says too little. So few need no order, either, and nothing that finds one.
const bigMost = 3

// The measures of a large card in dip.
const (
	bigPad     = 24
	bigPicture = 272 // the most, above the words or beside those of an only card
	bigTitle   = 24

	bigPictureLeast = 136
	bigFigure       = 44
	bigBars         = 72  // the height of the slowest time
	smallBars       = 40  // on a card across the page or, at least, in a grid of cards
	gridBars        = 112 // the most in a grid of cards
	gridPicture     = 112 // on a card of a grid
	gridMost        = 12  // cards with their latest times in a grid
	bigBar          = 20  // the most that a time is wide
	bigLatest       = 24  // so many times
	onlyCard        = 880 // the width of an only card
	onlyBare        = 464 // and of one whose picture stands above the words there
	onlyPicture     = 384 // the most beside its words
	onlyTitle       = 32
	bigLines        = 3 // the most of a name in large letters of its full size
)

// bigCard is the plan of large cards of a width: the picture above the words, or beside them.
type bigCard struct {
	w, h   float32
	side   float32
	bars   float32 // the height of the slowest time
	above  bool    // the picture stands above the words
	inside bool    // the times stand below the words, not below the picture too
	bare   bool    // it is an only card on a wide page that has nothing to tell beside its picture
	beside bool    // the figures stand beside the name, below the legs of a run on an only card
}

// big reports whether the cards are large.
func (s *Scene) big() bool {
	return s.all <= bigMost && s.find == "" && s.chosen == nil && len(s.cards) == s.all
}

// fillTimes makes the latest times of a card, as parts of the slowest.
func (c *card) fillTimes(h *history.History) {
	c.times, c.bestTime = c.times[:0], -1
	ids := c.group.Latest(h, bigLatest)
	if untimed(c.group) || len(ids) < 2 { // one has nothing to be compared with
		return
	}
	slowest := int64(1)
	for _, id := range ids {
		slowest = max(slowest, h.Row(id).MS)
	}
	t := c.group.Tally(0)
	for i, id := range ids {
		c.times = append(c.times, float32(h.Row(id).MS)/float32(slowest))
		if t != nil && t.Time.OK && t.Time.ID == id {
			c.bestTime = i
		}
	}
}

// bare reports whether a card has neither figures nor times.
func (c *card) bare() bool {
	return c.figures[0].shown == "" && c.figures[1].shown == "" && len(c.times) == 0
}

// layoutBig adds the large cards: beside each other where the page is wide. Below an only one stands the button that plays, unless it
// is pinned.
func (s *Scene) layoutBig(col *ui.Column, height float32, plays bool) {
	f, n := col.F, len(s.cards)
	whole := col.Area
	only := n == 1 && f.Safe.W > f.Safe.H && col.Area.W > f.Grown(onlyCard)
	play := plays && n == 1 && s.cards[0].playable
	s.plan.beside = only && !f.Low() && f.TextSize < ui.LargeText && s.cards[0].picture.legs != nil && len(s.cards[0].times) == 0
	s.plan.bare = only && !f.Low() && s.cards[0].picture.legs == nil && s.cards[0].bare()
	if only { // a card in the middle of a wide page
		w := f.Grown(onlyCard)
		if s.plan.bare {
			w = f.Grown(onlyBare)
		}
		col.Area.X, col.Area.W = col.Area.X+render.Floor((col.Area.W-w)/2), w
	}
	if play {
		height -= f.ControlHeight() + f.Dip(cardGap)
	}
	perRow, p := s.planBig(f, col.Area.W, height), &s.plan
	if only || n == 1 && !p.above { // an only card stands in the middle of a wide page
		col.Y += max(0, render.Floor((height-p.h)*0.35))
	}
	var row render.Rect
	for i := range s.cards {
		c := &s.cards[i]
		if c.readable {
			c.picture.update(f, c.config, s.Stage.Set.Scheme)
		}
		if i%perRow == 0 {
			row = col.Take(p.h)
			col.Space(cardGap)
		}
		r := f.Split(row, perRow, i%perRow, cardGap)
		f.Add(ui.Control{ID: ui.ID{Name: cardGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: c.name, Value: c.value,
			Rect: r, Face: s.bigFace(f, c), Lines: s.bigLines(f, c)})
	}
	if play {
		b := col.Button(againID, s.Stage.Lang.T("records.play"), ui.Primary)
		b.Rect.W = p.w
	}
	col.Area = whole
}

// planBig plans the large cards for a page of a size, and returns how many stand in a row.
func (s *Scene) planBig(f *ui.Frame, width, height float32) (perRow int) {
	n, p, most := len(s.cards), &s.plan, f.Dip(bigPicture)
	perRow = 1
	if n > 1 && f.Safe.W > f.Safe.H && f.Split(render.Rect{W: width}, n, 0, cardGap).W >= f.Grown(cardWidth) {
		perRow = n
	}
	p.w = f.Split(render.Rect{W: width}, perRow, 0, cardGap).W
	if p.bare {
		most = f.Dip(onlyPicture)
	}
	p.above = perRow > 1 || p.bare || n == 1 && (f.Safe.W <= f.Safe.H || s.cards[0].picture.legs != nil && !f.Low()) // legs stand on one line
	p.inside = p.above || n == 1
	switch {
	case p.above:
		p.side = min(most, p.w-f.Dip(2*bigPad), height*0.42)
		if n == 1 { // as large as the page allows
			least := p.side
			p.side = min(most, p.w-f.Dip(2*bigPad), height*0.58)
			p.side = max(least, p.side-max(0, s.highest(f)-height))
			p.side = s.cards[0].picture.high(f, render.Rect{W: p.inner(f), H: p.side})
		}
	case n == 1 && p.w >= f.Grown(2*cardWidth):
		p.side = min(f.Dip(onlyPicture), p.w*0.46, height-f.Dip(2*bigPad))
	default:
		p.side, p.inside = min(f.Dip(cardPicture), p.w*0.33), false
	}
	p.bars = f.Dip(smallBars)
	if p.inside {
		p.bars = f.Dip(bigBars)
	}
	p.h = s.highest(f)
	if over := p.h - height; p.above && over > 0 && p.side-over >= f.Dip(bigPictureLeast) { // nothing scrolls for a few pixels
		p.side -= over
		p.h = s.highest(f)
	}
	return perRow
}

// planGrid plans cards of a grid with their latest times, as high as lets them fill a page of a height; false if that has no room
// for all of them.
func (s *Scene) planGrid(f *ui.Frame, width, height float32, perRow int) bool {
	if !f.Wide() || f.Low() || f.TextSize >= ui.LargeText || len(s.cards) > gridMost {
		return false
	}
	p, rows := &s.plan, (len(s.cards)+perRow-1)/perRow
	p.w = f.Split(render.Rect{W: width}, perRow, 0, cardGap).W
	p.side, p.bars, p.above, p.inside = min(f.Dip(gridPicture), p.w*0.34), f.Dip(smallBars), false, false
	p.beside = false
	spare := (height-f.Dip(cardGap)*float32(rows-1))/float32(rows) - s.highest(f)
	if spare < 0 {
		return false
	}
	p.bars += min(spare, f.Dip(gridBars-smallBars))
	p.h = render.Floor(s.highest(f))
	return true
}

// highest returns the height of the highest card.
func (s *Scene) highest(f *ui.Frame) (h float32) {
	for i := range s.cards {
		h = max(h, s.bigHeight(f, &s.cards[i]))
	}
	return h
}

// pad returns the space around the inside of a card.
func (p *bigCard) pad(f *ui.Frame) float32 {
	if !p.inside {
		return f.Dip(cardPad)
	}
	return f.Dip(bigPad)
}

// inner returns the width of a card between its ends.
func (p *bigCard) inner(f *ui.Frame) float32 { return p.w - 2*p.pad(f) }

// words returns the width of the words of a card.
func (p *bigCard) words(f *ui.Frame) float32 {
	switch {
	case p.beside:
		return render.Floor((p.inner(f) - p.pad(f)) / 2)
	case p.above:
		return p.inner(f)
	}
	return p.inner(f) - p.side - p.pad(f)
}

func (s *Scene) bigFace(f *ui.Frame, c *card) render.FaceID {
	size := float32(bigTitle)
	switch {
	case !s.plan.inside:
		size = 20
	case !s.plan.above && f.Wide() && !f.Low():
		size = onlyTitle
	}
	if f.TextSize >= ui.LargeText { // the name grows with its note, in several lines
		face := f.NameFace(c.name, s.plan.words(f))
		if len(f.Wrap(c.name, face, s.plan.words(f))) > bigLines {
			face = min(face, f.Face(render.Title, 16))
		}
		return face
	}
	return f.Fitting(render.Title, size, c.name, s.plan.w-2*s.plan.pad(f))
}

// bigLines returns the lines of a name in large letters.
func (s *Scene) bigLines(f *ui.Frame, c *card) []string {
	if f.TextSize < ui.LargeText {
		return nil
	}
	return f.Wrap(c.name, s.bigFace(f, c), s.plan.words(f))
}

// figureMost is the largest size of the figures of a card.
func (p *bigCard) figureMost() float32 {
	if p.inside {
		return bigFigure
	}
	return figureOnCard
}

// wordsHeight returns the height of the name, the note and the figures of a card.
func (s *Scene) wordsHeight(f *ui.Frame, c *card) float32 {
	w, face := s.plan.words(f), f.Face(render.Regular, 16)
	name := s.bigFace(f, c)
	h := f.Fonts.Metrics(name).Line*float32(len(f.Wrap(c.name, name, w))) + f.Fonts.Metrics(face).Line*float32(len(f.Wrap(c.note, face, w)))
	high := c.figuresHeight(f, w, s.plan.figureMost())
	switch {
	case s.plan.beside:
		h = max(h, high)
	case high > 0:
		h += f.Dip(8) + high
	}
	return h
}

// barsHeight returns the height of the times of a card, with what they are.
func (c *card) barsHeight(f *ui.Frame, p *bigCard) float32 {
	if len(c.times) == 0 {
		return 0
	}
	return p.bars + f.Dip(16+4) + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
}

func (s *Scene) bigHeight(f *ui.Frame, c *card) float32 {
	p, words := &s.plan, s.wordsHeight(f, c)
	switch {
	case p.above:
		words += p.side + f.Dip(16) + c.barsHeight(f, p)
	case p.inside:
		words = max(words+c.barsHeight(f, p), p.side)
	default:
		words = max(words, p.side) + c.barsHeight(f, p)
	}
	return words + 2*p.pad(f)
}

// paintBare draws a card without times among others that have them: its goal stands large in their place. It draws nothing and returns false
// if the goal would not be larger there.
func (s *Scene) paintBare(l *render.List, f *ui.Frame, k *ui.Control, c *card) bool {
	r, pad, face := k.Rect, s.plan.pad(f), f.Face(render.Regular, 16)
	w, line := r.W-2*pad, f.Fonts.Metrics(face).Line
	name := f.Wrap(c.name, k.Face, w)
	words := s.plan.words(f) // the figures stand as on the other cards
	high, title := c.figuresHeight(f, words, s.plan.figureMost()), f.Fonts.Metrics(k.Face).Line
	y := pad + title*float32(len(name)) + line + f.Dip(8)
	side := r.H - y - high - f.Dip(16) - pad
	if !c.readable || side <= s.plan.side {
		return false
	}
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	for i, text := range name {
		l.TextIn(f.Fonts, k.Face, text, at(pad, pad+title*float32(i), w, title), f.Near(), render.Middle, f.Theme.Ink)
	}
	l.TextIn(f.Fonts, f.FaceFitting(c.note, w), c.note, at(pad, y-line-f.Dip(8), w, line), f.Near(), render.Middle, f.Theme.Ink2)
	s.paintFigures(l, f, c, func(from, width, down, h float32) render.Rect { return at(pad+from, y+down, width, h) }, words, s.plan.figureMost())
	c.picture.paint(l, f, at(pad, r.H-pad-side, w, side))
	return true
}

// paintBig draws the inside of a large card.
func (s *Scene) paintBig(l *render.List, f *ui.Frame, k *ui.Control, c *card) {
	p, r := &s.plan, k.Rect
	if len(c.times) == 0 && !p.above && !p.inside && s.paintBare(l, f, k, c) {
		return
	}
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	pad, w, x := p.pad(f), p.words(f), p.pad(f)
	y, picture := pad, render.Rect{}
	switch {
	case p.above:
		picture = at(pad, pad, p.inner(f), p.side)
		y += p.side + f.Dip(16)
	case p.inside:
		x += p.side + pad
		picture = at(pad, (r.H-p.side)/2, p.side, p.side)
		y = (r.H - s.wordsHeight(f, c) - c.barsHeight(f, p)) / 2
	default:
		x += p.side + pad
		words, top := s.wordsHeight(f, c), pad
		if len(c.times) == 0 {
			top = (r.H - max(words, p.side)) / 2
		}
		y = top + max(0, p.side-words)/2
		picture = at(pad, top+max(0, words-p.side)/2, p.side, p.side)
	}
	if c.readable {
		c.picture.paint(l, f, picture)
	}
	tell := func(text string, face render.FaceID, ink render.Color) {
		high := f.Fonts.Metrics(face).Line
		for _, line := range f.Wrap(text, face, w) {
			l.TextIn(f.Fonts, face, line, at(x, y, w, high), f.Near(), render.Middle, ink)
			y += high
		}
	}
	tell(c.name, k.Face, f.Theme.Ink)
	tell(c.note, f.Face(render.Regular, 16), f.Theme.Ink2)
	if y += f.Dip(8); p.beside {
		x, y = x+w+pad, r.H-pad-c.figuresHeight(f, w, p.figureMost())
	}
	s.paintFigures(l, f, c, func(from, width, down, h float32) render.Rect { return at(x+from, y+down, width, h) }, w, p.figureMost())
	if !p.inside {
		x, w = pad, r.W-2*pad
	}
	if high := c.barsHeight(f, p); high > 0 {
		foot := r.H - pad
		if p.inside && !p.above {
			foot = y + c.figuresHeight(f, w, p.figureMost()) + high
		}
		s.paintTimes(l, f, c, at(x, foot-high, w, high))
	}
}

// paintTimes draws the latest times of a card, as high as they took long, the best of all in honey.
func (s *Scene) paintTimes(l *render.List, f *ui.Frame, c *card, r render.Rect) {
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	bars := r
	bars.H = s.plan.bars
	bars.Y += r.H - line - f.Dip(4) - bars.H
	last := float32(max(1, len(c.times)-1))
	paintBars(l, f, bars, c.times, c.bestTime, func(i int) float32 { return float32(i) / last })
	text := s.Stage.Lang.T("records.card_latest")
	l.TextIn(f.Fonts, f.FaceFitting(text, r.W), text, render.Rect{X: r.X, Y: r.Y + r.H - line, W: r.W, H: line}, f.Near(), render.Middle, f.Theme.Ink2)
}
