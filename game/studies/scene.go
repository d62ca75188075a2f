// Package studies is the scene of the studies: twelve books, each with a ribbon that fills, and the pages of a book.
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

	columns int // of the layout
}

// bookCard is a book on the shelf.
type bookCard struct {
	name, count, moves string
	told               string // count and moves, for screen readers
	ribbon             ribbon
	done               float32 // the part of its studies that are solved, 0..1
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
		h.books[i] = bookCard{
			name:   l.T("studies.book", "n", i+1),
			count:  l.T("studies.count", "n", solved, "all", to-from),
			moves:  bookMoves(l, list[from].Par(), list[to-1].Par()),
			ribbon: ribbon{goal: Ribbon(i)},
			done:   float32(solved) / float32(to-from),
		}
		h.books[i].told = h.books[i].count + ", " + h.books[i].moves
	}
	h.next %= studies.Count
}

// Ribbon returns the goal whose ribbon stands for a book, counted from 0.
func Ribbon(book int) puzzle.Goal {
	g, err := puzzle.DealSeeded(puzzle.Config{Size: bookSize, Rule: puzzle.Rule{Kind: puzzle.Wild}}, "book "+strconv.Itoa(book+1))
	if err != nil {
		panic(err) // the configuration is legal
	}
	return g.Goal
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
	shelfWidth  = stage.GridWidth
	bookWidth   = 136 // least width of a book whose words are below its ribbon
	besideWidth = 280 // and of one whose words are beside it, on a wide screen
	besideLeast = 128 // height of such a book
	bookPad     = 12
	lowPad      = 8 // above and below the words on a low screen
	barHigh     = 6 // of the bar of the studies of a book
	gridGap     = 8
	rowMore     = 40 // rows are up to so much higher for the fold to cut none
)

// Layout lays out the books: on a wide screen with their words beside the ribbons, as high as fills it.
func (h *Shelf) Layout(f *ui.Frame) {
	area, column := h.Head(f, h.Stage.Lang.T("studies.title"), shelfWidth)
	col := h.Scroll.Begin(f, area, column)
	if about := h.Stage.Lang.T("studies.about"); f.Wide() {
		col.Line(about, ui.Small, render.Regular, 16) // two lines of about the same length
		col.Space(8)
	} else {
		col.Intro(about)
	}
	col.Space(8)
	n := h.inRow(f, col.Area.W)
	h.columns = n
	rows := (len(h.books) + n - 1) / n
	high := h.rowHeights(f, f.Split(render.Rect{W: col.Area.W}, n, 0, gridGap).W, n)
	more := foldMore(f, h.Scroll.Room(), rows, func(i int) float32 { return high[i] })
	for i := range h.books {
		height := high[i/n] + more
		if i%n == 0 {
			if i > 0 {
				col.Space(gridGap)
			}
			col.Take(height)
		}
		b := &h.books[i]
		b.ribbon.colour(f)
		row := render.Rect{X: col.Area.X, Y: col.Y - height, W: col.Area.W, H: height}
		f.Add(ui.Control{ID: ui.ID{Name: bookGroup, N: i + 1}, Role: ui.Button, Look: ui.Card, Label: b.name, Value: b.told,
			Rect: f.Split(row, n, i%n, gridGap)})
	}
	h.End(f, col)
}

// inRow returns how many books stand in a row of a width.
func (h *Shelf) inRow(f *ui.Frame, width float32) int {
	if f.Wide() {
		return max(1, int((width+f.Dip(gridGap))/(f.Grown(besideWidth)+f.Dip(gridGap))))
	}
	return max(2, int(width/f.Grown(bookWidth)))
}

// rowHeights returns the heights of rows of n books of a width: on a wide screen all fill it.
func (h *Shelf) rowHeights(f *ui.Frame, width float32, n int) (high [studies.Books]float32) {
	rows := (len(h.books) + n - 1) / n
	all := max(render.Floor((h.Scroll.Room()-f.Dip(stage.FadeHigh))/float32(rows))-f.Dip(gridGap), besideHeight(f), wordsHeight(f, true)+f.Dip(2*lowPad))
	ribbon := (width - 2*f.Dip(bookPad)) * float32(bookSize.H) / float32(bookSize.W)
	for i := range rows {
		if high[i] = all; !f.Wide() {
			high[i] = ribbon + wordsHeight(f, h.begun(i, n)) + f.Dip(3*bookPad)
		}
	}
	return high
}

