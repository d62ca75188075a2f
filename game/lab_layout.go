package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// labPlace is where the parts of the laboratory stand in this tick.
type labPlace struct {
	large bool        // the text is so large that the board leaves it more room
	bar   render.Rect // back, the goal and the verdict
	area  render.Rect // for the board
	tabs  render.Rect
	panel render.Rect // for the rest
	tray  render.Rect // the board on the screen
	cell  float32
	at    render.Point // upper left corner of cell 0 on the screen
}

var verdictID = ui.ID{Name: "verdict"}

// split divides the screen.
func (l *lab) split(f *ui.Frame) {
	pl, safe := &l.place, f.Safe
	pl.large = f.TextSize > 1.35
	edge := f.Dip(12)
	bar := f.Dip(64)
	if f.Wide() {
		side := clamp(safe.W*0.4, f.Dip(280), f.Dip(400)*max(1, f.TextSize*0.8))
		tray, _, _ := render.TrayFor(render.Rect{W: safe.W - side - 2*edge, H: safe.H - 2*edge}, l.it.Start.Size(), f.Scale, boardMost)
		spare := max(0, safe.W-side-tray.W-2*edge)
		side += min(spare*0.5, f.Dip(80)) // what a narrow board leaves free, in part
		pull := max(0, safe.W-side-tray.W-2*edge) * 0.5
		x := float32(int(safe.X + safe.W - side - pull))
		pl.area = render.Rect{X: safe.X + edge + pull, Y: safe.Y + edge, W: x - safe.X - 2*edge - pull, H: safe.H - 2*edge}
		down := min((safe.H-tray.H)*0.5, (safe.H-f.Dip(boardMost))*0.5) // in line with a board that fills no high window
		y := float32(int(safe.Y + max(0, down)))
		pl.bar = render.Rect{X: x, Y: y, W: side - edge, H: bar}
		pl.panel = render.Rect{X: x, Y: y + bar, W: side - edge, H: safe.Y + safe.H - y - bar}
		pl.cutTabs(f)
		if tray.W < f.Dip(labLeast) {
			l.splitSmall(f, tray)
		}
		return
	}
	pl.bar = render.Rect{X: safe.X + f.Dip(4), Y: safe.Y, W: safe.W - f.Dip(16), H: bar}
	part := float32(0.47)
	if pl.large {
		part = 0.4
	}
	most := safe.H * part
	tray, _, _ := render.TrayFor(render.Rect{X: safe.X + edge, W: safe.W - 2*edge, H: most}, l.it.Start.Size(), f.Scale, boardMost)
	pl.area = render.Rect{X: safe.X + edge, Y: safe.Y + bar, W: safe.W - 2*edge, H: tray.H}
	w := min(safe.W-2*edge, f.Dip(pageWidth)*max(1, f.TextSize))
	y := pl.area.Y + pl.area.H + f.Dip(8)
	pl.panel = render.Rect{X: float32(int(safe.X + (safe.W-w)/2)), Y: y, W: w, H: safe.Y + safe.H - y}
	pl.cutTabs(f)
}

// cutTabs cuts the tabs off the panel.
func (pl *labPlace) cutTabs(f *ui.Frame) {
	h := f.ControlHeight()
	pl.tabs = render.Rect{X: pl.panel.X, Y: pl.panel.Y, W: pl.panel.W, H: h}
	pl.panel.Y += h + f.Dip(4)
	pl.panel.H -= h + f.Dip(4)
}

// labLeast is the width in dip below which a board beside bar, tabs and panel stands better below bar and tabs.
const labLeast = 120

// splitSmall divides a small wide screen, if that makes its board larger: bar and tabs have the whole width, board and
// panel stand side by side below them.
func (l *lab) splitSmall(f *ui.Frame, was render.Rect) {
	pl, safe, edge := &l.place, f.Safe, f.Dip(12)
	small := labPlace{large: pl.large, tray: pl.tray}
	small.bar = render.Rect{X: safe.X + edge, Y: safe.Y, W: safe.W - 2*edge, H: f.Dip(64)}
	small.panel = render.Rect{X: safe.X + edge, Y: safe.Y + small.bar.H, W: safe.W - 2*edge, H: safe.H - small.bar.H}
	small.cutTabs(f)
	small.area = small.panel
	small.area.H -= edge
	small.area.W = min(small.area.H, safe.W*0.45)
	tray, _, _ := render.TrayFor(small.area, l.it.Start.Size(), f.Scale, boardMost)
	if tray.W <= was.W && was.W <= pl.area.W {
		return
	}
	small.panel.X += small.area.W + edge
	small.panel.W -= small.area.W + edge
	*pl = small
}

