package app

import (
	"slices"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a grid in dip.
const (
	gridGap   = 8  // between two cards
	gridLeast = 12 // the least size of words
	gridOne   = 14 // the least size for which all words are in one line
	groundPad = 6  // between the edges of a place and its word
	cellPad   = 1  // the same of words that have no more
	cardPad   = 6  // above the icon of a place and below its word
	cardIcon  = 36 // the side of the ground of that icon
	cardAir   = 6  // between that and the word
	iconIn    = 7  // between the edges of that ground and the icon
	stripMore = 16 // the most that a row on a ground is higher than it needs to be
	stripPad  = 6  // above the icon of a command and below its word
	stripIn   = 4  // above the first row on a ground and below the last
	stripGap  = 4  // above the places, besides the usual
	stripSide = 4  // between the ends of a ground and the places on it, which stand as much nearer to each other than cards
)

// label returns the word of a command where the usual one may be too long.
func (m *menu) label(c *ui.Command) string {
	if key := shortWords[c.ID]; key != "" {
		return m.Stage.Lang.T(key)
	}
	return c.Label
}

// places returns the rooms that have no card with a ribbon: what there is to play, and to learn.
func (m *menu) places() []ui.Command { return m.list[m.start(playGroup):m.parts[learnGroup]] }

// fitWords chooses the face of the words of a grid, in which they are in one line or two. It returns false if they would be too small.
func (m *menu) fitWords(f *ui.Frame, s *menuShape) bool {
	row := render.Rect{W: s.width - f.Dip(2*menuPad)}
	cell := f.Split(row, s.columns, 0, gridGap).W - 1
	all, one := m.list[:m.start(programGroup)], float32(gridOne)
	if s.columns == 2 { // two lines of large words are high
		one = gridLeast
	}
	pads := []float32{groundPad, cellPad}
	if s.columns == 2 {
		pads = pads[:1]
	}
	for lines, least := 1, one; lines <= 2; lines, least = lines+1, gridLeast {
		for _, pad := range pads {
			s.room = cell - f.Dip(2*pad)
			for size := s.words(); size >= least; size-- {
				s.face = f.Face(render.Regular, size)
				if m.linesOf(f, all, s) <= lines {
					return true
				}
			}
		}
	}
	return false
}

// manyLines is more lines than any word may have.
const manyLines = 9

// linesOf returns the most lines that a word of some commands has in a grid, or manyLines if one is broken.
func (m *menu) linesOf(f *ui.Frame, list []ui.Command, s *menuShape) (lines int) {
	for i := range list {
		word := m.label(&list[i])
		if f.LongestWord(word, s.face) > s.room {
			return manyLines
		}
		lines = max(lines, len(f.Wrap(word, s.face, s.room)))
	}
	return lines
}

// gridFits reports whether all words of a grid have room in letters that are not much smaller than usual. Large ones never have.
func (m *menu) gridFits(f *ui.Frame, s *menuShape) bool {
	return f.TextSize < ui.LargeText && m.fitWords(f, s) && m.footWidth(f, m.footFace(f, *s), false) <= s.width-f.Dip(2*menuPad)
}

// gridRows returns in how many rows the places stand, and in how many the commands.
func gridRows(s menuShape) int { return menuRows / s.columns }

// gridSpare returns what each row of places and of commands gets of a spare height, of which the two gaps below them get half as much.
func gridSpare(f *ui.Frame, s menuShape, spare float32) float32 {
	return max(0, min(f.Dip(stripMore), render.Floor(spare/float32(2*gridRows(s)+1))))
}

// cardHeight returns the height of a row of places in large words.
func (m *menu) cardHeight(f *ui.Frame, s menuShape, places []ui.Command) float32 {
	return f.Dip(2*cardPad+cardIcon+cardAir) + m.wordsHeight(f, places, s)
}

// rowHeight returns the height of a row of commands on a ground, which is no higher than its own need.
func (m *menu) rowHeight(f *ui.Frame, s menuShape, row []ui.Command) float32 {
	return max(f.Dip(2*stripPad+2)+f.IconSide()+m.wordsHeight(f, row, s), f.ControlHeight()) + s.more
}

// stripHeight returns the height of the ground of some commands.
func (m *menu) stripHeight(f *ui.Frame, s menuShape, list []ui.Command) (h float32) {
	h = f.Dip(2 * stripIn)
	for row := range slices.Chunk(list, s.columns) {
		h += m.rowHeight(f, s, row)
	}
	return h
}

// wordsHeight returns the height of the words of commands.
func (m *menu) wordsHeight(f *ui.Frame, list []ui.Command, s menuShape) float32 {
	return f.Fonts.Metrics(s.face).Line * float32(m.linesOf(f, list, &s))
}

// gridHeight returns the height of a grid below the cards with ribbons.
func (m *menu) gridHeight(f *ui.Frame, s menuShape) float32 {
	return f.Dip(stripGap) + m.stripHeight(f, s, m.places()) + m.stripHeight(f, s, m.part(gameGroup)) + m.gap(f, gameGroup) + m.gap(f, programGroup) + f.ControlHeight()
}

// grid adds the places and, below them, what is about the game played, each on a faint ground, and the foot.
func (m *menu) grid(col *ui.Column, s menuShape) {
	col.Space(stripGap)
	m.strip(col, s, m.places())
	m.heading(col, gameGroup)
	m.strip(col, s, m.part(gameGroup))
	m.heading(col, programGroup)
	m.foot(col, s)
}

// cards adds the places in large words, each on a ground of its own: their icons and words would float without.
func (m *menu) cards(col *ui.Column, s menuShape) {
	f := col.F
	for part := range slices.Chunk(m.places(), s.columns) { // no row is higher than its own need
		row := col.Take(m.cardHeight(f, s, part))
		for i := range part {
			f.Add(ui.Control{Look: ui.Ground, Ground: true, Rect: f.Split(row, s.columns, i, gridGap)})
		}
		m.cells(f, row, part, s, gridGap, ui.Control{Look: ui.Custom})
		col.Space(gridGap)
	}
}

// strip adds commands, all on one faint ground.
func (m *menu) strip(col *ui.Column, s menuShape, list []ui.Command) {
	f := col.F
	f.Add(ui.Control{Look: ui.Ground, Ground: true, Rect: render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: m.stripHeight(f, s, list)}})
	col.Space(stripIn)
	for row := range slices.Chunk(list, s.columns) {
		at, side := col.Take(m.rowHeight(f, s, row)), f.Dip(stripSide)
		at.X, at.W = at.X+side, at.W-2*side
		m.cells(f, at, row, s, gridGap-stripSide, ui.Control{Look: ui.Stacked, Ends: m.wordsHeight(f, row, s)})
	}
	col.Space(stripIn)
}

