package newgame

import (
	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// cards are the goals that can be chosen, each with its picture, its name, what it is like, and the player's best.
type cards struct {
	names, lines, bests, values [len(kinds)]string
	widestBest                  string
	known                       bool
	config                      puzzle.Config // that bests belongs to, and depth
	depth                       int
	paired                      bool        // two cards stand side by side
	first                       render.Rect // the first card
	lined                       int         // so many stand side by side, each with its name below its picture; 0: they stand another way
	led                         float32     // the part of a card's width that its picture takes if they stand in pairs from lead on
	lead                        render.Rect // the row that begins with the board of the day and goes on with the first card; the zero rectangle: there is none
}

// lineKeys are the keys of what the kinds are like.
var lineKeys = [len(kinds)]string{"newgame.classic_line", "newgame.snake_line", "newgame.spiral_line", "newgame.wild_line", "newgame.random_line"}

func newCards(lang *assets.Lang) (c cards) {
	for i, k := range kinds {
		c.names[i], c.lines[i] = words.Kind(lang, k), lang.T(lineKeys[i])
	}
	c.widestBest = lang.T("newgame.best", "time", "00:00")
	return c
}

// update brings the bests up to date with the choice.
func (c *cards) update(s *Scene) {
	config, depth := s.choice.configOf(puzzle.Classic), s.depth()
	if c.known && config == c.config && depth == c.depth {
		return
	}
	c.known, c.config, c.depth = true, config, depth
	for i, k := range kinds {
		c.bests[i], c.values[i] = "", c.lines[i]
		if best, ok := s.desk.Best(s.choice.configOf(k), depth); ok {
			c.bests[i] = s.Stage.Lang.T("newgame.best", "time", words.Clock(best, 0))
			c.values[i] += ", " + c.bests[i]
		}
	}
}

// The measures of a card in dip.
const (
	cardGap        = 8
	cardMin        = 64
	cardMax        = 112
	cardMaxWide    = 128  // beside the other choices
	cardPad        = 8    // around the picture
	cardIn         = 12   // the same in a grid
	cardWords      = 16   // between the picture and the words
	cardPairWords  = 12   // the same on cards in pairs
	cardPicture    = 0.3  // the largest width of the picture, of the card's
	cardLed        = 0.36 // the same on cards in pairs with the board of the day among them
	cardLedMost    = 0.39 // and where the words leave it more room
	cardLined      = 76   // side of the picture on cards in a line
	cardLinedLeast = 56   // the same with large letters
	cardLeastName  = 14   // least size of the names on them
	cardName       = 20   // size of the names
	cardLargeName  = 15   // the same on cards in pairs with large letters, and that of the bests
	cardLargeBest  = 12
)

// cardShape is how the content of all cards is arranged. It depends on the card's size alone.
type cardShape struct {
	side  float32 // of the picture
	best  float32 // width of the best beside the name; 0: the card is too narrow, and the best takes the place of the line
	words float32 // width of the words
}

// shape returns the arrangement for cards of a size.
func (c *cards) shape(f *ui.Frame, w, h float32) (p cardShape) {
	p.side = min(h-2*f.Dip(cardPad), render.Floor(w*cardPicture), f.Dip(96))
	p.words = w - f.Dip(cardPad+2*cardWords) - p.side
	p.best = f.Fonts.Width(f.Face(render.Regular, 16), c.widestBest)
	for _, name := range c.names {
		if f.Fonts.Width(c.nameFace(f), name)+p.best+f.Dip(cardWords) > p.words {
			p.best = 0
		}
	}
	return p
}

// tall returns the height of a card w wide that has room for all of its words.
func (c *cards) tall(f *ui.Frame, w float32) (h float32) {
	face := f.Face(render.Regular, 16)
	low := float32(cardMin)
	if f.TextSize >= ui.LargeText { // its picture will be larger, and leave less to the words
		low = cardMax
	}
	p, line := c.shape(f, w, f.Dip(low)), f.Fonts.Metrics(face).Line
	for _, words := range c.lines {
		lines, _ := lineIn(f, words, p.words)
		h = max(h, line*float32(len(lines)))
	}
	return max(h+f.Fonts.Metrics(c.nameFace(f)).Line+f.Dip(2*cardPad), f.Dip(cardMin))
}

// lineIn breaks what a kind is like into lines for a width; large letters are made smaller if it then fits one line.
func lineIn(f *ui.Frame, text string, width float32) ([]string, render.FaceID) {
	if small := f.FaceFitting(text, width); f.TextSize >= ui.LargeText && f.Fonts.Width(small, text) <= width {
		return f.Wrap(text, small, width), small
	}
	face := f.Face(render.Regular, 16)
	return f.Wrap(text, face, width), face
}

func (c *cards) nameFace(f *ui.Frame) render.FaceID { return f.Face(render.Title, c.nameSize()) }

func (c *cards) nameSize() float32 {
	if c.lined > 0 && c.lined < len(kinds) {
		return cardLargeName
	}
	return cardName
}

// fittingFace returns the face of the names in a width: smaller than usual where a long one would be cut.
func (c *cards) fittingFace(f *ui.Frame, width float32) render.FaceID {
	face, widest := c.nameFace(f), ""
	for _, name := range c.names {
		if widest == "" || f.Fonts.Width(face, name) > f.Fonts.Width(face, widest) {
			widest = name
		}
	}
	return f.Fitting(render.Title, c.nameSize(), widest, width)
}

// The grid has so many cards in each of its rows, and the board of the day first.
const (
	gridAcross = 2
	gridRows   = (len(kinds) + 1 + gridAcross - 1) / gridAcross
)

// The shape of the cards of a grid: the largest part of their width that the picture takes, the least height in dip, and the most lines
// below a name.
const (
	gridPicture = 0.56
	gridLeast   = 132
	gridLines   = 3
)

// leads reports whether the board of the day stands before the cards in their first row.
func (c *cards) leads() bool { return c.lead.W > 0 }

// inGrid reports whether the cards stand in a grid with the board of the day, their words beside large pictures.
func (c *cards) inGrid() bool { return c.leads() && !c.paired }

// gridHeight returns the height of the cards of a grid that fill a room; ok is false if their words have too little room beside the
// pictures.
func (c *cards) gridHeight(f *ui.Frame, width, room float32) (h float32, ok bool) {
	h = render.Floor((room - float32(gridRows-1)*f.Dip(cardGap)) / float32(gridRows))
	if f.TextSize >= ui.LargeText || h < f.Dip(gridLeast) {
		return h, false
	}
	p, face := c.gridShape(f, f.Split(render.Rect{W: width}, gridAcross, 0, cardGap).W, h), f.Face(render.Regular, 16)
	for i, name := range c.names {
		if f.Fonts.Width(f.Face(render.Title, cardLeastName), name) > p.words || f.LongestWord(c.lines[i], face) > p.words ||
			len(f.Wrap(c.lines[i], face, p.words)) > gridLines {
			return h, false
		}
	}
	return h, true
}

// gridShape is the shape of a card of a grid.
func (c *cards) gridShape(f *ui.Frame, w, h float32) (p cardShape) {
	p.side = min(h-2*f.Dip(cardIn), render.Floor(w*gridPicture))
	p.words = w - f.Dip(2*cardIn+cardWords) - p.side
	return p
}

// rows returns the number of rows of cards.
func (c *cards) rows() float32 {
	if c.paired {
		return float32((len(kinds) + 1) / 2)
	}
	return float32(len(kinds))
}

// height returns the height of the cards that fill a room.
func (c *cards) height(f *ui.Frame, room float32) float32 {
	return render.Floor((room - (c.rows()-1)*f.Dip(cardGap)) / c.rows())
}

// fitLine reports whether n cards can stand side by side in a width, with their names below their pictures.
func (c *cards) fitLine(f *ui.Frame, width float32, n int) bool {
	return c.namesFit(f, f.Face(render.Title, cardLeastName), f.Split(render.Rect{W: width}, n, 0, cardGap).W-f.Dip(cardPad))
}

// namesFit reports whether the names of all kinds have room in a width, in a face.
func (c *cards) namesFit(f *ui.Frame, face render.FaceID, width float32) bool {
	for _, name := range c.names {
		if f.Fonts.Width(face, name) > width {
			return false
		}
	}
	return true
}

// lineHeight returns the height of cards of a column that stand side by side: they fill a room if they can, in pairs with large letters in
// two rows, up to pictures as wide as the cards.
func (c *cards) lineHeight(f *ui.Frame, width, room float32) float32 {
	words := f.Dip(3*cardPad/2+cardPad) + f.Fonts.Metrics(c.nameFace(f)).Line
	most := words + f.Split(render.Rect{W: width}, c.lined, 0, cardGap).W - f.Dip(2*cardPad)
	if c.lined == len(kinds) {
		return max(words+f.Dip(cardLined), min(render.Floor(room), most+c.bestHeight(f)))
	}
	return max(words+f.Dip(cardLinedLeast), min(most, render.Floor((room-f.Dip(cardGap))/2)))
}

// bestHeight returns the height of the line below the names, 0 if there are no bests.
func (c *cards) bestHeight(f *ui.Frame) float32 {
	for _, best := range c.bests {
		if best != "" {
			return f.Fonts.Metrics(c.bestFace(f)).Line
		}
	}
	return 0
}

// bestFace is the face of the bests below the names.
func (c *cards) bestFace(f *ui.Frame) render.FaceID {
	if c.nameSize() == cardLargeName {
		return f.Face(render.Regular, cardLargeBest)
	}
	return f.Face(render.Regular, 16)
}

// linedSide returns the side of the pictures on cards of a height: smaller if there are bests below the names.
func (c *cards) linedSide(f *ui.Frame, h float32) float32 {
	return h - f.Dip(3*cardPad/2+cardPad) - f.Fonts.Metrics(c.nameFace(f)).Line - c.bestHeight(f)
}

// shapeOf returns the arrangement for the card of a kind. The last one has the picture of those in pairs above it.
func (c *cards) shapeOf(f *ui.Frame, i int, r render.Rect) cardShape {
	switch {
	case c.inGrid():
		return c.gridShape(f, r.W, r.H)
	case c.lined > 0:
		return cardShape{side: c.linedSide(f, r.H), words: r.W - f.Dip(cardPad)}
	case c.isPaired(i):
		return c.pairShape(f, r.W, r.H)
	case c.paired:
		p := c.pairShape(f, f.Split(r, 2, 0, cardGap).W, r.H)
		p.words = r.W - f.Dip(2*cardPad+cardPairWords) - p.side
		return p
	}
	return c.shape(f, r.W, r.H)
}

// before returns how far from the edge of a card its words begin, at the last layout.
func (c *cards) before(f *ui.Frame) float32 {
	if c.lined > 0 {
		return 0
	}
	return c.pad(f) + c.shapeOf(f, 0, c.first).side + c.between(f)
}

// pad returns the space around a picture.
func (c *cards) pad(f *ui.Frame) float32 {
	if c.inGrid() {
		return f.Dip(cardIn)
	}
	return f.Dip(cardPad)
}

// between returns the space between a picture and its words.
func (c *cards) between(f *ui.Frame) float32 {
	if c.paired {
		return f.Dip(cardPairWords)
	}
	return f.Dip(cardWords)
}

// picture returns where the picture stands in the card of a kind with the rectangle r.
func (c *cards) picture(f *ui.Frame, i int, r render.Rect) render.Rect {
	side := c.shapeOf(f, i, r).side
	if c.lined > 0 {
		return render.Rect{X: r.X + render.Floor((r.W-side)/2), Y: r.Y + f.Dip(cardPad), W: side, H: side}
	}
	return render.Rect{X: r.X + c.pad(f), Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side}
}

// across returns how many cards stand in the row of the i-th, and its place in it. The last one of an odd number has a row alone.
func (c *cards) across(i int) (n, at int) {
	switch {
	case c.leads():
		return gridAcross, (i + 1) % gridAcross
	case c.isPaired(i):
		return 2, i % 2
	case c.lined > 0 && i-i%c.lined+c.lined <= len(kinds):
		return c.lined, i % c.lined
	}
	return 1, 0
}

// kindTint returns the place in the ramp of the ground of the card of a kind: those of the kinds go along the ramp after that of the
// board of the day.
func kindTint(i int) float32 { return (float32(i) + 1.5) / float32(len(kinds)+1) }

// layout adds the cards, each h high: one below the other or several side by side.
func (c *cards) layout(col *ui.Column, h float32, on int, asked string) {
	row := c.lead
	for i, name := range c.names {
		n, at := c.across(i)
		if at == 0 {
			if i > 0 {
				col.Space(cardGap)
			}
			row = col.Take(h)
		}
		r := col.F.Split(row, n, at, cardGap)
		if i == 0 {
			c.first = r
		}
		col.F.Add(ui.Control{ID: ui.ID{Name: kindGroup, N: i}, Role: ui.Radio, Look: ui.Card, Label: name, Value: c.values[i], Asked: asked,
			Rect: r, Face: c.fittingFace(col.F, c.shapeOf(col.F, i, r).words), On: i == on, Range: ui.Range{At: kindTint(i)}})
	}
}

// paint paints the content of a card.
func (c *cards) paint(l *render.List, f *ui.Frame, k *ui.Control, picture func(r render.Rect)) {
	i, r := k.ID.N, k.Rect
	p := c.shapeOf(f, i, r)
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	pad := c.pad(f)
	picture(f.Within(r, c.picture(f, i, r)))
	if c.lined > 0 {
		c.paintLined(l, f, k)
		return
	}
	face := f.Face(render.Regular, 16)
	title := f.Fonts.Metrics(k.Face).Line
	text := c.lines[i]
	if p.best == 0 && c.bests[i] != "" {
		text = c.bests[i]
	}
	var words []string
	switch {
	case c.inGrid():
		words = f.Wrap(text, face, p.words)
	case !c.isPaired(i):
		words, face = lineIn(f, text, p.words)
	case c.bests[i] != "":
		face = min(f.FaceFitting(c.widestBest, p.words), f.FaceFitting(c.bests[i], p.words)) // one size on all cards
		words = f.Wrap(c.bests[i], face, p.words)[:1]
	}
	x := pad + p.side + c.between(f)
	y := paintBeside(l, f, at(x, 0, p.words, r.H), k.Face, k.Label, face, words)
	if p.best > 0 {
		l.TextIn(f.Fonts, face, c.bests[i], at(x+p.words-p.best, y-r.Y, p.best, title), f.Far(), render.Middle, f.Theme.Ink2)
	}
}

// paintBeside writes a name and below it lines in a face, all of them in the middle of the height of r. It returns the top of the name.
func paintBeside(l *render.List, f *ui.Frame, r render.Rect, title render.FaceID, name string, face render.FaceID, lines []string) (top float32) {
	high, line := f.Fonts.Metrics(title).Line, f.Fonts.Metrics(face).Line
	top = r.Y + (r.H-high-line*float32(len(lines)))/2
	r.Y, r.H = top, high
	l.TextIn(f.Fonts, title, name, r, f.Near(), render.Middle, f.Theme.Ink)
	r.Y, r.H = r.Y+high, line
	for _, text := range lines {
		l.TextIn(f.Fonts, face, text, r, f.Near(), render.Middle, f.Theme.Ink2)
		r.Y += line
	}
	return top
}

// paintLined writes the name of a card below its picture, and below that the best.
func (c *cards) paintLined(l *render.List, f *ui.Frame, k *ui.Control) {
	r, face := k.Rect, c.bestFace(f)
	r.Y += f.Dip(3*cardPad/2) + c.linedSide(f, r.H)
	r.H = f.Fonts.Metrics(c.nameFace(f)).Line
	l.TextIn(f.Fonts, k.Face, k.Label, r, render.Middle, render.Middle, f.Theme.Ink)
	r.Y, r.H = r.Y+r.H, f.Fonts.Metrics(face).Line
	best := c.bests[k.ID.N]
	l.TextIn(f.Fonts, min(face, f.FaceFitting(best, r.W-f.Dip(cardPad))), best, r, render.Middle, render.Middle, f.Theme.Ink2)
}
