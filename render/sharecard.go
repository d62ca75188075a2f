package render

import (
	"strings"

	"wildfifteen/puzzle"
)

// ShareCard is a picture of a solve to be shown to others: its goal and its figures.
type ShareCard struct {
	Theme  *Theme
	Goal   puzzle.Goal
	Colors []Color // by label, from TileColors

	Title string // the game's name
	Date  string
	Time  string // "" if it is unknown
	Name  string // of the puzzle
	Moves string
	Note  string // of the moves, one part or two that are lines of their own: "moves · best possible 112"
	Best  bool   // the moves are the fewest possible: the card gets a rim and a mark in honey

	Legs   []float32   // of a run of several boards: how long each took, for a bar below the goal; nil for one game
	Boards []CardBoard // and their goals, where they are few enough for all of them to stand in the place of the largest
}

// The sizes of the files of a card, in pixels.
const (
	CardWide, CardLow = 1200, 630
	CardSquare        = 1080
)

// ShareCard appends a card that fills r: paper with the goal and the figures. Wide cards have the goal beside the figures,
// others above them. Files have corners of radius 0, as what shows them rounds them itself.
func (l *List) ShareCard(f *Fonts, r Rect, radius float32, c *ShareCard) {
	d := cardPainter{l, f, c, r, min(r.W, r.H) / 630}
	wide := r.W > 1.3*r.H
	if !wide {
		d.unit = r.W / 720
	}
	style := BoxStyle{Fill: c.Theme.Raised}
	if radius > 0 { // on a page, which is nearly as light
		style.Edge, style.EdgeWidth = c.Theme.TrayEdge, max(1, round(2*d.unit))
	}
	if c.Best {
		style.Edge, style.EdgeWidth = c.Theme.Honey, 10*d.unit
	} else if c.Theme.Contrast {
		style.Edge, style.EdgeWidth = c.Theme.Edge, 4*d.unit
	}
	l.Box(r, radius, style)
	if wide {
		d.wide()
	} else {
		d.square()
	}
}

// cardPainter draws a card. Its lengths are in units, 630 of which make the height of a wide card, 720 the width of another.
type cardPainter struct {
	*List
	fonts *Fonts
	card  *ShareCard
	rect  Rect
	unit  float32
}

// The sizes of words, in units: cards are looked at on phones, where a wide one is a third as large as its file.
const (
	wideWords   = 46
	wideFoot    = 36
	wideLong    = 38 // of a name in two lines
	wideTitle   = 54
	squareWords = 31
	squareFoot  = 29
	squareTitle = 44
	cardMargin  = 48
	praise      = 1.25 // those of the word of a perfect solve, as a part of other words
	wordGap     = 12   // the least space between two words of a line
)

// Of the figure that counts.
const (
	wideHero    = 200  // its most units to the em on a wide card
	squareHero  = 124  // and on a square one
	heroWord    = 0.5  // those of the word beside it, as a part of these
	heroBearing = 0.05 // the space that most digits leave at their left, as a part of their height
)

// wide draws the goal as high as the card, and beside it the figure that counts, what belongs to it in small words, and as a foot where it
// comes from. The first and the last of them begin and end where the goal does.
func (d *cardPainter) wide() {
	const side, above, next, title, foot = 630 - 2*cardMargin, 108, 60, 524, 582
	c := d.card
	high := d.overLegs(side)
	place := d.part(cardMargin, cardMargin, side, high)
	picture := d.fill(place)
	across := max(picture.W/d.unit, high) // a narrow goal stands in the middle of a square
	if wide := d.boards(place, true); wide > 0 {
		across = wide / d.unit
	} else {
		picture.X -= (side - across) / 2 * d.unit
		d.goal(picture, false)
	}
	d.legs(cardMargin, cardMargin+side-legsBar, across)
	x := cardMargin + across + 54
	in := span{x, d.rect.W/d.unit - x - cardMargin}
	base := cardMargin + d.heroHigh(wideHero, in)
	d.hero(wideHero, in, base)
	base += above
	made, best := d.notes()
	if c.Time != "" {
		d.moves(wideWords, made, in, base)
		base += next
	}
	if best != "" {
		d.noted(wideWords, best, in, base)
		base += next
	}
	d.wideName(in, base)
	d.title(wideTitle, in, title)
	d.line(Regular, wideFoot, c.Date, in, foot, Start, c.Theme.Ink2)
}

