package settings

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// sample is a small board that shows the chosen colours. The zero sample is ready to be laid out.
type sample struct {
	view    render.BoardView
	palette boardview.Palette
}

var sampleID = ui.ID{Name: "sample"}

// sampleSize is much wider than high, because the board stands above the choices.
var sampleSize = puzzle.Size{W: 7, H: 3}

// maxSampleSide is the maximum side of the board, in dip.
const maxSampleSide = 7 * 48

func (s *sample) layout(f *ui.Frame, col *ui.Column, description string, choices *session.Choices) {
	v := &s.view
	if v.Goal.Board().IsZero() {
		goal, err := puzzle.NewGoal(sampleSize, puzzle.Rule{Kind: puzzle.Spiral})
		if err != nil {
			return // every size has a spiral
		}
		v.Goal, v.Board = goal, goal.Board()
	}
	height := max(f.Dip(80), min(f.Dip(160), f.Safe.H*0.25))
	area := render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: height}
	v.Rect, v.Cell, v.Origin = render.TrayFor(area, sampleSize, f.Scale, maxSampleSide)
	up := col.Y - v.Rect.Y
	v.Rect = v.Rect.Move(0, up)
	v.Origin.Y += up
	col.Picture(sampleID, description, v.Rect.H).Rect = v.Rect
	v.Theme, v.Colors = f.Theme, s.palette.Colors(f.Theme, choices.Scheme, v.Goal)
	v.Scale, v.Numbers, v.Bridges, v.Growth, v.Dots = f.Scale, true, true, 1, choices.HomeDots
	v.Numerals, v.Engraved = boardview.Numerals(choices.Numerals), choices.Groove != session.NoGroove
	col.Space(16)
}
