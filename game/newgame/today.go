package newgame

import (
	"wildfifteen/assets/words"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// todayID is the card of the board of the day.
var todayID = ui.ID{Name: "today"}

// today is the card of the board of the day.
type today struct {
	title, line string
	view        render.GoalView
}

// newToday returns the card of a game.
func newToday(s *Scene, g puzzle.Game, solved bool) (t today) {
	l := s.Stage.Lang
	t.title, t.line = l.T("daily.today"), words.Deal(l, g, 0)
	if solved {
		t.title = l.T("newgame.today_solved")
	}
	t.view.Goal, t.view.Plain = g.Goal, true
	return t
}

// layout adds the card, at least so high.
func (t *today) layout(col *ui.Column, least float32) {
	f := col.F
	if t.view.Theme != f.Theme {
		t.view.Theme = f.Theme
		t.view.Colors = render.TileColors(t.view.Colors[:0], f.Theme, render.PathScheme, t.view.Goal)
	}
	h := max(least, f.Dip(cardMin), f.Fonts.Metrics(f.Face(render.Title, 20)).Line+f.Fonts.Metrics(f.Face(render.Regular, 16)).Line+f.Dip(2*cardPad))
	f.Add(ui.Control{ID: todayID, Role: ui.Button, Look: ui.Card, Label: t.title, Value: t.line, Rect: col.Take(h)})
}

// paint draws the ribbon of the day beside its words.
// Its words begin before pixels from its edge: where those of the goals do.
func (t *today) paint(l *render.List, f *ui.Frame, c *ui.Control, before float32) {
	r, pad := c.Rect, f.Dip(cardPad)
	side := min(r.H-2*pad, render.Floor(r.W*cardPicture))
	before = max(before, pad+side+f.Dip(cardPairWords))
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	v := t.view
	v.Rect, v.Scale = at(pad+max(0, render.Floor((before-f.Dip(cardWords)-pad-side)/2)), (r.H-side)/2, side, side), f.Scale
	l.GoalThumb(f.Fonts, &v)
	x := before
	w := r.W - x - pad
	title, line := f.Fitting(render.Title, 20, t.title, w), f.FaceFitting(t.line, w)
	high := f.Fonts.Metrics(f.Face(render.Title, 20)).Line
	low := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	y := (r.H - high - low) / 2
	l.TextIn(f.Fonts, title, t.title, at(x, y, w, high), f.Near(), render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, line, t.line, at(x, y+high, w, low), f.Near(), render.Middle, f.Theme.Ink2)
}
