package watch

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// reviewPlace is where the parts of the review stand.
type reviewPlace struct {
	bar, curve, board, panel render.Rect

	foot float32 // see place
}

// curveAbove is the space between the place and what the curve says of detours, in dip.
const curveAbove = 10

// curveMost is the most height of the curve with the place above it, and lowCurve that of the bands that stand there where the fewest
// moves are not known, both in dip.
const (
	curveMost = 240
	lowCurve  = 120
)

// The parts of the height of a narrow screen that the curve has, less with large letters, which leave the room to the board, and the
// board at most.
const (
	curvePart  = 0.27
	curveLarge = 0.25
	boardMost  = 0.52
)

// curveHigh is the most height of the curve, in dip, where the column beside the board has room to spare.
const curveHigh = 360

func (v *Review) findPlace(f *ui.Frame) (p reviewPlace) {
	safe, edge := f.Safe, f.Dip(edgeWidth)
	if !f.Wide() {
		edge = f.Dip(pageEdge)
	}
	size := v.recording.Game.Goal.Size()
	bar, most := v.barHeight(f), f.Dip(curveMost)
	if v.review == nil || !v.review.Exact() {
		most = f.Dip(lowCurve)
	}
	if !f.Wide() {
		part := float32(curvePart)
		if f.TextSize >= ui.LargeText {
			part = curveLarge
		}
		p.bar = render.Rect{X: safe.X + f.Dip(4), Y: safe.Y, W: safe.W - f.Dip(16), H: bar}
		y, width := safe.Y+bar, min(safe.W-2*edge, f.Grown(stage.PageWidth))
		x := render.Floor(safe.X + (safe.W-width)/2)
		p.curve = render.Rect{X: x, W: width, H: render.Floor(max(f.Dip(88), min(most, safe.H*part)))}
		tray, _ := boardview.Tray(f, render.Rect{W: safe.W - 2*edge, H: max(f.Dip(72), min(safe.H*boardMost, safe.H-bar-p.curve.H-f.Dip(20)-v.controlsHeight(f, width)))}, size, boardview.MostSide(f))
		p.board = render.Rect{X: safe.X + edge, Y: y, W: safe.W - 2*edge, H: tray.H}
		p.curve.Y = y + tray.H + f.Dip(8) // with the buttons that step along it
		y = p.curve.Y + p.curve.H + f.Dip(8)
		p.panel = render.Rect{X: x, Y: y, W: width, H: safe.Y + safe.H - y}
		return p
	}
	if page, ok := boardview.PageFor(f, size, barHeight(f)); ok {
		p.bar, p.board, p.curve, p.panel = page.Bar, page.Board, page.Rest, page.Rest
		p.curve.H = render.Floor(max(f.Dip(80), min(most, page.Rest.H*0.32)))
		p.foot = page.Board.Y + page.Board.H
		if v.review != nil && v.review.Exact() && v.review.Done() { // what the rest of the column leaves, once that grows no more
			spare := p.foot - page.Rest.Y - f.Dip(8) - f.Column(page.Rest).Measure(func(col *ui.Column) { v.layoutPanel(f, col, 0) })
			p.curve.H = render.Floor(max(p.curve.H, min(spare, f.Dip(curveHigh))))
		}
		p.panel.Y += p.curve.H + f.Dip(8)
		p.panel.H -= p.curve.H + f.Dip(8)
		return p
	}
	side := max(f.Dip(280), min(f.Dip(520)*max(1, f.TextSize*0.8), safe.W*0.42))
	tray, _ := boardview.Tray(f, render.Rect{W: safe.W - side - 2*edge, H: safe.H - 2*edge}, size, boardview.MostSide(f))
	pull := max(0, safe.W-side-tray.W-2*edge) * 0.5
	x := render.Floor(safe.X + safe.W - side - pull)
	p.board = render.Rect{X: safe.X + edge + pull, Y: safe.Y + edge, W: x - safe.X - 2*edge - pull, H: safe.H - 2*edge}
	top := render.Floor(safe.Y + max(0, min((safe.H-tray.H)*0.5, (safe.H-f.Dip(boardview.MostSide(f)))*0.5)))
	p.bar = render.Rect{X: x, Y: top, W: side - edge, H: bar}
	p.curve = render.Rect{X: x + f.Dip(12), Y: top + bar, W: side - edge - f.Dip(20)}
	high := max(safe.H*0.3, safe.Y+safe.H-top-bar-f.Dip(16)-v.controlsHeight(f, p.curve.W)) // what the controls leave
	p.curve.H = render.Floor(max(f.Dip(80), min(most, high, safe.H*0.5)))
	y := p.curve.Y + p.curve.H + f.Dip(8)
	p.panel = render.Rect{X: p.curve.X, Y: y, W: p.curve.W, H: safe.Y + safe.H - y}
	return p
}