// wideName draws the name of the puzzle on a wide card, a long one in two lines.
func (d *cardPainter) wideName(in span, base float32) {
	const next = 46
	name, ink := d.card.Name, d.card.Theme.Ink2
	if d.fonts.Em(Regular, name)*wideWords <= in.w {
		d.line(Regular, wideWords, name, in, base, Start, ink)
		return
	}
	var lines [4]string
	face := d.fonts.Face(Regular, max(1, int(wideLong*d.unit)))
	first := d.fonts.Wrap(lines[:0], face, name, in.w*d.unit)[0]
	d.line(Regular, wideLong, first, in, base, Start, ink)
	if rest := strings.TrimSpace(name[len(first):]); rest != "" {
		d.line(Regular, wideLong, rest, in, base+next, Start, ink)
	}
}

// square draws a poster: the goal in the middle, as large as it can be, below it the figure that counts, what belongs to it in a line, and as a
// foot where it comes from. The lines begin and end at the margins; the goal has the height that is left.
func (d *cardPainter) square() {
	const foot, words, next, above, gap, legsGap = 720 - cardMargin, 604, 42, 60, 46, 42
	c, in := d.card, span{cardMargin, 720 - 2*cardMargin}
	title := d.title(squareTitle, span{in.x, in.w * 0.55}, foot)
	d.line(Regular, squareFoot, c.Date, d.after(title, in), foot, End, c.Theme.Ink2)

	base := float32(words)
	if d.squareNote(in, words, next) {
		base -= next
	}
	base -= above
	d.hero(squareHero, d.middle(squareHero, in), base)
	base -= d.heroHigh(squareHero, in)
	if len(c.Legs) > 0 {
		base -= legsGap + legsBar
		d.legs(in.x, base, in.w)
		base -= legsSpace
	} else {
		base -= gap
	}
	if place := d.part(in.x, cardMargin, in.w, base-cardMargin); d.boards(place, false) == 0 {
		d.goal(d.fill(place), false)
	}
}

// squareNote draws the moves, the fewest possible and the name of the puzzle, on a base line. Where they have no room, the name alone stands
// on it and the rest in a line above, which two reports.
func (d *cardPainter) squareNote(in span, base, next float32) (two bool) {
	c, ink := d.card, d.card.Theme.Ink2
	made, best := d.notes()
	switch {
	case c.Time == "":
		made = best
	case best != "" && len(c.Legs) == 0: // the bar shows how many boards there are
		made = c.Note
	}
	if made == "" {
		d.line(Regular, squareWords, c.Name, in, base, Start, ink)
		return false
	}
	ems := d.fonts.Em(Regular, made) + d.fonts.Em(Regular, c.Name)
	if c.Time != "" {
		ems += d.fonts.Em(Title, c.Moves)
	}
	if ems*squareWords+4*wordGap > in.w {
		d.moves(squareWords, made, in, base-next)
		d.line(Regular, squareWords, c.Name, in, base, Start, ink)
		return true
	}
	note := d.moves(squareWords, made, in, base)
	d.line(Regular, squareWords, c.Name, d.after(note, in), base, End, ink)
	return false
}

// hero draws the figure that counts on a base line: the time or, if it is unknown, the moves with their word.
func (d *cardPainter) hero(most float32, in span, base float32) {
	c := d.card
	text, at := d.heroText(in)
	bearing := d.heroHigh(most, in) * heroBearing
	at.x -= bearing
	number := d.line(Figure, most, text, at, base, Start, c.Theme.Ink)
	number.X += bearing * d.unit
	if c.Time != "" {
		return
	}
	made, _ := d.notes()
	rest := d.after(number, in)
	d.line(Regular, most*heroWord, made, span{rest.x + wordGap, rest.w - wordGap}, base, Start, c.Theme.Ink2)
	d.honey(number)
}

// middle returns the part of a line that hero has to be given for the figure that counts, with its word, to stand in the middle of the line.
func (d *cardPainter) middle(most float32, in span) span {
	text, at := d.heroText(in)
	width := min(d.fonts.Em(Figure, text)*most, at.w)
	if d.card.Time == "" {
		made, _ := d.notes()
		width += d.fonts.Em(Regular, made)*most*heroWord + 2*wordGap
	}
	x := max(0, (in.w-width)/2)
	return span{in.x + x, in.w - x}
}

// heroText returns the figure that counts and its part of a line.
func (d *cardPainter) heroText(in span) (string, span) {
	if d.card.Time == "" {
		return d.card.Moves, span{in.x, in.w * 0.6}
	}
	return d.card.Time, in
}

// heroHigh returns the height of that figure, in units.
func (d *cardPainter) heroHigh(most float32, in span) float32 {
	text, at := d.heroText(in)
	return d.fonts.Metrics(d.face(Figure, most, text, round(at.w*d.unit))).Cap / d.unit
}

