package entry

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// example is a text that the player can take, as a card: a picture of what it opens, the text, and what it is.
type example struct {
	text, words string
	name        bool // the text is a name, not notation
	picture     preview
	rect        render.Rect // of its row on the screen
}

// judgeExamples makes the examples.
func (e *Scene) judgeExamples() {
	e.examples, e.sample = e.examples[:0], sample{}
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

// The measures of a card as a row in dip: its pad, the distance to the next, and the least and the most height.
const (
	rowPad   = 6
	rowGap   = 8
	rowLeast = 48
	rowMost  = 104
	rowWide  = 168 // on a wide screen
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
	row   bool          // the cards are low, and have the text beside the picture
	sign  bool          // and an arrow at their end: they lead on
	said  render.FaceID // of the words that say what the texts on low cards are; 0: the cards are too low for them
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

// hangRows returns how the examples stand as rows in a width so that they fill a height.
func (e *Scene) hangRows(f *ui.Frame, width, height float32) (h hanging) {
	n := float32(len(e.examples))
	high := max(f.Dip(rowLeast), render.Floor((height-f.Dip(rowGap)*(n-1))/n))
	most := float32(rowMost)
	if f.Wide() {
		most = rowWide
	}
	h = hanging{row: true, sign: !f.Wide() && f.TextSize < ui.LargeText, tall: min(high, f.Dip(most))}
	h.side = h.tall - 2*f.Dip(rowPad)
	h.words = width - h.side - f.Dip(2*rowPad+cardPad)
	if h.sign {
		h.words -= f.IconSide() + f.Dip(rowPad)
	}
	h.code = e.codeFace(f, codeSize, h.words)
	h.said = e.saidFace(f, h)
	return h
}

// The most and the least size, on a low card, of the words that say what a text is, and what all lines leave of its height, in dip.
const (
	saidMost  = 16
	saidLeast = 13
	saidAir   = 8
)

// saidFace returns the face in which low cards have room for the words that say what each text is; 0: there is none.
func (e *Scene) saidFace(f *ui.Frame, h hanging) render.FaceID {
	for size := float32(saidMost); size >= saidLeast; size-- {
		face, lines := f.Face(render.Regular, size), 1
		for i := range e.examples {
			lines = max(lines, len(f.Wrap(e.examples[i].words, face, h.words)))
		}
		if f.LinesHeight(h.code, 1)+f.LinesHeight(face, lines) <= h.tall-f.Dip(saidAir) {
			return face
		}
	}
	return 0
}

// layoutRows adds the examples as rows that fill a height.
func (e *Scene) layoutRows(col *ui.Column, height float32) {
	f := col.F
	e.hanging = e.hangRows(f, col.Area.W, height)
	h, pad := e.hanging, f.Dip(rowPad)
	for i := range e.examples {
		x, r := &e.examples[i], col.Take(h.tall)
		x.rect = f.Fixed(r)
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
	n.Name = f.Wrap(x.text, n.Face, h.words)
	n.Line = f.Wrap(x.words, n.Second, h.words)
	return n
}

// paint draws the picture and the words of a card.
func (x *example) paint(l *render.List, f *ui.Frame, c *ui.Control, h hanging) {
	x.picture.paintAlone(l, f)
	r := c.Rect
	if h.row {
		at := render.Rect{X: r.X + h.side + f.Dip(rowPad+cardPad), Y: r.Y, W: h.words, H: r.H}
		if h.sign {
			ui.LeadsOn(l, f, r, rowPad)
		}
		if h.said == 0 {
			l.TextIn(f.Fonts, h.code, x.text, f.Within(r, at), f.Near(), render.Middle, f.Theme.Ink)
			return
		}
		words := ui.NameLine{Face: h.code, Second: h.said, Name: f.Wrap(x.text, h.code, h.words), Line: f.Wrap(x.words, h.said, h.words)}
		words.Paint(l, f, c, at, f.Near())
		return
	}
	words, align := x.nameLine(f, h), f.Near()
	high := words.Height(f)
	at := render.Rect{X: r.X + h.side + 2*h.pad, Y: r.Y + render.Floor((r.H-high)/2), W: h.words, H: high}
	if h.below {
		below := r.Y + h.side + h.pad
		at.X, at.Y, align = r.X+h.pad, render.Floor(below+(r.Y+r.H-below-high)/2), render.Middle
	}
	words.Paint(l, f, c, at, align)
}