func (l *lab) layout(f *ui.Frame) {
	l.split(f)
	pl := &l.place
	l.bar(f)
	l.boardIn(f, pl.area)
	l.tabs(f, pl.tabs)
	area := pl.panel
	clip := render.Rect{X: area.X - f.Dip(10), Y: area.Y, W: area.W + f.Dip(20), H: area.H}
	col := l.scroll.Begin(f, clip, area)
	col.Space(8)
	switch l.tab {
	case setupTab:
		l.setupPanel(f, col)
	case whyTab:
		l.whyPanel(f, col)
	case parityTab:
		l.parityPanel(f, col)
	case solveTab:
		l.solvePanel(f, col)
	}
	l.end(f, col)
}

// bar lays out the button back, the goal and the verdict.
func (l *lab) bar(f *ui.Frame) {
	r, side := l.place.bar, f.Dip(48)
	y := r.Y + (r.H-side)/2
	f.Add(ui.Control{ID: backID, Role: ui.Button, Look: ui.Quiet, Label: l.app.lang.T("common.back"), Icon: render.Back,
		Rect: render.Rect{X: r.X, Y: y, W: side, H: side}})
	f.Add(ui.Control{ID: labGoalID, Role: ui.Button, Look: ui.Custom, Label: l.app.lang.T("lab.goal"), Value: l.words.goal,
		Rect: render.Rect{X: r.X + r.W - side, Y: y, W: side, H: side}})
	words := render.Rect{X: r.X + side + f.Dip(4), Y: r.Y, W: r.W - 2*side - f.Dip(12), H: r.H}
	f.Add(ui.Control{ID: verdictID, Role: ui.Status, Look: ui.Custom, Label: l.app.lang.T("lab.title"), Value: l.words.verdict, Rect: words})
}

// paintVerdict draws a tick or a cross, the verdict, and where there is room the goal's name below.
func (l *lab) paintVerdict(dl *render.List, f *ui.Frame, c *ui.Control) {
	r := c.Rect
	side := f.Dip(24)
	room := r.W - side - f.Dip(6)
	bold, face := f.Fitting(render.Bold, 20, c.Value, room), f.Fitting(render.Regular, 16, l.words.goal, room)
	mb, mf := f.Fonts.Metrics(bold), f.Fonts.Metrics(face)
	if mb.Line+mf.Line > r.H {
		mf.Line = 0
	}
	y := float32(int(r.Y + (r.H-mb.Line-mf.Line)/2))
	icon, color := render.Tick, f.Theme.Accent
	if !l.solvable() {
		icon, color = render.Close, f.Theme.Error
	}
	at := render.Rect{X: r.X, Y: y + (mb.Line-side)/2, W: side, H: side}
	words := render.Rect{X: r.X + side + f.Dip(6), Y: y, W: room, H: mb.Line}
	align := render.Start
	if f.RTL {
		at.X = r.X + r.W - side
		words.X, align = r.X, render.End
	}
	dl.Icon(icon, at, f.Dip(3), color)
	dl.TextIn(f.Fonts, bold, c.Value, words, align, render.Middle, color)
	if mf.Line == 0 {
		return
	}
	dl.TextIn(f.Fonts, face, l.words.goal, render.Rect{X: words.X, Y: y + mb.Line, W: words.W, H: mf.Line}, align, render.Middle, f.Theme.Ink2)
}

// tabs lays out the tabs side by side.
func (l *lab) tabs(f *ui.Frame, r render.Rect) {
	longest := ""
	for _, name := range l.names {
		if face := f.Face(render.Regular, 16); f.Fonts.Width(face, name) > f.Fonts.Width(face, longest) {
			longest = name
		}
	}
	face := f.FaceFitting(longest, r.W/labTabs-f.Dip(14))
	for i, name := range l.names {
		f.Add(ui.Control{ID: ui.ID{Name: labTabGroup, N: i}, Role: ui.Radio, Look: ui.Chip, Label: name, On: i == l.tab,
			Align: render.Middle, Face: face, Rect: f.Split(r, labTabs, i, 2)})
	}
}

