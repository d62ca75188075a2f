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
	rows  []float32 // the heights of the rows
}

// card is a lesson in the list.
type card struct {
	number, title, about, told string
	done                       bool
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
	for i := range course {
		c := card{number: strconv.Itoa(i + 1), title: t(course[i].title), about: t(course[i].about), done: h.desk.Learned(i)}
		c.told = c.about
		if c.done {
			c.told = t("lessons.done_told", "about", c.about)
		}
		h.cards[i] = c
	}
}

// First returns the first lesson that is not done.
func (h *Shelf) First() ui.ID {
	for i := range h.cards {
		if !h.cards[i].done {
			return ui.ID{Name: lessonGroup, N: i + 1}
		}
	}
	return ui.ID{Name: lessonGroup, N: 1}
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
	col.Small(h.Stage.Lang.T("lessons.sense"))
	col.Space(8)
	n := 1
	if f.Wide() && column.W > f.Grown(640) {
		n = 2
	}
	rows := (Count + n - 1) / n
	w := f.Split(render.Rect{W: col.Area.W}, n, 0, 16).W
	h.rows = h.rows[:0]
	left := area.Y + area.H - col.Y - f.Dip(24)
	for at := range rows {
		height := float32(0)
		for k := range n {
			height = max(height, h.height(f, w, &h.cards[at+k*rows]))
		}
		h.rows = append(h.rows, height)
		left -= height
	}
	gap := f.Dip(8)
	if n > 1 {
		gap = min(max(gap, render.Floor(left/float32(rows))), f.Dip(mostGap))
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
	h.End(f, col)
}

// mostGap is the largest gap between two rows of a page with two columns, in dip.
const mostGap = 40

// medal is the width of a lesson's number, with the space after it.
func medal(f *ui.Frame) float32 { return f.Grown(56) }

// height returns the height of a card.
func (h *Shelf) height(f *ui.Frame, w float32, c *card) float32 {
	return max(f.ControlHeight(), c.words(f, w).Height(f)+f.Dip(16))
}

// words returns the words of a card w wide.
func (c *card) words(f *ui.Frame, w float32) ui.NameLine {
	return f.NameLine(c.title, f.Face(render.Title, 20), c.about, w-medal(f)-f.Dip(16))
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

// paintBridge joins a lesson's number to that of the next one below it: in colour, as tiles at home are, once both are done.
func (h *Shelf) paintBridge(l *render.List, f *ui.Frame, k *ui.Control, disc render.Rect) {
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
	top := disc.Y + disc.H
	l.Fill(render.Rect{X: disc.X + render.Floor((disc.W-wide)/2), Y: top - f.Dip(1), W: wide, H: next.Rect.Y + f.Dip(8) - top + f.Dip(2)}, 0, color)
}

// Paint draws a lesson: its number, its title and what it is about.
func (h *Shelf) Paint(l *render.List, f *ui.Frame, k *ui.Control) {
	if k.ID.Name != lessonGroup {
		return
	}
	c, r, t := &h.cards[k.ID.N-1], k.Rect, f.Theme
	ui.Shade(l, f, k, r, f.Radius())
	side := f.Grown(40)
	disc := f.Within(r, render.Rect{X: r.X + f.Dip(8), Y: r.Y + f.Dip(8), W: side, H: side})
	style, ink := render.BoxStyle{Fill: t.Tray, Edge: t.TrayEdge, EdgeWidth: f.Dip(1)}, t.Ink
	switch {
	case c.done && t.Contrast:
		style, ink = render.BoxStyle{Fill: t.Ink}, t.Paper
	case c.done:
		style, ink = render.BoxStyle{Fill: t.OnPaper(float64(k.ID.N-1) / float64(Count-1))}, t.Number
	}
	h.paintBridge(l, f, k, disc)
	l.Box(disc, f.Dip(10), style)
	face := f.Face(render.Figure, 20)
	l.TextIn(f.Fonts, face, c.number, disc, render.Middle, render.Middle, ink)
	words := c.words(f, r.W)
	words.Paint(l, f, k, render.Rect{X: r.X + medal(f) + f.Dip(4), Y: r.Y + f.Dip(8), W: r.W - medal(f) - f.Dip(16), H: words.Height(f)}, f.Near())
	if k.Focused && f.ShowRing {
		ui.Ring(l, f, r, f.Radius())
	}
}
