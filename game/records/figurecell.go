package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of figures in cells: the gap between two side by side and the least size of their words, both in dip, and the most figures.
const (
	cellGap   = 24
	cellWords = 12
	cellTwo   = 14 // the size of notes that have two lines where a word is long, in dip
	cellMost  = 12
)

// cells is how figures stand in rows of some, each above its name and its note, as the figure that leads a page.
type cells struct {
	perRow int
	size   float32 // of the figures in dip
	air    float32 // below each in dip
	two    bool    // a note may need two lines
}

// layout adds figures; one too wide for its cell has a row to itself. It reports whether they are few enough and have room,
// as have their words.
func (s cells) layout(col *ui.Column, figures []*figure) bool {
	f := col.F
	w, face := f.Split(col.Area, s.perRow, 0, cellGap).W, f.Face(render.Figure, s.size)
	note, lines, ok := s.faces(f, figures, w)
	if !ok || len(figures) > cellMost {
		return false
	}
	high, at := f.Fonts.Metrics(face).Line+f.Fonts.Metrics(f.Face(render.Regular, 16)).Line, 0
	high += f.Fonts.Metrics(note).Line * float32(lines)
	for i, g := range figures {
		g.cell, g.small = true, note
		row := render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: high}
		shown := f.Fonts.Width(face, g.shown)
		if shown > col.Area.W {
			return false
		}
		alone := shown > w
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

// faces finds the faces of the words of figures in cells of a width, and the most lines of a note: each name has its own face, all notes have
// the same. ok is false if one of them would have to be too small.
func (s cells) faces(f *ui.Frame, figures []*figure, w float32) (note render.FaceID, lines int, ok bool) {
	note = f.Face(render.Regular, 16)
	for _, g := range figures {
		g.words = f.FaceFitting(g.label, w)
		if !s.two {
			note = min(note, f.FaceFitting(g.note, w))
		} else if f.LongestWord(g.note, note) > w {
			note = f.Face(render.Regular, cellTwo)
		}
	}
	least, ok := f.Face(render.Regular, cellWords), true
	for _, g := range figures {
		told := f.Wrap(g.note, note, w)
		ok = ok && min(g.words, note) >= least && f.Fonts.Width(g.words, g.label) <= w && f.LongestWord(g.note, note) <= w
		ok = ok && (len(told) < 2 || s.two && len(told) == 2)
		if g.note != "" {
			lines = max(lines, len(told))
		}
	}
	return note, lines, ok
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
	for _, line := range f.Wrap(g.note, g.small, c.Rect.W) {
		tell(line, g.small, g.small, f.Theme.Ink2)
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(-f.Dip(4)), f.Dip(8))
	}
}
