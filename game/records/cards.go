package records

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// pageWidth is the maximum width of the records on a screen wider than high, in dip.
const pageWidth = stage.GridWidth

// The measures of a card in dip.
const (
	cardWidth   = 284 // the least, beside another card
	cardGap     = 16
	cardPad     = 16
	cardPadLow  = 12
	cardPicture = 104
)

// Layout lays out the cards.
func (s *Scene) Layout(f *ui.Frame) {
	s.update()
	t := s.Stage.Lang.T
	title := t("records.title")
	if s.chosen != nil {
		title = t("records.compare_title")
	}
	s.options = [...]string{t("records.order_last"), t("records.order_games"), t("records.order_name")}
	area, column, order, find := s.head(f, title)
	var play ui.Control
	pin := s.all == 0 && !s.settling && f.Pins(area)
	again := s.big() && len(s.cards) == 1 && s.cards[0].playable && f.Pins(area)
	switch {
	case pin:
		play = f.Pinned(&area, column, playID, t("records.play"))
		play.Icon = render.Play
	case again:
		play = f.Pinned(&area, column, againID, t("records.play"))
	}
	col := s.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	s.undo.layout(col)
	switch {
	case s.all == 0 && s.settling:
		col.Para(t("records.reading"))
	case s.all == 0:
		s.layoutEmpty(col, area.H, !pin)
	default:
		s.layoutOrder(col, order, find)
		s.timed = false
		if s.big() {
			height := area.H - f.Dip(40)
			if again { // the card's end is above the fading edge of the page
				height -= f.Dip(24)
			}
			s.layoutBig(col, height, !again)
		} else {
			s.layoutCards(col, area.H-f.Dip(headAir+cardGap+24))
		}
		if s.settling {
			col.Note(t("records.reading"))
		}
	}
	s.End(f, col)
	if pin || again {
		f.Add(play)
	}
}

// finds reports whether the page has a button that finds a puzzle, with nothing looked for yet.
func (s *Scene) finds() bool { return s.all > bigMost && s.find == "" }

// The measures of the page without records, in dip: the largest side of the picture, and that as a part of the words' width.
const (
	emptySide = 400
	emptyPart = 0.96
	emptyWide = 480 // the width of the words
	emptyWord = 20  // and their size, except in large letters
)

// exampleConfig is the goal on it.
var exampleConfig = puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Spiral}}

// layoutEmpty adds what stands where there are no records: a ribbon, a sentence and, unless it is pinned, the button that plays, in the
// middle of the page. On a low one the words stand beside the ribbon.
func (s *Scene) layoutEmpty(col *ui.Column, height float32, plays bool) {
	f, t := col.F, s.Stage.Lang.T
	s.example.Set(exampleConfig, f.Theme, s.Stage.Set.Scheme)
	if f.Low() {
		side := render.Floor(min(height-f.Dip(24), col.Area.W*0.4))
		f.Add(ui.Control{ID: exampleID, Role: ui.Image, Look: ui.Custom, Label: t("records.title"), Rect: render.Rect{X: col.Area.X, Y: col.Y, W: side, H: side}})
		words := *col
		words.Area.X += side + f.Dip(32)
		words.Area.W -= side + f.Dip(32)
		words.Y += spare(side, words.Measure(func(col *ui.Column) { s.layoutEmptyWords(col, plays, render.Start) }))
		s.layoutEmptyWords(&words, plays, render.Start)
		col.Y = max(words.Y, col.Y+side)
		return
	}
	w := min(col.Area.W, f.Grown(emptyWide))
	mid := *col
	mid.Area.X, mid.Area.W = col.Area.X+render.Floor((col.Area.W-w)/2), w
	under := mid.Measure(func(col *ui.Column) { s.layoutEmptyWords(col, plays, render.Middle) }) + f.Dip(24)
	side := render.Floor(max(min(f.Dip(emptySide), w*emptyPart, height-under-f.Dip(48)), f.Dip(96)))
	mid.Y += max(f.Dip(8), (height-side-under)*0.4)
	mid.Picture(exampleID, t("records.title"), side)
	mid.Space(24)
	s.layoutEmptyWords(&mid, plays, render.Middle)
	col.Y = mid.Y
}

