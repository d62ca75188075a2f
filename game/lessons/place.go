package lessons

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// placeID says which task of the lesson this is, in words and as a bar.
var placeID = ui.ID{Name: "place"}

// The measures of a lesson's words in dip.
const (
	placeBar = 6
	placeGap = 4 // between the words and the bar, and between its parts
)

// layoutPlace adds the place of the task in the lesson.
func (l *Lesson) layoutPlace(col *ui.Column) {
	f := col.F
	face := f.Face(render.Regular, 16)
	f.Add(ui.Control{ID: placeID, Role: ui.Text, Look: ui.Custom, Label: l.words.place, Face: face,
		Rect: col.Take(f.Fonts.Metrics(face).Line + f.Dip(placeGap+placeBar))})
	col.Space(12)
}

// paintPlace draws the place in words, and below it a part of a bar for each task, in colour up to this one.
func (l *Lesson) paintPlace(dl *render.List, f *ui.Frame, c *ui.Control) {
	t, words := f.Theme, c.Rect
	words.H -= f.Dip(placeGap + placeBar)
	dl.TextIn(f.Fonts, c.Face, c.Label, words, f.Near(), render.Middle, t.Ink2)
	bar := render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - f.Dip(placeBar), W: c.Rect.W, H: f.Dip(placeBar)}
	tasks := len(l.pupil.lesson.tasks)
	for i := range tasks {
		style := render.BoxStyle{Fill: t.Tray}
		switch {
		case t.Contrast && i > l.pupil.at:
			style = render.BoxStyle{Fill: t.Paper, Edge: t.Ink, EdgeWidth: f.Dip(1)}
		case t.Contrast:
			style.Fill = t.Ink
		case i <= l.pupil.at:
			style.Fill = t.OnPaper(float64(i) / float64(max(1, tasks-1)))
		}
		dl.Box(f.Within(c.Rect, f.Split(bar, tasks, i, placeGap)), bar.H/2, style)
	}
}
