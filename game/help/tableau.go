package help

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// tableauGap is the gap between two pictures side by side, in dip.
const tableauGap = 24

// tableau adds n pictures in rows of perRow, each with its name and what it is below it, which add puts into a column of its own.
func tableau(col *ui.Column, n, perRow int, add func(cell *ui.Column, i int)) {
	gap := col.F.Dip(tableauGap)
	wide := (col.Area.W - gap*float32(perRow-1)) / float32(perRow)
	for from := 0; from < n; from += perRow {
		foot := col.Y
		for i := from; i < min(from+perRow, n); i++ {
			cell := *col
			cell.Area.X = render.Floor(col.Area.X + (wide+gap)*float32(i-from))
			cell.Area.W = render.Floor(wide)
			add(&cell, i)
			foot = max(foot, cell.Y)
		}
		col.Y = foot
		col.Space(tableauGap - 8)
	}
	col.Space(8 - tableauGap)
}

// exhibit adds a picture of a side in dip, which the scene paints, with a name and what it is below it.
func exhibit(col *ui.Column, id ui.ID, side float32, name, text string) {
	f := col.F
	high := min(f.Dip(side), col.Area.W)
	top, at := col.Y, len(f.Controls)
	f.Add(ui.Control{ID: id, Look: ui.Custom, Rect: render.Rect{X: col.Area.X, Y: top, W: high, H: high}})
	col.Y += high + f.Dip(8)
	col.Line(name, ui.Plain, render.Bold, 16)
	col.Para(text)
	f.Controls[at].Unit = col.Y - top // it is shown with its words
}
