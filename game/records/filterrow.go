package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// filterIn is the width in the row of a filter that neither its icon nor its words take, in dip.
const filterIn = 32

// openFilter adds the row that tells which solves a page is about and leads to the choice of others. It stands on a ground, so that it is
// not taken for a sentence; the caller sets the place of the ground, the control with that index.
func openFilter(col *ui.Column, text string) (row *ui.Control, ground int) {
	f := col.F
	ground = len(f.Controls)
	f.Add(ui.Control{Look: ui.Ground, Ground: true})
	hang := col.Hang
	col.Hang = 0
	row = col.Open(filterID, text, "")
	row.Icon = render.Filter
	col.Hang = hang
	return row, ground
}
