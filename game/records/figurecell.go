package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of figures in cells: the gap between two side by side and the least size of their words, both in dip, and the most figures.
const (
	cellGap   = 24
	cellWords = 12
	cellMost  = 12
)

// cells is how figures stand in rows of some, each above its name and its note, as the figure that leads a page.
type cells struct {
	perRow int
	size   float32 // of the figures in dip
	air    float32 // below each in dip
}

// layout adds figures; one too wide for its cell has a row to itself. It reports whether they are few enough and their words have room.
func (s cells) layout(col *ui.Column, figures []*figure) bool {
	f := col.F
	w := f.Split(col.Area, s.perRow, 0, cellGap).W
	face, words, note := f.Face(render.Figure, s.size), f.Face(render.Regular, 16), f.Face(render.Regular, 16)
	least, noted := f.Face(render.Regular, cellWords), float32(0)
	for _, g := range figures {
		g.words = f.FaceFitting(g.label, w)
		note = min(note, f.FaceFitting(g.note, w))
		if g.note != "" {
			noted = f.Fonts.Metrics(note).Line
		}
		if g.words < least || f.Fonts.Width(face, g.shown) > col.Area.W {
			return false
		}
	}
	if len(figures) > cellMost || note < least {
		return false
	}
	high, at := f.Fonts.Metrics(face).Line+f.Fonts.Metrics(words).Line+noted, 0
	for i, g := range figures {
		g.cell, g.small = true, note
		row := render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: high}
		alone := f.Fonts.Width(face, g.shown) > w
		if at == s.perRow || alone && at > 0 {
			col.Y += high + f.Dip(s.air)
			row.Y, at = col.Y, 0
		}
		if !alone {
			row = f.Split(row, s.perRow, at, cellGap)
		}
		c := ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: row, Face: face}
		if g.button && g.note != "" {
			c.Role = ui.Button
		}
		f.Add(c)
		if at++; alone {
			at = s.perRow
		}
		if i == len(figures)-1 {
			col.Y += high + f.Dip(s.air)
		}
	}
	return true
}

// pointers appends the figures of a list to a buffer.
func pointers(to []*figure, list []figure) []*figure {
	for i := range list {
		to = append(to, &list[i])
	}
	return to
}

// paintCell draws a figure above its name and its note.
func paintCell(l *render.List, f *ui.Frame, c *ui.Control, g *figure) {
	if c.Pressed || c.Hovered {
		l.Fill(c.Rect.Inset(-f.Dip(4)), f.Dip(8), f.Theme.Tray)
	}
	y := c.Rect.Y
	tell := func(text string, face, line render.FaceID, ink render.Color) {
		high := f.Fonts.Metrics(line).Line
		l.TextIn(f.Fonts, face, text, render.Rect{X: c.Rect.X, Y: y, W: c.Rect.W, H: high}, f.Near(), render.Middle, ink)
		y += high
	}
	tell(g.shown, c.Face, c.Face, f.Theme.Ink)
	if d := f.Dip(honeySide); g.best {
		mark := render.Rect{X: c.Rect.X + f.Fonts.Width(c.Face, g.shown) + f.Dip(honeyGap), Y: (c.Rect.Y + y - d) / 2, W: d, H: d}
		l.Fill(f.Within(c.Rect, mark), d/2, f.Theme.Honey)
	}
	tell(g.label, g.words, f.Face(render.Regular, 16), f.Theme.Ink)
	tell(g.note, g.small, g.small, f.Theme.Ink2)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(-f.Dip(4)), f.Dip(8))
	}
}
