package help

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// tableauGap is the gap between two pictures side by side, in dip.
const tableauGap = 24

// tableau lays out pictures in rows, each with its name and what it is below it.
type tableau struct {
	perRow int
	n      int     // of those laid out
	top    float32 // of the row
	foot   float32
}

// newTableau returns a tableau that begins where the column is.
func newTableau(col *ui.Column, perRow int) tableau {
	return tableau{perRow: perRow, top: col.Y, foot: col.Y}
}

// next returns the column of the next picture.
func (t *tableau) next(col *ui.Column) ui.Column {
	gap, at := col.F.Dip(tableauGap), t.n%t.perRow
	if at == 0 && t.n > 0 {
		t.top = t.foot + gap - col.F.Dip(8)
	}
	t.n++
	wide := (col.Area.W - gap*float32(t.perRow-1)) / float32(t.perRow)
	cell := *col
	cell.Y = t.top
	cell.Area.X, cell.Area.W = render.Floor(col.Area.X+(wide+gap)*float32(at)), render.Floor(wide)
	return cell
}

// put ends the column of a picture: the rows end where the lowest does.
func (t *tableau) put(cell *ui.Column) { t.foot = max(t.foot, cell.Y) }

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
