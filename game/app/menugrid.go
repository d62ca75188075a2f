package app

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a grid in dip.
const (
	gridGap   = 8  // between two cards
	gridLeast = 12 // the least size of words
	gridOne   = 14 // the least size for which all words are in one line
	cellPad   = 5  // between the edges of a card and its word
	cardPad   = 8  // above the icon of a card and below its word
	cardIcon  = 36 // the side of the ground of that icon
	cardAir   = 6  // between that and the word
	iconIn    = 7  // between the edges of that ground and the icon
	cardSpare = 40 // the most that a card is higher than it needs to be
	stripPad  = 6  // above the icon of a command and below its word
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

// gridRoom returns the width that a word has in a grid.
func (m *menu) gridRoom(f *ui.Frame, s menuShape) float32 {
	row := render.Rect{W: s.width - f.Dip(2*menuPad)}
	return f.Split(row, s.columns, 0, gridGap).W - 1 - f.Dip(2*cellPad)
}

// gridFace returns the face of the words of a grid, in which they are in one line or two. ok is false if they would be too small.
func (m *menu) gridFace(f *ui.Frame, s menuShape) (face render.FaceID, ok bool) {
	room, all := m.gridRoom(f, s), m.list[:m.start(programGroup)]
	one := float32(gridOne)
	if s.columns == 2 { // two lines of large words are high
		one = gridLeast
	}
	for lines, least := 1, one; lines <= 2; lines, least = lines+1, gridLeast {
		for size := float32(16); size >= least; size-- {
			if face = f.Face(render.Regular, size); m.linesOf(f, all, face, room) <= lines {
				return face, true
			}
		}
	}
	return face, false
}

// manyLines is more lines than any word may have.
const manyLines = 9

// linesOf returns the most lines that a word of some commands has in a width, or manyLines if one is broken.
func (m *menu) linesOf(f *ui.Frame, list []ui.Command, face render.FaceID, room float32) (lines int) {
	for i := range list {
		word := m.label(&list[i])
		if f.LongestWord(word, face) > room {
			return manyLines
		}
		lines = max(lines, len(f.Wrap(word, face, room)))
	}
	return lines
}

// gridFits reports whether all words of a grid have room in letters that are not much smaller than usual. Large ones never have.
func (m *menu) gridFits(f *ui.Frame, s menuShape) bool {
	_, ok := m.gridFace(f, s)
	return ok && f.TextSize < ui.LargeText && m.footWidth(f, m.footFace(f, s), false) <= s.width-f.Dip(2*menuPad)
}

// gridRows returns in how many rows the places and the commands stand.
func gridRows(s menuShape) int { return menuRows / s.columns }

// gridSpare returns what each row of cards gets of a spare height, of which the two gaps below them get half as much.
func gridSpare(f *ui.Frame, s menuShape, spare float32) float32 {
	return max(0, min(f.Dip(cardSpare), render.Floor(spare/float32(gridRows(s)+1))))
}

// cardHeight returns the height of cards in a row.
func (m *menu) cardHeight(f *ui.Frame, s menuShape, row []ui.Command) float32 {
	if s.columns > 2 { // all rows are alike
		row = m.places()
	}
	return f.Dip(2*cardPad+cardIcon+cardAir) + m.wordsHeight(f, row, s) + s.more
}

// stripHeight returns the height of a row of commands below them.
func (m *menu) stripHeight(f *ui.Frame, s menuShape) float32 {
	return max(f.Dip(2*stripPad+2)+f.IconSide()+m.wordsHeight(f, m.part(gameGroup), s), f.ControlHeight())
}

// wordsHeight returns the height of the words of commands.
func (m *menu) wordsHeight(f *ui.Frame, list []ui.Command, s menuShape) float32 {
	face, _ := m.gridFace(f, s)
	return f.Fonts.Metrics(face).Line * float32(m.linesOf(f, list, face, m.gridRoom(f, s)))
}

// gridHeight returns the height of a grid below the cards with ribbons.
func (m *menu) gridHeight(f *ui.Frame, s menuShape) float32 {
	rows := float32(gridRows(s))
	return rows*(m.cardHeight(f, s, nil)+f.Dip(gridGap)) + m.gap(f, gameGroup) + rows*m.stripHeight(f, s) + m.gap(f, programGroup) + f.ControlHeight()
}

// grid adds the places as cards, what is about the game played as a strip below them, and the foot.
func (m *menu) grid(col *ui.Column, s menuShape) {
	m.cards(col, s)
	m.strip(col, s)
	m.heading(col, programGroup, 0)
	m.foot(col, s)
}

// cards adds the places.
func (m *menu) cards(col *ui.Column, s menuShape) {
	f, list := col.F, m.places()
	face, _ := m.gridFace(f, s)
	for i := 0; i < len(list); i += s.columns {
		to := min(i+s.columns, len(list))
		row := col.Take(m.cardHeight(f, s, list[i:to]))
		for j := i; j < to; j++ {
			c := list[j].Control(f.Split(row, s.columns, j-i, gridGap))
			c.Look, c.Face, c.At = ui.Card, face, tint(c.ID)
			c.Lines = f.Wrap(c.Label, face, m.gridRoom(f, s))
			f.Add(c)
		}
		col.Space(gridGap)
	}
}

// strip adds the commands of the game played: on one ground, for they are less than the places.
func (m *menu) strip(col *ui.Column, s menuShape) {
	f, list := col.F, m.part(gameGroup)
	m.heading(col, gameGroup, menuIn)
	face, _ := m.gridFace(f, s)
	words := m.wordsHeight(f, list, s)
	rows := (len(list) + s.columns - 1) / s.columns
	f.Add(ui.Control{Look: ui.Ground, Ground: true, Rect: render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: m.stripHeight(f, s) * float32(rows)}})
	for i := 0; i < len(list); i += s.columns {
		row := col.Take(m.stripHeight(f, s))
		for j := i; j < min(i+s.columns, len(list)); j++ {
			c := list[j].Control(f.Split(row, s.columns, j-i, gridGap))
			c.Look, c.Face, c.Label, c.Ends = ui.Stacked, face, m.label(&list[j]), words
			c.Lines = f.Wrap(c.Label, face, m.gridRoom(f, s))
			f.Add(c)
		}
	}
}

// largeList adds all groups in large words: as a grid of two columns if they have room in it, or as rows.
func (m *menu) largeList(col *ui.Column, s menuShape) {
	s.width, s.columns = col.Area.W+col.F.Dip(2*menuPad), 2
	_, ok := m.gridFace(col.F, s)
	if ok {
		m.cards(col, s)
		m.strip(col, s)
	}
	in := m.listIn(col.F)
	col.Area.X, col.Area.W = col.Area.X+in, col.Area.W-in
	for _, g := range [...]group{playGroup, learnGroup, gameGroup, programGroup} {
		if !ok || g == programGroup {
			m.rows(col, g, m.short(g))
		}
	}
}

// paintPlace draws the icon of a place on its ground, and the word below it.
func (m *menu) paintPlace(l *render.List, f *ui.Frame, c *ui.Control) {
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
