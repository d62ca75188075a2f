package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of figures in cells in dip: the gap between two side by side and that below each, the least size of their notes, and the most
// figures.
const (
	cellGap   = 24
	cellBelow = 14
	cellNote  = 14
	cellMost  = 12
)

// layoutCells adds figures two by two, each above its name and its note, as the figure that leads the page. It reports whether they are few
// enough and their words have room.
func layoutCells(col *ui.Column, figures []*figure) bool {
	f := col.F
	w := f.Split(col.Area, 2, 0, cellGap).W
	words, note := f.Face(render.Regular, 16), f.Face(render.Regular, 16)
	for i := range figures {
		words, note = min(words, f.FaceFitting(figures[i].label, w)), min(note, f.FaceFitting(figures[i].note, w))
	}
	if least := f.Face(render.Regular, cellNote); len(figures) > cellMost || words < least || note < least {
		return false
	}
	face := f.Face(render.Figure, figureSize)
	high := f.Fonts.Metrics(face).Line + f.Fonts.Metrics(words).Line + f.Fonts.Metrics(note).Line
	for i := range figures {
		g := figures[i]
		g.cell, g.words, g.small = true, words, note
		r := f.Split(render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: high}, 2, i%2, cellGap)
		c := ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: r, Face: face}
		if g.button && g.note != "" {
			c.Role = ui.Button
		}
		f.Add(c)
		if i%2 == 1 || i == len(figures)-1 {
			col.Y += high
			col.Space(cellBelow)
		}
	}
	return true
}

// paintCell draws a figure above its name and its note.
func paintCell(l *render.List, f *ui.Frame, c *ui.Control, g *figure) {
	if c.Pressed || c.Hovered {
		l.Fill(c.Rect.Inset(-f.Dip(4)), f.Dip(8), f.Theme.Tray)
	}
	y := c.Rect.Y
	tell := func(text string, face render.FaceID, ink render.Color) {
		high := f.Fonts.Metrics(face).Line
		l.TextIn(f.Fonts, face, text, render.Rect{X: c.Rect.X, Y: y, W: c.Rect.W, H: high}, f.Near(), render.Middle, ink)
		y += high
	}
	tell(g.shown, c.Face, f.Theme.Ink)
	if d := f.Dip(honeySide); g.best {
		mark := render.Rect{X: c.Rect.X + f.Fonts.Width(c.Face, g.shown) + f.Dip(honeyGap), Y: (c.Rect.Y + y - d) / 2, W: d, H: d}
		l.Fill(f.Within(c.Rect, mark), d/2, f.Theme.Honey)
	}
	tell(g.label, g.words, f.Theme.Ink)
	tell(g.note, g.small, f.Theme.Ink2)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(-f.Dip(4)), f.Dip(8))
	}
}
