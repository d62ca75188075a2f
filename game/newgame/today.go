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
	h := max(least, f.Dip(cardMin), f.Fonts.Metrics(f.Face(render.Title, 20)).Line+f.Fonts.Metrics(f.Face(render.Regular, 16)).Line+f.Dip(2*cardPad))
	t.add(f, col.Take(h))
}

// todayTint is the place in the ramp of the ground of the card: before those of the kinds.
const todayTint = 0.5 / float32(len(kinds)+1)

// add adds the card in a place.
func (t *today) add(f *ui.Frame, r render.Rect) {
	if t.view.Theme != f.Theme {
		t.view.Theme = f.Theme
		t.view.Colors = render.TileColors(t.view.Colors[:0], f.Theme, render.PathScheme, t.view.Goal)
	}
	f.Add(ui.Control{ID: todayID, Role: ui.Button, Look: ui.Card, Label: t.title, Value: t.line, Rect: r, Range: ui.Range{At: todayTint}})
}

// paint draws the ribbon of the day beside its words, which begin where those of the goals do.
func (t *today) paint(l *render.List, f *ui.Frame, c *ui.Control, goals *cards) {
	r, pad, before := c.Rect, goals.pad(f), goals.before(f)
	side := min(r.H-2*pad, render.Floor(r.W*cardPicture))
	switch {
	case goals.inGrid():
		side = goals.gridShape(f, r.W, r.H).side
	case goals.leads():
		side = goals.pairShape(f, r.W, r.H).side
	}
	before = max(before, pad+side+f.Dip(cardPairWords))
	at := func(x, y, w, h float32) render.Rect {
		return f.Within(r, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
	}
	v := t.view
	v.Rect, v.Scale = at(pad+max(0, render.Floor((before-goals.between(f)-pad-side)/2)), render.Floor((r.H-side)/2), side, side), f.Scale
	l.GoalThumb(f.Fonts, &v)
	w := r.W - before - pad
	face := f.FaceFitting(t.line, w)
	lines := []string{t.line}
	if goals.leads() {
		face = f.Face(render.Regular, 16)
		if !goals.inGrid() {
			face = t.ledFace(f, w)
		}
		lines = f.Wrap(t.line, face, w)
	}
	paintBeside(l, f, at(before, 0, w, r.H), f.Fitting(render.Title, 20, t.title, w), t.title, face, lines)
}