// begun reports whether a study is solved of a book in a row of n.
func (h *Shelf) begun(row, n int) bool {
	for _, b := range h.books[row*n : min((row+1)*n, len(h.books))] {
		if b.done > 0 {
			return true
		}
	}
	return false
}

// foldMore returns how much higher n rows of cards of some heights are for the fold of a room to cut none of them.
func foldMore(f *ui.Frame, room float32, n int, height func(i int) float32) float32 {
	return ui.FoldMore(n, func(i int) float32 { return height(i) + f.Dip(gridGap) }, room+f.Dip(2), f.Dip(rowMore))
}

// wordsHeight returns the height of the words of a book, with how many of its studies are solved or, in a row without any, without.
func wordsHeight(f *ui.Frame, begun bool) float32 {
	high := f.Fonts.Metrics(titleFace(f)).Line + f.Fonts.Metrics(wordsFace(f)).Line
	if begun {
		high += f.Fonts.Metrics(countFace(f)).Line
	}
	return high
}

// How much larger the title and the words of a book become in large letters, so that two rows of books are in sight.
const (
	titleGrown = 1.2
	wordsGrown = 1.3
)

// titleFace and wordsFace return the faces of the title of a book and of its other words.
func titleFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Title, f.UpTo(render.Title, 20, titleGrown))
}

func wordsFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, f.UpTo(render.Regular, 16, wordsGrown))
}

// countFace returns the face of how many studies of a book are solved.
func countFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Title, f.UpTo(render.Title, 16, wordsGrown))
}

// besideHeight returns the least height of a book whose words are beside its ribbon; on a low screen two rows are to be in sight.
func besideHeight(f *ui.Frame) float32 {
	if f.Low() {
		return 0
	}
	return f.Dip(besideLeast)
}

// movesFace returns the face in which the moves of all books fit a width.
func (h *Shelf) movesFace(f *ui.Frame, width float32) render.FaceID {
	face := wordsFace(f)
	for i := range h.books {
		face = min(face, f.FaceFitting(h.books[i].moves, width))
	}
	return face
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
	b, r := &h.books[c.ID.N-1], c.Rect
	pad := f.Dip(bookPad)
	picture := render.Rect{X: r.X + pad, Y: r.Y + pad, W: r.W - 2*pad}
	words := render.Rect{X: r.X + f.Dip(4), W: r.W - f.Dip(8)}
	align := render.Middle
	if f.Wide() {
		words.H = wordsHeight(f, b.done > 0)
		picture.H = r.H - 2*pad
		picture.W = min(picture.H*float32(bookSize.W)/float32(bookSize.H), r.W*0.46)
		words.X = picture.X + picture.W + 2*pad
		words.Y, words.W = render.Floor(r.Y+(r.H-words.H)/2), r.X+r.W-words.X-pad
		align = f.Near()
	} else {
		words.H = wordsHeight(f, h.begun((c.ID.N-1)/h.columns, h.columns))
		words.Y = r.Y + r.H - words.H - pad
		picture.H = r.H - words.H - 3*pad
	}
	b.ribbon.drawPart(l, f, f.Within(r, picture), b.done)
	h.paintWords(l, f, b, r, words, align)
	if c.ID.N-1 == studies.BookOf(h.next) {
		l.Box(r, f.Radius(), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(2)})
	}
}

// paintWords draws the name of a book, how many moves its studies take and, once it is begun, how many are solved.
func (h *Shelf) paintWords(l *render.List, f *ui.Frame, b *bookCard, card, at render.Rect, align render.Align) {
	t, title, face, count := f.Theme, titleFace(f), wordsFace(f), countFace(f)
	line := func(text string, face render.FaceID, of render.FaceID, ink render.Color) {
		at.H = f.Fonts.Metrics(of).Line
		l.TextIn(f.Fonts, face, text, f.Within(card, at), align, render.Middle, ink)
		at.Y += at.H
	}
	line(b.name, min(title, f.Fitting(render.Title, 20, b.name, at.W)), title, t.Ink)
	line(b.moves, h.movesFace(f, at.W), face, t.Ink2)
	if b.done > 0 {
		line(b.count, min(count, f.Fitting(render.Title, 16, b.count, at.W)), count, t.Ink)
	}
}
