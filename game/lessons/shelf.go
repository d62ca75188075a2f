// Package lessons teaches the puzzle by hand: twelve lessons that are played, from the first slide to the half of all
// boards that cannot be solved.
//
// The [course] is data: what each task says, how it begins and what it wants. A [pupil] is where the player is in a lesson;
// what comes next on a board is found by package coach. The [Lesson] shows both.
package lessons

import (
	"math/rand/v2"
	"strconv"

	"wildfifteen/game/keys"
	"wildfifteen/game/links"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scenes ask of the rest of the game.
type Desk interface {
	// Learned reports whether a lesson, counted from 0, is done.
	Learned(n int) bool
	// Learn keeps that a lesson is done.
	Learn(n int)
	// ShowLab shows a board and a goal in the laboratory.
	ShowLab(it puzzle.Lab)
	// PlayNow leaves the lessons and deals a classic game.
	PlayNow()
}

// Shelf is the scene with the list of lessons.
type Shelf struct {
	stage.Page
	keys  *keys.Map
	desk  Desk
	src   rand.Source // deals the boards
	cards [Count]card
	next  int       // the first lesson that is not done, from 0; Count if all are
	rows  []float32 // the heights of the rows
	side  float32   // of a lesson's picture, which stands before its words
	grid  bool      // the pictures stand above the words, and the lessons in rows
	brief bool      // the words are the titles alone
}

// card is a lesson in the list.
type card struct {
	title, about, told string
	numbered           string // the title after the number
	done               bool
	picture            picture
}

// lessonGroup is the name in the IDs of the lessons, which are numbered from 1.
const lessonGroup = "lesson"

// NewShelf returns the list of lessons.
func NewShelf(s *stage.Stage, k *keys.Map, desk Desk, src rand.Source) *Shelf {
	h := &Shelf{Page: stage.NewPage(s), keys: k, desk: desk, src: src}
	h.read()
	return h
}

// read makes the cards anew.
func (h *Shelf) read() {
	t := h.Stage.Lang.T
	h.next = Count
	for i := range course {
		c := card{title: t(course[i].title), about: t(course[i].about), done: h.desk.Learned(i)}
		c.told, c.numbered = c.about, strconv.Itoa(i+1)+". "+c.title
		c.picture.read(i)
		if c.done {
			c.told = t("lessons.done_told", "about", c.about)
		} else {
			h.next = min(h.next, i)
		}
		h.cards[i] = c
	}
}

// First returns the first lesson that is not done.
func (h *Shelf) First() ui.ID {
	return ui.ID{Name: lessonGroup, N: h.next%Count + 1}
}

// Hear makes the words anew when the language changes.
func (h *Shelf) Hear(n stage.News) {
	if n == stage.Reworded {
		h.read()
	}
}

// Layout lays out the lessons, one below the other, in two columns or, on a large page, in a grid of pictures.
func (h *Shelf) Layout(f *ui.Frame) {
	for i := range h.cards {
		if h.cards[i].done != h.desk.Learned(i) {
			h.read()
			break
		}
	}
	area, column := h.Head(f, h.Stage.Lang.T("lessons.title"), stage.GridWidth)
	if !f.Wide() {
		column.W = min(column.W, f.Grown(stage.PageWidth))
		column.X = render.Floor(area.X + (area.W-column.W)/2)
	}
	col := h.Scroll.Begin(f, area, column)
	late := f.TextSize >= ui.LargeText && !f.Wide() || f.Low() // the lessons begin in sight, and what they are follows them
	if !late {
		col.Small(h.Stage.Lang.T("lessons.sense"))
		col.Space(8)
	}
	for i := range h.cards {
		h.cards[i].picture.board.Update(f.Theme, h.Stage.Set.Scheme)
	}
	room := h.Scroll.Room()
	left := room - f.Dip(24)
	n := h.columns(f, column.W, left)
	if h.grid {
		col.Area.X, col.Area.W = col.Area.X+f.Dip(gridIn), col.Area.W-2*f.Dip(gridIn)
	}
	rows := (Count + n - 1) / n
	w := f.Split(render.Rect{W: col.Area.W}, n, 0, 16).W
	h.rows = h.rows[:0]
	for at := range rows {
		height := float32(0)
		for k := range n {
			height = max(height, h.height(f, w, &h.cards[h.index(at, k, rows, n)]))
		}
		h.rows = append(h.rows, height)
		left -= height
	}
	gap := h.foldGap(f, room)
	if spread := render.Floor(left / float32(rows)); n > 1 && spread > f.Dip(leastGap) { // all rows are in sight
		gap = min(spread, f.Dip(mostGap))
	}
	for at := range rows {
		r := col.Take(h.rows[at])
		for k := range n {
			i := h.index(at, k, rows, n)
			c := &h.cards[i]
			f.Add(ui.Control{ID: ui.ID{Name: lessonGroup, N: i + 1}, Role: ui.Button, Look: ui.Custom, Label: c.title, Value: c.told, On: c.done,
				Rect: f.Split(r, n, k, 16)})
		}
		col.Y += gap
	}
	if late {
		col.Space(8)
		col.Small(h.Stage.Lang.T("lessons.sense"))
	}
	h.End(f, col)
}

// columns decides how the lessons stand on a page of a width with a height for them, and with it the side of their pictures. It returns
// the number of columns.
func (h *Shelf) columns(f *ui.Frame, width, high float32) int {
	h.grid, h.brief = false, false
	if !f.Wide() || width <= f.Grown(560) {
		h.side = f.Dip(picturePhone)
		if f.TextSize >= ui.LargeText { // as high as the words beside it
			h.side = f.Dip(pictureLarge)
		}
		return 1
	}
	h.grid = true // for the words to be measured as those of a grid
	if side := h.gridSide(f, width, high, Count/gridColumns); side >= f.Grown(pictureSide) {
		h.side = min(side, f.Grown(pictureGrid))
		return gridColumns
	}
	if f.Low() { // whole rows of titles in sight, on one path
		h.brief = true
		h.side = max(f.Dip(pictureLow), min(f.Dip(pictureSide), h.gridSide(f, width, high+f.Dip(24-stage.FadeHigh), lowRows)))
		return gridColumns
	}
	h.grid = false
	h.side = render.Floor(min(high/(Count/2)-f.Dip(leastGap+2*medalIn), f.Grown(pictureSide)))
	if h.side < f.Grown(pictureLeast) { // the list scrolls
		h.side = f.Grown(pictureLow)
	}
	return 2
}

// gridSide returns the largest side of the pictures of a grid of a width whose first rows fill a height.
func (h *Shelf) gridSide(f *ui.Frame, width, high float32, rows int) float32 {
	each, words := f.Split(render.Rect{W: width}, gridColumns, 0, 16).W, float32(0)
	for from := 0; from < rows*gridColumns; from += gridColumns {
		row := float32(0)
		for i := from; i < from+gridColumns; i++ {
			row = max(row, h.words(f, each, &h.cards[i]).Height(f))
		}
		words += row
	}
	return render.Floor((high-words)/float32(rows) - f.Dip(leastGap+2*medalIn+gridBetween))
}

// index returns the lesson in a row and a column, from 0: those of a grid run along its rows, every other one backwards, as a snake does;
// others down the columns.
func (h *Shelf) index(row, column, rows, columns int) int {
	if h.grid {
		if row%2 == 1 {
			column = columns - 1 - column
		}
		return row*columns + column
	}
	return row + column*rows
}

// The gap between two rows in dip: the least, the largest of a page with one column, and of one with two.
const (
	leastGap = 8
	foldMost = 20
	mostGap  = 40
)

// foldGap returns the gap between the rows with which whole rows fill a room; the least one if that would be too large.
func (h *Shelf) foldGap(f *ui.Frame, room float32) float32 {
	least, high := f.Dip(leastGap), float32(0)
	for i, row := range h.rows {
		if high+row+float32(i)*least > room {
			if gap := render.Floor((room - high) / float32(i)); i > 0 && gap <= f.Grown(foldMost) {
				return max(gap, least)
			}
			break
		}
		high += row
	}
	return least
}

// The sides of a lesson's picture in dip, and the space after it.
const (
	pictureSide  = 88
	picturePhone = 56 // in one column
	pictureLarge = 72 // in one column, in large letters
	pictureLeast = 48 // in a low window that shows all lessons
	pictureLow   = 52 // and in one that does not
	medalAfter   = 16
	medalIn      = 8 // from the border of a card
)

// The lessons in a row of a grid, the largest side of their pictures and the space below it in dip.
const (
	gridColumns = 4
	lowRows     = 2  // of a grid in sight on a low screen
	briefTitle  = 17 // the size of its titles
	gridIn      = 16 // how far it stands inside the page's edges, for the bridges round the ends of its rows
	pictureGrid = 128
	gridBetween = 8
	turnOut     = 12 // how far the bridge to the next row runs beside the cards, and how round
	turnRound   = 24
)

// before returns where the words of a card begin.
func (h *Shelf) before(f *ui.Frame) float32 {
	if h.grid {
		return f.Dip(medalIn)
	}
	return h.side + f.Dip(medalIn+medalAfter)
}

// medalAt returns the place of the picture on a card at r.
func (h *Shelf) medalAt(f *ui.Frame, r render.Rect) render.Rect {
	if h.grid {
		return render.Rect{X: r.X + render.Floor((r.W-h.side)/2), Y: r.Y + f.Dip(medalIn), W: h.side, H: h.side}
	}
	return render.Rect{X: r.X + f.Dip(medalIn), Y: r.Y + render.Floor((r.H-h.side)/2), W: h.side, H: h.side}
}

// height returns the height of a card.
func (h *Shelf) height(f *ui.Frame, w float32, c *card) float32 {
	if h.grid {
		return h.side + f.Dip(2*medalIn+gridBetween) + h.words(f, w, c).Height(f)
	}
	return max(f.ControlHeight(), h.side+f.Dip(2*medalIn), h.words(f, w, c).Height(f)+f.Dip(16))
}

// words returns the words of a card w wide. The number stands before the title; large letters have no room for it.
func (h *Shelf) words(f *ui.Frame, w float32, c *card) ui.NameLine {
	title := c.title
	if f.TextSize < ui.LargeText {
		title = c.numbered
	}
	room := w - h.before(f) - f.Dip(8)
	words := f.CardLine(title, c.about, room)
	if h.grid {
		words.Line = f.Balance(c.about, words.Second, room)
	}
	if h.brief {
		words.Face, words.Line = min(words.Face, f.Face(render.Title, briefTitle)), nil
		words.Name = f.Balance(title, words.Face, room)
	}
	if after := f.Dip(tickSide + tickGap); c.done {
		if h.grid { // at both sides of a title in the middle
			after *= 2
		}
		if len(words.Name) > 0 && f.Fonts.Width(words.Face, words.Name[0])+after > room {
			words.Name = f.Wrap(title, words.Face, room-after)
		}
	}
	return words
}

// Act opens a lesson.
func (h *Shelf) Act(id ui.ID) {
	if id.Name == lessonGroup {
		h.Open(id.N - 1)
	}
}

// Open opens a lesson, counted from 0.
func (h *Shelf) Open(n int) { h.Stage.PushAs(address(n), New(h.Stage, h.keys, h.desk, h.src, n)) }

// address returns the text that opens a lesson, counted from 0.
func address(n int) string { return links.Page{Name: links.PageLessons, Number: n + 1}.String() }

// paintBridge joins a lesson's picture to that of the next one below it: in colour, as tiles at home are, once both
// are done.
func (h *Shelf) paintBridge(l *render.List, f *ui.Frame, k *ui.Control, medal render.Rect) {
	next := ui.Find(f.Controls, ui.ID{Name: lessonGroup, N: k.ID.N + 1})
	if next == nil || !h.grid && next.Rect.Y <= k.Rect.Y { // it begins a column
		return
	}
	t, color, wide := f.Theme, f.Theme.Groove, f.Dip(8)
	switch done := h.cards[k.ID.N-1].done && h.cards[k.ID.N].done; {
	case t.Contrast && !done:
		color, wide = t.Ink, f.Dip(2)
	case t.Contrast:
		color = t.Ink
	case done:
		color = t.OnPaper((float64(k.ID.N) - 0.5) / float64(Count-1))
	}
	if h.grid {
		h.paintAcross(l, f, k, next, wide, color)
		return
	}
	top := medal.Y + medal.H - f.Dip(1)
	l.Fill(render.Rect{X: medal.X + render.Floor((medal.W-wide)/2), Y: top, W: wide, H: max(0, h.medalAt(f, next.Rect).Y+f.Dip(1)-top)}, 0, color)
}

// paintAcross joins a lesson's picture to that of the next one in its row or, round the end of that, in the next one.
func (h *Shelf) paintAcross(l *render.List, f *ui.Frame, k, next *ui.Control, wide float32, c render.Color) {
	from, to := f.Within(k.Rect, h.medalAt(f, k.Rect)), f.Within(next.Rect, h.medalAt(f, next.Rect))
	y, below := from.Y+render.Floor((from.H-wide)/2), to.Y+render.Floor((to.H-wide)/2)
	join := f.Dip(1) // so far below the pictures
	if y == below {
		if to.X < from.X {
			from, to = to, from
		}
		x := from.X + from.W - join
		l.Fill(render.Rect{X: x, Y: y, W: max(0, to.X+join-x), H: wide}, 0, c)
		return
	}
	out, right := f.Dip(turnOut)+wide/2, f.Fixed(k.Rect).X < f.Safe.W/2 == f.RTL
	r := render.Rect{X: to.X + to.W/2, Y: y, H: below + wide - y}
	r.W = k.Rect.X + k.Rect.W + out - r.X
	if !right { // at the start of the rows
		r.W = r.X - k.Rect.X + out
		r.X -= r.W
	}
	half := render.Floor(r.H / 2)
	for i, end := range [...]render.Rect{from, to} { // each half up to its picture
		clip := render.Rect{X: end.X + end.W - join, Y: r.Y, W: r.X + r.W - end.X - end.W + join, H: half}
		if !right {
			clip.X, clip.W = r.X, end.X+join-r.X
		}
		if i == 1 {
			clip.Y, clip.H = r.Y+half, r.H-half
		}
		l.PushClip(clip)
		l.Box(r, f.Dip(turnRound), render.BoxStyle{Edge: c, EdgeWidth: wide})
		l.PopClip()
	}
}

// Paint draws a lesson: its picture, its title and what it is about. The one to go on with has a frame.
func (h *Shelf) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	if k.ID.Name != lessonGroup {
		return
	}
	c, r := &h.cards[k.ID.N-1], k.Rect
	medal := f.Within(r, h.medalAt(f, r))
	ink, second := f.Theme.Ink, f.Theme.Ink2
	goesOn := k.ID.N == h.next+1
	if goesOn {
		h.paintGround(l, f, k)
	}
	h.paintBridge(l, f, k, medal)
	if goesOn { // the bridges run on below the frame
		l.Box(r, f.Radius(), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(2)})
	}
	ui.Shade(l, f, k, r, f.Radius())
	c.picture.paint(l, f, medal)
	words, align := h.words(f, r.W, c), f.Near()
	x, high := h.before(f), words.Height(f)
	at := render.Rect{X: r.X + x, Y: r.Y + render.Floor((r.H-high)/2), W: r.W - x - f.Dip(8), H: high}
	if h.grid {
		at.Y = medal.Y + medal.H + f.Dip(gridBetween)
		align = render.Middle
	}
	words.PaintIn(l, f, k, at, align, ink, second)
	h.paintDone(l, f, k, at, &words)
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, r, f.Radius())
	}
}

