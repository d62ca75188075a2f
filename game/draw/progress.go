package draw

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// progressID is the picture of how far the line is, which stands beside the board where there is room.
var progressID = ui.ID{Name: "progress"}

// The measures of that picture in dip.
const (
	progressFigure = 88
	progressBar    = 12
	progressGap    = 12
	progressLeast  = 24 // the room to keep above it, and that below it
)

// layoutProgress adds how many cells the line has at the foot of a room of some height, above the buttons; nothing in a low one.
func (s *Scene) layoutProgress(f *ui.Frame, col *ui.Column, room float32) {
	figure := f.Face(render.Figure, progressFigure)
	h := f.Fonts.Metrics(figure).Cap + f.Dip(progressGap+progressBar)
	if s.mode == arrangeMode || room < h+2*f.Dip(progressLeast) {
		return
	}
	r := render.Rect{X: col.Area.X, Y: render.Floor(col.Y + room - h - f.Dip(progressLeast)), W: col.Area.W, H: h}
	f.Add(ui.Control{ID: progressID, Role: ui.Image, Look: ui.Custom, Label: s.words.progress, Face: figure, Rect: r})
}

// paintProgress draws the number of cells of the line, and below it a bar in the colours of the line.
func (s *Scene) paintProgress(l *render.List, f *ui.Frame, c *ui.Control) {
	number := c.Rect
	number.H -= f.Dip(progressGap + progressBar)
	l.TextIn(f.Fonts, c.Face, s.words.drawn, number, f.Near(), render.Middle, f.Theme.Ink)
	small := f.Face(render.Regular, 16)
	words := number
	words.X += f.Fonts.Width(c.Face, s.words.drawn) + f.Dip(8)
	words.W -= words.X - number.X
	words.Y, words.H = number.Y+number.H-f.Fonts.Metrics(small).Line+f.Dip(4), f.Fonts.Metrics(small).Line
	l.TextIn(f.Fonts, small, s.words.rest, f.Within(number, words), f.Near(), render.Middle, f.Theme.Ink2)
	bar := render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - f.Dip(progressBar), W: c.Rect.W, H: f.Dip(progressBar)}
	l.Fill(bar, bar.H/2, f.Theme.Tray)
	line := s.sketch.line
	all := line.Size().Cells()
	half := bar.H / 2
	at := func(i int) render.Point {
		x := half + (bar.W-bar.H)*float32(i)/float32(all)
		if f.RTL {
			x = bar.W - x
		}
		return render.Point{X: bar.X + x, Y: bar.Y + half}
	}
	for i := line.Len() - 1; i >= 0; i-- { // the round end of each piece lies on the one after it
		color := f.Theme.Ink
		if !f.Theme.Contrast {
			color = f.Theme.OnPaper(float64(i) / float64(max(1, all-1)))
		}
		l.Line([]render.Point{at(i), at(i + 1)}, bar.H, color)
	}
}
