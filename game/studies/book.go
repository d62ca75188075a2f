package studies

import (
	"strconv"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/studies"
	"wildfifteen/render"
)

// Book is the scene of a book: its studies, each with the ribbon of its goal.
type Book struct {
	stage.Page
	desk  Desk
	book  int
	title string
	cards []studyCard
	next  int // index of the first card that is not solved
}

// studyCard is a study in its book.
type studyCard struct {
	number, name, state string
	ribbon              ribbon
	solved              bool
	dots                int
}

// studyGroup is the name in the IDs of the studies, which are numbered from 1 through all books.
const studyGroup = "study"

// NewBook returns the scene of a book, counted from 0.
func NewBook(s *stage.Stage, desk Desk, book int) *Book {
	b := &Book{Page: stage.NewPage(s), desk: desk, book: book}
	b.read()
	return b
}

// read makes the cards anew.
func (b *Book) read() {
	l, marks, list := b.Stage.Lang, b.desk.Marks(), b.desk.Studies().List
	b.title = l.T("studies.book", "n", b.book+1)
	from, to := studies.Book(b.book)
	b.cards, b.next = nil, 0
	for n := to - 1; n >= from; n-- {
		if marks.Study(n) == 0 {
			b.next = n - from
		}
	}
	for n := from; n < to; n++ {
		par, made := list[n].Par(), marks.Study(n)
		words := l.N("studies.in_moves", par)
		c := studyCard{number: strconv.Itoa(n + 1), name: l.T("studies.study", "n", n+1), state: l.T("studies.open", "par", words),
			ribbon: ribbon{goal: list[n].Game.Goal}}
		if made > 0 {
			c.state = l.T("studies.made", "par", words, "n", made)
			c.solved, c.dots = true, studies.Dots(par, made)
		}
		b.cards = append(b.cards, c)
	}
}

// First returns the first study that is not solved.
func (b *Book) First() ui.ID {
	from, _ := studies.Book(b.book)
	return ui.ID{Name: studyGroup, N: from + b.next + 1}
}

// Hear makes the words anew when the language changes.
func (b *Book) Hear(n stage.News) {
	if n == stage.Reworded {
		b.read()
	}
}

// The measures of a book in dip.
const (
	studyWidth = 60 // least width of a study
	studyMax   = 8  // studies in a row
	dotSide    = 6
)

// Layout lays out the studies.
func (b *Book) Layout(f *ui.Frame) {
	area, column := b.Head(f, b.title, bookPage(f))
	col := b.Scroll.Begin(f, area, column)
	n := max(3, min(int((col.Area.W+f.Dip(gridGap))/(f.Grown(studyWidth)+f.Dip(gridGap))), studyMax))
	w := f.Split(render.Rect{W: col.Area.W}, n, 0, gridGap).W
	height := w + numberLine(f) + f.Dip(dotSide+12)
	from, _ := studies.Book(b.book)
	for i := range b.cards {
		if i%n == 0 {
			if i > 0 {
				col.Space(gridGap)
			}
			col.Take(height)
		}
		c := &b.cards[i]
		filled := 0
		if c.solved {
			filled = c.ribbon.goal.Size().Cells()
		}
		tint := float32(openTint)
		if i == b.next {
			tint = nextTint
		}
		c.ribbon.colour(f, filled, tint)
		row := render.Rect{X: col.Area.X, Y: col.Y - height, W: col.Area.W, H: height}
		f.Add(ui.Control{ID: ui.ID{Name: studyGroup, N: from + i + 1}, Role: ui.Button, Look: ui.Custom, Label: c.name, Value: c.state,
			Rect: f.Split(row, n, i%n, gridGap)})
	}
	b.End(f, col)
}

// bookPage returns the width of the page of a book, in dip.
func bookPage(f *ui.Frame) float32 {
	if f.Wide() {
		return stage.GridWidth
	}
	return stage.PageWidth
}

// numberLine is the height of a study's number.
func numberLine(f *ui.Frame) float32 { return f.Fonts.Metrics(f.Face(render.Regular, 16)).Line }

// Act plays a study.
func (b *Book) Act(id ui.ID) {
	if id.Name == studyGroup {
		b.desk.PlayStudy(id.N - 1)
	}
}

// Paint draws a study: its ribbon, its number and its dots.
func (b *Book) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	from, _ := studies.Book(b.book)
	i := c.ID.N - 1 - from
	if c.ID.Name != studyGroup || i < 0 || i >= len(b.cards) {
		return
	}
	k, r, t := &b.cards[i], c.Rect, f.Theme
	line := numberLine(f)
	if i == b.next && !k.solved {
		l.Fill(r, f.Radius(), t.Tray)
	}
	ui.Shade(l, f, c, r, f.Radius())
	k.ribbon.draw(l, f, render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W}.Inset(f.Dip(4)))
	at := render.Rect{X: r.X, Y: r.Y + r.W, W: r.W, H: line}
	ink := t.Ink2
	if k.solved {
		ink = t.Ink
	}
	l.TextIn(f.Fonts, f.FaceFitting(k.number, r.W), k.number, at, render.Middle, render.Middle, ink)
	if k.solved {
		ui.Dots(l, f, render.Rect{X: r.X, Y: at.Y + line + f.Dip(2), W: r.W, H: f.Dip(dotSide)}, k.dots)
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(f.Dip(2)), f.Radius())
	}
}
