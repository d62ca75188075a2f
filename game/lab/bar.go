package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var (
	goalID    = ui.ID{Name: "labgoal"}
	verdictID = ui.ID{Name: "verdict"}
)

// layoutBar lays out the button Back, the goal and, between them, the verdict.
func (l *Scene) layoutBar(f *ui.Frame, r render.Rect) {
	side := f.Dip(48)
	y := r.Y + (r.H-side)/2
	f.Add(l.BackButton(render.Rect{X: r.X, Y: y, W: side, H: side}))
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Custom, Label: l.Stage.Lang.T("lab.goal"), Value: l.bench.facts.goalName,
		Rect: render.Rect{X: r.X + r.W - side, Y: y, W: side, H: side}})
	between := render.Rect{X: r.X + side + f.Dip(4), Y: r.Y, W: r.W - 2*side - f.Dip(12), H: r.H}
	f.Add(ui.Control{ID: verdictID, Role: ui.Status, Look: ui.Custom, Label: l.Stage.Lang.T("lab.title"), Value: l.Verdict(), Rect: between})
}

// paintVerdict draws a tick or a cross, the verdict and, if it fits, the goal's name below.
func (k *facts) paintVerdict(dl *render.List, f *ui.Frame, c *ui.Control) {
	r := c.Rect
	side := f.Dip(24)
	width := r.W - side - f.Dip(6)
	bold, face := f.Fitting(render.Title, 20, c.Value, width), f.Fitting(render.Regular, 16, k.goalName, width)
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

// paintGoal draws the picture of the goal.
func (l *Scene) paintGoal(dl *render.List, f *ui.Frame, c *ui.Control) {
	v := render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: l.bench.goal, Theme: f.Theme, Colors: l.bench.board.Colors}
	if c.Pressed {
		v.Rect = v.Rect.Inset(f.Dip(1))
	}
	dl.GoalThumb(f.Fonts, &v)
	if c.Focused && f.ShowRing {
		ui.Ring(dl, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}