// paintGoal draws the goal's picture.
func (l *lab) paintGoal(dl *render.List, f *ui.Frame, c *ui.Control) {
	v := &l.goal
	v.Rect, v.Scale, v.Goal, v.Theme = c.Rect, f.Scale, l.it.Goal, f.Theme
	if c.Pressed {
		v.Rect = v.Rect.Inset(f.Dip(1))
	}
	dl.GoalThumb(f.Fonts, v)
	if c.Focused && f.ShowRing {
		ui.Ring(dl, f, c.Rect.Inset(f.Dip(4)), f.Dip(4))
	}
}

// setupPanel is the column in which the question is set up.
func (l *lab) setupPanel(f *ui.Frame, col *ui.Column) {
	t := l.app.lang.T
	col.Small(t("lab.how_setup"))
	l.buttons(f, col, []button{
		{largestID, "", render.Star, true},
		{swapID, "lab.swap", render.Swap, true},
		{mendID, "lab.mend", render.Tick, l.why.x.CanMend},
		{shuffleID, "lab.shuffle", render.Dice, true},
		{sortID, "lab.sort", render.Atlas, !l.solved()},
		{undoID, "play.undo", render.Undo, len(l.past) > 0},
		{redoID, "play.redo", render.Redo, len(l.future) > 0},
		{labShareID, "lab.share", render.Share, true},
	})
	row := func(id ui.ID, key, value string, icon render.Icon) {
		c := col.Open(id, t(key), value)
		c.Icon = icon
	}
	row(labGoalRowID, "lab.choose_goal", l.words.goal, render.Lab)
	row(labEntryID, "lab.enter", "", render.Keyboard)
	row(labGameID, "lab.take_game", "", render.Copy)
	col.Space(8)
	c := col.Button(labPlayID, t("lab.play"), ui.Primary)
	c.Icon, c.Disabled = render.Play, !l.solvable() || l.solved()
}

// buttons lays out buttons with their words below them, as many in a row as have room.
func (l *lab) buttons(f *ui.Frame, col *ui.Column, set []button) {
	face := f.Face(render.Regular, 16)
	var widest float32
	for i := range set {
		widest = max(widest, f.Fonts.Width(face, l.buttonWord(&set[i])))
	}
	per := min(max(int(col.Area.W/max(widest+f.Dip(6), f.Dip(52))), 1), len(set))
	rows := (len(set) + per - 1) / per
	per = (len(set) + rows - 1) / rows // rows of like length
	for i := 0; i < len(set); i += per {
		row := col.Take(f.StackedHeight())
		for j := i; j < min(i+per, len(set)); j++ {
			b := &set[j]
			f.Add(ui.Control{ID: b.id, Role: ui.Button, Look: ui.Stacked, Label: l.buttonWord(b), Icon: b.icon, Disabled: !b.enabled,
				Face: face, Rect: f.Split(row, per, j-i, 2)})
		}
	}
	col.Space(8)
}

func (l *lab) buttonWord(b *button) string {
	if b.id == largestID {
		return l.words.largest
	}
	return l.app.lang.T(b.word)
}

// whyPanel is the column that explains the verdict.
func (l *lab) whyPanel(f *ui.Frame, col *ui.Column) {
	t := l.app.lang.T
	col.Line(l.probeWords(), ui.Plain, render.Bold, 16)
	col.Space(8)
	col.Para(l.words.rule)
	col.Para(l.words.always)
	col.Para(l.words.general)
	col.Small(t("lab.inversion"))
	if l.counted(f) {
		col.Small(l.words.counts)
	}
	l.mendButton(col)
}

// mendButton says which swap makes the board solvable, and offers it.
func (l *lab) mendButton(col *ui.Column) {
	if !l.why.x.CanMend {
		return
	}
	col.Para(l.words.mend)
	b := col.Button(mendID, l.app.lang.T("lab.mend"), ui.Primary)
	b.Icon = render.Tick
}
