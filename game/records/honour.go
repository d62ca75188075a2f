package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of figures of honour in dip.
const (
	honourSize  = 44
	honourLarge = 56 // of one alone on a page with much room
	honourLeast = 32 // smaller ones stand one below the other, as rows
	honourGrown = 20 // the same in large letters, which would fill the page as rows
	honourLess  = 8  // what two figures may be smaller for each to stand in its half of a row
	honourGap   = 32
	honeySide   = 10
	honeyGap    = 10 // before the mark of a best
)

// layoutHonours adds the most important figures of a page side by side, each with its name and its note below it. They take the
// same height whatever they say, so that what is below them stays where it is, but in large letters.
func layoutHonours(col *ui.Column, figures []figure) { layoutHonoursOf(col, figures, honourSize) }

// honourMost returns the most size, in dip, of the figures that lead a page: larger ones where that is large.
func honourMost(f *ui.Frame) float32 {
	if f.Wide() && !f.Low() && f.TextSize < ui.LargeText {
		return honourLarge
	}
	return honourSize
}

// layoutHonoursOf is layoutHonours for figures of so many dip at most.
func layoutHonoursOf(col *ui.Column, figures []figure, most float32) {
	if len(figures) == 0 {
		return
	}
	f := col.F
	size, small, ok := honourFits(f, figures, col.Area.W, most)
	if !ok {
		layoutHonourRows(col, figures)
		return
	}
	size, halves := honourHalves(f, figures, col.Area, size, small)
	face := f.Face(render.Figure, size)
	words := honourLine(f)
	gap := f.Dip(honourGap) * small / 16
	lines := float32(1)
	for i := range figures {
		if figures[i].noted() != "" {
			lines = 2
		}
	}
	high := f.Fonts.Metrics(f.Face(render.Figure, most)).Line
	if f.TextSize >= ui.LargeText { // room is dearer there
		high = f.Fonts.Metrics(face).Line
	}
	row := col.Take(high + words*lines)
	x := row.X
	for i := range figures {
		g := &figures[i]
		g.words, g.even, g.cell = f.Face(render.Regular, small), false, false
		w := honourWidth(f, g, face, g.words)
		switch {
		case halves:
			half := f.Split(row, 2, i, cellGap)
			x, w = half.X, half.W
		case i == len(figures)-1:
			w = row.X + row.W - x
		}
		c := ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: render.Rect{X: x, Y: row.Y, W: w, H: row.H}, Face: face}
		if g.button {
			c.Role = ui.Button
		}
		f.Add(c)
		x += w + gap
	}
	col.Space(12)
}

// noted returns the note of a figure of honour.
func (g *figure) noted() string {
	if g.bare {
		return ""
	}
	return g.note
}

// layoutHonourRows adds such figures as rows that are alike.
func layoutHonourRows(col *ui.Column, figures []figure) {
	f := col.F
	face, under := f.Face(render.Figure, figureSize), false
	for i := range figures {
		figures[i].under, figures[i].even = false, false
		_, below := figures[i].wordsWidth(f, face, col.Area.W)
		under = under || below
	}
	small := f.Face(render.Regular, 16)
	for i := range figures {
		figures[i].under = under
		w, _ := figures[i].wordsWidth(f, face, col.Area.W)
		small = min(small, figures[i].noteFace(f, w))
	}
	for i := range figures {
		figures[i].words, figures[i].even = small, true
		layoutFigure(col, &figures[i])
	}
	col.Space(8)
}

// honourFits returns the largest size, in dip and up to the most, in which figures have room side by side in a width, and the size of
// their words, which are a little smaller where that is what it takes.
func honourFits(f *ui.Frame, figures []figure, width, most float32) (size, small float32, ok bool) {
	least := float32(honourLeast)
	if f.TextSize >= ui.LargeText {
		least = honourGrown
	}
	for _, small = range honourWords(f) {
		for size = most; size >= least; size -= 4 {
			sum := f.Dip(honourGap) * small / 16 * float32(len(figures)-1)
			for i := range figures {
				sum += honourWidth(f, &figures[i], f.Face(render.Figure, size), f.Face(render.Regular, small))
			}
			if sum <= width {
				return size, small, true
			}
		}
	}
	return honourLeast, 16, false
}

// honourHalves returns the size of two figures with which each has room in its half of a row, as in the rows of two cells below them, if
// that is little less than the size with which they have room side by side; otherwise that size and false.
func honourHalves(f *ui.Frame, figures []figure, row render.Rect, size, small float32) (float32, bool) {
	if len(figures) != 2 || f.TextSize >= ui.LargeText {
		return size, false
	}
	half, words := f.Split(row, 2, 0, cellGap).W, f.Face(render.Regular, small)
	for less := size; less >= max(honourLeast, size-honourLess); less -= 4 {
		face := f.Face(render.Figure, less)
		if honourWidth(f, &figures[0], face, words) <= half && honourWidth(f, &figures[1], face, words) <= half {
			return less, true
		}
	}
	return size, false
}

// honourWords are the sizes, in dip, that the words below figures may have, the best first: in large letters they are smaller, so that the
// figures lead.
func honourWords(f *ui.Frame) [2]float32 {
	if f.TextSize >= ui.LargeText {
		return [...]float32{12, 11}
	}
	return [...]float32{16, 14}
}

// honourLine is the height of a line of words below figures.
func honourLine(f *ui.Frame) float32 {
	return f.Fonts.Metrics(f.Face(render.Regular, honourWords(f)[0])).Line
}

func honourWidth(f *ui.Frame, g *figure, face, words render.FaceID) float32 {
	shown := f.Fonts.Width(face, g.value)
	if g.best {
		shown += f.Dip(honeySide + honeyGap)
	}
	return render.Floor(max(shown, f.Fonts.Width(words, g.label), f.Fonts.Width(words, g.noted()))) + 1
}

// paintHonour draws a figure of honour, as a row where it was laid out as one.
func paintHonour(l *render.List, f *ui.Frame, c *ui.Control, g *figure) {
	if g.even || g.cell {
		paintFigure(l, f, c, g)
		return
	}
	if c.Pressed || c.Hovered {
		l.Fill(c.Rect.Inset(-f.Dip(4)), f.Dip(8), f.Theme.Tray)
	}
	words, note := g.words, g.noted()
	line, ink := honourLine(f), f.Theme.Ink
	if note != "" {
		ink = f.Theme.Ink2
	}
	large := f.Fonts.Metrics(c.Face).Line
	at := func(x, y, h float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y + y, W: c.Rect.W - x, H: h})
	}
	top := c.Rect.H - line
	if note != "" || c.Rect.H > large+1.5*line {
		top -= line
	}
	l.TextIn(f.Fonts, c.Face, g.value, at(0, 0, top), f.Near(), render.Middle, f.Theme.Ink)
	if g.best {
		d := f.Dip(honeySide)
		x := c.Rect.X + f.Fonts.Width(c.Face, g.value) + f.Dip(honeyGap)
		l.Fill(f.Within(c.Rect, render.Rect{X: x, Y: c.Rect.Y + (top-d)/2, W: d, H: d}), d/2, f.Theme.Honey)
	}
	l.TextIn(f.Fonts, words, g.label, at(0, top, line), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, words, note, at(0, top+line, line), f.Near(), render.Middle, ink)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(-f.Dip(4)), f.Dip(8))
	}
}
