package draw

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// whole is the picture of a line through every cell, which shows beside an empty board what is to be drawn.
type whole struct{ picture boardview.GoalPicture }

var wholeID = ui.ID{Name: "whole"}

// of makes the picture one of a size; it reports whether boards of that size have such a line.
func (w *whole) of(t *render.Theme, size puzzle.Size) bool {
	w.picture.Blank = true
	w.picture.Set(puzzle.Config{Size: size, Rule: puzzle.Rule{Kind: puzzle.Wild}}, t, session.PathScheme)
	w.picture.View.Plain = true
	return w.picture.View.Goal.Size() == size
}

// paint draws the picture.
func (w *whole) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	w.picture.Draw(l, f.Fonts, c.Rect, f.Scale)
}
