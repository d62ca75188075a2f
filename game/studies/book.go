package studies

import (
	"strconv"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/studies"
	"wildfifteen/render"
)

// Book is the scene of a book: its studies, each with the board with which it begins.
type Book struct {
	stage.Page
	desk  Desk
	book  int
	title string
	moves string // how many the studies take
	count string // how many are solved
	key   key
	cards []studyCard
	next  int // index of the first card that is not solved
}

// studyCard is a study in its book.
type studyCard struct {
	number, name, state string
	start               start
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
	b.cards, b.next, b.key = nil, 0, newKey(l)
	b.moves = bookMoves(l, list[from].Par(), list[to-1].Par())
	solved := 0
	for n := to - 1; n >= from; n-- {
		if marks.Study(n) == 0 {
			b.next = n - from
		}
	}
	for n := from; n < to; n++ {
		par, made := list[n].Par(), marks.Study(n)
		words := l.N("studies.in_moves", par)
		c := studyCard{number: strconv.Itoa(n + 1), name: l.T("studies.study", "n", n+1), state: l.T("studies.open", "par", words),
			start: newStart(list[n].Game)}
		if made > 0 {
			c.state = l.T("studies.made", "par", words, "n", made)
			c.solved, c.dots = true, studies.Dots(par, made)
			solved++
		}
		b.cards = append(b.cards, c)
	}
	b.count = l.T("studies.count", "n", solved, "all", to-from)
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
	studyWidth = 60   // least width of a study
	studyMax   = 8    // studies in a row
	studyRoomy = 900  // of a screen on which the dots stand beside the numbers
	lowPart    = 0.84 // of their height that the rows keep in large letters to be whole
	boardLeast = 72   // least height of their boards on a wide screen
	dotSide    = 7
	dotBeside  = 9   // of dots beside the number
	movesGrown = 1.4 // how much larger the moves become in large letters
	movesGap   = 20  // between the moves and the bar beside them
)

// layoutCount adds how many studies are solved at the end of the title's row in a column, and reports whether there is room.
func (b *Book) layoutCount(f *ui.Frame, column render.Rect) bool {
	title, face := &f.Controls[len(f.Controls)-1], f.Face(render.Title, 20)
	w := f.Fonts.Width(face, b.count) + 1
	end := column.X + column.W
	if title.Rect.X+f.Fonts.Width(title.Face, title.Label)+f.Dip(16)+w > end {
		return false
	}
	at := render.Rect{X: end - w, Y: title.Rect.Y, W: w, H: title.Rect.H}
	title.Rect.W = min(title.Rect.W, at.X-f.Dip(8)-title.Rect.X)
	f.Add(ui.Control{Role: ui.Text, Look: ui.Title, Label: b.count, Face: face, Align: render.End, Rect: at})
	return true
}

// addBar adds a bar of the studies that are solved, in the middle of a row from x to its end, if that leaves it some width.
func (b *Book) addBar(f *ui.Frame, row render.Rect, x float32) {
	high := f.Dip(barHigh)
	if w := row.X + row.W - x; w >= f.Dip(barLeast) {
		f.Add(ui.Control{ID: barID, Role: ui.Image, Look: ui.Custom, Label: b.count, Rect: render.Rect{X: render.Floor(x), Y: render.Floor(row.Y + (row.H-high)/2), W: w, H: high}})
	}
}

// barLeast is the least width of that bar in dip.
const barLeast = 80

var barID = ui.ID{Name: "solvedbar"}

// layoutTop adds how many moves the studies take and what their dots mean and, at the end of the row, how many are solved or, where that
// stands in the title's row, a bar of them, or neither where both stand elsewhere.
func (b *Book) layoutTop(col *ui.Column, elsewhere, barred bool) {
	f, title := col.F, col.F.Face(render.Title, 20)
	count := col.Take(f.Fonts.Metrics(title).Line)
	w := f.Fonts.Width(title, b.count) + f.Dip(8)
	if elsewhere {
		w = 0
	}
	moves := render.Rect{X: count.X, Y: count.Y, W: count.W - w, H: count.H}
	face := min(f.Face(render.Regular, f.UpTo(render.Regular, 16, movesGrown)), f.FaceFitting(b.moves, moves.W))
	if f.Wide() || barred {
		moves.W = min(moves.W, f.Fonts.Width(face, b.moves)+1)
	}
	f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: b.moves, Face: face, Align: render.Start, Rect: moves})
	if !elsewhere {
		f.Add(ui.Control{Role: ui.Text, Look: ui.Title, Label: b.count, Face: title, Align: render.End,
			Rect: render.Rect{X: count.X + count.W - w, Y: count.Y, W: w, H: count.H}})
	}
	rest := render.Rect{X: moves.X + moves.W + f.Dip(movesGap), Y: count.Y, H: count.H}
	rest.W = count.X + count.W - w - rest.X
	key := &b.key
	key.fit(f, col.Area.W)
	if f.Wide() && key.fits(f, rest.W, keyGap) {
		key.atEnd(f, rest)
		col.Space(12)
		return
	}
	if barred {
		b.addBar(f, count, rest.X)
	}
	col.Space(4)
	key.below(col)
	col.Space(12)
}

