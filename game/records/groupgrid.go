package records

import "wildfifteen/game/ui"

// The sizes of the figures below the one that leads the page, in dip: of the two that come next, and of all others.
const (
	gridSecond = 36
	gridThird  = 22
)

// layoutGrid is layoutRest with all figures in cells, and reports whether they have room there. Those of honour and the mean, which the
// diagram tells of too, are larger than the others and stand above them.
func (p *groupPage) layoutGrid(col *ui.Column, honours []figure) bool {
	mark, from := col.Y, len(col.F.Controls)
	p.cells = pointers(p.cells[:0], honours)
	for i := range p.figures {
		if p.figures[i].id == meanID {
			p.cells = append(p.cells, &p.figures[i])
		}
	}
	second := len(p.cells)
	for i := range p.figures {
		if p.figures[i].id != meanID {
			p.cells = append(p.cells, &p.figures[i])
		}
	}
	col.Space(8)
	if (cells{perRow: 2, size: gridSecond, air: 20}).layout(col, p.cells[:second]) &&
		(cells{perRow: 2, size: gridThird, air: 12}).layout(col, p.cells[second:]) {
		return true
	}
	col.Y, col.F.Controls = mark, col.F.Controls[:from]
	return false
}
