package entry

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// example is a text that the player can take, as a card: a picture of what it opens, the text, and what it is.
type example struct {
	text, words string
	picture     preview
	usual       float32 // the height of its card, if it is not higher for its words
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
	cardLow  = 88
	cardHigh = 208
	cardPad  = 12
	cardGap  = 8
)

// layoutCards adds the examples as cards, as high as fills a height with all of them.
func (e *Scene) layoutCards(col *ui.Column, height float32) {
	f, n := col.F, float32(len(e.examples))
	most := min(f.Dip(cardHigh), col.Area.W*0.5)
	h := min(max(render.Floor((height+f.Dip(cardGap))/max(n, 1))-f.Dip(cardGap), f.Dip(cardLow)), max(most, f.Dip(cardLow)))
	for i := range e.examples {
		x := &e.examples[i]
		x.usual = h
		text, words := x.lines(f, col.Area.W, h)
		lines := f.Fonts.Metrics(f.Face(render.Mono, 16)).Line*float32(len(text)) + f.Fonts.Metrics(f.Face(render.Regular, 16)).Line*float32(len(words))
		r := col.Take(max(h, lines+2*f.Dip(cardPad)))
		col.Space(cardGap)
		f.Add(ui.Control{ID: ui.ID{Name: exampleGroup, N: i}, Role: ui.Button, Look: ui.Card, Label: x.text, Value: x.words, Rect: r})
		x.picture.placeAlone(f, f.Fixed(f.Within(r, x.place(f, r, h))))
	}
}

// place returns the place of the picture on a card whose usual height is h.
func (x *example) place(f *ui.Frame, r render.Rect, h float32) render.Rect {
	side := h - 2*f.Dip(cardPad)
	return render.Rect{X: r.X + f.Dip(cardPad), Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side}
}

// lines returns the lines of the text and of what it is, on a card of a width whose usual height is h.
func (x *example) lines(f *ui.Frame, width, h float32) (text, words []string) {
	in := width - h - f.Dip(cardPad)
	return f.Wrap(x.text, x.face(f, in), in), f.Wrap(x.words, f.Face(render.Regular, 16), in)
}

// face returns the face of the text in a width.
func (x *example) face(f *ui.Frame, width float32) render.FaceID {
	return f.Fitting(render.Mono, 16, x.text, width)
}

// paint draws the picture and the words of a card.
func (x *example) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	x.picture.paintAlone(l, f)
	r := c.Rect
	text, words := x.lines(f, r.W, x.usual)
	in := r.W - x.usual - f.Dip(cardPad)
	mono, regular := x.face(f, in), f.Face(render.Regular, 16)
	high, low := f.Fonts.Metrics(mono).Line, f.Fonts.Metrics(regular).Line
	at := render.Rect{X: r.X + x.usual + f.Dip(4), W: in}
	at.Y = render.Floor(r.Y + (r.H-high*float32(len(text))-low*float32(len(words)))/2)
	for _, line := range text {
		at.H = high
		l.TextIn(f.Fonts, mono, line, f.Within(r, at), f.Near(), render.Middle, f.Theme.Ink)
		at.Y += high
	}
	for _, line := range words {
		at.H = low
		l.TextIn(f.Fonts, regular, line, f.Within(r, at), f.Near(), render.Middle, f.Theme.Ink2)
		at.Y += low
	}
}
