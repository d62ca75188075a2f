package goals

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// paintBest draws the tick and the best of a goal from the top of r, which is as wide as its place, and on a wide screen, below them, how
// often it was solved.
func (s *Scene) paintBest(l *render.List, f *ui.Frame, c *cell, r render.Rect) {
	face := bestFace(f, c.best, r.W)
	best := tickWidth(f, face) + f.Fonts.Width(face, c.best)
	at := render.Rect{X: r.X + render.Floor((r.W-best)/2), Y: r.Y, W: best, H: bestLine(f, r.W)}
	paintTicked(l, f, face, c.best, r, at)
	if s.count { // below the letters of the best
		tick := tickWidth(f, face)
		at.X, at.W, at.Y = at.X+tick, r.X+r.W-at.X-tick, at.Y+at.H
		l.TextIn(f.Fonts, min(face, f.FaceFitting(c.count, at.W)), c.count, f.Within(r, at), f.Near(), render.Middle, f.Theme.Ink2)
	}
}

// The side of a tick as a part of a line of words, and the space after it in dip.
const (
	tickPart = 0.6
	tickGap  = 2
)

// tickWidth returns the width of a tick before words in a face, with the space after it.
func tickWidth(f *ui.Frame, face render.FaceID) float32 {
	return render.Floor(f.Fonts.Metrics(face).Line*tickPart) + f.Dip(tickGap)
}

// paintTicked draws a tick and words after it from the start of at, which is mirrored in r.
func paintTicked(l *render.List, f *ui.Frame, face render.FaceID, text string, r, at render.Rect) {
	wide := tickWidth(f, face)
	side := wide - f.Dip(tickGap)
	tick := render.Rect{X: at.X, Y: render.Floor(at.Y + (at.H-side)/2), W: side, H: side}
	l.Icon(render.Tick, f.Within(r, tick), f.Dip(2), f.Theme.Accent)
	l.TextIn(f.Fonts, face, text, f.Within(r, render.Rect{X: at.X + wide, Y: at.Y, W: at.W - wide, H: at.H}), f.Near(), render.Middle, f.Theme.Ink)
}

// bestLine returns the height of the line below a picture in places of a width: that of letters in which usual bests fit.
func bestLine(f *ui.Frame, width float32) float32 {
	return f.Fonts.Metrics(bestFace(f, "00:00", width)).Line
}

// bestFace returns the face of a best below a picture.
func bestFace(f *ui.Frame, best string, width float32) render.FaceID {
	face := f.FaceFitting(best, width-tickWidth(f, f.Face(render.Regular, 16)))
	if f.TextSize >= ui.LargeText || !f.Wide() { // those side by side keep apart
		face = min(face, f.Face(render.Regular, largeWords))
	}
	return face
}
