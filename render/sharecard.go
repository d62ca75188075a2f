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
	d := cardPainter{List: l, fonts: f, card: c, rect: r, unit: min(r.W, r.H) / 630, radius: radius}
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

	radius float32 // of the card's corners, in pixels
	lies   Rect    // the ground of the goal
}

// The sizes of words, in units: cards are looked at on phones, where a wide one is a third as large as its file.
const (
	wideWords   = 46
	wideFoot    = 36
	wideLong    = 38 // of a name in two lines
	wideTitle   = 54
	squareWords = 28
	squareLeast = 25 // of those that share a line
	squareTitle = 44
	cardMargin  = 48
	heroPart    = 0.56 // of a line of a square card
	praise      = 1.25 // those of the word of a perfect solve, as a part of other words
	wordGap     = 12   // the least space between two words of a line
)

// The ground of the goal, in units.
const (
	groundInset  = 20 // from the card's edge
	groundRadius = 26
	groundMargin = 48 // from the card's edge to the goal

	groundTint = 0.07 // the part of the ribbon's colour in it beyond that of other cards
)

// Of the figure that counts.
const (
	wideHero    = 200  // its most units to the em on a wide card
	squareHero  = 114  // and on a square one
	heroWord    = 0.5  // those of the word beside it, as a part of these
	heroBearing = 0.05 // the space that most digits leave at their left, as a part of their height
)

// wide draws the goal on a ground of its own as high as the card, and beside it the figure that counts, what belongs to it in small words,
// and as a foot where it comes from.
func (d *cardPainter) wide() {
	const side, x, above, next, title, foot = 630, 690, 108, 60, 524, 582
	c := d.card
	d.ground(d.part(0, 0, side, side))
	d.picture(span{groundMargin, side - 2*groundMargin}, side)
	in := span{x, d.rect.W/d.unit - x - cardMargin}
	base := cardMargin + groundMargin/2 + d.heroHigh(wideHero, in)
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
	d.title(wideTitle, in, title, Start)
	d.line(Regular, wideFoot, c.Date, in, foot, Start, c.Theme.Ink2)
}

// ground lays the ground of the goal, whose corners are concentric with the card's: with a touch of the colours of the ribbon.
func (d *cardPainter) ground(r Rect) {
	t := d.card.Theme
	if t.Contrast {
		return
	}
	radius := max(groundRadius*d.unit, d.radius-groundInset*d.unit)
	d.lies = r.Inset(groundInset * d.unit)
	d.FillGradient(d.lies, radius, d.tint(0), d.tint(1), GradientDown)
}

// under returns the colours of the ground at the upper edge of a part of it and at the lower one, none if there is no ground.
func (d *cardPainter) under(r Rect) [2]Color {
	if d.lies.Empty() {
		return [2]Color{}
	}
	at := func(y float32) Color { return Mix(d.tint(0), d.tint(1), (y-d.lies.Y)/d.lies.H) }
	return [2]Color{at(r.Y), at(r.Y + r.H)}
}

// tint returns the colour of the ground where the ribbon has that of a place of the ramp.
func (d *cardPainter) tint(at float64) Color {
	t := d.card.Theme
	return Mix(t.Tinted(at), t.RibbonColor(t.OnPaper(at)), groundTint)
}

// picture draws the goal in the middle of a part of the card that begins at its top, as large as it can be, and below it the legs of a run.
func (d *cardPainter) picture(in span, high float32) {
	high -= 2 * groundMargin
	place := d.part(in.x, groundMargin, in.w, d.overLegs(high))
	if !d.boards(place) {
		d.goal(d.fill(place), false)
	}
	d.legs(in.x, groundMargin+high-legsBar, in.w)
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

// square draws a poster: the goal on a ground of its own, as large as it can be, below it at one side the figure that counts, at the other
// whose figure it is, and as a foot what belongs to it in a line. A long name of the puzzle changes its place with the date.
func (d *cardPainter) square() {
	const foot, next, above, under, high, gap = 720 - 38, 40, 56, 46, 78, 18
	c, in := d.card, span{cardMargin, 720 - 2*cardMargin}
	hero := span{in.x, in.w * heroPart}
	from := span{in.x + hero.w, in.w - hero.w}
	beside, below := c.Name, c.Date
	if d.fonts.Em(Regular, beside)*squareLeast > from.w {
		beside, below = below, beside
	}
	base := float32(foot)
	if d.squareNote(below, in, foot, next) {
		base -= next
	}
	base -= above
	d.hero(squareHero, hero, base)
	d.line(Regular, squareWords, beside, from, base, End, c.Theme.Ink2)
	d.title(squareTitle, from, base-under, End)
	base -= max(d.heroHigh(squareHero, hero), high) + gap
	d.ground(d.part(0, 0, 720, base))
	d.picture(span{groundMargin, 720 - 2*groundMargin}, base)
}

// squareNote draws the moves, the fewest possible and another text on a base line. Where they have no room, the other text alone stands on it
// and the rest in a line above, which two reports.
func (d *cardPainter) squareNote(other string, in span, base, next float32) (two bool) {
	c, ink := d.card, d.card.Theme.Ink2
	made, best := d.notes()
	switch {
	case c.Time == "":
		made = best
	case best != "" && len(c.Legs) == 0: // the bar shows how many boards there are
		made = c.Note
	}
	if made == "" {
		d.line(Regular, squareWords, other, in, base, Start, ink)
		return false
	}
	ems := d.fonts.Em(Regular, made) + d.fonts.Em(Regular, other)
	if c.Time != "" {
		ems += d.fonts.Em(Title, c.Moves)
	}
	size := min(squareWords, (in.w-3*wordGap)/ems)
	if size < squareLeast {
		d.moves(squareWords, made, in, base-next)
		d.line(Regular, squareWords, other, in, base, Start, ink)
		return true
	}
	note := d.moves(size, made, in, base)
	d.line(Regular, size, other, d.after(note, in), base, End, ink)
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

// title draws the game's name in the colours of the ramp.
func (d *cardPainter) title(size float32, s span, base float32, align Align) {
	face, r := d.place(Title, size, d.card.Title, s, base)
	width := d.fonts.Width(face, d.card.Title)
	if align == End {
		r.X += r.W - width
	}
	r.W = width
	d.RampText(d.fonts, d.card.Theme, face, d.card.Title, r, 0, len(d.card.Title))
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
	d.GoalThumb(d.fonts, &GoalView{Rect: r, Scale: d.unit, Goal: d.card.Goal, Theme: d.card.Theme, Colors: d.card.Colors, Plain: plain, Raised: !plain, Ground: d.under(r)})
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
