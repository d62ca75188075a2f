package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a page that is low, in dip: of the figures at most, the least side of the goal, the gap beside it, and the space above
// the commands and below them.
const (
	honourLying = 40
	lyingLeast  = 120
	lyingGap    = 32
	lyingAir    = 8
)

// layoutLying adds what a low page of a height shows first: the goal with the figures and the button that shows the solve beside it, and
// below both the other commands in one row. Where that has no room, the commands stand below the button.
func (p *solvePage) layoutLying(col *ui.Column, page float32) {
	f := col.F
	under := col.Measure(func(col *ui.Column) { p.layoutCommands(col) })
	half := render.Floor(col.Area.W * 0.5)
	side := min(half, render.Floor(page-under-f.Dip(lyingAir)))
	below := side >= f.Dip(lyingLeast) && inRow(f, col.Area.W, p.buttons)
	if !below {
		side = min(half-f.Dip(lyingGap/2), page-f.Dip(32))
	}
	left, right := *col, *col
	left.Area.W = side
	right.Area.X, right.Area.W = col.Area.X+side+f.Dip(lyingGap), col.Area.W-side-f.Dip(lyingGap)
	p.layoutGoal(p.flush(&left, side), side)
	beside := func(col *ui.Column) {
		p.layoutHeadOf(col, honourLying)
		if p.divided() {
			p.layoutSplitBar(col)
		}
		p.layoutWatch(col)
	}
	if below {
		right.Y += spare(side, right.Measure(beside)-f.Dip(16)) // the space below the button
	}
	beside(&right)
	if below {
		col.Y = max(left.Y+side, right.Y-f.Dip(16)) + f.Dip(lyingAir)
		p.layoutCommands(col)
		return
	}
	p.layoutCommands(&right)
	col.Y = max(left.Y+side, right.Y)
}

// inRow reports whether commands stand side by side in a width.
func inRow(f *ui.Frame, width float32, set []ui.Command) bool {
	_, rows := f.CommandRows(width, set)
	return rows == 1
}
