package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of figures of honour in dip.
const (
	honourSize  = 44
	honourLeast = 32 // smaller ones stand one below the other, as rows
	honourGap   = 32
	honeySide   = 10
)

// layoutHonours adds the most important figures of a page side by side, each with its name and its note below it. They take the
// same height whatever they say, so that what is below them stays where it is.
func layoutHonours(col *ui.Column, figures []figure) {
	if len(figures) == 0 {
		return
	}
	f := col.F
	size, ok := honourFits(f, figures, col.Area.W)
	if !ok {
		for i := range figures {
			layoutFigure(col, &figures[i])
		}
		col.Space(8)
		return
	}
	face := f.Face(render.Figure, size)
	words := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	lines := float32(1)
	for i := range figures {
		if figures[i].note != "" {
			lines = 2
		}
	}
	row := col.Take(f.Fonts.Metrics(f.Face(render.Figure, honourSize)).Line + words*lines)
	x := row.X
	for i := range figures {
		g := &figures[i]
		w := honourWidth(f, g, face)
		if i == len(figures)-1 {
			w = row.X + row.W - x
		}
		c := ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: render.Rect{X: x, Y: row.Y, W: w, H: row.H}, Face: face}
		if g.button {
			c.Role = ui.Button
		}
		f.Add(c)
		x += w + f.Dip(honourGap)
	}
	col.Space(12)
}

// honourFits returns the largest size, in dip, in which figures have room side by side in a width.
func honourFits(f *ui.Frame, figures []figure, width float32) (size float32, ok bool) {
	for size = honourSize; size >= honourLeast; size -= 4 {
		sum := f.Dip(honourGap) * float32(len(figures)-1)
		for i := range figures {
			sum += honourWidth(f, &figures[i], f.Face(render.Figure, size))
		}
		if sum <= width {
			return size, true
		}
	}
	return honourLeast, false
}

func honourWidth(f *ui.Frame, g *figure, face render.FaceID) float32 {
	words := f.Face(render.Regular, 16)
	name := f.Fonts.Width(words, g.label)
	if g.best {
		name += f.Dip(honeySide + 8)
	}
	return render.Floor(max(f.Fonts.Width(face, g.shown), name, f.Fonts.Width(words, g.note))) + 1
}

// paintHonour draws a figure of honour, as a row where it was laid out as one.
func paintHonour(l *render.List, f *ui.Frame, c *ui.Control, g *figure) {
	if c.Face == f.Face(render.Figure, figureSize) {
		paintFigure(l, f, c, g)
		return
	}
	if c.Pressed || c.Hovered {
		l.Fill(c.Rect.Inset(-f.Dip(4)), f.Dip(8), f.Theme.Tray)
	}
	words := f.Face(render.Regular, 16)
	line, ink := f.Fonts.Metrics(words).Line, f.Theme.Ink
	if g.note != "" {
		ink = f.Theme.Ink2
	}
	large := f.Fonts.Metrics(c.Face).Line
	at := func(x, y, h float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y + y, W: c.Rect.W - x, H: h})
	}
	top := c.Rect.H - line
	if g.note != "" || c.Rect.H > large+1.5*line {
		top -= line
	}
	l.TextIn(f.Fonts, c.Face, g.shown, at(0, 0, top), f.Near(), render.Middle, f.Theme.Ink)
	x := float32(0)
	if g.best {
		d := f.Dip(honeySide)
		m := f.Within(c.Rect, render.Rect{X: c.Rect.X, Y: c.Rect.Y + top + (line-d)/2, W: d, H: d})
		l.Fill(m, d/2, f.Theme.Honey)
		x = f.Dip(honeySide + 8)
	}
	l.TextIn(f.Fonts, words, g.label, at(x, top, line), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, words, g.note, at(0, top+line, line), f.Near(), render.Middle, ink)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(-f.Dip(4)), f.Dip(8))
	}
}
