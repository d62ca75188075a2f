package runs

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a narrow page whose cards stand in one row of each kind, in dip: the letters of their names, at most and at least; the gap
// between two cards, and beside their words at least; and the height of the legs at most.
const (
	stripMost  = 14
	stripLeast = 13
	stripGap   = 4
	stripSide  = 6
	stripLegs  = 208
	stripFoot  = 8 // above and below the name
	stripFold  = 2 // what is below the rows of the way and above the fold is so much lower
)

// strips reports whether the ways and the goals have room in one row each on a narrow page, and sets the columns in which they stand there:
// each as wide as the longer of its two names, with the same air beside it.
func (p *Scene) strips(f *ui.Frame, width float32) bool {
	if f.Wide() || f.TextSize >= ui.LargeText {
		return false
	}
	room := width - f.Dip(stripGap)*float32(len(p.columns)-1)
	for size := float32(stripMost); size >= stripLeast; size -= 0.5 {
		p.small = f.Face(render.Regular, size)
		names := float32(0)
		for i := range p.columns {
			p.columns[i] = max(f.Fonts.Width(p.small, p.ways[i]), f.Fonts.Width(p.small, p.kinds[i]))
			names += p.columns[i]
		}
		air := (room - names) / float32(len(p.columns))
		if air < f.Dip(2*stripSide) {
			continue
		}
		for i := range p.columns {
			p.columns[i] = render.Floor(p.columns[i] + air)
			room -= p.columns[i]
		}
		p.columns[len(p.columns)-1] += room // what was rounded off
		return true
	}
	return false
}

// layoutStrips adds the legs as high as leaves room for what is to be above the fold, and all choices where that is possible: first the two
// rows of cards, then the rows of the way.
func (p *Scene) layoutStrips(f *ui.Frame, area, column, start render.Rect) {
	col := p.Scroll.Begin(f, area, column)
	p.cards, p.gaps = 0, 0
	above := col.Measure(func(col *ui.Column) { p.stripCards(col); p.layoutRows(col) })
	whole := col.Measure(func(col *ui.Column) { p.stripCards(col); p.layoutRows(col); p.layoutMissing(col) })
	legs := area.H - whole - f.Dip(lastGap)
	if legs < f.Dip(legsHigh) {
		legs = area.H - above + f.Dip(stripFold)
	}
	for legs < f.Dip(legsLeast) { // the fold is above a row, or more
		legs += f.ControlHeight()
	}
	legs = render.Floor(min(legs, f.Dip(stripLegs)))
	f.Add(ui.Control{ID: legsID, Role: ui.Image, Look: ui.Custom, Label: p.name, Rect: col.Take(legs)})
	p.stripCards(col)
	p.layoutRows(col)
	p.layoutMissing(col)
	p.End(f, col)
	p.layoutStart(f, start)
}

// stripCards adds the name of the run, the player's best, and the cards.
func (p *Scene) stripCards(col *ui.Column) {
	col.Space(stripFoot)
	col.Line(p.name, ui.Plain, render.Title, 20)
	if p.best != "" {
		col.Small(p.best)
	}
	col.Space(stripFoot)
	p.layoutWays(col)
	col.Space(-stripGap)
	p.goalCards(col)
}
