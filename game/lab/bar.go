package lab

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var (
	goalID    = ui.ID{Name: "labgoal"}
	hungID    = ui.ID{Name: "labhung"} // the large picture of the goal beside the words of the tab that solves
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
	if l.hung {
		f.Add(ui.Control{ID: hungID, Look: ui.Custom, Rect: goal})
	}
	inBar := goal.Empty() || l.hung
	if inBar {
		goal = render.Rect{X: r.X + r.W - side, Y: y, W: side, H: side}
		between.W -= side + f.Dip(8)
	}
	f.Add(ui.Control{ID: goalID, Role: ui.Button, Look: ui.Custom, Label: t("lab.goal"), Value: l.bench.facts.goalName, Rect: goal})
	verdict := ui.Control{ID: verdictID, Role: ui.Status, Look: ui.Custom, Label: t("lab.title"), Value: l.Verdict(), Rect: between}
	if l.reasoned = l.apart; !l.apart {
		l.layoutBarVerdict(f, verdict, inBar)
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
	reasonSize   = 20
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

// The measures of a verdict in the bar in dip: its letters, the side of the disc before it, and the space after that.
const (
	verdictSize = 24
	verdictDisc = 26
	discGap     = 8
)

// layoutBarVerdict adds the verdict in the bar and, if more is set and there is room, a line below it: the reason of the verdict or, if that
// is too long, the name of the goal.
func (l *Scene) layoutBarVerdict(f *ui.Frame, verdict ui.Control, more bool) {
	r, reason := verdict.Rect, l.bench.facts.headline
	in := f.Dip(verdictDisc + discGap)
	high := f.Fonts.Metrics(f.Fitting(render.Title, verdictSize, verdict.Value, r.W-in)).Line
	face := f.Face(render.Regular, remarkSize(f, reason, render.Regular, r.W))
	below := f.Fonts.Metrics(face).Line
	if !more || high+below > r.H+f.Dip(barSlack) {
		below = 0
	}
	words := render.Rect{X: r.X + in, Y: render.Floor(r.Y + (r.H-high-below)/2), W: r.W - in, H: high}
	if head := f.Dip(barHeight); r.H > head { // a high bar: the verdict is where the titles of other pages are
		words.Y = render.Floor(r.Y + (head-high)/2)
	}
	l.words, l.name = f.Within(r, words), render.Rect{X: r.X, Y: words.Y + high, W: r.W, H: below}
	if l.reasoned = below > 0 && f.Fonts.Width(face, reason) <= r.W; l.reasoned {
		f.Add(ui.Control{Label: reason, Look: ui.Small, Face: face, Rect: l.name})
		verdict.Rect.H = l.name.Y - r.Y
		l.name = render.Rect{}
	}
	f.Add(verdict)
}

// paintBarVerdict draws a tick or a cross on a disc and the verdict in the bar, and the name of the goal below it.
func (l *Scene) paintBarVerdict(dl *render.List, f *ui.Frame, c *ui.Control) {
	k, side := &l.bench.facts, f.Dip(verdictDisc)
	at := render.Rect{X: c.Rect.X, Y: render.Floor(l.words.Y + (l.words.H-side)/2), W: side, H: side}
	color := k.paintDisc(dl, f, f.Within(c.Rect, at))
	dl.TextIn(f.Fonts, f.Fitting(render.Title, verdictSize, c.Value, l.words.W), c.Value, l.words, f.Near(), render.Middle, color)
	face := f.FaceFitting(k.goalName, l.name.W)
	if !l.name.Empty() && f.Fonts.Width(face, k.goalName) <= l.name.W {
		dl.TextIn(f.Fonts, face, k.goalName, l.name, f.Near(), render.Middle, f.Theme.Ink2)
	}
}

// paintVerdict draws a tick or a cross on a disc and the verdict, above the tabs.
func (k *facts) paintVerdict(dl *render.List, f *ui.Frame, c *ui.Control) {
	r, side, gap := c.Rect, f.Grown(52), f.Dip(12)
	width := r.W - side - gap
	bold := f.Fitting(render.Title, 44, c.Value, width)
	at := render.Rect{X: r.X, Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}
	color := k.paintDisc(dl, f, f.Within(r, at))
	high := f.Fonts.Metrics(bold).Line
	words := render.Rect{X: r.X + side + gap, Y: render.Floor(r.Y + (r.H-high)/2), W: width, H: high}
	dl.TextIn(f.Fonts, bold, c.Value, f.Within(r, words), f.Near(), render.Middle, color)
}

// paintDisc draws a tick or a cross on a disc and returns the colour of the verdict.
func (k *facts) paintDisc(dl *render.List, f *ui.Frame, at render.Rect) render.Color {
	icon, ground, ink := render.Tick, f.Theme.Accent, f.Theme.OnAccent
	if !k.Solvable {
		icon, ground, ink = render.Close, f.Theme.Error, f.Theme.Paper
	}
	dl.Fill(at, at.W/2, ground)
	dl.Icon(icon, at.Inset(render.Floor(at.W*0.2)), max(f.Dip(2), at.W*0.07), ink)
	return ground
}

// paintGoal draws the picture of the goal and, in a place of its own at the foot of a column, its name beside it or above it.
func (l *Scene) paintGoal(dl *render.List, f *ui.Frame, c *ui.Control) {
	v := render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: l.bench.goal, Theme: f.Theme, Colors: l.bench.board.Palette}
	switch r := c.Rect; {
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

// paintHung draws the large picture of the goal that stands beside words.
func (l *Scene) paintHung(dl *render.List, f *ui.Frame, c *ui.Control) {
	dl.GoalThumb(f.Fonts, &render.GoalView{Rect: c.Rect, Scale: f.Scale, Goal: l.bench.goal, Theme: f.Theme, Colors: l.bench.board.Palette})
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
