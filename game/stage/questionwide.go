package stage

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The measures in dip of a question with a figure that covers the board of the scene below and what stands beside it: the space around all,
// that between the picture and the words, the least width of the words, and others.
const (
	wideIn    = 32
	wideGap   = 40
	wideLeast = 240
	wideHigh  = 400 // the least height
	wideHead  = 28  // the size of what is asked
	wideUp    = 6   // the space above its letters lies beyond the picture
	wideHang  = 22  // and that below the word of the last button, which has no frame
)

// wideFigures are the sizes of the figure in dip, the largest first.
var wideFigures = [...]float32{144, 112, 88, 64}

// layoutWide lays out a question with a figure over the board of the scene below and what stands beside it: the picture as large as the
// board, and beside it what is asked, the figure and the answers, as a game in pause stands. It returns false if that has no room.
func (q *QuestionCard) layoutWide(f *ui.Frame, p *Page) bool {
	board, column, ok := p.boardBelow(f), render.Rect{}, false
	if column, ok = p.columnBelow(f); !ok || !f.Wide() || q.Figure == "" || !q.pictured() || board.H < f.Grown(wideHigh) {
		return false
	}
	r := render.Rect{X: board.X, Y: column.Y, W: column.X + column.W - board.X, H: column.H}
	in := r.Inset(f.Dip(wideIn))
	words := in
	words.X, words.W = in.X+in.H+f.Dip(wideGap), in.W-in.H-f.Dip(wideGap)
	if words.W < f.Grown(wideLeast) {
		return false
	}
	mark := len(f.Controls)
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	q.lastRow = false
	q.setBoard(f)
	f.Add(ui.Control{ID: questionGoalID, Role: ui.Image, Look: ui.Custom, Label: q.Text, Rect: render.Rect{X: in.X, Y: in.Y, W: in.H, H: in.H}})
	if !q.layoutWideWords(f, p, words) {
		f.Controls = f.Controls[:mark]
		return false
	}
	p.Scroll = ui.Scroll{}
	return true
}

// layoutWideWords adds what is asked at the top of an area, and the figure and the answers at its foot. It returns false if they have no
// room.
func (q *QuestionCard) layoutWideWords(f *ui.Frame, p *Page, area render.Rect) bool {
	first, rest := FirstSentence(q.Text)
	face := f.Face(render.Figure, wideFigures[len(wideFigures)-1])
	for i := len(wideFigures) - 1; i >= 0; i-- {
		if large := f.Face(render.Figure, wideFigures[i]); f.Fonts.Width(large, q.Figure) <= area.W {
			face = large
		}
	}
	foot := func(col *ui.Column) {
		f.Add(ui.Control{Role: ui.Heading, Label: q.Figure, Face: face, Align: render.Start, Rect: col.Take(render.Floor(f.Fonts.Metrics(face).Cap * 1.5))})
		col.Line(first, ui.Small, render.Regular, 18)
		col.Space(20)
		q.layoutButtons(col, p, &questionWay{})
	}
	col := f.Column(area)
	if rest != "" {
		col.Y -= f.Dip(wideUp)
		head := col.Line(rest, ui.Title, render.Title, wideHead)
		head.Role, head.Align = ui.Heading, render.Start
	}
	high := f.Column(area).Measure(foot)
	if area.Y+area.H-col.Y < high {
		return false
	}
	at := f.Column(area)
	at.Y = area.Y + area.H - high + f.Dip(wideHang)
	foot(at)
	return true
}
