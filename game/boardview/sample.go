package boardview

import (
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Sample is a solved board on a page of choices that shows what they look like. The zero Sample is ready to be laid out.
type Sample struct {
	View    render.BoardView
	palette Palette
	picture Picture
}

// Layout adds the solved board of a goal to a column, at most so high, in pixels, and with sides of at most so many dip.
func (s *Sample) Layout(col *ui.Column, id ui.ID, label string, st *stage.Stage, g puzzle.Goal, height, most float32) {
	f, v, choices := col.F, &s.View, &st.Set.Choices
	v.Goal, v.Board = g, g.Board()
	area := render.Rect{X: col.Area.X, Y: col.Y, W: col.Area.W, H: height}
	v.Rect, v.Cell, v.Origin = render.TrayFor(area, g.Size(), f.Scale, most)
	up := col.Y - v.Rect.Y
	v.Rect = v.Rect.Move(0, up)
	v.Origin.Y += up
	col.Picture(id, label, v.Rect.H).Rect = v.Rect
	if mirrored := f.Fixed(v.Rect); mirrored != v.Rect {
		v.Origin.X += mirrored.X - v.Rect.X
		v.Rect = mirrored
	}
	v.Theme, v.Colors = f.Theme, s.palette.Colors(f.Theme, choices.Scheme, g)
	v.Scale, v.Numbers, v.Bridges, v.Growth = f.Scale, true, true, 1
	v.Numerals, v.Engraved = Numerals(choices.Numerals), choices.Groove != session.NoGroove
	v.Image, v.Plates = s.picture.Image(f.Theme, choices, &st.Own, g), Plates(choices, g)
	col.Space(16)
}
