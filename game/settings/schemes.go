package settings

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// schemeGoal returns the goal whose colours show what a colour scheme does: large enough that all schemes differ.
func schemeGoal() puzzle.Goal {
	return puzzle.MustParseGoal("6x6.spiral")
}

// The measures of the colour schemes in dip.
const (
	schemeLeast = 48  // the side of one at least
	schemeMost  = 88  // and at most
	schemeGap   = 4   // between rows; beside each other their frames leave room
	schemeLarge = 108 // the side of one at most in large letters, where three stand in a row
)

// layoutSchemes adds the colour schemes as pictures of themselves, below the name of the chosen one.
func (s *Scene) layoutSchemes(f *ui.Frame, col *ui.Column) {
	c := s.choice(schemeGroup)
	on := c.index(&s.Stage.Set.Choices)
	face := f.Face(render.Regular, 16)
	chosen := ""
	if on >= 0 {
		chosen = c.options[on]
	}
	if label := f.Fonts.Width(face, c.label); label+f.Fonts.Width(face, chosen)+f.Dip(16) <= col.Area.W {
		line := col.Take(f.Fonts.Metrics(face).Line)
		f.Add(ui.Control{Label: c.label, Rect: render.Rect{X: line.X, Y: line.Y, W: label, H: line.H}, Face: face})
		f.Add(ui.Control{Look: ui.Small, Label: chosen, Face: face, Align: render.End,
			Rect: render.Rect{X: line.X + label + f.Dip(16), Y: line.Y, W: line.W - label - f.Dip(16), H: line.H}})
	} else {
		col.Line(c.label, ui.Plain, render.Regular, 16)
		col.Line(chosen, ui.Small, render.Regular, 16)
	}
	col.Space(4)
	perRow, most := len(c.options), f.Dip(schemeMost)
	if f.TextSize >= ui.LargeText && !f.Wide() {
		perRow, most = 3, f.Dip(schemeLarge)
	}
	for perRow > 3 && f.Split(render.Rect{W: col.Area.W}, perRow, 0, 0).W < f.Dip(schemeLeast) {
		perRow = (perRow + 1) / 2
	}
	side := min(f.Split(render.Rect{W: col.Area.W}, perRow, 0, 0).W, most)
	var row render.Rect
	for i, name := range c.options {
		if i%perRow == 0 {
			row = col.Take(max(side, f.Dip(schemeLeast)))
			row.W = min(row.W, (most+f.Dip(2*schemeGap))*float32(perRow))
			col.Space(schemeGap)
		}
		f.Add(ui.Control{ID: ui.ID{Name: schemeGroup, N: i}, Role: ui.Radio, Look: ui.Custom, Label: name, Asked: c.label, On: i == on,
			Rect: f.Split(row, perRow, i%perRow, 0)})
	}
	col.Space(8)
}

// paintScheme draws the tiles of a goal in the colours of a scheme; the chosen one has a frame.
func (s *Scene) paintScheme(l *render.List, f *ui.Frame, c *ui.Control) {
	n := c.ID.N
	colors := s.schemes[n].Colors(f.Theme, schemes[n], s.schemeGoal)
	board, size := s.schemeGoal.Board(), s.schemeGoal.Size()
	side := min(c.Rect.W, c.Rect.H)
	at := render.Rect{X: c.Rect.X + (c.Rect.W-side)/2, Y: c.Rect.Y + (c.Rect.H-side)/2, W: side, H: side}.Inset(f.Dip(7))
	cell := at.W / float32(size.W)
	for i := range size.Cells() {
		if label := board.At(i); label > 0 {
			tile := render.Rect{X: at.X + cell*float32(i%size.W), Y: at.Y + cell*float32(i/size.W), W: cell, H: cell}
			l.Fill(tile.Inset(f.Dip(0.5)), f.Dip(1.5), colors[label])
		}
	}
	frame := at.Inset(-f.Dip(4))
	if c.On {
		l.Box(frame.Inset(-f.Dip(3)), f.Dip(10), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
	}
	ui.Shade(l, f, c, frame, f.Dip(7))
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, at, f.Dip(4))
	}
}