// cardDots returns the side of the dots below a study.
func cardDots(f *ui.Frame) float32 {
	if besideNumber(f) {
		return f.Dip(dotBeside)
	}
	return f.Dip(dotSide)
}

// besideNumber reports whether the dots of a study stand beside its number, where there is room for larger ones, and in
// large letters, so that more rows are in sight, not below it.
func besideNumber(f *ui.Frame) bool {
	return f.TextSize >= ui.LargeText || f.Wide() && !f.Low() && f.Safe.W >= f.Dip(studyRoomy)
}

// Layout lays out the studies.
func (b *Book) Layout(f *ui.Frame) {
	area, column := b.Head(f, b.title, bookPage(f))
	n := max(3, min(int((column.W+f.Dip(gridGap))/(f.Grown(studyWidth)+f.Dip(gridGap))), studyMax))
	hole := besideNumber(f) && f.Wide() && len(b.cards)%n > 0 // the last row ends with how many are solved
	barred := !hole && b.layoutCount(f, column)
	col := b.Scroll.Begin(f, area, column)
	b.layoutTop(col, hole || barred, barred)
	w := f.Split(render.Rect{W: col.Area.W}, n, 0, gridGap).W
	height := w + belowBoard(f)
	rows, room := (len(b.cards)+n-1)/n, b.Scroll.Room()-f.Dip(stage.FadeHigh)
	if whole := b.Scroll.Room() - f.Dip(pageFoot); hole && render.Floor(whole/float32(rows))-f.Dip(gridGap) >= f.Dip(boardLeast)+belowBoard(f) {
		room = whole // nothing fades at the foot
	}
	if f.Wide() { // all of them without scrolling, if they are not too small for that
		height = min(height, max(render.Floor(room/float32(rows))-f.Dip(gridGap), f.Dip(boardLeast)+belowBoard(f)))
	}
	height = foldLess(f, b.Scroll.Room(), height)
	height += foldMore(f, b.Scroll.Room(), rows, func(int) float32 { return height })
	from, _ := studies.Book(b.book)
	for i := range b.cards {
		if i%n == 0 {
			if i > 0 {
				col.Space(gridGap)
			}
			col.Take(height)
		}
		c := &b.cards[i]
		c.start.colour(f, c.solved)
		row := render.Rect{X: col.Area.X, Y: col.Y - height, W: col.Area.W, H: height}
		f.Add(ui.Control{ID: ui.ID{Name: studyGroup, N: from + i + 1}, Role: ui.Button, Look: ui.Custom, Label: c.name, Value: c.state,
			Rect: f.Split(row, n, i%n, gridGap)})
	}
	if hole {
		row := render.Rect{X: col.Area.X, Y: col.Y - height, W: col.Area.W, H: height}
		at := f.Split(row, n, len(b.cards)%n, gridGap)
		at.W = row.X + row.W - at.X
		f.Add(ui.Control{ID: countID, Role: ui.Text, Look: ui.Custom, Label: b.count, Face: f.Fitting(render.Title, countFigure, b.count, at.W-f.Dip(2*countAir)), Rect: at})
	}
	b.End(f, col)
}

// countID is how many studies are solved, where the last row of studies has room for it.
var countID = ui.ID{Name: "count"}

// The measures of that in dip: the size of the words at most, the space beside them, and the bar below them; and the space below the last
// row.
const (
	countFigure = 28
	countAir    = 12
	countGap    = 8
	pageFoot    = 12
)

// paintCount draws how many studies are solved, and below it a bar of them that fills the rest of the row.
func (b *Book) paintCount(l *render.List, f *ui.Frame, c *ui.Control) {
	line, high := f.Fonts.Metrics(c.Face).Line, f.Dip(barHigh)
	at := render.Rect{X: c.Rect.X + f.Dip(countAir), Y: render.Floor(c.Rect.Y + (c.Rect.H-line-f.Dip(countGap)-high)/2), W: c.Rect.W - f.Dip(2*countAir), H: line}
	l.TextIn(f.Fonts, c.Face, c.Label, at, render.Middle, render.Middle, f.Theme.Ink)
	at.Y, at.H = at.Y+line+f.Dip(countGap), high
	ui.Bar(l, f, at, b.part())
}

