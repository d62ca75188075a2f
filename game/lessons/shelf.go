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

// Layout lays out the lessons, one below the other or in two columns.
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
	n := 1
	if f.Wide() && column.W > f.Grown(560) {
		n = 2
	}
	for i := range h.cards {
		h.cards[i].picture.color(f, h.Stage.Set.Scheme)
	}
	rows := (Count + n - 1) / n
	room := h.Scroll.Room()
	left := room - f.Dip(24)
	h.side = f.Dip(picturePhone)
	if f.TextSize >= ui.LargeText { // as high as the words beside it
		h.side = f.Dip(pictureLarge)
	}
	if n > 1 {
		each := left/float32(rows) - f.Dip(leastGap+2*medalIn)
		h.side = render.Floor(max(f.Grown(pictureLeast), min(each, f.Grown(pictureSide))))
	}
	w := f.Split(render.Rect{W: col.Area.W}, n, 0, 16).W
	h.rows = h.rows[:0]
	for at := range rows {
		height := float32(0)
		for k := range n {
			height = max(height, h.height(f, w, &h.cards[at+k*rows]))
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
			c := &h.cards[at+k*rows]
			f.Add(ui.Control{ID: ui.ID{Name: lessonGroup, N: at + k*rows + 1}, Role: ui.Button, Look: ui.Custom, Label: c.title, Value: c.told, On: c.done,
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
	pictureLeast = 48 // in a low window
	medalAfter   = 16
	medalIn      = 8 // from the border of a card
)

// before returns where the words of a card begin.
func (h *Shelf) before(f *ui.Frame) float32 { return h.side + f.Dip(medalIn+medalAfter) }

// medalAt returns the place of the picture on a card at r.
func (h *Shelf) medalAt(f *ui.Frame, r render.Rect) render.Rect {
	return render.Rect{X: r.X + f.Dip(medalIn), Y: r.Y + render.Floor((r.H-h.side)/2), W: h.side, H: h.side}
}

// height returns the height of a card.
func (h *Shelf) height(f *ui.Frame, w float32, c *card) float32 {
	return max(f.ControlHeight(), h.side+f.Dip(2*medalIn), h.words(f, w, c).Height(f)+f.Dip(16))
}

// words returns the words of a card w wide. The number stands before the title; large letters have no room for it.
func (h *Shelf) words(f *ui.Frame, w float32, c *card) ui.NameLine {
	title := c.title
	if f.TextSize < ui.LargeText {
		title = c.numbered
	}
	return f.CardLine(title, c.about, w-h.before(f)-f.Dip(8))
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
	if next == nil || next.Rect.Y <= k.Rect.Y {
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
	top := medal.Y + medal.H - f.Dip(1)
	if k.ID.N == h.next+1 {
		top = k.Rect.Y + k.Rect.H // its card is filled
	}
	if next.ID.N == h.next+1 {
		l.Fill(render.Rect{X: medal.X + render.Floor((medal.W-wide)/2), Y: top, W: wide, H: max(0, next.Rect.Y-top)}, 0, color)
		return
	}
	l.Fill(render.Rect{X: medal.X + render.Floor((medal.W-wide)/2), Y: top, W: wide, H: max(0, h.medalAt(f, next.Rect).Y+f.Dip(1)-top)}, 0, color)
}

// Paint draws a lesson: its picture, its title and what it is about. The one to go on with has a frame.
func (h *Shelf) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	if k.ID.Name != lessonGroup {
		return
	}
	c, r := &h.cards[k.ID.N-1], k.Rect
	medal := f.Within(r, h.medalAt(f, r))
	h.paintBridge(l, f, k, medal)
	ink, second := f.Theme.Ink, f.Theme.Ink2
	if k.ID.N == h.next+1 {
		l.Box(r, f.Radius(), render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Accent, EdgeWidth: f.Dip(2)})
	}
	ui.Shade(l, f, k, r, f.Radius())
	c.picture.paint(l, f, medal)
	h.paintDone(l, f, k, medal)
	words := h.words(f, r.W, c)
	x, high := h.before(f), words.Height(f)
	at := render.Rect{X: r.X + x, Y: r.Y + render.Floor((r.H-high)/2), W: r.W - x - f.Dip(8), H: high}
	words.PaintIn(l, f, k, at, f.Near(), ink, second)
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, r, f.Radius())
	}
}

// color returns the colour of a lesson that is done.
func (h *Shelf) color(t *render.Theme, k *ui.Control) render.Color {
	return t.OnPaper(float64(k.ID.N-1) / float64(Count-1))
}

// paintDone draws a tick at the corner of the picture of a lesson that is done.
func (h *Shelf) paintDone(l *render.List, f *ui.Frame, k *ui.Control, r render.Rect) {
	t, side := f.Theme, f.Dip(22)
	if !h.cards[k.ID.N-1].done {
		return
	}
	fill, ink := h.color(t, k), t.Number
	if t.Contrast {
		fill, ink = t.Ink, t.Paper
	}
	mark := render.Rect{X: r.X + r.W - render.Floor(side/2), Y: r.Y - render.Floor(side*0.3), W: side, H: side}
	l.Fill(mark.Inset(-f.Dip(2)), side, t.Paper)
	l.Fill(mark, side/2, fill)
	l.Icon(render.Tick, mark.Inset(f.Dip(3)), f.Dip(2), ink)
}
