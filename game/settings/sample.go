package settings

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// sample is a small board that shows the chosen colours. The zero sample is ready to be laid out.
type sample struct {
	view    render.BoardView
	palette boardview.Palette
	picture boardview.Picture
}

var sampleID = ui.ID{Name: "sample"}

// sampleSize is much wider than high, because the board stands above the choices.
var sampleSize = puzzle.Size{W: 7, H: 3}

// squareSize is the size of the board that stands beside them.
var squareSize = puzzle.Size{W: 4, H: 4}

// maxSampleSide is the maximum side of the board, in dip.
const maxSampleSide = 7 * 72

// layout adds a board of a size, at most so high.
func (s *sample) layout(f *ui.Frame, col *ui.Column, description string, choices *session.Choices, own *stage.Own, size puzzle.Size, height float32) {
	v := &s.view
	if v.Goal.Board().IsZero() || v.Goal.Size() != size {
		goal, err := puzzle.NewGoal(size, puzzle.Rule{Kind: puzzle.Spiral})
		if err != nil {
			return // every size has a spiral
		}
		v.Goal, v.Board = goal, goal.Board()
	}
	area := render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: height}
	v.Rect, v.Cell, v.Origin = render.TrayFor(area, size, f.Scale, maxSampleSide)
	up := col.Y - v.Rect.Y
	v.Rect = v.Rect.Move(0, up)
	v.Origin.Y += up
	col.Picture(sampleID, description, v.Rect.H).Rect = v.Rect
	if mirrored := f.Fixed(v.Rect); mirrored != v.Rect {
		v.Origin.X += mirrored.X - v.Rect.X
		v.Rect = mirrored
	}
	v.Theme, v.Colors = f.Theme, s.palette.Colors(f.Theme, choices.Scheme, v.Goal)
	v.Scale, v.Numbers, v.Bridges, v.Growth, v.Dots = f.Scale, true, true, 1, choices.HomeDots
	v.Numerals, v.Engraved = boardview.Numerals(choices.Numerals), choices.Groove != session.NoGroove
	v.Image, v.Plates = s.picture.Image(f.Theme, choices, own, v.Goal), boardview.Plates(choices.Plates)
	col.Space(16)
}