// layoutEmptyWords adds what stands below the picture where there are no records.
func (s *Scene) layoutEmptyWords(col *ui.Column, plays bool, align render.Align) {
	t := s.Stage.Lang.T
	size := float32(16)
	if col.F.TextSize < ui.LargeText {
		size = emptyWord
	}
	col.Line(t("records.empty"), ui.Plain, render.Regular, size).Align = align
	if plays {
		col.Space(16)
		col.Button(playID, t("records.play"), ui.Primary).Icon = render.Play
	}
}

func wide(f *ui.Frame) float32 {
	if f.Safe.W > f.Safe.H {
		return pageWidth
	}
	return 560
}

// headAir is the space above the cards in dip, where the order stands beside the title.
const headAir = 8

// head lays out the title, with the order of the cards and the button that finds at its end, where these have room.
func (s *Scene) head(f *ui.Frame, title string) (area, column render.Rect, order, find bool) {
	var end stage.HeadEnd
	if s.all > bigMost {
		end = stage.HeadEnd{Group: orderGroup, Options: s.options[:], On: int(s.order)}
	}
	if s.finds() {
		end.Button = ui.Command{ID: findID, Label: s.found, Icon: render.Search}
	}
	return s.HeadChoice(f, title, wide(f), end)
}

// layoutOrder adds the order of the cards and the button that finds, unless they stand beside the title, if there are cards enough for
// them.
func (s *Scene) layoutOrder(col *ui.Column, order, find bool) {
	f := col.F
	if s.all <= bigMost && s.find == "" { // with a search, the row that ends it stays
		return
	}
	if !order {
		col.Choice(orderGroup, "", s.options[:], int(s.order))
	}
	if !find {
		b := col.Open(findID, s.found, "")
		b.Icon = render.Search
		if s.find != "" {
			b.Icon = render.Close
		}
	}
	if !lowPage(f) {
		col.Space(headAir)
	}
	if len(s.cards) == 0 {
		col.Para(s.Stage.Lang.T("records.nothing"))
	}
}

// layoutCards adds the cards, as many in a row as have room: with their latest times where they fill a page of a height then.
func (s *Scene) layoutCards(col *ui.Column, height float32) {
	f := col.F
	perRow := max(1, int((col.Area.W+f.Dip(cardGap))/(f.Grown(cardWidth)+f.Dip(cardGap))))
	s.timed = s.planGrid(f, col.Area.W, height, perRow)
	for first := 0; first < len(s.cards); first += perRow {
		h := float32(0)
		for i := first; i < min(first+perRow, len(s.cards)); i++ {
			h = max(h, s.cardHeight(f, i, f.Split(render.Rect{W: col.Area.W}, perRow, 0, cardGap).W))
		}
		if s.timed {
			h = s.plan.h
		}
		row := col.Take(h)
		for i := first; i < min(first+perRow, len(s.cards)); i++ {
			c := &s.cards[i]
			if c.readable {
				c.picture.update(f, c.config, s.Stage.Set.Scheme)
			}
			r := f.Split(row, perRow, i-first, cardGap)
			f.Add(ui.Control{ID: ui.ID{Name: cardGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: c.name, Value: c.value,
				Rect: r, Face: s.nameFace(f, c.name, r.W)})
		}
		col.Y += cardRim(f)
	}
}

// cardRim returns the space around the inside of a card, and between two rows of cards: less on a low page, which then shows two rows.
func cardRim(f *ui.Frame) float32 {
	if lowPage(f) {
		return f.Dip(cardPadLow)
	}
	return f.Dip(cardPad)
}

// figureMost returns the largest size of the figures on a card.
func figureMost(f *ui.Frame) float32 {
	if lowPage(f) {
		return figureLow
	}
	return figureOnCard
}

// side returns the side of the picture on a card of a width: a larger one beside large figures.
func (s *Scene) side(f *ui.Frame, w float32) float32 {
	if f.TextSize >= ui.LargeText {
		return min(f.Dip(gridPicture), w*0.32)
	}
	return min(f.Dip(cardPicture), w*0.33)
}

// The size of a name on a card in dip: in large letters less, so that most names need one line, and what else is told there is smaller.
const (
	nameSize  = 20
	nameGrown = 14
	noteGrown = 12
)

// nameFace returns the face of a name on a card of a width.
func (s *Scene) nameFace(f *ui.Frame, name string, w float32) render.FaceID {
	if f.TextSize >= ui.LargeText {
		return f.Face(render.Title, nameGrown)
	}
	return f.Fitting(render.Title, nameSize, name, w-2*cardRim(f))
}

// cardHeight returns the height that a card's words need.
func (s *Scene) cardHeight(f *ui.Frame, i int, w float32) float32 {
	c := &s.cards[i]
	if f.TextSize >= ui.LargeText {
		return s.grownHeight(f, c, w)
	}
	face, nameFace, inner := f.Face(render.Regular, 16), s.nameFace(f, c.name, w), w-s.side(f, w)-3*cardRim(f)
	h := f.Fonts.Metrics(nameFace).Line * float32(len(f.Wrap(c.name, nameFace, inner)))
	h += f.Fonts.Metrics(face).Line * float32(len(f.Wrap(c.note, face, inner)))
	if high := c.figuresHeight(f, inner, figureMost(f)); high > 0 {
		h += f.Dip(8) + high
	}
	return max(h, s.side(f, w)) + 2*cardRim(f)
}

// Paint draws the inside of a card.
func (s *Scene) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	if k.ID == exampleID {
		s.example.Draw(l, f.Fonts, k.Rect, f.Scale)
	}
	if k.ID.Name != cardGroup {
		return
	}
	c, r := &s.cards[k.ID.N], k.Rect
	if s.big() || s.timed {
		s.paintBig(l, f, k, c)
		return
	}
	if f.TextSize >= ui.LargeText {
		s.paintGrown(l, f, k, c)
		return
	}
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	pad, side := cardRim(f), s.side(f, r.W)
	x, y := 2*pad+side, pad
	w := r.W - x - pad
	title, face := f.Fonts.Metrics(k.Face).Line, f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(face).Line
	name, note := f.Wrap(c.name, k.Face, w), f.Wrap(c.note, face, w)
	if s.cardHeight(f, k.ID.N, r.W) < r.H-1 {
		y = (r.H - s.cardHeight(f, k.ID.N, r.W) + 2*pad) / 2
	}
	for _, text := range name {
		l.TextIn(f.Fonts, k.Face, text, at(x, y, w, title), f.Near(), render.Middle, f.Theme.Ink)
		y += title
	}
	for _, text := range note {
		l.TextIn(f.Fonts, face, text, at(x, y, w, line), f.Near(), render.Middle, f.Theme.Ink2)
		y += line
	}
	if c.readable {
		c.picture.paint(l, f, at(pad, (r.H-side)/2, side, side))
	}
	y += f.Dip(8)
	s.paintFigures(l, f, c, func(from, width, down, h float32) render.Rect { return at(x+from, y+down, width, h) }, w, figureMost(f))
}

