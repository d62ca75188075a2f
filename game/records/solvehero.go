package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// alone reports whether the goal leads a page in two columns alone: a solve without splits has too little to tell to fill one of them.
func (p *solvePage) alone(f *ui.Frame) bool {
	return p.read && !p.divided() && f.TextSize < ui.LargeText
}

// layoutAlone adds the goal as large as its column and a page of a height allow, and beside it, in the middle of its height, all else.
func (p *solvePage) layoutAlone(left, right *ui.Column, page float32) {
	f := left.F
	side := min(left.Area.W, page-f.Dip(goalFoot))
	top := spare(page-f.Dip(goalFoot), side)
	left.Y += top
	p.layoutGoal(p.flush(left, side), side)
	left.Y += side
	right.Y += top + spare(side, right.Measure(func(col *ui.Column) { p.layoutTold(col) }))
	p.layoutTold(right)
}

// layoutTold adds what stands beside the goal: the figures, what else is known, the buttons, and the notes.
func (p *solvePage) layoutTold(col *ui.Column) {
	p.layoutHead(col)
	col.Space(16)
	p.layoutPaired(col)
	col.Space(16)
	p.layoutWatch(col)
	p.layoutCommands(col)
	p.layoutNotes(col)
}

// toldSize is the size of what is known of a solve beside its goal, below the figures that lead, in dip.
const toldSize = 24

// wordedSize is the size of what is no number, beside its name, in dip.
const wordedSize = 16

// layoutPaired adds what is known of a solve in cells, two in a row, or as rows if it has no room there.
func (p *solvePage) layoutPaired(col *ui.Column) {
	p.cells = pointers(p.cells[:0], p.facts)
	if col.F.TextSize < ui.LargeText && (cells{perRow: 2, size: toldSize, air: 16}).layout(col, p.cells) {
		return
	}
	for i := range p.facts {
		layoutFact(col, &p.facts[i], 0)
	}
}

// layoutFew adds what is known of a solve on a narrow page: numbers in cells, two in a row, and below them what is told in words, as rows.
func (p *solvePage) layoutFew(col *ui.Column) {
	p.cells = p.cells[:0]
	for i := range p.facts {
		if g := &p.facts[i]; !g.worded {
			p.cells = append(p.cells, g)
		}
	}
	if col.F.TextSize >= ui.LargeText || !(cells{perRow: 2, size: toldSize, air: 16}).layout(col, p.cells) {
		p.layoutPaired(col)
		return
	}
	for i := range p.facts {
		if g := &p.facts[i]; g.worded {
			layoutFact(col, g, 0)
			if c := &col.F.Controls[len(col.F.Controls)-1]; c.ID == g.id {
				c.Face = col.F.Face(render.Figure, wordedSize)
			}
		}
	}
}

// ledLeast is the least part of the width of a narrow page that the goal of a solve without splits takes.
const ledLeast = 0.38

// layoutLedAny is layoutLed with the goal as large as leaves room beside it: at best to what the second of two cells below it begins with.
func (p *solvePage) layoutLedAny(col *ui.Column) bool {
	if p.divided() || col.F.TextSize >= ui.LargeText {
		return p.layoutLed(col, render.Floor(col.Area.W*ledPart))
	}
	second := col.F.Split(col.Area, 2, 1, cellGap).X - col.Area.X
	for _, side := range [...]float32{second - col.F.Dip(ledGap), col.Area.W * ledPart, col.Area.W * ledLeast} {
		if p.layoutLed(col, render.Floor(side)) {
			return true
		}
	}
	return false
}
