package picture

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// sample is the solved board of the running game, as it looks with the chosen picture.
type sample struct {
	view    render.BoardView
	palette boardview.Palette
	picture boardview.Picture
	plain   render.BoardView // on the card of the tiles without a picture
	tints   boardview.Palette
}

// plainSize is the size of the board on the card of the tiles without a picture.
var plainSize = puzzle.Size{W: 4, H: 3}

// maxSample is the maximum side of the board, in dip.
const maxSample = 420

// layout adds the board to a column, at most so high.
func (s *sample) layout(f *ui.Frame, col *ui.Column, label string, st *stage.Stage, g puzzle.Goal, height float32) {
	v := &s.view
	v.Goal, v.Board = g, g.Board()
	area := render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: height}
	v.Rect, v.Cell, v.Origin = render.TrayFor(area, g.Size(), f.Scale, maxSample)
	up := col.Y - v.Rect.Y
	v.Rect = v.Rect.Move(0, up)
	v.Origin.Y += up
	col.Picture(sampleID, label, v.Rect.H).Rect = v.Rect
	if mirrored := f.Fixed(v.Rect); mirrored != v.Rect {
		v.Origin.X += mirrored.X - v.Rect.X
		v.Rect = mirrored
	}
	set := &st.Set.Choices
	v.Theme, v.Colors = f.Theme, s.palette.Colors(f.Theme, set.Scheme, g)
	v.Scale, v.Numbers, v.Bridges, v.Growth = f.Scale, true, true, 1
	v.Numerals, v.Engraved = boardview.Numerals(set.Numerals), set.Groove != session.NoGroove
	v.Image, v.Plates = s.picture.Image(f.Theme, set, &st.Own, g), boardview.Plates(set.Plates)
	col.Space(16)
}

// prepare makes the board on the card of the tiles without a picture.
func (s *sample) prepare(f *ui.Frame, set *session.Choices) {
	v := &s.plain
	if v.Goal.Board().IsZero() {
		goal, err := puzzle.NewGoal(plainSize, puzzle.Rule{})
		if err != nil {
			return // the size is legal
		}
		v.Goal, v.Board = goal, goal.Board()
	}
	v.Theme, v.Colors = f.Theme, s.tints.Colors(f.Theme, set.Scheme, v.Goal)
	v.Scale, v.Numbers, v.Bridges, v.Growth = f.Scale, true, true, 1
	v.Numerals = boardview.Numerals(set.Numerals)
}

// placePlain puts that board in r.
func (s *sample) placePlain(f *ui.Frame, r render.Rect) {
	s.plain.Rect, s.plain.Cell, s.plain.Origin = render.TrayFor(r, plainSize, f.Scale, maxSample)
}
