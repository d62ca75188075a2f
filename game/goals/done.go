package goals

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures of what tells how many goals are solved: the letters of the number of all and the bar below them, and the bar of those of
// a size.
const (
	totalSize = 24
	totalBar  = 6
	countBar  = 8
)

// paintCount draws how many goals of a size are solved, and below it a bar of them.
func (s *Scene) paintCount(l *render.List, f *ui.Frame, k *ui.Control) {
	line, high, wide := f.Fonts.Metrics(k.Face).Line, f.Dip(countBar), f.Fonts.Width(k.Face, k.Label)
	at := render.Rect{X: render.Floor(k.Rect.X + (k.Rect.W-wide)/2), Y: render.Floor(k.Rect.Y + (k.Rect.H-line-high)/2), W: render.Floor(wide) + 1, H: line}
	l.TextIn(f.Fonts, k.Face, k.Label, at, render.Middle, render.Middle, f.Theme.Ink)
	at.Y, at.H = at.Y+line, high
	ui.Bar(l, f, at, float32(s.rows[k.ID.N].done)/float32(len(kinds)))
}

// paintTotal draws how many of all goals are solved, and below it a bar of them that is as wide.
func (s *Scene) paintTotal(l *render.List, f *ui.Frame, k *ui.Control) {
	high, wide := f.Dip(totalBar), render.Floor(f.Fonts.Width(k.Face, k.Label))+1
	at := f.Within(k.Rect, render.Rect{X: k.Rect.X, Y: k.Rect.Y, W: wide, H: k.Rect.H - high})
	l.TextIn(f.Fonts, k.Face, k.Label, at, render.Middle, render.Middle, f.Theme.Ink)
	at.Y, at.H = at.Y+at.H, high
	ui.Bar(l, f, at, float32(s.done)/float32(len(s.cells)))
}