// moves draws the number of moves below a time, and a word. Without a time the number is the figure that counts, and the word is alone. It
// returns the place of what it draws.
func (d *cardPainter) moves(size float32, word string, in span, base float32) Rect {
	if d.card.Time == "" {
		return d.noted(size, word, in, base)
	}
	number := d.line(Title, size, d.card.Moves, span{in.x, in.w * 0.6}, base, Start, d.card.Theme.Ink)
	r := d.line(Regular, size, word, d.after(number, in), base, Start, d.card.Theme.Ink2)
	d.honey(number)
	r.W += r.X - number.X
	r.X = number.X
	return r
}

// noted draws a part of the note that has a place of its own: of a perfect solve, whose praise it is, as strongly as its moves.
func (d *cardPainter) noted(size float32, text string, in span, base float32) Rect {
	weight, ink := Regular, d.card.Theme.Ink2
	if d.card.Best {
		weight, ink, size = Title, d.card.Theme.Ink, size*praise
	}
	return d.line(weight, size, text, in, base, Start, ink)
}

// title draws the game's name in the colours of the ramp and returns its place.
func (d *cardPainter) title(size float32, s span, base float32) Rect {
	face, r := d.place(Title, size, d.card.Title, s, base)
	r.W = d.fonts.Width(face, d.card.Title)
	d.RampText(d.fonts, d.card.Theme, face, d.card.Title, r, 0, len(d.card.Title))
	return r
}

// fill returns the place of the goal's picture whose ribbon fills as much of r as it can, in its middle.
func (d *cardPainter) fill(r Rect) Rect {
	size, air := d.card.Goal.Size(), float32(0)
	if Ordered(d.card.Goal) {
		air = RibbonAir
	}
	w, h := float32(size.W)-2*air, float32(size.H)-2*air
	cell := min(r.W/w, r.H/h)
	mid := r.Centre()
	return Rect{mid.X - cell*w/2, mid.Y - cell*h/2, cell * w, cell * h}
}

// span is a part of a line, in units.
type span struct{ x, w float32 }

// after returns what of a span is free after a text.
func (d *cardPainter) after(text Rect, s span) span {
	x := (text.X+text.W-d.rect.X)/d.unit + wordGap
	return span{x, s.x + s.w - x}
}

// line draws a text on a base line, as large as fits, size units to the em at most, and returns its place.
func (d *cardPainter) line(w Weight, size float32, text string, s span, base float32, align Align, ink Color) Rect {
	face, r := d.place(w, size, text, s, base)
	d.TextIn(d.fonts, face, text, r, align, Middle, ink)
	width := d.fonts.Width(face, text)
	if align == End {
		r.X += r.W - width
	}
	r.W = width
	return r
}

// place returns the face of a text on a base line and the part of the line, as high as its capitals.
func (d *cardPainter) place(w Weight, size float32, text string, s span, base float32) (face FaceID, r Rect) {
	r = d.part(s.x, base-size, s.w, size)
	face = d.face(w, size, text, r.W)
	high := d.fonts.Metrics(face).Cap
	r.Y, r.H = r.Y+r.H-high, high
	return face, r
}

// notes returns the parts of the note, the second "" if there is but one.
func (d *cardPainter) notes() (made, best string) {
	made, best, _ = strings.Cut(d.card.Note, " · ")
	return made, best
}

// honey marks the moves of a perfect solve by a line below.
func (d *cardPainter) honey(number Rect) {
	if d.card.Best {
		d.Fill(Rect{number.X, number.Y + number.H + 8*d.unit, number.W, 6 * d.unit}, 3*d.unit, d.card.Theme.Honey)
	}
}

func (d *cardPainter) part(x, y, w, h float32) Rect {
	return Rect{round(d.rect.X + x*d.unit), round(d.rect.Y + y*d.unit), round(w * d.unit), round(h * d.unit)}
}

// goal draws the goal in r: without its numbers if it is plain, otherwise so that its ribbon fills r.
func (d *cardPainter) goal(r Rect, plain bool) {
	if Ordered(d.card.Goal) && !plain {
		cell := r.W / (float32(d.card.Goal.Size().W) - 2*RibbonAir)
		r = r.Inset(-RibbonAir * cell)
	}
	d.GoalThumb(d.fonts, &GoalView{Rect: r, Scale: d.unit, Goal: d.card.Goal, Theme: d.card.Theme, Colors: d.card.Colors, Plain: plain})
}

// text draws a text in the middle of r, as large as fits, size units to the em at most.
func (d *cardPainter) text(w Weight, size float32, text string, r Rect, ink Color) {
	d.TextIn(d.fonts, d.face(w, size, text, r.W), text, r, Middle, Middle, ink)
}

// face returns the face of a text as large as fits a width, size units to the em at most.
func (d *cardPainter) face(w Weight, size float32, text string, width float32) FaceID {
	px := size * d.unit
	if wide := d.fonts.Em(w, text) * px; wide > width {
		px *= width / wide * 0.99
	}
	return d.fonts.Face(w, max(1, int(px)))
}
