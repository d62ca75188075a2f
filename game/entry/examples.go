package entry

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// example is a text that the player can take, as a card: a picture of what it opens, the text, and what it is.
type example struct {
	text, words string
	picture     preview
}

// judgeExamples makes the examples.
func (e *Scene) judgeExamples() {
	e.examples = e.examples[:0]
	for _, text := range e.options.Examples {
		v := e.options.Judge(text)
		x := example{text: text, words: v.Text}
		x.picture.show(v.Game)
		e.examples = append(e.examples, x)
	}
}

// cards reports whether the examples are cards: where a keyboard is drawn there is no room for them.
func (e *Scene) cards() bool { return !e.keyboard.drawn }

// The measures of a card in dip.
const (
	cardLow  = 64  // the least side of a picture
	cardHigh = 320 // and the largest
	cardWide = 240 // the least width of a card whose words are below its picture
	cardPad  = 12
	cardGap  = 8
)

// hanging is how the cards stand: one below the other with their words beside the pictures or, if there is room, side by
// side with the words below them.
type hanging struct {
	below bool
	w     float32 // of a card
	side  float32 // of a picture
	words float32 // width of the words
}

// hang returns how n cards stand in a column of a width so that they fill a height.
func hang(f *ui.Frame, n int, width, height float32) (h hanging) {
	h.w = width
	if side := f.Split(render.Rect{W: width}, max(n, 1), 0, cardGap).W; f.Wide() && side >= f.Grown(cardWide) {
		h.below, h.w = true, side
		h.words = side - 2*f.Dip(cardPad)
		lines := 3 * f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
		h.side = render.Floor(max(min(height-lines-f.Dip(3*cardPad), h.words, f.Dip(cardHigh)), f.Dip(cardLow)))
		return h
	}
	each := (height - f.Dip(cardGap)*float32(n-1)) / float32(max(n, 1))
	h.side = render.Floor(max(min(each-2*f.Dip(cardPad), width*0.3), f.Dip(cardLow)))
	h.words = width - h.side - f.Dip(4*cardPad)
	return h
}

// layoutCards adds the examples as cards that fill a height.
func (e *Scene) layoutCards(col *ui.Column, height float32) {
	f, n := col.F, len(e.examples)
	h := hang(f, n, col.Area.W, height)
	e.hanging = h
	var high float32
	for i := range e.examples {
		high = max(high, e.examples[i].wordsHeight(f, h.words))
	}
	if h.below {
		high += h.side + f.Dip(3*cardPad)
	} else {
		high = max(high, h.side) + 2*f.Dip(cardPad)
	}
	var row render.Rect
	for i := range e.examples {
		x := &e.examples[i]
		if i == 0 || !h.below {
			row = col.Take(high)
			col.Space(cardGap)
		}
		r := row
		if h.below {
			r = f.Split(row, n, i, cardGap)
		}
		f.Add(ui.Control{ID: ui.ID{Name: exampleGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: x.text, Value: x.words, Rect: r})
		picture := render.Rect{X: r.X + f.Dip(cardPad), Y: r.Y + f.Dip(cardPad), W: h.side, H: h.side}
		if h.below {
			picture.X = r.X + render.Floor((r.W-h.side)/2)
		} else {
			picture.Y = r.Y + render.Floor((r.H-h.side)/2)
		}
		x.picture.placeAlone(f, f.Fixed(picture))
	}
}

// lines returns the lines of the text, their face, and the lines of what it is.
func (x *example) lines(f *ui.Frame, width float32) (text []string, mono render.FaceID, words []string) {
	mono = f.Fitting(render.Mono, 16, x.text, width)
	return f.Wrap(x.text, mono, width), mono, f.Wrap(x.words, f.Face(render.Regular, 16), width)
}

// wordsHeight returns the height of the words of a card.
func (x *example) wordsHeight(f *ui.Frame, width float32) float32 {
	text, mono, words := x.lines(f, width)
	return f.Fonts.Metrics(mono).Line*float32(len(text)) + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line*float32(len(words))
}

// paint draws the picture and the words of a card.
func (x *example) paint(l *render.List, f *ui.Frame, c *ui.Control, h hanging) {
	x.picture.paintAlone(l, f)
	r := c.Rect
	at := render.Rect{X: r.X + h.side + f.Dip(2*cardPad), Y: r.Y + render.Floor((r.H-x.wordsHeight(f, h.words))/2), W: h.words}
	align := f.Near()
	if h.below {
		at.X, at.Y, align = r.X+f.Dip(cardPad), r.Y+h.side+f.Dip(2*cardPad), render.Middle
	}
	text, mono, words := x.lines(f, h.words)
	put := func(face render.FaceID, line string, ink render.Color) {
		at.H = f.Fonts.Metrics(face).Line
		l.TextIn(f.Fonts, face, line, f.Within(r, at), align, render.Middle, ink)
		at.Y += at.H
	}
	for _, line := range text {
		put(mono, line, f.Theme.Ink)
	}
	for _, line := range words {
		put(f.Face(render.Regular, 16), line, f.Theme.Ink2)
	}
}
