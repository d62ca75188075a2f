package entry

import (
	"strings"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// example is a text that the player can take, as a card: a picture of what it opens, the text, and what it is.
type example struct {
	text, words string
	name        bool // the text is a name, not notation
	picture     preview
}

// judgeExamples makes the examples.
func (e *Scene) judgeExamples() {
	e.examples = e.examples[:0]
	texts, names := e.options.Examples, e.options.Matches != nil
	if names {
		texts = e.options.Matches(e.text())
	}
	for _, text := range texts {
		v := e.options.Judge(text)
		if v.Bad {
			continue
		}
		x := example{text: text, words: v.Text, name: names}
		x.picture.show(&v)
		e.examples = append(e.examples, x)
	}
}

// The measures of a card in dip.
const (
	cardLow   = 64  // the least side of a picture
	cardLeast = 40  // and of one above a keyboard that is drawn
	cardRows  = 128 // and of one on cards in two rows
	cardHigh  = 320 // and the largest
	cardWide  = 190 // the least width of a card whose words are below its picture
	cardPad   = 12
	cardGap   = 8
)

// The measures of a card as a row in dip: its pad, the distance to the next, and the least height.
const (
	rowPad   = 6
	rowGap   = 6
	rowLeast = 48
)

// cardTall is how high a card may be in sides of the picture above its words.
const cardTall = 1.36

// cardPart is the largest part of a card's width that a picture beside words takes.
const cardPart = 0.34

// namesMost is the number of names for which there is room side by side.
const namesMost = 3

// hanging is how the cards stand: one below the other with their words beside the pictures or, if there is room, side by
// side with the words below them.
type hanging struct {
	below bool
	row   bool          // the cards are low, and have the text beside the picture, alone where they are lower than two lines
	tile  bool          // the cards are narrow: the text is broken, in small letters
	said  bool          // and what it is stands below it
	w     float32       // of a card
	pad   float32       // around what is on it
	side  float32       // of a picture
	words float32       // width of the words
	code  render.FaceID // of all texts in notation: that in which the longest one fits
	tall  float32       // the least height of a card
}

// hang returns how n cards stand in a column of a width so that they fill a height.
func (e *Scene) hang(f *ui.Frame, n int, width, height float32) (h hanging) {
	h.w, h.pad = width, f.Dip(cardPad)
	if side := f.Split(render.Rect{W: width}, max(n, 1), 0, cardGap).W; f.Wide() && side >= f.Grown(cardWide) {
		h.below, h.w = true, side
		h.words = side - 2*h.pad
		lines := 3 * f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
		h.side = render.Floor(max(min(height-lines-3*h.pad, h.words, f.Dip(cardHigh)), f.Dip(cardLow)))
		if !f.Low() {
			h.tall = render.Floor(min(height-f.Dip(cardGap), h.side*cardTall))
		}
		return h
	}
	h.stack(f, n, height, cardLow)
	return h
}

// stack sets the measures of n cards one below the other that fill a height, with pictures of so many dip at the least.
func (h *hanging) stack(f *ui.Frame, n int, height, least float32) {
	each := (height - f.Dip(cardGap)*float32(n-1)) / float32(max(n, 1))
	h.side = render.Floor(max(min(each-2*h.pad, h.w*cardPart), f.Dip(least)))
	h.words = h.w - h.side - 4*h.pad
}

// hangRows returns how n rows stand in a width so that they fill a height.
func (e *Scene) hangRows(f *ui.Frame, n int, width, height float32) (h hanging) {
	high := max(f.Dip(rowLeast), render.Floor((height-f.Dip(rowGap)*float32(n-1))/float32(n)))
	h = hanging{row: true, tall: min(high, f.Dip(cardLow+2*rowPad))}
	h.side = h.tall - 2*f.Dip(rowPad)
	h.words = width - h.side - f.Dip(2*rowPad+cardPad)
	h.code = e.codeFace(f, codeSize, h.words)
	return h
}

// The measures of the cards in one row above or beside a keyboard in dip: the least width of one, and the size of the text.
const (
	tileLeast = 88
	tileCode  = 16
	tileWords = 14
)

// hangTiles returns how the examples stand side by side in a width and a height, in cards with a large picture above the text; ok is false
// where that has no room.
func (e *Scene) hangTiles(f *ui.Frame, width, height float32) (h hanging, ok bool) {
	h = hanging{below: true, tile: true, pad: f.Dip(rowPad), w: f.Split(render.Rect{W: width}, len(e.examples), 0, cardGap).W}
	h.words = h.w - 2*h.pad
	if h.w < f.Dip(tileLeast) || f.TextSize >= ui.LargeText {
		return h, false
	}
	h.code = f.Face(render.Figure, tileCode)
	for i := range e.examples {
		for part := range strings.SplitSeq(parted(e.examples[i].text), " ") {
			h.code = min(h.code, f.Fitting(render.Figure, tileCode, part, h.words))
		}
	}
	h.said = true
	if h.wordsHeight(f, e.examples)+h.words+3*h.pad > height { // a large picture says more than what it is
		h.said = false
	}
	h.side = render.Floor(min(h.words, height-h.wordsHeight(f, e.examples)-3*h.pad))
	return h, h.side >= f.Dip(cardLow)
}

// parted returns a text in notation with a space where it may be broken.
func parted(text string) string { return strings.Replace(text, "#", " #", 1) }

// layoutTiles adds the examples side by side, with large pictures, or as rows where these have no room.
func (e *Scene) layoutTiles(col *ui.Column, height float32) {
	f := col.F
	h, ok := e.hangTiles(f, col.Area.W, height)
	if !ok {
		e.layoutRows(col, height)
		return
	}
	e.hanging = h
	row := col.Take(h.height(f, e.examples))
	for i := range e.examples {
		x, r := &e.examples[i], f.Split(row, len(e.examples), i, cardGap)
		f.Add(ui.Control{ID: ui.ID{Name: exampleGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: x.text, Value: x.words, Rect: r})
		x.picture.placeAlone(f, f.Fixed(render.Rect{X: r.X + render.Floor((r.W-h.side)/2), Y: r.Y + h.pad, W: h.side, H: h.side}))
	}
}

// layoutRows adds the examples as rows that fill a height.
func (e *Scene) layoutRows(col *ui.Column, height float32) {
	f := col.F
	e.hanging = e.hangRows(f, len(e.examples), col.Area.W, height)
	h, pad := e.hanging, f.Dip(rowPad)
	for i := range e.examples {
		x, r := &e.examples[i], col.Take(h.tall)
		f.Add(ui.Control{ID: ui.ID{Name: exampleGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: x.text, Value: x.words, Rect: r})
		x.picture.placeAlone(f, f.Fixed(render.Rect{X: r.X + pad, Y: r.Y + pad, W: h.side, H: h.side}))
		col.Space(rowGap)
	}
}

// hangAll finds how the examples stand in a column of a width so that they fill a height, and how many of them are shown, in how many
// columns. Names that have no room side by side make a second row where both rows have large pictures then, else they are left out.
func (e *Scene) hangAll(f *ui.Frame, width, height float32) (shown []example, h hanging, columns int) {
	shown, columns = e.examples, len(e.examples)
	if e.options.Matches != nil {
		columns = namesMost // a card is as wide as before, however few are left
	}
	if e.keyboard.drawn {
		shown, h = stackFew(f, shown, width, height)
		return shown, h, 1
	}
	h = e.hang(f, columns, width, height)
	if len(shown) > columns {
		if two := e.hang(f, columns, width, (height-f.Dip(cardGap))/2); two.below && two.side >= f.Dip(cardRows) {
			h = two
		} else {
			shown = shown[:columns]
		}
	}
	size := float32(codeSize)
	if h.tall > 0 {
		size = 22
	}
	switch {
	case h.below:
		h.code = e.codeFace(f, size, h.words)
		return shown, h.fill(f, shown, columns, height), columns
	case f.Wide() && columns > 1:
		columns, h.w = 2, f.Split(render.Rect{W: width}, 2, 0, cardGap).W
		h.side = max(f.Dip(cardLow), min(h.side, render.Floor(h.w*cardPart)))
		h.words = h.w - h.side - 4*h.pad
	default:
		columns = 1
	}
	h.code = e.codeFace(f, size, h.words)
	return shown, h, columns
}

// stackFew finds how names stand one below the other above a keyboard that is drawn, and how many of them, one at least.
func stackFew(f *ui.Frame, names []example, width, height float32) (shown []example, h hanging) {
	h = hanging{w: width, pad: f.Dip(rowPad)}
	for n := min(len(names), namesMost); n > 0; n-- {
		shown = names[:n]
		h.stack(f, n, height, cardLeast)
		if (h.height(f, shown)+f.Dip(cardGap))*float32(n) <= height+f.Dip(cardGap) {
			break
		}
	}
	return shown, h
}

// fill makes the pictures on several rows of cards as large as leaves all in sight in a height.
func (h hanging) fill(f *ui.Frame, shown []example, columns int, height float32) hanging {
	rows := (len(shown) + columns - 1) / columns
	if rows < 2 {
		return h
	}
	room := height - f.Dip(cardGap)*float32(rows-1) - float32(rows)*(h.wordsHeight(f, shown)+3*h.pad)
	h.side = render.Floor(max(f.Dip(cardLow), min(h.words, f.Dip(cardHigh), room/float32(rows))))
	h.tall = 0
	return h
}

// wordsHeight returns the height of the words on the cards.
func (h hanging) wordsHeight(f *ui.Frame, shown []example) (high float32) {
	for i := range shown {
		high = max(high, shown[i].nameLine(f, h).Height(f))
	}
	return high
}

// height returns the height of a card: all are equally high.
func (h hanging) height(f *ui.Frame, shown []example) float32 {
	if h.below {
		return max(h.wordsHeight(f, shown)+h.side+3*h.pad, h.tall)
	}
	return max(h.wordsHeight(f, shown), h.side) + 2*h.pad
}

// layoutCards adds the examples as cards that fill a height.
func (e *Scene) layoutCards(col *ui.Column, height float32) {
	f := col.F
	shown, h, columns := e.hangAll(f, col.Area.W, height)
	e.hanging = h
	var row render.Rect
	high := h.height(f, shown)
	if h.below && len(shown) <= columns && !f.Low() { // one row stands towards the middle of what is left of the page
		col.Y += max(0, render.Floor((height-high)*0.35))
	}
	for i := range shown {
		x := &shown[i]
		if i%columns == 0 {
			row = col.Take(high)
			col.Space(cardGap)
		}
		r := f.Split(row, columns, i%columns, cardGap)
		f.Add(ui.Control{ID: ui.ID{Name: exampleGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: x.text, Value: x.words, Rect: r})
		picture := render.Rect{X: r.X + h.pad, Y: r.Y + h.pad, W: h.side, H: h.side}
		if h.below {
			picture.X = r.X + render.Floor((r.W-h.side)/2)
		} else {
			picture.Y = r.Y + render.Floor((r.H-h.side)/2)
		}
		x.picture.placeAlone(f, f.Fixed(picture))
	}
}

// codeSize is the size of a text in notation on a card, in dip.
const codeSize = 18

// codeFace returns the face, of at most so many dip, in which all texts in notation fit a width.
func (e *Scene) codeFace(f *ui.Frame, size, width float32) render.FaceID {
	face := f.Face(render.Figure, size)
	for i := range e.examples {
		if x := &e.examples[i]; !x.name && f.Fonts.Width(face, x.text) > width {
			face = f.Fitting(render.Figure, size, x.text, width)
		}
	}
	return face
}

// nameGrown is how much larger a name and what it is become in large letters: more names are in sight then.
const nameGrown = 1.12

// nameFace returns the face of a name in a width.
func (x *example) nameFace(f *ui.Frame, width float32) render.FaceID {
	return min(f.NameFace(x.text, width), f.Face(render.Title, f.UpTo(render.Title, 20, nameGrown)))
}

// nameLine returns the text, and what it is.
func (x *example) nameLine(f *ui.Frame, h hanging) ui.NameLine {
	n := ui.NameLine{Face: h.code, Second: f.Fonts.Face(render.Regular, min(h.code.Px(), f.Face(render.Regular, 16).Px()))} // no larger than the text
	if x.name {
		n = ui.NameLine{Face: x.nameFace(f, h.words), Second: f.Face(render.Regular, f.UpTo(render.Regular, 16, nameGrown))}
	}
	if h.tile {
		n.Second = f.Face(render.Regular, tileWords)
		n.Name = f.Wrap(parted(x.text), n.Face, h.words)
		if h.said {
			n.Line = f.Wrap(x.words, n.Second, h.words)
		}
		return n
	}
	n.Name = f.Wrap(x.text, n.Face, h.words)
	n.Line = f.Wrap(x.words, n.Second, h.words)
	return n
}

// paint draws the picture and the words of a card.
func (x *example) paint(l *render.List, f *ui.Frame, c *ui.Control, h hanging) {
	x.picture.paintAlone(l, f)
	r := c.Rect
	if h.row {
		at := render.Rect{X: r.X + r.W - h.words - f.Dip(rowPad), Y: r.Y, W: h.words, H: r.H}
		if words := x.nameLine(f, h); words.Height(f) <= r.H-f.Dip(2*rowPad) {
			words.Paint(l, f, c, at, f.Near())
			return
		}
		l.TextIn(f.Fonts, h.code, x.text, f.Within(r, at), f.Near(), render.Middle, f.Theme.Ink)
		return
	}
	words, align := x.nameLine(f, h), f.Near()
	high := words.Height(f)
	at := render.Rect{X: r.X + h.side + 2*h.pad, Y: r.Y + render.Floor((r.H-high)/2), W: h.words, H: high}
	if h.below {
		below := r.Y + h.side + h.pad
		at.X, at.Y, align = r.X+h.pad, render.Floor(below+(r.Y+r.H-below-high)/2), render.Middle
		if h.tile { // all texts begin at one height
			at.Y = below + h.pad
		}
	}
	words.Paint(l, f, c, at, align)
}
