package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func (p *play) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case boardID:
		p.paintBoard(l, f, c)
	case goalID:
		p.paintGoal(l, f, c)
	case configID:
		p.paintConfig(l, f, c)
	case clockID:
		p.paintFigure(l, f, c, render.Pause)
	case movesID:
		p.paintFigure(l, f, c, render.Swap)
	}
}

func (p *play) paintBoard(l *render.List, f *ui.Frame, c *ui.Control) {
	l.Board(f.Fonts, &p.view)
	p.paintHint(l, f)
	if p.peek && !p.view.Covered {
		v := p.view
		v.Board, v.Shift, v.Focus, v.Hint, v.Dots = v.Goal.Board(), nil, render.Mark{}, render.Mark{}, false
		l.Board(f.Fonts, &v)
		l.Box(v.Rect, f.Dip(14), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(4)})
	}
	if c.Focused && f.ShowRing && !p.cursed {
		ui.Ring(l, f, c.Rect, f.Dip(12))
	}
}

// paintGoal draws the goal's thumbnail, and in it the part of the board in sight where not all is.
func (p *play) paintGoal(l *render.List, f *ui.Frame, c *ui.Control) {
	r := c.Rect
	if c.Pressed {
		r = r.Inset(f.Dip(1))
	}
	v := render.GoalView{Rect: r, Scale: f.Scale, Goal: p.session().Goal(), Theme: f.Theme, Colors: p.colors, Window: p.zoom.window(p)}
	if f.Theme.Contrast && v.Window.Empty() && !render.Ordered(v.Goal) && !render.GoalNumbered(f.Fonts, v.Goal, min(r.W, r.H), f.Scale) {
		paintLook(l, f, r) // no line, no numbers, no colours: the picture would tell nothing
	} else {
		l.GoalThumb(f.Fonts, &v)
	}
	if c.On {
		l.Box(r, f.Dip(8), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r, f.Dip(8))
	}
}

// paintLook draws, in place of a goal's picture, that a tap shows the goal.
func paintLook(l *render.List, f *ui.Frame, r render.Rect) {
	side, mid := f.Dip(28), r.Centre()
	l.Box(r, f.Dip(8), render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))})
	l.Icon(render.Eye, render.Rect{X: float32(int(mid.X - side/2)), Y: float32(int(mid.Y - side/2)), W: side, H: side}, f.Dip(2), f.Theme.Ink)
}

func (p *play) paintConfig(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	align := render.Start
	if p.place.wide {
		align = render.Middle
	} else if f.RTL {
		align = render.End
	}
	size := float32(16)
	if p.figureSize(f) > 20 {
		size = 20
	}
	face := f.Face(render.Bold, size)
	for f.Fonts.Width(face, c.Label) > c.Rect.W-f.Dip(8) && size*f.TextSize > 12 {
		size--
		face = f.Face(render.Bold, size)
	}
	l.TextIn(f.Fonts, face, c.Label, c.Rect.Inset(f.Dip(4)), align, render.Middle, f.Theme.Ink)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}

// paintFigure draws the clock or the moves: large digits and a small word below.
func (p *play) paintFigure(l *render.List, f *ui.Frame, c *ui.Control, icon render.Icon) {
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	small := f.Face(render.Regular, 16)
	m := f.Fonts.Metrics(small)
	digits := c.Rect
	digits.H -= m.Line
	words := render.Rect{X: c.Rect.X, Y: digits.Y + digits.H - f.Dip(2), W: c.Rect.W, H: m.Line}
	word := c.Label
	if c.ID == clockID {
		word = p.app.lang.T("play.time")
	}
	l.TextIn(f.Fonts, c.Face, c.Value, digits, render.Middle, render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, small, word, words, render.Middle, render.Middle, f.Theme.Ink2)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}