// barHeight is the height of the bar, which does without the name of the game on a narrow screen with large letters.
func (v *Review) barHeight(f *ui.Frame) float32 {
	if summedAbove(f) && !inOneLine(f, v.Stage.Lang.T("review.title"), v.words.name) {
		return barHeight(f)
	}
	return lowBar(f)
}

// controlsHeight is the height of what is to be in sight below the board: the buttons and the sum.
func (v *Review) controlsHeight(f *ui.Frame, width float32) float32 {
	return reelHeight(f) + f.Dip(8) + v.sumHeight(f, width)
}

// placeFace is the font of the place, which grows as the figures below it do.
func placeFace(f *ui.Frame) render.FaceID { return f.Face(render.Bold, grown(f, 16)) }

// Layout lays out everything.
func (v *Review) Layout(f *ui.Frame) {
	v.words.update(v)
	p := v.findPlace(f)
	t := v.Stage.Lang.T
	rest := v.BackIn(f, p.bar, p.bar.X+f.Dip(barOut))
	name := ""
	if summedAbove(f) {
		name = v.words.name
	}
	f.Add(ui.Control{ID: sumID, Role: ui.Heading, Look: ui.Custom, Label: t("review.title"), Value: name, Rect: headIn(f, p.bar, rest, p.curve)})
	v.layoutCurve(f, p.curve)
	b := &v.board
	b.Zoom, b.Cursor = boardview.Zoom{}, boardview.Cursor{}
	b.Layout(v.Stage, f, v.shown(), v.recording.Game.Goal, boardview.Place{Area: p.board, Max: boardview.MostSide(f), Label: t("watch.board"), Value: v.words.place(v)})
	b.Shift = b.Motion.Append(b.Shift[:0], v.Stage, b)
	b.Trial = v.better.moves != nil // another way than the player's, in the colour of its line in the curve
	clip := stage.ToEdge(f.Safe, render.Rect{X: p.panel.X - f.Dip(10), Y: p.panel.Y, W: p.panel.W + f.Dip(20), H: p.panel.H})
	col := v.Scroll.Begin(f, clip, p.panel)
	col.Hang = f.Dip(8)
	v.layoutPanel(f, col, p.foot-v.Scroll.Offset)
	v.End(f, col)
}

// layoutCurve lays out the place and, below it, the curve as a slider over the positions.
func (v *Review) layoutCurve(f *ui.Frame, r render.Rect) {
	t := v.Stage.Lang.T
	place := v.words.place(v)
	words := r
	words.H = f.Fonts.Metrics(placeFace(f)).Line
	f.Add(ui.Control{ID: placeID, Role: ui.Status, Look: ui.Custom, Label: place, Rect: words, Face: f.Fitting(render.Bold, grown(f, 16), place, words.W-f.Dip(placeGap))})
	r.Y, r.H = words.Y+words.H+f.Dip(curveAbove), r.H-words.H-f.Dip(curveAbove)
	label := t("review.line")
	if v.review != nil && v.review.Exact() {
		label = t("review.curve")
	}
	pad := v.curvePad(f)
	r.W += v.curveOver(f)
	f.Add(ui.Control{ID: curveID, Role: ui.Slider, Look: ui.Custom, Label: label, Value: place, Rect: r,
		Range: ui.Range{Hi: float32(max(1, v.span())), At: float32(v.at + v.better.at), Step: 1}, Ends: pad - f.Dip(12)})
}

// placeGap is the least space between the position and how far from the goal it is, in dip.
const placeGap = 16

// paintPlace draws the position and, at the end of the line, how far from the goal it is, in the colour of the better way while that is
// shown.
func (v *Review) paintPlace(l *render.List, f *ui.Frame, c *ui.Control) {
	ink := f.Theme.Ink
	if v.better.moves != nil {
		ink = f.Theme.Accent
	}
	l.TextIn(f.Fonts, c.Face, v.words.step, c.Rect, f.Near(), render.Middle, ink)
	l.TextIn(f.Fonts, c.Face, v.words.left, c.Rect, f.Far(), render.Middle, f.Theme.Ink2)
}