// grown returns the lines of words beside the picture of a card of a width in large letters, until it is called again: the name, the best
// with its mark, which is told without words so that more cards are in sight, and the games.
func (s *Scene) grown(f *ui.Frame, c *card, w float32) []grownLine {
	lines := s.lines[:0]
	inner, words := w-s.side(f, w)-3*cardRim(f), f.Face(render.Regular, noteGrown)
	add := func(text string, face render.FaceID, ink render.Color) {
		for _, line := range f.Wrap(text, face, inner) {
			lines = append(lines, grownLine{text: line, face: face, ink: ink})
		}
	}
	add(c.name, s.nameFace(f, c.name, w), f.Theme.Ink)
	if best := c.figures[0]; best.shown != "" {
		face := f.Fitting(render.Figure, figureLow, best.shown, inner-f.Dip(honeySide+honeyGap))
		lines = append(lines, grownLine{best.shown, face, f.Theme.Ink, true})
		if untimed(c.group) { // not a time, which needs no words
			add(best.label, words, f.Theme.Ink2)
		}
	}
	add(c.note, words, f.Theme.Ink2)
	s.lines = lines
	return lines
}

// grownLine is a line on a card in large letters.
type grownLine struct {
	text string
	face render.FaceID
	ink  render.Color
	best bool // the mark of a best stands after it
}

func (s *Scene) grownHeight(f *ui.Frame, c *card, w float32) float32 {
	h := float32(0)
	for _, line := range s.grown(f, c, w) {
		h += f.Fonts.Metrics(line.face).Line
	}
	return max(h, s.side(f, w)) + 2*cardRim(f)
}

