// Package studies is the scene of the studies: twelve books, each with a ribbon and a bar that fills, and the pages of a book.
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
	barHigh     = 6 // of the bar below the words, with barGap above it
	barGap      = 6
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
	n := max(2, int(col.Area.W/f.Grown(bookWidth)))
	w := f.Split(render.Rect{W: col.Area.W}, n, 0, gridGap).W
	height := (w-2*f.Dip(bookPad))*float32(bookSize.H)/float32(bookSize.W) + wordsHeight(f) + f.Dip(3*bookPad)
	if f.Wide() {
		n = max(1, int((col.Area.W+f.Dip(gridGap))/(f.Grown(besideWidth)+f.Dip(gridGap))))
		rows := float32((len(h.books) + n - 1) / n)
		height = max(render.Floor((h.Scroll.Room()-f.Dip(stage.FadeHigh))/rows)-f.Dip(gridGap), besideHeight(f), wordsHeight(f)+f.Dip(2*lowPad))
	}
	height += foldMore(f, h.Scroll.Room(), height, (len(h.books)+n-1)/n)
	for i := range h.books {
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

// foldMore returns how much higher rows of cards of a height are for the fold of a room to cut none of them.
func foldMore(f *ui.Frame, room, height float32, rows int) float32 {
	return ui.FoldMore(rows, func(int) float32 { return height + f.Dip(gridGap) }, room+f.Dip(2), f.Dip(rowMore))
}

// wordsHeight returns the height of the words of a book and of the bar below them.
func wordsHeight(f *ui.Frame) float32 {
	return f.Fonts.Metrics(titleFace(f)).Line + 2*f.Fonts.Metrics(wordsFace(f)).Line + f.Dip(barGap+barHigh)
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
	b, r, t := &h.books[c.ID.N-1], c.Rect, f.Theme
	title, face := titleFace(f), wordsFace(f)
	pad, words := f.Dip(bookPad), wordsHeight(f)
	picture := render.Rect{X: r.X + pad, Y: r.Y + pad, W: r.W - 2*pad, H: r.H - words - 3*pad}
	at := render.Rect{X: r.X + f.Dip(4), Y: r.Y + r.H - words - pad, W: r.W - f.Dip(8)}
	align := render.Middle
	if f.Wide() {
		picture.H = r.H - 2*pad
		picture.W = min(picture.H*float32(bookSize.W)/float32(bookSize.H), r.W*0.46)
		at.X = picture.X + picture.W + 2*pad
		at.Y, at.W = render.Floor(r.Y+(r.H-words)/2), r.X+r.W-at.X-pad
		align = f.Near()
	}
	b.ribbon.draw(l, f, f.Within(r, picture))
	line, head := f.Fonts.Metrics(face).Line, f.Fonts.Metrics(title).Line
	for _, it := range [...]struct {
		text string
		face render.FaceID
		ink  render.Color
		h    float32
	}{
		{b.name, min(title, f.Fitting(render.Title, 20, b.name, at.W)), t.Ink, head},
		{b.count, min(face, f.FaceFitting(b.count, at.W)), t.Ink, line},
		{b.moves, h.movesFace(f, at.W), t.Ink2, line},
	} {
		at.H = it.h
		l.TextIn(f.Fonts, it.face, it.text, f.Within(r, at), align, render.Middle, it.ink)
		at.Y += it.h
	}
	if c.ID.N-1 == studies.BookOf(h.next) {
		l.Box(r, f.Radius(), render.BoxStyle{Edge: t.Accent, EdgeWidth: f.Dip(2)})
	}
	bar := render.Rect{X: at.X + f.Dip(bookPad-4), Y: at.Y + f.Dip(barGap), W: at.W - 2*f.Dip(bookPad-4), H: f.Dip(barHigh)}
	if f.Wide() {
		bar.X, bar.W = at.X, at.W
	}
	ui.Bar(l, f, f.Within(r, bar), b.done)
}