// cells adds a row of commands, a gap in dip from each other, with the look and the Ends of a control.
func (m *menu) cells(f *ui.Frame, row render.Rect, part []ui.Command, s menuShape, gap float32, as ui.Control) {
	for i := range part {
		c := part[i].Control(f.Split(row, s.columns, i, gap))
		c.Look, c.Ends, c.Label, c.Face, c.At = as.Look, as.Ends, m.label(&part[i]), s.face, tint(c.ID)
		c.Lines = f.Wrap(c.Label, s.face, s.room)
		f.Add(c)
	}
}

// largeList adds all groups in large words: as a grid of two columns if they have room in it, or as rows.
func (m *menu) largeList(col *ui.Column, s menuShape) {
	s.width, s.columns = col.Area.W+col.F.Dip(2*menuPad), 2
	all := [...]group{playGroup, learnGroup, gameGroup, programGroup}
	rows := all[:]
	if m.fitWords(col.F, &s) {
		m.cards(col, s)
		m.heading(col, gameGroup)
		m.strip(col, s, m.part(gameGroup))
		rows = all[3:]
	}
	in := m.listIn(col.F)
	col.Area.X, col.Area.W = col.Area.X+in, col.Area.W-in
	for _, g := range rows {
		m.rows(col, g, m.short(g))
	}
}

// pressedTint is the alpha of the ink over a place that is pressed.
const pressedTint = 36

// paintPlace draws the icon of a place on its ground, and the word below it.
func (m *menu) paintPlace(l *render.List, f *ui.Frame, c *ui.Control) {
	ui.Shade(l, f, c, c.Rect, f.Radius())
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Ink.Fade(pressedTint))
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
	r, side, line := c.Rect, f.Dip(cardIcon), f.Fonts.Metrics(c.Face).Line
	high := side + f.Dip(cardAir) + line*float32(len(c.Lines))
	y := render.Floor(r.Y + (r.H-high)/2)
	at := render.Rect{X: render.Floor(r.X + (r.W-side)/2), Y: y, W: side, H: side}
	ground, ink := ui.Ramped(f, c.At)
	l.Box(at, f.Dip(10), ground)
	l.Icon(c.Icon, at.Inset(f.Dip(iconIn)), f.Dip(2), ink)
	words := render.Rect{X: r.X, Y: y + side + f.Dip(cardAir), W: r.W, H: line}
	for _, text := range c.Lines {
		l.TextIn(f.Fonts, c.Face, text, words, render.Middle, render.Middle, f.Theme.Ink)
		words.Y += line
	}
}