// part returns the part of the studies that are solved.
func (b *Book) part() float32 {
	done := 0
	for i := range b.cards {
		if b.cards[i].solved {
			done++
		}
	}
	return float32(done) / float32(len(b.cards))
}

// foldLess returns the height of rows of cards of a height, lower if in large letters one row more is whole in a room then.
func foldLess(f *ui.Frame, room, height float32) float32 {
	gap := f.Dip(gridGap)
	rows := render.Floor(room/(height+gap)) + 1
	if low := render.Floor((room+f.Dip(2))/rows) - gap; f.TextSize >= ui.LargeText && low >= height*lowPart {
		return low
	}
	return height
}

// bookPage returns the width of the page of a book, in dip.
func bookPage(f *ui.Frame) float32 {
	if f.Wide() {
		return stage.GridWidth
	}
	return stage.PageWidth
}

// belowBoard is the height of the number and the dots below a board.
func belowBoard(f *ui.Frame) float32 {
	if besideNumber(f) {
		return numberLine(f) + f.Dip(10)
	}
	return numberLine(f) + cardDots(f) + f.Dip(12)
}

// numberLine is the height of a study's number.
func numberLine(f *ui.Frame) float32 { return f.Fonts.Metrics(f.Face(render.Regular, 16)).Line }

// Act plays a study.
func (b *Book) Act(id ui.ID) {
	if id.Name == studyGroup {
		b.desk.PlayStudy(id.N - 1)
	}
}

// Paint draws a study, its board or its line, its number and its dots, or what dots mean.
func (b *Book) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.Name == keyGroup {
		b.key.paint(l, f, c)
		return
	}
	switch c.ID {
	case countID:
		b.paintCount(l, f, c)
		return
	case barID:
		ui.Bar(l, f, c.Rect, b.part())
		return
	}
	from, _ := studies.Book(b.book)
	i := c.ID.N - 1 - from
	if c.ID.Name != studyGroup || i < 0 || i >= len(b.cards) {
		return
	}
	k, r, t := &b.cards[i], c.Rect, f.Theme
	line := numberLine(f)
	card := f.FaceStyle(c)
	if i == b.next && !k.solved {
		card.Edge, card.EdgeWidth = t.Accent, f.Dip(2)
		if t.Contrast { // all cards have an edge
			card.EdgeWidth = f.Dip(4)
		}
	}
	ui.Face(l, f, c, r, f.Radius(), card)
	board := r.H - belowBoard(f)
	k.start.draw(l, f, k.start.beside(render.Rect{X: r.X, Y: r.Y, W: r.W, H: board}.Inset(f.Dip(5))))
	k.paintFoot(l, f, render.Rect{X: r.X, Y: r.Y + board, W: r.W, H: line})
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(f.Dip(2)), f.Radius())
	}
}

// paintFoot draws the number of a study in a line and its dots below that, or at the end of it. The number of one that is not
// solved stands back, as its board does.
func (k *studyCard) paintFoot(l *render.List, f *ui.Frame, r render.Rect) {
	dots, ink := cardDots(f), f.Theme.Ink
	if !k.solved {
		ink = f.Theme.Ink2
	}
	if besideNumber(f) {
		pad := min(f.Dip(12), render.Floor(r.W/12))
		row := render.Rect{X: r.X + pad, Y: r.Y, W: r.W - 2*pad, H: r.H}
		l.TextIn(f.Fonts, f.Fitting(render.Title, 16, k.number, row.W-ui.DotsWidth(dots)-f.Dip(4)), k.number, f.Within(r, row), f.Near(), render.Middle, ink)
		at := render.Rect{X: row.X + row.W - ui.DotsWidth(dots), Y: r.Y + render.Floor((r.H-dots)/2), W: ui.DotsWidth(dots), H: dots}
		k.paintDots(l, f, f.Within(r, at))
		return
	}
	l.TextIn(f.Fonts, f.FaceFitting(k.number, r.W), k.number, r, render.Middle, render.Middle, ink)
	k.paintDots(l, f, render.Rect{X: r.X, Y: r.Y + r.H + f.Dip(2), W: r.W, H: dots})
}

// paintDots draws the dots of a study that is solved.
func (k *studyCard) paintDots(l *render.List, f *ui.Frame, r render.Rect) {
	if k.solved {
		ui.Dots(l, f, r, k.dots)
	}
}
