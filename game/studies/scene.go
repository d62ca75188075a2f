// Package studies is the scene of the studies: twelve books, each a ribbon that fills, and the pages of a book.
package studies

import (
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/studies"
	"wildfifteen/render"
)

// Desk is what the scenes ask of the rest of the game.
type Desk interface {
	// Studies returns the studies.
	Studies() *studies.All
	// Marks returns which of them are solved.
	Marks() *saves.Marks
	// PlayStudy leaves the scenes and begins a study, counted from 0.
	PlayStudy(n int)
}

// Shelf is the scene with the books.
type Shelf struct {
	stage.Page
	desk  Desk
	books [studies.Books]bookCard
	next  int // the first study that is not solved
}

// bookCard is a book on the shelf.
type bookCard struct {
	name, count, moves string
	told               string // count and moves, for screen readers
	ribbon             ribbon
	filled             int // cells of the ribbon
}

// bookGroup is the name in the IDs of the books, which are numbered from 1.
const bookGroup = "book"

// bookSize is the size of the books' ribbons.
var bookSize = puzzle.Size{W: 6, H: 5}

// NewShelf returns the shelf.
func NewShelf(s *stage.Stage, desk Desk) *Shelf {
	h := &Shelf{Page: stage.NewPage(s), desk: desk}
	h.read()
	return h
}

// read makes the books anew.
func (h *Shelf) read() {
	l, marks, list := h.Stage.Lang, h.desk.Marks(), h.desk.Studies().List
	h.next = studies.Count
	for i := range h.books {
		from, to := studies.Book(i)
		solved := 0
		for n := from; n < to; n++ {
			if marks.Study(n) > 0 {
				solved++
			} else {
				h.next = min(h.next, n)
			}
		}
		g, err := puzzle.DealSeeded(puzzle.Config{Size: bookSize, Rule: puzzle.Rule{Kind: puzzle.Wild}}, "book "+strconv.Itoa(i+1))
		if err != nil {
			panic(err) // the configuration is legal
		}
		h.books[i] = bookCard{
			name:   l.T("studies.book", "n", i+1),
			count:  l.T("studies.count", "n", solved, "all", to-from),
			moves:  bookMoves(l, list[from].Par(), list[to-1].Par()),
			ribbon: ribbon{goal: g.Goal},
			filled: max(min(solved, 1), bookSize.Cells()*solved/(to-from)), // whole with the last study
		}
		h.books[i].told = h.books[i].count + ", " + h.books[i].moves
	}
	h.next %= studies.Count
}

// bookMoves says how many moves the studies of a book take.
func bookMoves(l *assets.Lang, from, to int) string {
	if from == to {
		return l.N("result.moves", from)
	}
	return l.T("studies.book_moves", "from", from, "to", to)
}

// First returns the book with the next study.
func (h *Shelf) First() ui.ID { return ui.ID{Name: bookGroup, N: studies.BookOf(h.next) + 1} }

// Hear makes the words anew when the language changes.
func (h *Shelf) Hear(n stage.News) {
	if n == stage.Reworded {
		h.read()
	}
}

// The measures of the shelf in dip.
const (
	shelfWidth = stage.GridWidth
	bookWidth  = 136 // least width of a book
	bookMax    = 4   // books in a row
	gridGap    = 8
)

// Layout lays out the books.
func (h *Shelf) Layout(f *ui.Frame) {
	area, column := h.Head(f, h.Stage.Lang.T("studies.title"), shelfWidth)
	col := h.Scroll.Begin(f, area, column)
	col.Small(h.Stage.Lang.T("studies.about"))
	col.Space(8)
	n := max(2, min(int(col.Area.W/f.Grown(bookWidth)), bookMax))
	w := f.Split(render.Rect{W: col.Area.W}, n, 0, gridGap).W
	title, face := f.Face(render.Title, 20), f.Face(render.Regular, 16)
	words := f.Fonts.Metrics(title).Line + 2*f.Fonts.Metrics(face).Line + f.Dip(24)
	height := w*0.72 + words
	if rows := float32((len(h.books) + n - 1) / n); f.Wide() { // the whole shelf on one page, if it is high enough
		height = min(height, max(words+f.Dip(96), (area.Y+area.H-col.Y-f.Dip(24))/rows-f.Dip(gridGap)))
	}
	for i := range h.books {
		if i%n == 0 {
			if i > 0 {
				col.Space(gridGap)
			}
			col.Take(height)
		}
		b := &h.books[i]
		tint := float32(openTint)
		if i == studies.BookOf(h.next) {
			tint = bookTint
		}
		b.ribbon.colour(f, b.filled, tint)
		row := render.Rect{X: col.Area.X, Y: col.Y - height, W: col.Area.W, H: height}
		f.Add(ui.Control{ID: ui.ID{Name: bookGroup, N: i + 1}, Role: ui.Button, Look: ui.Custom, Label: b.name, Value: b.told,
			Rect: f.Split(row, n, i%n, gridGap)})
	}
	h.End(f, col)
}

// Act opens a book.
func (h *Shelf) Act(id ui.ID) {
	if id.Name == bookGroup {
		h.Stage.Push(NewBook(h.Stage, h.desk, id.N-1))
	}
}

// Paint draws a book.
func (h *Shelf) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.Name != bookGroup {
		return
	}
	b, r, t := &h.books[c.ID.N-1], c.Rect, f.Theme
	title, face := f.Face(render.Title, 20), f.Face(render.Regular, 16)
	pad := f.Dip(12)
	line, head := f.Fonts.Metrics(face).Line, f.Fonts.Metrics(title).Line
	words := r.Y + r.H - 2*line - head - f.Dip(8)
	b.ribbon.draw(l, f, render.Rect{X: r.X + pad, Y: r.Y + pad, W: r.W - 2*pad, H: words - r.Y - pad - f.Dip(8)})
	at := render.Rect{X: r.X + f.Dip(4), W: r.W - f.Dip(8)}
	for _, it := range [...]struct {
		text string
		face render.FaceID
		ink  render.Color
		h    float32
	}{
		{b.name, f.Fitting(render.Title, 20, b.name, at.W), t.Ink, head},
		{b.count, f.FaceFitting(b.count, at.W), t.Ink, line},
		{b.moves, f.FaceFitting(b.moves, at.W), t.Ink2, line},
	} {
		at.Y, at.H = words, it.h
		l.TextIn(f.Fonts, it.face, it.text, at, render.Middle, render.Middle, it.ink)
		words += it.h
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(f.Dip(4)), f.Radius())
	}
}
