package others

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// toggle is a switch that belongs to a way to play. It stands below all cards, which are alike.
type toggle struct {
	id    ui.ID
	label string // a language key
	text  string // the name of the way and what the switch says
	on    func(p *page) bool
}

// toggleRoom is the width of a switch with the space around it, in icons, and more of that in dip.
const (
	toggleIcons = 2
	toggleRoom  = 40
	toggleSmall = 14 // the size of words that have no room in one line, in dip
)

// foot adds the switches below the cards: on a wide page each is as wide as the column of its card.
func (p *page) foot(col *ui.Column) {
	f, row, n := col.F, *col, perRow(col.F, col.Area.W)
	for i := range p.cards {
		t := p.cards[i].toggle
		if t == nil {
			continue
		}
		row.Area = f.Split(col.Area, n, i%n, gap)
		end := toggleIcons*f.IconSide() + f.Dip(toggleRoom)
		c := row.Switch(t.id, t.text, t.on(p))
		if face := f.Face(render.Regular, toggleSmall); c.Rect.H > f.ControlHeight() && f.TextSize < ui.LargeText && f.Fonts.Width(face, t.text) <= row.Area.W-end {
			row.Y -= c.Rect.H - f.ControlHeight() // smaller words have one line
			c.Face, c.Rect.H = face, f.ControlHeight()
		}
	}
	if col.Y = row.Y; f.Low() || f.TextSize >= ui.LargeText { // clear of the end of what scrolls
		col.Space(16)
	}
}