// paintGround draws the ground of the lesson to go on with, and on it the end of the bridge that leads to it.
func (h *Shelf) paintGround(l *render.List, f *ui.Frame, k *ui.Control) {
	l.Fill(k.Rect, f.Radius(), f.Theme.Tray)
	if before := ui.Find(f.Controls, ui.ID{Name: lessonGroup, N: k.ID.N - 1}); before != nil {
		l.PushClip(k.Rect)
		h.paintBridge(l, f, before, f.Within(before.Rect, h.medalAt(f, before.Rect)))
		l.PopClip()
	}
}

// color returns the colour of a lesson that is done.
func (h *Shelf) color(t *render.Theme, k *ui.Control) render.Color {
	return t.OnPaper(float64(k.ID.N-1) / float64(Count-1))
}

// The side of the tick after the title of a lesson that is done, and the gap between them, in dip.
const (
	tickSide = 20
	tickGap  = 8
)

// paintDone draws a tick after the title, in a place for the words, of a lesson that is done.
func (h *Shelf) paintDone(l *render.List, f *ui.Frame, k *ui.Control, r render.Rect, words *ui.NameLine) {
	t, side := f.Theme, f.Dip(tickSide)
	if !h.cards[k.ID.N-1].done {
		return
	}
	fill, ink := h.color(t, k), t.Number
	if t.Contrast {
		fill, ink = t.Ink, t.Paper
	}
	wide, line := f.Fonts.Width(words.Face, words.Name[0]), f.Fonts.Metrics(words.Face).Line
	x := r.X + wide
	if h.grid {
		x = r.X + render.Floor((r.W+wide)/2)
	}
	x = min(x+f.Dip(tickGap), k.Rect.X+k.Rect.W-side)
	mark := f.Within(k.Rect, render.Rect{X: x, Y: render.Floor(r.Y + (line-side)/2), W: side, H: side})
	l.Fill(mark, side/2, fill)
	l.Icon(render.Tick, mark.Inset(f.Dip(3)), f.Dip(2), ink)
}