// layoutPanel lays out the buttons, the truth and the detours, and at the foot of the column what leads elsewhere.
func (v *Review) layoutPanel(f *ui.Frame, col *ui.Column, foot float32) {
	t := v.Stage.Lang.T
	left, right := render.Left, render.Right
	if f.RTL {
		left, right = right, left
	}
	showing := v.better.moves != nil
	begins, ends := v.at == 0, v.at == v.length()
	run := ui.Command{ID: runID, Label: t("review.best"), Icon: render.Wand}
	if _, ok := v.best(); !ok && !showing {
		run.Disabled = true
	}
	if showing {
		begins, ends = v.better.at == 0, v.better.at == len(v.better.moves)
		if v.better.next > 0 {
			run.Label, run.Icon = t("watch.pause"), render.Pause
		} else {
			run.Label, run.Icon = t("watch.play"), render.Play
		}
	}
	layoutRow(col, [...]ui.Command{
		{ID: firstID, Label: t("watch.first"), Icon: render.First, Disabled: begins && !showing},
		{ID: beforeID, Label: t("watch.before"), Icon: left, Disabled: begins},
		run,
		{ID: afterID, Label: t("watch.after"), Icon: right, Disabled: ends},
		{ID: lastID, Label: t("watch.last"), Icon: render.Step, Disabled: ends && !showing},
	})
	v.layoutSum(col)
	v.layoutDetours(col)
	col.Space(16)
	v.actions = [...]ui.Command{
		{ID: fromHereID, Label: t("watch.from_here"), Icon: render.New, Disabled: v.shown() == v.recording.Game.Goal.Board()},
		{ID: rewatchID, Label: t("review.watch"), Icon: render.Eye}}
	col.Y = max(col.Y, foot-col.Measure(func(col *ui.Column) { col.Commands(v.actions[:]) }))
	col.Commands(v.actions[:])
}

// sumHeight is the height of what stands below the buttons: the sum, and in its place the way out of a better way.
func (v *Review) sumHeight(f *ui.Frame, width float32) (h float32) {
	if len(v.words.figures) > 0 {
		h += figureRow(f) + f.Dip(8)
	}
	if v.tellsTruth() {
		face := f.Face(render.Regular, 16)
		h += f.Fonts.Metrics(face).Line*float32(len(f.Wrap(v.words.truth, face, width))) + f.Dip(8)
	}
	stop := v.stopButton(f, width)
	return max(h, stop.Rect.H+f.Dip(8))
}

// stopButton returns the way out of a better way: without an icon, as the arrow back is that of the page.
func (v *Review) stopButton(f *ui.Frame, width float32) ui.Control {
	c := ui.Control{ID: stopID, Role: ui.Button, Look: ui.Plain, Ground: true, Label: v.Stage.Lang.T("review.stop"), Align: render.Middle, Rect: render.Rect{W: width}}
	lines, face := f.LabelLines(&c)
	c.Rect.H = max(reelHeight(f), f.Fonts.Metrics(face).Line*float32(len(lines))+f.Dip(8))
	return c
}

// tellsTruth reports that the sum is told in a sentence: else figures and detours say it.
func (v *Review) tellsTruth() bool { return len(v.words.figures) == 0 || len(v.words.lines) == 0 }

// layoutSum lays out what the solve took or, while a better way is shown, the way back from it: in the middle of the same place, so that
// nothing below it moves.
func (v *Review) layoutSum(col *ui.Column) {
	f := col.F
	end := col.Y + v.sumHeight(f, col.Area.W)
	if v.better.moves != nil {
		stop := v.stopButton(f, col.Area.W)
		col.Y += render.Floor(max(0, end-f.Dip(8)-col.Y-stop.Rect.H) / 2)
		stop.Rect = col.Take(stop.Rect.H)
		f.Add(stop)
	} else {
		v.layoutFigures(col)
		if v.tellsTruth() {
			col.Small(v.words.truth)
		}
	}
	col.Y = max(col.Y, end)
}

// figureGroup is the name in the IDs of the figures, and lostFigure the number of that of lost moves.
const (
	figureGroup = "figure"
	lostFigure  = 2
)

// layoutFigures lays out how many moves were made and needed, and how many were lost, side by side.
func (v *Review) layoutFigures(col *ui.Column) {
	if len(v.words.figures) == 0 {
		return
	}
	f := col.F
	row := col.Take(figureRow(f))
	for i, one := range v.words.figures {
		r := f.Split(row, 3, i, 8)
		f.Add(ui.Control{ID: ui.ID{Name: figureGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: one.name, Value: one.value, Rect: r, Align: render.Middle,
			Face: f.Fitting(render.Figure, grown(f, 28), one.value, r.W)})
	}
	col.Space(8)
}

// layoutDetours lays out a row for each detour; pressed, it shows the better way.
func (v *Review) layoutDetours(col *ui.Column) {
	t := v.Stage.Lang.T
	if len(v.words.lines) == 0 {
		return
	}
	col.Heading(t("review.detours"))
	if !v.review.Exact() {
		col.Small(t("review.about_found"))
	}
	for i, line := range v.words.lines {
		col.Open(ui.ID{Name: detourID.Name, N: i}, line, "").Icon = render.Wand
	}
	if v.words.rest != "" {
		col.Small(v.words.rest)
	}
}
