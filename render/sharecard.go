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

	Legs []float32 // of a run of several boards: how long each took, for a bar below the goal; nil for one game
}

// The sizes of the files of a card, in pixels.
const (
	CardWide, CardLow = 1200, 630
	CardSquare        = 1080
)

// ShareCard appends a card that fills r: a tray with the goal and the figures. Wide cards have the goal beside the figures,
// others above them. Files have corners of radius 0, as what shows them rounds them itself.
func (l *List) ShareCard(f *Fonts, r Rect, radius float32, c *ShareCard) {
	d := cardPainter{l, f, c, r, min(r.W, r.H) / 630}
	wide := r.W > 1.3*r.H
	if !wide {
		d.unit = r.W / 720
	}
	style := BoxStyle{Fill: c.Theme.Tray}
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

// The sizes of small print, in units: cards are looked at on phones, where a wide one is a third as large as its file.
const (
	wideSmall   = 50
	squareSmall = 40
)

// wide draws the goal as high as the card, and beside it from its top to its foot what was reached and where.
func (d *cardPainter) wide() {
	const margin, side = 48, 630 - 2*48
	c := d.card
	d.goal(d.part(margin, margin, side, d.overLegs(side)), false)
	d.legs(margin, margin+side-legsBar, side)
	x := float32(margin + side + 52)
	w := d.rect.W/d.unit - x - margin
	name, moves := float32(margin), float32(150)
	if c.Time != "" {
		d.text(Figure, 168, c.Time, d.part(x, margin-4, w, 150), Start, c.Theme.Ink)
		name, moves = 200, 290
	}
	d.text(Regular, wideSmall, c.Name, d.part(x, name, w, 62), Start, c.Theme.Ink2)
	d.moves(x, moves, w, 124)
	d.text(Title, wideSmall, c.Title, d.part(x, 464, w, 62), Start, c.Theme.Ink)
	d.text(Regular, 44, c.Date, d.part(x, 524, w, 58), Start, c.Theme.Ink2)
}

// square draws the goal, below it what was reached, and at the foot where.
func (d *cardPainter) square() {
	const margin, side, picture, top, figures, name, foot, line = 48, 720, 412, 30, 456, 570, 638, 48
	const whole, half, gap = side - 2*margin, float32(side-2*margin) / 2, 16
	c, ink := d.card, d.card.Theme.Ink2
	d.goal(d.part((side-picture)/2, top, picture, d.overLegs(picture)), false)
	d.legs(margin, top+picture-legsBar, whole)
	made, best := d.notes()
	if c.Time == "" { // the moves stand where the time would
		number := d.text(Figure, 116, c.Moves, d.part(margin, figures-8, half, 112), Start, c.Theme.Ink)
		from := (number.X+number.W-d.rect.X)/d.unit + gap
		d.text(Regular, squareSmall, made, d.part(from, figures+44, margin+whole-from, line), Start, ink)
		d.honey(number)
	} else {
		word := d.text(Regular, squareSmall, made, d.part(margin+half+100, figures+52, half-100, line), End, ink)
		from := (word.X-d.rect.X)/d.unit - gap
		number := d.text(Figure, 76, c.Moves, d.part(margin+half+gap, figures+20, from-margin-half-gap, 84), End, c.Theme.Ink)
		d.text(Figure, 116, c.Time, d.part(margin, figures, (number.X-d.rect.X)/d.unit-margin-2*gap, 112), Start, c.Theme.Ink)
		d.honey(number)
	}
	rest := float32(whole)
	if best != "" {
		rest = (d.text(Regular, squareSmall, best, d.part(margin+half+gap, name, half-gap, line), End, ink).X-d.rect.X)/d.unit - margin - gap
	}
	d.text(Regular, squareSmall, c.Name, d.part(margin, name, rest, line), Start, ink)
	title := d.text(Title, squareSmall, c.Title, d.part(margin, foot, half, line), Start, c.Theme.Ink)
	from := (title.X+title.W-d.rect.X)/d.unit + gap
	d.text(Regular, 34, c.Date, d.part(from, foot, margin+whole-from, line), End, ink)
}

// notes returns the parts of the note, the second "" if there is but one.
func (d *cardPainter) notes() (made, best string) {
	made, best, _ = strings.Cut(d.card.Note, " · ")
	return made, best
}

// moves draws the number of moves, size units high, and the note beside it.
func (d *cardPainter) moves(x, y, w, size float32) {
	const line = 60
	ink := d.card.Theme.Ink2
	number := d.text(Figure, size, d.card.Moves, d.part(x, y, w*0.46, size), Start, d.card.Theme.Ink)
	from := (number.X+number.W-d.rect.X)/d.unit + 28
	made, best := d.notes()
	middle := y + size/2
	if best == "" {
		d.text(Regular, wideSmall, made, d.part(from, middle-line/2, x+w-from, line), Start, ink)
	} else {
		d.text(Regular, wideSmall, made, d.part(from, middle-line, x+w-from, line), Start, ink)
		d.text(Regular, wideSmall, best, d.part(from, middle, x+w-from, line), Start, ink)
	}
	d.honey(number)
}

// honey marks the moves of a perfect solve by a line below.
func (d *cardPainter) honey(number Rect) {
	if d.card.Best {
		d.Fill(Rect{number.X, number.Y + number.H - 4*d.unit, number.W, 6 * d.unit}, 3*d.unit, d.card.Theme.Honey)
	}
}

// The bar of the legs of a run and the space above it, in units.
const (
	legsBar   = 20
	legsSpace = 24
)

// overLegs returns the height of the goal in a place of a height: less if the bar of the legs stands below it.
func (d *cardPainter) overLegs(height float32) float32 {
	if len(d.card.Legs) > 0 {
		height -= legsBar + legsSpace
	}
	return height
}

// legs draws a bar whose parts are the legs of a run, as long as they took, in the colours of the ramp.
func (d *cardPainter) legs(x, y, width float32) {
	sum, at, t := float32(0), float32(0), d.card.Theme
	for _, leg := range d.card.Legs {
		sum += leg
	}
	for i, leg := range d.card.Legs {
		w := width * leg / max(1, sum)
		gap := min(4, w/4)
		if i == len(d.card.Legs)-1 {
			gap = 0
		}
		r := d.part(x+at, y, w-gap, legsBar)
		d.Box(r, min(5*d.unit, r.W/2), BoxStyle{Fill: t.RibbonColor(t.OnPaper(part(i, len(d.card.Legs))))})
		at += w
	}
}

func (d *cardPainter) part(x, y, w, h float32) Rect {
	return Rect{round(d.rect.X + x*d.unit), round(d.rect.Y + y*d.unit), round(w * d.unit), round(h * d.unit)}
}

// goal draws the goal, with its numbers unless it is plain.
func (d *cardPainter) goal(r Rect, plain bool) {
	d.GoalThumb(d.fonts, &GoalView{Rect: r, Scale: d.unit, Goal: d.card.Goal, Theme: d.card.Theme, Colors: d.card.Colors, Plain: plain})
}

// text draws a text as large as fits, size units to the em at most, and returns its place.
func (d *cardPainter) text(w Weight, size float32, text string, r Rect, align Align, ink Color) Rect {
	px := size * d.unit
	if width := d.fonts.Em(w, text) * px; width > r.W {
		px *= r.W / width * 0.99
	}
	face := d.fonts.Face(w, max(1, int(px)))
	d.TextIn(d.fonts, face, text, r, align, Middle, ink)
	width := d.fonts.Width(face, text)
	if align == End {
		r.X += r.W - width
	}
	r.W = width
	return r
}
