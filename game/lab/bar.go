package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var (
	goalID    = ui.ID{Name: "labgoal"}
	verdictID = ui.ID{Name: "verdict"}
)

// barOut is how far the bar begins before what stands below it, in dip: so far the button Back is wider than its icon.
const barOut = 12

// layoutBar lays out the button Back, the verdict and the goal. If there is room, the verdict stands with its reason above the tabs,
// the goal with its name below the column; else both are in the bar.
func (l *Scene) layoutBar(f *ui.Frame, p *place) {
	t, r, goal, side := l.Stage.Lang.T, p.bar, p.goal, f.Dip(48)
	head := r // its part as high as the heads of other pages
	head.H = min(r.H, f.Dip(barHeight))
	y := r.Y + (head.H-side)/2 + (r.H - head.H)
	between := l.BackIn(f, head, r.X+f.Dip(barOut))
	between.H = r.H
	if goal.Empty() {
		goal = render.Rect{X: r.X + r.W - side, Y: y, W: side, H: side}
		between.W -= side + f.Dip(8)
	}
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Custom, Label: t("lab.goal"), Value: l.bench.facts.goalName, Rect: goal})
	verdict := ui.Control{ID: verdictID, Role: ui.Status, Look: ui.Custom, Label: t("lab.title"), Value: l.Verdict(), Rect: between}
	if p.verdict.Empty() {
		f.Add(verdict)
		return
	}
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: t("lab.title"), Face: f.Fitting(render.Title, 24, t("lab.title"), between.W), Rect: between})
	verdict.Rect = p.verdict
	verdict.Rect.H = f.Grown(verdictHigh)
	f.Add(verdict)
	face := f.Face(render.Regular, reasonSize)
	lines := f.Balance(l.bench.facts.headline, face, p.verdict.W)
	words := render.Rect{X: p.verdict.X, Y: verdict.Rect.Y + verdict.Rect.H, W: p.verdict.W, H: f.Fonts.Metrics(face).Line * float32(len(lines))}
	f.Add(ui.Control{Label: l.bench.facts.headline, Lines: lines, Look: ui.Small, Face: face, Rect: words})
}

// The measures of a verdict above the tabs, in dip: its height without the reason, the size of that, and the space below both.
const (
	verdictHigh  = 68
	reasonSize   = 18
	verdictBelow = 16
)

// barSlack is how much higher than the bar the lines of verdict and goal may be, in dip: their letters are lower than that.
const barSlack = 4

// verdictHeight returns the height of a verdict with its reason in a width. It has room for two lines, so that the tabs below stay
// where they are when the verdict changes.
func verdictHeight(f *ui.Frame, width float32, reason string) float32 {
	face := f.Face(render.Regular, reasonSize)
	return f.Grown(verdictHigh) + f.Fonts.Metrics(face).Line*float32(max(2, len(f.Wrap(reason, face, width)))) + f.Dip(verdictBelow)
}

// paintVerdict draws a tick or a cross on a disc and the verdict. bar says that it stands in the bar, which has room for the words alone,
// named that the name of the goal follows below it, if it fits.
func (k *facts) paintVerdict(dl *render.List, f *ui.Frame, c *ui.Control, bar, named bool) {
	r := c.Rect
	side, gap, size := f.Grown(52), f.Dip(12), float32(44)
	if bar {
		side, gap, size = 0, 0, 24
	}
	width := r.W - side - gap
	bold, face := f.Fitting(render.Title, size, c.Value, width), f.Fitting(render.Regular, 16, k.goalName, width)
	first, second := f.Fonts.Metrics(bold).Line, f.Fonts.Metrics(face).Line
	if !named || first+second > r.H+f.Dip(barSlack) || f.Fonts.Width(face, k.goalName) > width {
		second = 0
	}
	icon, ground, ink, color := render.Tick, f.Theme.Accent, f.Theme.OnAccent, f.Theme.Accent
	if !k.Solvable {
		icon, ground, ink, color = render.Close, f.Theme.Error, f.Theme.Paper, f.Theme.Error
	}
	at := render.Rect{X: r.X, Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}
	words := render.Rect{X: r.X + side + gap, Y: render.Floor(r.Y + (r.H-first-second)/2), W: width, H: first}
	if head := f.Dip(barHeight); bar && r.H > head { // a high bar: the verdict is where the titles of other pages are
		words.Y = render.Floor(r.Y + (head-words.H)/2)
	}
	if f.RTL {
		at, words = f.Within(r, at), f.Within(r, words)
	}
	if !bar {
		dl.Fill(at, side/2, ground)
		dl.Icon(icon, at.Inset(render.Floor(side*0.2)), max(f.Dip(2), side*0.07), ink)
	}
	dl.TextIn(f.Fonts, bold, c.Value, words, f.Near(), render.Middle, color)
	if second > 0 {
		words.Y, words.H = words.Y+first, second
		dl.TextIn(f.Fonts, face, k.goalName, words, f.Near(), render.Middle, f.Theme.Ink2)
	}
}

// paintGoal draws the picture of the goal and, in a place of its own at the foot of a column, its name beside it or above it.
func (l *Scene) paintGoal(dl *render.List, f *ui.Frame, c *ui.Control) {
	v := render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: l.bench.goal, Theme: f.Theme, Colors: l.bench.board.Palette}
	switch r := c.Rect; {
	case l.hung: // its words are the column beside it
		ui.Shade(dl, f, c, r, f.Radius())
	case r.H > r.W*goalFills && r.W > f.Dip(goalLeast):
		name := goalNameHeight(f)
		v.Rect.Y, v.Rect.H, v.Rect.W = r.Y+name, r.H-name, r.H-name
		v.Rect.X -= v.Lead() // it begins where the column does
		v.Rect = f.Within(r, v.Rect)
		l.paintGoalHead(dl, f, c)
	case r.W > r.H:
		v.Rect.W = r.H
		v.Rect.X -= v.Lead()
		v.Rect = f.Within(r, v.Rect)
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

// paintGoalHead draws a line above a large picture of the goal: its name, and at the end what leads to others.
func (l *Scene) paintGoalHead(dl *render.List, f *ui.Frame, c *ui.Control) {
	ui.Shade(dl, f, c, c.Rect, f.Radius())
	row, more, title := c.Rect, l.Stage.Lang.T("lab.other_goal"), f.Face(render.Title, 20)
	row.H = f.Fonts.Metrics(title).Line
	if f.Fonts.Width(title, c.Value)+f.Fonts.Width(f.Face(render.Regular, 16), more)+f.Dip(16) <= row.W {
		dl.TextIn(f.Fonts, f.Face(render.Regular, 16), more, row, f.Far(), render.Middle, f.Theme.Accent)
	}
	dl.TextIn(f.Fonts, f.Fitting(render.Title, 20, c.Value, row.W), c.Value, row, f.Near(), render.Middle, f.Theme.Ink)
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
