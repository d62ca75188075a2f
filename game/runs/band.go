package runs

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of a page on a desktop in dip: the least height of the band of legs and the largest, the name of the run and the width of the
// button that starts it, and the gaps below both.
const (
	bandLeast = 168
	bandMost  = 440
	bandName  = 28
	bandStart = 320
	bandGap   = 16
	bandFoot  = 28
	bandApart = 32 // between the columns of choices
	bandAir   = 18 // cards have so much more air than beside the legs
	bandCards = 40 // the cards are up to so much higher where the legs leave room
)

// layoutBand lets the legs take the whole width of the page, on one line from the first to the last; below them stand the name and the
// button that starts, and at the foot the choices in two columns. It reports whether all of these have room.
func (p *Scene) layoutBand(f *ui.Frame, area, column render.Rect) bool {
	if f.Low() || f.TextSize >= ui.LargeText || column.W < f.Grown(bandWidth) {
		return false
	}
	p.cards, p.gaps = f.Dip(bandAir), 0
	col := f.Column(render.Rect{X: column.X, Y: area.Y, W: column.W})
	name := col.Measure(func(col *ui.Column) { p.bandName(col) })
	choices := col.Measure(func(col *ui.Column) { p.bandChoices(col) })
	legs := area.H - f.Dip(pageFoot+bandGap+bandFoot) - name - choices
	if legs < f.Dip(bandLeast) {
		return false
	}
	more := max(0, min(f.Dip(bandCards), legs-f.Dip(bandMost)))
	p.cards += more
	legs = min(legs-more, f.Dip(bandMost))
	col = p.Scroll.Begin(f, area, column)
	f.Add(ui.Control{ID: legsID, Role: ui.Image, Look: ui.Custom, Label: p.name, Rect: col.Take(legs)})
	col.Space(bandGap)
	p.bandName(col)
	col.Space(bandFoot)
	p.bandChoices(col)
	p.Scroll.End(f)
	return true
}

// bandWidth is the least width of a page with a band, in dip: two columns of cards.
const bandWidth = 760

// bandName adds the name of the run and the player's best, and beside them the button that starts.
func (p *Scene) bandName(col *ui.Column) {
	f := col.F
	words := *col
	words.Area.W -= f.Dip(bandStart + 24)
	top := words.Y
	words.Line(p.name, ui.Plain, render.Title, bandName)
	best := p.best
	if best == "" {
		best = p.Stage.Lang.T("runs.none")
	}
	words.Small(best)
	foot := f.ControlHeight() + f.Dip(8)
	high := max(foot, words.Y-top)
	at := render.Rect{X: col.Area.X + col.Area.W - f.Dip(bandStart), Y: top + render.Floor((high-foot)/2), W: f.Dip(bandStart), H: foot}
	p.layoutStart(f, at)
	col.Take(high)
}

// bandChoices adds the choices: what changes from board to board in the near column, what all boards have in the other.
func (p *Scene) bandChoices(col *ui.Column) {
	left, right := col.Equal(bandApart)
	p.layoutWays(&left)
	n, _ := rows(col.F, right.Area.W, p.kinds)
	more := left.Y - right.Y - right.Measure(func(col *ui.Column) { p.goalCards(col) })
	more = render.Floor(max(0, more) / float32(n)) // as high as those of the ways, whose words may need more rows
	p.cards += more
	p.goalCards(&right)
	p.cards -= more
	left.Y = max(left.Y, right.Y)
	right.Y = left.Y
	ground, air := left.BeginGroup(), float32(0)
	if p.choice.way == squares { // one row in the middle of two
		air = render.Floor(col.F.ControlHeight() / 2)
	}
	left.Y += air
	p.layoutSides(&left)
	left.Y += air
	left.EndGroup(ground)
	ground = right.BeginGroup()
	if p.choice.way == marathon {
		p.layoutLength(&right)
	} else {
		p.layoutDown(&right)
	}
	missing := right
	missing.Hang = 0
	pad := col.F.Dip(8) // as the words of the rows
	missing.Area.X, missing.Area.W = missing.Area.X+pad, missing.Area.W-2*pad
	asked, label := []string{p.Stage.Lang.T("runs.missing")}, len(col.F.Controls)
	missing.Filter(missingGroup, asked[0], p.missing, pick(p.choice.random), missing.FilterSide(asked, [][]string{p.missing}))
	col.F.Controls[label].Look = ui.Plain // as the words of the row above
	right.Y = missing.Y
	right.EndGroup(ground)
	ui.Level(&left, &right)
	col.Y = left.Y - col.F.Dip(16) // what a group leaves below it
}
