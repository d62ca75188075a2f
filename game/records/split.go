package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// splitRow tells when a row of the goal, or a quarter of its line, was home.
type splitRow struct {
	name, time, moves string
	sentence          string
	hue               float64 // where its colour is on the ramp
	part              float32 // of all moves
}

// splitGroup is the name in the IDs of the splits.
const splitGroup = "split"

// splitBar is the height of a split's bar in dip.
const splitBar = 6

func layoutSplit(col *ui.Column, i int, s *splitRow) {
	f := col.F
	c := ui.Control{ID: ui.ID{Name: splitGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: s.sentence, Face: f.Face(render.Figure, 20)}
	h := f.Fonts.Metrics(c.Face).Line + f.Dip(splitBar+12)
	if s.movesBelow(f, c.Face, col.Area.W) {
		h += f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	}
	c.Rect = col.Take(h)
	f.Add(c)
}

// movesBelow reports whether the moves of a split stand below its name, because a row of a width has no room for both.
func (s *splitRow) movesBelow(f *ui.Frame, face render.FaceID, width float32) bool {
	words := f.Face(render.Regular, 16)
	return f.Fonts.Width(words, s.name)+f.Fonts.Width(words, s.moves)+f.Fonts.Width(face, s.time)+f.Dip(40) > width
}

// paintSplit draws a split: its name, its moves and its time, and below them a bar that ends where it was home.
func paintSplit(l *render.List, f *ui.Frame, c *ui.Control, s *splitRow) {
	words := f.Face(render.Regular, 16)
	line, bar := f.Fonts.Metrics(words).Line, f.Dip(splitBar)
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y + y, W: w, H: h})
	}
	top := f.Fonts.Metrics(c.Face).Line
	time := f.Fonts.Width(c.Face, s.time)
	l.TextIn(f.Fonts, words, s.name, at(0, 0, c.Rect.W, top), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, c.Face, s.time, at(0, 0, c.Rect.W, top), f.Far(), render.Middle, f.Theme.Ink)
	if s.movesBelow(f, c.Face, c.Rect.W) {
		l.TextIn(f.Fonts, words, s.moves, at(0, top, c.Rect.W, line), f.Near(), render.Middle, f.Theme.Ink2)
	} else {
		l.TextIn(f.Fonts, words, s.moves, at(0, 0, c.Rect.W-time-f.Dip(16), top), f.Far(), render.Middle, f.Theme.Ink2)
	}
	y := c.Rect.H - bar - f.Dip(8)
	color := f.Theme.OnPaper(s.hue)
	if f.Theme.Contrast {
		color = f.Theme.Ink
	}
	l.Fill(at(0, y, c.Rect.W, bar), bar/2, f.Theme.Tray)
	l.Fill(at(0, y, max(bar, c.Rect.W*s.part), bar), bar/2, color)
}