// paintGrown draws the inside of a card in large letters.
func (s *Scene) paintGrown(l *render.List, f *ui.Frame, k *ui.Control, c *card) {
	r, pad, side := k.Rect, cardRim(f), s.side(f, k.Rect.W)
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	if c.readable {
		c.picture.paint(l, f, at(pad, (r.H-side)/2, side, side))
	}
	lines, x, y := s.grown(f, c, r.W), 2*pad+side, r.H/2
	for _, line := range lines {
		y -= f.Fonts.Metrics(line.face).Line / 2
	}
	for _, line := range lines {
		h := f.Fonts.Metrics(line.face).Line
		l.TextIn(f.Fonts, line.face, line.text, at(x, y, r.W-x-pad, h), f.Near(), render.Middle, line.ink)
		if d := f.Dip(honeySide); line.best {
			l.Fill(at(x+f.Fonts.Width(line.face, line.text)+f.Dip(honeyGap), y+(h-d)/2, d, d), d/2, f.Theme.Honey)
		}
		y += h
	}
}

// cardFaces are the sizes of the figures on cards in dip: the largest in which each has room, else the last. figureOnCard is the
// largest on a card that is not a large one, figureLow on one of a low page.
var cardFaces = [...]float32{bigFigure, 36, 28, figureOnCard, 20, 16, 13}

const (
	figureOnCard = 24
	figureLow    = 20
)

// figuresGap is the least space between the figures of a card side by side, figureWords that between one and its words beside it, both in
// dip; figureLeading is the height of a row of figures one below the other, in lines of their letters.
const (
	figuresGap    = 28
	figureWords   = 8
	figureLeading = 0.85
)

// figurePlan is how the figures of a card stand: side by side above their words or, where that has no room, one below the other, each with
// its words beside it.
type figurePlan struct {
	face  render.FaceID
	high  float32 // of a row
	rows  int
	lines bool // they stand one below the other
}

// arrange plans the figures of a card within a width, most dip large at most.
func (c *card) arrange(f *ui.Frame, w, most float32) (p figurePlan) {
	words := f.Face(render.Regular, 16)
	for _, size := range cardFaces {
		if size > most {
			continue
		}
		p.face = f.Face(render.Figure, size)
		all, widest, n := -f.Dip(figuresGap), float32(0), 0
		for _, g := range c.figures {
			if g.shown == "" {
				continue
			}
			shown, label := f.Fonts.Width(p.face, g.shown), f.Fonts.Width(words, g.label)
			all, widest, n = all+max(shown, label)+f.Dip(figuresGap), max(widest, shown+f.Dip(figureWords)+label), n+1
		}
		if p.high = f.Fonts.Metrics(p.face).Line; n < 2 || all <= w {
			p.high, p.rows, p.lines = p.high+f.Fonts.Metrics(words).Line, min(n, 1), false
			if all <= w {
				return p
			}
			continue
		}
		p.high, p.rows, p.lines = render.Floor(p.high*figureLeading), n, true
		if widest <= w {
			return p
		}
	}
	return p
}

// figuresHeight returns the height of the figures of a card within a width.
func (c *card) figuresHeight(f *ui.Frame, w, most float32) float32 {
	p := c.arrange(f, w, most)
	return float32(p.rows) * p.high
}

// paintFigures draws the figures of a card.
func (s *Scene) paintFigures(l *render.List, f *ui.Frame, c *card, at func(x, w, y, h float32) render.Rect, w, most float32) {
	p := c.arrange(f, w, most)
	x, y := float32(0), float32(0)
	for _, g := range c.figures {
		if g.shown == "" {
			continue
		}
		figure, high := f.Fonts.Width(p.face, g.shown), f.Fonts.Metrics(p.face).Line
		if p.lines {
			high = p.high
		}
		l.TextIn(f.Fonts, p.face, g.shown, at(x, w-x, y, high), f.Near(), render.Middle, f.Theme.Ink)
		if p.lines {
			from := figure + f.Dip(figureWords)
			words := f.FaceFitting(g.label, w-from)
			down := (f.Fonts.Metrics(p.face).Cap - f.Fonts.Metrics(words).Cap) / 2 // onto its base line
			l.TextIn(f.Fonts, words, g.label, at(from, w-from, y+down, high), f.Near(), render.Middle, f.Theme.Ink2)
			y += p.high
			continue
		}
		l.TextIn(f.Fonts, f.FaceFitting(g.label, w-x), g.label, at(x, w-x, y+high, p.high-high), f.Near(), render.Middle, f.Theme.Ink2)
		x += max(figure, f.Fonts.Width(f.Face(render.Regular, 16), g.label)) + f.Dip(figuresGap)
	}
}
