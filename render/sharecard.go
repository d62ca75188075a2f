package render

import "wildfifteen/puzzle"

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
	Note  string // below the moves: "moves · best possible 112"
	Best  bool   // the moves are the fewest possible: they get a mark in honey
}

// The sizes of the files of a card, in pixels.
const (
	CardWide, CardLow = 1200, 630
	CardSquare        = 1080
)

// ShareCard appends a card that fills r. Wide cards have the goal beside the figures, others above them.
func (l *List) ShareCard(f *Fonts, r Rect, c *ShareCard) {
	d := cardPainter{l, f, c, r, min(r.W, r.H) / 630}
	l.Fill(r, 0, c.Theme.Paper)
	if r.W > 1.3*r.H {
		d.wide()
		return
	}
	d.unit = r.W / 720
	d.square()
}

// cardPainter draws a card. Its lengths are in units, 630 of which make the height of a wide card, 720 the width of another.
type cardPainter struct {
	*List
	fonts *Fonts
	card  *ShareCard
	rect  Rect
	unit  float32
}

func (d *cardPainter) wide() {
	const margin = 64
	goal := d.part(margin, margin, 630-2*margin, 630-2*margin)
	d.goal(goal)
	x := float32(630 - margin + 64)
	w := d.rect.W/d.unit - x - margin
	d.text(Title, 40, d.card.Title, d.part(x, margin-8, w, 56), Start, d.card.Theme.Ink)
	d.text(Regular, 26, d.card.Date, d.part(x, margin+48, w, 40), Start, d.card.Theme.Ink2)
	y := float32(206)
	if d.card.Time != "" {
		d.text(Figure, 112, d.card.Time, d.part(x, y, w, 112), Start, d.card.Theme.Ink)
		d.text(Regular, 28, d.card.Name, d.part(x, y+116, w, 40), Start, d.card.Theme.Ink2)
		y += 188
	} else {
		d.text(Regular, 32, d.card.Name, d.part(x, y, w, 44), Start, d.card.Theme.Ink2)
		y += 72
	}
	d.moves(x, y, w, 96)
}

func (d *cardPainter) square() {
	const margin = 56
	const side = 720
	half := float32(side-2*margin) / 2
	d.text(Title, 36, d.card.Title, d.part(margin, 40, half+40, 48), Start, d.card.Theme.Ink)
	d.text(Regular, 22, d.card.Date, d.part(margin+half-40, 40, half+40, 48), End, d.card.Theme.Ink2)
	d.goal(d.part((side-424)/2, 108, 424, 424))
	d.text(Figure, 84, d.card.Time, d.part(margin, 552, half+30, 84), Start, d.card.Theme.Ink)
	d.text(Regular, 22, d.card.Name, d.part(margin, 640, half, 36), Start, d.card.Theme.Ink2)
	number := d.text(Figure, 84, d.card.Moves, d.part(margin+half+30, 552, half-30, 84), End, d.card.Theme.Ink)
	d.text(Regular, 22, d.card.Note, d.part(margin+half, 640, half, 36), End, d.card.Theme.Ink2)
	d.honey(number)
}

// moves draws the number of moves, size units high, and the note below.
func (d *cardPainter) moves(x, y, w, size float32) {
	number := d.text(Figure, size, d.card.Moves, d.part(x, y, w, size), Start, d.card.Theme.Ink)
	d.text(Regular, 28, d.card.Note, d.part(x, y+size+4, w, 40), Start, d.card.Theme.Ink2)
	d.honey(number)
}

// honey marks the moves of a perfect solve by a line below.
func (d *cardPainter) honey(number Rect) {
	if d.card.Best {
		d.Fill(Rect{number.X, number.Y + number.H - 4*d.unit, number.W, 6 * d.unit}, 3*d.unit, d.card.Theme.Honey)
	}
}

func (d *cardPainter) part(x, y, w, h float32) Rect {
	return Rect{round(d.rect.X + x*d.unit), round(d.rect.Y + y*d.unit), round(w * d.unit), round(h * d.unit)}
}

func (d *cardPainter) goal(r Rect) {
	d.GoalThumb(d.fonts, &GoalView{Rect: r, Scale: d.unit, Goal: d.card.Goal, Theme: d.card.Theme, Colors: d.card.Colors, Plain: true})
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
