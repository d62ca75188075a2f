package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var (
	goalID    = ui.ID{Name: "labgoal"}
	verdictID = ui.ID{Name: "verdict"}
)

// layoutBar lays out the button Back, the verdict and the goal: at the end of the bar or, if there is room, below the column
// with its name.
func (l *Scene) layoutBar(f *ui.Frame, r, goal render.Rect) {
	side := f.Dip(48)
	y := r.Y + (r.H-side)/2
	f.Add(l.BackButton(render.Rect{X: r.X, Y: y, W: side, H: side}))
	between := render.Rect{X: r.X + side + f.Dip(4), Y: r.Y, W: r.W - side - f.Dip(4), H: r.H}
	if goal.Empty() {
		goal = render.Rect{X: r.X + r.W - side, Y: y, W: side, H: side}
		between.W -= side + f.Dip(8)
	}
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Custom, Label: l.Stage.Lang.T("lab.goal"), Value: l.bench.facts.goalName, Rect: goal})
	f.Add(ui.Control{ID: verdictID, Role: ui.Status, Look: ui.Custom, Label: l.Stage.Lang.T("lab.title"), Value: l.Verdict(), Rect: between})
}

// paintVerdict draws a tick or a cross, the verdict and, if it fits, the goal's name below.
func (k *facts) paintVerdict(dl *render.List, f *ui.Frame, c *ui.Control) {
	r := c.Rect
	side := f.Dip(24)
	width := r.W - side - f.Dip(6)
	size := float32(20)
	if f.Wide() {
		size = 24
	}
	bold, face := f.Fitting(render.Title, size, c.Value, width), f.Fitting(render.Regular, 16, k.goalName, width)
	first, second := f.Fonts.Metrics(bold).Line, f.Fonts.Metrics(face).Line
	if first+second > r.H || f.Fonts.Width(face, k.goalName) > width {
		second = 0
	}
	y := render.Floor(r.Y + (r.H-first-second)/2)
	icon, color := render.Tick, f.Theme.Accent
	if !k.Solvable {
		icon, color = render.Close, f.Theme.Error
	}
	at := render.Rect{X: r.X, Y: y + (first-side)/2, W: side, H: side}
	words := render.Rect{X: r.X + side + f.Dip(6), Y: y, W: width, H: first}
	if f.RTL {
		at, words = f.Within(r, at), f.Within(r, words)
	}
	dl.Icon(icon, at, f.Dip(3), color)
	dl.TextIn(f.Fonts, bold, c.Value, words, f.Near(), render.Middle, color)
	if second > 0 {
		words.Y, words.H = y+first, second
		dl.TextIn(f.Fonts, face, k.goalName, words, f.Near(), render.Middle, f.Theme.Ink2)
	}
}

// paintGoal draws the picture of the goal and, in a place wider than high, its name beside it.
func (l *Scene) paintGoal(dl *render.List, f *ui.Frame, c *ui.Control) {
	v := render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: l.bench.goal, Theme: f.Theme, Colors: l.bench.board.Palette}
	if c.Rect.W > c.Rect.H {
		v.Rect.W = c.Rect.H
		v.Rect = f.Within(c.Rect, v.Rect)
		l.paintGoalName(dl, f, c)
	}
	if c.Pressed {
		v.Rect = v.Rect.Inset(f.Dip(1))
	}
	dl.GoalThumb(f.Fonts, &v)
	if c.Focused && f.ShowRing {
		ui.Ring(dl, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}

// paintGoalName draws the words beside a large picture of the goal: what it is, its name, and an arrow to others.
func (l *Scene) paintGoalName(dl *render.List, f *ui.Frame, c *ui.Control) {
	ui.Shade(dl, f, c, c.Rect, f.Radius())
	x := c.Rect.H + f.Dip(16)
	words := render.Rect{X: c.Rect.X + x, W: c.Rect.W - x - f.Dip(8)}
	small, title := f.Face(render.Regular, 16), f.Face(render.Title, 20)
	lines := f.Wrap(c.Value, title, words.W)
	line, big := f.Fonts.Metrics(small).Line, f.Fonts.Metrics(title).Line
	words.Y = render.Floor(c.Rect.Y + (c.Rect.H-line*2-big*float32(len(lines)))/2)
	put := func(face render.FaceID, text string, h float32, ink render.Color) {
		words.H = h
		dl.TextIn(f.Fonts, face, text, f.Within(c.Rect, words), f.Near(), render.Middle, ink)
		words.Y += h
	}
	put(small, c.Label, line, f.Theme.Ink2)
	for _, text := range lines {
		put(title, text, big, f.Theme.Ink)
	}
	more := l.Stage.Lang.T("lab.other_goal")
	put(f.FaceFitting(more, words.W), more, line, f.Theme.Accent)
}
