package play

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func (v *sight) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case boardview.GridID:
		v.paintBoard(l, f, c)
	case goalID:
		v.paintGoal(l, f, c)
	case configID:
		v.paintConfig(l, f, c)
	case clockID:
		v.paintFigure(l, f, c, v.scene.Lang.T("play.time"))
	case movesID:
		v.paintFigure(l, f, c, c.Label)
	}
}

func (v *sight) paintBoard(l *render.List, f *ui.Frame, c *ui.Control) {
	b := &v.board
	b.Paint(l, f)
	if m, ok := v.scene.help.shownMove(); ok && !b.Covered {
		b.PaintWay(l, f, m.Dir)
	}
	if v.scene.peek.on && !b.Covered {
		goal := &v.peeked // a reused buffer: a local variable would be allocated on the heap in each frame
		*goal = b.BoardView
		goal.Board, goal.Shift, goal.Focus, goal.Hint, goal.Dots = goal.Goal.Board(), nil, render.Mark{}, render.Mark{}, false
		l.Board(f.Fonts, goal)
		l.Box(goal.Rect, f.Dip(14), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(4)})
	}
	v.aim.Paint(l, b)
	b.PaintFocus(l, f, c)
}

// paintGoal draws the goal's picture and, if only a part of the board is in sight, marks that part in it.
func (v *sight) paintGoal(l *render.List, f *ui.Frame, c *ui.Control) {
	r := c.Rect
	if c.Pressed {
		r = r.Inset(f.Dip(1))
	}
	pic := render.GoalView{Rect: r, Scale: f.Scale, Goal: v.scene.Session().Goal(), Theme: f.Theme, Colors: v.board.Colors, Window: v.board.Window(), Home: v.aim.Home}
	if f.Theme.Contrast && pic.Window.Empty() && !render.Ordered(pic.Goal) && !render.GoalNumbered(f.Fonts, pic.Goal, min(r.W, r.H), f.Scale) {
		paintEye(l, f, r) // no line, no numbers, no colours: the picture would show nothing
	} else {
		l.GoalThumb(f.Fonts, &pic)
	}
	if c.On {
		l.Box(r, f.Dip(8), render.BoxStyle{Edge: f.Theme.Accent, EdgeWidth: f.Dip(3)})
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r, f.Dip(8))
	}
}

// paintEye draws an eye in place of the goal's picture: a tap on it shows the goal.
func paintEye(l *render.List, f *ui.Frame, r render.Rect) {
	side, mid := f.Dip(28), r.Centre()
	l.Box(r, f.Dip(8), render.BoxStyle{Fill: f.Theme.Tray, Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))})
	l.Icon(render.Eye, render.Rect{X: render.Floor(mid.X - side/2), Y: render.Floor(mid.Y - side/2), W: side, H: side}, f.Dip(2), f.Theme.Ink)
}

func (v *sight) paintConfig(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	align := f.Near()
	if v.place.beside {
		align = render.Middle
	}
	size := float32(16)
	if v.figureSize(f) > 20 {
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

// paintFigure draws the clock or the moves: large digits and a small word below them.
func (v *sight) paintFigure(l *render.List, f *ui.Frame, c *ui.Control, word string) {
	if c.Pressed {
		l.Fill(c.Rect, f.Radius(), f.Theme.Tray)
	}
	small := f.Face(render.Regular, 16)
	m := f.Fonts.Metrics(small)
	digits := c.Rect
	digits.H -= m.Line
	below := render.Rect{X: c.Rect.X, Y: digits.Y + digits.H - f.Dip(2), W: c.Rect.W, H: m.Line}
	l.TextIn(f.Fonts, c.Face, c.Value, digits, render.Middle, render.Middle, f.Theme.Ink)
	l.TextIn(f.Fonts, small, word, below, render.Middle, render.Middle, f.Theme.Ink2)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}
